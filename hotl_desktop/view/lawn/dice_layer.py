"""All dice of the table as scene items: where the position has them, where a preview would, and one in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Phase, Side
from hotl_desktop.games.get_off_my_lawn.table import zone_index

from ..pixmaps import PieceCache
from ..theme import Moves, Theme
from ..timeline import Timeline
from .forecast import DIMMED, Forecast
from .layout import Z_LIVE, Pose, TableLayout
from .places import UNKNOWN, Berth, Counts, Fallen, InRow, Piece, counts_of, picture_of
from .sprites import DieSprite, SpritePool

_CARRY_Z: Final = 80.0
_CARRY_LIFT: Final = 0.12
_ROLL_LIFT: Final = 0.16
_ROLL_TILT: Final = -9.0
"""How a boundary die is held that is about to be rolled."""


class DiceLayer:
    """The dice of one scene."""

    def __init__(self, scene: QGraphicsScene, owner: QObject, cache: PieceCache) -> None:
        self._owner: Final = owner
        self._pool: Final = SpritePool(scene, cache)
        self._ghost: Final = DieSprite(cache)
        self._ghost.setVisible(False)
        scene.addItem(self._ghost)
        self._layout = TableLayout(scene.sceneRect(), 0)
        self._theme: Theme | None = None
        self._ratio = 1.0
        self._state: GetOffMyLawnState | None = None
        self._seen: Forecast | None = None
        self._ease: Timeline | None = None
        self._carried: DieSprite | None = None
        self.fell: tuple[int, Side] | None = None
        """The row and the side at which a die fell that waits to be rolled; None when nobody saw it."""
        self.picture: dict[Berth, Piece] = {}
        """What lies where in the position."""
        self.counts: Counts = counts_of({})
        self.dice: dict[Berth, DieSprite] = {}
        """The items of `picture`."""

    # ---------------------------------------------------------------------------------------------- the position

    def lay(self, state: GetOffMyLawnState, layout: TableLayout, theme: Theme, ratio: float) -> None:
        """Lay every die where `state` has it, whatever it was doing."""
        self.drop_ease()
        self._carried, self._seen = None, None
        self._ghost.setVisible(False)
        self._layout, self._theme, self._ratio, self._state = layout, theme, ratio, state
        self.picture = picture_of(state, self.fell[0] if self.fell else UNKNOWN)
        self.counts = counts_of(self.picture)
        self._pool.begin()
        self.dice = {}
        for place, piece in self.picture.items():
            die = self._pool.next(theme, ratio)
            die.place = place
            die.rest(piece, self.rest_pose(place))
            self.dice[place] = die
        self._pool.end()
        self._ghost.dress(theme, ratio)

    def rest_pose(self, place: Berth, state: GetOffMyLawnState | None = None, counts: Counts | None = None) -> Pose:
        """How a die lies at a place of the position, or of another one with other numbers of dice."""
        state, counts = state or self._state, counts or self.counts
        assert state is not None
        if isinstance(place, Fallen) and self.fell is not None:
            row, side = self.fell
            return self._layout.fallen_pose(row, side, len(state.staged[zone_index(row, side)]))
        pose = self._layout.pose(place, counts)
        if state.phase is Phase.BOUNDARY_ROLL and isinstance(place, InRow) and place.seat == state.turn:
            slot = 0 if state.rolling == "low" else counts.rows[place.seat] - 1
            if place.slot == slot:
                return replace(pose, lift=_ROLL_LIFT, tilt=_ROLL_TILT, z=Z_LIVE + 6)
        return pose

    def new_die(self, piece: Piece) -> DieSprite:
        """A die that comes to the table; hidden until it is placed."""
        assert self._theme is not None
        return self._pool.extra(piece, self._theme, self._ratio)

    def shown(self) -> dict[Berth, Piece]:
        """The dice that truly lie still at their places, no ghosts."""
        found: dict[Berth, Piece] = {}
        for die in self._pool.visible:
            if die.place is not None and die.is_at_rest and die.pose == self.rest_pose(die.place):
                found[die.place] = die.piece
        return found

    @property
    def count(self) -> int:
        """How many dice are seen, moving ones and ghosts included."""
        return len(self._pool.visible) + self._ghost.isVisible()

    # ------------------------------------------------------------------------------------------------- previews

    def preview(self, seen: Forecast | None, *, at_once: bool) -> None:
        """Lay the dice as they would lie; as they do lie for None.

        Args:
            seen: what would come.
            at_once: without easing from one to the other.
        """
        if seen == self._seen:
            return
        self._seen = seen
        self.drop_ease()
        if seen is None or seen.ghost is None:
            self._ghost.setVisible(False)
        else:
            self._ghost.rest(*seen.ghost)
        moves: list[tuple[DieSprite, Pose]] = []
        for place, die in self.dice.items():
            if die is self._carried:
                continue
            pose = self.rest_pose(place)
            if seen is not None:
                pose = seen.poses.get(place, pose)
                if place == seen.mover:
                    pose = replace(pose, opacity=DIMMED)
            if pose != die.pose or not die.is_at_rest:
                moves.append((die, pose))
        if at_once or not moves:
            for die, pose in moves:
                die.rest(die.piece, pose)
        else:
            self._ease_to(moves)

    def _ease_to(self, moves: Sequence[tuple[DieSprite, Pose]]) -> None:
        ease = Timeline(self._owner)
        for die, pose in moves:
            slides = pose.side == die.pose.side and pose.tilt == die.pose.tilt
            start = die.pos()
            die.rest(die.piece, pose)
            if slides:
                end = die.pos()
                die.setPos(start)

                def show(progress: float, die: DieSprite = die, start: QPointF = start, end: QPointF = end) -> None:
                    die.setPos(end if progress >= 1 else start + (end - start) * progress)

                ease.add(0, Moves.HOVER.ms, show, Moves.HOVER.curve())
        ease.ended.connect(self.drop_ease)
        self._ease = ease
        ease.start()

    def drop_ease(self) -> None:
        """Bring dice that are easing to where they go."""
        ease, self._ease = self._ease, None
        if ease is not None:
            ease.finish()
            ease.drop()
            ease.deleteLater()

    # ------------------------------------------------------------------------------------------------- in the hand

    @property
    def is_carrying(self) -> bool:
        """Whether a die is in the hand."""
        return self._carried is not None

    def take_up(self, die: DieSprite) -> None:
        """Carry a die from now on."""
        self.drop_ease()
        self._carried = die
        die.take_off(die.pose.side)
        die.setZValue(_CARRY_Z)

    def carry_to(self, point: QPointF) -> None:
        """Hold the die that is carried over a point."""
        if self._carried is not None:
            self._carried.hold(point, self._carried.pose.side, lift=_CARRY_LIFT)

    def lay_down(self) -> None:
        """Put the die that is carried back where it lay, if there is one."""
        die, self._carried = self._carried, None
        if die is not None and die.place is not None:
            die.rest(die.piece, self.rest_pose(die.place))
