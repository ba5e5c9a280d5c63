"""All that the analysis does at a table: hints, the tutor, the six faces, reviews. Made only where there is one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from hotl_desktop.controller.analyst import Analyst
from hotl_desktop.controller.game_controller import GameController
from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.table_page import TablePage

from .hinting import Hinting
from .insight import Insight
from .outlooks import Outlooks
from .presenter import TablePresenter
from .review_desk import ReviewDesk
from .tutoring import Tutoring


class Advice(QObject):
    """Builds the parts and connects them to one table."""

    changed = Signal()
    """What can be had now may have changed."""
    counted = Signal()
    """A hint was counted: the match is to be kept."""

    def __init__(
        self,
        controller: GameController,
        presenter: TablePresenter,
        page: TablePage,
        themes: ThemeHost,
        analyst: Analyst | None = None,
    ) -> None:
        """Make everything; no engine is started yet. Args: analyst: the program's own if left out."""
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._looks_ahead = True
        """Whether positions are judged before anybody asks: the hint is there at once then."""
        self.analyst: Final = analyst or Analyst()
        self.insight: Final = Insight(self.analyst, self)
        self.hinting: Final = Hinting(self.insight, controller, presenter, page, themes)
        self.tutoring: Final = Tutoring(self.insight, self.hinting, controller, presenter, page, themes)
        self.outlooks: Final = Outlooks(self.insight, controller, presenter, self)
        self.reviews: Final = ReviewDesk(self.analyst, self.insight, controller, presenter, page, themes)
        presenter.set_gate(self.tutoring.consider)
        page.faces.keep_room_for_chances(True)
        page.hint_button.show()
        page.hint_wanted.connect(self.hinting.toggle)
        self.hinting.changed.connect(self._show_what_is_possible)
        self.hinting.counted.connect(self.counted)
        controller.prompted.connect(self._prompted)

    @Slot(object)
    def _prompted(self, prompt: Prompt) -> None:
        if prompt.phase is Phase.SETTLING:
            self.insight.forget_questions()
        elif prompt.phase is Phase.ROLL:
            self.analyst.warm_up()  # the first answer should not have to wait for an engine to start
        elif prompt.phase is Phase.CHOICE and self._looks_ahead and self.hinting.can_open:
            self.insight.analyse(self._controller.match)

    @Slot()
    def _show_what_is_possible(self) -> None:
        self._page.hint_button.setEnabled(self.hinting.can_open or self.hinting.is_open)
        self.changed.emit()

    def set_analysis(self, on: bool) -> None:
        """Whether the six faces are told with their chances."""
        self._looks_ahead = on
        self.outlooks.set_on(on)
        self._page.faces.keep_room_for_chances(on)

    def reword(self) -> None:
        """Say everything anew, in the language that is spoken now."""
        self.hinting.close()
        self.tutoring.think_again()
        self.reviews.reword()

    def close(self) -> None:
        """Stop the engines for good."""
        self.insight.close()
