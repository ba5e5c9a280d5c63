"""The courses: all lessons of a game with what has been learnt, and the way into each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hotl_desktop.tutorial.courses import Course
from hotl_desktop.tutorial.lesson import Lesson
from hotl_desktop.tutorial.progress import Progress
from hotl_desktop.view.fonts import font
from hotl_desktop.view.icons import Icon, paint_icon
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, TextRole, with_alpha

from .buttons import Button, ButtonKind, Pressable
from .focus_ring import set_focus_radius
from .lesson_words import lesson_text
from .segmented import Choice, Segmented
from .style import ThemeHost, border_width, hover_fill
from .surfaces import paint_card
from .text import Tone, plain_label

_CARD_HEIGHT: Final = 104
"""A card is at least as high, and higher where its words need it."""
_EDGES: Final = (3, 2, -3, -8)
"""What surrounds a card within its widget: its shadow."""
_CARD_WIDTH: Final = 300
"""A column of lessons is at least as wide."""
_MARK: Final = 34
_MOST_COLUMNS: Final = 3


class LessonButton(Pressable):
    """One lesson: its number or a tick, what it is about, how long it takes."""

    def __init__(self, themes: ThemeHost, number: int, lesson: Lesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._number = number
        self.lesson: Final = lesson
        self._state = ""
        self._finished = self._is_next = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        set_focus_radius(self, Radius.CARD)

    def set_progress(self, progress: Progress, *, is_next: bool) -> None:
        """Show how far the learner has come; `is_next` for the lesson to go on with."""
        lesson = self.lesson
        self._finished, self._is_next = progress.is_finished(lesson), is_next
        if self._finished:
            self._state = self.tr("Done")
        elif progress.is_begun(lesson):
            step = progress.step_of(lesson) + 1
            self._state = self.tr("Step {number} of {count}").format(number=step, count=len(lesson.steps))
        else:
            self._state = self.tr("%n minute(s)", "", lesson.minutes)
        name = self.tr("Lesson {number}: {title}").format(number=self._number, title=lesson_text(lesson.title))
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{lesson_text(lesson.idea)} {self._state}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_CARD_WIDTH, _CARD_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, _CARD_HEIGHT)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Measured as it is drawn: lines in letters that the typeface lacks are higher than its own.
        room = self._room_for_words(QRectF(0, 0, width, 0).adjusted(*_EDGES))
        body = QFontMetrics(font(TextRole.BODY))
        wrap = QRect(0, 0, int(room.width()), 0)
        idea = body.boundingRect(wrap, Qt.TextFlag.TextWordWrap, lesson_text(self.lesson.idea)).height()
        lines = self._line(TextRole.HEADING, lesson_text(self.lesson.title)) + self._line(TextRole.SMALL, self._state)
        around = _EDGES[1] - _EDGES[3] + Space.XS + 2 + Space.XS
        return max(_CARD_HEIGHT, around + lines + 2 + idea)

    @staticmethod
    def _line(role: TextRole, text: str) -> int:
        """The height of one line of `text`, logical pixels."""
        return QFontMetrics(font(role)).boundingRect(QRect(0, 0, 0, 0), 0, text).height()

    def _room_for_words(self, card: QRectF) -> QRectF:
        before, after = Space.S + _MARK + Space.S, Space.S
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            before, after = after, before
        return card.adjusted(before, Space.XS + 2, -after, -Space.XS)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        with saved(QPainter(self)) as painter:
            card = QRectF(self.rect()).adjusted(*_EDGES)
            paint_card(painter, card, theme, Radius.CARD)
            if self._is_next or self.underMouse():
                width = 2.0 if self._is_next else border_width(theme)
                inset = width / 2
                painter.setPen(pen(tokens.accent if self._is_next else tokens.line, width))
                painter.setBrush(hover_fill(theme) if self.underMouse() else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), Radius.CARD, Radius.CARD)
            backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            left = card.right() - Space.S - _MARK if backwards else card.left() + Space.S
            mark = QRectF(left, card.top() + Space.S, _MARK, _MARK)
            self._paint_mark(painter, mark)
            self._paint_words(painter, self._room_for_words(card))

    def _paint_mark(self, painter: QPainter, mark: QRectF) -> None:
        tokens = self._themes.theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.accent if self._finished else with_alpha(tokens.accent, 0.14))
        painter.drawEllipse(mark)
        if self._finished:
            paint_icon(painter, mark.adjusted(7, 7, -7, -7), Icon.TICK, tokens.on_accent)
        else:
            painter.setPen(tokens.accent)
            painter.setFont(font(TextRole.LABEL))
            painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        tokens = self._themes.theme.palette
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignBottom
        painter.setPen(tokens.ink)
        painter.setFont(font(TextRole.HEADING))
        title = lesson_text(self.lesson.title)
        below = self._line(TextRole.HEADING, title) + 2
        title = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, leading, title)
        painter.setPen(tokens.ink2)
        painter.setFont(font(TextRole.BODY))
        idea = room.adjusted(0, below, 0, -self._line(TextRole.SMALL, self._state))
        painter.drawText(idea, leading | Qt.TextFlag.TextWordWrap, lesson_text(self.lesson.idea))
        painter.setFont(font(TextRole.SMALL))
        painter.setPen(tokens.accent if self._finished or self._is_next else tokens.ink2)
        painter.drawText(room, trailing, self._state)


class LearnPage(QWidget):
    """Both courses, one at a time."""

    lesson_chosen = Signal(object)
    """A `Lesson` is to be begun, gone on with, or taken again."""
    rules_wanted = Signal(str)
    """The rules of the game of this name are to be looked up."""
    back = Signal()

    def __init__(self, themes: ThemeHost, courses: Sequence[Course], parent: QWidget | None = None) -> None:
        """Show the first course, with nothing learnt yet."""
        super().__init__(parent)
        self._themes = themes
        self._courses = {course.game.name: course for course in courses}
        self._course = courses[0]
        self._progress = Progress()
        self._cards: list[LessonButton] = []
        self._columns = 0
        self._back = Button.only_icon(themes, "", Icon.BACK)
        self._heading = plain_label("", TextRole.TITLE)
        self._games = Segmented(
            themes, self.tr("Game"), [Choice(course.game.name, course.game.title) for course in courses]
        )
        self._rules = Button(themes, "")
        self._go_on = Button(themes, "", ButtonKind.PRIMARY)
        self._count = plain_label("", TextRole.BODY, Tone.SECOND)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._grid = QGridLayout()
        self._grid.setSpacing(Space.XS)
        self._lay_out()
        self._back.clicked.connect(self.back)
        self._games.chosen.connect(self._choose)
        self._rules.clicked.connect(self._want_rules)
        self._go_on.clicked.connect(self._begin_next)
        self._name_everything()
        self.show_course(self._course.game.name)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(Space.S)
        top.addWidget(self._back)
        top.addWidget(self._heading)
        top.addStretch(1)
        top.addWidget(self._rules)
        second = QHBoxLayout()
        second.setSpacing(Space.M)
        second.addWidget(self._games)
        second.addStretch(1)
        second.addWidget(self._count)
        self._bar.setMinimumWidth(48)
        self._bar.setMaximumWidth(160)
        second.addWidget(self._bar)
        second.addWidget(self._go_on)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(body)
        scroll.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)
        page = QVBoxLayout(self)
        page.setContentsMargins(Space.L, Space.M, Space.L, Space.M)
        page.setSpacing(Space.M)
        page.addLayout(top)
        page.addLayout(second)
        page.addWidget(scroll, 1)

    def _name_everything(self) -> None:
        self._heading.setText(self.tr("Learn by playing"))
        self._back.set_label(self.tr("Back"))
        self._rules.set_label(self.tr("Rules"))
        self._games.set_words(self.tr("Game"))

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def course(self) -> Course:
        """The course that is shown."""
        return self._course

    @property
    def cards(self) -> Sequence[LessonButton]:
        """The lessons that are shown, in order."""
        return tuple(self._cards)

    def show_course(self, game_name: str) -> None:
        """Show the lessons of the game of that name."""
        self._course = self._courses[game_name]
        self._games.set_value(game_name)
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        for number, lesson in enumerate(self._course.lessons, 1):
            card = LessonButton(self._themes, number, lesson)
            card.clicked.connect(partial(self.lesson_chosen.emit, lesson))
            self._cards.append(card)
        self._columns = 0
        self._arrange()
        self._show_progress()

    def focus_next(self) -> None:
        """Let Enter go on with the course."""
        if self._go_on.isVisibleTo(self):
            self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_progress(self, progress: Progress) -> None:
        """Show how far the learner has come."""
        self._progress = progress
        self._show_progress()

    def _show_progress(self) -> None:
        lessons = self._course.lessons
        following = self._progress.next_of(lessons)
        for card in self._cards:
            card.set_progress(self._progress, is_next=card.lesson is following)
        done = self._progress.count(lessons)
        self._count.setText(self.tr("{done} of {count} lessons").format(done=done, count=len(lessons)))
        self._bar.setRange(0, len(lessons))
        self._bar.setValue(done)
        self._bar.setAccessibleName(self._count.text())
        begun = done > 0 or any(self._progress.is_begun(lesson) for lesson in lessons)
        self._go_on.setVisible(following is not None)
        self._go_on.set_label(self.tr("Go on") if begun else self.tr("Start the first lesson"))

    @Slot(object)
    def _choose(self, game_name: str) -> None:
        self.show_course(game_name)

    @Slot()
    def _want_rules(self) -> None:
        self.rules_wanted.emit(self._course.game.name)

    @Slot()
    def _begin_next(self) -> None:
        following = self._progress.next_of(self._course.lessons)
        if following is not None:
            self.lesson_chosen.emit(following)

    # -------------------------------------------------------------------------------------------------- layout

    def _arrange(self) -> None:
        columns = max(1, min(_MOST_COLUMNS, (self.width() - 2 * Space.L) // (_CARD_WIDTH + Space.XS)))
        if columns == self._columns:
            return
        self._columns = columns
        for index, card in enumerate(self._cards):
            self._grid.addWidget(card, index // columns, index % columns)
            card.show()
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_everything()
            self._show_progress()

    def minimumSizeHint(self) -> QSize:
        return QSize(560, 400)
