"""The coach's card beside the board: what to read, what to do, what to answer, and the ways on and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.view.fonts import font
from hotl_desktop.view.icons import Icon, paint_icon
from hotl_desktop.view.lists import sentences
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, TextRole, with_alpha
from hotl_desktop.widgets.buttons import Button, ButtonKind, Pressable
from hotl_desktop.widgets.focus_ring import set_focus_radius
from hotl_desktop.widgets.style import ThemeHost, border_width, hover_fill
from hotl_desktop.widgets.surfaces import Card
from hotl_desktop.widgets.text import ElidedLabel, Tone, plain_label

_DOT: Final = 8
_GAP: Final = 8.0
_LONG: Final = 20.0
"""The width of the dot of the step under way."""
_TEXT_SIZE: Final = 16
_RING: Final = 6
"""What a focus ring takes outside of what it rings, logical pixels."""
_ICON: Final = 20
_LEAST_ANSWER: Final = 40


@dataclass(frozen=True, slots=True)
class LessonCard:
    """All that the card shows."""

    heading: str
    """Which lesson of which course."""
    title: str
    text: str
    step: int
    steps: int
    goal: str = ""
    answers: tuple[str, ...] = ()
    waits: bool = False
    """To be read and gone on from."""
    can_go_back: bool = False
    can_show: bool = False
    """Whether there is something to be shown on the board."""
    can_skip: bool = False
    next_label: str = ""
    """What the way on says; its usual word where empty."""


class StepDots(QWidget):
    """How far the lesson has come."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._step, self._steps = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_place(self, step: int, steps: int) -> None:
        """Stand at step number `step`, from 0 on, of `steps`."""
        self._step, self._steps = step, steps
        self.setAccessibleName(self.tr("Step {number} of {count}").format(number=step + 1, count=steps))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, _DOT + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._themes.theme.palette
        with saved(QPainter(self)) as painter:
            gap = min(_GAP, (self.width() - _LONG - 2 * _RING) / max(1, self._steps) - 3.0)
            dot = min(float(_DOT), gap)
            backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            at = float(_RING)
            for index in range(self._steps):
                width = _LONG if index == self._step else dot
                left = self.width() - at - width if backwards else at
                rect = QRectF(left, (self.height() - dot) / 2, width, dot)
                painter.setBrush(tokens.accent if index <= self._step else with_alpha(tokens.ink2, 0.35))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRoundedRect(rect, dot / 2, dot / 2)
                at += width + gap


