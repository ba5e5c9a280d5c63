"""A match: the walk of one game through its states, with a way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from hotl_desktop.games.base import (
    CHANCE,
    DICE,
    Action,
    Die,
    Event,
    Game,
    IllegalAction,
    NotUnderstood,
    OptionValue,
    Seat,
    State,
    Step,
    TurnRefusal,
    check_options,
    quoted,
)

from .dice import DiceSource, TypedDice
from .player import KINDS, Player
from .transcript import Entry, scribe_for


class Match:
    """One game being played, from its first die to where it stands, and what has been taken back since.

    The state is always what the rules make of the steps; `undo` and `redo` only move along them. Playing another
    step than the one taken back drops the rest; the dice stay what they were.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        dice: DiceSource,
        options: Mapping[str, OptionValue] | None = None,
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin a match.

        Args:
            game: which one.
            players: who plays, clockwise; their seats are the ones in play.
            dice: where its dice come from.
            options: the rules chosen; defaults for the rest.
            extra: further top-level keys of its record, kept as they are.

        Raises:
            NotUnderstood: the seats or options are not of this game.
        """
        self.game: Final = game
        self.options: Final = check_options(game, options or {})
        self.players: tuple[Player, ...] = tuple(players)
        self.dice: DiceSource = dice
        self.extra: dict[str, Any] = dict(extra or {})
        self._states: list[State] = [game.start(tuple(player.seat for player in players), self.options)]
        self._steps: list[Step] = []
        self._dice_before = [0]
        self._at = 0
        self._scribe = scribe_for(game)
        self._entries: list[Entry] = []
        self._noted = 0
        """How many steps the scribe has seen, so that events are written down once and not again at every step."""
        self._from_the_start = True

    @classmethod
    def from_position(
        cls,
        game: Game,
        state: State,
        players: Sequence[Player],
        dice: DiceSource,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Match:
        """Begin in the middle, at a position that was laid out by hand, as lessons do.

        Such a match can be played, taken back and branched like any other, but a record tells a game from its first
        die on, so there is none of it: see `has_record`.

        Args:
            game: which one.
            state: where it begins; a decision or the die of a turn is due.
            players: who plays, clockwise, on the seats of `state`.
            dice: where the dice from here on come from; the first one has number 0.
            options: the rules chosen; defaults for the rest.

        Raises:
            NotUnderstood: the options are not of this game.
            ValueError: `state` is of another game or has other seats.
        """
        if state.game_name != game.name:
            raise ValueError(f"the position is one of {state.game_name}, not of {game.name}")
        if tuple(player.seat for player in players) != state.seats:
            raise ValueError(f"the seats of the position are {', '.join(state.seats)}")
        match = cls(game, players, dice, options)
        match._states = [state]
        match._from_the_start = False
        return match

    @property
    def has_record(self) -> bool:
        """Whether a record can tell this match: it was played from the first die on."""
        return self._from_the_start

    # ------------------------------------------------------------------------------------------------ where

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[self._at]

    @property
    def length(self) -> int:
        """How many steps have been taken."""
        return self._at

    @property
    def longest(self) -> int:
        """How many steps there are with those taken back."""
        return len(self._steps)

    def state_at(self, length: int) -> State:
        """The position after the first `length` steps, up to `longest`."""
        return self._states[length]

    def step_at(self, index: int) -> Step:
        """Step number `index`, counted from 0."""
        return self._steps[index]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps taken, in order."""
        return tuple(self._steps[: self._at])

    def player(self, seat: Seat) -> Player:
        """Who sits on `seat`.

        Raises:
            NotUnderstood: nobody does.
        """
        for player in self.players:
            if player.seat == seat:
                return player
        raise NotUnderstood(f"nobody sits on {quoted(seat)}")

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The events of the record so far; from its position on where the match was laid out."""
        if self._noted > self._at:
            self._forget_entries()
        for index in range(self._noted, self._at):
            self._entries.extend(self._scribe.note(self._states[index], self._steps[index], self._states[index + 1]))
        self._noted = self._at
        last = self._scribe.unfinished()
        return (*self._entries, last) if last is not None else tuple(self._entries)

    def _forget_entries(self) -> None:
        self._scribe = scribe_for(self.game)
        self._entries.clear()
        self._noted = 0

    # ---------------------------------------------------------------------------------------------- playing

    def next_face(self) -> int | None:
        """The die that Chance must let fall now; None when none is due or it is not known yet."""
        if self.state.to_act() is not CHANCE:
            return None
        return self.dice.face(self._dice_before[self._at])

    def play(self, action: Action, events: list[Event] | None = None) -> State:
        """Take the decision of the seat to act.

        Raises:
            IllegalAction: the rules do not allow it.
        """
        return self._take(action, events)

    def roll(self, events: list[Event] | None = None) -> State:
        """Let the next die fall.

        Raises:
            IllegalAction: no die is due, or it is a real one that has not been entered.
        """
        face = self.next_face()
        if face is None:
            raise IllegalAction(TurnRefusal.NO_DIE, "a turn")
        return self._take(DICE[face], events)

    def enter_die(self, face: int, events: list[Event] | None = None) -> State:
        """Let a real die fall on `face`; after an undo the die that fell before comes again instead.

        Raises:
            IllegalAction: no die is due, the dice are not real ones, or there is no such face.
        """
        if self.state.to_act() is not CHANCE or not isinstance(self.dice, TypedDice):
            raise IllegalAction(TurnRefusal.NO_REAL_DIE, "a turn")
        if face not in DICE:
            raise IllegalAction(TurnRefusal.NO_SUCH_FACE, "a turn", face=face)
        if self.next_face() is None:
            self.dice.enter(face)
        return self.roll(events)

    def replay(self, step: Step) -> State:
        """Take a step of a record, dice as they fell.

        Raises:
            IllegalAction: the rules do not allow it.
        """
        return self._take(step, None)

    def _take(self, step: Step, events: list[Event] | None) -> State:
        after = self.state.apply(step, events)
        if self._at == len(self._steps) or self._steps[self._at] != step:
            if self._noted > self._at:
                self._forget_entries()
            del self._steps[self._at :], self._states[self._at + 1 :], self._dice_before[self._at + 1 :]
            self._steps.append(step)
            self._states.append(after)
            self._dice_before.append(self._dice_before[-1] + isinstance(step, Die))
        self._at += 1
        return after

    # ---------------------------------------------------------------------------------------- back and forth

    def go_to(self, length: int) -> None:
        """Take back or repeat steps so that `length` are taken.

        Raises:
            ValueError: there are not so many.
        """
        if not 0 <= length <= len(self._steps):
            raise ValueError(f"a match of {len(self._steps)} steps has no step {length}")
        self._at = length

    def branch(self, length: int, players: Sequence[Player] | None = None, dice: DiceSource | None = None) -> Match:
        """A new match that begins with the first `length` steps of this one.

        Args:
            length: how many steps to keep.
            players: who plays on, on the same seats; the same players if left out.
            dice: the source for what follows; the same if left out, where real dice entered from now on stay apart.
        """
        if dice is None:
            dice = TypedDice(self.dice.faces) if isinstance(self.dice, TypedDice) else self.dice
        copy = Match(self.game, players or self.players, dice, self.options)
        copy._states = self._states[: length + 1]
        copy._steps = self._steps[:length]
        copy._dice_before = self._dice_before[: length + 1]
        copy._at = length
        copy._from_the_start = self._from_the_start
        return copy

    def hand_over(self, seat: Seat, kind: str) -> None:
        """Let a person or an AI of another level play on for `seat`.

        Raises:
            NotUnderstood: nobody sits there, or there is no such kind.
        """
        if kind not in KINDS:
            raise NotUnderstood(f"{quoted(kind)} is none of {', '.join(KINDS)}")
        changed = replace(self.player(seat), kind=kind)
        self.players = tuple(changed if player.seat == seat else player for player in self.players)
