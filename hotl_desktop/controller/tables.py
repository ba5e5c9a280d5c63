"""Matches made from a setup, and back: new games, games to be played again, games resumed."""

from __future__ import annotations

import secrets
from typing import Any, Final

from hotl_desktop.games.base import Die
from hotl_desktop.match.dice import SEED_BYTES, SealedDice, SeededDice, TypedDice
from hotl_desktop.match.duplicate import join_set, swapped_players
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player

from .table_setup import DiceKind, TableSetup, UndoPolicy

_TABLE_KEY: Final = "table"
"""The further key of a record under which the table's own habits are kept."""


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
    extra = {_TABLE_KEY: {"undo": setup.undo.value}}
    return Match(setup.game, setup.players, dice, setup.options, extra)


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
    )


def swapped_match(match: Match) -> Match | None:
    """The same game with the same dice and everybody one seat further; None where the dice cannot come again.

    It is a further game of the set of `match`, so that the library can sum them up.
    """
    if not isinstance(match.dice, SeededDice):
        return None
    setup = setup_of(match)
    moved = swapped_players(setup.players)
    swapped = new_match(TableSetup(setup.game, moved, setup.options, setup.dice, setup.undo), match.dice.seed)
    join_set(swapped, match)
    return swapped


def branched_match(match: Match, length: int) -> Match:
    """A game of its own that begins like the first `length` steps of `match`, at a table with the same habits."""
    branch = match.branch(length)
    branch.extra = {_TABLE_KEY: {"undo": undo_policy_of(match).value}}
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
