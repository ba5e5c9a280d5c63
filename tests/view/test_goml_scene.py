"""Whole rounds at the table of Get Off My Lawn, by mouse and by keys, and what the scene shows all the while."""

from __future__ import annotations

import random
from functools import partial

import pytest
from PySide6.QtCore import QSizeF, Qt
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import CHANCE, DICE, Action
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, SEATS, GetOffMyLawnState, Pass
from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.view.lawn.choices import Boundary, source_of
from hotl_desktop.view.lawn.spots import Spot, next_spot
from hotl_desktop.view.theme import DARK, LIGHT, Speed

from .goml_table import Table
from .lawn.games import pick, start, transitions

WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def play_round(table: Table, seed: int, how: str) -> GetOffMyLawnState:
    """A random match in which every decision is made at the table."""
    chance = random.Random(seed)
    state = start()
    table.scene.show_state(state)
    while (actor := state.to_act()) is not None:
        if actor is CHANCE:
            state = table.tell(state, DICE[chance.randint(1, 6)])
        else:
            table.scene.offer(state.legal_actions())
            action = pick(state, chance)
            table.chosen.clear()
            if how == "mouse" or isinstance(action, Pass):
                table.do_by_mouse(action)
            else:
                do_by_keys(table, action)
            assert table.chosen == [action], f"{action} in {state}"
            state = table.tell(state, action)
        table.assert_shows(state)
    return state


def do_by_keys(table: Table, action: Action) -> None:
    """Choose `action` with arrows and Enter only."""
    source = source_of(action)
    if source is not None and table.scene.picked != source:
        go_to(table, source)
        table.key(Qt.Key.Key_Return)
        assert table.scene.picked == source
    go_to(table, action)
    assert table.scene.pointed_at == action
    table.key(Qt.Key.Key_Return)


def go_to(table: Table, key: object) -> None:
    """Press arrows until the focus is there."""
    for arrow in route(table, key):
        table.key(arrow)
    assert table.scene.focused == key


def route(table: Table, key: object) -> list[Qt.Key]:
    """The arrows that lead from where the focus is to a spot."""
    begin: list[Qt.Key] = []
    if table.scene.focused is None:
        table.key(Qt.Key.Key_Right)
    spots = table.scene.spots
    here = next(spot for spot in spots if spot.key == table.scene.focused)
    seen: dict[int, list[Qt.Key]] = {id(here): begin}
    queue: list[Spot] = [here]
    while queue:
        spot = queue.pop(0)
        if spot.key == key:
            return seen[id(spot)]
        for arrow, way in WAYS.items():
            there = next_spot(spots, spot.center, way, spot)
            if there is not None and id(there) not in seen:
                seen[id(there)] = [*seen[id(spot)], arrow]
                queue.append(there)
    raise AssertionError(f"no arrows lead to {key}")


@pytest.mark.parametrize(("seed", "size"), [(1, (620, 480)), (3, (930, 860))])
def test_a_whole_round_is_played_by_clicks_alone(qtbot: QtBot, seed: int, size: tuple[int, int]) -> None:
    table = Table(qtbot, size)
    end = play_round(table, seed, "mouse")
    assert end.outcome() is not None


@pytest.mark.parametrize(("seed", "size"), [(5, (620, 480))])
def test_a_whole_round_is_played_by_keys_alone(qtbot: QtBot, seed: int, size: tuple[int, int]) -> None:
    table = Table(qtbot, size)
    end = play_round(table, seed, "keys")
    assert end.outcome() is not None


@pytest.mark.parametrize("seed", range(2))
def test_every_story_ends_in_its_state_whenever_it_is_hurried(qtbot: QtBot, seed: int) -> None:
    table = Table(qtbot, (640, 640))
    table.scene.set_speed(Speed.NORMAL)
    chance = random.Random(seed)
    rounds = set()
    for step in transitions(seed, rounds=2):
        assert isinstance(step.after, GetOffMyLawnState)
        rounds.add(step.after.round_number)
        table.scene.tell(step)
        story = table.scene.story
        if story is not None:
            for moment in sorted(chance.sample(range(story.duration() + 1), 3)):
                story.setCurrentTime(moment)
            table.scene.finish()
        assert not table.scene.is_telling
        table.assert_shows(step.after)
    assert rounds == {1, 2}


