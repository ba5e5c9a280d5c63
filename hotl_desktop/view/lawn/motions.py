"""How a single die moves: shifts, glides, tumbles, tips over. Each makes a motion for a `Timeline`."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF

from hotl_desktop.games.base import FACES

from ..timeline import Motion
from .layout import Pose
from .places import Piece
from .sprites import DieSprite

FLYING_Z: Final = 70.0

_BOUNCE: Final = 0.62
"""When the first flight of a tumbling die ends and its bounce begins, as a share of the whole."""
_HIGH: Final = 0.95
_LOW: Final = 0.22
"""How high a tumbling die flies and bounces, in sides."""
_LAST_TURN: Final = 0.84
"""From when on a tumbling die shows the face that it keeps."""
_TURN_MS: Final = 72
"""How long a tumbling die shows each face before."""

Route = Callable[[float], QPointF]
"""Where a die is at a progress from 0 to 1."""


def mixed(start: float, end: float, share: float) -> float:
    """`start` with `share` of the way to `end`."""
    return start + (end - start) * share


def straight(start: QPointF, end: QPointF) -> Route:
    """From point to point."""
    return lambda share: start + (end - start) * share


def bowed(start: QPointF, end: QPointF, bow: float = 0.16) -> Route:
    """From point to point in a bow, whose height is that share of the way, towards the upper side."""
    way = end - start
    aside = QPointF(way.y(), -way.x()) if way.x() >= 0 else QPointF(-way.y(), way.x())
    control = (start + end) / 2 + aside * (2 * bow)

    def at(share: float) -> QPointF:
        rest = 1 - share
        return start * (rest * rest) + control * (2 * rest * share) + end * (share * share)

    return at


@dataclass(slots=True)
class Flight:
    """A die that has been picked up by a motion: it takes off when it is first shown, and rests at the end."""

    sprite: DieSprite
    start: Pose
    end: Pose
    z: float
    off: bool = False

    def begin(self) -> DieSprite:
        """The sprite, in the air."""
        if not self.off:
            self.off = True
            self.sprite.take_off(max(self.start.side, self.end.side))
            self.sprite.setZValue(self.z)
        return self.sprite

    def land(self, piece: Piece | None = None) -> None:
        """Lie at the end."""
        self.sprite.rest(piece or self.sprite.piece, self.end)


def glide(sprite: DieSprite, start: Pose, end: Pose, *, arc: float = 0.0, route: Route | None = None) -> Motion:
    """From where it lies to where it comes to lie, `arc` sides above the table on its way."""
    flight = Flight(sprite, start, end, FLYING_Z if arc else max(start.z, end.z))
    way = route or straight(start.center, end.center)

    def show(share: float) -> None:
        if share >= 1:
            flight.land()
            return
        lift = mixed(start.lift, end.lift, share) + arc * 4 * share * (1 - share)
        flight.begin().hold(
            way(share),
            mixed(start.side, end.side, share),
            tilt=mixed(start.tilt, end.tilt, share),
            lift=lift,
            opacity=mixed(start.opacity, end.opacity, share),
        )

    return show


def tumble(sprite: DieSprite, start: Pose, end: Pose, face: int, ms: int, room: float) -> Motion:
    """Thrown up where it lies, turning over and over, with one bounce, until it shows `face`.

    Args:
        sprite: the die.
        start: how it lies.
        end: how it comes to lie.
        face: what it shows then.
        ms: how long it takes, at normal speed.
        room: how high it can fly, in sides.
    """
    high = max(0.15, min(_HIGH, room))
    flight = Flight(sprite, start, end, FLYING_Z)
    turns = max(2, round(ms * _LAST_TURN / _TURN_MS))
    faces = _faces(face, turns, Random(face + 7 * round(start.center.x()) + 13 * round(start.center.y())))
    spin = 360.0 - start.tilt if start.tilt <= 0 else -360.0 - start.tilt

    def show(share: float) -> None:
        if share >= 1:
            flight.land(Piece(sprite.piece.seat, face))
            return
        die = flight.begin()
        die.turn_up(faces[min(turns, int(share / _LAST_TURN * turns))])
        slowing = 1 - (1 - share) ** 2
        turning = share < _LAST_TURN
        die.hold(
            start.center + (end.center - start.center) * slowing,
            mixed(start.side, end.side, share),
            tilt=start.tilt + spin * slowing,
            lift=mixed(start.lift, end.lift, share) + _height(share, high),
            squash=0.84 + 0.16 * abs(math.cos(math.pi * share / _LAST_TURN * turns)) if turning else 1.0,
        )

    return show


def _height(share: float, high: float) -> float:
    if share < _BOUNCE:
        part = share / _BOUNCE
        return high * 4 * part * (1 - part)
    part = (share - _BOUNCE) / (1 - _BOUNCE)
    return min(_LOW, high) * 4 * part * (1 - part)


def _faces(last: int, turns: int, chance: Random) -> list[int]:
    """Faces that a die shows on its way to `last`, never the same twice running."""
    shown = [last]
    for _ in range(turns):
        shown.append(chance.choice([face for face in FACES if face != shown[-1]]))
    return shown[::-1]


def drop_in(sprite: DieSprite, end: Pose, height: float) -> Motion:
    """Appears a little above its place and comes down."""
    start = Pose(end.center, 1.22 * end.side, tilt=end.tilt - 24, opacity=0.25, z=end.z)
    flight = Flight(sprite, start, end, FLYING_Z)

    def show(share: float) -> None:
        if share >= 1:
            flight.land()
            return
        flight.begin().hold(
            end.center,
            mixed(start.side, end.side, share),
            tilt=mixed(start.tilt, end.tilt, share),
            lift=height * (1 - share),
            opacity=mixed(start.opacity, end.opacity, share),
        )
        sprite.setVisible(True)

    return show


def fade_out(sprite: DieSprite) -> Motion:
    """Vanishes where it is."""

    def show(share: float) -> None:
        sprite.setOpacity(sprite.pose.opacity * (1 - share))
        if share >= 1:
            sprite.setVisible(False)

    return show
