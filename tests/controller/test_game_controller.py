"""The ring without a window: what is stepped is settled at once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import pytest

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.controller.table_setup import UndoPolicy
from hotl_desktop.controller.thinker import Thinker
from hotl_desktop.games.base import CHANCE, Action, IllegalAction, NotUnderstood
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, PASS, parse_action
from hotl_desktop.match.dice import DiceSource, SealedDice, TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import to_record
from tests.walks import SIMPLE_TABLES, Table, play_on, seeded

TWO = Table(HEAD_OF_THE_LINE, ("NW", "SE"))
BOTH = pytest.mark.parametrize("table", SIMPLE_TABLES, ids=str)


class FakeThinker(Thinker):
    """Answers when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, Match, str]] = []
        self.cancelled = 0

    def think(self, token: int, match: Match, level: str) -> None:
        self.asked.append((token, match, level))

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self, request: int = -1, action: Action | None = None) -> None:
        """Answer one of the requests, the last if not said otherwise, with an action, the first if not said."""
        token, match, _ = self.asked[request]
        self.answered.emit(token, action or match.state.legal_actions()[0])


class HastyThinker(Thinker):
    """Answers before it has been asked to the end."""

    def __init__(self) -> None:
        super().__init__()
        self.random = Random(1)

    def think(self, token: int, match: Match, level: str) -> None:
        self.answered.emit(token, self.random.choice(match.state.legal_actions()))


class Ring:
    """A controller, and all that it has told."""

    def __init__(self, thinker: Thinker | None = None, *, settles: bool = True) -> None:
        self.thinker = thinker
        self.controller = GameController(thinker)
        self.transitions: list[Transition] = []
        self.replaced: list[Match] = []
        self.prompts: list[Prompt] = []
        self.refusals: list[IllegalAction] = []
        self.controller.stepped.connect(self.transitions.append)
        self.controller.replaced.connect(self.replaced.append)
        self.controller.prompted.connect(self.prompts.append)
        self.controller.refused.connect(self.refusals.append)
        if settles:
            self.controller.stepped.connect(self.controller.settled)

    def phase(self) -> Phase:
        return self.controller.prompt.phase

    def can_undo(self) -> bool:
        return self.controller.can_undo

    def can_redo(self) -> bool:
        return self.controller.can_redo

    def play_any(self) -> None:
        """Roll or take the first choice, whichever is due."""
        if self.phase() is Phase.ROLL:
            self.controller.roll()
        else:
            assert self.phase() is Phase.CHOICE
            self.controller.play(self.controller.prompt.legal[0])


def match_of(table: Table, dice: DiceSource | None = None, /, **kinds: str) -> Match:
    match = table.match(dice or seeded(3), "human")
    for seat, kind in kinds.items():
        match.hand_over(seat, kind)
    return match


def ring_with_ai(**kinds: str) -> tuple[Ring, FakeThinker]:
    """A ring for two, SE played by an AI, with NW to move first."""
    thinker = FakeThinker()
    ring = Ring(thinker)
    dice = TypedDice([6, 1, 4, 3, 2, 5, 1, 4, 2, 6, 3, 5, 2, 1])
    ring.controller.begin(match_of(TWO, dice, **(kinds or {"SE": "ai:casual"})))
    return ring, thinker


def to_thinking() -> tuple[Ring, FakeThinker]:
    """SE's AI has been asked for its answer to NW's first line."""
    ring, thinker = ring_with_ai()
    ring.play_any()
    ring.play_any()
    assert ring.phase() is Phase.THINKING
    return ring, thinker


# ------------------------------------------------------------------------------------------------ going round


def test_without_a_match_nothing_happens() -> None:
    ring = Ring(FakeThinker())
    controller = ring.controller
    assert not controller.has_match
    assert not ring.can_undo()
    assert not ring.can_redo()
    controller.play(PASS)
    controller.roll()
    controller.enter_die(3)
    controller.settled()
    controller.advance()
    controller.undo()
    controller.redo()
    controller.pause()
    controller.set_rolls_by_itself(True)
    assert controller.prompt == Prompt(Phase.IDLE)
    assert not any((ring.prompts, ring.transitions, ring.replaced, ring.refusals))
    with pytest.raises(RuntimeError, match="no match is on the table"):
        _ = controller.match


