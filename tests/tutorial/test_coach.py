"""The coach: a word where a decision loses much, with reasons that can be seen on the board."""

from __future__ import annotations

from hotl_desktop.games.base import Action, State
from hotl_desktop.games.get_off_my_lawn import lay_out as lay_out_lawn
from hotl_desktop.games.head_of_the_line_layout import lay_out as lay_out_line
from hotl_desktop.tutorial.coach import Advice, Coach, Rating, Reason, plain_choice, reasons

HEAD = lay_out_line("NW", {"NW": "f7-f10 g10-h10", "SE": "g6-g3 h3-k3 k4-k8 j8-i8"}, die=4)
CORNER = lay_out_line(
    "NW",
    {"NW": "f7-f10 b12-g12 b11-g11", "SE": "g6-g1 f1-a1 a2-a11 b10-b6"},
    heads={"NW": "d11", "SE": "b6"},
    die=4,
)
CAGE = lay_out_line(
    "NW",
    {"NW": "f7-f12 g12-k12", "SE": "g6-g2 h2-l2 l3-l12 k6-k11"},
    heads={"NW": "f10", "SE": "l12"},
    die=5,
)
NEAR = lay_out_line(
    "NW",
    {"NW": "c3-i3 e4-e12 f7-f12", "SE": "k1-k7 g2-h2 g4-g6 h4-h7 i7-j7"},
    heads={"NW": "i3", "SE": "k1"},
    die=2,
)
POWER = lay_out_lawn(
    "P1",
    {"P1": "234666", "P2": "1112344", "P3": "1122335", "P4": "22334455"},
    lawn={6: "1132*"},
)


def action(state: State, text: str) -> Action:
    return state.parse_action(text)


def why(state: State, chosen: str, better: str) -> tuple[Reason, ...]:
    return reasons(state, action(state, chosen), action(state, better))


def rated(**chances: float) -> Coach:
    """A coach that is told the first seat's chances after some actions of `HEAD`, 0.1 after all others."""
    known = {name.replace("_", "-"): chance for name, chance in chances.items()}

    def rate(state: State) -> list[Rating]:
        return [(one, {"NW": known.get(str(one), 0.1)}) for one in state.legal_actions()]

    return Coach(rate)


def test_a_word_is_said_only_where_much_is_lost() -> None:
    coach = rated(i10_i7=0.6, h9_h6=0.55)
    assert coach.best(HEAD) == action(HEAD, "i10-i7")
    assert coach.advise(HEAD, action(HEAD, "i10-i7")) is None
    assert coach.advise(HEAD, action(HEAD, "h9-h6")) is None
    advice = coach.advise(HEAD, action(HEAD, "h9-k9"))
    assert isinstance(advice, Advice)
    assert advice.better == action(HEAD, "i10-i7")
    assert Reason.TAKES_HEAD in advice.reasons


def test_the_reasons_are_what_differs_on_the_board() -> None:
    assert why(HEAD, "h9-k9", "i10-i7")[0] is Reason.TAKES_HEAD
    assert Reason.ROOM in why(CORNER, "d12-a12", "d10-d7")
    assert Reason.SHUTS_IN in why(CAGE, "f11-b11", "f11-j11")
    assert Reason.SAFER in why(NEAR, "j3-j2", "i4-i5")
    assert why(NEAR, "i4-i5", "i4-i5") == (Reason.FURTHER,)
    assert why(POWER, "push 6 R", "push 6 L")[:2] == (Reason.POWER, Reason.OWN_FALLS)
    assert why(POWER, "stage 6 R", "push 6 L")[0] is Reason.POWER
    assert Reason.ROLL_FIRST in why(POWER, "stage 6 R", "roll low")
    assert Reason.NO_ROLL in why(POWER, "roll high", "push 6 L")


def test_without_chances_the_coach_counts_what_a_beginner_can() -> None:
    coach = Coach()
    assert coach.best(POWER) == action(POWER, "push 6 L")
    assert plain_choice(CAGE) == action(CAGE, "f11-j11")
    advice = coach.advise(POWER, action(POWER, "stage 2 L"))
    assert advice is not None
    assert advice.reasons[0] is Reason.POWER
    assert coach.advise(POWER, action(POWER, "push 6 L")) is None


def test_passing_is_never_worth_a_word_where_nothing_else_can_be_done() -> None:
    stuck = lay_out_line(
        "NW",
        {"NW": "f7-f12 e12-a12", "SE": "g6-g1 f1-a1 a2-a7 b7 b8-e8 e9-e11"},
        heads={"SE": "e11"},
        die=5,
    )
    assert Coach().advise(stuck, stuck.legal_actions()[0]) is None
