"""The table with a lesson on it: the real board, the coach's card, and how far the learner has come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication

from hotl_desktop.controller.engine_thinker import EngineThinker
from hotl_desktop.controller.lesson_controller import LessonController
from hotl_desktop.controller.plain_thinker import PlainThinker
from hotl_desktop.controller.ring import Phase, Prompt, Transition
from hotl_desktop.games.base import Action, State
from hotl_desktop.match.match import Match
from hotl_desktop.tutorial.coach import Advice, Coach, Rating
from hotl_desktop.tutorial.courses import Course
from hotl_desktop.tutorial.lesson import NAMES, YOU, Kind, Lesson
from hotl_desktop.tutorial.progress import Progress
from hotl_desktop.tutorial.tutor import Tutor, Verdict
from hotl_desktop.view.highlights import Highlights
from hotl_desktop.view.lists import sentences
from hotl_desktop.view.table_scene import TableScene
from hotl_desktop.view.theme import Speed, Theme
from hotl_desktop.widgets.lesson_page import LessonPage
from hotl_desktop.widgets.lesson_panel import LessonCard
from hotl_desktop.widgets.lesson_words import advice_text, lesson_name, lesson_text, verdict_text
from hotl_desktop.widgets.sentence import Sentence
from hotl_desktop.widgets.style import ThemeHost

from .opponents import opponents_available
from .presenter import TablePresenter

_COACH_STRENGTH: Final = "instant"
"""Of its analyses: the learner waits for its word."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _rate(state: State) -> Sequence[Rating]:
    from hotl_desktop.ai.analysis import analyse  # noqa: PLC0415 - opponents are optional

    return [(one.action, one.chances) for one in analyse(state, _COACH_STRENGTH).options]


