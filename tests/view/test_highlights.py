"""What is pointed out on a board stays as long as it is wanted, and not longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from hotl_desktop.games.get_off_my_lawn import lay_out
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.highlights import Highlights
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import LIGHT

LAWN = lay_out("P1", dict.fromkeys(("P1", "P2", "P3", "P4"), "12334456"))


@pytest.fixture
def highlights(qapp: QApplication) -> Iterator[Highlights]:
    made = Highlights()
    yield made
    made.clear()


def shown(scene: TableScene) -> int:
    return len(scene.items())


def lawn_scene() -> GetOffMyLawnScene:
    scene = GetOffMyLawnScene(LIGHT)
    scene.setSceneRect(QRectF(0, 0, 600, 600))
    scene.show_state(LAWN)
    return scene


def test_rings_come_and_go(highlights: Highlights) -> None:
    scene = lawn_scene()
    bare = shown(scene)
    highlights.show(scene, ("row 4", "stage 6 L"))
    assert shown(scene) == bare + len(highlights.rects)
    assert len(highlights.rects) == 4
    highlights.clear()
    assert shown(scene) == bare


def test_they_go_with_the_scene_that_is_shown_and_not_with_the_one_before(highlights: Highlights) -> None:
    old, new = lawn_scene(), lawn_scene()
    bare = shown(new)
    highlights.show(old, ("lawn",))
    highlights.show(new, ("row 4",))
    # A scene is deleted when its events are through: often after the next one is shown.
    delete(old)
    assert highlights.rects
    highlights.show(new, ())
    assert shown(new) == bare


def test_nothing_is_left_to_a_scene_that_is_gone(highlights: Highlights) -> None:
    scene = lawn_scene()
    highlights.show(scene, ("row 4",))
    delete(scene)
    assert highlights.rects == []
    highlights.redraw()
    assert highlights.rects == []
