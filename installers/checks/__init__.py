"""Checks of what was built, each a program of its own; `python -m installers.checks.release` runs them all."""
