"""The review of the game on the table: asked for, remembered, gone through."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.games.base import Action, State
from hotl_desktop.match.match import Match
from hotl_desktop.view.advice_marks import AdviceLook, AdviceMarks, Advised
from hotl_desktop.view.lists import sentences
from hotl_desktop.widgets.action_words import action_text
from hotl_desktop.widgets.advice_words import chance_text, points_text, reasons_text
from hotl_desktop.widgets.review_panel import Mode, ReviewPanel
from hotl_desktop.widgets.review_rows import CourseLine
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage

from .continuation import Continuation
from .insight import STANDARD, Insight
from .presenter import TablePresenter
from .review_words import ReviewWords

if TYPE_CHECKING:
    from hotl_desktop.ai.analysis import Analysis
    from hotl_desktop.ai.review import Moment, Review
    from hotl_desktop.controller.analyst import Analyst

_LOOKS_MS: Final = 150
"""How long somebody must look at a position before its reasons are asked for."""
_MOST_KEPT: Final = 8
"""How many reviews are remembered."""


class ReviewDesk(QObject):
    """The review at one table. Open, it says which positions are shown while the table looks back, and what of them."""

    def __init__(
        self,
        analyst: Analyst,
        insight: Insight,
        controller: GameController,
        presenter: TablePresenter,
        page: TablePage,
        themes: ThemeHost,
    ) -> None:
        super().__init__(page)
        self._analyst = analyst
        self._insight = insight
        self._controller = controller
        self._presenter = presenter
        self._page = page
        self.panel: Final = ReviewPanel(themes, page)
        self.marks: Final = AdviceMarks(self)
        self._kept: OrderedDict[Hashable, Review] = OrderedDict()
        self._token: int | None = None
        self._asked_key: Hashable = None
        """What the review under way is of: not always the game on the table, which may have changed meanwhile."""
        self._words: ReviewWords | None = None
        self._is_open = False
        self._options: tuple[str, ...] = ()
        self._course = Continuation(insight, self)
        self._course_at = 0
        self._try_analysis: Analysis | None = None
        self._asked = 0
        """The choice, by its number in the list, of which it was asked what if."""
        self._tried: Action | None = None
        """A choice that was tried and is not judged yet."""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_LOOKS_MS)
        self._wait.timeout.connect(self._ask_why)
        analyst.progressed.connect(self._progressed)
        analyst.reviewed.connect(self._reviewed)
        analyst.failed.connect(self._failed)
        insight.judged.connect(self._judged)
        controller.prompted.connect(self._offer)
        presenter.looked.connect(self._looked)
        page.replay.review.connect(self.open)
        self._course.grew.connect(self._show_course)
        self._connect_panel()
        self._shortcuts = [self._key_for("N", self.next_mistake), self._key_for("Shift+N", self.previous_mistake)]

    def _connect_panel(self) -> None:
        panel, move = self.panel, self.panel.move_page
        panel.closed.connect(self.close)
        panel.cancelled.connect(self._cancel)
        panel.again.connect(self._ask)
        panel.at_wanted.connect(self.go_to)
        panel.row_wanted.connect(self._go_to_row)
        panel.next_mistake.connect(self.next_mistake)
        panel.previous_mistake.connect(self.previous_mistake)
        move.option_pointed.connect(self._point)
        move.option_chosen.connect(self._what_if)
        move.course_pointed.connect(self._show_step)
        move.try_wanted.connect(self.try_again)
        move.best_wanted.connect(self._give_up)
        move.left.connect(self.step_out)

    def _key_for(self, key: str, act: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self.panel)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setEnabled(False)
        shortcut.activated.connect(act)
        return shortcut

    # -------------------------------------------------------------------------------------------- open and shut

    @property
    def can_open(self) -> bool:
        """Whether there is a game to be reviewed."""
        if not self._controller.has_match:
            return False
        match = self._controller.match
        return match.has_record and any(isinstance(step, Action) for step in match.steps)

    @property
    def is_open(self) -> bool:
        """Whether the panel is to be seen."""
        return self._is_open

    @property
    def review(self) -> Review | None:
        """The review that is shown."""
        return None if self._words is None else self._words.review

    @Slot()
    def open(self) -> None:
        """Show the review of the game on the table, or begin to make it. The table looks back already."""
        if self._is_open or not self.can_open or self._presenter.looking is None:
            return
        self._is_open = True
        self._presenter.set_reviewer(self)
        self._page.show_aside(self.panel)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(True)
        key = self._key_of(self._controller.match)
        known = self._kept.get(key)
        if known is not None:
            self._take(known)
        elif self._token is None or key != self._asked_key:
            self._ask()
        else:
            self._await()
        self._offer()
        self._presenter.look_at(self._page.replay.place)

    @Slot()
    def close(self) -> None:
        """Put the review away; the table goes on looking back without it."""
        if not self._is_open:
            return
        self._shut()
        if self._presenter.looking is not None:
            self._presenter.look_at(self._page.replay.place)
            self._page.focus_board()

    def _shut(self) -> None:
        self._is_open = False
        self._wait.stop()
        self._leave_mode()
        self.marks.clear()
        self._presenter.set_reviewer(None)
        self._page.show_aside(None)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
        self._offer()

    @Slot()
    def _offer(self) -> None:
        self._page.replay.offer_review(self.can_open and not self._is_open)

    # ------------------------------------------------------------------------------------------------ the review

    def _key_of(self, match: Match) -> Hashable:
        return match.game.name, tuple(match.options.items()), tuple(one.seat for one in match.players), match.steps

    @Slot()
    def _ask(self) -> None:
        self._cancel_question()
        match = self._controller.match
        self._asked_key = self._key_of(match)
        self._await()
        self._token = self._analyst.review(match, STANDARD)

    def _await(self) -> None:
        """Show that a review is on its way."""
        self._words = None
        self.panel.show_work(0, 0)

    def _cancel_question(self) -> None:
        token, self._token = self._token, None
        if token is not None:
            self._analyst.cancel(token)

    @Slot()
    def _cancel(self) -> None:
        self._cancel_question()
        self.panel.show_failure(self.tr("The review was stopped."))

    def _is_of_this_game(self) -> bool:
        """Whether the review that was asked for is that of the game on the table."""
        return self._asked_key == self._key_of(self._controller.match)

    @Slot(int, int, int)
    def _progressed(self, token: int, done: int, of: int) -> None:
        if token == self._token and self._is_of_this_game():
            self.panel.show_work(done, of)

    @Slot(int)
    def _failed(self, token: int) -> None:
        if token == self._token:
            self._token = None
            if self._is_of_this_game():
                self.panel.show_failure(self.tr("The review could not be made just now."))

    @Slot(int, object)
    def _reviewed(self, token: int, review: Review) -> None:
        if token != self._token:
            return
        self._token = None
        self._kept[self._asked_key] = review
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        if self._is_open and self._is_of_this_game():
            self._take(review)
            self._presenter.look_at(self._page.replay.place)

    def _take(self, review: Review) -> None:
        self._words = words = ReviewWords(self._controller.match, review)
        panel = self.panel
        panel.graph.show_game(words.courses(), words.marks(), words.turns(), words.title)
        panel.decisions.set_rows(words.list_rows(self._page.moves.rows), None, taken=len(words.rows))
        panel.show_review(words.players(), words.turning_points(), has_mistakes=bool(words.mistakes()))

    def reword(self) -> None:
        """Say everything anew, in the language that is spoken now."""
        if self._is_open and self._words is not None:
            self._take(self._words.review)
            self._presenter.look_at(self._page.replay.place)

    # -------------------------------------------------------------------------------------- going through the game

    def length_at(self, place: int, places: Sequence[int]) -> int:
        """See `Reviewer`: the position in which the next decision is due, its die fallen."""
        self._leave_mode()  # whatever was done with the position that is left
        return self._decision_at(place, places)

    def _decision_at(self, place: int, places: Sequence[int]) -> int:
        steps = self._controller.match.steps
        if place + 1 >= len(places):
            return places[-1]
        at = places[place + 1] - 1
        while at and not isinstance(steps[at], Action):
            at -= 1
        return at

    @Slot(int)
    def go_to(self, at: int) -> None:
        """Show the position after `at` steps, or the next one in which a decision is due."""
        places = self._presenter.panels.places
        for place in range(len(places)):
            if self._decision_at(place, places) >= at:
                self._presenter.look_at(place)
                return
        self._presenter.look_at(len(places) - 1)

    @Slot(int)
    def _go_to_row(self, row: int) -> None:
        if self._is_open and row != self._page.replay.place:
            self._presenter.look_at(row)

    @Slot()
    def next_mistake(self) -> None:
        """Go to the next mistake, after the last to the first."""
        self._go_to_mistake(1)

    @Slot()
    def previous_mistake(self) -> None:
        """Go to the mistake before, before the first to the last."""
        self._go_to_mistake(-1)

    def _go_to_mistake(self, way: int) -> None:
        words, looking = self._words, self._presenter.looking
        if words is None or looking is None:
            return
        places = [moment.length for moment in words.mistakes()]
        if not places:
            return
        here = looking.length
        ahead = [at for at in places if (at > here if way > 0 else at < here)]
        self.go_to((ahead or places)[0 if way > 0 else -1])

    @Slot(object)
    def _looked(self, match: Match | None) -> None:
        if not self._is_open:
            self._offer()
            return
        if match is None:
            self._shut()
            return
        if self._words is not None:
            self._show_decision()

    def _leave_mode(self) -> None:
        self._course.stop()
        self._try_analysis = self._tried = None
        self._asked = 0 if self.panel.move_page.mode is not Mode.WHAT_IF else self._asked
        self.panel.move_page.mode = Mode.LOOK

    @property
    def _decision(self) -> Moment | None:
        looking = self._presenter.looking
        return None if self._words is None or looking is None else self._words.decision(looking.length)

    def _show_decision(self) -> None:
        """Show what is known of the position on the board."""
        words, looking = self._words, self._presenter.looking
        assert words is not None
        assert looking is not None
        panel, moment = self.panel, self._decision
        panel.graph.set_current(looking.length)
        place = self._page.replay.place
        panel.decisions.set_rows(
            panel.decisions.rows, place if place < len(words.rows) else None, taken=len(words.rows)
        )
        if moment is None:
            self._options = ()
            self.marks.clear()
            over = self.tr("The end of the game") if words.review.finished else self.tr("Now")
            panel.move_page.show_options(over, "", (), can_try=False)
            return
        options = words.options(moment)
        self._options = tuple(text for text, _ in options)
        title = self.tr("{name}’s choices").format(name=words.name(moment.seat))
        lines = [line for _, line in options]
        panel.move_page.show_options(title, self._about(moment), lines, can_try=moment.count > 1)
        self._outline(moment)
        self._wait.start()

    def _outline(self, moment: Moment) -> None:
        scene = self._presenter.scene
        if scene is None or moment.count < 2:
            self.marks.clear()
            return
        assert self._words is not None
        scene.offer(())
        # What concerns only the player who decides comes to the front, as in the game.
        self._presenter.desk.turn_to(scene, self._words.seat_index(moment.seat), board=False)
        state = self._state(moment)
        best, played = state.parse_action(moment.best), state.parse_action(moment.played)
        if best == played:
            self.marks.show(scene, [Advised(best, self.tr("best, played"), AdviceLook.BEST)])
            return
        look = AdviceLook.MISTAKE if moment.mark else AdviceLook.PLAYED
        self.marks.show(
            scene,
            [Advised(played, self.tr("played"), look), Advised(best, self.tr("best"), AdviceLook.BEST)],
        )

    def _state(self, moment: Moment) -> State:
        return self._controller.match.state_at(moment.length)

    def words(self, match: Match) -> tuple[int | None, Sentence]:
        """See `Reviewer`."""
        words = self._words
        if words is None:
            light = self.tr("The figures come as soon as the game has been gone through.")
            return None, Sentence(self.tr("Looking back"), light)
        mode, moment = self.panel.move_page.mode, words.decision(match.length)
        if mode is not Mode.LOOK and moment is not None:
            page = self.panel.move_page
            return words.seat_index(moment.seat), Sentence(page.title, heard=page.note)
        return words.sentence(match.length, "" if moment is None else self._why(moment, moment.best))

    def _why(self, moment: Moment, action: str) -> str:
        """Why `action` is good, as soon as that is known."""
        assert self._words is not None
        state = self._state(moment)
        return reasons_text(self._insight.reasons_of(state, state.parse_action(action)), self._words.name)

    def _about(self, moment: Moment) -> str:
        """What is said under the choices of a decision."""
        assert self._words is not None
        best = self._words.about_best(moment, self._why(moment, moment.best))
        return sentences((best, self._words.luck(moment.length)))

    @Slot()
    def _ask_why(self) -> None:
        looking, moment = self._presenter.looking, self._decision
        if looking is not None and moment is not None and moment.count > 1:
            self._insight.analyse(looking)

    @Slot(int)
    def _point(self, index: int) -> None:
        """Show on the board what a choice of the list would have done."""
        scene, moment = self._presenter.scene, self._decision
        if scene is None or moment is None or self.panel.move_page.mode is not Mode.LOOK:
            return
        if not 0 <= index < len(self._options):
            scene.offer(())
            self._presenter.panels.say_what_is_expected()
            return
        action = self._state(moment).parse_action(self._options[index])
        scene.offer((action,))
        scene.point_at(action)

    # ------------------------------------------------------------------------------------------------- trying again

    @Slot()
    def try_again(self) -> None:
        """Let the person choose once more where a decision was due."""
        scene, moment, looking = self._presenter.scene, self._decision, self._presenter.looking
        if scene is None or moment is None or looking is None or self._words is None:
            return
        self._try_analysis = None
        self.marks.clear()
        title = self.tr("Find a better choice") if moment.mark else self.tr("Find the best choice")
        self.panel.move_page.show_try(title, self.tr("Choose on the board, as in a game. Nothing changes by it."))
        scene.offer(self._state(moment).legal_actions())
        self._presenter.panels.say_what_is_expected()
        self._page.focus_board()
        self._insight.analyse(looking)

    def choose(self, action: Action) -> None:
        """See `Reviewer`: a choice was tried."""
        moment, words = self._decision, self._words
        if moment is None or words is None or self.panel.move_page.mode is not Mode.TRY:
            return
        found = self._found_of(moment, action)
        name = action_text(action)
        if found is None:
            title, note = self.tr("{move}: one moment …").format(move=name), ""
            self._tried = action
        else:
            chance, loss, is_good = found
            title, note = self._verdict(moment, action, name, chance, loss, is_good=is_good)
        self.panel.move_page.show_try(title, note)
        scene = self._presenter.scene
        if scene is not None:
            scene.offer(self._state(moment).legal_actions())
            look = AdviceLook.BEST if found is not None and found[2] else AdviceLook.MISTAKE
            tag = self.tr("good") if found is not None and found[2] else self.tr("tried")
            self.marks.show(scene, [Advised(action, tag, look)] if found is not None else [])
        self._presenter.panels.say_what_is_expected()

    def _verdict(
        self, moment: Moment, action: Action, name: str, chance: float, loss: float, *, is_good: bool
    ) -> tuple[str, str]:
        if is_good:
            title = self.tr("Well found: {move}").format(move=name)
            note = self.tr("It leaves a chance to win of {chance}, as good as any. {why}").format(
                chance=chance_text(chance), why=self._why(moment, str(action))
            )
            return title, note.strip()
        title = self.tr("Not quite: {move}").format(move=name)
        note = self.tr("It gives away {points} points of chance. Try another one, or have the best shown.")
        return title, note.format(points=points_text(loss))

    def _found_of(self, moment: Moment, action: Action) -> tuple[float, float, bool] | None:
        """The chance after `action`, what it gives away, and whether it counts as found; None if not known yet."""
        from hotl_desktop.ai.analysis import TOLERANCE, same_enough  # noqa: PLC0415 - the analysis is optional

        known = dict(moment.options)
        best = known.get(moment.best, moment.before[moment.seat])
        if str(action) in known:
            loss = max(0.0, best - known[str(action)])
            return (
                known[str(action)],
                loss,
                str(action) == moment.best or loss <= max(TOLERANCE, min(0.01, moment.error)),
            )
        analysis = self._try_analysis or self._insight.analysis_of(self._state(moment))
        if analysis is None:
            return None
        chance = analysis.of(action).chances[analysis.seat]
        return chance, analysis.loss(action), same_enough(analysis, action)

    @Slot(object, object)
    def _judged(self, state: State, analysis: Analysis) -> None:
        moment = self._decision
        if not self._is_open or moment is None or state != self._state(moment):
            return
        if self.panel.move_page.mode is Mode.LOOK:
            self.panel.move_page.say_why(self._about(moment))
            self._presenter.panels.say_what_is_expected()
            return
        if self.panel.move_page.mode is not Mode.TRY:
            return
        self._try_analysis = analysis
        pending, self._tried = self._tried, None
        if pending is not None:
            self.choose(pending)

    @Slot()
    def _give_up(self) -> None:
        self.step_out()

    # ------------------------------------------------------------------------------------------------- what if

    @Slot(int)
    def _what_if(self, index: int) -> None:
        """Play another choice aside, and see how it might go on."""
        looking, moment = self._presenter.looking, self._decision
        if looking is None or moment is None or not 0 <= index < len(self._options):
            return
        text = self._options[index]
        action = self._state(moment).parse_action(text)
        by_keys = self._has_keyboard()
        self._asked = index
        self.panel.move_page.mode = Mode.WHAT_IF
        self.marks.clear()
        self._course_at = 0
        self._course.start(looking, action, dict(moment.options).get(text))
        self._show_course()
        if by_keys:
            self.panel.move_page.course.focus_row(0)

    @Slot()
    def _show_course(self) -> None:
        words, moment = self._words, self._decision
        if words is None or moment is None or self.panel.move_page.mode is not Mode.WHAT_IF or not self._course.steps:
            return
        lines = [
            CourseLine(
                words.seat_index(step.seat),
                action_text(step.action),
                "" if step.chance is None else chance_text(step.chance),
                step.die,
            )
            for step in self._course.steps
        ]
        title = self.tr("What if: {move}").format(move=lines[0].name)
        if self._course.is_over:
            note = self.tr("The most ordinary dice, and the best answers to them. The chances are {name}’s.")
        else:
            note = self.tr("Looking ahead … The chances are {name}’s.")
        self.panel.move_page.show_course(title, note.format(name=words.name(moment.seat)), lines, self._course_at)
        self._show_step(self._course_at)

    @Slot(int)
    def _show_step(self, index: int) -> None:
        steps = self._course.steps
        if 0 <= index < len(steps):
            self._course_at = index
            self._presenter.show_aside(steps[index].match)
            self._presenter.panels.say_what_is_expected()

    @Slot()
    def step_out(self) -> bool:
        """Leave trying or what might have been; False where the position is only looked at."""
        if not self._is_open or self.panel.move_page.mode is Mode.LOOK:
            return False
        by_keys = self._has_keyboard()
        self._presenter.look_at(self._page.replay.place)
        if by_keys:
            self.panel.move_page.focus_choice(self._asked)
        return True

    def _has_keyboard(self) -> bool:
        """Whether the keyboard is with the decision that is shown."""
        focused = QApplication.focusWidget()
        return focused is not None and self.panel.move_page.isAncestorOf(focused)
