"""Networks learn from self-play, and the same arguments teach them the same."""

from __future__ import annotations

import argparse
import csv
import math
from pathlib import Path

import pytest

from hotl_desktop.ai.kernels import COMPILED, lawn_mind, line_mind
from hotl_desktop.ai.kernels.net import Net
from hotl_desktop.ai.train import COLUMNS, COURSES, fresh_weights, train
from hotl_desktop.ai.weights import decode

ROOM = 600 if COMPILED else 60
needs_compiled = pytest.mark.skipif(not COMPILED, reason="learning takes thousands of games")


def taught(name: str, seed: int, lessons: int, room: int) -> tuple[Net, list[tuple[int, int, float, float]]]:
    """A network from nothing after some lessons, and what was told of each."""
    course = COURSES[name]
    net = Net(course.inputs, fresh_weights(course.inputs, seed))
    school = course.school(net, seed, room)
    return net, [school.teach(course.players, 0.002, 0.9, 0.01) for _ in range(lessons)]


@pytest.mark.parametrize("name", sorted(COURSES))
def test_the_same_seed_teaches_the_same_and_another_one_something_else(name: str) -> None:
    net, told = taught(name, 3, 2, ROOM)
    again, told_again = taught(name, 3, 2, ROOM)
    other, _ = taught(name, 4, 2, ROOM)
    assert told == told_again
    assert net.weights() == again.weights() != other.weights()
    assert all(math.isfinite(weight) for weight in net.weights())


@pytest.mark.parametrize("name", sorted(COURSES))
def test_a_lesson_is_as_large_as_asked_but_for_its_last_game(name: str) -> None:
    longest = 800 if name == "get-off-my-lawn" else 150
    _, told = taught(name, 5, 2, ROOM)
    for games, positions, _, _ in told:
        assert games > 0
        assert ROOM <= positions < ROOM + longest


@needs_compiled
@pytest.mark.parametrize("name", ["head-of-the-line-2", "get-off-my-lawn"])
def test_what_was_taught_wins_more_games(name: str) -> None:
    course = COURSES[name]
    before = Net(course.inputs, fresh_weights(course.inputs, 7))
    after, _ = taught(name, 7, 8, 4000)
    assert course.contest(after, course.players, 200, 1) > course.contest(before, course.players, 200, 1) + 0.1


@needs_compiled
def test_the_command_leaves_the_weights_and_a_record_of_every_line(tmp_path: Path) -> None:
    given = argparse.Namespace(
        lessons=31,
        rate=0.002,
        last_rate=0.001,
        trust=0.9,
        average=0.9,
        stray=0.01,
        contest=4,
        seed=2,
        resume=None,
        room=300,
    )
    train("head-of-the-line-3", tmp_path, given)
    Net(line_mind.INPUTS, decode((tmp_path / "head-of-the-line-3.net").read_bytes()))  # raises where one is missing
    with (tmp_path / "head-of-the-line-3.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [tuple(row) for row in rows] == [COLUMNS, COLUMNS]
    assert [row["rate"] for row in rows] == ["0.001023", "0.001000"]
    assert int(rows[0]["positions"]) >= 30 * 300


def test_teaching_goes_on_from_weights_that_are_given() -> None:
    begun = fresh_weights(lawn_mind.INPUTS, 9)
    net = Net(lawn_mind.INPUTS, begun)
    COURSES["get-off-my-lawn"].school(net, 1, ROOM).teach(4, 0.0005, 0.95, 0.0)
    moved = [abs(after - before) for before, after in zip(begun, net.weights(), strict=True)]
    # Adam's first steps are as long as the rate at most, and inputs that never were leave their weights alone.
    assert 0 < max(moved) < 0.0005 * 12
    assert min(moved) == 0
