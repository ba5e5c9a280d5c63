"""Another size of text for widgets that are there already."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication


def resize_fonts(application: QApplication, before: float, factor: float) -> None:
    """Give every widget that has a font of its own the same in another size, and let everything find its place anew.

    The sizes of the type scale are whole pixels, so what a font was before it was multiplied can be read off it.

    Args:
        application: wears the new size already.
        before: by what the sizes of the type scale have been multiplied so far.
        factor: by what they are multiplied now.
    """
    widgets = application.allWidgets()
    for widget in widgets:
        if not widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
            continue
        own = widget.font()
        if own.pixelSize() > 0:
            own.setPixelSize(round(round(own.pixelSize() / before) * factor))
            widget.setFont(own)
    for widget in widgets:
        # Under a style sheet, Qt's own controls keep the application's font as it was when they were dressed.
        if not widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font() != application.font():
            widget.setFont(application.font())
    for widget in widgets:
        # What paints its own text asks for its font each time: it hears that it has to ask again.
        application.sendEvent(widget, QEvent(QEvent.Type.FontChange))
        widget.updateGeometry()
        widget.update()
    for widget in widgets:
        # Pages that place things by themselves do so when their size changes.
        if widget.isVisible():
            application.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