def test_a_match_begins_with_its_opening_roll_and_asks_for_the_first() -> None:
    ring, match = Ring(), match_of(TWO)
    ring.controller.begin(match)
    assert ring.replaced == [match]
    assert ring.controller.match is match
    assert ring.phase() is Phase.ROLL
    assert ring.controller.prompt.seat == match.state.roller
    assert [str(transition.step) for transition in ring.transitions] == [
        str(seeded(3).face(number)) for number in range(len(ring.transitions))
    ]


@BOTH
def test_people_play_a_whole_game(table: Table) -> None:
    ring = Ring()
    ring.controller.begin(match_of(table))
    random = Random(2)
    while ring.phase() is not Phase.OVER:
        if ring.phase() is Phase.ROLL:
            ring.controller.roll()
        else:
            assert ring.phase() is Phase.CHOICE
            prompt = ring.controller.prompt
            assert prompt.seat == ring.controller.state.to_act()
            assert prompt.legal == ring.controller.state.legal_actions()
            ring.controller.play(random.choice(prompt.legal))
    assert ring.controller.state.outcome() is not None
    assert ring.refusals == []


@BOTH
def test_transitions_follow_one_another(table: Table) -> None:
    ring = Ring(HastyThinker())
    match = match_of(table, **dict.fromkeys(table.seats, "ai:casual"))
    ring.controller.begin(match)
    assert ring.phase() is Phase.OVER
    assert len(ring.transitions) == match.length
    for index, transition in enumerate(ring.transitions):
        assert transition.before == match.state_at(index)
        assert transition.step == match.step_at(index)
        assert transition.after == match.state_at(index + 1)
        events = list(transition.events)
        again: list[object] = []
        assert transition.before.apply(transition.step, again) == transition.after  # type: ignore[arg-type]
        assert again == events


def test_nothing_goes_on_until_the_table_has_settled() -> None:
    ring = Ring(settles=False)
    ring.controller.begin(match_of(TWO))
    assert (ring.phase(), len(ring.transitions)) == (Phase.SETTLING, 1)
    ring.controller.play(PASS)
    ring.controller.roll()
    ring.controller.enter_die(3)
    assert len(ring.transitions) == 1
    ring.controller.settled()
    assert len(ring.transitions) == 2
    ring.controller.settled()
    assert ring.phase() is Phase.ROLL
    ring.controller.settled()
    assert (ring.phase(), len(ring.transitions)) == (Phase.ROLL, 2)


def test_a_persons_die_waits_and_an_opponents_does_not() -> None:
    ring, thinker = to_thinking()
    assert ring.controller.state.to_act() == "SE"
    assert [prompt.phase for prompt in ring.prompts].count(Phase.ROLL) == 1
    assert [level for _, _, level in thinker.asked] == ["casual"]


def test_dice_may_roll_by_themselves() -> None:
    ring = Ring()
    ring.controller.set_rolls_by_itself(True)
    ring.controller.begin(match_of(TWO))
    assert ring.phase() is Phase.CHOICE
    ring.play_any()
    assert ring.phase() is Phase.CHOICE
    ring.controller.set_rolls_by_itself(False)
    ring.play_any()
    assert ring.phase() is Phase.ROLL
    ring.controller.set_rolls_by_itself(True)
    assert ring.phase() is Phase.CHOICE


@BOTH
def test_without_a_thinker_every_seat_is_a_persons(table: Table) -> None:
    ring = Ring()
    ring.controller.set_rolls_by_itself(True)
    ring.controller.begin(match_of(table, **dict.fromkeys(table.seats, "ai:master")))
    assert ring.phase() is Phase.CHOICE


def test_a_finished_match_is_over_at_once() -> None:
    ring = Ring()
    ring.controller.begin(play_on(match_of(TWO), Random(1)))
    assert ring.phase() is Phase.OVER
    assert ring.transitions == []


def test_sealed_dice_make_the_match_pause() -> None:
    ring = Ring()
    match = match_of(TWO, SealedDice("ab" * 32, [5, 2]))
    ring.controller.begin(match)
    assert ring.controller.prompt == Prompt(Phase.PAUSED, "NW")
    ring.controller.roll()
    ring.controller.play(PASS)
    assert match.length == 2


