"""Matches made from a setup, and back: new games, games to be played again, games resumed."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from hotl_desktop.games.base import Die, Seat
from hotl_desktop.match.dice import SEED_BYTES, SealedDice, SeededDice, TypedDice
from hotl_desktop.match.duplicate import join_set, swapped_players
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player

from .table_setup import DiceKind, TableSetup, UndoPolicy

_TABLE_KEY: Final = "table"
"""The further key of a record under which the table's own habits are kept."""
HINTS_ALLOWED: Final = (0, 3, 10, None)
"""The allowances that are offered; None for any number."""


def new_match(setup: TableSetup, seed: bytes | None = None) -> Match:
    """A match that begins as `setup` says.

    Args:
        setup: who plays, how.
        seed: 32 bytes to take the dice from; fresh ones from the operating system if left out.

    Raises:
        NotUnderstood: the seats or options are not of the game.
    """
    if setup.dice is DiceKind.MANUAL:
        dice: SeededDice | TypedDice = TypedDice()
    else:
        dice = SeededDice(secrets.token_bytes(SEED_BYTES) if seed is None else seed)
    extra = {_TABLE_KEY: _habits(setup.undo, setup.hints)}
    return Match(setup.game, setup.players, dice, setup.options, extra)


def _habits(undo: UndoPolicy, hints: int | None) -> dict[str, Any]:
    return {"undo": undo.value} | ({} if hints is None else {"hints": hints})


def hints_allowed(match: Match) -> int | None:
    """How many hints each seat may have in `match`; None where its record sets no limit."""
    allowed = _table(match).get("hints")
    return allowed if type(allowed) is int and allowed >= 0 else None


def hints_used(match: Match, seat: Seat) -> int:
    """How many hints `seat` has had in `match`."""
    used = _table(match).get("hints used")
    count = used.get(seat) if isinstance(used, dict) else None
    return count if type(count) is int and count > 0 else 0


def count_hint(match: Match, seat: Seat) -> None:
    """Write down in `match` that `seat` has had one more hint, and where: looking at it again is free.

    What is taken back later does not undo that.
    """
    table = _table(match)
    used = table.get("hints used")
    counts = dict(used) if isinstance(used, dict) else {}
    match.extra[_TABLE_KEY] = table | {
        "hints used": counts | {seat: hints_used(match, seat) + 1},
        "hints at": [*_hinted(match), _place_of(match)],
    }


def hint_is_counted(match: Match) -> bool:
    """Whether the hint for the present position of `match` has been counted already, on this day or another."""
    return _place_of(match) in _hinted(match)


def _hinted(match: Match) -> list[str]:
    places = _table(match).get("hints at")
    return [one for one in places if isinstance(one, str)] if isinstance(places, list) else []


def _place_of(match: Match) -> str:
    """A short name for the way to the present position: the same after undo, redo and another start."""
    return hashlib.sha256("\n".join(map(str, match.steps)).encode()).hexdigest()[:16]


def _table(match: Match) -> dict[str, Any]:
    table = match.extra.get(_TABLE_KEY)
    return table if isinstance(table, dict) else {}


def undo_policy_of(match: Match) -> UndoPolicy:
    """The undo policy with which `match` was begun; free where its record does not say."""
    table: Any = match.extra.get(_TABLE_KEY)
    try:
        return UndoPolicy(table["undo"])
    except (TypeError, KeyError, ValueError):
        return UndoPolicy.FREE


def setup_of(match: Match) -> TableSetup:
    """The setup that would begin a match like `match`."""
    return TableSetup(
        match.game,
        tuple(Player(player.seat, player.name, player.kind or HUMAN) for player in match.players),
        match.options,
        DiceKind.MANUAL if isinstance(match.dice, TypedDice) else DiceKind.SEEDED,
        undo_policy_of(match),
        hints_allowed(match),
    )


def swapped_match(match: Match) -> Match | None:
    """The same game with the same dice and everybody one seat further; None where the dice cannot come again.

    It is a further game of the set of `match`, so that the library can sum them up.
    """
    if not isinstance(match.dice, SeededDice):
        return None
    setup = setup_of(match)
    moved = swapped_players(setup.players)
    swapped = new_match(
        TableSetup(setup.game, moved, setup.options, setup.dice, setup.undo, setup.hints), match.dice.seed
    )
    join_set(swapped, match)
    return swapped


def branched_match(match: Match, length: int) -> Match:
    """A game of its own that begins like the first `length` steps of `match`, at a table with the same habits."""
    branch = match.branch(length)
    branch.extra = {_TABLE_KEY: _habits(undo_policy_of(match), hints_allowed(match))}
    return branch


def playable(match: Match) -> Match:
    """`match` so that it can be played on here.

    Players of whom the record does not say who they are are people. Where the seed is somebody else's secret, the
    dice to come can only be real ones.
    """
    players = [Player(one.seat, one.name, one.kind or HUMAN, one.extra) for one in match.players]
    if not isinstance(match.dice, SealedDice):
        match.players = tuple(players)
        return match
    fallen = [step.face for step in match.steps if isinstance(step, Die)]
    return match.branch(match.length, players, TypedDice(fallen))
