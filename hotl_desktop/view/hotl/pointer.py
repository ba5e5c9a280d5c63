"""Mouse, pen and finger on the board: pointing, clicking, dragging, and lingering where nothing is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QApplication

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import Line

from .places import Places, length, nearest_on
from .targets import Aim, Targets

DWELL_MS: Final = 600
"""How long somebody must point at a cell where nothing is offered before they are told why, in ms."""


@dataclass(slots=True)
class _Press:
    """A button that is held down."""

    point: QPointF
    cell: int | None
    aim: Aim | None
    shown: Action | None
    """What was shown before the press."""
    origin: int | None = None
    """The last origin that a drag came through."""
    dragging: bool = False


class Pointer(QObject):
    """Turns events at points of the scene into what they mean.

    A click picks an action if it falls on its end, or on any cell of the line that is shown already, as long as no
    other line could be meant there. Any other click on a line only shows it: so a finger, which cannot hover, first
    sees what it will do. A drag begins on the Head or on a line, shows the line it follows, and picks it if it is let
    go at its end; let go anywhere else, or by Escape, it does nothing.
    """

    pointed = Signal(object)
    """An action is pointed at now; None: nothing is."""
    picked = Signal(object)
    """An action was clicked, or dragged to its end."""
    doubted = Signal(object)
    """A cell (its number) is pointed at for long, or was clicked, where nothing is offered; None: no longer."""
    carried = Signal(object)
    """A Head is held over this point of its line's way."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places: Places | None = None
        self._targets: Targets | None = None
        self._shown: Action | None = None
        self._is_own = False
        self._press: _Press | None = None
        self._doubted: int | None = None
        self._lingering: int | None = None
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL_MS)
        self._dwell.timeout.connect(self._lingered)

    def set_targets(self, places: Places | None, targets: Targets | None) -> None:
        """Point at these from now on; at nothing for None. Whatever was under way is forgotten."""
        self._places, self._targets = places, targets
        self._shown, self._is_own = None, False
        self._press = None
        self._linger_at(None)
        self._doubt(None)

    def set_shown(self, action: Action | None) -> None:
        """Know whose consequences are shown.

        What the keyboard or a hint points at stays until the pointer comes to another action.
        """
        if action != self._shown:
            self._shown, self._is_own = action, False

    @property
    def is_dragging(self) -> bool:
        """Whether a drag is under way."""
        return self._press is not None and self._press.dragging

    # --------------------------------------------------------------------------------------------- the events

    def hover(self, point: QPointF) -> None:
        """The pointer moves, with no button held."""
        self._press = None
        aim = self._aim(point)
        cell = self._cell(point)
        # First the doubt goes and then a preview comes, so that whoever puts both into words says the latter.
        if aim is not None or cell != self._doubted:
            self._doubt(None)
        self._point(aim)
        self._linger_at(cell if aim is None else None)

    def leave(self) -> None:
        """The pointer leaves the board."""
        if self._press is None:
            self._point(None)
        self._linger_at(None)
        self._doubt(None)

    def press(self, point: QPointF) -> None:
        """The button goes down."""
        self._linger_at(None)
        if self._targets is None:
            return
        aim = self._aim(point)
        self._press = _Press(QPointF(point), self._cell(point), aim, self._shown)
        if aim is not None:
            self._doubt(None)
            self._point(aim)

    def move(self, point: QPointF) -> None:
        """The pointer moves, with the button held."""
        press = self._press
        if press is None or self._targets is None:
            return
        if not press.dragging:
            if length(point - press.point) < QApplication.startDragDistance() or not self._can_drag(press):
                return
            press.dragging = True
            press.origin = self._targets.origin_at(press.point)
            self._doubt(None)
        self._drag(press, self._targets, point)

    def release(self, point: QPointF) -> None:
        """The button goes up."""
        press, self._press = self._press, None
        if press is None or self._targets is None:
            return
        if press.dragging:
            aim = self._follow(press, self._targets, point)
            if aim is not None and aim.at_end:
                self.picked.emit(aim.action)
            else:
                self._point(None)
            return
        aim = self._aim(point)
        if aim is None or press.aim is None or aim.action != press.aim.action:
            if aim is None and press.aim is None and press.cell is not None and press.cell == self._cell(point):
                self._doubt(press.cell)
            return
        seen = press.shown == aim.action
        if (aim.at_end and (aim.certain or seen)) or (seen and aim.certain):
            self.picked.emit(aim.action)

    def cancel(self) -> bool:
        """Give up a drag; False when there is none."""
        if not self.is_dragging:
            return False
        self._press = None
        self._point(None)
        return True

    # ----------------------------------------------------------------------------------------------- its parts

    def _cell(self, point: QPointF) -> int | None:
        return None if self._places is None else self._places.cell_at(point)

    def _aim(self, point: QPointF) -> Aim | None:
        return None if self._targets is None else self._targets.at(point, self._shown)

    def _point(self, aim: Aim | None) -> None:
        """Point at something, or let go of what this pointer pointed at."""
        if aim is None and not self._is_own:
            return
        action = None if aim is None else aim.action
        self._is_own = action is not None
        if action != self._shown:
            self._shown = action
            self.pointed.emit(action)

    def _can_drag(self, press: _Press) -> bool:
        assert self._targets is not None
        from_head = press.cell is not None and press.cell == self._targets.head
        return from_head or press.aim is not None or bool(self._targets.relocations)

    def _follow(self, press: _Press, targets: Targets, point: QPointF) -> Aim | None:
        if self._cell(point) == targets.head:
            press.origin = None
        else:
            origin = targets.origin_at(point)
            press.origin = press.origin if origin is None else origin
        return targets.along(point, press.origin, self._shown)

    def _drag(self, press: _Press, targets: Targets, point: QPointF) -> None:
        aim = self._follow(press, targets, point)
        self._point(aim)
        if aim is not None and isinstance(aim.action, Line):
            self.carried.emit(nearest_on(targets.way(aim.action), point)[1])

    def _linger_at(self, cell: int | None) -> None:
        if cell != self._lingering:
            self._lingering = cell
            if cell is None or self._targets is None:
                self._dwell.stop()
            else:
                self._dwell.start()

    def _lingered(self) -> None:
        self._doubt(self._lingering)

    def _doubt(self, cell: int | None) -> None:
        if cell != self._doubted:
            self._doubted = cell
            self.doubted.emit(cell)
