"""The table as a picture, without a screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, qInstallMessageHandler
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.match.match import Match
from hotl_desktop.storage.atomic import write_atomically
from hotl_desktop.view.fonts import load_fonts
from hotl_desktop.view.theme import DARK, HIGH_CONTRAST, LIGHT, Speed, Theme
from hotl_desktop.widgets.base_style import STYLE_ARGUMENTS
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import Ground
from hotl_desktop.widgets.table_page import TablePage

from .presenter import TablePresenter
from .translations import SOURCE_LANGUAGE, Languages

THEMES_BY_NAME: Final[Mapping[str, Theme]] = {"light": LIGHT, "dark": DARK, "high-contrast": HIGH_CONTRAST}


def write_table_picture(match: Match, path: Path, size: tuple[int, int], theme_name: str) -> None:
    """Write a PNG picture of the table as `match` stands.

    Args:
        match: is looked at, not changed.
        path: where the picture goes.
        size: width and height in pixels.
        theme_name: one of `THEMES_BY_NAME`.

    Raises:
        OSError: it could not be written.
    """
    # The platform without a screen tells what it cannot do with windows; nobody asked.
    qInstallMessageHandler(lambda *_: None)
    if QApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        QApplication([*sys.argv[:1], *STYLE_ARGUMENTS])
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    load_fonts()
    Languages(application, application).speak(SOURCE_LANGUAGE)
    themes = ThemeHost(THEMES_BY_NAME[theme_name], application)
    page = TablePage(themes)
    ground = Ground.around(themes, page)
    controller = GameController(None)
    presenter = TablePresenter(controller, page, themes)
    presenter.set_speed(Speed.INSTANT)
    ground.resize(*size)
    ground.ensurePolished()
    controller.begin(match)
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(ground.grab().toImage())
    write_atomically(path, bytes(written.data()))
