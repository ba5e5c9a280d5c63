"""Plays the real program by what it tells to assistive technology: games of each kind, and lessons.

Started by `run` beside this file, on a screen and a bus of its own:

    python -m tests.accessibility.play PYTHON [GAMES LESSONS]

PYTHON is the interpreter in which the program is installed; this script itself runs in the system's. GAMES are played
of each kind and LESSONS done of each course, one each if left out.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from functools import partial
from typing import Any

from .client import Missing, Program, act, actions, children, extents, has

GAMES = ("Head of the Line", "Get Off My Lawn")
MOST_STEPS = 2000
"""A game that takes more than this is not going on."""


def go_home(program: Program) -> None:
    """To the start page."""
    program.open_menu_item("Game", "Start page")
    program.find("label", "Choose a game")


def start(python: str, home: str) -> subprocess.Popen[bytes]:
    """Start the program with nothing of anybody's."""
    environment = os.environ | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "HOTL_DESKTOP_HOME": home, "LANG": "C.UTF-8"}
    environment.pop("QT_QPA_PLATFORM", None)
    return subprocess.Popen([python, "-X", "faulthandler", "-m", "hotl_desktop"], env=environment)


# ------------------------------------------------------------------------------------------------------- a game


def begin(program: Program, game: str) -> None:
    """From the start page through the setup, with four people."""
    program.press("push button", f"New game of {game}")
    program.find("push button", "Start game")
    for color in ("Blue", "Red", "Gold", "Plum"):
        seat = program.find("panel", f"Who plays {color}")
        person = program.find("radio button", "Person", seat)
        if not has(person, "checked"):
            act(person)
            program.wait_for(partial(has, person, "checked"), f"a person on {color}")
    program.press("push button", "Start game")


class Table:
    """What a player goes back to again and again: looked up once, and anew when it is gone."""

    def __init__(self, program: Program, chance: random.Random) -> None:
        self._program = program
        self._chance = chance
        self.board = program.find("panel", "Table")
        self.choices = program.find("list", "Choices", self.board)
        self.tray = program.find("panel", "Dice tray")

    def result(self) -> Any | None:
        """The result, once there is one."""
        return self._program.seek("push button", "Play again")

    def button(self, *names: str) -> Any | None:
        """The button of the tray that has one of these names and can be pressed."""
        for thing in self._program.things(self.tray):
            if thing.get_role_name() == "push button" and thing.get_name() in names and has(thing, "enabled"):
                return thing
        return None

    def take_turn(self) -> str:
        """Do what can be done: choose something at random, or roll. Tells which."""
        offered = children(self.choices)
        if offered:
            chosen = self._chance.choice(offered)
            self._preview(chosen)
            act(chosen, "Press")
            return "choice"
        roll = self.button("Roll")
        if roll is None:
            return ""
        act(roll, "Press")
        return "roll"

    def _preview(self, chosen: Any) -> None:
        """Now and then look first: the focus must follow, and the thing must lie on the board."""
        if "SetFocus" not in actions(chosen) or self._chance.random() > 0.1:
            return
        act(chosen, "SetFocus")
        self._program.wait_for(lambda: has(chosen, "focused") or has(chosen, "selected"), "focus on the choice")
        x, y, width, height = extents(chosen)
        left, top, across, down = extents(self.board)
        if not (left <= x and top <= y and x + width <= left + across + 1 and y + height <= top + down + 1):
            raise Missing(f"{chosen.get_name()!r} lies at {(x, y, width, height)}, which is not on the board")


def play(program: Program, game: str, seed: int) -> str:
    """A whole game from the start page to its result; a line about it."""
    began, heard = time.monotonic(), len(program.heard)
    begin(program, game)
    table = Table(program, random.Random(seed))
    count = {"choice": 0, "roll": 0}
    for _ in range(MOST_STEPS):
        before = len(program.heard)
        done = program.wait_for(lambda: table.take_turn() or table.result(), "anything to do")
        if not isinstance(done, str):
            break
        count[done] += 1
        program.hears_more_than(before)
    else:
        raise Missing("the end of the game")
    took = time.monotonic() - began
    said = [text for text in program.heard[heard:] if "win" in text]
    if not said:
        raise Missing("nobody said who won")
    program.press("push button", "Play again")
    program.wait_for(lambda: table.result() is None, "another game")
    return (
        f"{game}: {count['choice']} choices and {count['roll']} rolls in {took:.0f} s, "
        f"{len(program.heard) - heard} announcements; {said[-1]}"
    )


# ----------------------------------------------------------------------------------------------------- a lesson


