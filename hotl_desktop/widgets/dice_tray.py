"""The dice tray: the die of the turn and the one next thing to press."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.games.base import FACES
from hotl_desktop.view.dice import paint_die, paint_sunk_die
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import listed
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, TextRole, mix
from hotl_desktop.widgets.big_die import BigDie
from hotl_desktop.widgets.buttons import Button, ButtonKind, Pressable
from hotl_desktop.widgets.odds_chart import MOST_ROLLS, OddsChart, chance_of_face, percent
from hotl_desktop.widgets.style import ThemeHost, border_width, hover_fill
from hotl_desktop.widgets.surfaces import SunkPanel
from hotl_desktop.widgets.text import ElidedLabel, Tone, aligned, plain_label


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the tray."""

    name: str
    """What `DiceTray.pressed` tells."""
    label: str
    key: str = ""
    """The key that does the same, as it is shown."""
    enabled: bool = True


_LEAST_LETTERS: Final = 10
"""Pixels: what is smaller cannot be read."""


class End(enum.Enum):
    """An end of a Player Row."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class EndRoll:
    """A roll of a boundary die that is on offer."""

    end: End
    face: int
    """What it shows now."""
    key: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class TrayState:
    """All that the tray shows. Without end rolls and asking for no face, it shows the die."""

    title: str = ""
    """Whose roll: one plain line."""
    note: str = ""
    """Beside the title: how many choices."""
    seat: int | None = 0
    """Whose die (seat index); None: a Power Die."""
    face: int | None = None
    """What fell; None while nothing has."""
    primary: Press | None = None
    secondary: tuple[Press, ...] = ()
    end_rolls: tuple[EndRoll, ...] = ()
    """The boundary rolls on offer; they take the place of the die."""
    rolls: int = 1
    """How many rolls the odds beside the end rolls are about."""
    asks_face: bool = False
    """A real die was rolled and is to be typed in: six faces take the place of the die."""


class FaceButton(Pressable):
    """A face of a real die, to be pressed for what fell."""

    def __init__(self, themes: ThemeHost, face: int, parent: QWidget | None = None) -> None:
        """Make the button of `face`."""
        super().__init__(parent)
        self.face: Final = face
        self._themes = themes
        self._seat: int | None = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(str(face))
        self._say()

    def _say(self) -> None:
        self.setAccessibleDescription(self.tr("What the real die shows"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def set_seat(self, seat: int | None) -> None:
        """Paint the die of another seat."""
        self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(44, 72)

    def minimumSizeHint(self) -> QSize:
        return QSize(34, 72)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        painter = QPainter(self)
        _paint_well(painter, self, self._themes)
        side = min(30.0, self.width() - 10.0)
        center = QPointF(self.width() / 2, self.height() / 2 - 8)
        (paint_die if self.isEnabled() else paint_sunk_die)(painter, center, side, theme, self.face, self._seat)
        painter.setFont(font(TextRole.NUMBER))
        painter.setPen(theme.palette.ink if self.isEnabled() else theme.palette.disabled)
        under = QRectF(0, center.y() + side / 2 + 3, self.width(), 18)
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, str(self.face))


class EndRollButton(Pressable):
    """Rolls one of the boundary dice."""

    def __init__(self, themes: ThemeHost, end: End, parent: QWidget | None = None) -> None:
        """Make the button of that end."""
        super().__init__(parent)
        self.end: Final = end
        self._themes = themes
        self._seat: int | None = 0
        self._offer = EndRoll(end, 1)
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_offer(self, offer: EndRoll, seat: int | None, *, compact: bool) -> None:
        """Show what is on offer, for the seat index."""
        self._offer, self._seat, self._compact = offer, seat, compact
        self.setEnabled(offer.enabled)
        self.setAccessibleName(self.label())
        self.setAccessibleDescription(listed((self.tr("It shows {face}").format(face=offer.face), offer.key)))
        self.updateGeometry()
        self.update()

    def label(self) -> str:
        """What it says."""
        if self._compact:
            return self.tr("Lowest") if self.end is End.LOW else self.tr("Highest")
        return self.tr("Roll lowest") if self.end is End.LOW else self.tr("Roll highest")

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(font(TextRole.LABEL)).horizontalAdvance(self.label())
        return QSize(round(width) + 34 + 3 * Space.S, 44 if self._compact else 60)

    def minimumSizeHint(self) -> QSize:
        return QSize(96, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        painter = QPainter(self)
        _paint_well(painter, self, self._themes)
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side = 28.0 if self._compact else 32.0
        x = Space.S + side / 2
        center = QPointF(self.width() - x if backwards else x, self.height() / 2 - 1)
        paint = paint_die if self.isEnabled() else paint_sunk_die
        paint(painter, center, side, theme, self._offer.face, self._seat)
        text = QRectF(self.rect()).adjusted(Space.S + side + 10, 4, -Space.XS, -4)
        if backwards:
            text.moveLeft(Space.XS)
        painter.setPen(theme.palette.ink if self.isEnabled() else theme.palette.disabled)
        leading = aligned(self, Qt.AlignmentFlag.AlignLeft)
        painter.setFont(font(TextRole.LABEL))
        fits = QFontMetricsF(font(TextRole.LABEL)).horizontalAdvance(self.label()) <= text.width()
        if not fits:
            painter.setFont(_fitting(self.label(), text.width()))
        if self._compact or not self._offer.key or not fits:
            flags = leading | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(text, flags, self.label())
            return
        middle = text.center().y()
        upper = QRectF(text.left(), text.top(), text.width(), middle + 3 - text.top())
        painter.drawText(upper, leading | Qt.AlignmentFlag.AlignBottom, self.label())
        painter.setFont(font(TextRole.CAPTION))
        painter.setPen(theme.palette.ink2 if self.isEnabled() else theme.palette.disabled)
        lower = QRectF(text.left(), middle + 4, text.width(), text.bottom() - middle - 4)
        painter.drawText(lower, leading | Qt.AlignmentFlag.AlignTop, self._offer.key)


def _fitting(text: str, width: float) -> QFont:
    """A font in which the longest word of `text` is not wider than `width`, if it can be read then."""
    made = font(TextRole.NUMBER)
    while made.pixelSize() > _LEAST_LETTERS and any(
        QFontMetricsF(made).horizontalAdvance(word) > width for word in text.split()
    ):
        made.setPixelSize(made.pixelSize() - 1)
    return made


def _paint_well(painter: QPainter, button: Pressable, themes: ThemeHost) -> None:
    """The ground of a button that carries a die."""
    theme = themes.theme
    width = border_width(theme)
    with saved(painter):
        border = theme.palette.line if button.isEnabled() or not theme.high_contrast else theme.palette.disabled
        painter.setPen(pen(border, width))
        if button.isEnabled():
            fill = hover_fill(theme) if button.underMouse() else theme.palette.surface
            painter.setBrush(mix(fill, theme.palette.ink, 0.07) if button.isDown() else fill)
        inset = width / 2
        rect = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, Radius.CONTROL - inset, Radius.CONTROL - inset)


class DiceTray(SunkPanel):
    """The tray. It never becomes less high while a game goes on, so that nothing under it jumps."""

    pressed = Signal(str)
    """The name of the `Press` that was pressed."""
    face_typed = Signal(int)
    """The real die shows this face."""
    end_rolled = Signal(str)
    """The boundary die of this end, `low` or `high`, is to be rolled."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """An empty tray."""
        super().__init__(themes, parent, padding=Space.M)
        self._own_themes = themes
        self._compact = False
        self._tallest = 0
        self._state = TrayState()
        self._title = ElidedLabel("", TextRole.NUMBER, Tone.SECOND, self)
        self._note = plain_label("", TextRole.SMALL, Tone.SECOND, self)
        self._die = BigDie(themes, parent=self)
        self._faces = _FacePage(themes, self)
        self._ends = _EndPage(themes, self)
        self._primary = Button(themes, "", ButtonKind.PRIMARY, parent=self)
        self._primary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._primary.clicked.connect(self._press_primary)
        self._others: list[Button] = []
        for button in self._faces.buttons:
            button.clicked.connect(self._type_face)
        for end_button in self._ends.buttons:
            end_button.clicked.connect(self._roll_end)

        self._head, head = _row(self)
        head.addWidget(self._title, 1)
        head.addWidget(self._note)
        self._stage, stage = _row(self)
        for page in (self._die, self._faces, self._ends):
            stage.addWidget(page)
        self._buttons, self._row = _row(self)
        self._row.addWidget(self._primary, 1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.M)
        self._grid.setVerticalSpacing(Space.XS)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(self.tr("Dice tray"))
        self.set_state(self._state)

    # ------------------------------------------------------------------------------------------------- content

    @property
    def state(self) -> TrayState:
        """What is shown."""
        return self._state

    @property
    def primary_button(self) -> Button:
        """The one next thing to press: for the focus, and for a pointer that teaches."""
        return self._primary

    def set_compact(self, compact: bool) -> None:
        """Lie flat, for windows with little room: the die beside the words."""
        if compact != self._compact:
            self._compact = compact
            self._forget_height()
            self.set_state(self._state)

    def start_afresh(self) -> None:
        """Another game begins: the tray is empty, and may become less high again."""
        self._forget_height()
        self.set_state(TrayState())
        self._forget_height()

    def _forget_height(self) -> None:
        self._tallest = 0
        self.setMinimumHeight(0)

    def set_state(self, state: TrayState, *, throw: bool = False) -> None:
        """Show `state`. With `throw`, the die falls on its face before the eyes of all."""
        self._state = state
        self._title.setText(state.title)
        self._note.setText(state.note)
        self._note.setVisible(bool(state.note))
        if throw and state.face is not None:
            self._die.throw(state.seat, state.face)
        else:
            self._die.show_die(state.seat, state.face)
        self._show_stage(state)
        self._show_presses(state)
        self._keep_height()

    def finish(self) -> None:
        """Let a throw that is being shown be over."""
        self._die.finish()

    def is_rolling(self) -> bool:
        """Whether a throw is being shown."""
        return self._die.is_rolling()

    def _show_stage(self, state: TrayState) -> None:
        page: QWidget = self._faces if state.asks_face else self._ends if state.end_rolls else self._die
        if page is self._faces:
            self._faces.set_seat(state.seat)
        elif page is self._ends:
            self._ends.set_offers(state, compact=self._compact)
        for other in (self._die, self._faces, self._ends):
            other.setVisible(other is page)
        flat = self._compact and page is self._die
        self._die.set_side(58 if self._compact else 84)
        for part in (self._head, self._stage, self._buttons):
            self._grid.removeWidget(part)
        if flat and state.secondary:  # several buttons have no room beside the die
            self._grid.addWidget(self._stage, 0, 0)
            self._grid.addWidget(self._head, 0, 1)
            self._grid.addWidget(self._buttons, 1, 0, 1, 2)
        elif flat:
            self._grid.addWidget(self._stage, 0, 0, 2, 1)
            self._grid.addWidget(self._head, 0, 1)
            self._grid.addWidget(self._buttons, 1, 1)
        else:
            for row, part in enumerate((self._head, self._stage, self._buttons)):
                self._grid.addWidget(part, row, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(1, 0 if flat else 1)

    def _show_presses(self, state: TrayState) -> None:
        primary = state.primary
        self._primary.setVisible(primary is not None)
        self._buttons.setVisible(primary is not None or bool(state.secondary))
        if primary is not None:
            self._primary.set_label(primary.label)
            self._primary.set_key("" if self._compact else primary.key)
            self._primary.setEnabled(primary.enabled)
        while len(self._others) > len(state.secondary):
            button = self._others.pop()
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        while len(self._others) < len(state.secondary):
            button = Button(self._own_themes, parent=self._buttons)
            button.clicked.connect(self._press_other)
            self._row.addWidget(button)
            button.show()
            self._others.append(button)
        for button, press in zip(self._others, state.secondary, strict=True):
            button.set_label(press.label)
            button.set_key("" if self._compact else press.key)
            button.setEnabled(press.enabled)

    def _keep_height(self) -> None:
        self._grid.activate()
        self._tallest = max(self._tallest, self._grid.totalSizeHint().height())
        self.setMinimumHeight(self._tallest)

    # -------------------------------------------------------------------------------------------------- wishes

    def _press_primary(self) -> None:
        if self._state.primary is not None:
            self.pressed.emit(self._state.primary.name)

    def _press_other(self) -> None:
        button = self.sender()
        if isinstance(button, Button) and button in self._others:
            self.pressed.emit(self._state.secondary[self._others.index(button)].name)

    def _type_face(self) -> None:
        button = self.sender()
        if isinstance(button, FaceButton) and self._state.asks_face:
            self.face_typed.emit(button.face)

    def _roll_end(self) -> None:
        button = self.sender()
        if isinstance(button, EndRollButton):
            self.end_rolled.emit(button.end.value)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._ends.retranslate()
            self.setAccessibleName(self.tr("Dice tray"))
            self.set_state(self._state)


def _row(parent: QWidget) -> tuple[QWidget, QHBoxLayout]:
    """A widget that is only a row of others."""
    widget = QWidget(parent)
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(Space.XS)
    return widget, row


class _FacePage(QWidget):
    """Six faces to press."""

    def __init__(self, themes: ThemeHost, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(Space.XXS)
        self.buttons = [FaceButton(themes, face, self) for face in FACES]
        for index, button in enumerate(self.buttons):
            self._grid.addWidget(button, 0, index)

    def set_seat(self, seat: int | None) -> None:
        for button in self.buttons:
            button.set_seat(seat)


class _EndPage(QWidget):
    """The boundary rolls on offer, with their odds."""

    def __init__(self, themes: ThemeHost, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = [EndRollButton(themes, end, self) for end in End]
        self._chart = OddsChart(themes, self)
        self._chart_title = ElidedLabel("", TextRole.SMALL, Tone.SECOND, self)
        self._odds = ElidedLabel("", TextRole.SMALL, Tone.SECOND, self)
        row = QHBoxLayout()
        row.setSpacing(Space.XS)
        for button in self.buttons:
            row.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XXS)
        column.addLayout(row)
        column.addSpacing(Space.XXS)
        column.addWidget(self._chart_title)
        column.addWidget(self._chart)
        column.addWidget(self._odds)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        text = self.tr("Chance of a wanted face in 1 to {most} rolls")
        self._chart_title.setText(text.format(most=MOST_ROLLS))

    def set_offers(self, state: TrayState, *, compact: bool) -> None:
        offers = {offer.end: offer for offer in state.end_rolls}
        for button in self.buttons:
            offer = offers.get(button.end)
            button.setVisible(offer is not None)
            if offer is not None:
                button.set_offer(offer, state.seat, compact=compact)
        self._chart.set_rolls(max(1, min(state.rolls, MOST_ROLLS)))
        self._chart.setVisible(not compact)
        self._chart_title.setVisible(not compact)
        self._odds.setVisible(compact)
        chance = percent(chance_of_face(1))
        self._odds.setText(self.tr("Wanted face: {chance} a roll").format(chance=chance))
