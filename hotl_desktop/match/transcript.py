"""The steps of a game as the events of its record, and back.

An event can stand for several steps (`NW 4 f7-f10` is a die and a line) or for none (`round 1 P3` only says what
follows from the opening). A scribe watches the steps go by and says which events are complete; reading an event
gives its steps, and whoever reads must see the scribe write the very same text again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from hotl_desktop.games.base import DICE, Action, Die, Game, NotUnderstood, Seat, State, Step, quoted
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a record."""

    text: str
    length: int
    """The number of steps taken when it is complete."""
    seat: Seat | None = None
    """Whose decision it holds; None for openings, rounds and deals."""
    action: Action | None = None
    """The decision it holds, if any."""


class Scribe(Protocol):
    """Writes down one game, from its first step on, and reads what another has written."""

    def note(self, before: State, step: Step, after: State) -> list[Entry]:
        """Take in the next step; the events that it completes, in order."""

    def unfinished(self) -> Entry | None:
        """The event under way, where a record may end with it."""

    def read(self, text: str, state: State) -> list[Step]:
        """The steps that `text` says happened in `state`.

        Raises:
            NotUnderstood: the text is not an event of this game.
        """


def scribe_for(game: Game) -> Scribe:
    """A scribe for one match of `game`, with a clean page."""
    return _LawnScribe() if game is GET_OFF_MY_LAWN else _LineScribe()


def _die(text: str) -> Die:
    if len(text) != 1 or text not in "123456":
        raise NotUnderstood(f"{quoted(text)} is not a face from 1 to 6")
    return DICE[int(text)]


class _Opening:
    """The `first` events, which both games share."""

    def __init__(self) -> None:
        self._rolls: list[str] = []

    def note(self, seat: Seat, die: Die, contenders: int) -> str | None:
        """Take in one opening roll; the event once all of the `contenders` have rolled."""
        self._rolls.append(f"{seat}:{die.face}")
        if len(self._rolls) < contenders:
            return None
        text = " ".join(("first", *self._rolls))
        self._rolls.clear()
        return text

    @staticmethod
    def read(words: list[str]) -> list[Step]:
        steps: list[Step] = []
        for word in words[1:]:
            _, colon, face = word.partition(":")
            if not colon:
                raise NotUnderstood(f"{quoted(word)} is not an opening roll as NW:5")
            steps.append(_die(face))
        return steps


class _Pages:
    """What both scribes keep: how many steps they have seen and the decision that waits for its die."""

    def __init__(self) -> None:
        self._length = 0
        self._opening = _Opening()


class _LineScribe(_Pages):
    """Head of the Line."""

    def __init__(self) -> None:
        super().__init__()
        self._rolled: tuple[Seat, Die] | None = None

    def note(self, before: State, step: Step, after: State) -> list[Entry]:
        assert isinstance(before, HeadOfTheLineState)
        self._length += 1
        if isinstance(step, Die):
            seat = before.roller
            assert seat is not None
            if before.contenders:
                text = self._opening.note(seat, step, len(before.contenders))
                return [] if text is None else [Entry(text, self._length)]
            self._rolled = seat, step
            return []
        actor = before.to_act()
        assert isinstance(actor, str)
        text = f"{actor} {step}" if self._rolled is None else f"{actor} {self._rolled[1]} {step}"
        self._rolled = None
        return [Entry(text, self._length, actor, step)]

    def unfinished(self) -> Entry | None:
        return None if self._rolled is None else Entry(f"{self._rolled[0]} {self._rolled[1]}", self._length)

    def read(self, text: str, state: State) -> list[Step]:
        words = text.split(" ")
        if words[0] == "first":
            return _Opening.read(words)
        if len(words) == 3 and words[1] == "@":
            return [state.parse_action(f"@ {words[2]}")]
        if len(words) == 3:
            return [_die(words[1]), state.parse_action(words[2])]
        if len(words) == 2:
            return [_die(words[1])]
        raise NotUnderstood(f"{quoted(text)} is not an event as NW 4 f7-f10")


_DEALT: Final = 8


class _LawnScribe(_Pages):
    """Get Off My Lawn."""

    def __init__(self) -> None:
        super().__init__()
        self._dealt: list[Die] = []
        self._decided: tuple[Seat, Action] | None = None

    def note(self, before: State, step: Step, after: State) -> list[Entry]:
        assert isinstance(before, GetOffMyLawnState)
        assert isinstance(after, GetOffMyLawnState)
        self._length += 1
        entries = self._note_die(before, step) if isinstance(step, Die) else self._note_action(before, step, after)
        if after.awaits_deal and not before.awaits_deal:
            entries.append(Entry(f"round {after.round_number} {after.round_starter}", self._length))
        return entries

    def _note_die(self, before: GetOffMyLawnState, die: Die) -> list[Entry]:
        seat = before.roller
        assert seat is not None
        if before.awaits_opening:
            text = self._opening.note(seat, die, len(before.opening_contenders))
            return [] if text is None else [Entry(text, self._length)]
        if before.awaits_deal:
            self._dealt.append(die)
            if len(self._dealt) < _DEALT:
                return []
            text = " ".join((f"deal {seat}", *map(str, self._dealt)))
            self._dealt.clear()
            return [Entry(text, self._length)]
        assert self._decided is not None
        actor, action = self._decided
        self._decided = None
        owner = before.fallen_owner
        outcome = str(die) if owner is None else f"{owner} {die}"
        return [Entry(f"{actor} {action} -> {outcome}", self._length, actor, action)]

    def _note_action(self, before: GetOffMyLawnState, action: Action, after: GetOffMyLawnState) -> list[Entry]:
        actor = before.to_act()
        assert isinstance(actor, str)
        if after.awaits_turn_die:
            self._decided = actor, action
            return []
        outcome = " -> power" if before.captures_power(action) else ""
        return [Entry(f"{actor} {action}{outcome}", self._length, actor, action)]

    def unfinished(self) -> Entry | None:
        return None

    def read(self, text: str, state: State) -> list[Step]:
        words = text.split(" ")
        if words[0] == "first":
            return _Opening.read(words)
        if words[0] == "round":
            raise NotUnderstood("no round begins here")
        if words[0] == "deal":
            if len(words) != _DEALT + 2:
                raise NotUnderstood(f"a deal has {_DEALT} dice, not {len(words) - 2}")
            return [_die(word) for word in words[2:]]
        decision, arrow, outcome = text.partition(" -> ")
        _, _, action = decision.partition(" ")
        steps: list[Step] = [state.parse_action(action)]
        if arrow and outcome != "power":
            steps.append(_die(outcome.split(" ")[-1]))
        return steps
