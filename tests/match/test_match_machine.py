"""Whatever is done to a match in whatever order: its state is the replay of its steps, and its dice return."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hotl_desktop.games.base import CHANCE, Action, State, Step
from hotl_desktop.match.dice import SeededDice, TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import KINDS
from hotl_desktop.match.record import read_record, to_record, write_record
from tests.walks import LONG, TABLES, Table

NUMBERS = st.integers(0, 10**6)
"""Chooses among whatever there is to choose from, by its remainder."""


def faces(steps: tuple[Step, ...]) -> list[int]:
    return [step.face for step in steps if not isinstance(step, Action)]


class MatchMachine(RuleBasedStateMachine):
    """A match and a model of it: the steps that it should have taken, those taken back behind `length`."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match
        self.start: State
        self.steps: list[Step] = []
        self.length = 0
        self.fallen: list[int] = []
        """The dice of the game, as far as anybody has seen them."""

    @initialize(table=st.sampled_from(TABLES), seed=st.none() | st.binary(min_size=32, max_size=32))
    def begin(self, table: Table, seed: bytes | None) -> None:
        self.match = table.match(TypedDice() if seed is None else SeededDice(seed))
        self.start = table.start()

    # --------------------------------------------------------------------------------------------- what is done

    def _took(self, step: Step) -> None:
        if self.steps[self.length : self.length + 1] != [step]:
            del self.steps[self.length :]
            self.steps.append(step)
        self.length += 1
        seen = faces(tuple(self.steps[: self.length]))
        assert self.fallen[: len(seen)] == seen[: len(self.fallen)], "a die came back with another face"
        self.fallen = seen if len(seen) > len(self.fallen) else self.fallen

    @precondition(lambda self: self.match.state.to_act() is CHANCE)
    @rule(face=st.integers(1, 6))
    def roll(self, face: int) -> None:
        if isinstance(self.match.dice, TypedDice):
            self.match.enter_die(face)
        else:
            self.match.roll()
        self._took(self.match.step_at(self.match.length - 1))

    @precondition(lambda self: isinstance(self.match.state.to_act(), str))
    @rule(number=NUMBERS)
    def play(self, number: int) -> None:
        legal = self.match.state.legal_actions()
        action = legal[number % len(legal)]
        self.match.play(action)
        self._took(action)

    @rule(count=st.integers(1, 60), random=st.randoms(use_true_random=False))
    def play_many(self, count: int, random: Random) -> None:
        for _ in range(count):
            actor = self.match.state.to_act()
            if actor is None:
                return
            number = random.randint(0, 10**6)
            if actor is CHANCE:
                self.roll(number % 6 + 1)
            else:
                self.play(number)

    @rule(number=NUMBERS)
    def undo(self, number: int) -> None:
        self.length = number % (self.length + 1)
        self.match.go_to(self.length)

    @precondition(lambda self: self.match.longest > self.match.length)
    @rule(number=NUMBERS)
    def redo(self, number: int) -> None:
        self.length += number % (len(self.steps) - self.length) + 1
        self.match.go_to(self.length)

    @precondition(lambda self: self.match.longest > self.match.length)
    @rule()
    def repeat(self) -> None:
        """Take the very step that was taken back: nothing is dropped."""
        step = self.steps[self.length]
        self.match.replay(step)
        self._took(step)
        assert self.match.longest == len(self.steps)

    @rule(number=NUMBERS)
    def branch(self, number: int) -> None:
        self.length = number % (self.length + 1)
        self.steps = self.steps[: self.length]
        self.match = self.match.branch(self.length)

    @rule()
    def save_and_load(self) -> None:
        loaded = read_record(write_record(self.match).encode())
        assert to_record(loaded) == to_record(self.match)
        assert loaded.steps == self.match.steps[: loaded.length], (
            "a record leaves out only an event that is not complete"
        )
        self.match, self.length = loaded, loaded.length
        self.steps = self.steps[: self.length]
        if isinstance(loaded.dice, TypedDice):
            self.fallen = faces(loaded.steps)

    @rule(number=NUMBERS, kind=st.sampled_from(KINDS))
    def hand_over(self, number: int, kind: str) -> None:
        player = self.match.players[number % len(self.match.players)]
        self.match.hand_over(player.seat, kind)
        assert self.match.player(player.seat).kind == kind
        assert self.match.player(player.seat).name == player.name

    # -------------------------------------------------------------------------------------------- what must hold

    @invariant()
    def the_steps_are_those_taken(self) -> None:
        if hasattr(self, "match"):
            assert list(self.match.steps) == self.steps[: self.length]
            assert (self.match.length, self.match.longest) == (self.length, len(self.steps))

    @invariant()
    def the_state_is_the_replay_of_the_steps(self) -> None:
        if hasattr(self, "match"):
            state = self.start
            for length, step in enumerate(self.steps):
                assert self.match.state_at(length) == state
                state = state.apply(step)
                if length + 1 == self.length:
                    assert self.match.state == state

    @invariant()
    def the_next_die_is_the_one_seen_before(self) -> None:
        if hasattr(self, "match") and self.match.state.to_act() is CHANCE:
            number = len(faces(self.match.steps))
            if number < len(self.fallen):
                assert self.match.next_face() == self.fallen[number]
            elif isinstance(self.match.dice, TypedDice):
                assert self.match.next_face() is None

    @invariant()
    def the_record_holds_the_game(self) -> None:
        if hasattr(self, "match"):
            loaded = read_record(write_record(self.match).encode())
            assert loaded.state == self.match.state_at(loaded.length)
            assert loaded.players == self.match.players


MatchMachine.TestCase.settings = settings(
    max_examples=30 * LONG,
    stateful_step_count=25,
    derandomize=LONG == 1,
    suppress_health_check=list(HealthCheck),
)
TestMatch = MatchMachine.TestCase
