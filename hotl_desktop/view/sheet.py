"""A picture of everything that the view can draw, for whoever changes how something looks.

    python -m hotl_desktop.view.sheet OUT.png [light|dark|high-contrast] [scale]

Runs without a screen when QT_QPA_PLATFORM is `offscreen`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRadialGradient

from hotl_desktop.games.get_off_my_lawn import SIDES
from hotl_desktop.games.head_of_the_line import HUB, cell_at

from . import chips, dice, lawn_marks, line_marks, tags
from .board_geometry import BoardGeometry
from .emblems import crown_path, emblem_path
from .fonts import font, load_fonts
from .goml_ground import groove_ink, paint_lawn, paint_player_row_rail, paint_row_number
from .hotl_ground import paint_head_of_the_line_board
from .icons import Icon, app_icon, paint_icon
from .lawn_geometry import LawnGeometry, PlayerRowGeometry
from .paint import pen, round_rect, saved
from .theme import SEATS, THEMES, TextRole, Theme, Weight, seat_color_name, seat_letter

WIDTH: Final = 1600
HEIGHT: Final = 1850


def paint_sheet(painter: QPainter, theme: Theme) -> None:
    """The whole sheet, `WIDTH` by `HEIGHT` logical pixels."""
    table = QRadialGradient(WIDTH / 2, HEIGHT / 3, HEIGHT * 0.75)
    table.setColorAt(0, theme.palette.table)
    table.setColorAt(1, theme.palette.edge)
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), table)
    sections: Sequence[tuple[str, float, float, Callable[[QPainter, Theme], None]]] = (
        ("Chips and Heads", 36, 30, _pieces),
        ("Cell states", 36, 190, _cell_states),
        ("Dice", 36, 350, _dice),
        ("Emblems, letters, crown", 620, 350, _emblems),
        ("Seat badges", 620, 470, _badges),
        ("Type", 620, 640, _type),
        ("Icons", 966, 30, _icons),
        ("Die states", 966, 240, _die_states),
        ("Player Row: ends live, middle locked", 966, 390, _player_row),
        ("Lawn targets", 966, 545, _lawn_targets),
        ("Tags, strikes, Strength, odds", 966, 700, _small_things),
        ("Colours", 36, 850, _colors),
        ("Head of the Line", 36, 1030, _board),
        ("Get Off My Lawn", 830, 1030, _lawn),
    )
    for title, x, y, section in sections:
        _text(painter, x, y, title, theme.palette.ink2, TextRole.SMALL, Weight.SEMIBOLD)
        painter.save()
        painter.translate(x, y + 16)
        section(painter, theme)
        painter.restore()


def _text(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    color: QColor,
    role: TextRole = TextRole.CAPTION,
    weight: Weight | None = None,
    centered: bool = False,
) -> None:
    painter.setFont(font(role, weight=weight))
    painter.setPen(color)
    if centered:
        box = QRectF(x - 100, y - 20, 200, 26)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)
    else:
        painter.drawText(QPointF(x, y), text)


def _caption(painter: QPainter, x: float, y: float, text: str, theme: Theme) -> None:
    _text(painter, x, y, text, theme.palette.ink2, centered=True)


def _cell(painter: QPainter, x: float, theme: Theme, cells: int = 1) -> QPointF:
    """A cell (or several) of 74 px with its left edge at x; the answer is the centre of the first."""
    pitch = 74.0
    ground = QRectF(x, 4, pitch * cells + 12, pitch + 12)
    with saved(painter):
        painter.fillPath(round_rect(ground, 10), theme.palette.field)
        for index in range(cells):
            square = QRectF(x + 6 + index * pitch, 10, pitch, pitch).adjusted(2, 2, -2, -2)
            painter.fillPath(round_rect(square, 7), theme.palette.cell)
    return QPointF(x + 6 + pitch / 2, 10 + pitch / 2)


def _pieces(painter: QPainter, theme: Theme) -> None:
    for seat in SEATS:
        chips.paint_chip(painter, _cell(painter, 98 * seat, theme), 74, theme, seat)
        _caption(painter, 98 * seat + 43, 108, seat_color_name(seat), theme)
        chips.paint_head(painter, _cell(painter, 416 + 98 * seat, theme), 74, theme, seat)
        _caption(painter, 459 + 98 * seat, 108, f"Head, {seat_letter(seat)}", theme)
    for seat in SEATS:
        chips.paint_chip(painter, QPointF(830 + 38 * (seat % 2), 30 + 38 * (seat // 2)), 34, theme, seat)
    _caption(painter, 849, 108, "34 px", theme)


def _cell_states(painter: QPainter, theme: Theme) -> None:
    cell = 74.0

    def place(index: int, name: str) -> QPointF:
        _caption(painter, 90 * index + 43, 108, name, theme)
        return _cell(painter, 90 * index, theme)

    chips.paint_ghost_chip(painter, place(0, "will be laid"), cell, theme, 1)
    spot = place(1, "on a line")
    chips.paint_chip(painter, spot, cell, theme, 2)
    line_marks.paint_line_ring(painter, spot, cell, theme, 1)
    spot = place(2, "will be taken")
    chips.paint_chip(painter, spot, cell, theme, 2)
    line_marks.paint_victim_ring(painter, spot, cell, theme, 1)
    line_marks.paint_cross_badge(painter, spot, cell, theme, 1)
    line_marks.paint_refuge(painter, place(3, "refuge"), cell, theme, 3)
    line_marks.paint_line_end(painter, place(4, "line end"), cell, theme, 1)
    line_marks.paint_line_end(painter, place(5, "hover"), cell, theme, 1, hover=True)
    line_marks.paint_line_end(painter, place(6, "shared end"), cell, theme, 1, shared=True)
    line_marks.paint_origin_target(painter, place(7, "origin"), cell, theme, 1)
    spot = place(8, "focus")
    chips.paint_chip(painter, spot, cell, theme, 0)
    tags.paint_focus_ring(painter, QRectF(spot.x() - 33, spot.y() - 33, 66, 66), 8, theme)


def _dice(painter: QPainter, theme: Theme) -> None:
    for row, seat in enumerate((*SEATS, None)):
        for face in range(1, 7):
            dice.paint_die(painter, QPointF(32 + 76 * (face - 1), 40 + 80 * row), 58, theme, face, seat)
            x, y = 470 + 17 * (face - 1), 40 + 80 * row
            small = QPointF(x, y - 11) if face < 4 else QPointF(x - 51, y + 11)
            dice.paint_die(painter, small, 16, theme, face, seat)
        name = "Power Die" if seat is None else seat_color_name(seat)
        _text(painter, 526, 44 + 80 * row, name, theme.palette.ink2)


def _emblems(painter: QPainter, theme: Theme) -> None:
    for seat in SEATS:
        look = theme.seats[seat]
        with saved(painter):
            painter.fillPath(emblem_path(look.emblem, QPointF(24 + 62 * seat, 30), 32), look.line)
        _caption(painter, 24 + 62 * seat, 70, f"{seat_color_name(seat)}, {seat_letter(seat)}", theme)
    with saved(painter):
        painter.fillPath(crown_path(QPointF(284, 30), 36), theme.palette.ink)


def _badges(painter: QPainter, theme: Theme) -> None:
    for row, (diameter, y) in enumerate(((46, 34), (30, 84), (20, 120))):
        for seat in SEATS:
            chips.paint_badge(painter, QPointF(24 + (62 - 10 * row) * seat, y), diameter, theme, seat)


def _type(painter: QPainter, theme: Theme) -> None:
    y = 0.0
    for role in TextRole:
        if role is not TextRole.DISPLAY:
            y += role.value.line
            _text(painter, 0, y, f"{role.name.capitalize()} 0123456789", theme.palette.ink, role)


def _icons(painter: QPainter, theme: Theme) -> None:
    for index, kind in enumerate(Icon):
        x, y = 42 * (index % 12), 8 + 46 * (index // 12)
        box = QRectF(x, y, 36, 36)
        with saved(painter):
            painter.fillPath(round_rect(box, 9), theme.palette.surface)
            painter.strokePath(round_rect(box, 9), pen(theme.palette.line, 1))
        color = theme.palette.disabled if kind is Icon.REDO else theme.palette.ink
        paint_icon(painter, box.adjusted(8, 8, -8, -8), kind, color)
    program = app_icon()
    x = 0
    for side in (64, 48, 32, 24, 16):
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(QPointF(x, 108), program.pixmap(QSize(side, side), ratio))
        x += side + 14


def _die_states(painter: QPainter, theme: Theme) -> None:
    names = ("live", "chosen", "hover", "focus", "staged", "doomed", "captured", "new", "faller")
    for index, name in enumerate(names):
        spot = QPointF(32 + 66 * index, 46)
        _caption(painter, spot.x(), 108, name, theme)
        side = 46.0
        match name:
            case "chosen":
                lawn_marks.paint_die_ring(painter, spot, side, theme, 0)
                dice.paint_die(painter, spot, side, theme, 4, 0)
            case "hover":
                dice.paint_die(painter, spot, side, theme, 4, 0, lift=0.10)
            case "focus":
                dice.paint_die(painter, spot, side, theme, 4, 0)
                tags.paint_focus_ring(painter, QRectF(spot.x() - 23, spot.y() - 24, 46, 49), 11, theme)
            case "staged":
                dice.paint_die(painter, spot, 32, theme, 4, 0)
            case "doomed":
                dice.paint_die(painter, spot, 32, theme, 4, 0, tilt=24)
            case "captured":
                dice.paint_die(painter, spot, 28, theme, 4, None)
            case "new":
                dice.paint_die(painter, spot, side, theme, 4, 3)
                lawn_marks.paint_new_die_ring(painter, spot, side, theme, 3)
            case "faller":
                lawn_marks.paint_faller_disc(painter, spot, 62, theme, 3)
                dice.paint_die(painter, spot, 40, theme, 4, None, tilt=14)
            case _:
                dice.paint_die(painter, spot, side, theme, 4, 0)


def _player_row(painter: QPainter, theme: Theme) -> None:
    _paint_row(painter, QRectF(0, 14, 590, 88), theme, (1, 2, 3, 4, 6), 0, chosen=4)


def _paint_row(
    painter: QPainter, rail: QRectF, theme: Theme, faces: Sequence[int], seat: int, chosen: int | None = None
) -> None:
    row = PlayerRowGeometry(rail, len(faces))
    paint_player_row_rail(painter, rail, theme)
    for index, face in enumerate(faces):
        spot = row.center_of(index)
        if index == chosen:
            lawn_marks.paint_die_ring(painter, spot, row.live_side, theme, seat)
        if row.is_live(index):
            dice.paint_die(painter, spot, row.live_side, theme, face, seat)
        else:
            dice.paint_sunk_die(painter, spot, row.sunk_side, theme, face, seat)
    if row.rod is not None:
        lawn_marks.paint_rod(painter, *row.rod, row.live_side, theme)
    painter.setPen(groove_ink(theme))
    painter.setFont(font(TextRole.SMALL, weight=Weight.SEMIBOLD))
    painter.drawText(row.name_rect, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, "Robin’s\nPlayer Row")


def _lawn_targets(painter: QPainter, theme: Theme) -> None:
    pitch = 130.0
    states = lawn_marks.TargetState
    for index, (name, state, seat) in enumerate(
        (("push", states.IDLE, 0), ("hover", states.HOVER, 0), ("blocked", states.BLOCKED, 0), ("gold", states.IDLE, 2))
    ):
        spot = QPointF(40 + 92 * index, 46)
        lawn_marks.paint_push_disc(painter, spot, pitch, theme, seat, rightwards=True, state=state)
        _caption(painter, spot.x(), 108, name, theme)
    lawn_marks.paint_slot(painter, QRectF(380, 18, 56, 56), theme, 0)
    _caption(painter, 408, 108, "stage here", theme)
    lawn_marks.paint_slot(painter, QRectF(464, 18, 56, 56), theme, 0, hover=True)
    _caption(painter, 492, 108, "hover", theme)
    for index in range(2):
        lawn_marks.paint_belt_chevron(painter, QPointF(556 + 28 * index, 46), pitch, theme, 0, rightwards=True)
    _caption(painter, 570, 108, "belt", theme)


def _small_things(painter: QPainter, theme: Theme) -> None:
    x = 0.0
    for text in ("Power Die captured", "Strength 2, needs 4", "+8"):
        size = tags.tag_size(text)
        tags.paint_tag(painter, QPointF(x + size.width() / 2, 22), text, theme, beak=tags.Beak.BOTTOM)
        x += size.width() + 16
    for count in range(4):
        tags.paint_strikes(painter, QPointF(400 + 54 * count, 17), theme, count)
    for index, seat in enumerate((0, 2)):
        chips.paint_badge(painter, QPointF(9, 72 + 24 * index), 18, theme, seat)
        tags.paint_count_bar(painter, QPointF(26, 66 + 24 * index), 11, theme, seat, 4 - index)
        _text(painter, 88, 77 + 24 * index, str(4 - index), theme.palette.ink, TextRole.NUMBER)
    for index, strong in enumerate((True, False)):
        tags.paint_verdict(painter, QPointF(140, 72 + 24 * index), 13, theme, strong)
        text, color = ("strong enough", theme.palette.accent) if strong else ("needs 2 more", theme.palette.bad)
        _text(painter, 154, 76 + 24 * index, text, color, TextRole.SMALL, Weight.SEMIBOLD)
    for index in range(6):
        chance = 1 - (5 / 6) ** (index + 1)
        box = QRectF(300 + 44 * index, 62, 36, 44)
        tags.paint_odds_bar(painter, box, theme, chance, current=index == 0)
        _caption(painter, box.center().x(), 120, str(index + 1), theme)


def _colors(painter: QPainter, theme: Theme) -> None:
    for index, (name, color) in enumerate(vars(theme.palette).items()):
        x, y = 104 * (index % 15), 8 + 70 * (index // 15)
        swatch = QRectF(x, y, 94, 34)
        with saved(painter):
            painter.fillPath(round_rect(swatch, 7), color)
            painter.strokePath(round_rect(swatch, 7), pen(theme.palette.line, 1))
        _text(painter, x, y + 48, name, theme.palette.ink2)
        _text(painter, x, y + 61, color.name().upper(), theme.palette.ink)


def _board(painter: QPainter, theme: Theme) -> None:
    area = QRectF(0, 8, 760, 760)
    board = BoardGeometry(area)
    cell = board.cell
    paint_head_of_the_line_board(painter, area, theme, (0, 1, 3))

    def at(column: str, row: int) -> QPointF:
        return board.center_of(cell_at("abcdefghijkl".index(column), row - 1))

    line_marks.paint_laid_capsule(painter, at("b", 4), at("d", 4), cell, theme)
    line_marks.paint_preview_capsule(painter, at("f", 6), at("j", 6), cell, theme, 1)
    lines = [
        [at("e", 6), at("e", 7), at("e", 11)],
        [at("e", 6), at("e", 5), at("a", 5)],
        [at("e", 6), at("e", 5), at("e", 1)],
    ]
    for casing in (True, False):
        for line in lines:
            line_marks.paint_line(painter, line, cell, theme, 1, casing_only=casing)
    for row in (8, 9, 4, 3, 2):
        line_marks.paint_line_dot(painter, at("e", row), cell, theme, 1)
    for name, row, seat in (
        *(("a", row, 3) for row in (6, 7, 8, 9)),
        *(("b", row, 0) for row in range(4, 11)),
        *(("f", row, 0) for row in (8, 9, 10)),
        *((column, 7, 1) for column in "defghijkl"),
        *((column, 5, 3) for column in "cdefg"),
        *((column, 2, 2) for column in "fgijkl"),
        ("c", 4, 0),
        ("f", 6, 3),
        ("g", 6, 2),
    ):
        chips.paint_chip(painter, at(name, row), cell, theme, seat)
    for name, row, seat in (("d", 4, 0), ("e", 6, 1), ("h", 2, 2), ("i", 6, 3)):
        chips.paint_head(painter, at(name, row), cell, theme, seat)
    chips.paint_chip(painter, at("e", 10), cell, theme, 0)
    line_marks.paint_line_ring(painter, at("e", 10), cell, theme, 1)
    for column in "bcde":
        line_marks.paint_line_ring(painter, at(column, 5), cell, theme, 1)
    chips.paint_ghost_chip(painter, at("h", 6), cell, theme, 1)
    for column in "fgi":
        line_marks.paint_victim_ring(painter, at(column, 6), cell, theme, 1)
        line_marks.paint_cross_badge(painter, at(column, 6), cell, theme, 1)
    chips.paint_head(painter, at("j", 6), cell, theme, 1, lift=0.06)
    line_marks.paint_refuge(painter, at("h", 5), cell, theme, 3)
    line_marks.paint_refuge_arrow(painter, at("i", 6), at("h", 5), cell, theme, 3)
    line_marks.paint_line_end(painter, at("e", 11), cell, theme, 1)
    line_marks.paint_line_end(painter, at("a", 5), cell, theme, 1, hover=True)
    line_marks.paint_line_end(painter, at("e", 1), cell, theme, 1, shared=True)
    tags.paint_tag(painter, at("k", 6), "+8", theme)
    tags.paint_focus_ring(painter, board.square_of(HUB[2]), 0.1 * cell, theme)


def _lawn(painter: QPainter, theme: Theme) -> None:
    lawn = LawnGeometry(QRectF(-10, 8, 760, 780), strength=False)
    q, side = lawn.pitch, lawn.die_side
    paint_lawn(painter, lawn, theme)
    paint_row_number(painter, lawn, theme, 6, active=True)
    inset = 0.03 * q
    lawn_marks.paint_row_outline(painter, lawn.row_rect(6).adjusted(inset, inset, -inset, -inset), q, theme, 0)
    free = {(3, 0), (3, 2), (3, 4), (5, 4)}
    for row in range(1, 7):
        for position in range(5):
            seat = None if position == 2 and row != 5 else (row * 3 + position * 2) % 4
            if (row, position) not in free:
                dice.paint_die(painter, lawn.die_center(row, position), side, theme, row, seat)
    for position in range(4):
        middle = (lawn.die_center(6, position) + lawn.die_center(6, position + 1)) / 2
        lawn_marks.paint_belt_chevron(painter, middle, q, theme, 0, rightwards=True)
    lawn_marks.paint_slot(painter, lawn.pit_rect(3, 0), theme, 0, plus=False)
    for row, left, right in ((6, 1, 0), (5, 8, 2), (4, 3, 4), (2, 5, 6)):
        for end, count in zip(SIDES, (left, right), strict=True):
            for index in reversed(range(count)):
                spot = lawn.staged_center(row, end, index, count)
                dice.paint_die(painter, spot, lawn.staged_side(count), theme, row, (index + row) % 4)
            lawn_marks.paint_slot(painter, lawn.slot_rect(row, end, count), theme, 0)
    lawn_marks.paint_push_disc(painter, lawn.push_center(6, "L"), q, theme, 0, rightwards=True)
    lawn_marks.paint_push_disc(
        painter, lawn.push_center(6, "R"), q, theme, 0, rightwards=False, state=lawn_marks.TargetState.HOVER
    )
    lawn_marks.paint_push_disc(
        painter, lawn.push_center(4, "L"), q, theme, 0, rightwards=True, state=lawn_marks.TargetState.BLOCKED
    )
    spot = lawn.bay_rect(1, "L").center()
    lawn_marks.paint_faller_disc(painter, spot, q, theme, 3)
    dice.paint_die(painter, spot, 0.9 * side, theme, 1, None, tilt=14)
    tags.paint_tag(painter, spot - QPointF(0, 0.66 * q), "Power Die captured", theme, beak=tags.Beak.BOTTOM)
    _paint_row(painter, lawn.rail, theme, (1, 2, 2, 4, 6), 0, chosen=4)


def main(arguments: Sequence[str]) -> int:
    """Write the sheet to the file named first; the theme's name and the scale may follow. 0 when it was written."""
    if not 1 <= len(arguments) <= 3:
        print(__doc__, file=sys.stderr)
        return 2
    path, *rest = arguments
    names = {theme.name.replace(" ", "-"): theme for theme in THEMES}
    theme = names.get(rest[0] if rest else "light")
    scale = float(rest[1]) if len(rest) > 1 else 1.0
    if theme is None:
        print(f"themes: {', '.join(names)}", file=sys.stderr)
        return 2
    application = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    image = QImage(round(WIDTH * scale), round(HEIGHT * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    paint_sheet(painter, theme)
    painter.end()
    del application
    return 0 if image.save(path) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
