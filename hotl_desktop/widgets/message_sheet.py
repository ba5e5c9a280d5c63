"""One plain message over the page: what went wrong, or what the program is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .sheet import SheetOverlay
from .style import ThemeHost
from .text import Tone, plain_label


class MessageSheet(SheetOverlay):
    """Says something and waits until it is read."""

    read = Signal()

    def __init__(self, themes: ThemeHost, page: QWidget) -> None:
        content = QWidget()
        super().__init__(themes, page, content, width=560)
        self._title = plain_label("", TextRole.TITLE, wrap=True)
        self._text = plain_label("", TextRole.BODY, wrap=True)
        self._more = plain_label("", TextRole.SMALL, Tone.SECOND, wrap=True)
        self._close = Button(themes, "", ButtonKind.PRIMARY)
        self._close.clicked.connect(self.close_sheet)
        self.closed.connect(self.read)
        self._further = Button(themes, "")
        self._further.clicked.connect(self._do_further)
        self._do: Callable[[], object] | None = None
        foot = QHBoxLayout()
        foot.addWidget(self._further)
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(content)
        column.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        column.setSpacing(Space.M)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addWidget(self._more)
        column.addLayout(foot)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def say(
        self, title: str, text: str, more: str = "", further: tuple[str, Callable[[], object]] | None = None
    ) -> None:
        """Show a message.

        Args:
            title: its heading.
            text: what is to be said.
            more: what is in small print.
            further: the words of a second button, and what it does.
        """
        self._title.setText(title)
        self._text.setText(text)
        self._more.setText(more)
        self._more.setVisible(bool(more))
        words, self._do = further or ("", None)
        self._further.set_label(words)
        self._further.setVisible(self._do is not None)
        self._close.set_label(self.tr("Close"))
        self._close.set_key(self.tr("Enter"))
        self.open(self._close)

    def _do_further(self) -> None:
        if self._do is not None:
            self._do()