class LessonTable(QObject):
    """Everything that happens between picking a lesson and leaving it."""

    left = Signal()
    """The learner wants to see the courses."""
    progress_changed = Signal(Progress)
    """How far the learner has come: to be kept."""
    rule_wanted = Signal(str)
    """The number of a rule is to be looked up."""

    def __init__(self, themes: ThemeHost, courses: Sequence[Course], parent: QObject) -> None:
        """Set an empty table.

        Args:
            themes: its look.
            courses: of both games.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._courses: Final = {course.game.name: course for course in courses}
        with_ai = opponents_available()
        self._engine = EngineThinker(parent=self) if with_ai else None
        self._progress = Progress()
        self._finished: Lesson | None = None
        """The lesson whose end is on the card."""
        self._doubted: Action | None = None
        self._trying = False
        self._listened_to: TableScene | None = None
        self.controller: Final = LessonController(
            self._engine or PlainThinker(self), Coach(_rate if with_ai else None), self
        )
        self.page: Final = LessonPage(themes)
        self.presenter: Final = TablePresenter(self.controller, self.page, themes)
        self._highlights = Highlights(self)
        self.controller.came_to.connect(self._show)
        self.controller.answered.connect(self._say)
        self.controller.advised.connect(self._advise)
        self.controller.over.connect(self._finish)
        self.controller.prompted.connect(self._prompted)
        self.controller.stepped.connect(self._stepped)
        self.controller.replaced.connect(self._take_scene)
        self._connect_panel()
        self._connect_keys()
        self.page.view.viewport().installEventFilter(self)
        self.page.view.installEventFilter(self)
        themes.changed.connect(self._wear)

    def _connect_panel(self) -> None:
        panel = self.page.panel
        panel.go_on.connect(self.go_on)
        panel.go_back.connect(self.go_back)
        panel.show_how.connect(self.show_how)
        panel.skip.connect(self.skip)
        panel.leave.connect(self.leave)
        panel.answered.connect(self.controller.answer)
        panel.rule_wanted.connect(self.rule_wanted)

    def _connect_keys(self) -> None:
        keys = {
            "Space": self._space,
            "Ctrl+R": partial(self.presenter.roll, "low"),
            "Ctrl+Shift+R": partial(self.presenter.roll, "high"),
        }
        for key, act in keys.items():
            shortcut = QShortcut(QKeySequence(key), self.page)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(act)

    # ------------------------------------------------------------------------------------------------ progress

    @property
    def progress(self) -> Progress:
        """How far the learner has come."""
        return self._progress

    def set_progress(self, progress: Progress) -> None:
        """Take over what was kept."""
        self._progress = progress

    def _keep(self, progress: Progress) -> None:
        if progress != self._progress:
            self._progress = progress
            self.progress_changed.emit(progress)

    # ------------------------------------------------------------------------------------------------ lessons

    def open(self, lesson: Lesson) -> None:
        """Begin `lesson`, or go on with it where it was left.

        Raises:
            NotLoadable: its script cannot be played.
        """
        self._finished = None
        if self._waits_in_its_game(lesson):
            self.controller.advance()
            return
        self.page.tray.start_afresh()
        self.controller.open(
            lesson,
            self._progress.step_of(lesson),
            self._names(),
            self._progress.game_of(lesson),
        )

    def _names(self) -> dict[str, str]:
        """What people in lessons are called in the language that is spoken; the texts of the lessons say the same."""
        return {YOU: self.tr("Blue", "the learner's name in lessons")} | {name: lesson_name(name) for name in NAMES[1:]}

    def _waits_in_its_game(self, lesson: Lesson) -> bool:
        """Whether `lesson` is on the table with a whole game that is not over: that is gone on with, not begun anew."""
        if not self.controller.has_lesson:
            return False
        tutor = self.controller.tutor
        return tutor.lesson is lesson and tutor.step.kind is Kind.GAME and not tutor.is_done

    @property
    def lesson(self) -> Lesson | None:
        """The lesson under way."""
        return self.controller.tutor.lesson if self.controller.has_lesson else None

    @Slot()
    def leave(self) -> None:
        """Leave the lesson; it can be gone on with."""
        self.presenter.finish()
        self._highlights.clear()
        self._finished = None
        if self.controller.has_lesson and self._waits_in_its_game(self.controller.tutor.lesson):
            self.controller.pause()
        else:
            self.controller.close()
        self.left.emit()

    @Slot()
    def go_on(self) -> None:
        """Go to the next step, or to the next lesson."""
        self.presenter.finish()
        if self._finished is not None:
            following = self._courses[self._finished.game.name].after(self._finished)
            if following is None:
                self.leave()
            else:
                self.open(following)
        elif self.controller.has_lesson and self.controller.tutor.waits_to_go_on:
            self.controller.go_on()

    @Slot()
    def skip(self) -> None:
        """Go on although the step is not done."""
        self.presenter.finish()
        if self.controller.has_lesson:
            self.controller.go_on()

    @Slot()
    def go_back(self) -> None:
        """Go back by a step."""
        self.presenter.finish()
        self._finished = None
        if self.controller.has_lesson:
            self.controller.go_back()

    @Slot()
    def show_how(self) -> None:
        """Show on the board what would do the step."""
        self.presenter.finish()
        action, scene = self.controller.show_how(), self.presenter.scene
        if action is not None and scene is not None:
            self.page.focus_board()
            scene.focus_on(action)

    @Slot()
    def _finish(self) -> None:
        lesson = self.controller.tutor.lesson
        self._finished = lesson
        self._keep(self._progress.finishing(lesson))
        self._highlights.clear()
        self._put_last_card(lesson)
        self.page.panel.focus_next()

    def _put_last_card(self, lesson: Lesson) -> None:
        following = self._courses[lesson.game.name].after(lesson)
        if following is None:
            text = self.tr("That was the last lesson of this course. You know all the rules now.")
        else:
            text = self.tr("Well done! Next comes “{title}”.").format(title=lesson_text(following.title))
            text = sentences((text, lesson_text(following.idea)))
        self.page.panel.show_card(
            LessonCard(
                heading=self._heading(lesson),
                title=lesson_text(lesson.title),
                text=text,
                step=len(lesson.steps) - 1,
                steps=len(lesson.steps),
                waits=True,
                can_go_back=True,
                next_label=self.tr("To the lessons") if following is None else self.tr("Next lesson"),
            )
        )

    # ------------------------------------------------------------------------------------------------ the card

    def _heading(self, lesson: Lesson) -> str:
        lessons = self._courses[lesson.game.name].lessons
        number = [one.name for one in lessons].index(lesson.name) + 1
        text = self.tr("{game}, lesson {number} of {count}")
        return text.format(game=lesson.game.title, number=number, count=len(lessons))

    def reword(self) -> None:
        """Say everything anew, in the language that is spoken now."""
        self.presenter.reword()
        if self._finished is not None:
            self._put_last_card(self._finished)
        elif self.controller.has_lesson:
            self._put_card(self.controller.tutor)

    @Slot()
    def _show(self) -> None:
        tutor = self.controller.tutor
        self._keep(self._progress_at(tutor))
        self._put_card(tutor)
        self._point_out(tutor)
        if tutor.waits_to_go_on or (tutor.step.kind is Kind.ASK and not tutor.is_done):
            self.page.panel.focus_next()
        else:
            self.page.focus_board()

    def _progress_at(self, tutor: Tutor) -> Progress:
        """The progress where the lesson stands; a whole game is kept with each decision that is the learner's."""
        if tutor.step.kind is not Kind.GAME:
            return self._progress.reached(tutor.lesson, tutor.index)
        if tutor.is_done:
            return self._progress.finishing(tutor.lesson)
        if self.controller.prompt.phase in {Phase.ROLL, Phase.CHOICE} and tutor.match.length:
            return self._progress.playing(tutor.lesson, tutor.match)
        return self._progress

    def _put_card(self, tutor: Tutor) -> None:
        lesson, step = tutor.lesson, tutor.step
        game = step.kind is Kind.GAME
        asking = step.kind is Kind.ASK and not tutor.is_done
        self.page.set_asking(step.kind is Kind.ASK)
        self.page.panel.show_card(
            LessonCard(
                heading=self._heading(lesson),
                title=lesson_text(lesson.title),
                text="\n\n".join(map(lesson_text, tutor.texts)),
                step=tutor.index,
                steps=len(lesson.steps),
                goal=lesson_text(step.goal),
                answers=tuple(lesson_text(answer.text) for answer in step.answers) if asking else (),
                waits=tutor.waits_to_go_on,
                can_go_back=not game and (tutor.index > 0 or tutor.is_done),
                can_show=self.controller.prompt.phase is Phase.CHOICE,
                can_skip=True,
                next_label=self.tr("Finish") if tutor.is_last else "",
            )
        )

    def _point_out(self, tutor: Tutor) -> None:
        scene = self.presenter.scene
        if scene is None or (tutor.is_done and tutor.step.kind is not Kind.ASK):
            self._highlights.clear()
        else:
            self._highlights.show(scene, tutor.step.show)

    @Slot(object)
    def _say(self, verdict: Verdict) -> None:
        panel = self.page.panel
        if verdict.right:
            panel.say_right(verdict_text(verdict))
        else:
            panel.say_wrong(verdict_text(verdict), verdict.reason.rule if verdict.reason is not None else "")

    @Slot(object)
    def _advise(self, advice: Advice) -> None:
        self.page.panel.say_wrong(
            sentences((advice_text(advice), self.tr("If you want it all the same, do it once more.")))
        )

    @Slot(object)
    def _prompted(self, prompt: Prompt) -> None:
        if prompt.phase is Phase.PAUSED:
            self.page.status.say(None, Sentence(""))

    @Slot(object)
    def _stepped(self, _transition: Transition) -> None:
        self._highlights.clear()

    @Slot(object)
    def _wear(self, _theme: Theme) -> None:
        self._highlights.redraw()

    # --------------------------------------------------------------------------------------------- wrong tries

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that something is tried on the board which is not offered: a press, or Enter."""
        kind = event.type()
        if kind is QEvent.Type.MouseButtonRelease or (
            kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ENTER
        ):
            self._trying = True
            # When the board has taken the event, it has said whether it doubts.
            QTimer.singleShot(0, self, self._answer_doubt)
        return False

    @Slot(object)
    def _take_scene(self, _match: Match) -> None:
        """Listen to the scene that the presenter has made for the board, once."""
        scene = self.presenter.scene
        if scene is not None and scene is not self._listened_to:
            self._listened_to = scene
            scene.doubted.connect(self._note_doubt)

    @Slot(object)
    def _note_doubt(self, action: Action | None) -> None:
        self._doubted = action

    @Slot()
    def _answer_doubt(self) -> None:
        trying, self._trying = self._trying, False
        if trying and self._doubted is not None:
            self.controller.try_forbidden(self._doubted)

    @Slot()
    def _space(self) -> None:
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and self.page.isAncestorOf(focused):
            focused.click()
        elif self._finished is not None or (self.controller.has_lesson and self.controller.tutor.waits_to_go_on):
            self.go_on()
        else:
            self.presenter.go()

    # ------------------------------------------------------------------------------------------------ settings

    def set_speed(self, speed: Speed) -> None:
        """Tell stories at this speed."""
        self.presenter.set_speed(speed)

    def close(self) -> None:
        """Stop everything that would outlive the window."""
        self.controller.close()
        if self._engine is not None:
            self._engine.close()