# -------------------------------------------------------------------------------------------------- refusing


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    ring, _ = ring_with_ai()
    ring.play_any()
    before, told = ring.controller.state, len(ring.transitions)
    prompt = ring.controller.prompt
    ring.controller.play(PASS)
    assert [str(refusal) for refusal in ring.refusals] == ["a line can be laid, so one must be (HL 5:4)"]
    assert (ring.controller.state, ring.controller.prompt, len(ring.transitions)) == (before, prompt, told)
    ring.play_any()
    assert len(ring.transitions) > told


def test_nobody_plays_for_an_opponent() -> None:
    ring, thinker = to_thinking()
    before = ring.controller.state
    ring.controller.play(before.legal_actions()[0])
    ring.controller.roll()
    ring.controller.enter_die(2)
    assert ring.controller.state is before
    thinker.answer()
    assert ring.controller.state is not before


def test_an_illegal_answer_of_an_opponent_is_refused() -> None:
    ring, thinker = to_thinking()
    before = ring.controller.state
    thinker.answer(action=PASS)
    assert len(ring.refusals) == 1
    assert ring.controller.state is before
    assert ring.phase() is Phase.THINKING


# ---------------------------------------------------------------------------------------------------- real dice


def test_real_dice_are_asked_for_one_by_one() -> None:
    ring = Ring()
    match = match_of(TWO, TypedDice())
    ring.controller.begin(match)
    assert ring.controller.prompt == Prompt(Phase.DIE, "NW")
    ring.controller.enter_die(5)
    assert ring.controller.prompt == Prompt(Phase.DIE, "SE")
    ring.controller.enter_die(3)
    assert ring.controller.prompt == Prompt(Phase.DIE, "NW")
    ring.controller.roll()
    assert match.length == 2
    ring.controller.enter_die(4)
    assert ring.phase() is Phase.CHOICE
    assert [entry.text for entry in match.entries] == ["first NW:5 SE:3", "NW 4"]


def test_a_face_that_no_die_has_is_refused() -> None:
    ring = Ring()
    ring.controller.begin(match_of(TWO, TypedDice()))
    for face in (0, 7):
        ring.controller.enter_die(face)
    assert len(ring.refusals) == 2
    assert ring.phase() is Phase.DIE
    assert ring.transitions == []


def test_real_dice_are_not_asked_for_again_after_taking_back() -> None:
    ring = Ring()
    ring.controller.begin(match_of(TWO, TypedDice([5, 3])))
    ring.controller.enter_die(4)
    ring.play_any()
    ring.controller.enter_die(2)
    ring.controller.undo()
    ring.play_any()
    assert ring.phase() is Phase.ROLL
    ring.controller.roll()
    assert ring.phase() is Phase.CHOICE
    assert [entry.text for entry in ring.controller.match.entries][-1] == "SE 2"


# -------------------------------------------------------------------------------------------- undo and redo


def decisions_of(match: Match) -> list[int]:
    return [length for length in range(match.length) if isinstance(match.step_at(length), Action)]


@BOTH
def test_undo_goes_back_decision_by_decision_and_redo_forward(table: Table) -> None:
    ring = Ring()
    ring.controller.set_rolls_by_itself(True)
    ring.controller.begin(match_of(table))
    random = Random(3)
    for _ in range(15):
        ring.controller.play(random.choice(ring.controller.prompt.legal))
    match = ring.controller.match
    places = [length for length in decisions_of(match) if str(match.step_at(length)) != "pass"]
    last, states = match.length, [match.state_at(length) for length in range(match.length + 1)]
    for place in reversed(places):
        assert ring.can_undo()
        ring.controller.undo()
        assert (match.length, ring.phase()) == (place, Phase.CHOICE)
        assert ring.controller.state == states[place]
        assert ring.replaced[-1] is match
    assert not ring.can_undo()
    ring.controller.undo()
    assert match.length == places[0]
    for place in [*places[1:], last]:
        assert ring.can_redo()
        ring.controller.redo()
        assert match.length == place
    assert not ring.can_redo()
    ring.controller.redo()
    assert match.length == last


