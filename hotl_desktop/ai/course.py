"""The course of a game: what everybody's chances were before and after each of its steps, so that all adds up.

Looks at single positions never fit together exactly: a decision is judged by a search that ends somewhere, and the next
position by one that sees further. So the course is worked out from its end backward, each position from the next:

- at the end everybody has what they won, or what the position is worth in which the game stands;
- a decision was worth as much before it as what came of it and what it gave away: by a short look, and by long play
  after the best action;
- a die was worth the mean of its six faces before it fell, the one that fell being worth what came of it.

Positions that follow each other share their long play (`smoothing.py`): it scatters by itself, and errors of judgement
change slowly in the course of a game. Where that tells well what a position is worth, it tells what the six faces are
worth in the mean, too; else what is known of the next position reaches a sixth of its way back through every die.

And if looks at the faces of dice value the one who rolled too low or too high throughout the game, against what came
of them, all faces are leaned by as much, where long play does not say what they are worth in the mean: nobody is lucky
only because the looks were wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from threading import Lock
from typing import Final

from hotl_desktop.games.base import CHANCE, DICE, FACES, Action, Die, State, Step
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from hotl_desktop.games.names import LINE_NAME
from hotl_desktop.match.match import Match

from .asking import Asker
from .efforts import Effort
from .estimates import Estimate, best_of, between, mean_of, normal, ratio_of, scaled, seat_to_act, shrunk
from .exact import exact_choices, may_be_solved, numbered, solved_ending
from .margins import progress
from .openings import deal_value, is_deal, is_opening, opening_value, with_first_turn
from .prospects import correction, faces_of, halved_on, looked_at, rollouts_of, shares_of, worth_of
from .sights import Sight, levels
from .smoothing import LEFT, halfway_part, spread
from .thinking import SEAT_NUMBERS, Chances
from .truth import Solver

SEEN: Final = 0.85
"""Where an action was played that was not the best by a short look, what weighs endless long play from the position
against what came of the action and the difference that the short look saw."""
AS_SURE: Final = 40
"""As so many results of games: that difference."""
CAUTION: Final = 1.0
"""So much spread of chances (about six rolls at evens) says that looks are right, before a game says how wrong."""

ANCHORING: Final = 4
"""Times that faces are scaled to come to a mean: as they are put in sum 1 each by itself, once does not do it."""
ANCHORED: Final = frozenset({LINE_NAME})
"""The games in which long play tells better what a die is worth before it falls than what came of it and looks at the
other faces do."""

Progress = Callable[[int, int], None]
"""Told how many of how many parts of the work are done."""


@dataclass(frozen=True, slots=True)
class Passage:
    """One step, by seat number."""

    length: int
    """Steps taken before it."""
    before: Chances
    after: Chances
    options: tuple[Chances, ...]
    """Of a decision, the chances after each legal action, in order; of a die, each face's; empty for dice of a deal."""
    scatter: float
    """The standard error of the best action's chance against the others'."""


@dataclass(frozen=True, slots=True)
class _Look:
    """What was found out about a position on the way, and about the decision that its die led to."""

    length: int
    sight: Sight
    faces: tuple[Chances, ...] = ()
    choices: tuple[Estimate, ...] = ()
    exact: bool = False
    """Whether all of it is solved."""
    missed: Sight | None = None
    """What the best of the choices is worth, where another one was played after the die."""

    @property
    def sights(self) -> tuple[Sight, ...]:
        """The position, and what the choices after it are worth by themselves, where that was looked into."""
        return (self.sight,) if self.missed is None else (self.sight, self.missed)


def course(match: Match, effort: Effort, seed: int, asker: Asker, told: Progress | None = None) -> list[Passage]:
    """All steps of `match` so far, in order.

    Args:
        match: the game.
        effort: how hard to think about each position.
        seed: of the dice in the mind's eye.
        asker: who works, and until when.
        told: told how far it is.

    Raises:
        Stopped: it is to stop.
    """
    states = [match.state_at(length) for length in range(match.length + 1)]
    looks = _looks(match, states, effort, seed, asker, told)
    return _Chain(match, states, looks, effort, seed, asker).passages()


def sights(match: Match, effort: Effort, seed: int, asker: Asker) -> list[Sight]:
    """What is seen of the positions that are looked at, in order: what `smoothing.py` works on."""
    states = [match.state_at(length) for length in range(match.length + 1)]
    return [sight for look in _looks(match, states, effort, seed, asker, None) for sight in look.sights]


