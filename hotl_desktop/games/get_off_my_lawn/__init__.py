"""Get Off My Lawn: four players push their dice along a lawn of six rows.

Rule numbers (`GL 5:2`) are those of the designer's text; RULES.md beside this package has them with
the readings.
"""

from .actions import ALL_ACTIONS, Advance, Pass, Place, Push, Reclaim, Recover, Roll, Stage, parse_action
from .events import RoundEnd
from .game import GET_OFF_MY_LAWN, GetOffMyLawn
from .layout import lay_out
from .places import EMPTY, ENDS, NOBODY, POSITIONS, POWER, SEATS, SIDES, End, Position, Side
from .preview import Preview, StagedLoss
from .row import RowFacts
from .state import GetOffMyLawnState
from .table import Phase, ScoreParts

__all__ = [
    "ALL_ACTIONS",
    "EMPTY",
    "ENDS",
    "GET_OFF_MY_LAWN",
    "NOBODY",
    "POSITIONS",
    "POWER",
    "SEATS",
    "SIDES",
    "Advance",
    "End",
    "GetOffMyLawn",
    "GetOffMyLawnState",
    "Pass",
    "Phase",
    "Place",
    "Position",
    "Preview",
    "Push",
    "Reclaim",
    "Recover",
    "Roll",
    "RoundEnd",
    "RowFacts",
    "ScoreParts",
    "Side",
    "Stage",
    "StagedLoss",
    "lay_out",
    "parse_action",
]
