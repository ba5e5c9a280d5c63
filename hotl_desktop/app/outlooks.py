"""What the analysis knows of the six faces, for the strip on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import CHANCE, Die, State
from hotl_desktop.games.get_off_my_lawn import Roll
from hotl_desktop.match.match import Match
from hotl_desktop.widgets.action_words import action_text
from hotl_desktop.widgets.advice_words import chance_text, short_chance_text

from .desk import Faces
from .insight import Insight
from .presenter import TablePresenter
from .waiting import name_of

if TYPE_CHECKING:
    from hotl_desktop.ai.analysis import FaceOutlook


class Outlooks(QObject):
    """Adds the best choice and the win chance to each face, as soon as they are known."""

    def __init__(
        self, insight: Insight, controller: GameController, presenter: TablePresenter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._insight = insight
        self._controller = controller
        self._presenter = presenter
        self._is_on = True
        self._wanted: State | None = None
        """The position that is on the strip without its figures."""
        insight.foreseen.connect(self._foreseen)
        presenter.panels.set_outlook(self.add_to)

    def set_on(self, on: bool) -> None:
        """Whether figures are wanted."""
        if on != self._is_on:
            self._is_on = on
            self._wanted = None
            self._presenter.panels.show_faces()

    def add_to(self, faces: Faces, match: Match) -> Faces:
        """`faces`, with what is known; what is not is asked for."""
        if not self._is_on or not match.has_record or not self._is_worth_asking(match):
            self._wanted = None
            return faces
        known = self._known(match)
        if known is None:
            return faces
        by_face = {one.face: one for one in known}
        seat = match.game.all_seats[faces.seat]
        text = self._presenter.desk.short_text
        outlooks = []
        for outlook in faces.outlooks:
            seen = by_face[outlook.face]
            chance = seen.chances[seat]
            best = outlook.best if seen.best is None else text(seen.best.action)
            words = outlook.best if seen.best is None else action_text(seen.best.action)
            spoken = self._spoken(outlook.face, words, chance, name_of(match, seat))
            outlooks.append(replace(outlook, best=best, chance=short_chance_text(chance), share=chance, spoken=spoken))
        return replace(faces, outlooks=tuple(outlooks), legend=self.tr("best, chance to win"))

    def _known(self, match: Match) -> tuple[FaceOutlook, ...] | None:
        """What is known of the faces of the strip; None, and the rest is asked for, while that is not all."""
        before, self._wanted = self._wanted, None
        known = self._find(match)
        # Who goes through a game quickly does not wait for the positions that were passed.
        if before is not None and before != self._wanted:
            self._insight.forget_questions(about=before)
        return known

    def _find(self, match: Match) -> tuple[FaceOutlook, ...] | None:
        state, length = match.state, match.length
        if state.to_act() is CHANCE:
            return self._faces(match, length)
        rolls = [action for action in state.legal_actions() if isinstance(action, Roll)]
        if rolls:
            rolled = match.branch(length)
            rolled.play(rolls[0])
            return self._faces(rolled, rolled.length)
        if length and isinstance(match.step_at(length - 1), Die):
            return self._faces(match, length - 1)
        return None

    def _faces(self, match: Match, length: int) -> tuple[FaceOutlook, ...] | None:
        state = match.state_at(length)
        known = self._insight.faces_of(state)
        if known is None:
            self._wanted = state
            self._insight.foresee(match, length)
        return known

    def _spoken(self, face: int, best: str, chance: float, name: str) -> str:
        return self.tr("{face}. Best: {choice}. {name} then wins with {chance}.").format(
            face=face, choice=best, name=name, chance=chance_text(chance)
        )

    def _is_worth_asking(self, match: Match) -> bool:
        """Opponents' dice come and go too fast to be read."""
        if match is not self._controller.match:
            return self._presenter.reviewer is None  # the strip is not to be seen then
        return self._controller.prompt.phase in {Phase.ROLL, Phase.CHOICE, Phase.DIE}

    @Slot(object, object)
    def _foreseen(self, state: State, _faces: object) -> None:
        if state == self._wanted:
            self._wanted = None
            self._presenter.panels.show_faces()
