"""The players' cards tell how things stand, survive any name and hand over to the seat's menu."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hotl_desktop.view.theme import LIGHT, THEMES, Theme
from hotl_desktop.widgets.player_card import DiceRow, LawnDice, PlayerCard
from hotl_desktop.widgets.player_panel import PlayerPanel, full_track
from hotl_desktop.widgets.style import ThemeHost

from .conftest import ShowIn, focused

LINES = (
    PlayerCard(0, "Robin", "Casual AI", 15, 3, 0),
    PlayerCard(1, "Mira", "Person", 16, 2, 1, active=True),
    PlayerCard(2, "Jonas", "Casual AI", 17, 0, 3, out=True),
)
LAWN = (
    PlayerCard(0, "Robin", "Casual AI", 15, 21, 0, lawn=LawnDice((1, 2, 6), (1, 2, 3, 4, 5, 6), (5,), 2)),
    PlayerCard(3, "Tove", "Person", 7, 0, 2, active=True, lawn=LawnDice((1,))),
)


@pytest.fixture
def panel(themes: ThemeHost) -> PlayerPanel:
    panel = PlayerPanel(themes)
    panel.set_cards(LINES)
    return panel


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_a_card_shows_score_parts_and_who_plays(panel: PlayerPanel, show: ShowIn) -> None:
    show(panel, size=QSize(300, 600))
    assert {"Robin", "Casual AI", "18", "15 on the board, 3 captured"} <= set(texts(panel.card_view(0)))
    assert "Casual AI, out" in texts(panel.card_view(2))
    panel.set_cards(LAWN)
    assert {"36", "15 from rows, 21 from Power Dice"} <= set(texts(panel.card_view(0)))


def test_a_card_is_spoken_whole(panel: PlayerPanel) -> None:
    view = panel.card_view(1)
    assert view.accessibleName() == "Mira, Red"
    for part in ("to move", "Person", "Score 18", "16 on the board, 2 captured", "Passes: 1 of 3"):
        assert part in view.accessibleDescription()
    panel.set_cards(LAWN)
    spoken = panel.card_view(0).accessibleDescription()
    for part in ("Player Row 1, 2, 6", "2 staged", "1 collapsed", "Power Dice 1, 2, 3", "Strikes: 0 of 3"):
        assert part in spoken


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_card_asks_for_the_menu_of_its_seat(panel: PlayerPanel, show: ShowIn, qtbot: QtBot, key: Qt.Key) -> None:
    show(panel, size=QSize(300, 600))
    view = panel.card_view(1)
    with qtbot.waitSignal(panel.menu_requested) as told:
        # Beside all labels and on them alike.
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(view.width() - 8, view.height() // 2))
    assert told.args == [1]
    view.setFocus()
    with qtbot.waitSignal(panel.menu_requested):
        QTest.keyClick(view, key)
    with qtbot.waitSignal(panel.menu_requested):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(9, 9), view.mapToGlobal(QPoint(9, 9)))
        QApplication.sendEvent(view, event)
    assert view.rect().contains(view.mapFromGlobal(panel.menu_position(1)))


def test_the_labels_do_not_take_the_click(panel: PlayerPanel, show: ShowIn, qtbot: QtBot) -> None:
    window = show(panel, size=QSize(300, 600))
    view = panel.card_view(0)
    label = next(label for label in view.findChildren(QLabel) if label.text() == "Robin")
    spot = label.mapTo(window, label.rect().center())
    with qtbot.waitSignal(panel.menu_requested) as told:
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert told.args == [0]


def test_only_the_active_card_is_raised_with_an_edge_in_its_colour(panel: PlayerPanel, show: ShowIn) -> None:
    show(panel, size=QSize(300, 600))

    def edge_pixels(seat: int) -> int:
        view = panel.card_view(seat)
        image = view.grab().toImage()
        line = LIGHT.seats[seat].line.rgb()
        return sum(image.pixelColor(x, view.height() // 2).rgb() == line for x in range(8))

    assert edge_pixels(1) > 0
    assert edge_pixels(0) == 0
    panel.set_cards([replace(LINES[0], active=True), replace(LINES[1], active=False), LINES[2]])
    assert edge_pixels(0) > 0
    assert edge_pixels(1) == 0


def test_cards_become_short_where_the_height_ends_and_long_again(panel: PlayerPanel, show: ShowIn) -> None:
    window = show(panel, size=QSize(300, 600))
    forms = [panel.is_compact]
    panel.card_view(1).setFocus()
    window.resize(300, 200)
    forms.append(panel.is_compact)
    assert focused() is panel.card_view(1)
    for seat in range(3):
        assert panel.rect().contains(panel.card_view(seat).geometry())
    window.resize(300, 600)
    forms.append(panel.is_compact)
    panel.set_compact(True)
    forms.append(panel.is_compact)
    assert forms == [False, True, False, True]


def test_on_the_lawn_the_dice_go_before_anything_is_cut_off(themes: ThemeHost, show: ShowIn) -> None:
    panel = PlayerPanel(themes)
    panel.set_cards(LAWN)
    panel.set_compact(True)
    window = show(panel, size=QSize(268, 200))
    seen = []
    for height in (200, panel.minimumSizeHint().height(), 200):
        window.resize(268, height)
        QApplication.processEvents()
        seen.append([row.isVisible() for row in panel.findChildren(DiceRow)])
        for card in LAWN:
            view = panel.card_view(card.seat)
            assert panel.rect().contains(view.geometry())
            assert view.height() >= view.sizeHint().height()
    assert seen == [[True, True], [False, False], [True, True]]


def test_short_cards_say_the_same_in_less(panel: PlayerPanel, show: ShowIn) -> None:
    panel.set_compact(True)
    show(panel, size=QSize(300, 600))
    assert {"Robin", "15 + 3", "18"} <= set(texts(panel.card_view(0)))
    assert "out" in texts(panel.card_view(2))
    assert "out" not in texts(panel.card_view(0))


@pytest.mark.parametrize("name", ["<b>x", "W" * 500, "\u202eabc\n\ndef", "שלום עולם", ""])
@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_no_name_breaks_the_layout(themes: ThemeHost, show: ShowIn, name: str, compact: bool, theme: Theme) -> None:
    themes.set_theme(theme)
    panel = PlayerPanel(themes)
    panel.set_compact(compact)
    cards = [replace(card, name=name) for card in LAWN]
    panel.set_cards(cards)
    heights = panel.sizeHint().height()
    panel.set_cards(LAWN)
    assert panel.sizeHint().height() == heights
    panel.set_cards(cards)
    window = show(panel, size=QSize(240, 400))
    assert window.width() == 240
    for card in cards:
        view = panel.card_view(card.seat)
        assert view.width() == 240
        for label in view.findChildren(QLabel):
            assert label.textFormat() == Qt.TextFormat.PlainText
            assert not label.isVisible() or view.rect().contains(label.geometry())
        view.grab()


def test_capturing_more_power_dice_moves_nothing(themes: ThemeHost, show: ShowIn) -> None:
    panel = PlayerPanel(themes)
    heights = set()
    show(panel, size=QSize(292, 700))
    for count in range(7):
        panel.set_cards([replace(LAWN[0], lawn=LawnDice((1,), (6,) * count))])
        QApplication.processEvents()
        heights.add(panel.card_view(0).sizeHint().height())
    assert len(heights) == 1


def test_the_title_heads_long_cards(panel: PlayerPanel, show: ShowIn) -> None:
    panel.set_title("Turn 23")
    show(panel, size=QSize(300, 600))
    assert "Turn 23" in texts(panel)
    panel.set_compact(True)
    assert "Turn 23" not in texts(panel)


def test_bars_seldom_change_their_scale_and_never_overflow() -> None:
    tracks = [full_track(best) for best in range(145)]
    assert all(track >= best for best, track in enumerate(tracks))
    assert tracks == sorted(tracks)
    assert len(set(tracks)) <= 8
    assert full_track(10_000) >= 10_000


def test_the_cards_follow_the_theme(themes: ThemeHost, panel: PlayerPanel, show: ShowIn) -> None:
    show(panel, size=QSize(300, 600))
    pictures = []
    for theme in THEMES:
        themes.set_theme(theme)
        pictures.append(panel.card_view(1).grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_all_cards_have_one_form_when_they_come_to_a_panel_that_is_low_already(themes: ThemeHost, show: ShowIn) -> None:
    panel = PlayerPanel(themes)
    panel.set_compact(True)
    show(panel, size=QSize(268, 163))
    panel.set_cards([replace(LAWN[0], seat=seat) for seat in range(4)])
    QApplication.processEvents()
    assert {row.isVisible() for row in panel.findChildren(DiceRow)} == {False}
    heights = {panel.card_view(seat).height() for seat in range(4)}
    assert max(heights) - min(heights) <= 1
