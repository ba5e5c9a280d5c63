"""The way through a game that has been played: step by step, by a slider, or to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QSlider, QWidget

from hotl_desktop.view.icons import Icon
from hotl_desktop.view.theme import Space

from .buttons import Button, ButtonKind
from .style import ThemeHost
from .text import Tone, plain_label


class ReplayBar(QWidget):
    """Goes through positions numbered from 0. Its keys work while it is to be seen."""

    moved = Signal(int)
    """This position is to be shown."""
    play_from_here = Signal()
    """A new game from the position shown."""
    back = Signal()
    """Enough looked: back to the game."""
    escaped = Signal()
    """Escape was pressed: out of whatever is nearest."""
    review = Signal()
    """The figures of every move are wanted."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """A hidden bar; it works its keys within `parent`."""
        super().__init__(parent)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(self.tr("Position in the game"))
        self._slider.setMinimumWidth(60)
        self._slider.valueChanged.connect(self._tell)
        self._quiet = False
        self._place = plain_label("", tone=Tone.SECOND)
        self._branch = Button(themes, self.tr("Play from here"))
        self._review = Button.only_icon(themes, self.tr("Review the game"), Icon.REVIEW)
        self._review.hide()
        self._back = Button(themes, self.tr("Back to the game"), ButtonKind.PRIMARY)
        self._steps: Final = [
            (Button.only_icon(themes, self.tr("To the beginning"), Icon.FIRST), "Home", self._to_first),
            (Button.only_icon(themes, self.tr("One move back"), Icon.PREVIOUS), "Left", self._one_back),
            (Button.only_icon(themes, self.tr("One move on"), Icon.NEXT), "Right", self._one_on),
            (Button.only_icon(themes, self.tr("To the end"), Icon.LAST), "End", self._to_last),
        ]
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(Space.XS)
        self._rows.addLayout(self._first, 1)
        self._rows.addLayout(self._second)
        self._first.setSpacing(Space.XXS)
        self._second.setSpacing(Space.XXS)
        self._shortcuts: list[QShortcut] = []
        for button, key, act in self._steps:
            button.clicked.connect(act)
            self._first.addWidget(button)
            self._add_key(key, act)
        self._add_key("Escape", self.escaped.emit)
        self._first.addSpacing(Space.XS)
        self._first.addWidget(self._slider, 1)
        self._first.addSpacing(Space.XS)
        self._first.addWidget(self._place)
        self._second.addStretch(1)
        for button in (self._review, self._branch, self._back):
            self._second.addWidget(button)
        self._branch.clicked.connect(self.play_from_here)
        self._back.clicked.connect(self.back)
        self._review.clicked.connect(self.review)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def _add_key(self, key: str, act: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setEnabled(False)
        shortcut.activated.connect(act)
        self._shortcuts.append(shortcut)

    def show_place(self, place: int, last: int, *, can_branch: bool, back_label: str) -> None:
        """Show position `place` of 0 to `last`."""
        self._quiet = True
        self._slider.setRange(0, last)
        self._slider.setValue(place)
        self._quiet = False
        self._place.setText(self.tr("{place} of {last}").format(place=place, last=last))
        self._branch.setEnabled(can_branch)
        self._back.set_label(back_label)
        for index, (button, _key, _act) in enumerate(self._steps):
            button.setEnabled(place > 0 if index < 2 else place < last)
        self._set_shown(True)
        self._fit()

    def offer_review(self, on: bool) -> None:
        """Offer the figures of every move, where they can be had and are not seen already."""
        self._review.setVisible(on)

    def put_away(self) -> None:
        """Hide, and leave the keys to others."""
        self._set_shown(False)

    def _fit(self) -> None:
        """In one row, or in two where the words of one would be cut off."""
        wanted = self._first.minimumSize().width() + self._second.sizeHint().width() + self._rows.spacing()
        ways = QBoxLayout.Direction
        self._rows.setDirection(ways.LeftToRight if wanted <= self.width() else ways.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        least = self._first.minimumSize().width()
        return QSize(least, super().minimumSizeHint().height())

    def _set_shown(self, shown: bool) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(shown)
        self.setVisible(shown)

    @property
    def place(self) -> int:
        """The position shown."""
        return self._slider.value()

    def _tell(self, place: int) -> None:
        if not self._quiet:
            self.moved.emit(place)

    def _to_first(self) -> None:
        self._slider.setValue(0)

    def _one_back(self) -> None:
        self._slider.setValue(self._slider.value() - 1)

    def _one_on(self) -> None:
        self._slider.setValue(self._slider.value() + 1)

    def _to_last(self) -> None:
        self._slider.setValue(self._slider.maximum())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._branch.set_label(self.tr("Play from here"))
            self._review.set_label(self.tr("Review the game"))
            self._slider.setAccessibleName(self.tr("Position in the game"))
            names = [self.tr("To the beginning"), self.tr("One move back")]
            names += [self.tr("One move on"), self.tr("To the end")]
            for (button, _key, _act), name in zip(self._steps, names, strict=True):
                button.set_label(name)
