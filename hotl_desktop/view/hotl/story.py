"""The story of a step: chips land, captured ones turn over, the Head runs to its end, captured Heads go home.

Causes come before effects, and every motion ends exactly where the position after the step has its piece.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from hotl_desktop.games.base import Event
from hotl_desktop.games.head_of_the_line import (
    HUB,
    NOBODY,
    PASSES_OUT,
    SEATS,
    ChipCaptured,
    ChipLaid,
    GameEnded,
    HeadCaptured,
    HeadMoved,
    HeadOfTheLineState,
    HeadRelocated,
    Line,
    OpeningRolled,
    Passed,
    Rolled,
    WentOut,
)
from hotl_desktop.sound.cues import Cues, Moment, cues_of

from ..table_scene import DIE_MOTION
from ..theme import CHIP_LIFT, CHIP_STAGGER_MS, Motion, Moves, Speed
from ..timeline import Timeline
from .board import Board
from .places import point_along
from .sprite import AFLOAT, Sprite
from .stamps import show_picture
from .tag_places import gain_text, heads_on, spot_beside, tag_spot

PASS_MS: Final = 900
"""How long a pass is shown."""
COUNT_MS: Final = 420
"""How long the last count of a line stays."""

_FLIP_LIFT: Final = 0.16
_RUN_LIFT: Final = 0.20
"""How high a Head is in the middle of its way, in cells."""
_FADE_SHARE: Final = 0.35
"""The part of its fall in which a chip appears."""
_LANDING: Final = 0.3
"""The part of its glide in which a Head comes down."""


class Storyteller:
    """Fills a timeline with what happened in a step."""

    def __init__(self, board: Board, story: Timeline, speed: Speed, sound: Callable[[str], None]) -> None:
        """Args: sound: is told the name of every sound at its moment."""
        self._board = board
        self._sound = sound
        self._cues: dict[int, Cues] = {}
        self._story = story
        self._speed = speed
        self._captured: dict[int, Sprite] = {}

    def compose(self, before: HeadOfTheLineState, line: Line | None, events: Sequence[Event]) -> None:
        """Tell `events`, which happened to `before`; `line` is the one that was laid, if one was."""
        self._cues = {id(event): cues for event, cues in zip(events, cues_of(events), strict=True)}
        now = self._lay(before, line, events) if line is not None else 0
        for event in events:
            begins = now
            if isinstance(event, (Rolled, OpeningRolled)):
                self._story.hold(self._ms(DIE_MOTION))
            elif isinstance(event, HeadRelocated):
                now = self._relocate(event, before, now)
            elif isinstance(event, Passed):
                now = self._pass(event, before)
            elif isinstance(event, WentOut):
                now = self._go_out(event, before, now)
            elif not isinstance(event, GameEnded):
                continue
            self._hear(event, begins, now)

    # ------------------------------------------------------------------------------------------------- a line

    def _lay(self, before: HeadOfTheLineState, line: Line, events: Sequence[Event]) -> int:
        """Lay the line; the answer is when captured Heads may go on."""
        moved = next(event for event in events if isinstance(event, HeadMoved))
        seat = SEATS.index(moved.seat)
        self._play(0, Moves.HOVER, lambda progress: self._board.outline(line, progress))
        count = _Count(self._board, self._story, line, heads_on(before))
        captured = {event.cell: SEATS.index(event.seat) for event in events if isinstance(event, HeadCaptured)}
        start = 0
        for event in events:
            if isinstance(event, ChipLaid) and event.cell != line.end:
                landed = self._drop(start, event.cell, seat)
                count.add(landed, 1)
            elif isinstance(event, ChipCaptured):
                if event.cell in captured:
                    self._lift(start, event.cell, captured[event.cell])
                landed = self._flip(start, event.cell, SEATS.index(event.owner), seat)
                count.add(landed, 2)
            else:
                continue
            self._hear(event, start, landed)
            start += self._ms(CHIP_STAGGER_MS)
        landed = self._run(start, before, line, seat, moved.start)
        self._hear(moved, start, landed)
        count.add(landed, 1)
        count.fade(landed + self._ms(COUNT_MS), self._ms(Moves.HOVER))
        return landed - self._ms(Moves.HOVER)

    def _drop(self, start: int, cell: int, seat: int) -> int:
        """A chip falls onto an empty cell."""
        spot = self._board.places.center(cell)
        sprite = self._board.fly(seat, head=False)

        def show(progress: float) -> None:
            sprite.place(spot, CHIP_LIFT * (1 - progress), opacity=min(1.0, progress / _FADE_SHARE))
            if progress >= 1:
                self._settle(sprite, cell, seat)

        return self._play(start, Moves.CHIP_LANDS, show)

    def _flip(self, start: int, cell: int, owner: int, seat: int) -> int:
        """A chip turns over and shows its new owner."""
        spot = self._board.places.center(cell)
        sprite = self._board.fly(owner, head=False)

        def show(progress: float) -> None:
            if progress >= 1:
                self._settle(sprite, cell, seat)
                return
            self._board.put(cell, None)
            sprite.become(seat if progress >= 0.5 else owner, head=False)
            _turn(sprite, spot, progress)

        return self._play(start, Moves.FLIP, show)

    def _lift(self, start: int, cell: int, owner: int) -> None:
        """A Head that is run over rises, and waits above its cell."""
        spot = self._board.places.center(cell)
        sprite = self._captured[owner] = self._board.fly(owner, head=True)
        self._play(start, Moves.CHIP_LANDS, lambda progress: sprite.place(spot, AFLOAT * progress))

    def _run(self, start: int, before: HeadOfTheLineState, line: Line, seat: int, head: int | None) -> int:
        """The Head runs to the end of its line and leaves a chip behind."""
        corners = self._board.places.way(head, line)
        sprite = self._board.fly(seat, head=True)

        def show(progress: float) -> None:
            if head is not None:
                self._board.put(head, seat)
            if progress >= 1:
                self._settle(sprite, line.end, seat, head=True)
                return
            lift = _RUN_LIFT * math.sin(math.pi * progress)
            if head is None:
                # The first line: the Head comes down from above while it runs.
                lift = CHIP_LIFT * (1 - progress)
            opacity = 1.0 if head is not None else min(1.0, progress / _FADE_SHARE)
            sprite.place(point_along(corners, progress), lift, opacity=opacity)

        return self._play(start, Moves.HEAD_TRAVEL, show)

    # ------------------------------------------------------------------------------------------ captured Heads

    def _loose_head(self, seat: int, before: HeadOfTheLineState) -> Sprite:
        """The sprite of a captured Head: from earlier in this story, or in place of one that has waited."""
        if seat not in self._captured:
            sprite = self._captured[seat] = self._board.fly(seat, head=True)
            self._board.take_afloat(seat)
            sprite.place(self._board.places.center(before.heads[seat]), AFLOAT)
        return self._captured[seat]

    def _relocate(self, event: HeadRelocated, before: HeadOfTheLineState, now: int) -> int:
        """A captured Head glides to its owner's chip, which becomes its own."""
        seat = SEATS.index(event.seat)
        start, end = self._board.places.center(event.start), self._board.places.center(event.end)
        sprite = self._loose_head(seat, before)
        ring = self._board.refuge(seat, event.end)
        self._play(now, Moves.HOVER, ring.setOpacity)

        def show(progress: float) -> None:
            if progress >= 1:
                ring.hide()
                self._settle(sprite, event.end, seat, head=True)
                return
            sprite.place(start + (end - start) * progress, AFLOAT * min(1.0, (1 - progress) / _LANDING))

        return self._play(now, Moves.GLIDE, show)

    # ------------------------------------------------------------------------------------- passing and going out

    def _pass(self, event: Passed, before: HeadOfTheLineState) -> int:
        """The turn passes: said beside the Head."""
        seat = SEATS.index(event.seat)
        cell = HUB[seat] if before.heads[seat] == NOBODY else before.heads[seat]
        if event.passes < PASSES_OUT:
            text = QCoreApplication.translate("Board", "Pass {number} of {most}")
            self._say(0, before, cell, text.format(number=event.passes, most=PASSES_OUT))
            return 0
        self._say(0, before, cell, QCoreApplication.translate("Board", "Third pass: out"))
        return self._ms(PASS_MS) // 3

    def _go_out(self, event: WentOut, before: HeadOfTheLineState, now: int) -> int:
        """A player is out: the Head is an ordinary chip from now on, or gone where no chip is left to it."""
        seat = SEATS.index(event.seat)
        if event.head is not None:
            return now if event.head == NOBODY else self._uncrown(now, event.head, seat)
        sprite = self._loose_head(seat, before)
        cell = before.heads[seat]
        spot = self._board.places.center(cell)
        self._say(now, before, cell, QCoreApplication.translate("Board", "Out"))

        def show(progress: float) -> None:
            sprite.place(spot, AFLOAT * (1 + progress), size=1 - 0.4 * progress, opacity=1 - progress)

        return self._play(now, Moves.GLIDE, show)

    def _uncrown(self, start: int, cell: int, seat: int) -> int:
        """A Head turns over and is a chip."""
        spot = self._board.places.center(cell)
        sprite = self._board.fly(seat, head=True)

        def show(progress: float) -> None:
            if progress >= 1:
                self._settle(sprite, cell, seat)
                return
            self._board.put(cell, None)
            sprite.become(seat, head=progress < 0.5)
            _turn(sprite, spot, progress)

        return self._play(start, Moves.FLIP, show)

    # ------------------------------------------------------------------------------------------------- helpers

    def _ms(self, motion: Motion | int) -> int:
        return self._speed.duration(motion)

    def _play(self, start: int, motion: Motion, show: Callable[[float], None]) -> int:
        return self._story.add(start, self._ms(motion), show, motion.curve())

    def _hear(self, event: Event, begins: int, lands: int) -> None:
        """Let an event be heard, when its motion begins or when it lands."""
        for cue in self._cues[id(event)]:
            self._story.at(begins if cue.moment is Moment.BEGINS else lands, partial(self._sound, cue.sound))

    def _settle(self, sprite: Sprite, cell: int, seat: int, *, head: bool = False) -> None:
        """The flight is over: the piece lies in its cell."""
        sprite.hide()
        self._board.put(cell, seat, head=head)

    def _say(self, start: int, before: HeadOfTheLineState, cell: int, text: str) -> None:
        """A tag beside a cell, for as long as a pass is shown."""
        tag = self._board.label(text, spot_beside(self._board.stamps, cell, text, heads_on(before)))
        _appear(self._story, tag, start, start + self._ms(PASS_MS), self._ms(Moves.HOVER))


