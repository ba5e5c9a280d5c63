"""Pictures of every page and panel, for looking at: `python -m hotl_desktop.widgets.gallery FOLDER [THEME ...]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from hotl_desktop.games.catalogue import GAMES, game_named
from hotl_desktop.view.theme import LIGHT, SEATS, THEMES, Speed, TextRole
from hotl_desktop.widgets.base_style import STYLE_ARGUMENTS
from hotl_desktop.widgets.buttons import Button, ButtonKind, KeyCap
from hotl_desktop.widgets.dice_tray import DiceTray, End, EndRoll, Press, TrayState
from hotl_desktop.widgets.faces_strip import FaceOutlook, FacesStrip
from hotl_desktop.widgets.fields import ComboBox, NameField, Stepper
from hotl_desktop.widgets.focus_ring import FocusRing
from hotl_desktop.widgets.miniatures import GamePicture
from hotl_desktop.widgets.move_list import MoveList, MoveRow
from hotl_desktop.widgets.player_card import LawnDice, PlayerCard
from hotl_desktop.widgets.player_panel import PlayerPanel
from hotl_desktop.widgets.recent_games import RecentGame
from hotl_desktop.widgets.result_sheet import GameResult, ResultRow, ResultSheet
from hotl_desktop.widgets.segmented import Choice, Segmented
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.setup_page import SetupPage
from hotl_desktop.widgets.signs import Pips, ScoreBar, SeatBadge, Tag
from hotl_desktop.widgets.start_page import StartPage
from hotl_desktop.widgets.status_line import StatusLine
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import Card, Ground, SunkPanel
from hotl_desktop.widgets.text import Tone, plain_label

Shot = tuple[str, QSize, Callable[[ThemeHost], QWidget]]


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row


def _kit(themes: ThemeHost) -> QWidget:
    page = Ground(themes)
    column = QVBoxLayout(page)
    column.setContentsMargins(24, 24, 24, 24)
    off = [Button(themes, "Disabled", kind, key="Enter") for kind in list(ButtonKind)]
    for button in off:
        button.setEnabled(False)
    column.addLayout(_row(*(Button(themes, "Roll", kind, key="Ctrl+R") for kind in ButtonKind), *off))
    field, wrong = NameField("Name"), NameField("Name")
    field.setText("Mira <b>x")
    wrong.setEnabled(False)
    levels = ComboBox(themes, "Level")
    levels.addItems(["Casual", "Skilled"])
    column.addLayout(_row(field, wrong, levels, Stepper(themes, "Rounds", 1, 9)))
    choices = [Choice(1, "Person"), Choice(2, "AI"), Choice(3, "Nobody")]
    column.addLayout(_row(Segmented(themes, "Who", choices), KeyCap(themes, "B"), Tag(themes, "Power Die captured")))
    card = Card(themes)
    inside = QVBoxLayout(card)
    tray = SunkPanel(themes)
    inner = QVBoxLayout(tray)
    for where in (inside, inner):
        where.addWidget(plain_label("Robin", TextRole.LABEL))
        where.addWidget(plain_label("Casual AI", TextRole.SMALL, Tone.SECOND))
        for seat in SEATS:
            bar, pips = ScoreBar(themes, seat), Pips(themes)
            bar.set_parts(12 + seat, seat * 3, 34)
            pips.set_filled(seat)
            where.addLayout(_row(SeatBadge(themes, seat, 38), SeatBadge(themes, seat, 24), bar, pips))
        where.addWidget(Segmented(themes, "Who", choices))
    both = QHBoxLayout()
    both.addWidget(card)
    both.addWidget(tray)
    column.addLayout(both)
    column.addStretch(1)
    FocusRing(themes, page)
    field.setFocus()
    return page


_LINE_CARDS: Final = (
    PlayerCard(0, "Robin", "Casual AI", 15, 3, 0),
    PlayerCard(1, "Mira <b>x", "Person", 16, 2, 1, active=True),
    PlayerCard(2, "Jonas " * 100, "Casual AI", 17, 0, 2),
    PlayerCard(3, "Tove", "Casual AI", 19, 5, 3, out=True),
)
_LAWN_CARDS: Final = (
    PlayerCard(0, "Robin", "Casual AI", 15, 0, 0, lawn=LawnDice((1, 2, 2, 3, 4, 5, 6, 6))),
    PlayerCard(1, "Mira", "Casual AI", 15, 21, 1, lawn=LawnDice((), (1, 2, 3, 4, 5, 6), (2,), 0)),
    PlayerCard(2, "Jonas", "Person", 7, 0, 2, active=True, lawn=LawnDice((1, 2, 3, 4, 5, 6), (), (3,), 1)),
    PlayerCard(3, "Tove", "Casual AI", 2, 2, 0, out=True, lawn=LawnDice((), (2,), (), 0)),
)


def _players(themes: ThemeHost) -> QWidget:
    page = Ground(themes)
    row = QHBoxLayout(page)
    for cards, compact in ((_LINE_CARDS, False), (_LAWN_CARDS, False), (_LINE_CARDS, True), (_LAWN_CARDS, True)):
        panel = PlayerPanel(themes)
        panel.set_title("Turn 23")
        panel.set_compact(compact)
        panel.set_cards(cards)
        panel.setFixedWidth(340 if compact else 292)
        row.addWidget(panel)
    FocusRing(themes, page)
    panel.card_view(3).setFocus(Qt.FocusReason.TabFocusReason)
    return page


_MOVES: Final = (
    *(MoveRow(turn, turn % 4, f"f{turn % 12 + 1}–l{turn % 12 + 1}", turn % 6 + 1) for turn in range(1, 20)),
    MoveRow(20, 0, "b4–d4", 3, "takes 3 chips and Tove’s Head"),
    MoveRow(21, 1, "reclaim 4 R", None, "falls 5"),
)


def _faces(themes: ThemeHost, seat: int, current: int | None) -> FacesStrip:
    strip = FacesStrip(themes)
    strip.set_heading("What each face would allow", "lines, best gain")
    choices = (0, 2, 4, 2, 5, 6)
    bests = ("pass", "+3", "+5", "+7", "+9", "+11")
    strip.set_outlooks(seat, [FaceOutlook(index + 1, choices[index], bests[index]) for index in range(6)], current)
    return strip


def _trays(themes: ThemeHost) -> QWidget:
    page = Ground(themes)
    row = QHBoxLayout(page)
    row.setContentsMargins(16, 16, 16, 16)
    row.setSpacing(24)
    hint = Press("hint", "Hint", "H")
    roll = Press("roll", "Roll", "Space")
    ends = (EndRoll(End.LOW, 1, "Ctrl+R"), EndRoll(End.HIGH, 4, "Ctrl+Shift+R"))
    push = Press("commit", "Push from the right", "Enter")
    states = (
        TrayState("Mira’s roll", "5 lines", 1, 5, Press("lay", "Choose a line", "Enter", enabled=False), (hint,)),
        TrayState("Robin to roll", "", 0, None, roll),
        TrayState("Tove may roll one end die first", "", 3, None, push, (), ends, 2),
        TrayState("What did you roll?", "", 2, None, None, (), (), 1, asks_face=True),
    )
    for index, group in enumerate((states[:2], states[2:])):
        column = QVBoxLayout()
        for state in group:
            tray = DiceTray(themes)
            tray.setFixedWidth(324)
            tray.set_state(state)
            column.addWidget(tray)
        column.addWidget(_faces(themes, 1, None if index else 5))
        moves = MoveList(themes)
        moves.set_rows(() if index else _MOVES, None if index else 20)
        column.addWidget(moves, 1)
        row.addLayout(column)
    small = QVBoxLayout()
    for state in states:
        tray = DiceTray(themes)
        tray.set_compact(True)
        tray.set_state(state)
        small.addWidget(tray)
    moves = MoveList(themes)
    moves.set_rows(_MOVES, 14)
    small.addWidget(moves, 1)
    row.addLayout(small, 1)
    return page


def _status(themes: ThemeHost) -> QWidget:
    page = Ground(themes)
    column = QVBoxLayout(page)
    for width in (900, 420, 300):
        line = StatusLine(themes)
        line.say(1, Sentence("Mira: lay a line of 5", "Five lines to choose from. Point at an end to see it."))
        line.setFixedWidth(width)
        column.addWidget(line)
    return page


def _setup(game: str) -> Callable[[ThemeHost], QWidget]:
    def make(themes: ThemeHost) -> QWidget:
        page = SetupPage(themes, ("casual",))
        page.set_game(game_named(game))
        return _on_ground(themes, page)

    return make


_RECENT: Final = (
    RecentGame("Head of the Line", "Robin, Jonas, Tove", "Won 41 to 38", "Today", "/a", 1),
    RecentGame("Get Off My Lawn", "three Steady AIs", "Second of four", "Yesterday", "/b", 0),
    RecentGame("Head of the Line", "Tove " * 30, "Lost 52 to 57", "Saturday", "/c", 2),
)


def _start(recent: tuple[RecentGame, ...]) -> Callable[[ThemeHost], QWidget]:
    def make(themes: ThemeHost) -> QWidget:
        page = StartPage(themes)
        page.set_recent(recent)
        if recent:
            page.set_unfinished("head-of-the-line", "Your turn, turn 23")
            page.set_learn_available(True)
        return _on_ground(themes, page)

    return make


_LINE_RESULT: Final = GameResult(
    "Head of the Line, 75 turns, 24 minutes",
    (
        ResultRow(1, 0, "Robin", "ai:casual", 44, (36, 8)),
        ResultRow(1, 3, "Tove", "ai:casual", 44, (33, 11)),
        ResultRow(3, 1, "Mira <b>x" * 20, "human", 40, (33, 7)),
        ResultRow(4, 2, "Jonas", "ai:casual", 35, (30, 5)),
    ),
    lawn=False,
)
_LAWN_RESULT: Final = GameResult(
    "Get Off My Lawn, 3 rounds",
    (
        ResultRow(1, 1, "Mira", "human", 128, None, (60, 28, 40)),
        ResultRow(2, 0, "Robin", "ai:casual", 88, None, (12, 40, 36)),
        ResultRow(3, 3, "Tove", "ai:casual", 60, None, (20, 20, 20)),
        ResultRow(4, 2, "Jonas", "ai:casual", 35, None, (5, 10, 20)),
    ),
    lawn=True,
)


def _result(result: GameResult) -> Callable[[ThemeHost], QWidget]:
    def make(themes: ThemeHost) -> QWidget:
        page = GamePicture(themes, "get-off-my-lawn" if result.lawn else "head-of-the-line")
        sheet = ResultSheet(themes, page)
        ground = _on_ground(themes, page)
        QTimer.singleShot(0, sheet, lambda: sheet.show_result(result))
        return ground

    return make


def _on_ground(themes: ThemeHost, page: QWidget) -> QWidget:
    ground = Ground(themes)
    column = QVBoxLayout(ground)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(page)
    FocusRing(themes, ground)
    return ground


_SIZES: Final = ((800, 568), (1024, 668), (1600, 968), (3840, 2128))
"""Windows without their menu bars."""

SHOTS: Final[tuple[Shot, ...]] = (
    ("kit", QSize(1000, 640), _kit),
    ("trays", QSize(1200, 900), _trays),
    *((f"start-{width}", QSize(width, height), _start(_RECENT)) for width, height in _SIZES),
    *((f"result-{width}", QSize(width, height), _result(_LINE_RESULT)) for width, height in _SIZES),
    ("result-rounds", QSize(1024, 668), _result(_LAWN_RESULT)),
    ("start-empty", QSize(1024, 668), _start(())),
    *(
        (f"setup-{game.name}-{width}", QSize(width, height), _setup(game.name))
        for game in GAMES
        for width, height in _SIZES
    ),
    ("status", QSize(940, 200), _status),
    ("players", QSize(1340, 720), _players),
)


def _wanted(names: list[str]) -> Iterator[Shot]:
    return (shot for shot in SHOTS if not names or any(shot[0].startswith(name) for name in names))


def main(folder: Path, themes: list[str], names: list[str]) -> None:
    """Write one picture for each page in each theme into `folder`."""
    application = QApplication.instance() or QApplication([*sys.argv[:1], *STYLE_ARGUMENTS])
    assert isinstance(application, QApplication)
    host = ThemeHost(LIGHT, application)
    host.set_motion(Speed.INSTANT, reduced=False)
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        if themes and theme.name not in themes:
            continue
        host.set_theme(theme)
        for name, size, make in _wanted(names):
            page = make(host)
            page.resize(size)
            page.show()
            page.activateWindow()
            application.processEvents()
            application.processEvents()
            page.grab().save(str(folder / f"{name}-{theme.name.replace(' ', '-')}.png"))
            page.close()
            page.deleteLater()


if __name__ == "__main__":
    known = {theme.name for theme in THEMES}
    main(
        Path(sys.argv[1]),
        [word for word in sys.argv[2:] if word in known],
        [word for word in sys.argv[2:] if word not in known],
    )
