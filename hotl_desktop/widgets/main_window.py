"""The window: its pages, where it stands, and what it looks like before there is anything in it.

It can be shown before it is furnished. So nothing is imported here that an empty window does without.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, Signal
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QImage, QPaintEvent
    from PySide6.QtWidgets import QStackedWidget, QWidget

    from .menus import Menus
    from .style import ThemeHost

LEAST_WIDTH: Final = 800
LEAST_HEIGHT: Final = 600


class MainWindow(QMainWindow):
    """Pages on a common ground, and the menus."""

    themes: ThemeHost
    """Its look, as soon as it is furnished; likewise what follows."""
    pages: QStackedWidget
    """Where the pages are."""
    menus: Menus

    files_dropped = Signal(object)
    """A file was dropped on the window: its `Path`."""
    closing = Signal()
    """The window is about to close; nothing can stop it."""

    def __init__(self) -> None:
        """An empty window."""
        super().__init__()
        self._picture: QImage | None = None
        self._is_furnished = False
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)

    def show_picture(self, picture: QImage) -> None:
        """Look like `picture`, which is of this window, until there is more to be seen."""
        self._picture = picture
        self.update()

    def let_picture_go(self) -> None:
        """There is a page now: it takes the place of the picture."""
        self._picture = None
        ground = self.centralWidget()
        assert ground is not None, "it is furnished"
        ground.show()  # at once, or there would be nothing to give the keyboard to
        # Qt does so when a window becomes active; but then this one was empty.
        if self.isActiveWindow() and self.focusWidget() is None:
            self.focusNextChild()

    def furnish(self, themes: ThemeHost, games: Sequence[tuple[str, str]]) -> None:
        """Put the menus and an empty stack of pages into the window; once.

        Args:
            themes: its look.
            games: name and title of each game.
        """
        from PySide6.QtWidgets import QStackedWidget  # noqa: PLC0415 - an empty window does without, as all here

        from . import spoken_roles  # noqa: PLC0415
        from .focus_ring import FocusRing  # noqa: PLC0415
        from .menus import Menus  # noqa: PLC0415
        from .surfaces import Ground  # noqa: PLC0415

        spoken_roles.install()
        self.themes = themes
        self.pages = QStackedWidget()
        self.setCentralWidget(Ground.around(themes, self.pages))
        FocusRing(themes, self)
        self.setAcceptDrops(True)
        self.menus = Menus(self, games)
        self._is_furnished = True

    # -------------------------------------------------------------------------------------------------- pages

    def add_page(self, page: QWidget) -> None:
        """Take in a page, to be shown later."""
        self.pages.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        """Show one of the pages."""
        self.pages.setCurrentWidget(page)

    @property
    def page(self) -> QWidget | None:
        """The page shown."""
        return self.pages.currentWidget()

    # ------------------------------------------------------------------------------------------------- window

    def place(self, wanted: QRect | None) -> None:
        """Put the window where it was, as far as that is on a screen that exists; otherwise where it fits well."""
        screen = QGuiApplication.screenAt(wanted.center()) if wanted is not None else None
        room = (screen or QGuiApplication.primaryScreen()).availableGeometry()
        if screen is None or wanted is None:
            size = room.size().boundedTo(room.size() * 0.92)
            wanted = QRect(QPoint(), size.boundedTo(self.maximumSize()))
            wanted.setSize(wanted.size().boundedTo(QRect(0, 0, 1500, 940).size()))
            wanted.moveCenter(room.center())
        width = max(min(wanted.width(), room.width()), min(LEAST_WIDTH, room.width()))
        height = max(min(wanted.height(), room.height()), min(LEAST_HEIGHT, room.height()))
        left = min(max(wanted.left(), room.left()), room.right() + 1 - width)
        top = min(max(wanted.top(), room.top()), room.bottom() + 1 - height)
        self.setGeometry(left, top, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._picture
        if picture is None:
            super().paintEvent(event)
        elif picture.size() == (self.size().toSizeF() * self.devicePixelRatioF()).toSize():
            QPainter(self).drawImage(0, 0, picture)
        else:  # on another screen, or on its way to being as large as the screen
            QPainter(self).fillRect(self.rect(), picture.pixelColor(0, picture.height() - 1))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.files_dropped.emit(path)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._is_furnished and event.type() == QEvent.Type.LanguageChange:
            self.menus.say()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)


def _dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged, if it is exactly one on this machine."""
    urls = data.urls() if data.hasUrls() else []
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
