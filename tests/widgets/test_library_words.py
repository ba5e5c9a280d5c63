"""Games, times and dice in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime, QTimeZone

from hotl_desktop.match.fairness import FaceCounts
from hotl_desktop.storage.library import GameRow
from hotl_desktop.widgets.dice_words import figures_text, odds_text, verdict_text
from hotl_desktop.widgets.library_words import (
    badge_seat,
    duration_text,
    others_text,
    result_text,
    spoken,
    when_text,
)

from .games import ROW, scored


@pytest.mark.parametrize(
    ("row", "text"),
    [
        (scored(41, 38), "Won 41 to 38"),
        (scored(41, 20, 38), "Won 41 to 38"),
        (scored(30, 38), "Lost 30 to 38"),
        (scored(30, 38, 20), "Second, 30 to 38"),
        (scored(30, 38, 38), "Third, 30 to 38"),
        (scored(10, 38, 30, 20), "Fourth, 10 to 38"),
        (scored(38, 38, 20), "Shared the win at 38"),
        (scored(38, 40, 20, people=3), "\u2068Ingrid\u2069 won with 40"),
        (scored(40, 40, people=2), "\u2068Mira\u2069 and \u2068Ingrid\u2069 shared the win at 40"),
        (scored(40, 20, 10, 5, people=0, game="get-off-my-lawn"), "\u2068Mira\u2069 won with 40"),
    ],
)
def test_the_result_is_told_from_the_persons_side(row: GameRow, text: str) -> None:
    assert result_text(row) == text


def test_the_badge_is_that_of_the_person_or_of_the_winner() -> None:
    assert badge_seat(scored(10, 38)) == 0
    assert badge_seat(scored(10, 38, people=2)) == 1
    assert others_text(scored(10, 38, 4)) == "\u2068Ingrid\u2069, \u2068Zoë\u2069"
    assert "Mira" in others_text(scored(10, 38, people=2))


def test_close_days_have_names_and_others_dates() -> None:
    noon = QDateTime(QDate(2026, 3, 14), QTime(12, 0), QTimeZone.utc()).toLocalTime()

    def said(days: int) -> str:
        return when_text(noon.addDays(-days).toUTC().toString("yyyy-MM-ddTHH:mm:ssZ"), noon)

    assert said(0).startswith("Today, ")
    assert said(1).startswith("Yesterday, ")
    assert said(3) == QLocale().standaloneDayName(noon.addDays(-3).date().dayOfWeek())
    date = QLocale().toString(noon.addDays(-40).date(), QLocale.FormatType.ShortFormat)
    assert said(40) == date
    assert said(-2) == QLocale().toString(noon.addDays(2).date(), QLocale.FormatType.ShortFormat), "a clock set back"


def test_times_of_play_are_told_to_the_minute() -> None:
    assert duration_text(3 * 3600 + 61) == "3 h 1 min"
    assert duration_text(36 * 3600) == "36 h"


def test_a_line_is_spoken_whole_and_literally() -> None:
    hostile = replace(ROW.players[1], name="<b>x\u202e\ny")
    row = replace(ROW, players=(ROW.players[0], hostile), duplicate="b" * 32)
    said = spoken(row)
    assert "<b>x y" in said
    assert "Won 41 to 38" in said
    assert "same dice, seats swapped" in said


@pytest.mark.parametrize(
    ("counts", "verdict", "odds", "figures"),
    [
        ((0, 0, 0, 0, 0, 0), "Too few dice to say anything yet.", "", ""),
        ((5, 5, 5, 5, 5, 4), "Too few dice to say anything yet.", "", "p\u00a0=\u00a0"),
        (
            (100, 96, 103, 99, 101, 101),
            "As even as fair dice usually are.",
            "about 100 of 100",
            "Chi-square 0.28, 5 degrees of freedom, p\u00a0=\u00a00.998",
        ),
        ((15, 25, 14, 28, 26, 12), "A little less even than usual.", "about 3 of 100", "p\u00a0=\u00a00.0"),
        ((12, 25, 14, 31, 26, 12), "Clearly less even than usual.", "", "p\u00a0=\u00a00.00"),
        ((500, 100, 100, 100, 100, 100), "Not what one expects of fair dice", "hardly any", "p\u00a0<\u00a00.001"),
    ],
)
def test_dice_are_judged_in_plain_words(
    counts: tuple[int, int, int, int, int, int], verdict: str, odds: str, figures: str
) -> None:
    faces = FaceCounts(counts)
    assert verdict_text(faces).startswith(verdict)
    assert odds in odds_text(faces)
    assert figures in figures_text(faces)
