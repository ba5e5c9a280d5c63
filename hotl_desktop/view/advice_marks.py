"""Outlines and labels for actions on a board: what is advised, what is best, what was played.

Like the highlights of lessons it stands beside the scenes and only asks them where things are. It takes no mouse
events, so the board under it works as ever.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import Advance, GetOffMyLawnState, Push, Reclaim, Roll, Side
from hotl_desktop.games.get_off_my_lawn.actions import PUSH
from hotl_desktop.games.head_of_the_line import Line, Relocate

from . import dice
from .emblems import crown_path
from .goml_scene import GetOffMyLawnScene
from .hotl.places import Places
from .hotl.stamps import paint_picture, picture_item
from .hotl_scene import HeadOfTheLineScene
from .lawn.choices import Choices, source_of
from .lawn.layout import TableLayout
from .lawn.places import counts_of, picture_of
from .lawn.spots import SpotFinder
from .lawn_marks import arrow_path
from .line_marks import END_RADIUS
from .paint import pen, round_rect, saved
from .table_scene import TableScene
from .tags import grown_with, label_font
from .theme import Theme, with_alpha

_Z: Final = 9e4
"""Over every piece, under the rings of lessons and the veil of a fade."""
_HALF: Final = 0.47
"""Of the outline of a line, in cells."""
_STROKE: Final = 2.6
_CASING: Final = 5.6
_DASHES: Final = (3.0, 1.9)
"""In widths of the stroke: what is best is dashed and what was played is not, whatever their colours."""
_PILL_HEIGHT: Final = 22.0
_PILL_PADDING: Final = 8.0
_FADED: Final = 0.22
"""All of it while a preview is shown."""


class AdviceLook(enum.Enum):
    """What an outline says of its action."""

    ADVISED = "advised"
    """A choice of the program's: in the accent, dashed."""
    BEST = "best"
    """The best there was: in the accent, dashed."""
    PLAYED = "played"
    """What was played and was no mistake: in ink."""
    MISTAKE = "mistake"
    """What was played and gave something away."""


@dataclass(frozen=True, slots=True)
class Advised:
    """An action to be outlined."""

    action: Action
    label: str
    """On the label: a number, a word."""
    look: AdviceLook = AdviceLook.ADVISED


