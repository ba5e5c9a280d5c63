"""`hotl render`: the table as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from .arguments import add_position, load, position_length
from .errors import UsageError

THEMES = ("light", "dark", "high-contrast")


def _size(text: str) -> tuple[int, int]:
    width, x, height = text.partition("x")
    if not x or not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in (width, height)):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a size as 1600x1000")
    size = int(width), int(height)
    if not min(size) >= 200 or max(size) > 8000:
        raise argparse.ArgumentTypeError(f"a picture is 200 to 8000 pixels wide and high, not {text[:40]}")
    return size


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "render",
        help="draw the table of a record as a picture",
        description="Draw the table as it stands after an event of a record, as a PNG picture. Needs no screen.",
        epilog="example: hotl render game.hotl --at 20 --out board.png --size 1600x1000 --theme dark",
    )
    add_position(parser)
    parser.add_argument("--out", metavar="FILE.png", required=True, type=Path, help="where the picture goes")
    parser.add_argument(
        "--size", metavar="WxH", type=_size, default=(1600, 1000), help="in pixels (default: 1600x1000)"
    )
    parser.add_argument("--theme", choices=THEMES, default="light", help="how it looks (default: light)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draw and write."""
    match = load(arguments.file)
    shown = match.branch(position_length(match, arguments.at))
    if arguments.out.suffix.lower() != ".png":
        raise UsageError(f"--out {arguments.out}: the picture is a PNG, so its name ends in .png")
    from hotl_desktop.app.picture import write_table_picture  # noqa: PLC0415 - the only command that needs Qt

    write_table_picture(shown, arguments.out, arguments.size, arguments.theme)
    return 0
