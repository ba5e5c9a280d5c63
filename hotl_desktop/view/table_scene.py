"""What the scenes of both games have in common: targets in, choices out, and the story of every step."""

from __future__ import annotations

import enum
from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import FACES, Action, State
from hotl_desktop.sound.cues import only_sound

from .theme import Moves, Speed, Theme
from .timeline import Timeline

DIE_MOTION: Final = Moves.TUMBLE
"""How long the story of a fallen die lasts: as long as the tray shows the die rolling."""

_VEIL_Z: Final = 1e6


class Way(enum.Enum):
    """Where an arrow key points to on the screen; the value is (right, down)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


_WAYS: Final = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_TURNS: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_CHOICES: Final = frozenset(
    [Qt.Key.Key_Return, Qt.Key.Key_Enter, *(Qt.Key(Qt.Key.Key_0 + face) for face in FACES)],
)
"""Take what is pointed at, or what a row is the place of."""


class TableScene(QGraphicsScene):
    """A board on the screen. It knows targets, not rules: what may be chosen is handed to it.

    Scene coordinates are the view's logical pixels, so every piece is drawn in the size in which it is seen.

    Keys, as the view forwards them: the arrows move a focus over what is offered, by where it lies on the screen;
    Page Up and Page Down go through it in its order; Enter picks what the focus is on; Escape lets go of it. A key
    that has nothing to do here is ignored, so that it reaches the window. Any key or press during a story brings the
    story to its end at once and is then taken.
    """

    chosen = Signal(object)
    """A person picked this `Action`, one of those offered."""
    pointed = Signal(object)
    """The `Action` whose consequences are shown now, or None."""
    doubted = Signal(object)
    """A person pointed at or picked something that is not offered: the `Action` it would have been, to be told why.

    None once they no longer do.
    """
    cue = Signal(str)
    """A `Sound` belongs to what is to be seen at this moment."""
    focus_moved = Signal()
    """The focus of the keyboard has come to something, or has gone."""
    changed_choices = Signal()
    """Another position is shown, or something else is offered."""
    settled = Signal()
    """The story of the last step has been told and its state is shown."""
    laid_out = Signal()
    """Everything has been drawn anew, in another size or look: what stands beside the scene may have to follow."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._theme = theme
        self._speed = Speed.NORMAL
        self._reduced_motion = False
        self._state: State | None = None
        self._offered: tuple[Action, ...] = ()
        self._pointed: Action | None = None
        self._has_focus_ring = False
        self._story: Timeline | None = None
        self._veil: QGraphicsPixmapItem | None = None

    # ---------------------------------------------------------------------------------------------- settings

    def set_speed(self, speed: Speed) -> None:
        """Tell stories at another speed, from the next one on."""
        self._speed = speed

    def set_reduced_motion(self, on: bool) -> None:
        """Fade between positions instead of moving pieces."""
        self._reduced_motion = on

    def set_theme(self, theme: Theme) -> None:
        """Draw everything anew in another look."""
        self._theme = theme
        self._redraw()

    def set_size(self, size: QSizeF) -> None:
        """Lay the board out anew for a view of `size` logical pixels."""
        if size != self.sceneRect().size() and size.width() > 0 and size.height() > 0:
            self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
            self._redraw()

    def refresh(self) -> None:
        """Draw everything anew, as when the view has come to a screen with another device pixel ratio."""
        self._redraw()

    @property
    def theme(self) -> Theme:
        """The look of the board."""
        return self._theme

    @property
    def device_ratio(self) -> float:
        """Device pixels in a logical pixel: the most that any of the scene's views has."""
        return max((view.devicePixelRatioF() for view in self.views()), default=1.0)

    # ------------------------------------------------------------------------------------------- the position

    def show_state(self, state: State, last: Action | None = None) -> None:
        """Show `state` as it is, whatever was under way. `last` is the decision that led to it, to be marked."""
        self.drop_story()
        self._state = state
        self._offered, self._pointed, self._has_focus_ring = (), None, False
        self._clear_offers()
        self._remember(last)
        self._draw_state(state)
        self.changed_choices.emit()

    def tell(self, transition: Transition) -> None:
        """Tell the story of a step, then show the state after it and report `settled`.

        A story that is under way is dropped: whoever tells the next step no longer waits for the last.
        """
        self.drop_story()
        self._state = transition.after
        self._offered, self._pointed, self._has_focus_ring = (), None, False
        self._clear_offers()
        story = Timeline(self)
        story.ended.connect(self._end_story)
        self._story = story
        if self._speed is not Speed.INSTANT:
            self._draw_state(transition.before)
        if isinstance(transition.step, Action) and self.leaves_mark(transition.step):
            self._remember(transition.step)
        if self._speed is not Speed.INSTANT:
            if self._reduced_motion:
                self._compose_fade(transition, story, self._speed)
            else:
                self._compose(transition, story, self._speed)
        if self._speed is Speed.INSTANT or self._reduced_motion:
            sound = only_sound(transition.events)
            if sound is not None:
                self.cue.emit(sound)
        self.changed_choices.emit()
        if story.duration() == 0:
            story.finish()
        else:
            story.start()

    @property
    def state(self) -> State | None:
        """The position that is shown, or the one that the story under way leads to; None before the first."""
        return self._state

    @property
    def is_telling(self) -> bool:
        """Whether a story is under way."""
        return self._story is not None

    @property
    def story(self) -> Timeline | None:
        """The story under way."""
        return self._story

    def finish(self) -> None:
        """Bring the story under way to its end at once."""
        if self._story is not None:
            self._story.finish()

    @Slot()
    def _end_story(self) -> None:
        self.drop_story()
        if self._state is not None:
            self._draw_state(self._state)
        self.settled.emit()

    def drop_story(self) -> None:
        """Give up the story under way: nobody is told that it ended, and what is shown next shows a whole position."""
        story, self._story = self._story, None
        if story is not None:
            story.drop()
            story.deleteLater()
        veil, self._veil = self._veil, None
        if veil is not None:
            self.removeItem(veil)

    def _redraw(self) -> None:
        """After a change of size or look: the story ends, the state is the truth."""
        was_telling = self.is_telling
        self.drop_story()
        self._draw_ground()
        if self._state is not None:
            self._draw_state(self._state)
            self._draw_offers()
            self._draw_preview()
        self.laid_out.emit()
        # Last of all, because the answer may be the next story, which needs the new ground.
        if was_telling:
            self.settled.emit()

    def _compose_fade(self, transition: Transition, story: Timeline, speed: Speed) -> None:
        """The story without motion: the picture before fades into the one after."""
        area = self._moving_area()
        if area.isEmpty():
            return
        veil = self._veil = QGraphicsPixmapItem(self._photograph(area))
        veil.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        veil.setPos(area.topLeft())
        veil.setZValue(_VEIL_Z)
        self.addItem(veil)
        self._draw_state(transition.after)
        story.add(0, speed.duration(Moves.FADE), lambda progress: veil.setOpacity(1 - progress))

    def _photograph(self, area: QRectF) -> QPixmap:
        """What an area of the scene looks like now."""
        ratio = self.device_ratio
        picture = QPixmap((area.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.render(painter, QRectF(QPointF(0, 0), area.size()), area)
        painter.end()
        return picture

    # -------------------------------------------------------------------------------------------- the choices

    def offer(self, legal: tuple[Action, ...]) -> None:
        """Mark these actions as what may be chosen now; none of them for an empty tuple."""
        self._offered = legal
        self._pointed = None
        self._has_focus_ring = False
        self._draw_offers()
        self.changed_choices.emit()

    @property
    def offered(self) -> tuple[Action, ...]:
        """What may be chosen now."""
        return self._offered

    def point_at(self, action: Action | None) -> None:
        """Show what `action`, one of those offered, would do; nothing for None."""
        self._point_at(action, focus_ring=False)

    @property
    def pointed_at(self) -> Action | None:
        """The action whose consequences are shown now."""
        return self._pointed

    def choose(self, action: Action) -> None:
        """Pick `action`, if it is offered."""
        if action in self._offered:
            self.chosen.emit(action)

    def _point_at(self, action: Action | None, *, focus_ring: bool) -> None:
        if action is not None and action not in self._offered:
            action = None
        ring = focus_ring and action is not None
        if action == self._pointed and ring == self._has_focus_ring:
            return
        changed = action != self._pointed
        self._pointed, self._has_focus_ring = action, ring
        self._draw_preview()
        if changed:
            self.pointed.emit(action)
        if focus_ring:
            self.focus_moved.emit()

    # ------------------------------------------------------------------------------------------- the keyboard

    def move_focus(self, way: Way) -> None:
        """Point at the offered action that lies next in that direction on the screen; past the last, at the first."""
        here = self._focus_start() if self._pointed is None else self.target_point(self._pointed)
        others = [action for action in self._focusable() if action != self._pointed]
        if not others:
            return
        right, down = way.value
        ways = [
            (offset.x() * right + offset.y() * down, abs(offset.x() * down) + abs(offset.y() * right), action)
            for action in others
            for offset in (self.target_point(action) - here,)
        ]
        # A step aside counts double: an arrow key should not leave its row or column for something a little nearer.
        ahead = [(along + 2 * aside, action) for along, aside, action in ways if along > 1]
        wrapped = [(along + 2 * aside, action) for along, aside, action in ways]
        _, found = min(ahead or wrapped, key=lambda one: one[0])
        self._point_at(found, focus_ring=True)

    def focus_on(self, action: Action) -> None:
        """Let the focus of the keyboard go to `action`, one of those offered, and show what it would do."""
        self._point_at(action, focus_ring=True)

    def cycle_focus(self, by: int) -> None:
        """Point at the offered action `by` places further in their order, round and round."""
        actions = self._focusable()
        if not actions:
            return
        start = -1 if by > 0 else 0
        index = by + (actions.index(self._pointed) if self._pointed in actions else start)
        self._point_at(actions[index % len(actions)], focus_ring=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class."""
        self.finish()
        if self.is_telling or not self._take_key(Qt.Key(event.key())):
            event.ignore()
        else:
            event.accept()

    def wants_key(self, key: Qt.Key) -> bool:
        """Whether the key means something on the board while it has the keyboard, before it means anything elsewhere.

        Not Escape: what lies around the board may have something to be left first.
        """
        return (key in _WAYS or key in _TURNS or key in _CHOICES) and bool(self._focusable())

    def _take_key(self, key: Qt.Key) -> bool:
        """Do what the key does here; False when that is nothing."""
        if key in _WAYS and self._focusable():
            self.move_focus(_WAYS[key])
        elif key in _TURNS and self._focusable():
            self.cycle_focus(_TURNS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._pointed is not None:
            self.choose(self._pointed)
        elif key == Qt.Key.Key_Escape and self._pointed is not None:
            self.point_at(None)
        else:
            return False
        return True

    def _focusable(self) -> tuple[Action, ...]:
        """The offered actions that have a place on the board."""
        return self._offered

    # ------------------------------------------------------------------------------------- what a game draws

    @abstractmethod
    def target_point(self, action: Action) -> QPointF:
        """Where to click to pick an offered action, in scene coordinates.

        Raises:
            ValueError: the action has no place on the board.
        """

    @abstractmethod
    def _focus_start(self) -> QPointF:
        """Where the first arrow key starts from."""

    def leaves_mark(self, _action: Action) -> bool:
        """Whether a decision is marked on the board until the next one that is: what `show_state` wants as `last`."""
        return True

    def _remember(self, last: Action | None) -> None:
        """Keep the last decision, or None, for whoever draws a mark for it."""

    def _moving_area(self) -> QRectF:
        """Where pieces can be: what fades from one position to the next. Opaque, at whole pixels; empty for nothing."""
        return self.sceneRect()

    @abstractmethod
    def _draw_ground(self) -> None:
        """Draw what never moves, for the scene's rectangle and look."""

    @abstractmethod
    def _draw_state(self, state: State) -> None:
        """Draw every piece where `state` has it."""

    @abstractmethod
    def _draw_offers(self) -> None:
        """Draw the marks of what is offered."""

    @abstractmethod
    def _clear_offers(self) -> None:
        """Take all marks and previews away."""

    @abstractmethod
    def _draw_preview(self) -> None:
        """Draw what the action pointed at would do."""

    @abstractmethod
    def _compose(self, transition: Transition, story: Timeline, speed: Speed) -> None:
        """Fill `story` with what happened, at `speed`."""
