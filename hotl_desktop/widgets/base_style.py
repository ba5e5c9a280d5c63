"""What all looks of the program are laid over."""

from __future__ import annotations

from typing import Final

STYLE_ARGUMENTS: Final = ("-style", "fusion")
"""For the making of the QApplication. To set the style later takes Python's QStyle with all its enums, which the first
paint can do without."""
