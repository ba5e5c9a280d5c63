"""A review as the panel shows it: its figures put into words for one match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from hotl_desktop.games.base import Action, Seat
from hotl_desktop.games.get_off_my_lawn import Roll
from hotl_desktop.games.head_of_the_line import Relocate
from hotl_desktop.match.match import Match
from hotl_desktop.view.advice_marks import AdviceLook
from hotl_desktop.view.lists import sentences
from hotl_desktop.widgets.action_words import action_text
from hotl_desktop.widgets.advice_words import (
    chance_text,
    loss_text,
    mark_text,
    points_text,
    signed_text,
)
from hotl_desktop.widgets.chances_graph import Course, GraphMark
from hotl_desktop.widgets.move_list import MoveRow
from hotl_desktop.widgets.review_panel import TurningPoint
from hotl_desktop.widgets.review_rows import OptionLine, PlayerLine
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.text import shown_name

from .waiting import name_of

if TYPE_CHECKING:
    from hotl_desktop.ai.review import Moment, Review

translate = QCoreApplication.translate

MOST_OPTIONS: Final = 6
"""How many choices are listed."""
_MOST_MARKS: Final = 24
_WORTH_A_WORD: Final = 0.02
"""Luck of less is not spoken of."""


class ReviewWords:
    """Words about the review of `match`, which it covers from its first step on."""

    def __init__(self, match: Match, review: Review) -> None:
        self.match: Final = match
        self.review: Final = review
        self.moments: Final = {moment.length: moment for moment in review.moments}
        self.rows: Final = tuple(self._decision_rows())
        """For every row of the decisions, the number of steps before the decision."""
        self._turns = self._count_turns()

    def _decision_rows(self) -> list[int]:
        found = []
        for entry in self.match.entries:
            if entry.seat is not None and entry.action is not None:
                at = entry.length - 1
                while at and not isinstance(self.match.step_at(at), Action):
                    at -= 1  # dice that a decision made fall belong to it
                found.append(at)
        return found

    def _count_turns(self) -> list[int]:
        """The number of the turn before each step, and at the end."""
        turns, turn = [], 1
        for step in self.match.steps:
            turns.append(turn)
            turn += isinstance(step, Action) and not isinstance(step, Relocate | Roll)
        return [*turns, turn]

    def seat_index(self, seat: Seat) -> int:
        """The seat index of a seat."""
        return self.match.game.all_seats.index(seat)

    def name(self, seat: Seat) -> str:
        """The player on `seat`, fit to be put into a sentence."""
        return name_of(self.match, seat)

    def move(self, at: int, text: str) -> str:
        """An action of the position after `at` steps in plain words."""
        return action_text(self.match.state_at(at).parse_action(text))

    # ------------------------------------------------------------------------------------------------- the graph

    def courses(self) -> list[Course]:
        """The chances of every seat over the game."""
        moments = self.review.moments
        made = []
        for player in self.match.players:
            chances = [moment.before[player.seat] for moment in moments]
            if moments:
                chances.append(moments[-1].after[player.seat])
            made.append(
                Course(self.seat_index(player.seat), shown_name(player.name, player.seat), tuple(chances) or (0.0,))
            )
        return made

    def marks(self) -> list[GraphMark]:
        """Those of the mistakes that have a place on the graph: all, or the worse ones of many."""
        mistakes = self.mistakes()
        if len(mistakes) > _MOST_MARKS:
            mistakes = [moment for moment in mistakes if moment.mark != "doubtful"]
        return [GraphMark(moment.length, self.seat_index(moment.seat), moment.mark) for moment in mistakes]

    def mistakes(self) -> list[Moment]:
        """The mistakes of people, where any play; else all."""
        people = {player.seat for player in self.match.players if player.level is None}
        if len(people) == len(self.match.players):
            people = set()
        return [moment for moment in self.review.mistakes() if not people or moment.seat in people]

    def turns(self) -> list[tuple[int, str]]:
        """Where turns begin whose number is worth being written."""
        found, after = [], 0
        for at, turn in enumerate(self._turns):
            if turn != after and (turn == 1 or turn % 10 == 0):
                found.append((at, str(turn)))
            after = turn
        return found

    def title(self, at: int) -> str:
        """Of the position after `at` steps."""
        moment = self.moments.get(at)
        if moment is None:
            return translate("Review", "At the end") if self.review.finished else translate("Review", "Now")
        if moment.kind == "decision":
            return translate("Review", "Turn {turn}. {name}: {move}").format(
                turn=self._turns[at], name=self.name(moment.seat), move=self.move(at, moment.played)
            )
        return translate("Review", "Turn {turn}. {name} rolls {face}").format(
            turn=self._turns[at], name=self.name(moment.seat), face=moment.die
        )

    # ------------------------------------------------------------------------------------------------- one decision

    def decision(self, at: int) -> Moment | None:
        """The decision that was taken in the position after `at` steps."""
        moment = self.moments.get(at)
        return moment if moment is not None and moment.kind == "decision" else None

    def sentence(self, at: int, why: str) -> tuple[int | None, Sentence]:
        """What the status line says of the position after `at` steps; `why` is a reason for the best choice."""
        moment = self.decision(at)
        if moment is None:
            bold = translate("Review", "The end of the game") if self.review.finished else translate("Review", "Now")
            return None, Sentence(bold, translate("Review", "Go back with the arrow keys, or to a mistake with N."))
        names = {"name": self.name(moment.seat), "move": self.move(at, moment.played), "face": moment.die}
        if moment.die is None:
            bold = translate("Review", "{name}: {move}").format(**names)
        else:
            bold = translate("Review", "{name} with a {face}: {move}").format(**names)
        return self.seat_index(moment.seat), Sentence(bold, self._verdict(moment), self.about_best(moment, why))

    def _verdict(self, moment: Moment) -> str:
        if moment.count < 2:
            return translate("Review", "There was nothing else to choose.")
        points = points_text(moment.loss)
        if moment.mark:
            text = translate("Review", "{mark}: {points} points of chance given away.")
            return text.format(mark=mark_text(moment.mark), points=points)
        if moment.played == moment.best:
            return translate("Review", "The best choice.")
        return translate("Review", "A good choice, {points} points behind the best.").format(points=points)

    def about_best(self, moment: Moment, why: str) -> str:
        """Which choice was best, if another one was taken, and `why`."""
        if moment.count < 2:
            return ""
        if moment.played == moment.best:
            return why
        best = translate("Review", "Best: {best}.").format(best=self.move(moment.length, moment.best))
        return sentences((best, why))

    def options(self, moment: Moment) -> list[tuple[str, OptionLine]]:
        """The choices of a decision, best first, with the text of each; what was played is always among them."""
        known = list(moment.options[:MOST_OPTIONS])
        played = dict(moment.options).get(moment.played, moment.after[moment.seat])
        if moment.played not in dict(known):
            known = [*known[: MOST_OPTIONS - 1], (moment.played, played)]
        best = max((chance for _, chance in known), default=0.0)
        lines = []
        for text, chance in known:
            tag, look = "", AdviceLook.BEST
            if text == moment.best:
                tag = translate("Review", "best")
            if text == moment.played:
                tag = translate("Review", "played") if text != moment.best else translate("Review", "best, played")
                if text != moment.best:
                    look = AdviceLook.MISTAKE if moment.mark else AdviceLook.PLAYED
            name = self.move(moment.length, text)
            lines.append((text, OptionLine(name, chance_text(chance), loss_text(best - chance), tag, look)))
        return lines

    def luck(self, at: int) -> str:
        """What the die brought that the decision after `at` steps answers; empty where that is not worth a word."""
        roll = self.moments.get(at - 1)
        moment = self.decision(at)
        if roll is None or moment is None or roll.kind != "roll" or roll.seat != moment.seat:
            return ""
        points = signed_text(roll.luck)
        if roll.luck >= _WORTH_A_WORD:
            return translate("Review", "A lucky {face}: {points} points of chance.").format(
                face=roll.die, points=points
            )
        if roll.luck <= -_WORTH_A_WORD:
            return translate("Review", "An unlucky {face}: {points} points of chance.").format(
                face=roll.die, points=points
            )
        return translate("Review", "An ordinary {face}: {points} points of chance.").format(
            face=roll.die, points=points
        )

    # -------------------------------------------------------------------------------------------------- the lists

    def list_rows(self, moves: Sequence[MoveRow]) -> list[MoveRow]:
        """The rows of the move list, with what each decision gave away instead of other remarks."""
        rows = []
        for move, at in zip(moves, self.rows, strict=True):
            moment = self.decision(at)
            mark = "" if moment is None else moment.mark
            remark = "" if moment is None else loss_text(moment.loss)
            rows.append(replace(move, remark=remark, mark=mark))
        return rows

    def players(self) -> list[PlayerLine]:
        """Everybody's figures."""
        lines = []
        for one in self.review.seats:
            marks = " / ".join(str(one.marks.get(mark, 0)) for mark in ("doubtful", "bad", "very bad"))
            lines.append(
                PlayerLine(
                    self.seat_index(one.seat),
                    shown_name(self.match.player(one.seat).name, one.seat),
                    str(round(one.accuracy)) if one.decisions else "–",
                    signed_text(one.luck),
                    marks,
                    str(round(100 * one.result)),
                    str(round(100 * one.adjusted)).replace("-", "−"),
                )
            )
        return lines

    def turning_points(self) -> list[TurningPoint]:
        """The moments that are worth a look: what luck and what a decision changed most."""
        rolls = [moment for moment in self.review.moments if moment.kind == "roll"]
        mistakes = self.review.mistakes()
        found = []
        if rolls:
            lucky, unlucky = max(rolls, key=lambda one: one.luck), min(rolls, key=lambda one: one.luck)
            if lucky.luck >= _WORTH_A_WORD:
                text = translate("Review", "Luckiest roll: {name}, a {face} in turn {turn} ({points})")
                found.append(self._point(text, lucky, signed_text(lucky.luck)))
            if unlucky.luck <= -_WORTH_A_WORD:
                text = translate("Review", "Unluckiest roll: {name}, a {face} in turn {turn} ({points})")
                found.append(self._point(text, unlucky, signed_text(unlucky.luck)))
        if mistakes:
            worst = max(mistakes, key=lambda one: one.loss)
            text = translate("Review", "Costliest mistake ({points}), turn {turn}, {name}: {move}")
            found.append(self._point(text, worst, loss_text(worst.loss)))
        good = [one for one in self.review.moments if _found_the_one(one)]
        if good:
            best = max(good, key=_step_down)
            text = translate("Review", "Best find ({points}), turn {turn}, {name}: {move}")
            found.append(self._point(text, best, signed_text(_step_down(best))))
        return found

    def _point(self, text: str, moment: Moment, points: str) -> TurningPoint:
        move = self.move(moment.length, moment.played) if moment.kind == "decision" else ""
        return TurningPoint(
            text.format(
                name=self.name(moment.seat),
                face=moment.die,
                move=move,
                turn=self._turns[moment.length],
                points=points,
            ),
            moment.length,
        )


def _step_down(moment: Moment) -> float:
    """How much worse the second best choice was."""
    return moment.options[0][1] - moment.options[1][1] if len(moment.options) > 1 else 0.0


def _found_the_one(moment: Moment) -> bool:
    """Whether the best was chosen where it was much better than anything else."""
    return moment.kind == "decision" and moment.played == moment.best and _step_down(moment) >= _WORTH_A_WORD
