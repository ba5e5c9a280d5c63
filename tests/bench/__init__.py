"""Measurements: run by hand, not by pytest."""
