"""The games by name, for those who need no more of them than that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LINE_NAME: Final = "head-of-the-line"
LAWN_NAME: Final = "get-off-my-lawn"
"""As records spell them."""

TITLES: Final[Mapping[str, str]] = {LINE_NAME: "Head of the Line", LAWN_NAME: "Get Off My Lawn"}
"""The games' own names, never translated, in the order in which they are offered."""