def test_undo_skips_the_opponents_decisions() -> None:
    ring, thinker = to_thinking()
    thinker.answer()
    ring.play_any()
    ring.play_any()
    assert ring.phase() is Phase.THINKING
    ring.controller.undo()
    assert ring.controller.state.to_act() == "NW"
    place = ring.controller.match.length
    ring.controller.undo()
    assert ring.controller.state.to_act() == "NW"
    assert ring.controller.match.length == place - 4


def test_undo_skips_passes_that_were_forced() -> None:
    ring = Ring()
    ring.controller.set_rolls_by_itself(True)
    ring.controller.begin(match_of(TWO, TypedDice([6, 1, 2, 1, 5, 1])))
    for text in ("f7-f8", "g6-g6", "pass", "g5-g5"):
        ring.controller.play(parse_action(text))
    assert ring.phase() is Phase.DIE
    ring.controller.undo()
    assert str(ring.controller.match.step_at(ring.controller.match.length)) == "g5-g5"
    ring.controller.undo()
    assert str(ring.controller.match.step_at(ring.controller.match.length)) == "g6-g6"


def test_after_an_undo_the_same_dice_fall_again() -> None:
    ring = Ring()
    ring.controller.set_rolls_by_itself(True)
    ring.controller.begin(match_of(TWO))
    for _ in range(6):
        ring.play_any()
    events = [entry.text for entry in ring.controller.match.entries]
    for _ in range(6):
        ring.controller.undo()
    for _ in range(6):
        ring.play_any()
    assert [entry.text for entry in ring.controller.match.entries] == events


def test_the_policy_none_takes_nothing_back() -> None:
    ring = Ring()
    ring.controller.set_rolls_by_itself(True)
    ring.controller.begin(match_of(TWO), UndoPolicy.NONE)
    ring.play_any()
    assert ring.controller.undo_policy is UndoPolicy.NONE
    assert not ring.can_undo()
    length = ring.controller.match.length
    ring.controller.undo()
    assert ring.controller.match.length == length


def test_the_policy_to_roll_takes_back_what_no_die_has_answered() -> None:
    ring = Ring()
    ring.controller.begin(match_of(TWO), UndoPolicy.TO_ROLL)
    ring.controller.roll()
    assert not ring.can_undo()
    ring.play_any()
    assert ring.phase() is Phase.ROLL
    assert ring.can_undo()
    ring.controller.undo()
    assert ring.phase() is Phase.CHOICE
    ring.play_any()
    ring.controller.roll()
    assert not ring.can_undo()


def test_undo_while_the_opponent_thinks_drops_its_answer() -> None:
    ring, thinker = to_thinking()
    ring.controller.undo()
    assert thinker.cancelled
    assert (ring.phase(), ring.controller.prompt.seat) == (Phase.CHOICE, "NW")
    before = ring.controller.state
    thinker.answered.emit(thinker.asked[0][0], before.legal_actions()[0])
    assert ring.controller.state is before


def test_undo_while_the_table_tells_a_story() -> None:
    ring = Ring(settles=False)
    ring.controller.begin(match_of(TWO, TypedDice([6, 1, 4, 3])))
    ring.controller.settled()
    ring.controller.settled()
    ring.controller.roll()
    ring.controller.settled()
    ring.play_any()
    assert ring.phase() is Phase.SETTLING
    ring.controller.undo()
    assert ring.phase() is Phase.CHOICE
    ring.controller.settled()
    assert ring.phase() is Phase.CHOICE


def test_redo_runs_through_the_opponents_decisions() -> None:
    ring, thinker = to_thinking()
    thinker.answer()
    ring.play_any()
    length, state = ring.controller.match.length, ring.controller.state
    ring.controller.undo()
    assert thinker.asked[-1][0] == thinker.asked[0][0]
    ring.controller.redo()
    assert (ring.controller.match.length, ring.controller.state) == (length, state)
    assert len(thinker.asked) == 1


# ----------------------------------------------------------------------------------------- opponents, late answers


def test_only_the_answer_to_the_last_question_counts_and_only_once() -> None:
    ring, thinker = to_thinking()
    token = thinker.asked[0][0]
    first = ring.controller.state.legal_actions()[0]
    for stale in (token - 1, token + 1, 0, -5):
        thinker.answered.emit(stale, first)
    assert ring.controller.state.to_act() == "SE"
    thinker.answer()
    length = ring.controller.match.length
    thinker.answered.emit(token, first)
    assert ring.controller.match.length == length
    assert ring.refusals == []


