"""A match: playing, taking back, branching, handing over."""

from __future__ import annotations

from random import Random

import pytest

from hotl_desktop.games.base import CHANCE, DICE, Action, Event, IllegalAction, NotUnderstood
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, Rolled, parse_action
from hotl_desktop.match.dice import SealedDice, TypedDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import KINDS, LEVELS, Player
from hotl_desktop.match.record import read_record, to_record, write_record
from tests.walks import SIMPLE_TABLES, Table, play_on, seeded

LINE, LAWN = SIMPLE_TABLES
BOTH = pytest.mark.parametrize("table", SIMPLE_TABLES, ids=str)


def typed_match(*faces: int) -> Match:
    """Two seats of Head of the Line, with dice entered."""
    match = Table(HEAD_OF_THE_LINE, ("NW", "SE")).match(TypedDice())
    for face in faces:
        match.enter_die(face)
    return match


def texts(match: Match) -> list[str]:
    return [entry.text for entry in match.entries]


# --------------------------------------------------------------------------------------------------- beginning


@BOTH
def test_a_match_begins_at_the_first_state(table: Table) -> None:
    match = table.match()
    assert match.state == table.start()
    assert (match.length, match.longest, match.steps, match.entries) == (0, 0, (), ())
    assert match.options == {option.name: option.default for option in match.game.options}


def test_seats_and_options_must_be_of_the_game() -> None:
    with pytest.raises(NotUnderstood):
        Match(HEAD_OF_THE_LINE, [Player("P1", ""), Player("P2", "")], TypedDice())
    with pytest.raises(NotUnderstood):
        Match(HEAD_OF_THE_LINE, [Player("NW", ""), Player("SE", "")], TypedDice(), {"rounds": 1})


@pytest.mark.parametrize(
    ("kind", "level"), [(None, None), ("human", None), ("ai:casual", "casual"), ("ai:random", "random")]
)
def test_the_level_of_a_player(kind: str | None, level: str | None) -> None:
    assert Player("NW", "Ada", kind).level == level


def test_kinds_are_human_and_every_level() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master"]
    assert list(KINDS) == ["human", *(f"ai:{level}" for level in (*LEVELS, "random"))]


# ---------------------------------------------------------------------------------------------------- playing


@BOTH
def test_dice_fall_in_the_order_of_the_source(table: Table) -> None:
    match = play_on(table.match(seeded(3)), Random(3))
    faces = [step.face for step in match.steps if not isinstance(step, Action)]
    assert faces == [seeded(3).face(number) for number in range(len(faces))]


@BOTH
def test_the_same_seed_and_the_same_choices_give_the_same_game(table: Table) -> None:
    one, other = (play_on(table.match(seeded(4)), Random(4)) for _ in range(2))
    assert one.steps == other.steps
    assert to_record(one) == to_record(other)


def test_the_story_of_a_step_is_told() -> None:
    match, events = typed_match(5, 2), list[Event]()
    match.enter_die(4, events)
    assert events == [Rolled("NW", 4)]
    events.clear()
    match.play(parse_action("f7-f10"), events)
    assert len(events) == 6


def test_next_face_is_the_die_that_is_due() -> None:
    match = LINE.match(seeded(3))
    assert match.next_face() == seeded(3).face(0)
    match.roll()
    assert match.next_face() == seeded(3).face(1)
    play_on(match, Random(1), 4)
    while match.state.to_act() is CHANCE:
        match.roll()
    assert match.next_face() is None


def test_what_is_not_due_is_refused_and_changes_nothing() -> None:
    match = typed_match(5, 2, 4)
    before = (match.state, match.length, match.longest)
    with pytest.raises(IllegalAction):
        match.roll()
    with pytest.raises(IllegalAction):
        match.enter_die(3)
    with pytest.raises(IllegalAction):
        match.play(parse_action("pass"))
    with pytest.raises(IllegalAction):
        match.replay(DICE[2])
    assert (match.state, match.length, match.longest) == before


def test_a_real_die_cannot_fall_before_it_is_entered() -> None:
    match = typed_match()
    with pytest.raises(IllegalAction, match="no die can fall now"):
        match.roll()
    assert match.length == 0


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_real_die_has_six_faces(face: int) -> None:
    match = typed_match()
    with pytest.raises(IllegalAction, match="a die shows 1 to 6"):
        match.enter_die(face)
    assert isinstance(match.dice, TypedDice)
    assert match.dice.faces == ()


def test_seeded_dice_cannot_be_entered() -> None:
    with pytest.raises(IllegalAction, match="no real die is due"):
        LINE.match(seeded(1)).enter_die(6)


def test_sealed_dice_end_where_the_record_ended() -> None:
    match = Table(HEAD_OF_THE_LINE, ("NW", "SE")).match(SealedDice("ab" * 32, [5]))
    match.roll()
    with pytest.raises(IllegalAction):
        match.roll()


# ----------------------------------------------------------------------------------------------- back and forth


@BOTH
def test_every_position_can_be_gone_back_to(table: Table) -> None:
    match = play_on(table.match(seeded(6)), Random(6))
    states = [match.state_at(length) for length in range(match.longest + 1)]
    steps = match.steps
    for length in Random(1).sample(range(len(states)), 40):
        match.go_to(length)
        assert match.state == states[length]
        assert match.steps == steps[:length]
        assert (match.length, match.longest) == (length, len(steps))