class Note(QWidget):
    """A tinted strip with an icon and a few words: the goal, or the answer to a try."""

    def __init__(self, themes: ThemeHost, role: TextRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._icon = Icon.INFO
        self._tone = Tone.ACCENT
        self.label: Final = plain_label("", role, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.S + _ICON + Space.XS, Space.XS + 2, Space.S, Space.XS + 2)
        row.addWidget(self.label, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def say(self, text: str, icon: Icon, tone: Tone) -> None:
        """Say something; nothing hides the strip."""
        self._icon, self._tone = icon, tone
        self.label.setText(text)
        self.setVisible(bool(text))
        self.update()

    def _color(self) -> QColor:
        tokens = self._themes.theme.palette
        return {Tone.ACCENT: tokens.accent, Tone.WARN: tokens.warn, Tone.BAD: tokens.bad}.get(self._tone, tokens.ink2)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        color = self._color()
        with saved(QPainter(self)) as painter:
            width = border_width(theme)
            rect = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.setBrush(with_alpha(color, 0.0 if theme.high_contrast else 0.13))
            painter.setPen(pen(color, width) if theme.high_contrast else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, Radius.CONTROL_SMALL, Radius.CONTROL_SMALL)
            backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            left = self.width() - Space.S - _ICON if backwards else Space.S
            top = self.label.y() + (self.label.fontMetrics().height() - _ICON) / 2
            paint_icon(painter, QRectF(left, top, _ICON, _ICON), self._icon, color)


class AnswerButton(Pressable):
    """An answer to a question; its words may take several lines."""

    def __init__(self, themes: ThemeHost, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._words = text
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        set_focus_radius(self, Radius.CONTROL)

    def _text_height(self, width: int) -> int:
        room = QRectF(0, 0, max(40, width - 2 * Space.S), 1000).toRect()
        made = font(TextRole.LABEL)
        self.setFont(made)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self._words).height()

    def heightForWidth(self, width: int) -> int:
        return max(_LEAST_ANSWER, self._text_height(width) + 2 * (Space.XS + 2))

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _LEAST_ANSWER)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        with saved(QPainter(self)) as painter:
            width = border_width(theme)
            rect = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.setPen(pen(tokens.line, width))
            painter.setBrush(hover_fill(theme) if self.underMouse() and self.isEnabled() else tokens.surface)
            painter.drawRoundedRect(rect, Radius.CONTROL, Radius.CONTROL)
            painter.setFont(font(TextRole.LABEL))
            painter.setPen(tokens.ink if self.isEnabled() else tokens.disabled)
            room = self.rect().adjusted(Space.S, 0, -Space.S, 0)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap
            painter.drawText(room, flags, self._words)


class LessonPanel(Card):
    """The card."""

    go_on = Signal()
    go_back = Signal()
    show_how = Signal()
    skip = Signal()
    leave = Signal()
    answered = Signal(int)
    """The number of an answer."""
    rule_wanted = Signal(str)
    """The number of a rule is to be looked up."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A card that says nothing yet."""
        super().__init__(themes, parent, padding=Space.M)
        self._rule = ""
        self._card: LessonCard | None = None
        self._heading = ElidedLabel("", TextRole.SMALL, Tone.SECOND)
        self._leave = Button.only_icon(themes, self.tr("Leave the lesson"), Icon.CLOSE, ButtonKind.QUIET)
        self._title = plain_label("", TextRole.HEADING, wrap=True)
        self._dots = StepDots(themes)
        self._text = plain_label("", TextRole.BODY, wrap=True)
        self._text.setFont(font(TextRole.BODY, pixels=_TEXT_SIZE))
        self._goal = Note(themes, TextRole.LABEL)
        self._answer = Note(themes, TextRole.BODY)
        self._rule_link = Button(themes, "", ButtonKind.LINK)
        self._answers = QVBoxLayout()
        self._answers.setSpacing(Space.XS)
        self._buttons: list[AnswerButton] = []
        self._back = Button.only_icon(themes, self.tr("Back"), Icon.BACK)
        self._show = Button(themes, self.tr("Show me"))
        self._skip = Button(themes, self.tr("Skip"))
        self.next_button: Final = Button(themes, self.tr("Next"), ButtonKind.PRIMARY)
        self._leave.clicked.connect(self.leave)
        self._back.clicked.connect(self.go_back)
        self._show.clicked.connect(self.show_how)
        self._skip.clicked.connect(self.skip)
        self.next_button.clicked.connect(self.go_on)
        self._rule_link.clicked.connect(self._want_rule)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(_RING, 0, 0, 0)
        head.setSpacing(Space.XS)
        head.addWidget(self._heading, 1)
        head.addWidget(self._leave)
        words = QWidget()
        inside = QVBoxLayout(words)
        # Room for the focus ring of an answer, which the scroll area would cut off.
        inside.setContentsMargins(_RING, _RING, _RING, _RING)
        inside.setSpacing(Space.S)
        inside.addWidget(self._text)
        inside.addLayout(self._answers)
        inside.addWidget(self._goal)
        inside.addWidget(self._answer)
        link = QHBoxLayout()
        link.addWidget(self._rule_link)
        link.addStretch(1)
        inside.addLayout(link)
        inside.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(words)
        self._scroll.viewport().setAutoFillBackground(False)
        words.setAutoFillBackground(False)
        foot = self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.setContentsMargins(_RING, 0, _RING, 0)
        foot.setSpacing(Space.XS)
        aside, on = QHBoxLayout(), QHBoxLayout()
        aside.addWidget(self._back)
        aside.addWidget(self._show)
        aside.addStretch(1)
        on.addStretch(1)
        on.addWidget(self._skip)
        on.addWidget(self.next_button)
        foot.addLayout(aside, 1)
        foot.addLayout(on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.XS)
        column.addLayout(head)
        for widget in (self._title, self._dots):
            widget.setContentsMargins(_RING, 0, _RING, 0)
            column.addWidget(widget)
        column.addWidget(self._scroll, 1)
        column.addSpacing(Space.XXS)
        column.addLayout(foot)

    # ------------------------------------------------------------------------------------------------- saying

    @property
    def card(self) -> LessonCard | None:
        """What it shows."""
        return self._card

    @property
    def answer_text(self) -> str:
        """What it says to the last try."""
        return self._answer.label.text() if self._answer.isVisibleTo(self) else ""

    @property
    def answer_buttons(self) -> Sequence[AnswerButton]:
        """The answers that can be picked."""
        return tuple(self._buttons)

    def show_card(self, card: LessonCard) -> None:
        """Show `card`; a screen reader speaks what is new on it."""
        before, self._card = self._card, card
        self._heading.setText(card.heading)
        self._title.setText(card.title)
        self._text.setText(card.text)
        self._dots.set_place(card.step, card.steps)
        self._goal.say("" if card.waits else card.goal, Icon.PLAY, Tone.ACCENT)
        self._answer.say("", Icon.INFO, Tone.SECOND)
        self._set_rule("")
        if before is None or before.answers != card.answers:
            self._set_answers(card.answers)
        self._back.setEnabled(card.can_go_back)
        self._show.setVisible(card.can_show)
        self._skip.setVisible(card.can_skip and not card.waits)
        self.next_button.setVisible(card.waits)
        self.next_button.set_label(card.next_label or self.tr("Next"))
        self._scroll.verticalScrollBar().setValue(0)
        if before is None or (before.text, before.goal, before.waits) != (card.text, card.goal, card.waits):
            self._speak(sentences((card.text, "" if card.waits else card.goal)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_foot()

    def event(self, event: QEvent) -> bool:
        """Fit the buttons anew when one has come or grown."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_foot()
        return super().event(event)

    def _fit_foot(self) -> None:
        """Put what leads on under what leads aside, where one line has no room for both."""
        buttons = [one for one in (self._back, self._show, self._skip, self.next_button) if not one.isHidden()]
        needed = sum(one.sizeHint().width() + Space.XS for one in buttons) + 2 * _RING
        ways = QBoxLayout.Direction
        way = ways.LeftToRight if needed <= self.contentsRect().width() else ways.TopToBottom
        if self._foot.direction() != way:
            self._foot.setDirection(way)

    def say_wrong(self, text: str, rule: str = "") -> None:
        """Answer a try that was not what is wanted; `rule` can be looked up."""
        self._say(text, Icon.INFO, Tone.WARN, rule)

    def say_right(self, text: str) -> None:
        """Answer a try that was right."""
        self._say(text, Icon.TICK, Tone.ACCENT, "")

    def _say(self, text: str, icon: Icon, tone: Tone, rule: str) -> None:
        self._answer.say(text, icon, tone)
        self._set_rule(rule)
        self._speak(text)
        # The scroll area makes room for new words only when it hears of them.
        QTimer.singleShot(0, self, self._reveal)

    @Slot()
    def _reveal(self) -> None:
        """Scroll to what is said to the last try; where it is long, to its beginning."""
        if not self._answer.isVisibleTo(self):
            return
        words = self._scroll.widget()
        QCoreApplication.sendPostedEvents(words, QEvent.Type.LayoutRequest)
        bottom = (self._rule_link if self._rule else self._answer).geometry().bottom() + _RING
        bar = self._scroll.verticalScrollBar()
        bar.setValue(min(self._answer.y() - _RING, max(bar.value(), bottom - self._scroll.viewport().height())))

    def _set_rule(self, rule: str) -> None:
        self._rule = rule
        self._rule_link.set_label(self.tr("Rule {rule}").format(rule=rule) if rule else "")
        self._rule_link.setVisible(bool(rule))

    def _want_rule(self) -> None:
        self.rule_wanted.emit(self._rule)

    def _set_answers(self, answers: Sequence[str]) -> None:
        for button in self._buttons:
            self._answers.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [AnswerButton(self._themes, text) for text in answers]
        for index, button in enumerate(self._buttons):
            button.clicked.connect(partial(self.answered.emit, index))
            self._answers.addWidget(button)
            button.show()

    def _speak(self, text: str) -> None:
        self.setAccessibleName(text)
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def focus_next(self) -> None:
        """Let the keyboard speak to the way on, or to the first answer."""
        target: QWidget | None = self.next_button if self.next_button.isVisibleTo(self) else None
        if target is None and self._buttons:
            target = self._buttons[0]
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._leave.set_label(self.tr("Leave the lesson"))
            self._back.set_label(self.tr("Back"))
            self._show.set_label(self.tr("Show me"))
            self._skip.set_label(self.tr("Skip"))

    def sizeHint(self) -> QSize:
        return QSize(340, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 260)