LEAVING: list[Callable[[Ring], object]] = [
    lambda ring: ring.controller.undo(),
    lambda ring: ring.controller.begin(match_of(TWO)),
    lambda ring: ring.controller.clear(),
    lambda ring: ring.controller.pause(),
    lambda ring: ring.controller.hand_over("SE", "human"),
    lambda ring: ring.controller.hand_over("SE", "ai:master"),
]


@pytest.mark.parametrize("leave", LEAVING, ids=["undo", "begin", "clear", "pause", "hand over", "another level"])
def test_a_late_answer_is_never_played(leave: Callable[[Ring], object]) -> None:
    ring, thinker = to_thinking()
    token, match, _ = thinker.asked[0]
    action = match.state.legal_actions()[0]
    leave(ring)
    assert thinker.cancelled > 1
    told, steps = len(ring.transitions), match.steps
    thinker.answered.emit(token, action)
    assert len(ring.transitions) == told
    assert match.steps == steps
    assert ring.refusals == []


def test_a_seat_is_handed_over_while_its_opponent_thinks() -> None:
    ring, thinker = to_thinking()
    changes: list[bool] = []
    ring.controller.players_changed.connect(lambda: changes.append(True))
    ring.controller.hand_over("SE", "human")
    assert (ring.phase(), ring.controller.prompt.seat) == (Phase.CHOICE, "SE")
    assert ring.controller.is_person("SE")
    ring.controller.hand_over("SE", "ai:expert")
    assert ring.phase() is Phase.THINKING
    assert thinker.asked[-1][2] == "expert"
    thinker.answer()
    assert ring.controller.state.to_act() is CHANCE
    assert changes == [True, True]
    assert to_record(ring.controller.match)["players"][1]["kind"] == "ai:expert"


def test_a_seat_is_handed_over_before_its_roll() -> None:
    ring, thinker = ring_with_ai()
    assert (ring.phase(), ring.controller.prompt.seat) == (Phase.ROLL, "NW")
    ring.controller.hand_over("NW", "ai:casual")
    assert (ring.phase(), ring.controller.prompt.seat) == (Phase.THINKING, "NW")
    assert len(thinker.asked) == 1


def test_a_seat_is_handed_over_while_the_table_tells_a_story() -> None:
    ring = Ring(thinker := FakeThinker(), settles=False)
    ring.controller.begin(match_of(TWO, TypedDice([6, 1, 4])))
    ring.controller.hand_over("NW", "ai:casual")
    assert ring.phase() is Phase.SETTLING
    for _ in range(3):
        ring.controller.settled()
    assert ring.phase() is Phase.THINKING
    assert len(thinker.asked) == 1


def test_nobody_hands_over_to_nobody() -> None:
    ring, _ = ring_with_ai()
    with pytest.raises(NotUnderstood):
        ring.controller.hand_over("NW", "robot")
    with pytest.raises(NotUnderstood):
        ring.controller.hand_over("NE", "human")
    assert ring.phase() is Phase.ROLL


@BOTH
def test_a_long_game_of_opponents_goes_no_deeper(table: Table) -> None:
    ring = Ring(HastyThinker())
    depths: list[int] = []

    def measure() -> None:
        depth, frame = 0, sys._getframe()
        while frame.f_back is not None:
            depth, frame = depth + 1, frame.f_back
        depths.append(depth)

    ring.controller.stepped.connect(measure)
    ring.controller.begin(match_of(table, **dict.fromkeys(table.seats, "ai:casual")))
    assert ring.phase() is Phase.OVER
    assert len(depths) > 100
    assert max(depths) - min(depths) <= 6


# ------------------------------------------------------------------------------------- new games at any moment


def to_roll() -> Ring:
    return ring_with_ai()[0]


def to_choice() -> Ring:
    ring = to_roll()
    ring.controller.roll()
    return ring


def to_die() -> Ring:
    ring = Ring(FakeThinker())
    ring.controller.begin(match_of(TWO, TypedDice()))
    return ring


def to_settling() -> Ring:
    ring = Ring(FakeThinker(), settles=False)
    ring.controller.begin(match_of(TWO))
    return ring


