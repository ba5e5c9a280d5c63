"""What lies over what on the board, from below. The values are z values of scene items."""

from __future__ import annotations

from typing import Final

GROUND: Final = 0.0
OVERLAY: Final = 1.0
LAID: Final = 2.0
"""The outline of the line laid last."""
PATHS: Final = 3.0
"""Offered lines; casings first, then paths, then the dots on them."""
CAPSULE: Final = 4.0
"""Round the previewed line."""
FIGURES: Final = 5.0
"""Of an overlay, to be read over the paths."""
PIECES: Final = 10.0
"""Chips and Heads; a fraction orders them by their row on the screen, so that each overlaps the one above it."""
RINGS: Final = 12.0
"""Round chips that offered lines would take, and the ends of lines."""
PREVIEW: Final = 14.0
"""Ghosts, victims, refuges, arrows, the Head to come."""
SHADOWS: Final = 20.0
"""Of pieces in the air."""
FLYING: Final = 21.0
TAGS: Final = 30.0
"""And the keyboard's focus."""
