"""Every action of both games has plain words of its own, in every language, and its notation only in lists of moves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from hotl_desktop.games.base import Action
from hotl_desktop.games.get_off_my_lawn import ALL_ACTIONS
from hotl_desktop.games.head_of_the_line import CELL_NAMES, Line, Pass, Relocate
from hotl_desktop.resources import resource_path
from hotl_desktop.widgets.action_words import action_text, notation_text

LINE_ACTIONS: tuple[Action, ...] = (
    Line(CELL_NAMES.index("f7"), CELL_NAMES.index("f10")),
    Line(CELL_NAMES.index("f10"), CELL_NAMES.index("f7")),
    Line(CELL_NAMES.index("h12"), CELL_NAMES.index("h12")),
    Relocate(CELL_NAMES.index("g4")),
    Pass(),
)
RAW = re.compile(r"\b(FL|IL|IR|FR|L|R|C|low|high|stage|push|place|advance|recover|reclaim)\b|@|\{|\}")
"""What only notation has, and what a forgotten value would leave."""
LANGUAGES = sorted(path.stem.removeprefix("hotl_") for path in resource_path("translations").glob("hotl_*.qm"))


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language: str = request.param
    translator = QTranslator(qapp)
    assert translator.load(str(resource_path("translations") / f"hotl_{language}.qm"))
    qapp.installTranslator(translator)
    yield language
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("spoken")
def test_every_action_has_plain_words_of_its_own() -> None:
    for actions in (ALL_ACTIONS, LINE_ACTIONS):
        said = [action_text(action) for action in actions]
        assert [text for text in said if RAW.search(text)] == []
        assert len(set(said)) == len(said)


def test_plain_words_read_as_people_speak() -> None:
    said = {str(action): action_text(action) for action in (*ALL_ACTIONS, *LINE_ACTIONS)}
    assert said["stage 6 L"] == "Let the 6 wait on the left"
    assert said["place 5 IR"] == "Place the 5 at the inner right"
    assert said["push 4 R"] == "Push row 4 from the right"
    assert said["advance 2 L FR"] == "Advance the waiting 2 from the left to the far right"
    assert said["advance 2 R push"] == "Push in the waiting 2 from the right"
    assert said["reclaim 3 L"] == "Take the waiting 3 back from the left"
    assert said["recover 1"] == "Take back the 1"
    assert said["roll high"] == "Roll the highest die"
    assert said["f7-f10"] == "f7 to f10"
    assert said["h12-h12"] == "h12"


@pytest.mark.usefixtures("spoken")
def test_notation_is_the_same_in_every_language() -> None:
    assert [notation_text(action) for action in ALL_ACTIONS] == [str(action) for action in ALL_ACTIONS]
    assert [notation_text(action) for action in LINE_ACTIONS[:2]] == ["f7–f10", "f10–f7"]
