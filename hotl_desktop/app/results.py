"""How a match ended, for the result sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotl_desktop.controller.tables import hints_used
from hotl_desktop.games.base import Seat
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Roll
from hotl_desktop.games.get_off_my_lawn import Phase as LawnPhase
from hotl_desktop.games.head_of_the_line import SEATS as LINE_SEATS
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState, Relocate
from hotl_desktop.match.match import Match
from hotl_desktop.view.lists import sentences
from hotl_desktop.widgets.action_words import action_text
from hotl_desktop.widgets.result_sheet import GameResult, ResultRow

from .standing import turns_taken
from .waiting import name_of

translate = QCoreApplication.translate


def result_of(match: Match) -> GameResult:
    """What the sheet shows of a finished match.

    Raises:
        ValueError: it is not finished.
    """
    outcome = match.state.outcome()
    if outcome is None:
        raise ValueError("the match is not finished")
    scores = dict(outcome.scores)
    rows = []
    for player in match.players:
        score = scores[player.seat]
        rows.append(
            ResultRow(
                place=1 + sum(other > score for other in scores.values()),
                seat=match.game.all_seats.index(player.seat),
                name=player.name,
                kind=player.kind,
                score=score,
                parts=_parts(match, player.seat),
                rounds=_rounds(match, player.seat),
                hints=hints_used(match, player.seat),
            )
        )
    lawn = isinstance(match.state, GetOffMyLawnState)
    turns = translate("Result", "%n turn(s)", "", turns_taken(match))
    details = translate("Result", "{game}, {turns}. {how}", "how: whole sentences on how it was won").format(
        game=match.game.title, turns=turns, how=how_it_was_won(match)
    )
    return GameResult(details, tuple(sorted(rows, key=lambda row: row.place)), lawn)


def how_it_was_won(match: Match) -> str:
    """Since when the winner was in front, and the move that brought most points, in words."""
    outcome = match.state.outcome()
    assert outcome is not None
    in_front_since, best = 1, (0, 0, "", "")
    turn, before = 0, dict(match.state_at(0).scores())
    for entry in match.entries:
        scores = dict(match.state_at(entry.length).scores())
        if entry.action is not None and entry.seat is not None:
            turn += not isinstance(entry.action, Relocate | Roll)
            gain = scores[entry.seat] - before[entry.seat]
            best = max(best, (gain, -turn, entry.seat, action_text(entry.action)))
            leaders = [seat for seat, points in scores.items() if points == max(scores.values())]
            if leaders != list(outcome.winners):
                in_front_since = turn + 1
        before = scores
    said = []
    if len(outcome.winners) == 1 and in_front_since <= turn:
        winner = name_of(match, outcome.winners[0])
        said.append(
            translate("Result", "{name} was in front from turn {turn} on.").format(name=winner, turn=in_front_since)
        )
    gain, number, seat, move = best
    if gain > 1:
        said.append(
            translate("Result", "Best move, in turn {turn}, by {name}: {move}, +{gain}.").format(
                move=move, name=name_of(match, seat), turn=-number, gain=gain
            )
        )
    return sentences(said)


def _parts(match: Match, seat: Seat) -> tuple[int, int] | None:
    state = match.state
    if isinstance(state, HeadOfTheLineState):
        number = LINE_SEATS.index(seat)
        return state.territory(number), state.captured[number]
    if isinstance(state, GetOffMyLawnState) and state.rounds == 1:
        parts = state.score_parts()[state.seats.index(seat)]
        return sum(parts.rows), parts.power
    return None


def _rounds(match: Match, seat: Seat) -> tuple[int, ...]:
    """The points of `seat` in each round, where there was more than one."""
    last = match.state
    if not isinstance(last, GetOffMyLawnState) or last.rounds == 1:
        return ()
    ended: dict[int, int] = {}
    for length in range(match.length + 1):
        state = match.state_at(length)
        if isinstance(state, GetOffMyLawnState) and state.phase in {LawnPhase.ROUND_OVER, LawnPhase.OVER}:
            ended[state.round] = dict(state.round_scores())[seat]
    return tuple(ended[number] for number in sorted(ended))
