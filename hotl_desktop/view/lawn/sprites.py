"""Dice as scene items: one picture at rest, a body and its shadow on the move."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from ..pixmaps import Part, PieceCache, centered_offset, on_pixels, show_straight
from ..theme import Theme
from .layout import Pose
from .places import Berth, Piece


class DieSprite(QGraphicsPixmapItem):
    """A die on the table. Its position is the die's centre on the ground, whatever it is lifted by.

    At rest, the item's own picture is the whole die. On the move it is the shadow only, and the body hangs over it,
    turned and lifted.
    """

    def __init__(self, cache: PieceCache) -> None:
        super().__init__()
        self._cache = cache
        self._theme: Theme | None = None
        self._ratio = 1.0
        self._shown: tuple[object, ...] = ()
        self._base = 1.0
        self._squash = 1.0
        self.place: Berth | None = None
        """Where it lies, or None while it is on its way or only a ghost."""
        self.piece = Piece(None, 1)
        self.pose = Pose(QPointF(), 1.0)
        """How it lay when it last was at rest."""
        # The shadow of a lifted die is fainter than the die.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemDoesntPropagateOpacityToChildren)
        self._body = QGraphicsPixmapItem(self)
        self._body.setVisible(False)
        for item in (self, self._body):
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def dress(self, theme: Theme, ratio: float) -> None:
        """Use this look and this many device pixels a pixel from now on."""
        if theme is not self._theme or ratio != self._ratio:
            self._theme, self._ratio, self._shown = theme, ratio, ()

    # --------------------------------------------------------------------------------------------------- at rest

    def rest(self, piece: Piece, pose: Pose) -> None:
        """Lie still as `piece` in `pose`."""
        assert self._theme is not None
        self.piece, self.pose = piece, pose
        faded = pose.opacity < 1
        wanted = ("rest", piece, pose.side, pose.tilt, pose.lift, faded)
        if wanted != self._shown:
            self._shown = wanted
            picture = self._cache.die(
                self._theme,
                piece.face,
                piece.seat,
                pose.side,
                self._ratio,
                part=Part.BODY if faded else Part.WHOLE,
                tilt=pose.tilt,
                lift=pose.lift,
            )
            self.setPixmap(picture)
            self.setOffset(centered_offset(picture))
            self._body.setVisible(False)
        self.setScale(1.0)
        show_straight(self, True)
        self.setOpacity(pose.opacity)
        self.setZValue(pose.z)
        self.setVisible(True)
        self.setPos(self._on_pixels(pose.center))

    @property
    def is_at_rest(self) -> bool:
        """Whether the whole die is seen exactly where and how its pose says."""
        return (
            self.isVisible()
            and self._shown[:1] == ("rest",)
            and self.pos() == self._on_pixels(self.pose.center)
            and self.scale() == 1.0
            and abs(self.opacity() - self.pose.opacity) < 0.01
        )

    @property
    def tilt(self) -> float:
        """How far it is turned now, in degrees clockwise."""
        return self._body.rotation() if self._body.isVisible() else self.pose.tilt

    def _on_pixels(self, center: QPointF) -> QPointF:
        """The nearest point that puts the picture's corner on a device pixel, where it is sharp."""
        return on_pixels(center, self.offset(), self._ratio)

    # ----------------------------------------------------------------------------------------------- on the move

    def take_off(self, side: float) -> None:
        """Get ready to move, never larger than `side`."""
        self._base = side
        self._shown = ("move",)
        self.setPixmap(self._moving(1, None, Part.SHADOW))
        self.setOffset(centered_offset(self.pixmap()))
        self._set_body(self.piece.face)
        self._body.setVisible(True)
        self.setOpacity(1.0)

    def turn_up(self, face: int) -> None:
        """Show another face while it moves."""
        if face != self.piece.face:
            self.piece = Piece(self.piece.seat, face)
            self._set_body(face)

    def hold(
        self,
        center: QPointF,
        side: float,
        *,
        tilt: float = 0.0,
        lift: float = 0.0,
        squash: float = 1.0,
        opacity: float = 1.0,
    ) -> None:
        """Be there while it moves.

        Args:
            center: its centre on the ground.
            side: how large it is now.
            tilt: degrees clockwise.
            lift: height above the ground, in sides.
            squash: the body's height over its width, for a die that is turning over.
            opacity: of the die.
        """
        scale = side / self._base
        fall = QPointF(0.35 * lift, 0.45 * lift) * side
        rise = QPointF(-0.35 * lift, -1.45 * lift) * self._base
        # On whole pixels a picture is copied, between them it is computed anew.
        ground = self._on_pixels(center + fall)
        as_large = abs(scale - 1) < 1e-3
        straight = as_large and not tilt and squash == 1.0
        if straight:
            rise = self._on_pixels(ground + rise) - ground
        self.setPos(ground)
        self.setScale(1.0 if as_large else scale)
        show_straight(self, as_large)
        show_straight(self._body, straight)
        self.setOpacity(opacity / (1 + 1.6 * lift))
        self._body.setPos(rise)
        self._body.setRotation(tilt)
        self._body.setOpacity(opacity)
        if squash != self._squash:
            self._squash = squash
            self._body.setTransform(QTransform.fromScale(1.0, squash))

    def _set_body(self, face: int) -> None:
        self._body.setPixmap(self._moving(face, self.piece.seat, Part.BODY))
        self._body.setOffset(centered_offset(self._body.pixmap()))

    def _moving(self, face: int, seat: int | None, part: Part) -> QPixmap:
        assert self._theme is not None
        return self._cache.die(self._theme, face, seat, self._base, self._ratio, part=part, trimmed=True)


class SpritePool:
    """All dice items of a scene, used again and again."""

    def __init__(self, scene: QGraphicsScene, cache: PieceCache) -> None:
        self._scene = scene
        self._cache = cache
        self._all: list[DieSprite] = []
        self._used = 0

    def begin(self) -> None:
        """Take all dice off the table."""
        self._used = 0

    def next(self, theme: Theme, ratio: float) -> DieSprite:
        """One more die for the table."""
        if self._used == len(self._all):
            made = DieSprite(self._cache)
            self._scene.addItem(made)
            self._all.append(made)
        sprite = self._all[self._used]
        self._used += 1
        sprite.place = None
        sprite.dress(theme, ratio)
        return sprite

    def extra(self, piece: Piece, theme: Theme, ratio: float) -> DieSprite:
        """A die that comes to the table; hidden until it is placed."""
        sprite = self.next(theme, ratio)
        sprite.piece = piece
        sprite.setVisible(False)
        return sprite

    def end(self) -> None:
        """Hide the dice that were not taken again."""
        for sprite in self._all[self._used :]:
            sprite.setVisible(False)
            sprite.place = None

    @property
    def visible(self) -> list[DieSprite]:
        """The dice that are seen."""
        return [sprite for sprite in self._all if sprite.isVisible()]