_ENDS = ("Next lesson", "To the lessons")
_WAYS_ON = ("Next", "Finish")
_NO_ANSWERS = (*_ENDS, *_WAYS_ON, "Back", "Skip", "Show me", "Leave the lesson", "OK")


class Learner:
    """Somebody who hears a lesson and does what it asks for."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.panel: Any = program.find("push button", "Leave the lesson").get_parent()
        self._choices = program.find("list", "Choices")
        self._tray = program.find("panel", "Dice tray")
        self._tried: set[str] = set()

    def buttons(self, within: Any) -> dict[str, Any]:
        """What can be pressed there, by name."""
        return {
            str(thing.get_name()): thing
            for thing in self._program.things(within)
            if thing.get_role_name() == "push button" and has(thing, "enabled")
        }

    def text(self) -> str:
        """What the card says: its longest text that is neither a heading nor the number of the step."""
        labels = [
            str(thing.get_name()) for thing in self._program.things(self.panel) if thing.get_role_name() == "label"
        ]
        return max((label for label in labels[2:] if not label.startswith("Step ")), key=len)

    def is_done(self) -> bool:
        """Whether the lesson is over."""
        return any(name in self.buttons(self.panel) for name in _ENDS)

    def do_step(self) -> str:
        """Do what the card asks for; empty while there is nothing to do yet."""
        offered = self.buttons(self.panel)
        for name in _WAYS_ON:
            if name in offered:
                self._tried.clear()
                act(offered[name])
                return "went on"
        choices = children(self._choices)
        if choices:
            return self._choose(choices, offered)
        for name in ("Roll", "Pass"):
            if name in self.buttons(self._tray):
                act(self.buttons(self._tray)[name])
                return "rolled"
        for name, answer in offered.items():
            if name not in self._tried and name not in _NO_ANSWERS and not name.startswith("Rule "):
                self._tried.add(name)
                act(answer)
                return "answered"
        return ""

    def _choose(self, choices: list[Any], offered: dict[str, Any]) -> str:
        if "Show me" in offered:
            act(offered["Show me"])
            shown = self._program.wait_for(self._selected, "the choice that is shown")
            act(shown, "Press")
        else:
            act(choices[0], "Press")
        return "chose"

    def _selected(self) -> Any | None:
        return next((choice for choice in children(self._choices) if has(choice, "selected")), None)


def learn(program: Program, game: str, number: int) -> str:
    """A lesson of a game from the courses to its end; a line about it."""
    began, heard = time.monotonic(), len(program.heard)
    program.press("push button", f"Learn {game}")
    program.find("label", "Learn by playing")
    act(program.wait_for(lambda: _lesson(program, f"Lesson {number}: "), f"lesson {number}"))
    learner = Learner(program)
    done: list[str] = []
    while not learner.is_done():
        text = learner.text()
        if _flat(text) not in _flat(" ".join(program.heard[heard:])):
            raise Missing(f"nobody said {text!r}; heard last: {program.heard[-3:]}")
        before = len(program.heard)
        done.append(str(program.wait_for(learner.do_step, "anything to do in the lesson")))
        program.hears_more_than(before)
        if len(done) > MOST_STEPS:
            raise Missing("end of the lesson")
    said = program.heard[-1]
    program.press("push button", "Leave the lesson")
    program.find("label", "Learn by playing")
    go_home(program)
    counts = ", ".join(f"{kind} {done.count(kind)} times" for kind in dict.fromkeys(done))
    return f"Lesson {number} of {game}: {counts} in {time.monotonic() - began:.0f} s; last: {said}"


def _flat(text: str) -> str:
    return " ".join(text.split())


def _lesson(program: Program, name: str) -> Any | None:
    cards = (thing for thing in program.things() if thing.get_role_name() == "push button")
    return next((card for card in cards if card.get_name().startswith(name)), None)


# ------------------------------------------------------------------------------------------------------- it all


def main(python: str, games: int, lessons: int) -> int:
    """Play so many games of each kind and do so many lessons of each course."""
    with tempfile.TemporaryDirectory(prefix="hotl-desktop-heard-") as home:
        running = start(python, home)
        try:
            program = Program("hotl")
            program.press("push button", "Not now")
            program.open_menu_item("Settings", "Speed of play", "At once")
            for number, game in enumerate(GAMES * games):
                print(play(program, game, number), flush=True)
                go_home(program)
            for game in GAMES:
                for lesson in range(1, lessons + 1):
                    print(learn(program, game, lesson), flush=True)
            program.open_menu_item("Game", "Quit")
            code = running.wait(timeout=20)
        finally:
            running.kill()
    if code:
        print(f"the program ended with {code}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:4] or (1, 1))))
