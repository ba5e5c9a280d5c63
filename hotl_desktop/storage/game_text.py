"""A game as text that people can read: who played, how it ended, every move in notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hotl_desktop.match.dice import SealedDice, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import LEVELS, Player

from .atomic import sweep, write_atomically
from .finished import FINISHED_KEY, valid_time
from .problems import Task, told_as


@dataclass(frozen=True, slots=True)
class Words:
    """The words of the text. The window gives them in the user's language."""

    finished: str = "Finished: {time} UTC"
    options: dict[str, str] = field(default_factory=dict)
    """How an option reads, as `Rounds: {value}`; `name: value` where it is left out."""
    person: str = "person"
    levels: dict[str, str] = field(default_factory=lambda: {level: f"{level} AI" for level in LEVELS})
    won: str = "won"
    shared: str = "shared the win"
    unfinished: str = "The game is not over."
    typed: str = "Dice: rolled by hand"
    commitment: str = "Dice: promised by SHA-256 {commitment}"
    seed: str = "Seed: {seed}"


ENGLISH: Final = Words()


def game_text(match: Match, words: Words = ENGLISH) -> str:
    """`match` as it stands, in lines that end with a line feed."""
    outcome = match.state.outcome()
    lines = [match.game.title]
    finished = valid_time(match.extra.get(FINISHED_KEY))
    if finished is not None and outcome is not None:
        lines.append(words.finished.format(time=finished[:16].replace("T", " ")))
    lines.extend(
        words.options.get(name, "{name}: {value}").format(name=name, value=value)
        for name, value in match.options.items()
    )
    lines.append("")
    lines.extend(_player_lines(match, words))
    if outcome is None:
        lines.append(words.unfinished)
    lines.append("")
    if isinstance(match.dice, SeededDice | SealedDice):
        lines.append(words.commitment.format(commitment=match.dice.commitment))
        if isinstance(match.dice, SeededDice) and outcome is not None:
            lines.append(words.seed.format(seed=match.dice.seed.hex()))
    else:
        lines.append(words.typed)
    lines.append("")
    lines.extend(_move_lines(match))
    return "\n".join(lines) + "\n"


def export_text(path: Path, match: Match, words: Words = ENGLISH) -> None:
    """Write `match` as text to a file.

    Raises:
        StorageProblem: it could not be written; an earlier file is untouched.
    """
    data = game_text(match, words).encode("utf-8", "replace")
    with told_as(Task.EXPORT, path):
        sweep(path.parent, path.name)
        write_atomically(path, data)


def _player_lines(match: Match, words: Words) -> list[str]:
    outcome = match.state.outcome()
    scores = dict(match.state.scores())
    winners = outcome.winners if outcome is not None else ()
    result = words.won if len(winners) == 1 else words.shared
    names = {player.seat: f"{_one_line(player.name)} ({_kind(player, words)})" for player in match.players}
    width = max(map(len, names.values()))
    return [
        f"{seat:<2}  {name:<{width}}  {scores[seat]:>4}" + (f"  {result}" if seat in winners else "")
        for seat, name in names.items()
    ]


def _kind(player: Player, words: Words) -> str:
    return words.person if player.level is None else words.levels.get(player.level, player.level)


def _move_lines(match: Match) -> list[str]:
    """The events; decisions are numbered."""
    lines, number = [], 0
    for entry in match.entries:
        if entry.action is None:
            lines.append(f"      {entry.text}")
        else:
            number += 1
            lines.append(f"{number:>4}. {entry.text}")
    return lines


def _one_line(name: str) -> str:
    """A name without anything that breaks lines or turns the direction of the text."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)
