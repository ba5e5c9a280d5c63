"""The table of Get Off My Lawn: the Lawn, four Player Rows, and everything that can be done there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsSceneMouseEvent

from hotl_desktop.controller.ring import Transition
from hotl_desktop.games.base import Action, State
from hotl_desktop.games.get_off_my_lawn import (
    Advance,
    GetOffMyLawnState,
    Pass,
    Place,
    Push,
    Roll,
    Side,
)
from hotl_desktop.games.get_off_my_lawn import Stage as StageDie
from hotl_desktop.games.get_off_my_lawn.actions import PUSH

from .lawn import words
from .lawn.choices import Choices, Source, source_of
from .lawn.dice_layer import DiceLayer
from .lawn.forecast import forecast
from .lawn.ground import Ground
from .lawn.layout import TableLayout
from .lawn.marks import MarkLayer, MarkPictures
from .lawn.offers import focus_mark, offer_marks
from .lawn.places import Berth, InRow, Piece, counts_of, picture_of
from .lawn.pointer import Pointer
from .lawn.previews import preview_marks
from .lawn.props import Props
from .lawn.setting import Marks, Setting, tag_mark
from .lawn.spots import Key, Spot, SpotFinder, next_spot
from .lawn.sprites import DieSprite
from .lawn.story import DEAL_MS, Stage, Storyteller
from .lawn.table_marks import last_marks, table_marks
from .paint import square
from .pixmaps import PieceCache
from .table_scene import TableScene, Way
from .theme import Moves, Speed, Theme
from .timeline import Timeline

_VEIL_Z: Final = 1e5


class GetOffMyLawnScene(TableScene):
    """See `TableScene`. A choice here takes two steps: a die is picked up, then a place for it is chosen.

    What is picked up is a *source*: a boundary die or an own staged die. It is picked up by a press, by Enter or by
    the number key of its face, and by itself where there is no other. Escape lays it down. Rolls and recoveries need
    nothing picked up. The number keys are taken only while something is offered.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None, *, cache: PieceCache | None = None) -> None:
        """Args: cache: pictures of dice to share with other scenes."""
        super().__init__(theme, parent)
        self._names = words.default_names()
        self._viewer: int | None = None
        self._big = 0
        self._layout = TableLayout(QRectF(0, 0, 100, 100), 0)
        self._ground = Ground(self)
        self.addItem(self._ground)
        self._dice = DiceLayer(self, self, cache or PieceCache())
        self._pictures = MarkPictures()
        self._table_layer = MarkLayer(self, self._pictures)
        self._offer_layer = MarkLayer(self, self._pictures)
        self._story_layer = MarkLayer(self, self._pictures)
        self._drawn: GetOffMyLawnState | None = None
        self._last: Action | None = None

        self._choices: Choices | None = None
        self._picked: Source | None = None
        self._spots: tuple[Spot, ...] = ()
        self._hovered: Spot | None = None
        self._doubting: Action | None = None
        self._by_keys = False
        self._key_at: Key | None = None
        self._fade: Timeline | None = None
        self._fading: QGraphicsPixmapItem | None = None

        self._pointer = Pointer(self, self._dice)

    # ------------------------------------------------------------------------------------------------- settings

    def set_viewer(self, seat: int | None) -> None:
        """Give the big Player Row to the seat index: who is to act, or the last person who was.

        None: to P1, until a choice is offered. A choice that is offered to another seat turns the table to it.
        """
        self._viewer = seat
        self._turn_to(0 if seat is None else seat)

    @property
    def viewer(self) -> int:
        """Whose Player Row is the big one."""
        return self._big

    def set_names(self, names: Sequence[str]) -> None:
        """Call the seats by these four names, fit to be shown, clockwise from P1."""
        one, two, three, four = names
        if (one, two, three, four) != self._names:
            self._names = (one, two, three, four)
            self._redraw()

    def _turn_to(self, seat: int) -> None:
        if seat == self._big:
            return
        shown = self._drawn is not None and not self.is_telling and self._speed is not Speed.INSTANT
        before = self._photograph(self.sceneRect()) if shown else None
        self._big = seat
        self._redraw()
        if before is not None and not self.is_telling:
            self._fade_from(before)

    def _fade_from(self, before: QPixmap) -> None:
        """Let what was seen before fade away."""
        veil = QGraphicsPixmapItem(before)
        veil.setPos(self.sceneRect().topLeft())
        veil.setZValue(_VEIL_Z)
        veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(veil)
        fade = Timeline(self)
        fade.add(0, self._speed.duration(Moves.SHEET), lambda share: veil.setOpacity(1 - share), Moves.SHEET.curve())
        fade.ended.connect(self._drop_fade)
        self._fade, self._fading = fade, veil
        fade.start()

    def _drop_fade(self) -> None:
        fade, self._fade = self._fade, None
        veil, self._fading = self._fading, None
        if fade is not None:
            fade.drop()
            fade.deleteLater()
        if veil is not None:
            self.removeItem(veil)

    # ---------------------------------------------------------------------------------------------- what is shown

    def shown(self) -> dict[Berth, Piece]:
        """What the scene shows at rest: the dice that truly lie still at their places, no ghosts."""
        return self._dice.shown()

    @property
    def dice_count(self) -> int:
        """How many dice are seen, moving ones and ghosts included."""
        return self._dice.count

    @property
    def ground(self) -> Ground:
        """What never moves."""
        return self._ground

    def die_at(self, place: Berth) -> DieSprite:
        """The die that lies at a place of the position, wherever it is shown now.

        Raises:
            KeyError: none does.
        """
        return self._dice.dice[place]

    def point_of(self, place: Berth) -> QPointF:
        """Where a die lies, or would lie, at a place."""
        return self._dice.rest_pose(place).center

    @property
    def picked(self) -> Source | None:
        """What is picked up."""
        return self._picked

    def pick(self, source: Source | None, *, by_keys: bool | None = None) -> None:
        """Pick up `source`, if it is among what can be; nothing for None.

        Args:
            source: what.
            by_keys: whether the focus of the keyboard is seen from now on; as before for None.
        """
        if by_keys is not None:
            self._by_keys = by_keys
        if self._choices is None or (source is not None and source not in self._choices.sources):
            return
        if source != self._picked:
            self._picked = source
            self._find_spots()
            self.hover(None, by_keys=self._by_keys)
            self._draw_marks()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Everything that can be pointed at now."""
        return self._spots

    @property
    def focused(self) -> Key | None:
        """What the focus of the keyboard is on: a source, or an action."""
        return self._hovered.key if self._by_keys and self._hovered is not None else None

    def pick_point(self, action: Action) -> QPointF | None:
        """Where to press to pick up what `action` needs; None when nothing more has to be picked up.

        Raises:
            ValueError: it cannot be picked up now.
        """
        source = source_of(action)
        if source is None or source == self._picked:
            return None
        return self._spot(source).center

    def target_point(self, action: Action) -> QPointF:
        """Where to click for `action`, once what it needs is picked up, see `pick_point`."""
        if self._choices is None or self._state is None:
            raise ValueError("nothing is offered")
        area = self.area_of(action)
        if area.isEmpty():
            raise ValueError(f"{action} has no place on the table")
        return area.center()

    def area_of(self, action: Action) -> QRectF:
        """Where an offered action is seen once what it needs is picked up; empty for what has no place."""
        if self._choices is None:
            return QRectF()
        finder = SpotFinder(self._layout, self.lawn_state, self._dice.counts)
        spots = finder.spots(self._choices, source_of(action))
        return next((spot.shape for spot in spots if spot.key == action), QRectF())

    def _spot(self, key: Key) -> Spot:
        for spot in self._spots:
            if spot.key == key:
                return spot
        raise ValueError(f"{key} cannot be pointed at")

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self._layout

    @property
    def choices(self) -> Choices | None:
        """What may be chosen and by which steps; None while nothing is offered."""
        return self._choices

    @property
    def hovered(self) -> Spot | None:
        """What is pointed at, with the pointer or with the focus of the keyboard."""
        return self._hovered

    @property
    def lawn_state(self) -> GetOffMyLawnState:
        """The position that is shown; there is one as soon as anything is offered."""
        assert self._drawn is not None
        return self._drawn

    @property
    def _setting(self) -> Setting:
        return Setting(self._layout, self._theme, self.lawn_state, self._dice.counts, self._names)

    # -------------------------------------------------------------------------------------------------- the ground

    def refresh(self) -> None:
        """See `TableScene.refresh`. Words are written anew too, as when the language has changed."""
        self._ground.forget()
        self._pictures.forget()
        for layer in (self._table_layer, self._offer_layer, self._story_layer):
            layer.clear()
        super().refresh()

    def _draw_ground(self) -> None:
        rect = self.sceneRect()
        if rect.isEmpty():
            return
        self._layout = TableLayout(rect, self._big)
        self._ground.show_for(self._layout, self._theme, self.device_ratio)

    # ------------------------------------------------------------------------------------------------ the position

    def _draw_state(self, state: State) -> None:
        assert isinstance(state, GetOffMyLawnState)
        self._drawn = state
        self._drop_fade()
        self._story_layer.clear()
        self._dice.lay(state, self._layout, self._theme, self.device_ratio)
        self._draw_marks()

    def leaves_mark(self, action: Action) -> bool:
        """See `TableScene.leaves_mark`: what puts a die somewhere does."""
        return isinstance(action, Place | Push | Advance | StageDie)

    def _remember(self, last: Action | None) -> None:
        self._last = last

    # ----------------------------------------------------------------------------------------------------- choices

    def offer(self, legal: tuple[Action, ...]) -> None:
        """See `TableScene.offer`. Turns the table to the seat that is to choose."""
        self._picked = None
        self._hovered = None
        if legal and self._drawn is not None:
            self._offered = ()
            self._turn_to(self._drawn.turn)
        super().offer(legal)
        if self._by_keys and self._spots:
            self._focus_again()

    def _draw_offers(self) -> None:
        if not self._offered or self._state is None:
            self._clear_offers()
            return
        self._choices = Choices(self.lawn_state, self._offered)
        if self._picked not in self._choices.sources:
            self._picked = self._choices.only_source
        self._find_spots()
        if self._hovered is not None:
            keys = {spot.key: spot for spot in self._spots}
            self._hovered = keys.get(self._hovered.key)
        self._draw_marks()

    def _find_spots(self) -> None:
        assert self._choices is not None
        finder = SpotFinder(self._layout, self.lawn_state, self._dice.counts)
        self._spots = finder.spots(self._choices, self._picked)

    def _clear_offers(self) -> None:
        self._choices = None
        self._picked = None
        self._spots = ()
        self._hovered = None
        self._pointer.let_go()
        self.stop_doubting()
        self._point_with_shape(None)
        self._draw_marks()

    def _draw_preview(self) -> None:
        """Show what is pointed at, whoever points at it."""
        action = self._pointed
        if action is not None and (self._hovered is None or self._hovered.key != action):
            source = source_of(action)
            if source is not None and source != self._picked:
                self._picked = source
                self._find_spots()
            self._hovered = next((spot for spot in self._spots if spot.key == action), None)
        elif action is None and self._hovered is not None and not self._hovered.blocked:
            # Nothing is pointed at any more, unless it is something that only can be picked up.
            self._hovered = self._hovered if self._hovered.is_source else None
        self._draw_marks()

    def _draw_marks(self) -> None:
        """Bring every mark, and the dice that a preview moves, in line with what is offered and pointed at."""
        if self._drawn is None or self.sceneRect().isEmpty():
            return
        setting, ratio = self._setting, self.device_ratio
        pointed = self._pointed if not isinstance(self._pointed, Roll | Pass) else None
        seen = None
        if self._choices is not None and pointed is not None:
            seen = forecast(self.lawn_state, self._dice.picture, pointed, self._layout, self._dice.counts)
        marks = table_marks(setting, pointed, seen)
        if pointed is None:
            marks |= last_marks(setting, self._last)
        self._table_layer.show(marks, ratio)
        if self._choices is None:
            self._offer_layer.clear()
        else:
            marks = offer_marks(setting, self._choices, self._spots, self._picked, self._hovered, seen)
            if seen is not None:
                marks |= preview_marks(setting, seen)
            marks |= self._words_about(setting)
            if self._by_keys and self._hovered is not None:
                marks["focus"] = focus_mark(setting, self._hovered)
            self._offer_layer.show(marks, ratio)
        if not self.is_telling:
            self._dice.preview(seen, at_once=self._speed is Speed.INSTANT or self._reduced_motion)

    def _words_about(self, setting: Setting) -> Marks:
        """The tag at what is pointed at, where no die says it."""
        spot = self._hovered
        if spot is None or spot.is_source:
            return {}
        action = cast("Action", spot.key)
        text, about = words.consequence(action), spot.shape
        if isinstance(action, Roll):
            # Above the die, which should stay in sight.
            seat = self.lawn_state.turn
            slot = 0 if action.end == "low" else self._dice.counts.rows[seat] - 1
            die = self._layout.pose(InRow(seat, slot), self._dice.counts)
            about = about.united(square(die.center, die.side))
        if spot.blocked and isinstance(action, Place | Push | Advance):
            text = words.lacks_strength(self.lawn_state, action.row, advancing=isinstance(action, Advance))
        return {"words": tag_mark(setting, text, about)} if text else {}

    # ------------------------------------------------------------------------------------------- pointing and doubting

    def hover(self, spot: Spot | None, *, by_keys: bool) -> None:
        """Point at a spot: with the pointer, or with the focus of the keyboard."""
        action = None
        if spot is not None and not spot.is_source and not spot.blocked:
            action = cast("Action", spot.key)
        if spot is self._hovered and by_keys == self._by_keys and action == self._pointed:
            return
        self._hovered, self._by_keys = spot, by_keys
        if by_keys and spot is not None:
            self._key_at = spot.key
        self._point_at(action, focus_ring=by_keys)
        if spot is not None and spot.blocked:
            self.doubt(cast("Action", spot.key))
        else:
            self.stop_doubting()
        self._point_with_shape(spot)
        self._draw_marks()
        if by_keys and spot is not None and spot.is_source:
            self.focus_moved.emit()  # no action is pointed at, so nothing else tells

    def doubt(self, action: Action) -> None:
        """Ask why `action` cannot be chosen."""
        self._doubting = action
        self.doubted.emit(action)

    def stop_doubting(self) -> None:
        """Want to know no more."""
        if self._doubting is not None:
            self._doubting = None
            self.doubted.emit(None)

    def _point_with_shape(self, spot: Spot | None) -> None:
        """Let the pointer say what is under it.

        On the views, not on an item: for an item, Qt looks into the view's last mouse event, and crashes if there was
        none yet.
        """
        shape = Qt.CursorShape.ArrowCursor
        if spot is not None:
            shape = Qt.CursorShape.ForbiddenCursor if spot.blocked else Qt.CursorShape.PointingHandCursor
        for view in self.views():
            if view.viewport().cursor().shape() is not shape:
                view.viewport().setCursor(shape)

    # -------------------------------------------------------------------------------------------------- the pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press ends a running story and is then taken."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.finish()
        if not self.is_telling:
            self._pointer.press(event.scenePos(), by_finger=_by_finger(event))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A second click never commits to a place; on a boundary die it rolls it. A finger just touches again."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.finish()
        if not self.is_telling:
            self._pointer.press_again(event.scenePos(), by_finger=_by_finger(event))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Points, or carries a die."""
        self._pointer.move(event.scenePos(), held=bool(event.buttons() & Qt.MouseButton.LeftButton))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Commits, if the button goes up where it went down, or where a die may be dropped."""
        event.accept()
        self._pointer.release(event.scenePos())

    def event(self, event: QEvent) -> bool:
        """Also forgets the pointer when it leaves the view."""
        if event.type() is QEvent.Type.Leave:
            self._pointer.leave(by_keys=self._by_keys)
        return super().event(event)

    def activate(self, spot: Spot) -> None:
        """Do what the spot is for: choose its action, or ask why it cannot be chosen."""
        if spot.is_source:
            return
        if spot.blocked:
            self.doubt(cast("Action", spot.key))
        else:
            self.choose(cast("Action", spot.key))

    # -------------------------------------------------------------------------------------------------- the keyboard

    def move_focus(self, way: Way) -> None:
        """Go to the next thing that can be pointed at in that direction."""
        if not self._spots:
            return
        if self._hovered is None or not self._by_keys:
            self._focus_again()
            return
        spot = next_spot(self._spots, self._hovered.center, way.value, self._hovered)
        if spot is not None:
            self.hover(spot, by_keys=True)

    def cycle_focus(self, by: int) -> None:
        """Go through all that can be pointed at, in the order of choosing."""
        if not self._spots:
            return
        index = self._spots.index(self._hovered) + by if self._hovered in self._spots else min(0, by)
        self.hover(self._spots[index % len(self._spots)], by_keys=True)

    def focus_on(self, action: Action) -> None:
        """See `TableScene.focus_on`. Picks up what the action needs."""
        source = source_of(action)
        if action in self._offered and source is not None:
            self.pick(source, by_keys=True)
        spot = next((spot for spot in self._spots if spot.key == action), None)
        if spot is None:
            self.point_at(action)
        else:
            self.hover(spot, by_keys=True)

    def focus_source(self, source: Source) -> None:
        """Pick up `source` and go to the first place where it can go, as Enter on it does."""
        self.pick(source, by_keys=True)
        if self._picked == source:
            self.hover(self._first_spot(), by_keys=True)

    def _focus_again(self) -> None:
        """Put the focus where it was, or where a choice begins."""
        keys = {spot.key: spot for spot in self._spots}
        spot = keys.get(self._key_at) if self._key_at is not None else None
        self.hover(spot or self._first_spot(), by_keys=True)

    def _first_spot(self) -> Spot:
        """Where a choice begins: at what is picked up goes, or at what can be picked up."""
        open_ = [spot for spot in self._spots if not spot.blocked]
        targets = [spot for spot in open_ if not spot.is_source and not isinstance(spot.key, Roll)]
        sources = [spot for spot in open_ if spot.is_source]
        return (targets if self._picked is not None else sources or targets or open_ or list(self._spots))[0]

    def _take_key(self, key: Qt.Key) -> bool:
        if self._choices is None:
            return False
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            return self._pick_face(int(key) - int(Qt.Key.Key_0))
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        return super()._take_key(key)

    def _focusable(self) -> tuple[Action, ...]:
        return self._offered if self._spots else ()

    def _focus_start(self) -> QPointF:
        return self._layout.lawn.rail.center()

    def _pick_face(self, face: int) -> bool:
        """Pick up what can go to row `face`; what comes next, when that is picked up already."""
        assert self._choices is not None
        own = [source for source in self._choices.sources if source.row == face]
        if not own:
            return False
        index = own.index(self._picked) + 1 if self._picked in own else 0
        self.focus_source(own[index % len(own)])
        return True

    def _enter(self) -> bool:
        spot = self._hovered
        if self._pointed is not None:
            self.choose(self._pointed)
            return True
        if spot is None or not self._by_keys:
            return False
        if spot.is_source:
            self.focus_source(cast("Source", spot.key))
        else:
            self.activate(spot)
        return True

    def _escape(self) -> bool:
        """Let go: of a die that is carried, of what is picked up, of what is pointed at."""
        assert self._choices is not None
        if self._dice.is_carrying:
            self._pointer.let_go()
            self.hover(None, by_keys=False)
            return True
        if self._picked is not None and len(self._choices.sources) > 1:
            source = self._picked
            self._picked = None
            self._find_spots()
            self.hover(self._spot(source) if self._by_keys else None, by_keys=self._by_keys)
            self._draw_marks()
            return True
        if self._hovered is not None:
            self._key_at = None
            self.hover(None, by_keys=False)
            return True
        return False

    # ------------------------------------------------------------------------------------------------------ the story

    def show_state(self, state: State, last: Action | None = None) -> None:
        """See `TableScene.show_state`."""
        self._dice.fell = _fallen_from(last) if isinstance(last, Push | Advance) else None
        super().show_state(state, last)

    def tell(self, transition: Transition) -> None:
        """See `TableScene.tell`."""
        if isinstance(transition.step, Push | Advance):
            self._dice.fell = _fallen_from(transition.step)
        super().tell(transition)

    def _compose_fade(self, transition: Transition, story: Timeline, speed: Speed) -> None:
        if cast("GetOffMyLawnState", transition.before).awaits_deal:
            # Thirty-two fades in a row would take longer than the deal; the dice just come one by one.
            story.hold(speed.duration(DEAL_MS))
            return
        super()._compose_fade(transition, story, speed)
        self._storyteller(transition, story, speed).tell_words_only(transition.events, Moves.FADE.ms)

    def _compose(self, transition: Transition, story: Timeline, speed: Speed) -> None:
        self._storyteller(transition, story, speed).tell(transition.events)

    def _storyteller(self, transition: Transition, story: Timeline, speed: Speed) -> Storyteller:
        before = cast("GetOffMyLawnState", transition.before)
        after = cast("GetOffMyLawnState", transition.after)
        counts = counts_of(picture_of(after))
        setting, ratio = self._setting, self.device_ratio
        stage = Stage(
            layout=self._layout,
            before=before,
            after=after,
            picture=self._dice.picture,
            counts=counts,
            dice=self._dice.dice,
            end_pose=lambda place: self._dice.rest_pose(place, after, counts),
            new_die=self._dice.new_die,
            names=self._names,
            props=Props(self._story_layer, setting, ratio),
        )
        return Storyteller(stage, story, speed, self.cue.emit)


def _by_finger(event: QGraphicsSceneMouseEvent) -> bool:
    """Whether the event was made of a touch."""
    return event.source() != Qt.MouseEventSource.MouseEventNotSynthesized


def _fallen_from(action: Push | Advance) -> tuple[int, Side] | None:
    """The row and the side at which a push lets a die fall."""
    if isinstance(action, Advance) and action.to != PUSH:
        return None
    return action.row, "R" if action.side == "L" else "L"
