"""One player at the table: who, how many points and what of, passes or Strikes; on the lawn, the dice too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.dice import THICKNESS, paint_die, paint_sunk_die
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lists import listed
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import (
    COLLAPSE_TILT,
    Radius,
    Space,
    Stroke,
    TextRole,
    seat_color_name,
    seat_letter,
    with_alpha,
)
from hotl_desktop.widgets.buttons import KeyCap, Pressable
from hotl_desktop.widgets.focus_ring import set_focus_radius
from hotl_desktop.widgets.signs import Pips, ScoreBar, SeatBadge
from hotl_desktop.widgets.style import ThemeHost, hover_fill
from hotl_desktop.widgets.surfaces import CARD_MARGINS, paint_card
from hotl_desktop.widgets.text import ElidedLabel, Tone, aligned, plain_label, plain_tooltip, set_tone, shown_name

_STRIKES_OUT: Final = 3
_SHORT_NAME: Final = 10
"""Letters of a name that is not long."""
_EDGE: Final = 4
"""The bar in the seat's colour at the edge of the card whose turn it is."""


@dataclass(frozen=True, slots=True)
class LawnDice:
    """Where a player's dice are in Get Off My Lawn, apart from those on the lawn."""

    row: tuple[int, ...] = ()
    """The Player Row, ascending."""
    power: tuple[int, ...] = ()
    """Captured Power Dice."""
    collapsed: tuple[int, ...] = ()
    staged: int = 0


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """What a player's card shows."""

    seat: int
    """Seat index."""
    name: str
    """As it was given; the card makes it fit to be shown."""
    kind: str
    """Who plays, in words: `text.kind_text`."""
    solid: int
    """Points that can still be lost: chips on the board, dice in rows."""
    captured: int
    """Points kept for good: captured chips, Power Dice."""
    strikes: int
    """Passes in a row or Strikes, up to three."""
    active: bool = False
    """It is this player's turn."""
    out: bool = False
    """Takes no more turns."""
    lawn: LawnDice | None = None
    """Only in Get Off My Lawn."""

    @property
    def score(self) -> int:
        """All points."""
        return self.solid + self.captured