@pytest.mark.parametrize("length", [-1, 4])
def test_there_is_nothing_before_the_beginning_or_after_the_last_step(length: int) -> None:
    match = typed_match(5, 2, 4)
    with pytest.raises(ValueError, match="has no step"):
        match.go_to(length)
    assert match.length == 3


def test_the_same_step_again_keeps_what_was_taken_back_and_another_drops_it() -> None:
    match = typed_match(5, 2, 4)
    match.play(parse_action("f7-f10"))
    match.enter_die(3)
    match.play(parse_action("g6-g4"))
    match.enter_die(2)
    match.play(parse_action("g10-g9"))
    match.go_to(3)
    match.play(parse_action("f7-f10"))
    assert (match.length, match.longest) == (4, 8)
    match.go_to(7)
    match.play(parse_action("e10-e9"))
    assert (match.length, match.longest) == (8, 8)
    assert texts(match) == ["first NW:5 SE:2", "NW 4 f7-f10", "SE 3 g6-g4", "NW 2 e10-e9"]


def test_seeded_dice_come_again_after_going_back() -> None:
    match = play_on(LINE.match(seeded(2)), Random(2), 40)
    faces = [step.face for step in match.steps if not isinstance(step, Action)]
    match.go_to(4)
    play_on(match, Random(99), 36)
    again = [step.face for step in match.steps if not isinstance(step, Action)]
    shared = min(len(faces), len(again))
    assert shared > 12
    assert again[:shared] == faces[:shared]


def test_real_dice_come_again_after_going_back_whatever_is_entered() -> None:
    match = typed_match(5, 2, 4)
    match.go_to(2)
    assert match.next_face() == 4
    match.enter_die(6)
    assert texts(match)[-1] == "NW 4"
    assert isinstance(match.dice, TypedDice)
    assert match.dice.faces == (5, 2, 4)


# ----------------------------------------------------------------------------------------------------- entries


@BOTH
def test_entries_say_when_they_are_complete_and_whose_decision_they_hold(table: Table) -> None:
    match = play_on(table.match(seeded(9)), Random(9))
    decided = 0
    for entry in match.entries:
        assert 0 < entry.length <= match.length
        if entry.action is None:
            assert entry.seat is None
            continue
        decided += 1
        length = max(
            length
            for length in range(entry.length)
            if match.step_at(length) == entry.action and match.state_at(length).to_act() == entry.seat
        )
        assert entry.length - length <= 2
        assert entry.text.startswith(entry.seat or "")
        assert str(entry.action) in entry.text
    assert decided == sum(isinstance(step, Action) for step in match.steps)


def test_entries_follow_the_position() -> None:
    match = typed_match(5, 2, 4)
    assert texts(match) == ["first NW:5 SE:2", "NW 4"]
    assert match.entries[1].length == 3
    match.go_to(2)
    assert texts(match) == ["first NW:5 SE:2"]
    match.go_to(1)
    assert texts(match) == []


# ---------------------------------------------------------------------------------------- branching, handing over


@BOTH
def test_a_branch_begins_with_the_same_steps_and_goes_its_own_way(table: Table) -> None:
    match = play_on(table.match(seeded(5)), Random(5), 60)
    whole = to_record(match)
    branch = match.branch(50)
    assert branch.state == match.state_at(50)
    assert branch.steps == match.steps[:50]
    assert branch.longest == 50
    assert branch.players == match.players
    play_on(branch, Random(77))
    assert branch.state.outcome() is not None
    assert to_record(match) == whole
    assert read_record(write_record(branch).encode()).steps == branch.steps


def test_a_branch_may_have_other_players_and_dice() -> None:
    match = typed_match(5, 2, 4)
    others = [Player("NW", "Ada", "human"), Player("SE", "Robin", "ai:expert")]
    branch = match.branch(2, others, SealedDice("00" * 32, [5, 2]))
    assert branch.player("SE").level == "expert"
    assert match.player("SE").kind is None
    assert branch.next_face() is None
    assert match.branch(2).next_face() == 4


def test_real_dice_of_a_branch_stay_in_the_branch() -> None:
    match = typed_match(5, 2)
    branch = match.branch(2)
    branch.enter_die(6)
    assert match.next_face() is None
    match.enter_die(3)
    assert (texts(match)[-1], texts(branch)[-1]) == ("NW 3", "NW 6")


def test_seats_are_handed_over_and_nothing_else_changes() -> None:
    match = typed_match(5, 2)
    match.players = (Player("NW", "Ada", "human", {"rating": 7}), Player("SE", "Bo", "human"))
    match.hand_over("NW", "ai:casual")
    assert match.players == (Player("NW", "Ada", "ai:casual", {"rating": 7}), Player("SE", "Bo", "human"))
    assert to_record(match)["players"][0] == {"seat": "NW", "name": "Ada", "kind": "ai:casual", "rating": 7}
    match.hand_over("NW", "human")
    assert match.player("NW").level is None


def test_nobody_hands_over_to_nobody() -> None:
    match = typed_match()
    players = match.players
    with pytest.raises(NotUnderstood, match="'robot' is none of human"):
        match.hand_over("NW", "robot")
    with pytest.raises(NotUnderstood, match="nobody sits on 'P1'"):
        match.hand_over("P1", "human")
    with pytest.raises(NotUnderstood, match="nobody sits on 'NE'"):
        match.player("NE")
    assert match.players == players
