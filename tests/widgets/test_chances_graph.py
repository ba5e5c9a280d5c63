"""The graph of the chances: a click goes to a position, words say what lines say, nothing lies outside."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from hotl_desktop.widgets.chances_graph import ChancesGraph, Course, GraphMark, line_pen
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn

STEPS = 40


@pytest.fixture
def graph(themes: ThemeHost, show: ShowIn) -> ChancesGraph:
    graph = ChancesGraph(themes)
    blue = tuple(at / STEPS for at in range(STEPS + 1))
    red = tuple(1 - chance for chance in blue)
    graph.show_game(
        [Course(0, "Ada", blue), Course(1, "Bo", red)],
        [GraphMark(10, 1, "very bad")],
        [(0, "1"), (20, "10")],
        lambda at: f"Turn {at}",
    )
    show(graph, size=QSize(500, 220))
    return graph


def test_a_click_goes_to_the_position_there(qtbot: QtBot, graph: ChancesGraph) -> None:
    for at in (0, 7, 20, STEPS):
        with qtbot.waitSignal(graph.picked) as picked:
            QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(round(graph.x_of(at)), 100))
        assert picked.args == [at]


def test_a_click_beside_goes_to_the_nearest_end(qtbot: QtBot, graph: ChancesGraph) -> None:
    with qtbot.waitSignal(graph.picked) as picked:
        QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 100))
    assert picked.args == [0]
    with qtbot.waitSignal(graph.picked) as picked:
        QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(graph.width() - 2, 100))
    assert picked.args == [STEPS]


def test_a_drag_goes_along(graph: ChancesGraph) -> None:
    heard: list[int] = []
    graph.picked.connect(heard.append)
    QTest.mousePress(graph, Qt.MouseButton.LeftButton, pos=QPoint(round(graph.x_of(3)), 100))
    graph.set_current(3)
    QTest.mouseMove(graph, QPoint(round(graph.x_of(30)), 100))
    assert heard[0] == 3
    assert heard[-1] == 30


def test_figures_at_the_ends_have_room_as_they_are_written(
    graph: ChancesGraph, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = graph.x_of(STEPS)
    monkeypatch.setattr("hotl_desktop.widgets.chances_graph.short_chance_text", lambda chance: f"{100 * chance:.0f} %")
    graph.resize(graph.width() + 50, graph.height())
    graph.resize(graph.width() - 50, graph.height())
    assert 1 <= before - graph.x_of(STEPS) <= 10


def test_page_keys_go_far(qtbot: QtBot, graph: ChancesGraph) -> None:
    graph.set_current(20)
    with qtbot.waitSignal(graph.picked) as picked:
        QTest.keyClick(graph, Qt.Key.Key_PageDown)
    assert picked.args == [24]


def test_it_says_in_words_what_is_shown(graph: ChancesGraph) -> None:
    graph.set_current(10)
    assert graph.accessibleDescription() == "Turn 10, Very bad, Ada 25%, Bo 75%"
    graph.set_current(500)
    assert graph.current == STEPS
    assert "Ada 100%, Bo 0%" in graph.accessibleDescription()


def test_an_empty_graph_is_silent(themes: ThemeHost, show: ShowIn) -> None:
    graph = ChancesGraph(themes)
    show(graph, size=QSize(300, 140))
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton)
    assert graph.spoken(0) == ""
    assert not graph.grab().isNull()


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_every_seat_has_ink_of_its_own_in_the_picture(themes: ThemeHost, graph: ChancesGraph, theme: Theme) -> None:
    themes.set_theme(theme)
    image = graph.grab().toImage()
    found = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    for seat in (0, 1):
        assert theme.seats[seat].line.name() in found


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_lines_differ_without_colour(theme: Theme) -> None:
    patterns = {tuple(line_pen(theme, seat).dashPattern()) for seat in range(4)}
    assert len(patterns) == 4
