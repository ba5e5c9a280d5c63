"""Another size of text for widgets that are there already."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication

_EXACT: Final = "exact text size"
"""Name of the property that holds the pixels of a widget's font before they were rounded, and after."""


def resize_fonts(application: QApplication, factor: float) -> None:
    """Multiply the size of every font that a widget was given, and let everything find its place anew.

    Sizes are rounded to pixels; what is lost by it is remembered, so that going through sizes and back loses nothing.
    """
    widgets = application.allWidgets()
    for widget in widgets:
        if not widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
            continue
        own = widget.font()
        exact, rounded = widget.property(_EXACT) or (0.0, 0)
        wanted = (exact if rounded == own.pixelSize() else own.pixelSize()) * factor
        if wanted > 0:
            own.setPixelSize(max(1, round(wanted)))
            widget.setFont(own)
            widget.setProperty(_EXACT, (wanted, own.pixelSize()))
    for widget in widgets:
        # What paints its own text asks for its font each time: it hears that it has to ask again.
        application.sendEvent(widget, QEvent(QEvent.Type.FontChange))
        widget.updateGeometry()
        widget.update()
    for widget in widgets:
        # Pages that place things by themselves do so when their size changes.
        if widget.isVisible():
            application.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