class DiceRow(QWidget):
    """A Player Row in small: the ends live, the middle locked, then what has collapsed and what waits."""

    def __init__(self, themes: ThemeHost, side: int, parent: QWidget | None = None) -> None:
        """An empty row of dice `side` logical pixels large."""
        super().__init__(parent)
        self._themes = themes
        self._side = side
        self._seat = 0
        self._dice = LawnDice()
        self.setFixedHeight(round(side * 1.3) + 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_dice(self, seat: int, dice: LawnDice) -> None:
        """Show the dice of the seat index."""
        if (seat, dice) != (self._seat, self._dice):
            self._seat, self._dice = seat, dice
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(8 * (self._side + 2), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(4 * self._side, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        dice = self._dice
        painter = QPainter(self)
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        count = len(dice.row) + len(dice.collapsed)
        gap = self._side * 0.5 if dice.row and dice.collapsed else 0.0
        pitch = self._side + 3.0
        note = self._note()
        metrics = QFontMetricsF(font(TextRole.SMALL))
        room = self.width() - gap - (metrics.horizontalAdvance(note) + Space.XS if note else 0)
        if count > 1:
            pitch = min(pitch, (room - self._side - 2) / (count - 1))
        middle = self.height() / 2

        def place(x: float) -> QPointF:
            return QPointF(self.width() - x if backwards else x, middle)

        x = self._side / 2 + 1
        for index, face in enumerate(dice.row):
            if index in {0, len(dice.row) - 1}:
                paint_die(painter, place(x), self._side, theme, face, self._seat)
            else:
                paint_sunk_die(painter, place(x), self._side, theme, face, self._seat)
            x += pitch
        if gap:
            with saved(painter):
                painter.setPen(pen(theme.palette.line, Stroke.HAIRLINE))
                line = place(x - pitch + self._side / 2 + gap / 2 + 1)
                painter.drawLine(line - QPointF(0, self._side / 2), line + QPointF(0, self._side / 2))
            x += gap
        for face in dice.collapsed:
            side = 0.82 * self._side
            paint_die(painter, place(x), side, theme, face, self._seat, tilt=COLLAPSE_TILT)
            x += pitch
        if note:
            painter.setFont(font(TextRole.SMALL))
            painter.setPen(theme.palette.ink2)
            across = Qt.AlignmentFlag.AlignRight if count else Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRectF(self.rect()), aligned(self, across | Qt.AlignmentFlag.AlignVCenter), note)

    def _note(self) -> str:
        if self._dice.staged:
            return self.tr("{count} staged").format(count=self._dice.staged)
        return "" if self._dice.row or self._dice.collapsed else self.tr("Row empty")

    def spoken(self) -> str:
        """The dice in words."""
        dice = self._dice
        faces = listed(map(str, dice.row))
        parts = [self.tr("Player Row {faces}").format(faces=faces) if dice.row else self.tr("Row empty")]
        if dice.staged:
            parts.append(self._note())
        if dice.collapsed:
            parts.append(self.tr("{count} collapsed").format(count=len(dice.collapsed)))
        if dice.power:
            parts.append(self.tr("Power Dice {faces}").format(faces=listed(map(str, dice.power))))
        return listed(parts)


class PowerDice(QWidget):
    """The captured Power Dice, set before their captor."""

    def __init__(self, themes: ThemeHost, side: int, columns: int, parent: QWidget | None = None) -> None:
        """None yet; each will be `side` logical pixels large, with at most `columns` beside each other."""
        super().__init__(parent)
        self._themes = themes
        self._side = side
        self._columns = columns
        self._faces: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_faces(self, faces: tuple[int, ...]) -> None:
        """Show these; nothing, and no room for it, when there are none."""
        if faces != self._faces:
            self._faces = faces
            self.setVisible(bool(faces))
            self.updateGeometry()
            self.update()

    def _pitch(self) -> QSize:
        return QSize(self._side + 2, round(self._side * (1 + THICKNESS)) + 2)

    def sizeHint(self) -> QSize:
        columns = min(len(self._faces), self._columns)
        rows = -(-len(self._faces) // self._columns)
        pitch = self._pitch()
        return QSize(columns * pitch.width(), rows * pitch.height() + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        pitch = self._pitch()
        for index, face in enumerate(self._faces):
            row, column = divmod(index, self._columns)
            x = (column + 0.5) * pitch.width()
            y = (row + 0.5) * pitch.height()
            paint_die(painter, QPointF(x, y), self._side, self._themes.theme, face, None)


class PlayerCardView(Pressable):
    """A card that shows a `PlayerCard`; pressing it asks for the seat's menu."""

    def __init__(self, themes: ThemeHost, *, compact: bool, parent: QWidget | None = None) -> None:
        """An empty card, in one line (two on the lawn) when `compact`."""
        super().__init__(parent)
        self._themes = themes
        self._compact = compact
        self._dice_wanted = True
        self._card: PlayerCard | None = None
        self._badge = SeatBadge(themes, 0, 24 if compact else 38, self)
        self._name = ElidedLabel("", TextRole.LABEL if compact else TextRole.HEADING, parent=self)
        self._letter = KeyCap(themes, "", self)
        self._kind = ElidedLabel("", TextRole.SMALL, Tone.SECOND, self)
        self._power = PowerDice(themes, 18, 6 if compact else 3, self)
        self._score = plain_label("", TextRole.HEADING if compact else TextRole.SCORE, parent=self)
        if compact:
            self._score.setFont(font(TextRole.SCORE, pixels=20))
        self._bar = ScoreBar(themes, 0, self)
        self._dice = DiceRow(themes, 20 if compact else 24, self)
        self._parts = (plain_label if compact else ElidedLabel)("", TextRole.SMALL, Tone.SECOND, self)
        self._pips = Pips(themes, _STRIKES_OUT, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        set_focus_radius(self, Radius.CONTROL if compact else Radius.CARD)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._arrange_compact() if compact else self._arrange()

    # ------------------------------------------------------------------------------------------------- layout

    def _arrange(self) -> None:
        left, top, right, bottom = CARD_MARGINS
        column = QVBoxLayout(self)
        column.setContentsMargins(left + Space.M, top + Space.S, right + Space.M, bottom + Space.S - 2)
        column.setSpacing(6)
        who = QVBoxLayout()
        who.setSpacing(0)
        name = QHBoxLayout()
        name.setSpacing(Space.XS)
        name.addWidget(self._name)
        name.addWidget(self._letter)
        name.addStretch(1)
        who.addLayout(name)
        who.addWidget(self._kind)
        head = QHBoxLayout()
        head.setSpacing(Space.S)
        # As high as two rows of Power Dice, so that nothing moves when the fourth is captured.
        head.addStrut(44)
        head.addWidget(self._badge)
        head.addLayout(who, 1)
        head.addWidget(self._power)
        head.addWidget(self._score)
        column.addLayout(head)
        column.addWidget(self._dice)
        column.addWidget(self._bar)
        foot = QHBoxLayout()
        foot.setSpacing(Space.S)
        foot.addWidget(self._parts, 1)
        foot.addWidget(self._pips)
        column.addLayout(foot)

    def _arrange_compact(self) -> None:
        column = QVBoxLayout(self)
        left, top, right, bottom = CARD_MARGINS
        column.setContentsMargins(left + Space.S, top + 6, right + Space.S, bottom)
        column.setSpacing(Space.XXS)
        row = QHBoxLayout()
        row.setSpacing(Space.XS)
        row.addWidget(self._badge)
        row.addWidget(self._name)
        row.addWidget(self._letter)
        row.addWidget(self._pips)
        row.addWidget(self._kind)
        row.addStretch(1)
        row.addWidget(self._power)
        row.addWidget(self._parts)
        row.addWidget(self._score)
        column.addLayout(row)
        under = QHBoxLayout()
        under.addSpacing(24 + Space.XS)
        under.addWidget(self._dice)
        column.addLayout(under)
        self._bar.hide()

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.totalSizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.totalMinimumSize() if layout is not None else super().minimumSizeHint()

    # ------------------------------------------------------------------------------------------------ content

    @property
    def card(self) -> PlayerCard | None:
        """What is shown."""
        return self._card

    def set_card(self, card: PlayerCard, full: int) -> None:
        """Show `card`, with a score bar that stands for `full` points."""
        self._card = card
        name = shown_name(card.name, seat_color_name(card.seat))
        self._badge.set_seat(card.seat)
        self._badge.set_faded(card.out)
        self._name.setText(name)
        self._letter.set_text(seat_letter(card.seat))
        kind = card.kind
        if card.out:
            kind = self.tr("{kind}, out").format(kind=kind) if kind else self.tr("out")
        if self._compact:
            self._kind.setText(self.tr("out"))
            self._kind.setVisible(card.out)
            self._pips.setHidden(card.out)  # the word says it, and has the room
        else:
            self._kind.setText(kind)
        self._score.setText(str(card.score))
        self._bar.set_parts(card.solid, card.captured, full, card.seat)
        self._parts.setText(f"{card.solid} + {card.captured}" if self._compact else self._parts_text(card))
        self._pips.set_filled(card.strikes)
        for label in (self._name, self._score):
            set_tone(label, Tone.SECOND if card.out else Tone.INK)
        self._dice.setVisible(card.lawn is not None and self._dice_wanted)
        if card.lawn is not None:
            self._dice.set_dice(card.seat, card.lawn)
            self._power.set_faces(card.lawn.power)
        # Compact cards have no room for both; the Power Dice say the second part of the score themselves.
        self._parts.setVisible(not self._compact or card.lawn is None)
        self._fit_parts()
        self._tell(card, name, kind)
        self.updateGeometry()
        self.update()

    def _fit_parts(self) -> None:
        """In a compact card the score's parts are only there where they have the room: the tooltip says them, too."""
        if not self._compact or self._card is None or self._card.lawn is not None:
            return
        # A name of ordinary length is worth more.
        name = min(self._name.sizeHint().width(), _SHORT_NAME * self._name.fontMetrics().averageCharWidth())
        others = (self._badge, self._letter, self._pips, self._kind, self._power, self._parts, self._score)
        shown = [one for one in others if one is self._parts or not one.isHidden()]
        needed = name + sum(max(one.sizeHint().width(), one.minimumWidth()) + Space.XS for one in shown)
        self._parts.setVisible(needed <= self.contentsRect().width() - 2 * Space.S - CARD_MARGINS[0] - CARD_MARGINS[2])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_parts()

    def event(self, event: QEvent) -> bool:
        """Fit anew when a part of the card is larger or smaller than it was, as with larger letters."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_parts()
        return super().event(event)

    def set_dice_shown(self, shown: bool) -> None:
        """Show the line of dice, where the game has one, or leave it to the board."""
        if shown != self._dice_wanted:
            self._dice_wanted = shown
            self._dice.setVisible(shown and self._card is not None and self._card.lawn is not None)
            self.updateGeometry()

    def _parts_text(self, card: PlayerCard) -> str:
        if card.lawn is None:
            text = self.tr("{solid} on the board, {captured} captured")
        else:
            text = self.tr("{solid} from rows, {captured} from Power Dice")
        return text.format(solid=card.solid, captured=card.captured)

    def _strikes_text(self, card: PlayerCard) -> str:
        text = self.tr("Passes: {count} of 3") if card.lawn is None else self.tr("Strikes: {count} of 3")
        return text.format(count=card.strikes)

    def _tell(self, card: PlayerCard, name: str, kind: str) -> None:
        self.setAccessibleName(listed((name, seat_color_name(card.seat))))
        words = [
            self.tr("to move") if card.active else "",
            kind,
            self.tr("Score {score}").format(score=card.score),
            self._parts_text(card),
            self._strikes_text(card),
            self._dice.spoken() if card.lawn is not None else "",
        ]
        self.setAccessibleDescription(listed(words))
        self.setToolTip(plain_tooltip(listed((name, kind, self._parts_text(card), self._strikes_text(card)))))

    # ---------------------------------------------------------------------------------------------- behaviour

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.click()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        card = self._card
        if card is None:
            return
        left, top, right, bottom = CARD_MARGINS
        rect = QRectF(self.rect()).adjusted(left, top, -right, -bottom + (4 if self._compact else 0))
        radius = Radius.CONTROL if self._compact else Radius.CARD
        with saved(QPainter(self)) as painter:
            if card.active:
                paint_card(painter, rect, theme, radius)
                painter.setBrush(theme.seats[card.seat].line)
                inset = radius if not self._compact else 6
                backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
                x = rect.right() - _EDGE if backwards else rect.left()
                bar = QRectF(x, rect.top() + inset, _EDGE, rect.height() - 2 * inset)
                painter.drawRoundedRect(bar, _EDGE / 2, _EDGE / 2)
            elif self.underMouse() or self.isDown():
                painter.setBrush(with_alpha(hover_fill(theme), 0.55 if not theme.high_contrast else 1.0))
                painter.drawRoundedRect(rect, radius, radius)
