"""What the setup of each game says: where seats are, what its rules to choose from mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication

from hotl_desktop.games.base import OptionValue

translate = QCoreApplication.translate

LEAST_SEATS: Final = 2
"""A game needs so many players."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """A rule that the table may choose."""

    label: str
    explanation: str = ""
    """Where all values mean the same thing in another number."""
    values: Mapping[OptionValue, tuple[str, str]] = field(default_factory=dict)
    """The label and the explanation of each value; empty for a number that is stepped."""


@dataclass(frozen=True, slots=True)
class GameWords:
    """A game in the setup."""

    places: tuple[str, str, str, str]
    """Where each seat is, by seat index."""
    options: Mapping[str, OptionWords]
    """By the option's name."""
    caption: str
    """Under the preview."""
    caption_more: str


def words_for(game: str, options: Mapping[str, OptionValue]) -> GameWords:
    """The words for the game of that name, with `options` as they are chosen.

    Raises:
        KeyError: there is no such game.
    """
    return {"head-of-the-line": _lines, "get-off-my-lawn": _lawn}[game](options)


def _lines(options: Mapping[str, OptionValue]) -> GameWords:
    more = (
        translate("Setup", "The small square in the middle is the hub. Past it, your Head may turn.")
        if options.get("launch_until") == "hub"
        else translate("Setup", "The framed square in the middle is the zone. Past it, your Head may turn.")
    )
    return GameWords(
        places=(
            translate("Setup", "north-west, up"),
            translate("Setup", "north-east, right"),
            translate("Setup", "south-east, down"),
            translate("Setup", "south-west, left"),
        ),
        options={
            "launch_until": OptionWords(
                translate("Setup", "First lines run straight"),
                values={
                    "zone": (
                        translate("Setup", "Until off the zone"),
                        translate("Setup", "A Head runs straight until it leaves the middle 16 cells."),
                    ),
                    "hub": (
                        translate("Setup", "Until off the hub"),
                        translate("Setup", "A Head runs straight until it leaves the middle 4 cells."),
                    ),
                },
            )
        },
        caption=translate("Setup", "Every seat starts in the hub and leaves along its lane"),
        caption_more=more,
    )


def _lawn(_options: Mapping[str, OptionValue]) -> GameWords:
    return GameWords(
        places=(
            translate("Setup", "upper left"),
            translate("Setup", "upper right"),
            translate("Setup", "lower right"),
            translate("Setup", "lower left"),
        ),
        options={
            "rounds": OptionWords(
                translate("Setup", "Rounds"),
                translate("Setup", "All rounds are added up. Each is begun by the next player."),
            )
        },
        caption=translate("Setup", "Eight dice each, and six white Power Dice in the middle"),
        caption_more=translate("Setup", "A die may only enter the row of its own number."),
    )


def default_name(seat: int) -> str:
    """What an AI on the seat index is called unless it is given another name."""
    return (
        translate("Setup", "Robin", "a player’s first name"),
        translate("Setup", "Mira", "a player’s first name"),
        translate("Setup", "Jonas", "a player’s first name"),
        translate("Setup", "Tove", "a player’s first name"),
    )[seat]


def person_name(number: int) -> str:
    """What the person number `number` (from 1) is called unless given another name."""
    return translate("Setup", "Player {number}").format(number=number)
