"""Whatever the games, records and disks can say has words for people, with every placeholder filled."""

from __future__ import annotations

import ast
import errno
import string
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import hotl_desktop
from hotl_desktop.games.base import IllegalAction, Message, NotLoadable, NotUnderstood, Refusal, TurnRefusal
from hotl_desktop.games.get_off_my_lawn import Place
from hotl_desktop.games.get_off_my_lawn.refusals import LawnRefusal
from hotl_desktop.games.head_of_the_line_refusals import LineRefusal
from hotl_desktop.match.faults import RecordFault
from hotl_desktop.match.record import read_record
from hotl_desktop.storage.faults import FileFault
from hotl_desktop.storage.positions import pasted_position
from hotl_desktop.storage.problems import StorageProblem, Task, Trouble
from hotl_desktop.storage.record_files import load_match, not_readable
from hotl_desktop.widgets.problem_words import FAULT_WORDS, TASK_WORDS, TROUBLE_WORDS, fault_text, problem_text
from hotl_desktop.widgets.refusal_words import WORDS, refusal_text

PACKAGE = Path(hotl_desktop.__file__).parent
REFUSALS: tuple[Refusal, ...] = (*TurnRefusal, *LineRefusal, *LawnRefusal)
FAULTS: tuple[Message, ...] = (*RecordFault, *FileFault)
KINDS = {type(one).__name__ for one in (*REFUSALS, *FAULTS)}


def all_kinds(kind: type[Message]) -> Iterator[type[Message]]:
    for one in kind.__subclasses__():
        yield one
        yield from all_kinds(one)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name} | ({"count"} if "%n" in text else set())


def raised_with() -> Iterator[tuple[str, set[str]]]:
    """Every code that is raised anywhere, with the names of the values that come along."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "IllegalAction",
                "NotLoadable",
                "NewerRecord",
                "NotUnderstood",
            ):
                for one in node.args:
                    if isinstance(one, ast.Attribute) and getattr(one.value, "id", "") in KINDS:
                        assert isinstance(one.value, ast.Name)
                        yield f"{one.value.id}.{one.attr}", {word.arg for word in node.keywords if word.arg}


def test_no_kind_of_message_is_forgotten() -> None:
    assert {kind for kind in all_kinds(Message) if len(kind)} == {type(one) for one in (*REFUSALS, *FAULTS)}


@pytest.mark.parametrize("code", REFUSALS, ids=str)
def test_every_refusal_has_words_that_need_no_more_than_comes_along(code: Refusal) -> None:
    assert placeholders(WORDS[code]) <= placeholders(str(code.value))


@pytest.mark.parametrize("code", FAULTS, ids=str)
def test_every_fault_has_words_that_need_no_more_than_comes_along(code: Message) -> None:
    assert placeholders(FAULT_WORDS[code]) - {"trouble"} <= placeholders(str(code.value))


def test_whoever_raises_brings_all_values() -> None:
    raised = list(raised_with())
    assert len(raised) > 60
    known = {str(one): one for one in (*REFUSALS, *FAULTS)}
    for name, values in raised:
        assert placeholders(str(known[name].value)) <= values, name
        words = WORDS.get(known[name]) or FAULT_WORDS[known[name]]
        assert placeholders(words) <= values, name


def test_a_refusal_names_players_and_moves_as_people_know_them() -> None:
    error = IllegalAction(LineRefusal.HEAD_FIRST, "HL 5:6", seat="NW")
    assert refusal_text(error, {"NW": "Mira"}.__getitem__).startswith("Mira must first")
    assert refusal_text(error).startswith("NW must first")
    played = IllegalAction(LawnRefusal.MUST_ACT, "GL 6:1.A", action=Place(2, "IL"))
    assert refusal_text(played).endswith(": Place the 2 at the inner left")


@pytest.mark.usefixtures("qapp")
def test_counted_things_are_counted() -> None:
    assert "3" in refusal_text(IllegalAction(LawnRefusal.RECOVER_FIRST, "GL 4:2.C", count=3))


@pytest.mark.parametrize(("task", "trouble"), list(product(Task, Trouble)))
def test_every_problem_of_a_disk_is_said_in_whole_sentences(task: Task, trouble: Trouble) -> None:
    said = problem_text(StorageProblem(task, trouble, "/somewhere", "ENGLISH DETAIL"))
    assert said == f"{TASK_WORDS[task]} {TROUBLE_WORDS[trouble]}"
    assert said.endswith(".")


def test_errors_of_the_system_are_said_in_our_words() -> None:
    assert problem_text(OSError(errno.ENOSPC, "No space left on device")) == TROUBLE_WORDS[Trouble.FULL]
    assert problem_text(OSError("?")) == TROUBLE_WORDS[Trouble.OTHER]


def test_what_is_wrong_with_a_file_is_said_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(NotLoadable) as raised:
        load_match(tmp_path / "none.hotl")
    assert fault_text(raised.value) == "There is no such file."
    assert fault_text(not_readable(PermissionError(errno.EACCES, "ENGLISH DETAIL"))) == (
        "The file cannot be read. Permission is missing."
    )
    with pytest.raises(NotLoadable) as raised:
        read_record(b'{"format": "hotl-record", "version": 1, "game": "x"}')
    assert fault_text(raised.value) == "\u2068players\u2069: This is missing."
    with pytest.raises(NotLoadable) as raised:
        pasted_position("words")
    assert fault_text(raised.value) == "There is no position in this text."


def test_a_move_that_is_not_allowed_is_said_with_its_rule() -> None:
    illegal = IllegalAction(LineRefusal.LENGTH, "HL 5:2", roll=4, length=3)
    error = NotLoadable("events[3]", RecordFault.EVENT, event="NW 4 f7-f9", error=illegal)
    assert fault_text(error) == (
        "\u2068events[3]\u2069: \u2068NW 4 f7-f9\u2069 is not possible here. "
        "The line must be 4 long, not 3. Rule HL 5:2."
    )
    assert fault_text(NotLoadable("lesson.json", "only for us")).endswith("This cannot be understood.")
    assert fault_text(NotUnderstood("only for us")) == "This cannot be understood."
