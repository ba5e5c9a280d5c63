"""A walk through everything that can be seen of the program, for tests of words, sizes and colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.controller.tables import new_match
from hotl_desktop.games.base import CHANCE, Die, Game
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.storage.places import Places
from hotl_desktop.tutorial.lesson import Lesson
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.buttons import Button, Pressable
from hotl_desktop.widgets.focus_ring import FocusRing
from hotl_desktop.widgets.library_page import Tab
from hotl_desktop.widgets.review_panel import Page
from hotl_desktop.widgets.segmented import Segmented
from hotl_desktop.widgets.setup_rows import SeatRow
from hotl_desktop.widgets.sheet import SheetOverlay
from hotl_desktop.widgets.text import ElidedLabel
from hotl_desktop.widgets.turn_banner import TurnBanner
from hotl_desktop.widgets.tutor_bubble import TutorBubble

LIE_OVER: Final = (SheetOverlay, TurnBanner, TutorBubble, FocusRing)
"""What lies over others on purpose."""
SHADOW: Final = 8
"""Pixels that cards keep free within themselves: there they may lie over each other."""
FIELD_MARGIN: Final = 12
"""Pixels between the edge of a field and its text, at least."""
NAMES: Final = ("Mira", "Jonas", "Tove", "Robin")


def new_desktop(qtbot: QtBot, application: QApplication, folder: Path, size: QSize) -> Desktop:
    """A program with a profile of its own, in a window of that size."""
    desktop = Desktop(application, Places.inside(folder))
    qtbot.addWidget(desktop.window)
    desktop.settings.set_speed(Speed.INSTANT)
    desktop.window.resize(size)
    desktop.window.show()
    qtbot.waitExposed(desktop.window)
    return desktop


def begin(desktop: Desktop, game: Game, decisions: int) -> None:
    """Put a game of people on the table that was played on by so many decisions, or to its end for -1.

    Only the last step is taken at the table: to be shown all of a game takes a thousand times as long.
    """
    players = tuple(Player(seat, name, HUMAN) for seat, name in zip(game.all_seats, NAMES, strict=True))
    match = new_match(TableSetup(game, players))
    taken = 0
    while match.state.outcome() is None and taken != decisions:
        if match.state.to_act() is CHANCE:
            match.roll()
        else:
            legal = match.state.legal_actions()
            match.play(legal[(7 * taken) % len(legal)])
            taken += 1
    last = match.step_at(match.length - 1)
    match.go_to(match.length - 1)
    desktop.put_on_table(match, None)
    controller = desktop.table.controller
    if not isinstance(last, Die):
        controller.play(last)
    while controller.prompt.phase is Phase.ROLL:
        controller.roll()
    assert controller.match.state.outcome() is None or desktop.table.result_sheet.is_open()


def settle() -> None:
    """Let layouts find their places: heights follow widths, and scroll bars follow heights. What is done with goes."""
    for _ in range(4):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def stations(desktop: Desktop) -> Iterator[str]:
    """Show one thing after another; the name of each."""
    desktop.show_start()
    yield "start"
    for game in GAMES:
        desktop.set_up(game.name)
        settle()  # the rows of the game before are gone
        yield f"setup {game.name}"
        if game is HEAD_OF_THE_LINE:
            for row in desktop.setup_page.findChildren(SeatRow):
                row.set_kind(None)
            yield f"setup {game.name} with empty seats"
            for row in desktop.setup_page.findChildren(SeatRow):
                row.set_kind(HUMAN)
    for game in GAMES:
        begin(desktop, game, 9)
        yield f"table {game.name}"
        desktop.table.look_back()
        desktop.table.presenter.look_at(3)
        yield f"looking back {game.name}"
        desktop.table.presenter.stop_looking()
    desktop.library_desk.show_dice(desktop.table.controller.match)
    yield "dice"
    desktop.library_desk.verify_sheet.close_sheet()
    for game in GAMES:
        begin(desktop, game, -1)
        yield f"result {game.name}"
        desktop.table.result_sheet.close_sheet()
    for game in GAMES:
        desktop.show_lessons(game.name)
        yield f"courses {game.name}"
        desktop.learning.open_lesson(lessons_of(desktop, game)[1])
        yield f"lesson {game.name}"
        desktop.learning.table.leave()
        desktop.learning.show_rules_of(game.name)
        yield f"rules {game.name}"
    for tab in Tab:
        desktop.show_library()
        desktop.library_desk.page.show_tab(tab)
        yield f"library {tab.name.lower()}"
    desktop.show_start()
    desktop.show_about()
    yield "about"
    desktop.message_sheet.close_sheet()
    desktop.learning.show_keys([])
    yield "keys"
    desktop.learning.keys_sheet.close_sheet()


def advice_stations(desktop: Desktop, answer: Callable[[], None]) -> Iterator[str]:
    """Show what the analysis says in one place after another; `answer` makes it say it."""
    table = desktop.table
    advice = table.advice
    assert advice is not None
    for game in GAMES:
        begin(desktop, game, 11)
        while table.controller.prompt.phase is not Phase.CHOICE or len(table.controller.prompt.legal) < 3:
            if table.controller.prompt.phase is Phase.ROLL:
                table.controller.roll()
            else:
                table.controller.play(table.controller.prompt.legal[0])
        advice.hinting.open()
        answer()
        yield f"hint {game.name}"
        advice.hinting.close()
        advice.tutoring.set_grade("doubtful")
        answer()
        advice.tutoring.consider(table.controller.prompt.legal[0])
        assert advice.tutoring.is_asking
        yield f"tutor {game.name}"
        advice.tutoring.think_again()
        advice.tutoring.set_grade("off")
        table.review()
        answer()
        reviews, panel = advice.reviews, advice.reviews.panel
        reviews.next_mistake()
        for page in Page:
            panel.show_page(page)
            yield f"review {page.value} {game.name}"
        panel.show_page(Page.MOVE)
        reviews.try_again()
        looking = table.presenter.looking
        assert looking is not None
        for action in (looking.state.legal_actions()[0], looking.state.legal_actions()[-1]):
            reviews.choose(action)
            answer()
            yield f"trying {action}"
        reviews.step_out()
        panel.move_page.option_chosen.emit(1)
        answer()
        yield f"what if {game.name}"
        table.presenter.stop_looking()


def lessons_of(desktop: Desktop, game: Game) -> tuple[Lesson, ...]:
    return next(course.lessons for course in desktop.learning.courses if course.game is game)


def visible(root: QWidget) -> list[QWidget]:
    """The widgets in `root` that can be seen."""
    return [one for one in root.findChildren(QWidget) if one.isVisibleTo(root) and one.isVisible()]


def text_of(widget: QWidget) -> str:
    """What a widget says by itself."""
    if isinstance(widget, Button):
        return widget.label()
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QLineEdit):
        return widget.placeholderText()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def menu_texts(window: QMainWindow) -> list[str]:
    """All that stands in the menus."""
    found: list[str] = []
    waiting = list(window.menuBar().actions())
    while waiting:
        action = waiting.pop()
        menu = cast("QMenu | None", action.menu())
        found.append(action.text())
        waiting += menu.actions() if menu is not None else []
    return [text for text in found if text]


def cut_off(root: QWidget) -> list[str]:
    """What of the texts in `root` cannot be read: cut off, squeezed, or out of its place."""
    found = []
    for widget in visible(root):
        text = text_of(widget)
        problem = _problem(widget) if text else _lines(widget)
        if problem:
            found.append(f"{type(widget).__name__} {text!r} {problem}")
        elif isinstance(widget, QScrollArea):
            content = widget.widget()
            if (
                content is not None
                and widget.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
                and content.width() > widget.viewport().width()
            ):
                found.append(f"{type(content).__name__} is wider than its view: {content.width()}")
        elif isinstance(widget, Segmented) and widget.width() < widget.minimumSizeHint().width():
            found.append(f"Segmented {widget.accessibleName()!r} has {widget.width()} of {widget.minimumSizeHint()}")
    return found


def overlaps(root: QWidget) -> list[str]:
    """What of the widgets that lie side by side in `root` lie over each other."""
    found = []
    for parent in [root, *visible(root)]:
        children = [one for one in parent.children() if isinstance(one, QWidget) and one.isVisible()]
        side_by_side = [one for one in children if parent.layout() is not None and not isinstance(one, LIE_OVER)]
        for one, other in combinations(side_by_side, 2):
            common = one.geometry().intersected(other.geometry())
            if common.width() > SHADOW and common.height() > SHADOW:
                found.append(f"{type(one).__name__} and {type(other).__name__} share {common.getRect()}")
    return found


def _problem(widget: QWidget) -> str:
    checks: tuple[Callable[[QWidget], str], ...] = (_width, _height, _place)
    return next((said for check in checks if (said := check(widget))), "")


def _width(widget: QWidget) -> str:
    wanted = widget.sizeHint().width()
    if isinstance(widget, Button) and widget.toolTip() and widget.label().count("[") > 1:
        return ""  # a move in a sentence is made longer twice in the made-up language; the whole is in the tooltip
    if isinstance(widget, ElidedLabel):
        return "" if not widget.is_elided() or widget.toolTip() else "is elided without a tooltip"
    if isinstance(widget, QLabel) and widget.wordWrap():
        # Lines break between words; Japanese breaks anywhere, and so does what was made breakable.
        words = [word for word in widget.text().split() if "\u200b" not in word and max(word) < "\u2e80"]
        wanted = max((widget.fontMetrics().horizontalAdvance(word) for word in words), default=0)
    if isinstance(widget, QLineEdit):
        # What is typed may be longer than the field; what the field says of itself may not.
        wanted = widget.fontMetrics().horizontalAdvance(widget.placeholderText()) + 2 * FIELD_MARGIN
        wanted = 0 if widget.text() else wanted
    if isinstance(widget, QComboBox):
        wanted = 0
    if isinstance(widget, QAbstractButton) and widget.toolTip():
        wanted = widget.minimumSizeHint().width()
    return f"has {widget.width()} of {wanted} px" if widget.width() < wanted else ""


def _height(widget: QWidget) -> str:
    if isinstance(widget, QLabel) and widget.wordWrap():
        wanted = widget.heightForWidth(widget.width())
    else:
        wanted = widget.fontMetrics().tightBoundingRect(text_of(widget)).height()
    # An accent on a capital may reach a pixel into the leading.
    return f"is {widget.height()} of {wanted} px high" if widget.height() < wanted - 1 else ""


def _lines(widget: QWidget) -> str:
    """A row to press that paints several lines of text by itself."""
    paints_lines = isinstance(widget, Pressable) and widget.sizePolicy().hasHeightForWidth()
    wanted = widget.heightForWidth(widget.width()) if paints_lines else 0
    return f"is {widget.height()} of {wanted} px high" if widget.height() < wanted else ""


def _place(widget: QWidget) -> str:
    parent = widget.parentWidget()
    if parent is None or parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
        return ""
    return f"lies at {widget.geometry().getRect()} in {parent.rect().getRect()}"