class AdviceMarks(QObject):
    """The outlines on one scene after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene: TableScene | None = None
        self._advised: tuple[Advised, ...] = ()
        self._items: dict[Action, list[QGraphicsItem]] = {}

    @property
    def advised(self) -> tuple[Advised, ...]:
        """What is outlined, whether it has a place on the board or not."""
        return self._advised

    @property
    def outlined(self) -> frozenset[Action]:
        """The actions whose outlines are to be seen."""
        return frozenset(self._items)

    @property
    def rects(self) -> list[QRectF]:
        """Where outlines and labels are, in scene coordinates."""
        return [item.sceneBoundingRect() for group in self._items.values() for item in group]

    def show(self, scene: TableScene, advised: Sequence[Advised]) -> None:
        """Outline exactly these actions of the position on `scene`; those without a place there are left out."""
        if scene is not self._scene:
            self.clear()
            if self._scene is not None:
                # It may be destroyed later, when the outlines are on another scene.
                self._scene.laid_out.disconnect(self._lay_out)
                self._scene.pointed.disconnect(self._make_room)
                self._scene.destroyed.disconnect(self._forget)
            self._scene = scene
            scene.laid_out.connect(self._lay_out)
            scene.pointed.connect(self._make_room)
            scene.destroyed.connect(self._forget)
        self._advised = tuple(advised)
        self._lay_out()

    def clear(self) -> None:
        """Outline nothing."""
        self._advised = ()
        self._take_away()

    @Slot()
    def _lay_out(self) -> None:
        self._take_away()
        scene = self._scene
        if scene is None or scene.state is None or scene.sceneRect().isEmpty() or not self._advised:
            return
        labels: list[QRectF] = []
        # The first is the most important: it is painted last and gets the best place for its label.
        for step, one in enumerate(self._advised):
            shape = shape_of(scene, one.action)
            if shape is None:
                continue
            z = _Z + len(self._advised) - step
            self._items[one.action] = [*self._outline(shape, one, z), self._label(shape, one, z, labels)]
        self._make_room(scene.pointed_at)

    def _outline(self, shape: Shape, one: Advised, z: float) -> list[QGraphicsItem]:
        assert self._scene is not None
        theme = self._scene.theme
        casing = QGraphicsPathItem(shape.path)
        casing.setPen(pen(with_alpha(theme.palette.casing, 0.94), _CASING * shape.grown))
        stroke = QGraphicsPathItem(shape.path)
        line = pen(color_of(one.look, theme), _STROKE * shape.grown)
        if one.look in {AdviceLook.ADVISED, AdviceLook.BEST}:
            line.setDashPattern(list(_DASHES))
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroke.setPen(line)
        items = [casing, stroke]
        if shape.sign is not None:
            items += self._sign(shape.sign, pen(color_of(one.look, theme), _STROKE * shape.grown))
        for item in items:
            self._add(item, z)
        return [*items]

    def _sign(self, sign: Sign, edge: QPen) -> list[QGraphicsPathItem]:
        assert self._scene is not None
        disc = QPainterPath()
        disc.addEllipse(sign.center, sign.radius, sign.radius)
        ground, mark = QGraphicsPathItem(disc), QGraphicsPathItem(sign.mark)
        ground.setBrush(self._scene.theme.palette.casing)
        ground.setPen(edge)
        mark.setBrush(edge.color())
        mark.setPen(QPen(Qt.PenStyle.NoPen))
        return [ground, mark]

    def _label(self, shape: Shape, one: Advised, z: float, taken: list[QRectF]) -> QGraphicsItem:
        assert self._scene is not None
        theme, area = self._scene.theme, self._scene.sceneRect()
        size = label_size(one.label, shape.grown)
        rect = _label_rect(shape, size, area, taken)
        taken.append(rect)
        picture, corner = paint_picture(
            rect.adjusted(*(-3 * shape.grown,) * 2, *(3 * shape.grown,) * 2),
            self._scene.device_ratio,
            lambda painter: paint_label(painter, rect, one.label, one.look, theme, shape.grown),
        )
        item = picture_item(0)
        item.setPixmap(picture)
        item.setPos(corner)
        self._add(item, z + 100)
        return item

    def _add(self, item: QGraphicsItem, z: float) -> None:
        assert self._scene is not None
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(z)
        self._scene.addItem(item)

    @Slot(object)
    def _make_room(self, pointed: Action | None) -> None:
        """While the consequences of an action are shown, its outline would only hide them."""
        for action, items in self._items.items():
            for item in items:
                item.setVisible(action != pointed)
                item.setOpacity(1.0 if pointed is None else _FADED)

    def _take_away(self) -> None:
        items, self._items = self._items, {}
        for group in items.values():
            for item in group:
                scene = item.scene()
                if scene is not None:
                    scene.removeItem(item)

    @Slot()
    def _forget(self) -> None:
        self._items.clear()
        self._scene = None


@dataclass(frozen=True, slots=True)
class Sign:
    """What says in which way an action goes, on a disc: the crown where a Head comes to, the arrow of a push."""

    center: QPointF
    radius: float
    mark: QPainterPath


@dataclass(frozen=True, slots=True)
class Shape:
    """What stands for an action on the board, in scene coordinates."""

    path: QPainterPath
    """Its outline."""
    end: QPointF
    """What it is all about: the end of a line, the place of a die."""
    reach: float
    """From there to where a label may lie."""
    span: float = 0.0
    """Of something that has words of its own, half its width: a label lies beside it. 0 for all else."""
    sign: Sign | None = None
    """To be painted too, as nothing on the board says it now."""

    @property
    def grown(self) -> float:
        """How many times their usual size strokes and labels have."""
        return grown_with(self.reach)


def shape_of(scene: TableScene, action: Action) -> Shape | None:
    """Where an action of the position shown is on `scene`; None where it has no place, or is none of that position."""
    if scene.state is None or action not in scene.state.legal_actions():
        return None
    if isinstance(scene, HeadOfTheLineScene):
        return None if scene.places is None else _line_shape(scene, scene.places, action)
    if isinstance(scene, GetOffMyLawnScene) and isinstance(scene.state, GetOffMyLawnState):
        return _lawn_shape(scene, scene.state, action)
    return None


def _line_shape(scene: HeadOfTheLineScene, places: Places, action: Action) -> Shape | None:
    half = _HALF * places.cell
    if isinstance(action, Line):
        ends = places.center(action.origin), places.center(action.end)
    elif isinstance(action, Relocate):
        ends = places.center(action.cell), places.center(action.cell)
    else:
        return None
    box = QRectF(*ends).normalized() if ends[0] != ends[1] else QRectF(ends[0], QSizeF(0, 0))
    # What can be chosen has its crown already.
    sign = None if action in scene.offered else _crown(ends[1], places.cell)
    return Shape(round_rect(box.adjusted(-half, -half, half, half), half), ends[1], half, sign=sign)


def _crown(center: QPointF, cell: float) -> Sign:
    return Sign(center, END_RADIUS * cell, crown_path(center + QPointF(0, 0.015 * cell), 0.29 * cell))


def _arrow(rect: QRectF, side: Side) -> Sign:
    radius = rect.width() / 2
    stroker = QPainterPathStroker()
    stroker.setWidth(0.2 * radius)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return Sign(rect.center(), radius, stroker.createStroke(arrow_path(rect.center(), radius, side == "L")))


def _lawn_shape(scene: GetOffMyLawnScene, state: GetOffMyLawnState, action: Action) -> Shape | None:
    if not isinstance(state.to_act(), str):
        return None
    layout = TableLayout(scene.sceneRect(), scene.viewer)
    finder = SpotFinder(layout, state, counts_of(picture_of(state)))
    if isinstance(action, Reclaim) or (isinstance(action, Roll) and action not in scene.offered):
        # The button for it is not there, or only while the die is picked up: the die itself always is.
        return _shape_of_rect(finder.die_of(action))
    choices = Choices(state, state.legal_actions())
    for spot in finder.spots(choices, source_of(action)):
        if spot.key == action:
            is_push = isinstance(action, Push) or (isinstance(action, Advance) and action.to == PUSH)
            shape = _shape_of_rect(spot.shape, is_round=is_push or isinstance(action, Roll))
            if isinstance(action, Roll):
                return replace(shape, span=spot.shape.width() / 2)
            if isinstance(action, Push | Advance) and is_push and scene.picked != source_of(action):
                return replace(shape, sign=_arrow(spot.shape, action.side))
            return shape
    return None


def _shape_of_rect(rect: QRectF, *, is_round: bool = False) -> Shape:
    around = rect.adjusted(-3, -3, 3, 3)
    side = min(around.width(), around.height())
    radius = side / 2 if is_round else dice.RADIUS * side
    return Shape(round_rect(around, radius), around.center(), around.height() / 2)


def color_of(look: AdviceLook, theme: Theme) -> QColor:
    """The colour that says it, on casing and as a ground."""
    tokens = theme.palette
    return {
        AdviceLook.ADVISED: tokens.accent,
        AdviceLook.BEST: tokens.accent,
        AdviceLook.PLAYED: tokens.ink,
        AdviceLook.MISTAKE: tokens.bad,
    }[look]


def label_size(text: str, grown: float = 1.0) -> QSizeF:
    """How large `paint_label` paints a text, `grown` times its usual size."""
    width = QFontMetricsF(label_font(grown)).horizontalAdvance(text)
    height = _PILL_HEIGHT * grown
    return QSizeF(max(height, width + 2 * _PILL_PADDING * grown), height)


def paint_label(painter: QPainter, rect: QRectF, text: str, look: AdviceLook, theme: Theme, grown: float = 1.0) -> None:
    """A small filled label with one line of plain text, `grown` times its usual size."""
    tokens = theme.palette
    path = round_rect(rect, min(8.0 * grown, rect.height() / 2) if len(text) > 1 else rect.height() / 2)
    with saved(painter):
        painter.strokePath(path, pen(tokens.casing, 3.0 * grown))
        painter.fillPath(path, color_of(look, theme))
        painter.setFont(label_font(grown))
        painter.setPen(tokens.on_accent if look in {AdviceLook.ADVISED, AdviceLook.BEST} else tokens.surface)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)


def _label_rect(shape: Shape, size: QSizeF, area: QRectF, taken: Sequence[QRectF]) -> QRectF:
    """On the outline above the end, or wherever round it neither a label nor the edge is in the way."""
    if shape.span:
        aside = shape.span + size.width() / 2 - 4
        ways = [(aside, 0.0), (-aside, 0.0)]
    else:
        aside = max(size.width() / 2 - 4, shape.reach)
        ways = [(0.0, -shape.reach), (0.0, shape.reach), (aside, 0.0), (-aside, 0.0)]
        ways += [(aside, -shape.reach), (-aside, -shape.reach), (aside, shape.reach), (-aside, shape.reach)]
    first: QRectF | None = None
    for x, y in ways:
        middle = shape.end + QPointF(x, y)
        rect = QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())
        if not area.adjusted(2, 2, -2, -2).contains(rect):
            continue
        first = first or rect
        if not any(other.adjusted(-2, -2, 2, 2).intersects(rect) for other in taken):
            return rect
    if first is None:
        first = QRectF(shape.end - QPointF(size.width() / 2, size.height() / 2), size)
    return first
