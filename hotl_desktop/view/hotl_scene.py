"""The table of Head of the Line."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation, Slot
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsSceneMouseEvent

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Action, State
from hotl_desktop.games.head_of_the_line import HUB, NOBODY, SEATS, HeadOfTheLineState, Line, Pass, Relocate

from .hotl import layers
from .hotl.board import Board
from .hotl.doubt_mark import DoubtMark
from .hotl.doubts import meant_by
from .hotl.marks import Marks
from .hotl.overlay import Overlay, paint_overlay, paint_overlay_figures
from .hotl.picture import BoardPicture
from .hotl.places import Places
from .hotl.pointer import Pointer
from .hotl.preview import Preview
from .hotl.stamps import Stamps, paint_picture, picture_item
from .hotl.story import Storyteller
from .hotl.targets import Targets
from .line_marks import FADED_OPACITY
from .pixmaps import PieceCache
from .table_scene import TableScene
from .theme import SEATS as ALL_SEATS
from .theme import Moves, Speed, Theme
from .timeline import Timeline

__all__ = ["BoardPicture", "HeadOfTheLineScene", "Overlay"]

GROUND_MS: Final = 80
"""How long a view must keep its size before the ground is painted for it, in ms."""
_CURSOR: Final = Qt.CursorShape.PointingHandCursor


class HeadOfTheLineScene(TableScene):
    """The 12x12 board with everything that can be seen and done on it."""

    def __init__(self, theme: Theme, parent: QObject | None = None, cache: PieceCache | None = None) -> None:
        """Args: cache: pictures of pieces to share with other scenes of the same program."""
        super().__init__(theme, parent)
        self._cache = cache or PieceCache()
        self._quarter_turns = 0
        self._board: Board | None = None
        self._seats_shown: tuple[int, ...] = ALL_SEATS
        self._laid: Line | None = None
        self._targets: Targets | None = None
        self._marks: Marks | None = None
        self._preview: Preview | None = None
        self._doubt: DoubtMark | None = None
        self._stretches = False
        self._ground_timer = QTimer(self)
        self._ground_timer.setSingleShot(True)
        self._ground_timer.setInterval(GROUND_MS)
        self._ground_timer.timeout.connect(self._paint_ground)
        self._overlay = Overlay.NONE
        self._overlay_seat: int | None = None
        self._overlay_items: list[QGraphicsPixmapItem] = []
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(Moves.HOVER.curve())
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._show_fade)
        self._fade_from = 1.0
        self._fade_to = 1.0
        self._pointer = Pointer(self)
        self._pointer.pointed.connect(self._on_pointed)
        self._pointer.picked.connect(self.choose)
        self._pointer.doubted.connect(self._on_doubted)
        self._pointer.carried.connect(self._on_carried)

    # ---------------------------------------------------------------------------------------------- settings

    def set_theme(self, theme: Theme) -> None:
        self._cache.clear()
        super().set_theme(theme)

    def set_size(self, size: QSizeF) -> None:
        # Painting the ground takes longer than a frame: while a window is being resized, the old one is stretched.
        self._stretches = self._board is not None
        super().set_size(size)
        self._stretches = False

    def set_rotation(self, quarter_turns: int) -> None:
        """Turn the board clockwise by so many quarter turns; pieces and text stay upright."""
        if quarter_turns % 4 != self._quarter_turns:
            self._quarter_turns = quarter_turns % 4
            self._redraw()

    @property
    def rotation(self) -> int:
        """By how many quarter turns the board is turned."""
        return self._quarter_turns

    def set_overlay(self, overlay: Overlay, seat: int | None = None) -> None:
        """Lay something over the empty cells.

        Args:
            overlay: what.
            seat: the seat number whose reach is shown; whoever acts or rolls next, if left out.
        """
        self._overlay, self._overlay_seat = overlay, seat
        self._draw_overlay()

    @property
    def overlay(self) -> Overlay:
        """What is laid over the empty cells."""
        return self._overlay

    # -------------------------------------------------------------------------------------------- looking at

    def picture(self) -> BoardPicture | None:
        """What is to be seen, asked of the items on the scene; None before the board has a size."""
        if self._board is None:
            return None
        picture = self._board.picture()
        return BoardPicture(
            picture.chips,
            picture.heads,
            picture.afloat,
            picture.flying,
            picture.laid,
            frozenset() if self._marks is None else self._marks.targets,
            None if self._preview is None else self._preview.action,
        )

    @property
    def places(self) -> Places | None:
        """Where everything is on the scene; None before the board has a size."""
        return None if self._board is None else self._board.places

    def target_point(self, action: Action) -> QPointF:
        if self._targets is None:
            raise ValueError(f"{action} is not offered on a board")
        return self._targets.point(action)

    @property
    def _position(self) -> HeadOfTheLineState:
        return cast("HeadOfTheLineState", self._state)

    # ------------------------------------------------------------------------------------------- the position

    def leaves_mark(self, action: Action) -> bool:
        return isinstance(action, Line)

    def _remember(self, last: Action | None) -> None:
        self._laid = last if isinstance(last, Line) else None

    def _draw_ground(self) -> None:
        self._clear_offers()
        self._ground_timer.stop()
        old, self._board = self._board, None
        if old is not None:
            old.remove()
        if self.sceneRect().isEmpty():
            return
        if self._state is not None:
            self._seats_shown = self._position.in_play
        places = Places(self.sceneRect(), self.device_ratio, self._quarter_turns)
        stamps = Stamps(places, self._theme, self._cache)
        draft = old if self._stretches else None
        self._board = Board(self, stamps, self._seats_shown, draft=draft)
        if draft is not None:
            self._ground_timer.start()

    def finish_drawing(self) -> None:
        """Paint now what waits for the window to keep its size."""
        if self._ground_timer.isActive():
            self._ground_timer.stop()
            self._paint_ground()

    @Slot()
    def _paint_ground(self) -> None:
        if self._board is not None:
            self._board.paint_ground()

    def _draw_state(self, state: State) -> None:
        assert isinstance(state, HeadOfTheLineState)
        if self._board is not None and state.in_play != self._seats_shown:
            self._draw_ground()
        if self._board is not None:
            self._board.show(state, self._laid)
        self._draw_overlay()

    def _draw_overlay(self) -> None:
        for item in self._overlay_items:
            self.removeItem(item)
        self._overlay_items.clear()
        if self._marks is not None:
            self._marks.show_dots(self._overlay is not Overlay.REACH)
        if self._overlay is Overlay.NONE or self._board is None or self._state is None:
            return
        state, places = self._position, self._board.places
        seat = self._overlay_seat
        if seat is None:
            acting = state.roller or state.to_act()
            seat = SEATS.index(acting) if isinstance(acting, str) else state.turn
        for paint, layer in ((paint_overlay, layers.OVERLAY), (paint_overlay_figures, layers.FIGURES)):
            picture, corner = paint_picture(
                places.geometry.grid,
                places.ratio,
                partial(paint, overlay=self._overlay, state=state, seat=seat, places=places, theme=self._theme),
            )
            item = picture_item(layer)
            item.setPixmap(picture)
            item.setPos(corner)
            self.addItem(item)
            self._overlay_items.append(item)

    def _moving_area(self) -> QRectF:
        if self._board is None:
            return QRectF()
        # Inside the round corners of the frame, where nothing of the table shows through.
        inset = 0.15 * self._board.places.cell
        return QRectF(self._board.places.outer.adjusted(inset, inset, -inset, -inset).toAlignedRect())

    # -------------------------------------------------------------------------------------------- the choices

    def _focusable(self) -> tuple[Action, ...]:
        return tuple(action for action in self._offered if not isinstance(action, Pass))

    def _focus_start(self) -> QPointF:
        assert self._board is not None
        head = self._head()
        return self._board.places.center(HUB[self._position.turn] if head is None else head)

    def _head(self) -> int | None:
        """The Head of the seat to act: where it stands, or where it was captured."""
        state = self._position
        head = state.heads[state.homeless[0] if state.homeless else state.turn]
        return None if head == NOBODY else head

    def _clear_offers(self) -> None:
        self._fade.stop()
        self._pointer.set_targets(None, None)
        self._targets = None
        for mark in (self._marks, self._preview, self._doubt):
            if mark is not None:
                mark.remove()
        self._marks = self._preview = self._doubt = None
        self._set_cursor(False)

    def _draw_offers(self) -> None:
        self._clear_offers()
        if self._board is None or self._state is None or not self._offered:
            return
        self._targets = Targets(self._board.places, self._offered, self._head())
        self._pointer.set_targets(self._board.places, self._targets)
        self._marks = Marks(self, self._board.stamps, self._position, self._targets)
        self._marks.show_dots(self._overlay is not Overlay.REACH)
        self._fade_marks(0.0, 1.0)

    def _draw_preview(self) -> None:
        if self._preview is not None:
            self._preview.remove()
            self._preview = None
        self._pointer.set_shown(self._pointed)
        if self._marks is None or self._targets is None or self._board is None:
            return
        self._marks.make_room_for(self._pointed)
        if isinstance(self._pointed, (Line, Relocate)):
            self._preview = Preview(
                self,
                self._board.stamps,
                self._position,
                self._targets,
                self._pointed,
                focus_ring=self._has_focus_ring,
            )
        self._fade_marks(self._fade_now(), 1.0 if self._preview is None else FADED_OPACITY)

    # ------------------------------------------------------------------------------------------------- fading

    def _fade_now(self) -> float:
        share = float(self._fade.currentValue()) if self._fade.state() == QVariantAnimation.State.Running else 1.0
        return self._fade_from + (self._fade_to - self._fade_from) * share

    def _fade_marks(self, start: float, end: float) -> None:
        """Let the marks fade from one opacity to another while a preview appears."""
        self._fade.stop()
        self._fade_from, self._fade_to = start, end
        length = 0 if self._reduced_motion else self._speed.duration(Moves.HOVER)
        if length and self.views():
            self._fade.setDuration(length)
            self._fade.start()
        else:
            self._show_fade(1.0)

    @Slot(object)
    def _show_fade(self, share: float) -> None:
        if self._marks is not None:
            self._marks.set_opacity(self._fade_from + (self._fade_to - self._fade_from) * share)
        if self._preview is not None:
            self._preview.set_opacity(share)

    # ------------------------------------------------------------------------------------------------ pointing

    @Slot(object)
    def _on_pointed(self, action: Action | None) -> None:
        self._set_cursor(action is not None)
        self.point_at(action)

    @Slot(object)
    def _on_carried(self, spot: QPointF) -> None:
        if self._preview is not None:
            self._preview.carry(spot)

    @Slot(object)
    def _on_doubted(self, cell: int | None) -> None:
        if self._doubt is not None:
            self._doubt.remove()
            self._doubt = None
        action = None if cell is None else meant_by(self._position, cell)
        if action is not None and self._board is not None:
            self._doubt = DoubtMark(self, self._board.stamps, action)
        self.doubted.emit(action)

    def _set_cursor(self, hand: bool) -> None:
        for view in self.views():
            if hand:
                view.viewport().setCursor(_CURSOR)
            else:
                view.viewport().unsetCursor()

    def _take_key(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape and self._pointer.cancel():
            return True
        return super()._take_key(key)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press hurries a story to its end, and then means what it means on the board that is seen then."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.finish()
        if not self.is_telling:
            self._pointer.press(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of two quick ones is a press."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Pointing, or a drag."""
        event.accept()
        if self.is_telling:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pointer.move(event.scenePos())
        else:
            self._pointer.hover(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The end of a click or drag."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self._pointer.release(event.scenePos())

    def event(self, event: QEvent) -> bool:
        """Notice when the pointer leaves the board."""
        if event.type() == QEvent.Type.GraphicsSceneLeave:
            self._pointer.leave()
        return super().event(event)

    # ------------------------------------------------------------------------------------------------ stories

    def _compose(self, transition: Transition, story: Timeline, speed: Speed) -> None:
        if self._board is None:
            return
        before = transition.before
        assert isinstance(before, HeadOfTheLineState)
        line = transition.step if isinstance(transition.step, Line) else None
        Storyteller(self._board, story, speed, self.cue.emit).compose(before, line, transition.events)
