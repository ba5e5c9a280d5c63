"""The owner of the live match, and the one ring that every move goes round.

A choice comes in by `play`, is checked by the rules, recorded, and told to the table by `stepped`. The table tells
its story, shows the state and answers `settled`; `advance` then asks for the next die, person or opponent. Nothing
else changes the match, and no step waits for an answer.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.games.base import CHANCE, Action, Event, IllegalAction, Seat, State
from hotl_desktop.match.dice import TypedDice
from hotl_desktop.match.match import Match

from .ring import Phase, Prompt, Transition
from .table_setup import UndoPolicy
from .thinker import Thinker


class GameController(QObject):
    """Drives one match at a time."""

    stepped = Signal(Transition)
    """A step was taken. Whoever tells its story must call `settled` afterwards, once."""
    replaced = Signal(Match)
    """Another match, or another position of the same one, stands on the table: show it as it is."""
    prompted = Signal(Prompt)
    """What the match waits for has changed."""
    refused = Signal(IllegalAction)
    """A choice was not allowed; nothing changed."""
    players_changed = Signal()
    """Somebody else plays on for a seat."""

    def __init__(self, thinker: Thinker | None, parent: QObject | None = None) -> None:
        """Args: thinker: decides for the AI seats; without it every seat is a person's."""
        super().__init__(parent)
        self._thinker = thinker
        self._match: Match | None = None
        self._prompt = Prompt(Phase.IDLE)
        self._undo_policy = UndoPolicy.FREE
        self._token = 0
        """Changes whenever something else comes onto the table: what was on its way for the old number is dropped."""
        self._rolls_by_itself = False
        self._advancing = False
        self._advance_again = False
        if thinker is not None:
            thinker.answered.connect(self._answered)

    # ---------------------------------------------------------------------------------------------- looking

    @property
    def match(self) -> Match:
        """The live match. Look, do not touch.

        Raises:
            RuntimeError: there is none.
        """
        if self._match is None:
            raise RuntimeError("no match is on the table")
        return self._match

    @property
    def has_match(self) -> bool:
        """Whether a match is on the table."""
        return self._match is not None

    @property
    def state(self) -> State:
        """The position of the live match."""
        return self.match.state

    @property
    def prompt(self) -> Prompt:
        """What the match waits for."""
        return self._prompt

    @property
    def undo_policy(self) -> UndoPolicy:
        """How far moves may be taken back at this table."""
        return self._undo_policy

    def is_person(self, seat: Seat) -> bool:
        """Whether a person decides for `seat`."""
        return self._thinker is None or self.match.player(seat).level is None

    # ------------------------------------------------------------------------------------------- the matches

    def begin(self, match: Match, undo_policy: UndoPolicy = UndoPolicy.FREE) -> None:
        """Put `match` on the table, in place of any other, and go on from where it stands."""
        self._match = match
        self._undo_policy = undo_policy
        self._show(match)

    def _show(self, match: Match) -> None:
        """Show the position of `match` as it is and go on from there."""
        self._drop_thoughts()
        token = self._token
        # Whoever shows the match must not find a seat of the one before in the prompt.
        self._prompt = Prompt(Phase.SETTLING)
        self.replaced.emit(match)
        if token == self._token:
            self._set_prompt(Prompt(Phase.SETTLING))
        if token == self._token:
            self.advance()

    def clear(self) -> None:
        """Take the match off the table."""
        self._drop_thoughts()
        self._match = None
        self._set_prompt(Prompt(Phase.IDLE))

    def pause(self) -> None:
        """Stand still; `advance` goes on."""
        if self._match is not None:
            self._drop_thoughts()
            self._set_prompt(Prompt(Phase.PAUSED))

    def set_rolls_by_itself(self, on: bool) -> None:
        """Whether the die of a person's turn falls without being asked for."""
        self._rolls_by_itself = on
        if on and self._prompt.phase is Phase.ROLL:
            self.roll()

    def hand_over(self, seat: Seat, kind: str) -> None:
        """Let a person (`human`) or an opponent (`ai:LEVEL`) play on for `seat`, from this moment on."""
        self.match.hand_over(seat, kind)
        self.players_changed.emit()
        if self._prompt.phase in (Phase.CHOICE, Phase.ROLL, Phase.THINKING):
            self._drop_thoughts()
            self.advance()

    # ------------------------------------------------------------------------------------------------ the ring

    def play(self, action: Action) -> None:
        """Take a person's decision, if one is due and the rules allow it."""
        if self._prompt.phase is not Phase.CHOICE:
            return
        self._step(action)

    def roll(self) -> None:
        """Let the die fall that begins a person's turn."""
        if self._prompt.phase is Phase.ROLL:
            self._step(None)

    def enter_die(self, face: int) -> None:
        """Take the face of a real die."""
        if self._prompt.phase is not Phase.DIE:
            return
        before, events = self.state, list[Event]()
        try:
            self.match.enter_die(face, events)
        except IllegalAction as error:
            self.refused.emit(error)
            return
        self._tell(before, events)

    @Slot()
    def settled(self) -> None:
        """The table has told the last step and shows the state."""
        if self._prompt.phase is Phase.SETTLING:
            self.advance()

    @Slot()
    def advance(self) -> None:
        """Ask for whatever the match waits for.

        Where nobody needs time, the answer comes while this still asks; such answers are taken in a loop, not deeper
        and deeper.
        """
        self._advance_again = True
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._advance_again:
                self._advance_again = False
                self._ask()
        finally:
            self._advancing = False

    def _ask(self) -> None:
        if self._match is None:
            return
        actor = self.state.to_act()
        if actor is None:
            self._set_prompt(Prompt(Phase.OVER))
        elif actor is CHANCE:
            self._ask_for_die()
        elif self.is_person(actor):
            self._set_prompt(Prompt(Phase.CHOICE, actor, self.state.legal_actions()))
        else:
            self._ask_thinker(actor)

    def _ask_for_die(self) -> None:
        roller = self.state.roller
        if isinstance(self.match.dice, TypedDice):
            if self.match.next_face() is None:
                self._set_prompt(Prompt(Phase.DIE, roller))
                return
        elif self.match.next_face() is None:
            self._set_prompt(Prompt(Phase.PAUSED, roller))
            return
        if self.state.opens_turn and not self._rolls_by_itself and roller is not None and self.is_person(roller):
            self._set_prompt(Prompt(Phase.ROLL, roller))
        else:
            self._step(None)

    def _ask_thinker(self, seat: Seat) -> None:
        assert self._thinker is not None
        level = self.match.player(seat).level
        assert level is not None
        self._token += 1
        token = self._token
        self._set_prompt(Prompt(Phase.THINKING, seat))
        if token == self._token:
            self._thinker.think(token, self.match, level)

    @Slot(int, object)
    def _answered(self, token: int, action: Action) -> None:
        if token == self._token and self._prompt.phase is Phase.THINKING:
            self._step(action)

    def _step(self, action: Action | None) -> None:
        """Take `action`, or the next die when it is None."""
        before, events = self.state, list[Event]()
        try:
            if action is None:
                self.match.roll(events)
            else:
                self.match.play(action, events)
        except IllegalAction as error:
            self.refused.emit(error)
            return
        self._tell(before, events)

    def _tell(self, before: State, events: list[Event]) -> None:
        match, token = self.match, self._token
        transition = Transition(before, match.step_at(match.length - 1), match.state, tuple(events))
        self._set_prompt(Prompt(Phase.SETTLING))
        if token == self._token:
            self.stepped.emit(transition)

    def _set_prompt(self, prompt: Prompt) -> None:
        self._prompt = prompt
        self.prompted.emit(prompt)

    def _drop_thoughts(self) -> None:
        self._token += 1
        if self._thinker is not None:
            self._thinker.cancel()

    # ------------------------------------------------------------------------------------------ back and forth

    def _is_persons_decision(self, length: int) -> bool:
        state = self.match.state_at(length)
        actor = state.to_act()
        if not isinstance(actor, str) or not self.is_person(actor):
            return False
        legal = state.legal_actions()
        return not (len(legal) == 1 and str(legal[0]) == "pass")

    def _undo_target(self) -> int | None:
        """The number of steps to go back to: a person's last decision within the policy; None if there is none."""
        if self._match is None or self._undo_policy is UndoPolicy.NONE:
            return None
        for length in range(self.match.length - 1, -1, -1):
            if self._undo_policy is UndoPolicy.TO_ROLL and not isinstance(self.match.step_at(length), Action):
                return None
            if self._is_persons_decision(length):
                return length
        return None

    def _redo_target(self) -> int | None:
        if self._match is None or self.match.length == self.match.longest:
            return None
        for length in range(self.match.length + 1, self.match.longest):
            if self._is_persons_decision(length):
                return length
        return self.match.longest

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to go back to."""
        return self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether anything has been taken back."""
        return self._redo_target() is not None

    def undo(self) -> None:
        """Go back to a person's last decision; the same dice will come again."""
        self._go_to(self._undo_target())

    def redo(self) -> None:
        """Repeat what was taken back, up to a person's next decision."""
        self._go_to(self._redo_target())

    def _go_to(self, length: int | None) -> None:
        if length is None:
            return
        self.match.go_to(length)
        self._show(self.match)
