"""The record: what is written can be read, and nothing else is."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.dice import SealedDice, SeededDice, TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import (
    MOST_BYTES,
    MOST_EVENTS,
    VERSION,
    match_from_record,
    parse_json,
    read_record,
    to_record,
    write_record,
)
from tests.match.records import MISSING, Record, changed, cut, encoded, lawn_record, line_record, manual
from tests.walks import LONG, SIMPLE_TABLES, TABLES, Table, play_on, seeded


def refusal(data: bytes | Record) -> NotLoadable:
    """Why this is no record: one short line."""
    with pytest.raises(NotLoadable) as raised:
        read_record(data if isinstance(data, bytes) else encoded(data))
    message = str(raised.value)
    assert message.isprintable()
    assert len(message) < 400
    assert message.startswith(raised.value.place)
    return raised.value


# --------------------------------------------------------------------------------------------- there and back again


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_at_any_moment_is_written_and_read_with_the_same_state_and_dice(table: Table) -> None:
    match, random = table.match(seeded(7)), Random(7)
    while match.state.to_act() is not None:
        play_on(match, random, random.randrange(1, 40))
        read = read_record(write_record(match).encode())
        assert to_record(read) == to_record(match)
        assert read.steps == match.steps[: read.length]
        assert read.state == match.state_at(read.length)
        assert isinstance(read.dice, SeededDice)
        assert read.dice.seed == seeded(7).seed


def test_the_text_is_what_the_format_says() -> None:
    match = play_on(SIMPLE_TABLES[0].match(seeded(1), "ai:casual"), Random(1), 12)
    text = write_record(match)
    assert text.endswith("}\n")
    record = json.loads(text)
    assert list(record) == ["format", "version", "game", "options", "players", "dice", "events"]
    assert record["format"] == "hotl-record"
    assert record["version"] == VERSION == 1
    assert record["options"] == {"launch_until": "zone"}
    assert record["players"][0] == {"seat": "NW", "name": "player NW", "kind": "ai:casual"}
    assert list(record["dice"]) == ["source", "commitment", "seed"]


def test_the_kind_of_a_player_is_optional() -> None:
    match = SIMPLE_TABLES[0].match(seeded(1))
    assert to_record(match)["players"][0] == {"seat": "NW", "name": "player NW"}
    assert read_record(write_record(match).encode()).players[0].kind is None


def test_names_are_written_as_they_are() -> None:
    record = line_record()
    record["players"][0]["name"] = "Ada 𝔄 Łódź 日本 🎲"
    text = write_record(match_from_record(record))
    assert "Ada 𝔄 Łódź 日本 🎲" in text


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u202eevil\u202c",
        "<b>bold</b>&amp;",
        "%s {0}",
        "a\nb\tc\0d",
        "\x1b[31mred",
        "\ufeff",
        "\u2028",
        "x" * 10_000,
    ],
)
def test_hostile_names_are_kept_to_the_letter(name: str) -> None:
    record = changed(line_record(), ["players", 0, "name"], name)
    match = read_record(encoded(record))
    assert match.players[0].name == name
    assert read_record(write_record(match).encode()).players[0].name == name


def test_half_a_character_in_a_name_does_not_keep_a_game_from_being_saved() -> None:
    match = match_from_record(changed(line_record(), ["players", 0, "name"], "A\ud800B"))
    assert read_record(write_record(match).encode()).players[0].name == "A?B"


def test_the_seed_of_an_unfinished_game_may_stay_secret() -> None:
    table = SIMPLE_TABLES[0]
    match = play_on(table.match(seeded(5)), Random(1), 30)
    public = to_record(match, reveal_seed=False)
    assert list(public["dice"]) == ["source", "commitment"]
    read = match_from_record(public)
    assert isinstance(read.dice, SealedDice)
    assert to_record(read) == public
    assert read.next_face() is None


def test_the_seed_of_a_finished_game_is_always_shown() -> None:
    match = play_on(SIMPLE_TABLES[0].match(seeded(5)), Random(1))
    assert "seed" in to_record(match, reveal_seed=False)["dice"]


@pytest.mark.parametrize("record", [line_record(), lawn_record()], ids=["line", "lawn"])
def test_typed_dice_need_no_proof(record: Record) -> None:
    match = match_from_record(manual(record))
    assert isinstance(match.dice, TypedDice)
    assert to_record(match)["dice"] == {"source": "manual"}
    unfinished = match_from_record(manual(cut(record, 9)))
    assert isinstance(unfinished.dice, TypedDice)
    assert unfinished.dice.faces == match.dice.faces[: len(unfinished.dice.faces)]
    assert unfinished.next_face() is None


def test_unknown_keys_are_kept_and_written_again() -> None:
    record = line_record()
    record["clock"] = {"NW": [1, 2.5, None, True, "é"], "": {}}
    record["players"][1]["rating"] = 1500
    match = read_record(encoded(record))
    assert match.extra == {"clock": record["clock"]}
    written = to_record(match)
    assert written["clock"] == record["clock"]
    assert written["players"][1] == record["players"][1]
    assert to_record(read_record(write_record(match).encode())) == written


def test_options_left_out_have_their_default() -> None:
    assert match_from_record(changed(line_record(), ["options"], MISSING)).options == {"launch_until": "zone"}
    assert match_from_record(changed(line_record(), ["options"], {})).options == {"launch_until": "zone"}
    assert match_from_record(changed(lawn_record(), ["options"], {})).options == {"rounds": 1}


# ---------------------------------------------------------------------------------------------------- not JSON


@pytest.mark.parametrize(
    ("data", "place", "words"),
    [
        (b"", "line 1", "not JSON"),
        (b"{", "line 1", "not JSON"),
        (b'{\n"a" 1}', "line 2", "not JSON"),
        (b"{} {}", "line 1", "not JSON"),
        (b'{"a": 1,}', "line 1", "not JSON"),
        (b"{'a': 1}", "line 1", "not JSON"),
        (b'{"a": 01}', "line 1", "not JSON"),
        (b'{"a": "\n"}', "line 1", "not JSON"),
        (b"\xef\xbb\xbf{}", "line 1", "not JSON"),
        (b"\xff\xfe{\0}\0", "", "not UTF-8 text: byte 1 "),
        (b'{"a": "\xe9"}', "", "not UTF-8 text: byte 8 "),
        (b'{"a": "\xed\xa0\x80"}', "", "not UTF-8 text"),
        (b"[]", "", "no object"),
        (b"1", "", "no object"),
        (b"null", "", "no object"),
        (b'"hotl-record"', "", "no object"),
        (b'{"a": NaN}', "", "NaN is no number"),
        (b'{"a": Infinity}', "", "Infinity is no number"),
        (b'{"a": -Infinity}', "", "-Infinity is no number"),
        (b'{"a": 1e999}', "", "too large"),
        (b'{"a": ' + b"9" * 30 + b"}", "", "too large"),
        (b'{"a": ' + b"9" * 100_000 + b"}", "", "too large"),
        (b'{"a": 1, "b": 2, "a": 1}', "a", "the key stands twice"),
        (b'{"a": {"b": {"c": 1, "c": 1}}}', "c", "the key stands twice"),
        (b'{"a": "\\ud800"}', "\\ud800", "half a character"),
        (b'{"a": ["x\\udfffy"]}', "x\\udfffy", "half a character"),
        (b'{"\\ud83d": 1}', "\\ud83d", "half a character"),
        (b"[" * 100_000, "", "nested too deeply"),
        (b'{"a":' * 100_000, "", "nested too deeply"),
        (b'{"a": ' + b"[" * 64 + b"]" * 64 + b"}", "", "nested too deeply"),
    ],
)
def test_what_is_not_a_json_object_is_refused(data: bytes, place: str, words: str) -> None:
    error = refusal(data)
    assert error.place == place
    assert words in error.reason


def test_further_keys_may_nest_to_a_depth() -> None:
    deep: Any = 1
    for _ in range(63):
        deep = [deep]
    assert read_record(encoded(line_record() | {"deep": deep})).extra == {"deep": deep}


def test_both_halves_of_a_character_are_one() -> None:
    assert parse_json(b'{"a": "\\ud83c\\udfb2"}') == {"a": "🎲"}


def test_a_file_of_the_largest_size_is_read_and_one_byte_more_is_not() -> None:
    data = encoded(line_record())
    assert read_record(data + b" " * (MOST_BYTES - len(data)))
    assert "larger than 2 MB" in refusal(data + b" " * (MOST_BYTES + 1 - len(data))).reason


# ------------------------------------------------------------------------------------------------ not a record


@pytest.mark.parametrize(
    ("path", "value", "place", "words"),
    [
        (["format"], MISSING, "format", "not a game record"),
        (["format"], "pgn", "format", "not a game record"),
        (["format"], ["hotl-record"], "format", "not a game record"),
        (["version"], MISSING, "version", "null is not the number"),
        (["version"], 0, "version", "0 is not the number"),
        (["version"], -1, "version", "-1 is not the number"),
        (["version"], "1", "version", '"1" is not the number'),
        (["version"], 1.0, "version", "1.0 is not the number"),
        (["version"], True, "version", "true is not the number"),
        (["version"], 2, "version", "made by a newer program: this one reads version 1, not 2"),
        (["version"], 10**15, "version", "made by a newer program"),
        (["game"], MISSING, "game", "missing"),
        (["game"], "chess", "game", "there is no game 'chess'"),
        (["game"], "Head-of-the-line", "game", "there is no game"),
        (["game"], "x" * 100_000, "game", "there is no game"),
        (["game"], 1, "game", "1 is not the name"),
        (["game"], {}, "game", "an object is not the name"),
        (["options"], None, "options", "an object is expected, not null"),
        (["options"], [], "options", "an object is expected, not a list"),
        (["options"], {"rounds": 1}, "options", "has no option 'rounds'"),
        (["options"], {"x" * 100_000: 1}, "options", "has no option"),
        (["options"], {"launch_until": "never"}, "options", "must be one of zone, hub, not 'never'"),
        (["options"], {"launch_until": "y" * 100_000}, "options", "must be one of zone, hub"),
        (["options"], {"launch_until": 1}, "options", "must be one of zone, hub, not 1"),
        (["options"], {"launch_until": None}, "options.launch_until", "null is no value"),
        (["options"], {"launch_until": True}, "options.launch_until", "true is no value"),
        (["options"], {"launch_until": ["zone"]}, "options.launch_until", "a list is no value"),
        (["options"], {"launch_until": 1.5}, "options.launch_until", "1.5 is no value"),
        (["players"], MISSING, "players", "missing"),
        (["players"], {}, "players", "a list is expected, not an object"),
        (["players"], [], "players", "2 to 4 players, not 0"),
        (["players", 1], MISSING, "players", "2 to 4 players, not 1"),
        (["players", 0], "Ada", "players[0]", 'an object is expected, not "Ada"'),
        (["players", 1, "seat"], MISSING, "players[1].seat", "missing"),
        (["players", 1, "seat"], 2, "players[1].seat", "a text is expected, not 2"),
        (["players", 1, "seat"], "P2", "players", "no seat 'P2'"),
        (["players", 1, "seat"], "option", "players", "no seat 'option'"),
        (["players", 1, "seat"], "z" * 100_000, "players", "no seat"),
        (["players", 1, "seat"], "NW", "players", "clockwise order, each once"),
        (["players", 0, "seat"], "SW", "players", "clockwise order"),
        (["players", 1, "name"], MISSING, "players[1].name", "missing"),
        (["players", 1, "name"], None, "players[1].name", "a text is expected, not null"),
        (["players", 1, "kind"], None, "players[1].kind", "null is none of human, ai:beginner"),
        (["players", 1, "kind"], "robot", "players[1].kind", '"robot" is none of human'),
        (["players", 1, "kind"], "ai:", "players[1].kind", '"ai:" is none of human'),
        (["players", 1, "kind"], ["human"], "players[1].kind", "a list is none of human"),
        (["dice"], MISSING, "dice", "missing"),
        (["dice"], "seeded", "dice", 'an object is expected, not "seeded"'),
        (["dice"], {}, "dice.source", "null is neither 'seeded' nor 'manual'"),
        (["dice", "source"], "loaded", "dice.source", '"loaded" is neither'),
        (["dice", "source"], "manual", "dice.commitment", "manual dice have no such key"),
        (["dice", "colour"], "red", "dice.colour", "seeded dice have no such key"),
        (["dice", "commitment"], MISSING, "dice.commitment", "64 digits from 0 to f are expected, not null"),
        (["dice", "commitment"], "0" * 63, "dice.commitment", "64 digits"),
        (["dice", "commitment"], "G" * 64, "dice.commitment", "64 digits"),
        (["dice", "commitment"], "0" * 64, "dice.seed", "the commitment is not the SHA-256 of this seed"),
        (["dice", "commitment"], "0" * 64 + "\n", "dice.commitment", "64 digits"),
        (["dice", "seed"], "0" * 64, "dice.seed", "the commitment is not the SHA-256 of this seed"),
        (["dice", "seed"], "A" * 64, "dice.seed", "64 digits"),
        (["dice", "seed"], 5, "dice.seed", "64 digits from 0 to f are expected, not 5"),
        (["dice", "seed"], MISSING, "dice.seed", "missing, though the game is over"),
        (["events"], MISSING, "events", "missing"),
        (["events"], "first NW:1 SE:2", "events", "a list is expected"),
        (["events", 4], 7, "events[4]", "a text is expected, not 7"),
        (["events", 4], ["NW"], "events[4]", "a text is expected, not a list"),
        (["result"], MISSING, "result", "missing, though the game is over"),
        (["result"], None, "result", "an object with scores and winners is expected"),
        (["result"], {}, "result", "an object with scores and winners is expected"),
        (["result", "draw"], True, "result", "an object with scores and winners is expected"),
        (["result", "winners"], MISSING, "result", "an object with scores and winners is expected"),
        (["result", "winners"], [], "result.winners", "won"),
        (["result", "winners"], "SE", "result.winners", "won"),
        (["result", "winners"], ["NW"], "result.winners", "NW and SE won"),
        (["result", "winners"], ["SE", "NW"], "result.winners", "NW and SE won"),
        (["result", "scores"], [], "result.scores", "the game ended NW:"),
        (["result", "scores", "NW"], 999, "result.scores", "the game ended NW:"),
        (["result", "scores", "NW"], MISSING, "result.scores", "the game ended NW:"),
        (["result", "scores", "XX"], 1, "result.scores", "the game ended NW:"),
    ],
)
def test_what_is_wrong_in_a_record_is_said_with_its_place(
    path: list[str | int], value: Any, place: str, words: str
) -> None:
    read_record(encoded(line_record()))
    error = refusal(changed(line_record(), path, value))
    assert error.place == place
    assert words in error.reason


@pytest.mark.parametrize("as_number", [float, str], ids=["float", "text"])
def test_points_are_whole_numbers(as_number: Callable[[int], Any]) -> None:
    record = line_record()
    record["result"]["scores"]["NW"] = as_number(record["result"]["scores"]["NW"])
    assert refusal(record).place == "result.scores"


def test_scores_and_winners_stand_in_the_order_of_the_players() -> None:
    record = line_record()
    record["result"]["scores"] = dict(reversed(record["result"]["scores"].items()))
    assert refusal(record).place == "result.scores"


def test_an_unfinished_game_has_no_result() -> None:
    record = cut(line_record(), 20) | {"result": line_record()["result"]}
    assert str(refusal(record)) == "result: the game is not over"
    record["result"] = None
    assert refusal(record).place == "result"


def test_a_newer_version_is_refused_before_anything_else_is_looked_at() -> None:
    record = {"format": "hotl-record", "version": 7, "game": "a third one"}
    assert str(refusal(record)).startswith("version: made by a newer program")


# ----------------------------------------------------------------------------------------------------- events


def unfinished_line() -> Record:
    return manual(cut(line_record(), 20))


def unfinished_lawn() -> Record:
    return manual(cut(lawn_record(), 50))


@pytest.mark.parametrize(
    ("index", "text", "words"),
    [
        (0, "", "'' is not an event as NW 4 f7-f10"),
        (0, "first", "the event is not complete"),
        (0, "first NW:1", "the event is not complete"),
        (0, "first NW:1 SE", "'SE' is not an opening roll as NW:5"),
        (0, "first NW:7 SE:1", "'7' is not a face from 1 to 6"),
        (0, "first NW:\u0661 SE:3", "is not a face from 1 to 6"),
        (0, "first NW: SE:3", "'' is not a face from 1 to 6"),
        (0, "first  NW:1 SE:3", "'' is not an opening roll"),
        (0, "first SE:1 NW:3", "'first NW:1 SE:3' is what happens here"),
        (0, "first NW:1 SE:3 SE:5", "'first NW:1 SE:3' is what happens here"),
        (0, "first NW:5 SE:5 NW:1", "'first NW:5 SE:5' is what happens here"),
        (0, "FIRST NW:1 SE:3", "'NW:1' is not a face"),
        (0, "SE 6 g6-g1", "the die must be rolled first (HL 3:1)"),
        (1, "SE 9 g6-g1", "'9' is not a face from 1 to 6"),
        (1, "SE 06 g6-g1", "'06' is not a face from 1 to 6"),
        (1, "SE 6 g6-g0", "'g0' is not a cell"),
        (1, "SE 6 g6-g2", "the line must be 6 long, not 5 (HL 5:2)"),
        (1, "SE 6 f7-f12", "the first line starts on g6"),
        (1, "NW 6 g6-g1", "'SE 6 g6-g1' is what happens here"),
        (1, "P1 6 g6-g1", "'SE 6 g6-g1' is what happens here"),
        (1, "SE 6 pass", "a line can be laid, so one must be (HL 5:4)"),
        (1, "SE 6", "the event is not complete"),
        (1, "SE 6 g6-g1 ", "is not an event as NW 4 f7-f10"),
        (1, "SE  6 g6-g1", "is not an event as NW 4 f7-f10"),
        (1, "SE @ g6", "the die must be rolled first (HL 4:1)"),
        (1, "first NW:1 SE:3", "a decision is due"),
        (1, "x" * 100_000, "is no event: too long"),
        (1, "SE\n6 g6-g1", "'g6-g1' is not a face"),
        (13, "NW @ k5", "'SE @ k5' is what happens here"),
        (13, "SE @ a1", "a1 is not SE's chip (HL 5:6)"),
        (13, "SE 2 l5-l6", "a decision is due, not a die (a turn)"),
        (13, "SE pass", "'pass' is not a face from 1 to 6"),
    ],
)
def test_an_event_of_head_of_the_line_that_cannot_be_is_refused(index: int, text: str, words: str) -> None:
    match_from_record(unfinished_line())
    error = refusal(changed(unfinished_line(), ["events", index], text))
    assert error.place == f"events[{index}]"
    assert words in error.reason


@pytest.mark.parametrize(
    ("event", "text", "words"),
    [
        ("first P1:5 P2:6 P3:5 P4:1", "first P1:5 P2:6 P3:5", "the event is not complete"),
        ("round 1 P2", "round 1 P1", "'round 1 P2' is what happens here"),
        ("round 1 P2", "round 2 P2", "'round 1 P2' is what happens here"),
        ("round 1 P2", "deal P1 5 4 1 4 2 2 6 2", "'round 1 P2' is what happens here"),
        ("deal P1 5 4 1 4 2 2 6 2", "round 1 P2", "no round begins here"),
        ("deal P1 5 4 1 4 2 2 6 2", "deal P1 5 4 1", "a deal has 8 dice, not 3"),
        ("deal P1 5 4 1 4 2 2 6 2", "deal P1 5 4 1 4 2 2 6 7", "'7' is not a face from 1 to 6"),
        ("deal P1 5 4 1 4 2 2 6 2", "deal P2 5 4 1 4 2 2 6 2", "'deal P1 5 4 1 4 2 2 6 2' is what happens here"),
        ("deal P1 5 4 1 4 2 2 6 2", "P2 place 2 IR", "a die must fall"),
        ("P2 place 2 IR", "place 2 IR", "is not an action"),
        ("P2 place 2 IR", "P2 place 2 XX", "is not an action"),
        ("P2 place 2 IR", "P1 place 2 IR", "'P2 place 2 IR' is what happens here"),
        ("P2 place 2 IR", "P2 place 2 FR", "fills from the inside"),
        ("P2 place 2 IR", "P2 place 2 IR -> 5", "a decision is due, not a die"),
        ("P2 place 2 IR", "P2 place 2 IR -> power", "'P2 place 2 IR' is what happens here"),
        ("P2 place 2 IR", "P2 pass", "GL 6:1.A"),
        ("P2 place 2 IR", "deal P2 3 6 3 6 6 2 5 5", "a decision is due"),
        ("P1 roll high -> 5", "P1 roll high", "the event is not complete"),
        ("P1 roll high -> 5", "P1 roll high -> 7", "'7' is not a face from 1 to 6"),
        ("P1 roll high -> 5", "P1 roll high -> P1 5", "'P1 roll high -> 5' is what happens here"),
        ("P1 roll high -> 5", "P1 roll high 5", "is not an action"),
        ("P1 push 4 R -> P2 2", "P1 push 4 R -> 2", "'P1 push 4 R -> P2 2' is what happens here"),
        ("P1 push 4 R -> P2 2", "P1 push 4 R -> P3 2", "'P1 push 4 R -> P2 2' is what happens here"),
        ("P1 push 4 R -> P2 2", "P1 push 4 R -> power", "the event is not complete"),
        ("P1 push 4 R -> P2 2", "P1 push 4 R", "the event is not complete"),
        ("P4 push 2 L -> power", "P4 push 2 L -> P1 2", "a decision is due, not a die"),
        ("P4 push 2 L -> power", "P4 push 2 L", "'P4 push 2 L -> power' is what happens here"),
    ],
)
def test_an_event_of_get_off_my_lawn_that_cannot_be_is_refused(event: str, text: str, words: str) -> None:
    record = unfinished_lawn()
    match_from_record(record)
    index = record["events"].index(event)
    error = refusal(changed(record, ["events", index], text))
    assert error.place == f"events[{index}]"
    assert words in error.reason


def test_there_is_an_end_to_events() -> None:
    record = unfinished_line()
    ties = ["first NW:1 SE:1"] * MOST_EVENTS
    assert match_from_record(record | {"events": ties}).length == 2 * MOST_EVENTS
    assert str(refusal(record | {"events": [*ties, "first NW:1 SE:1"]})).startswith("events: more than 10000")


def test_a_decision_at_the_end_must_have_its_die() -> None:
    record = unfinished_lawn()
    assert record["events"][9].startswith("P1 roll high")
    assert refusal(cut(record, 9) | {"events": [*record["events"][:9], "P1 roll high"]}).place == "events[9]"


@pytest.mark.parametrize("record", [line_record(), lawn_record()], ids=["line", "lawn"])
def test_no_event_can_be_left_out_or_doubled_or_swapped(record: Record) -> None:
    events = record["events"]
    for index in range(len(events)):
        without = [*events[:index], *events[index + 1 :]]
        refusal(record | {"events": without})
        doubled = [*events[:index], events[index], *events[index:]]
        refusal(record | {"events": doubled})
        if index + 1 < len(events) and events[index] != events[index + 1]:
            swapped = [*events[:index], events[index + 1], events[index], *events[index + 2 :]]
            refusal(record | {"events": swapped})


def test_nothing_happens_after_the_end() -> None:
    for record, event in ((line_record(), "NW 1 pass"), (lawn_record(), "P1 pass")):
        error = refusal(manual(record) | {"events": [*record["events"], event]})
        assert error.place == f"events[{len(record['events'])}]"
        assert "is over" in error.reason


@pytest.mark.parametrize("record", [line_record(), lawn_record()], ids=["line", "lawn"])
def test_every_die_is_held_against_the_seed(record: Record) -> None:
    other = seeded(1)
    dice = {"source": "seeded", "commitment": other.commitment, "seed": other.seed.hex()}
    error = refusal(record | {"dice": dice})
    assert error.place == "events[0]"
    assert "but the seed gives" in error.reason


def test_the_wrong_die_is_named() -> None:
    error = refusal(changed(line_record(), ["events", 1], "SE 5 g6-g2"))
    assert error.place == "events[1]"
    assert error.reason == "SE 5 g6-g2: die 3 of the game shows 5, but the seed gives 6"


# ----------------------------------------------------------------------------------------------- spoiled files


def same_or_refused(data: bytes, original: Match) -> bool:
    """Whether `data` loads, and then as the same game: names, kinds and further keys apart."""
    try:
        match = read_record(data)
    except NotLoadable as error:
        said = str(error)
    else:
        said = ""
    if said:
        assert said.isprintable()
        assert len(said) < 400
        return False
    assert match.steps == original.steps
    assert match.state == original.state
    assert match.options == original.options
    assert [player.seat for player in match.players] == [player.seat for player in original.players]
    return True


SPOILED = pytest.mark.parametrize("record", [line_record(), lawn_record()], ids=["line", "lawn"])


@SPOILED
def test_every_truncation_is_refused(record: Record) -> None:
    data = encoded(record)
    assert same_or_refused(data, read_record(data))
    for length in range(len(data)):
        refusal(data[:length])


@SPOILED
def test_a_changed_byte_is_harmless(record: Record) -> None:
    data = encoded(record)
    original = read_record(data)
    places: list[tuple[int, int]] = [(place, byte) for place in range(len(data)) for byte in range(256)]
    count = 800 * LONG
    if count < len(places):
        places = Random(11).sample(places, count)
    loaded = sum(same_or_refused(data[:place] + bytes([byte]) + data[place + 1 :], original) for place, byte in places)
    assert loaded < len(places) // 4, "most of a record matters"


@SPOILED
def test_bytes_left_out_doubled_or_put_in_are_harmless(record: Record) -> None:
    data = encoded(record)
    original, random = read_record(data), Random(12)
    for _ in range(100 * LONG):
        place = random.randrange(len(data))
        length = random.randrange(1, 20)
        for spoiled in (
            data[:place] + data[place + length :],
            data[: place + length] + data[place:],
            data[:place] + random.randbytes(length) + data[place:],
        ):
            same_or_refused(spoiled, original)


def test_hostile_files_take_little_time_and_memory() -> None:
    pytest.importorskip("resource")
    command = [sys.executable, "-m", "tests.match.hostile_files"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(reports) == 11
    for report in reports:
        assert report["seconds"] < 2, report
        assert report["megabytes"] < 200, report
        assert len(report["message"]) < 400, report
