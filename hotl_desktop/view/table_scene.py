"""What the scenes of both games have in common: targets in, choices out, and the story of every step."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal, Slot
from PySide6.QtWidgets import QGraphicsScene

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Action, State

from .theme import Speed, Theme
from .timeline import Timeline


class TableScene(QGraphicsScene):
    """A board on the screen. It knows targets, not rules: what may be chosen is handed to it.

    Scene coordinates are the view's logical pixels, so every piece is drawn in the size in which it is seen.
    """

    chosen = Signal(object)
    """A person picked this `Action`, one of those offered."""
    pointed = Signal(object)
    """The `Action` whose consequences are shown now, or None."""
    doubted = Signal(object)
    """A person pointed at or picked something that is not offered: the `Action` it would have been, to be told why."""
    settled = Signal()
    """The story of the last step has been told and its state is shown."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._theme = theme
        self._speed = Speed.NORMAL
        self._reduced_motion = False
        self._state: State | None = None
        self._offered: tuple[Action, ...] = ()
        self._pointed: Action | None = None
        self._story: Timeline | None = None

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

    # ------------------------------------------------------------------------------------------- the position

    def show_state(self, state: State) -> None:
        """Show `state` as it is, whatever was under way."""
        self._drop_story()
        self._state = state
        self._offered, self._pointed = (), None
        self._draw_state(state)

    def tell(self, transition: Transition) -> None:
        """Tell the story of a step, then show the state after it and report `settled`."""
        self.finish()
        self._state = transition.after
        self._offered, self._pointed = (), None
        self._clear_offers()
        story = Timeline(self)
        story.ended.connect(self._end_story)
        self._story = story
        if self._speed is not Speed.INSTANT:
            self._compose(transition, story, self._speed)
        if story.duration() == 0:
            story.finish()
        else:
            story.start()

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
        self._drop_story()
        if self._state is not None:
            self._draw_state(self._state)
        self.settled.emit()

    def _drop_story(self) -> None:
        story, self._story = self._story, None
        if story is not None:
            story.drop()
            story.deleteLater()

    def _redraw(self) -> None:
        """After a change of size or look: the story ends, the state is the truth."""
        self.finish()
        self._draw_ground()
        if self._state is not None:
            self._draw_state(self._state)
            self._draw_offers()

    # -------------------------------------------------------------------------------------------- the choices

    def offer(self, legal: tuple[Action, ...]) -> None:
        """Mark these actions as what may be chosen now; none of them for an empty tuple."""
        self._offered = legal
        self._pointed = None
        self._draw_offers()

    @property
    def offered(self) -> tuple[Action, ...]:
        """What may be chosen now."""
        return self._offered

    def point_at(self, action: Action | None) -> None:
        """Show what `action`, one of those offered, would do; nothing for None."""
        if action is not None and action not in self._offered:
            action = None
        if action != self._pointed:
            self._pointed = action
            self._draw_preview()
            self.pointed.emit(action)

    def choose(self, action: Action) -> None:
        """Pick `action`, if it is offered."""
        if action in self._offered:
            self.chosen.emit(action)

    # ------------------------------------------------------------------------------------- what a game draws

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
