"""Layouts that are filled anew for another arrangement."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout


def take_out_all(layout: QBoxLayout) -> None:
    """Take everything out of `layout`.

    Widgets by `removeWidget`, which deletes their items at once: while an old item lives, Qt tells it alone what
    changes about the widget, and the new one keeps the heights that it has once heard.
    """
    while (item := layout.itemAt(0)) is not None:
        widget = item.widget()
        if widget is None:
            layout.takeAt(0)
        else:
            layout.removeWidget(widget)