@pytest.mark.parametrize("seed", range(2))
def test_a_story_that_is_dropped_leaves_nothing_behind(qtbot: QtBot, seed: int) -> None:
    table = Table(qtbot, (640, 640))
    table.scene.set_speed(Speed.NORMAL)
    chance = random.Random(seed)
    steps = list(transitions(seed))
    for step in steps:
        table.scene.tell(step)
        story = table.scene.story
        if story is not None:
            story.setCurrentTime(chance.randint(0, story.duration() - 1))
        other = chance.choice(steps).after
        assert isinstance(other, GetOffMyLawnState)
        table.scene.show_state(other)
        table.assert_shows(other)


def test_a_new_size_or_look_in_the_middle_of_a_story_shows_its_end_and_settles_once(qtbot: QtBot) -> None:
    table = Table(qtbot, (640, 640))
    table.scene.set_speed(Speed.NORMAL)
    settled: list[bool] = []
    table.scene.settled.connect(lambda: settled.append(True))
    chance = random.Random(3)
    for number, step in enumerate(transitions(3)):
        assert isinstance(step.after, GetOffMyLawnState)
        table.scene.tell(step)
        story = table.scene.story
        if story is not None:
            story.setCurrentTime(chance.randint(0, story.duration() - 1))
        if number % 9 == 0:
            table.scene.set_size(QSizeF(600 + number % 7 * 40, 500 + number % 5 * 60))
        elif number % 24 == 1:
            table.scene.set_theme(LIGHT if table.scene.theme is DARK else DARK)
        else:
            table.scene.set_viewer((table.scene.viewer + 1) % 4)
        assert not table.scene.is_telling
        assert len(settled) == number + 1
        table.assert_shows(step.after)


def test_clicks_at_every_moment_of_a_match_end_the_story_and_are_then_taken(qtbot: QtBot) -> None:
    """A match on the ring, in which somebody clicks at random moments, mostly in the middle of stories."""
    table = Table(qtbot, (640, 640))
    table.scene.set_speed(Speed.NORMAL)
    controller = GameController(None)
    table.connect(controller)
    players = [Player(seat, name) for seat, name in zip(SEATS, ("a", "b", "c", "d"), strict=True)]
    match = Match(GET_OFF_MY_LAWN, players, SeededDice(bytes(31) + b"\7"))
    controller.begin(match)
    chance = random.Random(9)
    clicks = 0
    while controller.prompt.phase is not Phase.OVER:
        clicks += 1
        assert clicks < 6000
        story = table.scene.story
        if story is not None:
            story.setCurrentTime(chance.randint(0, story.duration() - 1))
            before = match.length
            if chance.random() < 0.5:
                table.click(table.scene.sceneRect().center())
            else:
                table.key(Qt.Key.Key_Down)
            assert table.scene.story is not story
            assert match.length >= before
            continue
        state = match.state
        assert isinstance(state, GetOffMyLawnState)
        if match.length % 8 == 0:
            # The last click may have come to lie on a choice; the dice that it moved need a moment to go back.
            table.scene.point_at(None)
            qtbot.waitUntil(partial(shows, table, state))
        table.do_by_mouse(pick(state, chance))
    assert match.state.outcome() is not None


def shows(table: Table, state: GetOffMyLawnState) -> bool:
    try:
        table.assert_shows(state)
    except AssertionError:
        return False
    return True


def test_a_press_in_the_middle_of_a_story_is_taken_at_once(qtbot: QtBot) -> None:
    table = Table(qtbot, (640, 640))
    table.scene.set_speed(Speed.NORMAL)
    step = next(step for step in transitions(3) if str(step.step).startswith("stage"))
    after = step.after
    assert isinstance(after, GetOffMyLawnState)
    table.scene.settled.connect(lambda: table.scene.offer(after.legal_actions()))
    table.scene.tell(step)
    story = table.scene.story
    assert story is not None
    story.setCurrentTime(story.duration() // 2)
    low = after.player_rows[after.turn][0]
    source = Boundary(low)
    table.scene.set_viewer(after.turn)  # lays everything out as it will be, and ends the story
    point = next(spot.center for spot in table.scene.spots if spot.key == source)
    table.scene.tell(step)
    assert table.scene.is_telling
    table.press(point)
    assert table.scene.story is None
    assert table.scene.picked == source


def test_the_deal_takes_two_seconds_at_most(qtbot: QtBot) -> None:
    table = Table(qtbot, (640, 640))
    table.scene.set_speed(Speed.NORMAL)
    spent = 0
    for step in transitions(0):
        assert isinstance(step.before, GetOffMyLawnState)
        if step.before.awaits_deal:
            table.scene.tell(step)
            story = table.scene.story
            assert story is not None
            # A story ends with the frame after its time, of which there are sixty a second.
            spent += -(-story.duration() // 17) * 17
            table.scene.finish()
    assert 600 < spent <= 2000
