"""The story of a step: every event as motions of dice, cause before effect.

All times are in milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF

from hotl_desktop.games.base import Event
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Side, events
from hotl_desktop.games.get_off_my_lawn.places import SEAT_NUMBER
from hotl_desktop.sound.cues import Cues, Moment, cues_of

from ..theme import COLLAPSE_TILT, Moves, Speed
from ..theme import Motion as Kind
from ..timeline import Motion, Timeline
from . import words
from .layout import Pose, TableLayout
from .motions import bowed, drop_in, fade_out, glide, tumble
from .places import Berth, Captured, Collapsed, Counts, Fallen, InQueue, InRow, OnLawn, Opening, Picture, Piece
from .props import Props
from .sprites import DieSprite
from .tracking import Token, Tracker

DEAL_MS: Final = 32
"""Each of the 32 dice of a deal is a step of its own; together they take no more than two seconds."""
_OPENING: Final = Kind(320, QEasingCurve.Type.Linear)
_LIFT: Final = Kind(110, QEasingCurve.Type.OutQuad)
_SHIFT: Final = Kind(160, QEasingCurve.Type.InOutQuad)
_TRAVEL: Final = Kind(300, QEasingCurve.Type.InOutCubic)
"""A die goes from its Player Row to the Lawn or to staging, or back."""
_ENTER: Final = Kind(260, QEasingCurve.Type.InOutCubic)
_TIP: Final = Kind(170, QEasingCurve.Type.InQuad)
"""What is pushed over the edge of the turf drops onto the stone."""
_HOME: Final = Kind(380, QEasingCurve.Type.InOutCubic)
"""A die goes to its owner's Player Row, or a Power Die to its captor."""
_CLEAR: Final = Kind(240, QEasingCurve.Type.Linear)
_READ: Final = 110
"""How long a rolled face stands still before the die moves on."""
_BEAT: Final = 460
_LONG_BEAT: Final = 820
"""How long a tag is to be read."""
_DOTS: Final = 12
"""On the path of a die that goes far."""


@dataclass(frozen=True)
class Stage:
    """What a story is played on."""

    layout: TableLayout
    before: GetOffMyLawnState
    after: GetOffMyLawnState
    picture: Picture
    """What lies where before."""
    counts: Counts
    """After."""
    dice: dict[Berth, DieSprite]
    """The dice of `picture`, at rest."""
    end_pose: Callable[[Berth], Pose]
    """How a die lies at a place after the step."""
    new_die: Callable[[Piece], DieSprite]
    """A die that comes to the table; hidden until it is placed."""
    names: tuple[str, str, str, str]
    props: Props
    """What is seen besides dice."""


