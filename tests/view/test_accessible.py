"""The boards as assistive technology is told of them: names, choices, actions, focus and places."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Action, State
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.head_of_the_line import CELL_NAMES, HeadOfTheLineState, Line, Relocate
from hotl_desktop.view.hotl_scene import HeadOfTheLineScene
from hotl_desktop.view.lawn.places import Berth, Collapsed, InRow, OnLawn
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import DARK, LIGHT
from tests.view import goml_table, hotl_table
from tests.walks import LAWN_TABLES, LINE_TABLES, SIMPLE_TABLES, seeded, walk

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
PRESS, FOCUS = "Press", "SetFocus"
COLORS = ("Blue", "Red", "Gold", "Plum")

AnyTable = hotl_table.Table | goml_table.Table


def heard(view: TableView) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    return found


def children(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(index) for index in range(of.childCount())]


def child(of: QAccessibleInterface, name: str) -> QAccessibleInterface:
    return next(one for one in children(of) if one.text(NAME) == name)


def choices(view: TableView) -> list[QAccessibleInterface]:
    return children(child(heard(view), "Choices"))


def act(of: QAccessibleInterface, name: str) -> None:
    doing = of.actionInterface()
    assert doing is not None
    assert name in doing.actionNames()
    doing.doAction(name)
    QTest.qWait(0)  # what is asked for is done when the interface has been left


def actions(of: QAccessibleInterface) -> list[str]:
    doing = of.actionInterface()
    return [] if doing is None else list(doing.actionNames())


def positions(tables: Any, count: int, seed: int) -> Iterator[State]:
    """Positions of random games in which somebody decides."""
    random = Random(seed)
    for table in tables:
        decided = [before for before, step, _ in walk(table, random) if isinstance(step, Action)]
        yield from random.sample(decided, min(count, len(decided)))


# ------------------------------------------------------------------------------------------- Head of the Line


def expected_cell(state: HeadOfTheLineState, cell: int) -> set[str]:
    """What is to be said of a cell beside its name."""
    words = {"empty"} if state.owners[cell] == 4 else {f"{COLORS[state.owners[cell]]}’s chip"}
    words |= {f"Head of {COLORS[seat]}" for seat, head in enumerate(state.heads) if head == cell}
    if CELL_NAMES[cell] in {"f6", "f7", "g6", "g7"}:
        words.add("hub")
    lines = sum(isinstance(action, Line) and action.end == cell for action in state.legal_actions())
    if lines:
        words.add(f"end of {lines} line(s)")
    if Relocate(cell) in state.legal_actions():
        words.add("the Head can go on here")
    return words


def test_every_cell_is_named_after_what_is_on_it_and_ends_on_it(qtbot: QtBot) -> None:
    table = hotl_table.Table(qtbot)
    board = child(heard(table.view), "Board")
    assert board.role() == QAccessible.Role.Table
    seen = 0
    for state in positions(LINE_TABLES, 3, seed=1):
        assert isinstance(state, HeadOfTheLineState)
        table.lay(state)
        said = {}
        for one in children(board):
            cell, *words = one.text(NAME).split(", ")
            said[cell] = set(words)
        assert said == {CELL_NAMES[cell]: expected_cell(state, cell) for cell in range(144)}
        seen += 1
    assert seen >= 25


def test_cells_know_their_row_and_column_in_reading_order(qtbot: QtBot) -> None:
    table = hotl_table.Table(qtbot)
    state = next(positions(LINE_TABLES[:1], 1, seed=2))
    assert isinstance(state, HeadOfTheLineState)
    table.lay(state)
    for index, one in enumerate(children(child(heard(table.view), "Board"))):
        place = one.tableCellInterface()
        assert place is not None
        assert (place.rowIndex(), place.columnIndex()) == divmod(index, 12)
        assert one.text(NAME).split(", ")[0] == f"{'abcdefghijkl'[index % 12]}{12 - index // 12}"


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("size", [(300, 420), (640, 640), (1900, 1000)], ids=str)
def test_cells_lie_where_the_board_has_them(qtbot: QtBot, size: tuple[int, int], turns: int) -> None:
    table = hotl_table.Table(qtbot, size)
    table.scene.set_rotation(turns)
    table.view.move(40, 30)
    state = next(positions(LINE_TABLES[:1], 1, seed=2))
    assert isinstance(state, HeadOfTheLineState)
    table.lay(state)
    places = table.scene.places
    assert places is not None
    board = child(heard(table.view), "Board")
    for one in children(board)[::5]:
        rect = one.rect()
        point = table.view.mapToScene(table.view.viewport().mapFromGlobal(rect.center()))
        cell = places.cell_at(point)
        assert cell is not None
        assert CELL_NAMES[cell] == one.text(NAME).split(", ")[0]
        assert abs(rect.width() - places.cell) <= 1
        assert board.childAt(rect.center().x(), rect.center().y()).text(NAME) == one.text(NAME)


def test_pressing_a_cell_takes_the_only_line_that_ends_there_and_shows_the_first_of_several(qtbot: QtBot) -> None:
    table = hotl_table.Table(qtbot)
    taken = shown = 0
    for state in positions(LINE_TABLES, 4, seed=5):
        assert isinstance(state, HeadOfTheLineState)
        table.lay(state)
        board = children(child(heard(table.view), "Board"))
        ends: dict[int, list[Action]] = {}
        for action in state.legal_actions():
            if isinstance(action, Line):
                ends.setdefault(action.end, []).append(action)
        for end, lines in ends.items():
            table.chosen.clear()
            table.scene.point_at(None)
            cell = next(one for one in board if one.text(NAME).split(", ")[0] == CELL_NAMES[end])
            assert cell.state().selectable
            act(cell, PRESS)
            if len(lines) == 1:
                assert table.chosen == lines
                taken += 1
            else:
                assert table.chosen == []
                assert table.scene.pointed_at == lines[0]
                act(cell, PRESS)
                assert table.scene.pointed_at == lines[1]
                shown += 1
    assert taken > 20
    assert shown > 3


def test_pressing_a_cell_where_nothing_ends_asks_why(qtbot: QtBot) -> None:
    table = hotl_table.Table(qtbot)
    state = next(positions(LINE_TABLES[-1:], 1, seed=3))
    assert isinstance(state, HeadOfTheLineState)
    table.lay(state)
    ends = {action.end for action in state.legal_actions() if isinstance(action, Line)}
    blind = next(cell for cell in range(144) if cell not in ends and cell not in state.heads)
    cells = children(child(heard(table.view), "Board"))
    act(next(one for one in cells if one.text(NAME).split(", ")[0] == CELL_NAMES[blind]), PRESS)
    assert len(table.doubted) == 1
    doubted = table.doubted[0]
    assert doubted is not None
    assert state.why_not(doubted) is not None
    assert table.chosen == []


# -------------------------------------------------------------------------------------------- Get Off My Lawn


def test_the_lawn_says_whose_dice_lie_and_wait_in_every_row(qtbot: QtBot) -> None:
    table = goml_table.Table(qtbot)
    lawn = child(heard(table.view), "Lawn")
    places = ("far left, FL", "inner left, IL", "centre, C", "inner right, IR", "far right, FR")
    seen = 0
    for state in positions(LAWN_TABLES, 12, seed=4):
        assert isinstance(state, GetOffMyLawnState)
        table.lay(state)
        names = [one.text(NAME) for one in children(lawn)]
        assert len(names) == 6 * 8
        for row in range(1, 7):
            left, *dice, right, strength = names[(6 - row) * 8 : (7 - row) * 8]
            for place, owner, said in zip(places, state.lawn[row - 1], dice, strict=True):
                what = "empty" if owner == 5 else "the Power Die" if owner == 4 else f"a die of {COLORS[owner]}"
                assert said == f"Row {row}, {place}: {what}"
            for side, said in ((0, left), (1, right)):
                queue = state.staged[(row - 1) * 2 + side]
                assert said.endswith(", ".join(COLORS[owner] for owner in queue) or ("left", "right")[side])
                assert ("nobody" in said) == (not queue)
            mover = COLORS[state.turn]
            assert strength.startswith(f"Row {row}: {mover} ")
            needed = state.strongest_resistance(state.seats[state.turn], row)
            assert strength.endswith(f"needs {needed}")
        seen += 1
    assert seen == 24


def test_player_rows_say_which_dice_are_live_and_what_is_collapsed_or_captured(qtbot: QtBot) -> None:
    table = goml_table.Table(qtbot)
    kinds: set[str] = set()
    for state in positions(LAWN_TABLES, 15, seed=6):
        assert isinstance(state, GetOffMyLawnState)
        table.lay(state)
        for seat, color in enumerate(COLORS):
            row = list(state.player_rows[seat])
            expected = [f"{face}, {'live' if slot in {0, len(row) - 1} else 'locked'}" for slot, face in enumerate(row)]
            expected += [f"{face}, collapsed" for face in state.collapsed[seat]]
            expected += [
                f"Power Die of row {number}, captured"
                for number, captor in enumerate(state.captors, 1)
                if captor == seat
            ]
            said = [one.text(NAME) for one in children(child(heard(table.view), f"Dice of {color}"))]
            assert said == expected
            kinds |= {name.split(", ")[1] for name in said}
    assert kinds == {"live", "locked", "collapsed", "captured"}


@pytest.mark.parametrize("viewer", range(4))
@pytest.mark.parametrize("size", [(420, 600), (900, 640), (1900, 1000)], ids=str)
def test_dice_and_positions_lie_where_the_table_has_them(qtbot: QtBot, size: tuple[int, int], viewer: int) -> None:
    table = goml_table.Table(qtbot, size)
    state = [one for one in positions(LAWN_TABLES[:1], 40, seed=7) if one.to_act() == f"P{viewer + 1}"][-1]
    assert isinstance(state, GetOffMyLawnState)
    table.lay(state)

    def spot(rect: QRect) -> QPoint:
        return table.view.mapToScene(table.view.viewport().mapFromGlobal(rect.center())).toPoint()

    lawn = children(child(heard(table.view), "Lawn"))
    for row in range(1, 7):
        for index in range(5):
            rect = lawn[(6 - row) * 8 + 1 + index].rect()
            point = table.scene.point_of(OnLawn(row, index))
            assert (spot(rect) - point.toPoint()).manhattanLength() <= 0.2 * rect.width() + 2
    for seat, color in enumerate(COLORS):
        dice = children(child(heard(table.view), f"Dice of {color}"))
        places: list[Berth] = [InRow(seat, slot) for slot in range(len(state.player_rows[seat]))]
        collapsed = [Collapsed(seat, index) for index in range(len(state.collapsed[seat]))]
        for place, one in zip([*places, *collapsed], dice, strict=False):
            assert (spot(one.rect()) - table.scene.point_of(place).toPoint()).manhattanLength() <= 4


def test_a_live_die_can_be_picked_up_and_the_focus_goes_where_it_can_go(qtbot: QtBot) -> None:
    table = goml_table.Table(qtbot)
    picked = 0
    for state in positions(LAWN_TABLES[:1], 20, seed=8):
        assert isinstance(state, GetOffMyLawnState)
        table.lay(state)
        dice = children(child(heard(table.view), f"Dice of {COLORS[state.turn]}"))
        for one in dice:
            if one.state().selectable and "live" in one.text(NAME):
                act(one, PRESS)
                assert table.scene.picked is not None
                assert table.scene.picked.row == int(one.text(NAME)[0])
                picked += 1
        assert table.chosen == []
    assert picked > 10


def test_a_collapsed_die_is_taken_back_by_pressing_it(qtbot: QtBot) -> None:
    table = goml_table.Table(qtbot)
    for state in positions(LAWN_TABLES, 80, seed=9):
        assert isinstance(state, GetOffMyLawnState)
        if str(state.legal_actions()[0]).startswith("recover"):
            break
    else:
        pytest.fail("no such position")
    table.lay(state)
    dice = children(child(heard(table.view), f"Dice of {COLORS[state.turn]}"))
    act(next(one for one in dice if "collapsed" in one.text(NAME)), PRESS)
    assert len(table.chosen) == 1
    assert table.chosen[0] in state.legal_actions()


# ------------------------------------------------------------------------------------------------ both games


@pytest.fixture(params=["head-of-the-line", "get-off-my-lawn"])
def table(request: pytest.FixtureRequest, qtbot: QtBot) -> AnyTable:
    return hotl_table.Table(qtbot) if request.param == "head-of-the-line" else goml_table.Table(qtbot)


def deal(table: AnyTable, seed: int = 11) -> GameController:
    """A random game of the kind that the table is for, played by whoever presses."""
    controller = GameController(None, table.view)
    table.connect(controller)
    game = SIMPLE_TABLES[0] if isinstance(table, hotl_table.Table) else SIMPLE_TABLES[1]
    controller.begin(game.match(seeded(seed), kind="human"))
    return controller


def test_a_whole_game_can_be_played_by_pressing_choices(table: AnyTable) -> None:
    controller = deal(table)
    chance = Random(12)
    decisions = 0
    while controller.prompt.phase is not Phase.OVER:
        if controller.prompt.phase is Phase.ROLL:
            assert choices(table.view) == []
            controller.roll()
            continue
        legal = controller.prompt.legal
        offered = choices(table.view)
        assert [one.text(NAME) for one in offered] == [str(action) for action in legal]
        index = chance.randrange(len(legal))
        length = controller.match.length
        act(offered[index], PRESS)
        assert controller.match.steps[length] == legal[index]
        decisions += 1
    assert decisions > 20
    assert choices(table.view) == []


def test_the_focus_action_shows_what_would_follow_and_commits_nothing(table: AnyTable) -> None:
    controller = deal(table)
    for _ in range(12):
        if controller.prompt.phase is Phase.ROLL:
            controller.roll()
        legal = controller.prompt.legal
        length = controller.match.length
        for index, one in enumerate(choices(table.view)):
            if str(legal[index]) == "pass":
                continue
            act(one, FOCUS)
            assert table.scene.pointed_at == legal[index]
            assert one.state().selected
            assert one.state().focused
            assert heard(table.view).focusChild().text(NAME) == str(legal[index])
            assert sum(other.state().focused for other in choices(table.view)) == 1
        assert controller.match.length == length
        controller.play(legal[0])


def test_arrow_keys_are_followed_by_the_focus(table: AnyTable) -> None:
    controller = deal(table)
    table.view.setFocus()
    while len(controller.prompt.legal) < 4:
        if controller.prompt.phase is Phase.ROLL:
            controller.roll()
        else:
            controller.play(controller.prompt.legal[0])
    focused = set()
    for key in [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up] * 4:
        QTest.keyClick(table.view, key)
        one = heard(table.view).focusChild()
        assert one is not None
        assert one.state().focused
        focused.add(one.text(NAME))
    assert len(focused) > 1


def test_choices_lie_on_the_board_and_know_it_when_they_are_no_more(table: AnyTable) -> None:
    controller = deal(table)
    if controller.prompt.phase is Phase.ROLL:
        controller.roll()
    offered = choices(table.view)
    whole = heard(table.view).rect()
    for one in offered:
        assert one.role() == QAccessible.Role.ListItem
        assert whole.contains(one.rect())
        assert one.rect().width() < whole.width() / 2
    numbers = [QAccessible.uniqueId(one) for one in offered]
    controller.play(controller.prompt.legal[0])
    legal = [str(action) for action in controller.prompt.legal]
    for number in numbers:
        found = QAccessible.accessibleInterface(number)
        assert found is None or not found.isValid() or found.text(NAME) in legal


def test_words_come_from_whoever_knows_the_match(table: AnyTable) -> None:
    class Words:
        def seat(self, seat: int) -> str:
            return f"\u2068Player {seat}\u2069"

        def choice(self, action: Action) -> tuple[str, str]:
            return f"do \u2068{action}\u2069", "and then"

    controller = deal(table)
    table.view.set_words(Words())
    if controller.prompt.phase is Phase.ROLL:
        controller.roll()
    first = choices(table.view)[0]
    assert first.text(NAME) == f"do {controller.prompt.legal[0]}"
    assert first.text(DESCRIPTION) == "and then"


def test_the_table_stays_what_it_is_in_another_look(table: AnyTable) -> None:
    controller = deal(table)
    if controller.prompt.phase is Phase.ROLL:
        controller.roll()
    before = [one.text(NAME) for one in choices(table.view)]
    table.scene.set_theme(DARK)
    table.scene.set_theme(LIGHT)
    assert [one.text(NAME) for one in choices(table.view)] == before


def test_a_table_that_plays_by_itself_is_one_picture(table: AnyTable) -> None:
    deal(table)
    table.view.setInteractive(False)
    table.view.show_scene(table.scene)
    whole = heard(table.view)
    assert whole.role() == QAccessible.Role.Graphic
    assert whole.text(NAME)
    assert children(whole) == []


def test_one_view_shows_the_scenes_of_both_games(qtbot: QtBot) -> None:
    line, lawn = hotl_table.Table(qtbot), goml_table.Table(qtbot)
    deal(line)
    deal(lawn)
    assert [one.text(NAME) for one in children(heard(line.view))] == ["Choices", "Board"]
    line.view.show_scene(lawn.scene)
    assert [one.text(NAME) for one in children(heard(line.view))][:2] == ["Choices", "Lawn"]
    assert len(children(child(heard(line.view), "Lawn"))) == 48


# ---------------------------------------------------------------------------------------------------- events


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """What listeners are told, by kind and by the name of what it is about."""
    said: list[tuple[QAccessible.Event, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append((event.type(), event.message()))
        else:
            said.append((event.type(), event.accessibleInterface().text(NAME)))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


def test_listeners_are_told_of_new_choices_new_names_and_the_focus(
    table: AnyTable, told: list[tuple[QAccessible.Event, str]]
) -> None:
    controller = deal(table)
    if controller.prompt.phase is Phase.ROLL:
        controller.roll()
    board = children(heard(table.view))[1]
    names = {one.text(NAME) for one in children(board)}
    offered = [one.text(NAME) for one in choices(table.view)]
    told.clear()
    act(choices(table.view)[0], FOCUS)
    assert (QAccessible.Event.Focus, offered[0]) in told
    told.clear()
    controller.play(controller.prompt.legal[0])
    if controller.prompt.phase is Phase.ROLL:
        controller.roll()
    assert QAccessible.Event.ObjectDestroyed in {kind for kind, _ in told}
    created = {name for kind, name in told if kind == QAccessible.Event.ObjectCreated}
    assert created >= {str(action) for action in controller.prompt.legal}
    renamed = {name for kind, name in told if kind == QAccessible.Event.NameChanged}
    changed = {one.text(NAME) for one in children(board)} - names
    assert changed
    assert renamed >= changed


def test_nobody_listens_and_nothing_is_said(table: AnyTable, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", said.append)
    controller = deal(table)
    heard(table.view)
    if controller.prompt.phase is Phase.ROLL:
        controller.roll()
    controller.play(controller.prompt.legal[0])
    table.view.announce("something")
    assert said == []


def test_announcements_carry_no_marks_for_the_eye(table: AnyTable, told: list[tuple[QAccessible.Event, str]]) -> None:
    table.view.announce("\u2068Robin\u2069 rolls")
    assert told == [(QAccessible.Event.Announcement, "Robin rolls")]


def test_views_come_and_go_without_a_trace(qtbot: QtBot) -> None:
    state = next(positions(LINE_TABLES[:1], 1, seed=2))
    for _ in range(20):
        view, scene = TableView(), HeadOfTheLineScene(LIGHT)
        view.show_scene(scene)
        scene.show_state(state)
        scene.offer(state.legal_actions())
        number = QAccessible.uniqueId(children(child(heard(view), "Board"))[5])
        assert QAccessible.accessibleInterface(number) is not None
        view.deleteLater()
        qtbot.waitUntil(partial(is_gone, number))


def is_gone(number: int) -> bool:
    return QAccessible.accessibleInterface(number) is None


def test_nothing_of_it_is_loaded_until_somebody_asks() -> None:
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; from PySide6.QtGui import QAccessible;"
        "from hotl_desktop.view.table_view import TableView; app = QApplication([]); view = TableView(); view.show();"
        "names = ('root', 'nodes', 'line_exhibit', 'lawn_exhibit');"
        "loaded = lambda: [n for n in names if 'hotl_desktop.view.accessible.' + n in sys.modules];"
        "assert loaded() == [], loaded(); QAccessible.queryAccessibleInterface(view);"
        "assert loaded() == list(names), loaded()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
