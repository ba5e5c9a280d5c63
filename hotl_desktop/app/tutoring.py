"""The tutor: stands between a person's choice and the match, and speaks up before one that gives much away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QTimer, Slot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.games.base import Action, State
from hotl_desktop.view.advice_marks import shape_of
from hotl_desktop.widgets.action_words import action_text
from hotl_desktop.widgets.advice_words import chance_text, points_text
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage
from hotl_desktop.widgets.tutor_bubble import TutorBubble

from .hinting import Hinting
from .insight import Insight
from .presenter import TablePresenter

if TYPE_CHECKING:
    from hotl_desktop.ai.analysis import Analysis

OFF: Final = "off"
PATIENCE_MS: Final = 200
"""How long a move may wait to be judged; then it is played."""


class Tutoring(QObject):
    """The tutor of one table."""

    def __init__(
        self,
        insight: Insight,
        hinting: Hinting,
        controller: GameController,
        presenter: TablePresenter,
        page: TablePage,
        themes: ThemeHost,
    ) -> None:
        super().__init__(page)
        self._insight = insight
        self._hinting = hinting
        self._controller = controller
        self._presenter = presenter
        self._page = page
        self._grade = OFF
        self._pending: Action | None = None
        """A choice that waits to be judged, or for the person's answer."""
        self.bubble: Final = TutorBubble(themes, page.view)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._play_pending)
        insight.judged.connect(self._judged)
        insight.missed.connect(self._missed)
        controller.prompted.connect(self._prompted)
        self.bubble.again.connect(self.think_again)
        self.bubble.shown.connect(self._show)
        self.bubble.anyway.connect(self._play_pending)

    @property
    def grade(self) -> str:
        """From which mark on it speaks up; `off` for never."""
        return self._grade

    def set_grade(self, grade: str) -> None:
        """Speak up from the mark `grade` on: `doubtful`, `bad`, `very bad`; `off` for never."""
        self._grade = grade
        self._prepare(self._controller.prompt)

    @property
    def is_asking(self) -> bool:
        """Whether it waits for the person's answer."""
        return self.bubble.isVisible()

    @property
    def is_weighing(self) -> bool:
        """Whether a choice waits until it is judged: for a moment only."""
        return self._pending is not None and not self.is_asking

    # -------------------------------------------------------------------------------------------------- the gate

    def consider(self, action: Action) -> None:
        """Play `action`, a person's choice, at once or after a word about it."""
        prompt = self._controller.prompt
        self.bubble.put_away()
        if self._grade == OFF or prompt.phase is not Phase.CHOICE or action not in prompt.legal:
            self._pending = None
            self._controller.play(action)
            return
        self._pending = action
        known = self._known()
        if known is not None:
            self._weigh(known)
        elif len(prompt.legal) == 1 or not self._controller.match.has_record:
            self._play_pending()
        else:
            self._patience.start()
            self._insight.analyse(self._controller.match)

    def _known(self) -> Analysis | None:
        return self._insight.analysis_of(self._controller.state)

    def _weigh(self, analysis: Analysis) -> None:
        from hotl_desktop.ai.marks import MARKS, mark_of, thresholds_of  # noqa: PLC0415 - the analysis is optional

        self._patience.stop()
        action = self._pending
        if action is None or self._controller.prompt.phase is not Phase.CHOICE:
            return
        loss = analysis.loss(action)
        mark = mark_of(loss, thresholds_of(self._controller.match.game.name))
        if MARKS.index(mark) < MARKS.index(self._grade):
            self._play_pending()
            return
        self._ask(analysis, action, mark)

    def _ask(self, analysis: Analysis, action: Action, mark: str) -> None:
        name = action_text(action)
        title = {
            "doubtful": self.tr("A doubtful move: {move}"),
            "bad": self.tr("A bad move: {move}"),
            "very bad": self.tr("A very bad move: {move}"),
        }[mark].format(move=name)
        seat = analysis.seat
        text = self.tr(
            "It leaves a chance to win of {after}, the best choice {best}: {points} points are given away."
        ).format(
            after=chance_text(analysis.of(action).chances[seat]),
            best=chance_text(analysis.best.chances[seat]),
            points=points_text(analysis.loss(action)),
        )
        scene = self._presenter.scene
        about: QPointF | None = None
        if scene is not None:
            shape = shape_of(scene, action)
            about = None if shape is None else QPointF(self._page.view.mapFromScene(shape.end))
            if scene.pointed_at != action:  # else the focus of the keyboard may be on it, and stays
                scene.point_at(action)
        self.bubble.say(title, text, about, can_show=self._hinting.can_open)

    # ---------------------------------------------------------------------------------------------- what becomes

    @Slot()
    def think_again(self) -> None:
        """Take the choice back: nothing is played."""
        self._pending = None
        self._patience.stop()
        self.bubble.put_away()

    @Slot()
    def _show(self) -> None:
        self.think_again()
        self._hinting.open()

    @Slot()
    def _play_pending(self) -> None:
        action, self._pending = self._pending, None
        self._patience.stop()
        self.bubble.put_away()
        if action is not None:
            self._controller.play(action)

    @Slot(object, object)
    def _judged(self, state: State, analysis: Analysis) -> None:
        if self.is_weighing and state == self._controller.state:
            self._weigh(analysis)

    @Slot(object)
    def _missed(self, state: State) -> None:
        if self.is_weighing and state == self._controller.state:
            self._play_pending()

    @Slot(object)
    def _prompted(self, prompt: Prompt) -> None:
        if self._pending is not None or self.is_asking:
            self.think_again()
        self._prepare(prompt)

    def _prepare(self, prompt: Prompt) -> None:
        """Judge ahead, while the person thinks."""
        if self._grade != OFF and prompt.phase is Phase.CHOICE and len(prompt.legal) > 1:
            match = self._controller.match
            if match.has_record:
                self._insight.analyse(match)