class _Count:
    """The tag beyond the end of a line that counts its points as they come in."""

    def __init__(self, board: Board, story: Timeline, line: Line, avoid: Sequence[int]) -> None:
        self._board = board
        self._story = story
        self._points = 0
        spot = tag_spot(board.stamps, line, gain_text(10), avoid)
        self._tag = board.label("", spot)

    def add(self, time: int, points: int) -> None:
        """So many points more from `time` on; called in order."""
        self._points += points
        picture = self._board.stamps.tag(gain_text(self._points))

        def show() -> None:
            show_picture(self._tag, picture, self._tag.pos())
            self._tag.setOpacity(1)

        self._story.at(time, show)

    def fade(self, time: int, length: int) -> None:
        """Be gone at `time`, after fading for so long."""
        self._story.add(time - length, length, lambda progress: self._tag.setOpacity(1 - progress))


def _turn(sprite: Sprite, spot: QPointF, progress: float) -> None:
    """Show a piece that turns over."""
    lift = _FLIP_LIFT * math.sin(math.pi * progress)
    sprite.place(spot, lift, width=max(0.06, abs(math.cos(math.pi * progress))))


def _appear(story: Timeline, tag: QGraphicsPixmapItem, start: int, end: int, fade: int) -> None:
    """Let a hidden tag be seen from `start` to `end`."""
    story.add(start, fade, tag.setOpacity)
    story.add(end - fade, fade, lambda progress: tag.setOpacity(1 - progress))