class Storyteller:
    """Fills a timeline with the events of one step."""

    def __init__(self, stage: Stage, story: Timeline, speed: Speed, sound: Callable[[str], None]) -> None:
        """Args: sound: is told the name of every sound at its moment."""
        self._stage: Final = stage
        self._sound: Final = sound
        self._story: Final = story
        self._speed: Final = speed
        self._now = 0
        """When the next cause begins."""
        self._shift_at = 0
        """When dice that only make room begin to."""
        self._tips_at: int | None = None
        """When staged dice begin to collapse."""
        self._ends: Final[dict[Berth, Token]] = {}
        self._told: Final[set[int]] = set()

    def tell(self, happened: Sequence[Event]) -> None:
        """Fill the timeline."""
        tracker = Tracker(self._stage.picture)
        tracker.follow(happened)
        self._ends.update(tracker.places())
        for event, cues in zip(happened, cues_of(happened), strict=True):
            begins = self._now
            self._tell(event)
            if isinstance(event, events.Collapsed) and self._tips_at is not None:
                begins = self._tips_at
            self._hear(cues, begins, max(begins, self._now))
        self._tell_of_collapse(happened)
        self._make_room()
        self._story.hold(self._speed.duration(self._now))

    def tell_words_only(self, happened: Sequence[Event], begin: int) -> None:
        """Fill the timeline with what is said, from `begin` on, where nothing is to move."""
        self._now = begin
        for event in happened:
            self._tell_of_players(event)

    # ---------------------------------------------------------------------------------------------- the timeline

    def _add(self, at: int, kind: Kind, motion: Motion) -> int:
        """Put a motion in; returns when it ends."""
        self._story.add(self._speed.duration(at), self._speed.duration(kind), motion, kind.curve())
        return at + kind.ms

    def _end_of(self, berth: Berth) -> Token:
        return self._ends[berth]

    def _sprite(self, token: Token) -> DieSprite:
        assert token.origin is not None
        return self._stage.dice[token.origin]

    def _mark_told(self, token: Token) -> None:
        self._told.add(id(token))

    def _hear(self, cues: Cues, begins: int, lands: int) -> None:
        """Let an event be heard, when its motion begins or when it lands."""
        for cue in cues:
            moment = begins if cue.moment is Moment.BEGINS else lands
            self._story.at(self._speed.duration(moment), partial(self._sound, cue.sound))

    # ------------------------------------------------------------------------------------------------- the events

    def _tell(self, event: Event) -> None:
        match event:
            case events.OpeningRolled():
                self._opening_roll(event)
            case events.OpeningTied():
                self._say(words.rolls_again(), self._stage.layout.lawn.turf, _BEAT)
            case events.RoundBegan():
                self._begin_round()
            case events.DieDealt():
                self._deal(event)
            case events.BoundaryRolled():
                self._boundary_roll(event)
            case events.Placed() | events.Advanced():
                row = event.row
                self._enter(OnLawn(row, _index(event.position)), row)
            case events.Staged():
                self._stage_die(event)
            case events.Pushed():
                self._push(event)
            case events.DieFell():
                pass  # told with the push
            case events.PowerCaptured():
                self._capture(event)
            case events.FallenDieRolled():
                self._fallen_die(event)
            case events.Recovered():
                self._recover(event)
            case events.Reclaimed():
                self._reclaim(event)
            case _:
                self._tell_of_players(event)

    def _tell_of_players(self, event: Event) -> None:
        match event:
            case events.Passed():
                count = self._stage.before.strikes[SEAT_NUMBER[event.seat]] + 1
                self._say_at(event.seat, f"{words.passes()} · {words.strike(count)}", _BEAT)
            case events.Struck() if self._now and self._stage.before.player_rows != self._stage.after.player_rows:
                # A reclaimed die; a pass has said it already.
                self._say_at(event.seat, words.strike(event.strikes), _BEAT)
            case events.PlacedAll():
                self._say_at(event.seat, words.placed_all(), _BEAT)
            case events.CameBack():
                self._say_at(event.seat, words.came_back(), _BEAT)
            case events.SoloGrindBegan():
                self._say_at(event.seat, words.solo_grind(), _LONG_BEAT)
            case events.RoundEnded():
                text = words.round_over(event.number, self._stage.after.rounds)
                turf = self._stage.layout.lawn.turf
                self._say(text, QRectF(turf.center(), turf.center()), _LONG_BEAT)
            case _:
                pass

    def _say_at(self, seat: str, text: str, ms: int) -> None:
        layout, number = self._stage.layout, SEAT_NUMBER[seat]
        rack = layout.racks.get(number)
        about = (
            layout.lawn.rail
            if rack is None
            else rack.rect
            if not rack.upright
            else QRectF(rack.badge_center, rack.badge_center)
        )
        self._say(text, about, ms)

    def _say(self, text: str, about: QRectF, ms: int) -> None:
        self._now = self._add(self._now, Kind(ms, QEasingCurve.Type.Linear), self._stage.props.tag(text, about))

    # ------------------------------------------------------------------------------------------- before the first turn

    def _opening_roll(self, event: events.OpeningRolled) -> None:
        seat = SEAT_NUMBER[event.seat]
        pose = self._stage.layout.pose(Opening(seat), self._stage.counts)
        die = self._stage.new_die(Piece(seat, event.face))
        away = (self._stage.layout.lawn.turf.center() - pose.center) * 0.18
        start = Pose(pose.center + away, 1.6 * pose.side, tilt=-30, lift=0.6, z=pose.z)
        roll = tumble(die, start, pose, event.face, _OPENING.ms, 0.6)

        def show(share: float) -> None:
            die.setVisible(True)
            roll(share)

        self._now = self._add(0, _OPENING, show)
        if self._stage.after.phase is not self._stage.before.phase:
            first = self._stage.names[self._stage.after.first]
            self._say_at(self._stage.after.seats[self._stage.after.first], words.goes_first(first), _LONG_BEAT)

    def _begin_round(self) -> None:
        """What lay there goes, and the Power Dice come back."""
        picture, stage = self._stage.picture, self._stage
        stays = {
            berth for berth, piece in picture.items() if isinstance(berth, OnLawn) and piece == Piece(None, berth.row)
        }
        stays &= {berth for berth in self._ends if isinstance(berth, OnLawn)}
        for berth, sprite in stage.dice.items():
            if berth not in stays:
                self._now = self._add(0, _CLEAR, fade_out(sprite))
        for berth, token in self._ends.items():
            if isinstance(berth, OnLawn):
                self._mark_told(token)
                if berth not in stays:
                    self._add(0, _CLEAR, drop_in(stage.new_die(Piece(None, berth.row)), stage.end_pose(berth), 0.5))

    def _deal(self, event: events.DieDealt) -> None:
        berth = InRow(SEAT_NUMBER[event.seat], event.slot)
        token = self._end_of(berth)
        self._mark_told(token)
        die = self._stage.new_die(Piece(berth.seat, event.face))
        kind = Kind(DEAL_MS, QEasingCurve.Type.OutQuad)
        self._now = self._add(self._now, kind, drop_in(die, self._stage.end_pose(berth), 0.5))

    # ------------------------------------------------------------------------------------------------ from the rail

    def _boundary_roll(self, event: events.BoundaryRolled) -> None:
        seat = SEAT_NUMBER[event.seat]
        berth = InRow(seat, event.new_slot)
        token = self._end_of(berth)
        self._mark_told(token)
        die, end = self._sprite(token), self._stage.end_pose(berth)
        start = die.pose
        lies = self._stage.layout.roll_pose(seat, start)
        after = self._add(
            0, Moves.TUMBLE, tumble(die, start, lies, event.new_face, Moves.TUMBLE.ms, self._room_above(start))
        )
        if lies.center != end.center:
            after += _READ
        self._shift_at = after
        self._now = self._add(
            after, _SHIFT, glide(die, lies, end, arc=0.3 if event.old_slot != event.new_slot else 0.0)
        )

    def _enter(self, berth: OnLawn, row: int) -> None:
        """A die takes a free position."""
        token = self._end_of(berth)
        self._mark_told(token)
        die, end = self._sprite(token), self._stage.end_pose(berth)
        self._story.add(0, self._speed.duration(_TRAVEL), self._stage.props.light_row(row))
        self._now = self._add(0, _TRAVEL, glide(die, die.pose, end, arc=0.45))
        self._shift_at = _TRAVEL.ms // 3
        self._tips_at = self._now

    def _stage_die(self, event: events.Staged) -> None:
        seat = SEAT_NUMBER[event.seat]
        queue = self._stage.after.staged[2 * event.row - 2 + (event.side == "R")]
        berth = InQueue(event.row, event.side, len(queue) - 1)
        token = self._end_of(berth)
        assert self._stage.picture.get(berth) is None or queue[-1] == seat
        self._mark_told(token)
        die = self._sprite(token)
        self._now = self._add(0, _TRAVEL, glide(die, die.pose, self._stage.end_pose(berth), arc=0.45))
        self._shift_at = _TRAVEL.ms // 3

    # ------------------------------------------------------------------------------------------------------ the belt

    def _push(self, event: events.Pushed) -> None:
        layout, row = self._stage.layout, event.row
        first = 0 if event.side == "L" else 4
        entering = self._end_of(OnLawn(row, first))
        self._mark_told(entering)
        die, entry = self._sprite(entering), layout.entry_pose(row, event.side)
        self._story.add(0, self._speed.duration(_ENTER.ms + Moves.BELT.ms), self._stage.props.light_row(row))
        start = self._add(0, _ENTER, glide(die, die.pose, entry, arc=0.35))
        self._shift_at = _ENTER.ms // 3
        # All of the belt is one motion: the same time, the same easing, the same way.
        end = self._add(start, Moves.BELT, glide(die, entry, self._stage.end_pose(OnLawn(row, first))))
        for index in range(5):
            if index != first:
                token = self._end_of(OnLawn(row, index))
                self._mark_told(token)
                sprite = self._sprite(token)
                self._add(start, Moves.BELT, glide(sprite, sprite.pose, self._stage.end_pose(OnLawn(row, index))))
        off: Side = "R" if event.side == "L" else "L"
        self._tips_at = start
        self._now = self._over_the_edge(row, off, start, end)

    def _over_the_edge(self, row: int, off: Side, start: int, end: int) -> int:
        """The last die of the belt goes on over the edge of the turf and lies on the stone; returns when."""
        layout = self._stage.layout
        token = next(
            token
            for berth, token in self._ends.items()
            if isinstance(berth, Fallen | Captured) and isinstance(token.origin, OnLawn)
        )
        self._mark_told(token)
        sprite = self._sprite(token)
        waiting = len(self._stage.after.staged[2 * row - 2 + (off == "R")])
        lies = layout.fallen_pose(row, off, waiting)
        beyond = layout.entry_pose(row, off)
        edge = Pose(beyond.center, sprite.pose.side, z=lies.z)
        self._add(start, Moves.BELT, glide(sprite, sprite.pose, edge))
        return self._add(end, _TIP, glide(sprite, edge, lies, arc=0.12))

    def _capture(self, event: events.PowerCaptured) -> None:
        """The Power Die goes to its captor."""
        seat = SEAT_NUMBER[event.seat]
        berth = Captured(seat, event.row)
        sprite = self._sprite(self._end_of(berth))
        waiting = len(self._stage.after.staged[2 * event.row - 2 + (event.side == "R")])
        lies = self._stage.layout.fallen_pose(event.row, event.side, waiting)
        about = QRectF(lies.center, lies.center).adjusted(0, -0.5 * lies.side, 0, 0.5 * lies.side)
        tag = self._stage.props.tag(words.falls(None, event.row, self._stage.names), about)
        self._add(self._now, Kind(_HOME.ms + 120, QEasingCurve.Type.Linear), tag)
        self._now = self._go_home(sprite, lies, self._stage.end_pose(berth), seat, self._now + 120)

    def _go_home(self, sprite: DieSprite, start: Pose, end: Pose, seat: int | None, at: int) -> int:
        """Along a path that can be seen; returns when it is there."""
        route = bowed(start.center, end.center)
        points = [route((step + 1) / (_DOTS + 1)) for step in range(_DOTS)]
        self._add(at, _HOME, self._stage.props.path(points, end, seat))
        return self._add(at, _HOME, glide(sprite, start, end, arc=0.5, route=route))

    def _room_above(self, pose: Pose) -> float:
        """How high a die can be thrown and still be seen whole, in sides."""
        return (pose.center.y() - self._stage.layout.area.top()) / pose.side - 0.75

    def _fallen_die(self, event: events.FallenDieRolled) -> None:
        """Rolled where it lies, then sorted into its owner's Player Row."""
        berth = InRow(SEAT_NUMBER[event.owner], event.slot)
        token = self._end_of(berth)
        self._mark_told(token)
        sprite = self._sprite(token)
        start = sprite.pose
        lies = Pose(start.center, start.side, z=start.z)
        after = (
            self._add(
                0, Moves.TUMBLE, tumble(sprite, start, lies, event.face, Moves.TUMBLE.ms, self._room_above(start))
            )
            + _READ
        )
        self._shift_at = after + _HOME.ms // 3
        self._now = self._go_home(sprite, lies, self._stage.end_pose(berth), berth.seat, after)

    # ------------------------------------------------------------------------------------------------- and back to it

    def _recover(self, event: events.Recovered) -> None:
        berth = InRow(SEAT_NUMBER[event.seat], event.slot)
        token = self._end_of(berth)
        self._mark_told(token)
        die = self._sprite(token)
        upright = Pose(die.pose.center, die.pose.side, z=die.pose.z, lift=0.08)
        up = self._add(0, _LIFT, glide(die, die.pose, upright))
        self._shift_at = up
        self._now = self._add(up, _TRAVEL, glide(die, upright, self._stage.end_pose(berth), arc=0.35))

    def _reclaim(self, event: events.Reclaimed) -> None:
        berth = InRow(SEAT_NUMBER[event.seat], event.slot)
        token = self._end_of(berth)
        self._mark_told(token)
        die = self._sprite(token)
        self._now = self._add(0, _TRAVEL, glide(die, die.pose, self._stage.end_pose(berth), arc=0.45))
        self._shift_at = _TRAVEL.ms // 3

    def _tell_of_collapse(self, happened: Sequence[Event]) -> None:
        """Others' staged dice tip over as the row is entered, then go to their owners."""
        if self._tips_at is None or not any(isinstance(event, events.Collapsed) for event in happened):
            return
        falling = [
            (berth, token)
            for berth, token in self._ends.items()
            if isinstance(berth, Collapsed) and isinstance(token.origin, InQueue)
        ]
        tipped: list[tuple[Collapsed, Token, Pose]] = []
        end = self._tips_at
        for berth, token in falling:
            assert isinstance(berth, Collapsed)
            assert isinstance(token.origin, InQueue)
            self._mark_told(token)
            sprite = self._sprite(token)
            start = sprite.pose
            tilt = COLLAPSE_TILT if token.origin.side == "R" else -COLLAPSE_TILT
            lies = Pose(start.center, start.side, tilt=tilt, z=start.z)
            end = self._add(self._tips_at, Moves.COLLAPSE, glide(sprite, start, lies))
            tipped.append((berth, token, lies))
        go = max(end, self._now)
        for berth, token, lies in tipped:
            self._now = self._go_home(self._sprite(token), lies, self._stage.end_pose(berth), berth.seat, go)

    # ----------------------------------------------------------------------------------------------------- the others

    def _make_room(self) -> None:
        """Dice that nothing happened to, but that lie otherwise afterwards."""
        for berth, token in self._ends.items():
            if id(token) in self._told or token.origin is None or isinstance(berth, Opening):
                continue
            sprite, end = self._sprite(token), self._stage.end_pose(berth)
            if sprite.pose == end:
                continue
            kind = _SHIFT
            if self._now == 0:
                kind = _LIFT
            elif self._now <= DEAL_MS:
                kind = Kind(DEAL_MS, QEasingCurve.Type.OutQuad)
            self._now = max(self._now, self._add(self._shift_at, kind, glide(sprite, sprite.pose, end)))


def _index(position: str) -> int:
    return ("FL", "IL", "C", "IR", "FR").index(position)
