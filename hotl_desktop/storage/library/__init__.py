"""Finished games in a database: to list, search, count and export. No Qt."""

from .facts import GameFacts, PlayerFacts, Result
from .library import Added, Kept, Library
from .opening import OpeningReport, open_library
from .query import GameRow, Order, Page, PlayerRow, Query
from .statistics import DiceLine, OpponentLine, PlayerLine

__all__ = [
    "Added",
    "DiceLine",
    "GameFacts",
    "GameRow",
    "Kept",
    "Library",
    "OpeningReport",
    "OpponentLine",
    "Order",
    "Page",
    "PlayerFacts",
    "PlayerLine",
    "PlayerRow",
    "Query",
    "Result",
    "open_library",
]
