"""The rules of a game as one HTML file with its diagrams in it: to be printed, kept or sent."""

from __future__ import annotations

import html
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QObject,
    QSizeF,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainter, QPixmap

from hotl_desktop.storage.atomic import write_atomically
from hotl_desktop.tutorial.rulebook import Rule, RuleBook
from hotl_desktop.view.diagrams import DiagramPainter
from hotl_desktop.view.lists import labelled, listed
from hotl_desktop.view.theme import LIGHT
from hotl_desktop.widgets.rules_page import rules_text

translate = QCoreApplication.translate

_WIDTH: Final = 560
_RATIO: Final = 1.5
"""Device pixels in a logical one: fine enough for paper."""
_QUALITY: Final = 88
_STYLE: Final = """
body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 40em; margin: 2em auto; padding: 0 1em; color: #26201a; }
h1 { font-size: 2em; } h2 { margin-top: 2em; border-bottom: 1px solid #d8cbb8; }
h3 { margin: 1.6em 0 .3em; } h3 span { color: #176b5f; font-size: .85em; margin-inline-end: .6em; }
figure { margin: .8em 0; break-inside: avoid; } img { max-width: 100%; border-radius: 8px; background: #efe6da; }
figcaption, .see { color: #6a5f52; font-size: .92em; } a { color: #176b5f; }
section { break-inside: avoid; }
"""


class RulesWriter(QObject):
    """Writes the rules of a game as HTML, one diagram at a time, so that the window goes on meanwhile."""

    written = Signal(Path)
    """The file is there."""
    failed = Signal(Path, object)
    """It could not be written; the `OSError`."""

    def __init__(self, book: RuleBook, path: Path, parent: QObject | None = None) -> None:
        """Make ready; `step` does a part of the work, `start` all of it in its own time."""
        super().__init__(parent)
        self._path = path
        self._parts = rules_parts(book)
        self._done: list[str] = []

    @Slot()
    def start(self) -> None:
        """Do a part of the work, and the next as soon as the window has nothing to do."""
        if self.step():
            QTimer.singleShot(0, self, self.start)

    def step(self) -> bool:
        """Do a part of the work; whether there is more."""
        part = next(self._parts, None)
        if part is not None:
            self._done.append(part)
            return True
        try:
            write_atomically(self._path, "\n".join([*self._done, ""]).encode("utf-8"))
        except OSError as error:
            self.failed.emit(self._path, error)
        else:
            self.written.emit(self._path)
        return False


def rules_parts(book: RuleBook) -> Iterator[str]:
    """The rules of `book` as HTML, rule by rule, in the person's language, the diagrams painted by the board itself."""
    painter = DiagramPainter()
    title = html.escape(translate("Rules", "{game}: the rules").format(game=book.game.title))
    author = html.escape(translate("Rules", "A game conceived and designed by Ronald Van Hook."))
    yield "<!DOCTYPE html>"
    yield f'<html><head><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style></head><body>'
    yield f"<h1>{title}</h1><p>{author}</p>"
    for section in book.sections:
        yield f"<h2>{html.escape(rules_text(section.title))}</h2>"
        for rule in section.rules:
            yield _rule(book, rule, painter)
    yield "</body></html>"


def _rule(book: RuleBook, rule: Rule, painter: DiagramPainter) -> str:
    number = f"<span>{html.escape(rule.number)}</span>" if rule.is_numbered else ""
    title = html.escape(rules_text(rule.title))
    caption = rules_text(rule.diagram.caption)
    figure = f'<img alt="{html.escape(caption or rules_text(rule.title), quote=True)}" src="{_picture(rule, painter)}">'
    if caption:
        figure += f"<figcaption>{html.escape(caption)}</figcaption>"
    links = [
        f'<a href="#{_anchor(other)}">{html.escape(rules_text(other.title))}</a>'
        for number in rule.see
        if (other := book.find(number)) is not None
    ]
    see = labelled(html.escape(translate("Rules", "See also")), listed(links))
    return (
        f'<section id="{_anchor(rule)}"><h3>{number}{title}</h3><p>{html.escape(rules_text(rule.text))}</p>'
        f"<figure>{figure}</figure>" + (f'<p class="see">{see}</p>' if links else "") + "</section>"
    )


def _anchor(rule: Rule) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in rule.number.casefold())


def _picture(rule: Rule, painter: DiagramPainter) -> str:
    height = painter.height_for(rule.diagram, _WIDTH)
    pixmap = QPixmap(round(_WIDTH * _RATIO), round(height * _RATIO))
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(LIGHT.palette.sunk)
    brush = QPainter(pixmap)
    painter.paint(brush, QSizeF(_WIDTH, height), rule.diagram, LIGHT, _RATIO)
    brush.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "JPG", _QUALITY)
    return "data:image/jpeg;base64," + b64encode(bytes(data.data())).decode("ascii")
