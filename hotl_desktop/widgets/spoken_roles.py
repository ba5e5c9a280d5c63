"""What the widgets of this package are to assistive technology, where Qt would see an unnamed box."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible

from hotl_desktop.view.accessible.factory import give_roles

_GROUPS: Final = (
    "DiceTray",
    "GameCard",
    "LessonPanel",
    "LineList",
    "MoveList",
    "PlayerPanel",
    "PlayerTable",
    "QScrollArea",
    "ReplayBar",
    "RuleRow",
    "SeatRow",
    "Segmented",
    "Stepper",
)
_GRAPHICS: Final = (
    "BigDie",
    "ChancesGraph",
    "DiagramView",
    "DiceRow",
    "FaceBars",
    "KeyCap",
    "MarkSign",
    "OddsChart",
    "Pips",
    "PowerDice",
    "ScoreBar",
    "SeatArt",
    "SeatBadge",
    "_Columns",
)
_TEXTS: Final = ("Keys", "Note", "StatusLine", "StepDots", "Tag")


def install() -> None:
    """Tell Qt, before anybody asks."""
    role = QAccessible.Role
    give_roles(dict.fromkeys(_GROUPS, role.Grouping))
    give_roles(dict.fromkeys(_GRAPHICS, role.Graphic))
    give_roles(dict.fromkeys(_TEXTS, role.StaticText))
    give_roles({"SheetOverlay": role.Dialog})
