"""All keys at a glance, over whatever page is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind, KeyCap
from .sheet import SheetOverlay
from .style import ThemeHost
from .text import Tone, plain_label


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that belong together."""

    title: str
    keys: tuple[tuple[tuple[str, ...], str], ...]
    """Pairs of the keys, alternatives each for itself, and what they do."""


def key_text(keys: QKeySequence | QKeySequence.StandardKey | str) -> str:
    """A key as this platform writes it; empty for one that it has not."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class Keys(QWidget):
    """Several keys side by side, which are heard as one."""


def _rows(groups: Sequence[KeyGroup]) -> int:
    """How high these are one under another, in lines."""
    return sum(len(group.keys) + 2 for group in groups)


class ShortcutsSheet(SheetOverlay):
    """The sheet. Escape, or a press beside it, closes it."""

    def __init__(self, themes: ThemeHost, page: QWidget) -> None:
        """Args: themes: the look. page: what it lies over."""
        content = QWidget()
        super().__init__(themes, page, content, width=860)
        self._themes_of_caps = themes
        self._title = plain_label("", TextRole.TITLE)
        self._close = Button(themes, "", ButtonKind.PRIMARY)
        self._close.clicked.connect(self.close_sheet)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(Space.XL)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(content)
        column.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        column.setSpacing(Space.M)
        column.addWidget(self._title)
        column.addLayout(self._columns)
        column.addLayout(foot)
        self._sides: list[QWidget] = []

    def show_keys(self, menu_keys: Sequence[tuple[str, str]] = ()) -> None:
        """Open the sheet.

        Args:
            menu_keys: keys of the menus with what they do, as the window has them now.
        """
        for side in self._sides:
            self._columns.removeWidget(side)
            side.hide()
            side.deleteLater()
        self._title.setText(self.tr("Keys"))
        self._close.set_label(self.tr("Close"))
        groups = self.groups(menu_keys)
        cut = min(range(1, len(groups)), key=lambda at: max(_rows(groups[:at]), _rows(groups[at:])))
        self._sides = [self._side(groups[:cut]), self._side(groups[cut:])]
        for side in self._sides:
            self._columns.addWidget(side, 1)
            side.show()
        self.open(self._close)

    def groups(self, menu_keys: Sequence[tuple[str, str]] = ()) -> list[KeyGroup]:
        """What is shown."""
        groups = [
            KeyGroup(
                self.tr("On the board"),
                (
                    (("←", "↑", "→", "↓"), self.tr("Go over what can be chosen")),
                    ((key_text("PgUp"), key_text("PgDown")), self.tr("Go through it in its order")),
                    ((key_text("Return"),), self.tr("Choose it")),
                    ((key_text("Escape"),), self.tr("Let go, without choosing")),
                    ((key_text("Space"),), self.tr("Roll, pass, or finish what is being shown")),
                    (("1 … 6",), self.tr("Get Off My Lawn: pick up the die of that number")),
                    (("1 … 6",), self.tr("With real dice: what the die shows")),
                    ((key_text("Ctrl+Shift+R"),), self.tr("Get Off My Lawn: roll the highest die")),
                ),
            ),
            KeyGroup(
                self.tr("Looking back through a game"),
                (
                    (("←", "→"), self.tr("One move back or on")),
                    ((key_text("Home"), key_text("End")), self.tr("To the beginning or the end")),
                    ((key_text("N"), key_text("Shift+N")), self.tr("Review: to the next or the previous mistake")),
                    ((key_text("Escape"),), self.tr("Leave what was tried, then the look back")),
                ),
            ),
            KeyGroup(
                self.tr("In a lesson"),
                (
                    ((key_text("Space"),), self.tr("Roll, or go on")),
                    ((key_text("Tab"),), self.tr("To the answers and the buttons")),
                ),
            ),
        ]
        if menu_keys:
            groups.append(KeyGroup(self.tr("Menus"), tuple(((keys,), does) for keys, does in menu_keys)))
        return groups

    def _side(self, groups: Sequence[KeyGroup]) -> QWidget:
        side = QWidget()
        grid = QGridLayout(side)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(Space.XS)
        grid.setColumnStretch(1, 1)
        row = 0
        for group in groups:
            heading = plain_label(group.title, TextRole.HEADING)
            heading.setContentsMargins(0, Space.S if row else 0, 0, 0)
            grid.addWidget(heading, row, 0, 1, 2)
            row += 1
            for keys, does in group.keys:
                grid.addWidget(self._caps(keys), row, 0, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
                grid.addWidget(plain_label(does, TextRole.BODY, Tone.SECOND, wrap=True), row, 1)
                row += 1
        grid.setRowStretch(row, 1)
        return side

    def _caps(self, keys: Sequence[str]) -> QWidget:
        """The keys side by side, each as a cap."""
        holder = Keys()
        holder.setAccessibleName(" ".join(keys))
        caps = QHBoxLayout(holder)
        caps.setContentsMargins(0, 0, 0, 0)
        caps.setSpacing(Space.XXS)
        for key in keys:
            caps.addWidget(KeyCap(self._themes_of_caps, key))
        return holder
