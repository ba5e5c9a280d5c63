"""A game as text for people."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.match.dice import TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import Player
from hotl_desktop.match.record import read_record, write_record
from hotl_desktop.storage.finished import FINISHED_KEY
from hotl_desktop.storage.game_text import Words, export_text, game_text
from hotl_desktop.storage.problems import StorageProblem

from ..walks import SIMPLE_TABLES, Table, play_on, seeded
from .disks import full_from_now_on
from .games import begun, over


def duel(*names: str) -> Match:
    kinds = ("human", "ai:expert")
    players = [Player(seat, name, kind) for seat, name, kind in zip(("NW", "SE"), names, kinds, strict=True)]
    return Match(HEAD_OF_THE_LINE, players, seeded(3))


def test_all_of_a_short_game() -> None:
    match = play_on(duel("Ada", "Robin"), Random(3), 6)
    scores = dict(match.state.scores())
    assert game_text(match) == (
        "Head of the Line\n"
        "launch_until: zone\n"
        "\n"
        f"NW  Ada (person)       {scores['NW']:>4}\n"
        f"SE  Robin (expert AI)  {scores['SE']:>4}\n"
        "The game is not over.\n"
        "\n"
        f"Dice: promised by SHA-256 {seeded(3).commitment}\n"
        "\n"
        f"      {match.entries[0].text}\n"
        f"   1. {match.entries[1].text}\n"
        f"   2. {match.entries[2].text}\n"
    )


@pytest.mark.parametrize("table", SIMPLE_TABLES, ids=str)
def test_every_event_is_there_in_order_and_decisions_are_numbered(table: Table) -> None:
    match = play_on(table.match(seeded(1)), Random(1))
    lines = game_text(match).splitlines()[-len(match.entries) :]
    assert [line[6:] for line in lines] == [entry.text for entry in match.entries]
    numbers = [int(line[:4]) for line in lines if line[4] == "."]
    assert numbers == list(range(1, sum(entry.action is not None for entry in match.entries) + 1))


def test_a_finished_game_shows_its_seed_its_winner_and_its_day() -> None:
    match = play_on(duel("Ada", "Robin"), Random(3))
    text = game_text(match)
    assert f"Seed: {seeded(3).seed.hex()}" in text
    outcome = match.state.outcome()
    assert outcome is not None
    for line in text.splitlines():
        if line.startswith(("NW  ", "SE  ")):
            assert line.endswith("  won") == (line[:2] in outcome.winners)
    assert "Finished" not in text
    match.extra[FINISHED_KEY] = "2026-03-14T09:26:53Z"
    assert "\nFinished: 2026-03-14 09:26 UTC\n" in game_text(match)


def test_an_unfinished_game_keeps_its_seed_secret() -> None:
    match = play_on(duel("Ada", "Robin"), Random(3), 20)
    assert match.dice.kind == "seeded"
    assert seeded(3).seed.hex() not in game_text(match)
    sealed = read_record(write_record(match, reveal_seed=False).encode())
    assert game_text(sealed) == game_text(match)


def test_real_dice_are_said() -> None:
    match = SIMPLE_TABLES[0].match(TypedDice([1, 2, 3, 4]))
    assert "\nDice: rolled by hand\n" in game_text(match)


def test_it_speaks_the_words_it_is_given() -> None:
    words = Words(
        options={"launch_until": "Abschuss bis: {value}"},
        person="Mensch",
        levels={"expert": "KI, Fachmann"},
        unfinished="Das Spiel läuft noch.",
    )
    text = game_text(play_on(duel("Ada", "Robin"), Random(3), 6), words)
    for expected in ("Abschuss bis: zone", "Ada (Mensch)", "Robin (KI, Fachmann)", "Das Spiel läuft noch."):
        assert expected in text


def test_names_cannot_break_the_lines() -> None:
    text = game_text(play_on(duel("Eve\n   1. SE 6 pass", "\u202eevE\0"), Random(3), 6))
    assert "Eve�   1. SE 6 pass (person)" in text
    assert "�evE� (expert AI)" in text


def test_shared_wins() -> None:
    for number in range(200):
        match = over(number)
        outcome = match.state.outcome()
        assert outcome is not None
        if len(outcome.winners) > 1:
            assert game_text(match).count("  shared the win\n") == len(outcome.winners)
            return
    pytest.fail("no game with a shared win")


def test_export_to_a_file(tmp_path: Path) -> None:
    match, path = begun(1), tmp_path / "Spiel ß.txt"
    export_text(path, match)
    assert path.read_bytes().decode() == game_text(match)
    with (
        full_from_now_on(),
        pytest.raises(StorageProblem, match="the disk is full"),
    ):
        export_text(path, over(1))
    assert path.read_bytes().decode() == game_text(match)
