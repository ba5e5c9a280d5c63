"""Facts about actions of Get Off My Lawn."""

from __future__ import annotations

from collections.abc import Iterator

from hotl_desktop.games.base import DICE, FACES, Action
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.games.get_off_my_lawn.actions import Advance, Place, Push, Recover, Roll, Stage
from hotl_desktop.games.get_off_my_lawn.places import SEATS, STRIKES_OUT

from .reason import Reason, Weighed, lead_fact

ENTRIES = (Place, Push, Advance)


def lawn_facts(state: GetOffMyLawnState, action: Action) -> Iterator[Weighed]:
    """What is true of the legal `action`."""
    number = state.turn
    seat = SEATS[number]
    if isinstance(action, Roll):
        yield 4, Reason("rolls", entering_faces(state, action), len(FACES), seat=seat)
        return
    after = state.apply(action)
    preview = state.preview(action)
    if preview.goes_out:
        yield 40, Reason("goes_out", seat=seat)
    if preview.strikes > state.strikes[number]:
        yield 5 * preview.strikes, Reason("risks_strike", preview.strikes, STRIKES_OUT, seat=seat)
    if isinstance(action, Recover):
        yield 4, Reason("recovers", len(after.collapsed[number]), seat=seat, row=action.face)
    if isinstance(action, Stage):
        yield from _staged(after, action.row, number)
    if isinstance(action, Place | Push | Advance):
        yield from _entered(state, after, action.row, number)
        if preview.falls == "power":
            yield 8 + action.row, Reason("power_die", action.row, seat=seat, row=action.row)
        elif preview.falls is not None:
            weight = 6 + action.row if preview.falls != seat else 2
            yield weight, Reason("captures", 1, seat=seat, other=preview.falls, row=action.row)
        for owner in dict.fromkeys(loss.owner for loss in preview.collapses):
            count = sum([loss.count for loss in preview.collapses if loss.owner == owner])
            yield 5 * count, Reason("opens_collapse", count, seat=seat, other=owner, row=action.row)
        yield from lead_fact(state, after, seat)
    if isinstance(action, Place | Push | Advance | Stage):
        yield from _strength(state, after, action.row, number)


def _entered(state: GetOffMyLawnState, after: GetOffMyLawnState, row: int, number: int) -> Iterator[Weighed]:
    dice = after.facts(row).dice[number]
    yield 1, Reason("enters", dice, seat=SEATS[number], row=row)
    points = after.row_scores()[row - 1][number] - state.row_scores()[row - 1][number]
    if points > 0:
        yield points, Reason("scores", points, seat=SEATS[number], row=row)
    if not after.unplaced(number) and after.fallen != number:
        yield 12, Reason("places_last", seat=SEATS[number])


def _staged(after: GetOffMyLawnState, row: int, number: int) -> Iterator[Weighed]:
    chance = intrusion(after, row, number)
    yield 3 + 6 * chance, Reason("staged", after.staged_on(number, row), seat=SEATS[number], row=row, chance=chance)


def _strength(state: GetOffMyLawnState, after: GetOffMyLawnState, row: int, number: int) -> Iterator[Weighed]:
    before, now = (strength_to_come(one, row, number) for one in (state, after))
    needed = after.facts(row).strongest[number]
    if now > before:
        opened = before < state.facts(row).strongest[number] and now >= needed
        yield (6 if opened else 2), Reason("gains_strength", now, needed, seat=SEATS[number], row=row)


def strength_to_come(state: GetOffMyLawnState, row: int, number: int) -> int:
    """Active Strength of seat number `number` with its next die from the Player Row, in a turn of its own."""
    facts = state.facts(row)
    return facts.resistance[number] + facts.power + state.staged_on(number, row) + 1


def intrusion(state: GetOffMyLawnState, row: int, number: int) -> float:
    """The chance that another can enter `row` before the next turn of seat number `number`, as things stand.

    A boundary die of that face is certain, otherwise there is the turn's roll.
    """
    safe = 1.0
    for other in range(4):
        if other == number or not state.active(other) or state.collapsed[other] or state.solo:
            continue
        facts = state.facts(row)
        surplus = strength_to_come(state, row, other) - facts.strongest[other]
        if state.staged_on(other, row) and surplus >= 1:
            return 1.0
        if state.player_rows[other] and surplus >= 0:
            if row in state.boundary_faces(SEATS[other]):
                return 1.0
            safe *= 1 - 1 / len(FACES)
    return 1 - safe


def entering_faces(state: GetOffMyLawnState, roll: Roll) -> int:
    """How many faces of the boundary die that is rolled then allow a placement, push or advance."""
    rolling = state.apply(roll)
    after = [rolling.apply(DICE[face]) for face in FACES]
    return sum([any(isinstance(action, ENTRIES) for action in one.legal_actions()) for one in after])
