"""Hints: the best few choices on the board and beside it, for a person whose decision it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.controller.tables import count_hint, hint_is_counted, hints_allowed, hints_used
from hotl_desktop.games.base import Action, Seat, State
from hotl_desktop.view.advice_marks import AdviceMarks, Advised
from hotl_desktop.widgets.action_words import action_text
from hotl_desktop.widgets.advice_words import chance_text, loss_text, reasons_text
from hotl_desktop.widgets.hint_panel import MOST_CHOICES, HintChoice, HintPanel
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage

from .insight import Insight
from .presenter import TablePresenter
from .waiting import name_of

if TYPE_CHECKING:
    from hotl_desktop.ai.analysis import Analysis


class Hinting(QObject):
    """The hint of one table."""

    changed = Signal()
    """Whether a hint can be had may have changed."""
    counted = Signal()
    """A seat has had one more hint: the match is to be kept."""

    def __init__(
        self,
        insight: Insight,
        controller: GameController,
        presenter: TablePresenter,
        page: TablePage,
        themes: ThemeHost,
    ) -> None:
        super().__init__(page)
        self._insight = insight
        self._controller = controller
        self._presenter = presenter
        self._page = page
        self.panel: Final = HintPanel(themes, page)
        self.marks: Final = AdviceMarks(self)
        self._state: State | None = None
        """The position that the open panel is about."""
        self._shown: tuple[Action, ...] = ()
        insight.judged.connect(self._judged)
        insight.missed.connect(self._missed)
        controller.prompted.connect(self._prompted)
        controller.replaced.connect(self._replaced)
        self.panel.pointed.connect(self._point)
        self.panel.chosen.connect(self._play)
        self.panel.closed.connect(self.close)
        presenter.pointed.connect(self._follow)

    # ---------------------------------------------------------------------------------------------- may and can

    @property
    def is_open(self) -> bool:
        """Whether the panel is to be seen."""
        return self._state is not None

    @property
    def is_answered(self) -> bool:
        """Whether the choices are there that the open panel waited for."""
        return bool(self._shown)

    @property
    def can_open(self) -> bool:
        """Whether a person could have a hint now."""
        prompt = self._controller.prompt
        return prompt.phase is Phase.CHOICE and len(prompt.legal) > 1 and self._may(prompt.seat)

    def _may(self, seat: Seat | None) -> bool:
        match = self._controller.match
        allowed = hints_allowed(match)
        if seat is None or not match.has_record:
            return False
        return allowed is None or hints_used(match, seat) < allowed or hint_is_counted(match)

    def left(self, seat: Seat) -> int | None:
        """How many hints `seat` may still have; None for any number."""
        match = self._controller.match
        allowed = hints_allowed(match)
        return None if allowed is None else max(0, allowed - hints_used(match, seat))

    # --------------------------------------------------------------------------------------------- open and shut

    @Slot()
    def toggle(self) -> None:
        """Show the hint, or put it away."""
        if self.is_open:
            self.close()
        else:
            self.open()

    @Slot()
    def open(self) -> None:
        """Show the hint, if one can be had now."""
        self._presenter.finish()
        if not self.can_open or self.is_open:
            return
        match = self._controller.match
        self._state = match.state
        self._shown = ()
        self.panel.say(self.tr("Hint"), self.tr("Thinking …"))
        self._page.show_beside(self.panel)
        self._insight.analyse(match)
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Put the hint away; the board has the keyboard again."""
        if not self.is_open:
            return
        state, self._state = self._state, None
        self._shown = ()
        self.marks.clear()
        self._page.show_beside(None)
        scene = self._presenter.scene
        if scene is not None and scene.state == state:
            scene.point_at(None)
        self._page.focus_board()
        self.changed.emit()

    # -------------------------------------------------------------------------------------------------- showing

    @Slot(object, object)
    def _judged(self, state: State, analysis: Analysis) -> None:
        # Figures that somebody reads do not change under the eyes.
        if state == self._state and not self._shown:
            self._show(analysis)

    @Slot(object)
    def _missed(self, state: State) -> None:
        if state == self._state and not self._shown:
            self.panel.say(self.tr("Hint"), self.tr("No hint can be had just now."))

    def _show(self, analysis: Analysis) -> None:
        match, scene = self._controller.match, self._presenter.scene
        assert scene is not None
        if not hint_is_counted(match):
            count_hint(match, analysis.seat)
            self.counted.emit()
        best = analysis.options[:MOST_CHOICES]
        self._shown = tuple(judged.action for judged in best)
        choices = []
        for judged in best:
            why = self._insight.reasons_of(match.state, judged.action)
            choices.append(
                HintChoice(
                    action_text(judged.action),
                    chance_text(judged.chances[analysis.seat]),
                    loss_text(analysis.best.chances[analysis.seat] - judged.chances[analysis.seat]),
                    reasons_text(why, lambda seat: name_of(match, seat)),
                )
            )
        self.panel.show_choices(self.tr("Hint"), self._note(analysis.seat), choices)
        numbers = [Advised(action, str(number)) for number, action in enumerate(self._shown, 1)]
        self.marks.show(scene, numbers)
        self.panel.focus_first()
        scene.point_at(None)
        self.changed.emit()

    def _note(self, seat: Seat) -> str:
        left = self.left(seat)
        if left is None:
            return self.tr("Chance to win after each choice.")
        return self.tr("Chance to win after each choice. %n hint(s) left.", "", left)

    # ------------------------------------------------------------------------------------------------- following

    @Slot(int)
    def _point(self, index: int) -> None:
        scene = self._presenter.scene
        if scene is not None and self._state is not None and self._shown:
            scene.point_at(self._shown[index] if 0 <= index < len(self._shown) else None)

    @Slot(object)
    def _follow(self, action: Action | None) -> None:
        if self.is_open and self._shown:
            self.panel.light(self._shown.index(action) if action in self._shown else -1)

    @Slot(int)
    def _play(self, index: int) -> None:
        action = self._shown[index]
        self.close()
        # Its figures have just been read, so nobody warns of it.
        self._controller.play(action)

    @Slot(object)
    def _prompted(self, prompt: Prompt) -> None:
        if self.is_open and (prompt.phase is not Phase.CHOICE or self._controller.state != self._state):
            self.close()
        self.changed.emit()

    @Slot(object)
    def _replaced(self, _match: object) -> None:
        self.close()
        self._insight.forget_questions()
