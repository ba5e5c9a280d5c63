"""Opponents and analysis: positions in, decisions and win chances out. Pure: no Qt, no files but its weights."""
