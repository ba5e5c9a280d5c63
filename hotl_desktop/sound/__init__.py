"""Sounds: how they are made, when they are heard, and what plays them. No Qt."""
