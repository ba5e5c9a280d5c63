"""What the status line says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """The point, and what may be added to it."""

    bold: str
    light: str = ""
    heard: str = ""
    """What is added for the ear, where the eye finds it elsewhere."""
