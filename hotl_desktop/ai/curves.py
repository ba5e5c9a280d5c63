"""Training logs as pictures: `python -m hotl_desktop.ai.curves FILE.csv…` draws `FILE.svg` beside each."""

from __future__ import annotations

import csv
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 240
MARGIN: Final = 40
CURVES: Final = (("error", "#b5542b"), ("fair_error", "#6a9a3a"), ("against_greedy", "#2b6cb5"))
"""The columns to draw, and in which colour."""


def picture(rows: Sequence[dict[str, str]], title: str) -> str:
    """An SVG of the curves over the number of games, both from 0 to 1."""
    last = max(int(row["games"]) for row in rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{MARGIN}" y="20">{title}, {last} games of self-play</text>',
    ]
    for value in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(value)
        parts.append(f'<path d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN}" stroke="#dddddd"/>')
        parts.append(f'<text x="8" y="{y + 4:.1f}" fill="#666666">{value}</text>')
    for number, (name, colour) in enumerate(CURVES):
        points = " ".join(
            f"{MARGIN + (WIDTH - 2 * MARGIN) * int(row['games']) / last:.1f},{_y(float(row[name])):.1f}" for row in rows
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = name.replace("_", " ")
        parts.append(f'<text x="{MARGIN + 150 * number}" y="{HEIGHT - 8}" fill="{colour}">{label}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _y(value: float) -> float:
    return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * min(1.0, max(0.0, value))


def main() -> None:
    """The command."""
    for name in sys.argv[1:]:
        path = Path(name)
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        path.with_suffix(".svg").write_text(picture(rows, path.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