def to_paused() -> Ring:
    ring = to_choice()
    ring.controller.pause()
    return ring


def to_over() -> Ring:
    ring = Ring(FakeThinker())
    ring.controller.begin(play_on(match_of(TWO), Random(1)))
    return ring


PHASES: dict[Phase, Callable[[], Ring]] = {
    Phase.IDLE: lambda: Ring(FakeThinker()),
    Phase.SETTLING: to_settling,
    Phase.ROLL: to_roll,
    Phase.DIE: to_die,
    Phase.CHOICE: to_choice,
    Phase.THINKING: lambda: to_thinking()[0],
    Phase.PAUSED: to_paused,
    Phase.OVER: to_over,
}


def test_every_phase_is_tried() -> None:
    assert set(PHASES) == set(Phase)
    for phase, reach in PHASES.items():
        assert reach().phase() is phase


@pytest.mark.parametrize("phase", Phase)
def test_another_match_can_begin_in_every_phase(phase: Phase) -> None:
    ring = PHASES[phase]()
    old = ring.controller.match if ring.controller.has_match else None
    steps = old.steps if old is not None else ()
    other = match_of(TWO, seeded(8))
    ring.controller.begin(other)
    assert ring.controller.match is other
    assert ring.replaced[-1] is other
    while ring.phase() is Phase.SETTLING:
        ring.controller.settled()
    assert ring.phase() is Phase.ROLL
    assert old is None or old.steps == steps


@pytest.mark.parametrize("phase", Phase)
def test_the_match_can_be_taken_off_in_every_phase(phase: Phase) -> None:
    ring = PHASES[phase]()
    ring.controller.clear()
    assert ring.controller.prompt == Prompt(Phase.IDLE)
    assert not ring.controller.has_match
    told = len(ring.transitions)
    ring.controller.settled()
    ring.controller.advance()
    ring.controller.roll()
    ring.controller.undo()
    assert ring.phase() is Phase.IDLE
    assert len(ring.transitions) == told


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.IDLE])
def test_the_match_can_stand_still_in_every_phase_and_go_on(phase: Phase) -> None:
    ring = PHASES[phase]()
    seat = ring.controller.prompt.seat
    length = ring.controller.match.length
    ring.controller.pause()
    assert ring.phase() is Phase.PAUSED
    ring.controller.settled()
    ring.controller.roll()
    assert (ring.phase(), ring.controller.match.length) == (Phase.PAUSED, length)
    ring.controller.advance()
    if phase not in {Phase.SETTLING, Phase.PAUSED}:
        assert (ring.phase(), ring.controller.prompt.seat) == (phase, seat)


@pytest.mark.parametrize("signal", ["prompted", "stepped", "replaced"])
@pytest.mark.parametrize("act", ["begin", "clear"])
def test_a_listener_may_change_the_table_in_the_middle_of_a_step(signal: str, act: str) -> None:
    ring = Ring(HastyThinker())
    old = match_of(TWO, NW="ai:casual", SE="ai:casual")
    other = match_of(TWO, seeded(9))
    calls = []

    def interfere() -> None:
        calls.append(True)
        if len(calls) == (1 if signal == "replaced" else 7):
            ring.transitions.clear()
            if act == "begin":
                ring.controller.begin(other)
            else:
                ring.controller.clear()

    getattr(ring.controller, signal).connect(interfere)
    ring.controller.begin(old)
    if act == "clear":
        assert ring.phase() is Phase.IDLE
        assert ring.transitions == []
    else:
        assert ring.controller.match is other
        assert ring.phase() is Phase.ROLL
        assert [transition.after for transition in ring.transitions] == [
            other.state_at(length) for length in range(1, other.length + 1)
        ]


def test_a_question_is_not_asked_when_a_listener_takes_the_match_off() -> None:
    ring = Ring(thinker := FakeThinker())

    def take_off(prompt: Prompt) -> None:
        if prompt.phase is Phase.THINKING:
            ring.controller.clear()

    ring.controller.prompted.connect(take_off)
    ring.controller.begin(match_of(TWO, NW="ai:casual", SE="ai:casual"))
    assert ring.phase() is Phase.IDLE
    assert thinker.asked == []
