"""Whole games between opponents, each a function of its seed alone."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass

from hotl_desktop.games.base import CHANCE, OptionValue, Seat
from hotl_desktop.games.catalogue import game_named
from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import AI_PREFIX, Player

from .levels import choose


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played. Small and plain, so that it can travel to another process."""

    game: str
    levels: tuple[tuple[Seat, str], ...]
    """Who plays on which seat, clockwise."""
    options: Mapping[str, OptionValue]
    seed: bytes
    """32 bytes: the seed of the dice, and what the opponents' own chance is made from."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    match: Match
    seconds: Mapping[Seat, float]
    """Time spent on decisions, by seat."""
    decisions: Mapping[Seat, int]
    """Decisions taken, by seat."""


def seed_of_game(seed: bytes, number: int) -> bytes:
    """The seed of game `number` of a series that began with `seed`."""
    return hashlib.sha256(seed + b"game" + number.to_bytes(8, "big")).digest()


def seed_of_decision(seed: bytes, length: int) -> int:
    """What an opponent's own chance is made from, `length` steps into the game.

    It tells nothing about the dice: they are drawn from the seed in another way, through another hash.
    """
    return int.from_bytes(hashlib.sha256(b"decision" + seed + length.to_bytes(8, "big")).digest()[:8], "big")


def play(job: Job) -> Played:
    """Play one game to its end.

    Raises:
        NotUnderstood: there is no such game, seat, option or level.
    """
    players = [Player(seat, level, AI_PREFIX + level) for seat, level in job.levels]
    match = Match(game_named(job.game), players, SeededDice(job.seed), job.options)
    levels = dict(job.levels)
    seconds = dict.fromkeys(levels, 0.0)
    decisions = dict.fromkeys(levels, 0)
    while (actor := match.state.to_act()) is not None:
        if actor is CHANCE:
            match.roll()
            continue
        began = time.perf_counter()
        choice = choose(match.state, levels[actor], seed_of_decision(job.seed, match.length))
        seconds[actor] += time.perf_counter() - began
        decisions[actor] += 1
        match.play(choice.action)
    return Played(match, seconds, decisions)