def differences_seen(
    match: Match, effort: Effort, seed: int, asker: Asker
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """What actions, and what the faces of dice, changed by a short look, and what they changed by long play.

    Counted in the chance of the one who acts or rolls. After a die, that is told of the action if it was not the best,
    and else of the face.
    """
    states = [match.state_at(length) for length in range(match.length + 1)]
    actions: list[tuple[float, float]] = []
    faces: list[tuple[float, float]] = []

    def lost(state: State, choices: Sequence[Estimate], played: Step, before: Chances, after: Chances) -> None:
        assert isinstance(played, Action)
        seat = seat_to_act(state)
        own, best = choices[state.legal_actions().index(played)], choices[best_of(state, choices)]
        actions.append((own.chances[seat] - best.chances[seat], after[seat] - before[seat]))

    for one, following in pairwise(_looks(match, states, effort, seed, asker, None)):
        state, step = states[one.length], match.step_at(one.length)
        before, after = one.sight.long, following.sight.long
        if not one.sight.rollouts or not following.sight.rollouts:
            continue
        if state.to_act() is not CHANCE:
            lost(state, one.choices, step, before, after)
        elif one.missed is not None:
            lost(states[one.length + 1], one.choices, match.step_at(one.length + 1), one.missed.long, after)
        else:
            assert isinstance(step, Die)
            seat = SEAT_NUMBERS[str(state.roller)]
            seen = one.faces[step.face - 1][seat] - mean_of(one.faces)[seat]
            faces.append((seen, after[seat] - before[seat]))
    return actions, faces


def _looks(
    match: Match, states: Sequence[State], effort: Effort, seed: int, asker: Asker, told: Progress | None
) -> list[_Look]:
    """What is found out about all positions that are looked at, in order."""
    wanted = lengths_looked_at(match)
    own = asker.alone()
    solving = Lock()

    @cache
    def ending() -> Solver | None:
        return solved_ending(states, effort.ending, own)

    def work(length: int) -> _Look:
        state, following = states[length], states[length + 1] if length + 1 < len(states) else None
        solver = None
        # Whoever comes first solves the ending: the others need it only late in the game.
        if length == wanted[0] or may_be_solved(state):
            with solving:
                solver = ending()
        if solver is not None and state in solver:
            return _exact_look(length, state, following, solver)
        played = match.step_at(length + 1) if length + 1 < match.length else None
        return _look(length, state, following, played, effort, seed, own)

    looks = []
    for look in asker.each(work, wanted):
        looks.append(look)
        if told is not None:
            told(len(looks), len(wanted))
    return looks


def lengths_looked_at(match: Match) -> list[int]:
    """After how many steps each the positions stand that `course` looks at, in order."""
    states = [match.state_at(length) for length in range(match.length + 1)]
    return [length for length in range(len(states)) if _is_looked_at(states, length)]


def _is_looked_at(states: Sequence[State], length: int) -> bool:
    """Whether the position is looked at by itself: dice are, and decisions that no die has just led to."""
    state = states[length]
    if state.to_act() is None or is_opening(state) or is_deal(state):
        return False
    if state.to_act() is CHANCE:
        return True
    if length and states[length - 1].to_act() is CHANCE and not is_deal(states[length - 1]):
        return False
    return len(state.legal_actions()) > 1 or length == len(states) - 1


def _look(
    length: int,
    state: State,
    following: State | None,
    played: Step | None,
    effort: Effort,
    seed: int,
    asker: Asker,
) -> _Look:
    sight = _sight(state, effort, seed, asker)
    if state.to_act() is not CHANCE:
        return _Look(length, sight, choices=looked_at(state, effort, seed, asker))
    choices: tuple[Estimate, ...] = ()
    missed: Sight | None = None
    if following is not None and following.to_act() not in {CHANCE, None}:
        choices = looked_at(following, effort, seed, asker)
        best = best_of(following, choices)
        if played not in {None, following.legal_actions()[best]}:
            missed = _sight(following, effort, seed, asker)
    return _Look(length, sight, faces_of(state, effort, seed, asker), choices, missed=missed)


def _sight(state: State, effort: Effort, seed: int, asker: Asker) -> Sight:
    short = worth_of(state, effort, seed, asker)
    at = progress(state)
    if max(short) >= effort.certain:
        return Sight(at, short, short, 0, short, 0)
    to_the_end = effort.course_at(at, len(state.seats))
    only_halfway = max(0, effort.halfway_at(at) - to_the_end)
    if not to_the_end and not only_halfway:
        return Sight(at, short, short, 0, short, 0)
    left, part = LEFT[state.game_name], halfway_part(at)
    turns = effort.halfway_turns_of(len(state.seats))
    judged: list[Chances] = []
    counts: list[int] = []
    further: Sequence[float] = (0.0,) * 4
    rollouts = 0
    if to_the_end:
        half, end = halved_on(state, to_the_end, turns, effort.level_turns, effort, seed, asker)
        further = [b - a for a, b in zip(half, end, strict=True)]
        judged.append(half)
        counts.append(rollouts_of(state, to_the_end))
        rollouts = round(counts[0] / left / (1 - part))
    if only_halfway:
        judged.append(halved_on(state, only_halfway, turns, turns, effort, seed, asker)[0])
        counts.append(rollouts_of(state, only_halfway))
    one, two, three, four = (
        sum([count * chances[k] for count, chances in zip(counts, judged, strict=True)]) / sum(counts) for k in range(4)
    )
    halfway = (one, two, three, four)
    one, two, three, four = (a + b for a, b in zip(halfway, further, strict=True))
    return Sight(at, short, halfway, round(sum(counts) / left / part), (one, two, three, four), rollouts)


def _exact_look(length: int, state: State, following: State | None, ending: Solver) -> _Look:
    chances = numbered(ending.value(state))
    sight = Sight(progress(state), chances, chances, 0, chances, 0)
    if state.to_act() is not CHANCE:
        return _Look(length, sight, choices=exact_choices(state, ending), exact=True)
    faces = tuple([numbered(ending.value(state.apply(DICE[face]))) for face in FACES])
    choices: tuple[Estimate, ...] = ()
    if following is not None and following.to_act() not in {CHANCE, None}:
        choices = exact_choices(following, ending)
    return _Look(length, sight, faces, choices, exact=True)


def leaned(chances: Chances, seat: int, lean: float) -> Chances:
    """`chances` with that of a seat raised by `lean` of its spread, at the cost of the others in proportion."""
    own = chances[seat]
    raised = min(1.0, max(0.0, own + lean * own * (1 - own)))
    rest = (1 - raised) / (1 - own) if own < 1 else 1.0
    one, two, three, four = (raised if k == seat else chance * rest for k, chance in enumerate(chances))
    return one, two, three, four


def turned(chances: Chances, by: int) -> Chances:
    """`chances` from the seat number `by` on, clockwise."""
    one, two, three, four = (chances[(k + by) % 4] for k in range(4))
    return one, two, three, four


def _table_from(state: HeadOfTheLineState) -> tuple[int, ...]:
    """Where the others sit, as seen from whose turn it is: before the first turn the board looks the same to all."""
    return tuple(sorted([(SEAT_NUMBERS[seat] - state.turn) % 4 for seat in state.seats]))


def anchored(faces: Sequence[Chances], known: int, level: Chances) -> list[Chances]:
    """`faces` so that they are worth `level` in the mean, as far as that goes: all but number `known` are scaled."""
    rest = [one for number, one in enumerate(faces) if number != known]
    wanted = normal([len(faces) * a - b for a, b in zip(level, faces[known], strict=True)])
    for _ in range(ANCHORING):
        ratio = ratio_of(mean_of(rest), wanted)
        rest = [scaled(one, ratio) for one in rest]
    return [*rest[:known], faces[known], *rest[known:]]


class _Chain:
    """The walk from the end backward."""

    def __init__(
        self, match: Match, states: Sequence[State], looks: Sequence[_Look], effort: Effort, seed: int, asker: Asker
    ) -> None:
        self._match = match
        self._states = states
        self._effort = effort
        self._seed = seed
        self._asker = asker
        ratios = iter(levels([sight for look in looks for sight in look.sights], match.game.name))
        self._looks = {look.length: (look, [next(ratios) for _ in look.sights]) for look in looks}
        self._first_turns: dict[tuple[int, ...], Chances] = {}
        self._lean = 0.0
        self._missed = self._spread = 0.0

    def passages(self) -> list[Passage]:
        """All steps, in order."""
        self._walk()
        self._lean = self._missed / (self._spread + CAUTION)
        return self._walk()

    def _walk(self) -> list[Passage]:
        self._missed = self._spread = 0.0
        found = []
        after = self._end()
        for length in reversed(range(self._match.length)):
            passage = self._passage(length, after)
            found.append(passage)
            after = passage.before
        return found[::-1]

    def _end(self) -> Chances:
        state = self._states[-1]
        if state.outcome() is not None:
            return shares_of(state)
        if is_opening(state):
            return opening_value(state, lambda seat: self._first_turn(state, seat))
        if is_deal(state):
            return deal_value(state)
        length = len(self._states) - 1
        if length in self._looks:
            look, (ratio,) = self._looks[length]
            return scaled(look.sight.short, ratio)
        look, (ratio,) = self._looks[length - 1]
        return scaled(look.choices[best_of(state, look.choices)].chances, ratio)

    def _passage(self, length: int, after: Chances) -> Passage:
        state, step = self._states[length], self._match.step_at(length)
        if isinstance(step, Action):
            return self._decision(length, state, step, after)
        assert isinstance(step, Die)
        if is_deal(state):
            last = not is_deal(self._states[length + 1])
            return Passage(length, deal_value(state) if last else after, after, (), 0.0)
        level: Chances | None = None
        if is_opening(state):
            self._learn_first_turn(self._states[length + 1], after)
            faces = [self._opening(state.apply(DICE[face])) for face in FACES]
        else:
            look, (ratio, *_) = self._looks[length]
            faces = list(look.faces)
            if not look.exact:
                roller = SEAT_NUMBERS[str(state.roller)]
                faces = [leaned(scaled(one, ratio), roller, self._lean) for one in faces]
                faces = shrunk(faces, mean_of(faces), self._effort.true_of_faces)
                fallen = faces[step.face - 1]
                self._missed += after[roller] - fallen[roller]
                self._spread += spread(fallen[roller])
                if look.sight.rollouts and self._match.game.name in ANCHORED:
                    level = scaled(look.sight.short, ratio)
        faces[step.face - 1] = after
        if level is not None:
            faces = anchored(faces, step.face - 1, level)
        return Passage(length, mean_of(faces), after, tuple(faces), 0.0)

    def _opening(self, state: State) -> Chances:
        if is_opening(state):
            return opening_value(state, lambda seat: self._first_turn(state, seat))
        return self._first_turn_of(state)

    def _first_turn(self, state: State, seat: int) -> Chances:
        return self._first_turn_of(with_first_turn(state, seat))

    def _first_turn_of(self, state: State) -> Chances:
        """What the first turn is worth to the one who has it and to the others."""
        if is_deal(state):
            return deal_value(state)
        assert isinstance(state, HeadOfTheLineState)
        table = _table_from(state)
        if table not in self._first_turns:
            given = (self._effort, self._seed, self._asker)
            ratio = correction(state, self._effort.course, *given)
            self._learn_first_turn(state, scaled(worth_of(state, *given), ratio))
        return turned(self._first_turns[table], -state.turn)

    def _learn_first_turn(self, state: State, chances: Chances) -> None:
        """Remember what the first turn is worth, for everybody to whom the table looks the same."""
        if isinstance(state, HeadOfTheLineState) and not is_opening(state):
            self._first_turns[_table_from(state)] = turned(chances, state.turn)

    def _decision(self, length: int, state: State, action: Action, after: Chances) -> Passage:
        actions = state.legal_actions()
        if len(actions) == 1:
            return Passage(length, after, after, (after,), 0.0)
        look, ratios = self._looks[length] if length in self._looks else self._looks[length - 1]
        sight, ratio = look.sights[-1], ratios[-1]
        scores = [scaled(one.chances, ratio) for one in look.choices]
        seat = seat_to_act(state)
        own = actions.index(action)
        if not look.exact:
            scores = shrunk(scores, scores[own], self._effort.true_of_actions)
        options = [_moved(after, scores[own], one) for one in scores]
        options[own] = after
        first = best_of(state, look.choices)
        level = options[first]
        if first != own and not look.exact:
            # Long play of the position is that of the best action, so it says how far the played one was behind.
            results = sight.rollouts + sight.halfways
            level = between(level, scaled(sight.short, ratio), SEEN * results / (results + AS_SURE))
        options = [_moved(one, options[first], level) for one in options]
        options[own] = after
        # Not all of a difference may fit between 0 and 1, so what is best is what is best in the end.
        best = max(range(len(options)), key=lambda i: (options[i][seat], i == own, -i))
        return Passage(length, options[best], after, tuple(options), look.choices[best].scatter)


def _moved(after: Chances, played: Chances, other: Chances) -> Chances:
    """What `other` would have come to, where `played` came to `after`: by the same difference, as far as it fits."""
    change = [b - a for a, b in zip(played, other, strict=True)]
    room = 1.0
    for chance, step in zip(after, change, strict=True):
        if step < 0 and chance + step < 0:
            room = min(room, chance / -step)
        if step > 0 and chance + step > 1:
            room = min(room, (1 - chance) / step)
    one, two, three, four = (chance + room * step for chance, step in zip(after, change, strict=True))
    return one, two, three, four
