"""What is told is heard: every story gives the cues of its events, once, and the instant ones at least one."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import CHANCE, DICE, Event, State
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.sound.cues import cues_of, only_sound
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.hotl_scene import HeadOfTheLineScene
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import LIGHT, Speed


def transitions(which: int, count: int) -> list[Transition]:
    game, mind = GAMES[which], random.Random(6)
    state: State = game.start(game.all_seats, {})
    told: list[Transition] = []
    for _ in range(count):
        events: list[Event] = []
        step = DICE[mind.randint(1, 6)] if state.to_act() is CHANCE else mind.choice(state.legal_actions())
        after = state.apply(step, events)
        told.append(Transition(state, step, after, tuple(events)))
        state = after
    return told


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.INSTANT])
@pytest.mark.parametrize("which", [0, 1], ids=["head-of-the-line", "get-off-my-lawn"])
def test_a_story_is_heard(qtbot: QtBot, which: int, speed: Speed) -> None:
    lawn = GAMES[which] is GET_OFF_MY_LAWN
    scene: TableScene = GetOffMyLawnScene(LIGHT) if lawn else HeadOfTheLineScene(LIGHT)
    view = TableView()
    qtbot.addWidget(view)
    view.resize(500, 500)
    view.show_scene(scene)
    scene.set_speed(speed)
    heard: list[str] = []
    scene.cue.connect(heard.append)
    sounds = 0
    for transition in transitions(which, 90)[-45:]:
        heard.clear()
        scene.tell(transition)
        scene.finish()
        if speed is Speed.INSTANT:
            only = only_sound(transition.events)
            assert heard == ([] if only is None else [only])
        else:
            wanted = [cue.sound for cues in cues_of(transition.events) for cue in cues]
            assert sorted(heard) == sorted(wanted)
        sounds += len(heard)
    assert sounds > 20
