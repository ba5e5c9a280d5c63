"""The strict reader of lesson files: every mistake is refused with its file and place."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE
from hotl_desktop.tutorial.courses import load_courses
from hotl_desktop.tutorial.lesson import Kind, Lesson, load_lesson, read_lesson
from hotl_desktop.tutorial.rehearsal import rehearse

POSITION = {"turn": "NW", "chips": {"NW": "f7-f10", "SE": "g6-g2"}, "die": 3}
GOOD: dict[str, Any] = {
    "title": "A lesson",
    "idea": "One idea.",
    "minutes": 2,
    "steps": [
        {"kind": "say", "text": "Look.", "position": POSITION, "show": ["f10", "zone", "f7-f10"]},
        {
            "kind": "do",
            "text": "Lay a line.",
            "goal": "Lay it",
            "accept": ["f9-h9"],
            "wrong": [{"actions": ["f9-f7"], "say": "The end is taken."}],
            "otherwise": "Another one.",
            "then": ["SE 2 g1-h1"],
            "rules": ["HL 5:2"],
        },
        {
            "kind": "ask",
            "text": "How many?",
            "answers": [{"text": "One", "right": True, "say": "Yes."}, {"text": "Two", "say": "No."}],
        },
    ],
}


def lesson(data: Any = GOOD) -> Lesson:
    return read_lesson(data, HEAD_OF_THE_LINE, "01-a-lesson", "01-a-lesson.json")


def changed(step: int, **changes: Any) -> dict[str, Any]:
    data = copy.deepcopy(GOOD)
    for key, value in changes.items():
        if value is None:
            del data["steps"][step][key]
        else:
            data["steps"][step][key] = value
    return data


def test_a_good_lesson_is_read_as_it_is() -> None:
    read = lesson()
    assert (read.title, read.minutes, read.key) == ("A lesson", 2, "head-of-the-line/01-a-lesson")
    assert [step.kind for step in read.steps] == [Kind.SAY, Kind.DO, Kind.ASK]
    assert read.steps[1].accept == ("f9-h9",)
    assert len(rehearse(read)) == 3


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ([], "01-a-lesson.json: lesson"),
        (GOOD | {"minutes": "2"}, "lesson.minutes"),
        (GOOD | {"colour": "red"}, "lesson.colour"),
        (GOOD | {"steps": []}, "lesson.steps"),
        (GOOD | {"title": " A lesson"}, "lesson.title"),
        (changed(0, position=None), "steps[0]"),
        (changed(0, kind="tell"), "steps[0].kind"),
        (changed(0, texts="Look."), "steps[0].texts"),
        (changed(0, text=None), "steps[0].text"),
        (changed(0, show=["z9"]), "steps[0].show[0]"),
        (changed(0, show="f10"), "steps[0].show"),
        (changed(0, accept=["f9-h9"]), "steps[0].accept"),
        (changed(0, seats=["NW", "SE"]), "steps[0].seats"),
        (changed(0, position=POSITION | {"die": 7}), "steps[0].position.die"),
        (changed(0, position=POSITION | {"heads": {"NW": "a1"}}), "steps[0].position"),
        (changed(0, position=POSITION | {"dice": 3}), "steps[0].position.dice"),
        (changed(1, accept=["f9h9"]), "steps[1].accept[0]"),
        (changed(1, accept=None), "steps[1].accept"),
        (changed(1, goal=None), "steps[1].goal"),
        (changed(1, rules=["HL 9:9"]), "steps[1].rules[0]"),
        (changed(1, falls=[0]), "steps[1].falls[0]"),
        (changed(1, wrong=[{"actions": [], "say": "No."}]), "steps[1].wrong[0].actions"),
        (changed(1, wrong=[{"actions": ["f9-f7"]}]), "steps[1].wrong[0].say"),
        (changed(2, answers=[{"text": "One", "right": True, "say": "Yes."}]), "steps[2].answers"),
        (changed(2, answers=[{"text": "One", "right": 1, "say": "Yes."}] * 2), "steps[2].answers[0].right"),
    ],
)
def test_a_mistake_is_refused_with_its_place(data: Any, place: str) -> None:
    with pytest.raises(NotLoadable) as refused:
        lesson(data)
    assert place in refused.value.place
    assert "01-a-lesson.json" in refused.value.place


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (changed(1, accept=["f9-f7"]), "nothing of it is legal"),
        (changed(1, accept=["f9-h9", "f9-f7"]), "not legal"),
        (changed(1, otherwise=None), "nothing is said to"),
        (changed(1, wrong=[{"actions": ["f9-h9"], "say": "No."}]), "called wrong and accepted"),
        (changed(1, then=["SE 2 g6-h6"]), "HL"),
        (changed(1, then=["SE two"]), "then[0]"),
        (changed(1, then=["die 7"]), "is no die"),
        (changed(1, offer=["f9-h9"], wrong=[{"actions": ["e10-c10"], "say": "No."}]), "not offered"),
    ],
)
def test_a_script_that_cannot_be_played_is_refused(data: Any, reason: str) -> None:
    with pytest.raises(NotLoadable, match="steps") as refused:
        rehearse(lesson(data))
    assert reason in str(refused.value)


def test_a_row_of_the_lawn_must_be_possible() -> None:
    position = {"turn": "P1", "player_rows": {"P1": "11112222"}}
    with pytest.raises(NotLoadable, match="P2 has 0 dice"):
        read_lesson(changed(0, position=position, show=[]), GET_OFF_MY_LAWN, "x", "x.json")


def test_broken_files_are_refused_with_their_line(tmp_path: Path) -> None:
    file = tmp_path / "01-broken.json"
    file.write_text('{"title": "A",\n "title": }')
    with pytest.raises(NotLoadable, match=r"01-broken\.json:2"):
        load_lesson(file, HEAD_OF_THE_LINE)
    file.write_text('{"title": "A", "title": "B"}')
    with pytest.raises(NotLoadable, match="there twice"):
        load_lesson(file, HEAD_OF_THE_LINE)
    with pytest.raises(NotLoadable, match="missing"):
        load_lesson(tmp_path / "missing.json", HEAD_OF_THE_LINE)


def test_a_course_has_its_lessons_in_the_order_of_their_files(tmp_path: Path) -> None:
    folder = tmp_path / HEAD_OF_THE_LINE.name
    folder.mkdir()
    for name in ("02-second", "01-first"):
        (folder / f"{name}.json").write_text(json.dumps(GOOD))
    line, lawn = load_courses(tmp_path)
    assert [one.name for one in line.lessons] == ["01-first", "02-second"]
    assert line.after(line.lessons[0]) is line.lessons[1]
    assert line.after(line.lessons[1]) is None
    assert line.lesson("02-second") is line.lessons[1]
    assert line.lesson("03-third") is None
    assert lawn.lessons == ()
