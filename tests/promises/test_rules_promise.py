"""What is promised of the rules, the dice and taking back, in numbers.

HOTL_LONG says how many times as many games as in CI are played.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from random import Random

import pytest

from hotl_desktop.games.base import CHANCE, DICE, FACES, Die, Event, State, Step
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState, Line
from hotl_desktop.match.dice import SeededDice, face_of_byte
from hotl_desktop.match.record import read_record, to_record, write_record
from tests.games.naive_line import naive
from tests.invariants import check_state, check_step
from tests.promises.conftest import Figure
from tests.walks import LAWN_TABLES, LINE_TABLES, LONG, TABLES, Table, play_on, random_step, seeded

MOST_STEPS = {"head-of-the-line": 1500, "get-off-my-lawn": 5000}
"""No random game was ever half as long; a round that never ended would be caught here."""


# ------------------------------------------------------------------------------------------ 1: the rules are right


@pytest.mark.parametrize("table", LINE_TABLES, ids=str)
def test_head_of_the_line_is_played_by_rules_written_twice(table: Table, figure: Figure) -> None:
    decisions = 0
    for seed in range(LONG):
        random, state = Random(f"{table}{seed}"), table.start()
        while state.to_act() is not None:
            assert isinstance(state, HeadOfTheLineState)
            if not state.contenders and not state.homeless:
                other = naive(state)
                assert not other.is_over()
                if state.die:
                    decisions += 1
                    lines = {tuple((cell % 12, cell // 12) for cell in line.cells) for line in lines_of(state)}
                    assert lines == other.lines(state.turn, state.die)
            state = state.apply(random_step(state, random))
        assert isinstance(state, HeadOfTheLineState)
        assert naive(state).is_over()
    figure("decisions compared", decisions)


def lines_of(state: State) -> list[Line]:
    return [action for action in state.legal_actions() if isinstance(action, Line)]


# --------------------------------------------------------------------------------------------- 2: no illegal state


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_random_game_comes_to_an_illegal_state(table: Table, figure: Figure) -> None:
    games, steps, longest = 10 * LONG, 0, 0
    for seed in range(games):
        random, state, length = Random(f"{seed}{table}"), table.start(), 0
        check_state(state)
        while state.to_act() is not None:
            events: list[Event] = []
            after = state.apply(random_step(state, random), events)
            check_state(after)
            check_step(state, after, events)
            state, length = after, length + 1
            assert length < MOST_STEPS[table.game.name]
        steps, longest = steps + length, max(longest, length)
    figure("games", games)
    figure("steps", steps)
    figure("longest game", longest)


@pytest.mark.parametrize("table", LAWN_TABLES, ids=str)
def test_a_round_that_goes_nowhere_ends(table: Table, figure: Figure) -> None:
    """Everybody rolls, stages and recovers as long as they can, and fills a position only where they must."""
    random, state, length = Random(5), table.start(), 0
    while state.to_act() is not None:
        if state.to_act() is CHANCE:
            state = state.apply(DICE[random.randint(1, 6)])
        else:
            idle = [one for one in state.legal_actions() if not str(one).startswith(("place", "push", "advance"))]
            state = state.apply(random.choice(idle or state.legal_actions()))
        check_state(state)
        length += 1
        assert length < MOST_STEPS[table.game.name]
    figure("steps", length)


# ------------------------------------------------------------------------------------------------ 3: undo is exact


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_taken_back_comes_again(table: Table, figure: Figure) -> None:
    times = 0
    for seed in range(LONG):
        random, match = Random(seed), table.match(seeded(seed))
        while match.state.to_act() is not None:
            play_on(match, random, random.randrange(1, 60))
            steps, states = match.steps, [match.state_at(length) for length in range(match.length + 1)]
            back = random.randrange(match.length + 1)
            match.go_to(back)
            assert match.state == states[back]
            if random.random() < 0.5:
                match = read_record(write_record(match).encode())
                back = match.length
                assert match.state == states[back]
            for step in steps[back:]:
                if isinstance(step, Die):
                    assert match.next_face() == step.face
                    match.roll()
                else:
                    match.play(step)
            assert match.steps == steps
            assert match.state == states[-1]
            times += 1
    figure("times taken back", times)


# ------------------------------------------------------------------------------------ 4: dice are fair and provable


def test_every_byte_stands_for_its_face() -> None:
    faces = Counter(face_of_byte(byte) for byte in range(256))
    assert faces.pop(None) == 4
    assert set(faces.values()) == {42}
    assert set(faces) == set(FACES)


def test_faces_of_a_fixed_seed_are_even(figure: Figure) -> None:
    count = 60_000 * LONG
    seen: Counter[int] = Counter()
    for number in range(LONG):
        dice = SeededDice(hashlib.sha256(b"even faces %d" % number).digest())
        seen.update(dice.face(index) for index in range(60_000))
    chi_square = sum((seen[face] - count / 6) ** 2 / (count / 6) for face in FACES)
    figure("dice", count)
    figure("chi-square, 5 degrees of freedom", round(chi_square, 2))
    assert chi_square < 20.5, "as far from even as one in a thousand"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_dice_of_a_record_can_be_proved_with_nothing_but_the_record(table: Table) -> None:
    """Anybody can: a standard SHA-256 and HMAC, the text of the record, and the documented way to count."""
    text = write_record(play_on(table.match(seeded(11)), Random(11)))
    record = json.loads(text)
    seed = bytes.fromhex(record["dice"]["seed"])
    assert hashlib.sha256(seed).hexdigest() == record["dice"]["commitment"]
    stream = b"".join(hmac.new(seed, number.to_bytes(8, "big"), "sha256").digest() for number in range(100))
    expected = [byte % 6 + 1 for byte in stream if byte < 252]
    dice = [face for event in record["events"] for face in faces_of(event)]
    assert len(dice) > 50
    assert dice == expected[: len(dice)]


def faces_of(event: str) -> list[int]:
    """The dice in the text of an event, in order."""
    words = event.split()
    if words[0] == "first":
        return [int(word.split(":")[1]) for word in words[1:]]
    if words[0] == "deal":
        return [int(word) for word in words[2:]]
    if words[0] == "round" or words[1] == "@":
        return []
    if words[1].isdigit():
        return [int(words[1])]
    return [int(words[-1])] if "->" in words and words[-1] != "power" else []


def test_the_commitment_is_known_before_the_first_die() -> None:
    for table in TABLES:
        match = table.match(seeded(21))
        before = to_record(match, reveal_seed=False)["dice"]
        play_on(match, Random(1))
        after = to_record(match, reveal_seed=False)["dice"]
        assert "seed" not in before
        assert after["commitment"] == before["commitment"]
        assert hashlib.sha256(bytes.fromhex(after["seed"])).hexdigest() == before["commitment"]


def test_nothing_public_depends_on_the_dice_to_come() -> None:
    table = LINE_TABLES[0]
    alike: dict[tuple[int, ...], int] = {}
    for number in range(10_000):
        start = tuple(seeded(number).face(index) for index in range(4))
        if start in alike:
            break
        alike[start] = number
    public = []
    for seed in (alike[start], number):
        match = table.match(seeded(seed))
        while match.state.to_act() is not None and len(faces_of_steps(match.steps)) < 4:
            play_on(match, Random(1), 1)
        record = to_record(match, reveal_seed=False)
        assert set(record["dice"]) == {"source", "commitment"}
        public.append(record | {"dice": None})
    assert public[0] == public[1]


def faces_of_steps(steps: tuple[Step, ...]) -> list[int]:
    return [step.face for step in steps if isinstance(step, Die)]
