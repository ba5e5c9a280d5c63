"""Finished games in words: who played, how it ended, when, how long."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from hotl_desktop.games.catalogue import game_named
from hotl_desktop.storage.library import GameRow, PlayerRow
from hotl_desktop.storage.library.facts import MIXED
from hotl_desktop.view.lists import listed, together
from hotl_desktop.view.theme import seat_color_name

from .text import isolated, level_name, shown_name

translate = QCoreApplication.translate

_NAME: Final = 24
"""Characters of a name in a sentence."""
_MANY_HOURS: Final = 10
"""From so many hours on, minutes do not matter."""


def game_title(game: str) -> str:
    """The title of the game that records spell `game`."""
    return game_named(game).title


def seat_index(game: str, seat: str) -> int:
    """The seat index of a seat that records spell `seat`."""
    return game_named(game).all_seats.index(seat)


def only_person(row: GameRow) -> PlayerRow | None:
    """The person who played, if there was just one."""
    people = [player for player in row.players if player.level is None]
    return people[0] if len(people) == 1 else None


def badge_seat(row: GameRow) -> int:
    """Seat index of whoever the game is about: the only person, else a winner."""
    about = only_person(row) or next(player for player in row.players if player.won)
    return seat_index(row.game, about.seat)


def player_name(row: GameRow, player: PlayerRow, longest: int = _NAME) -> str:
    """The name of a player as it can be shown."""
    return shown_name(player.name, seat_color_name(seat_index(row.game, player.seat)), longest)


def others_text(row: GameRow) -> str:
    """Against whom the only person played; all names where there was not just one person."""
    person = only_person(row)
    return listed(isolated(player_name(row, player)) for player in row.players if player is not person)


def opposition_text(opponents: str | None) -> str:
    """What kind of opponents: a level, several, or people alone."""
    if opponents is None:
        return translate("Library", "People only")
    if opponents == MIXED:
        return translate("Library", "AIs of several levels")
    return translate("Library", "{level} AI").format(level=level_name(opponents))


def result_text(row: GameRow) -> str:
    """How it ended: from the side of the only person, else who won."""
    person = only_person(row)
    if person is None or len(row.players) == 1:
        return _winners_text(row)
    rivals = sorted((player.score for player in row.players if player is not person), reverse=True)
    own = person.score
    if person.won:
        shared = sum(player.won for player in row.players) > 1
        text = (
            translate("Library", "Shared the win at {own}")
            if shared
            else translate("Library", "Won {own} to {other}", "points of the winner and of the next")
        )
        return text.format(own=own, other=rivals[0])
    if len(row.players) == 2:
        return translate("Library", "Lost {own} to {other}").format(own=own, other=rivals[0])
    place = 1 + sum(score > own for score in rivals)
    texts = {
        2: translate("Library", "Second, {own} to {other}", "second place, with points of this player and of the best"),
        3: translate("Library", "Third, {own} to {other}"),
        4: translate("Library", "Fourth, {own} to {other}"),
    }
    return texts[place].format(own=own, other=rivals[0])


def _winners_text(row: GameRow) -> str:
    names = [isolated(player_name(row, player)) for player in row.players if player.won]
    best = max(player.score for player in row.players)
    if len(names) == 1:
        return translate("Library", "{name} won with {points}").format(name=names[0], points=best)
    return translate("Library", "{names} shared the win at {points}").format(names=together(names), points=best)


def local_time(moment: str) -> QDateTime:
    """A moment of the library in the time of this place."""
    return QDateTime.fromString(moment, Qt.DateFormat.ISODate).toLocalTime()


def when_text(moment: str, now: QDateTime | None = None) -> str:
    """A moment of the library as people say it: close days by name, others by date.

    Args:
        moment: in universal time.
        now: the time of day here.
    """
    then, today = local_time(moment), (now or QDateTime.currentDateTime()).date()
    locale = QLocale()
    days = then.date().daysTo(today)
    clock = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return translate("Library", "Today, {time}").format(time=clock)
    if days == 1:
        return translate("Library", "Yesterday, {time}").format(time=clock)
    if 1 < days < 7:
        return locale.standaloneDayName(then.date().dayOfWeek())
    return locale.toString(then.date(), QLocale.FormatType.ShortFormat)


def whole_time_text(moment: str) -> str:
    """A moment of the library as a date and a time."""
    then, locale = local_time(moment), QLocale()
    day = locale.toString(then.date(), QLocale.FormatType.LongFormat)
    clock = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    return translate("Library", "{day}, {time}").format(day=day, time=clock)


def length_text(row: GameRow) -> str:
    """How long it was: moves and minutes."""
    moves = translate("Library", "%n move(s)", "", row.decisions)
    return moves if row.seconds is None else f"{moves}, {duration_text(row.seconds)}"


def duration_text(seconds: int) -> str:
    """A time of play, to the minute."""
    minutes = (seconds + 30) // 60
    if minutes < 60:
        return translate("Library", "%n min", "minutes", minutes)
    if minutes >= _MANY_HOURS * 60:
        return translate("Library", "{hours} h").format(hours=QLocale().toString((minutes + 30) // 60))
    return translate("Library", "{hours} h {minutes} min").format(hours=minutes // 60, minutes=minutes % 60)


def seats_text(game: str, seats: int) -> str:
    """A game and how many play it."""
    return listed((game_title(game), translate("Library", "%n player(s)", "", seats)))


def in_set(row: GameRow) -> bool:
    """Whether it was begun as the further game of a set with the same dice."""
    return row.duplicate != row.id


def spoken(row: GameRow) -> str:
    """All that a line of the list says, for assistive technology."""
    parts = [game_title(row.game), others_text(row), result_text(row), opposition_text(row.opponents)]
    parts += [when_text(row.finished), length_text(row)]
    if in_set(row):
        parts.append(translate("Library", "same dice, seats swapped"))
    return listed(parts)
