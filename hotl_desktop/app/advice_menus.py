"""What the menus offer of the analysis: hint, review, the tutor, the chances of the faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from hotl_desktop.widgets.main_window import MainWindow

from .keeping import Keeping

if TYPE_CHECKING:
    from .table import Table


class AdviceMenus(QObject):
    """Keeps these entries of the menus, the settings and the table in step."""

    def __init__(self, window: MainWindow, keeping: Keeping) -> None:
        super().__init__(window)
        self._window = window
        self._keeping = keeping
        self.show_settings()
        window.menus.analysis_action.toggled.connect(self._keep_analysis)
        window.menus.tutor_chosen.connect(self._keep_tutor)

    def connect_table(self, table: Table) -> None:
        """Let the entries act on `table`; without an analysis there they are left out."""
        window, advice = self._window, table.advice
        window.menus.set_advice_available(advice is not None)
        if advice is None:
            return
        window.menus.hint_action.triggered.connect(advice.hinting.toggle)
        window.menus.review_action.triggered.connect(table.review)
        window.menus.analysis_action.toggled.connect(advice.set_analysis)
        window.menus.tutor_chosen.connect(advice.tutoring.set_grade)
        advice.set_analysis(window.menus.analysis_action.isChecked())
        advice.tutoring.set_grade(self._keeping.settings.tutor)

    def show_settings(self) -> None:
        """Tick what the settings say."""
        settings = self._keeping.settings
        self._window.menus.analysis_action.setChecked(settings.analysis)
        self._window.menus.set_tutor_choice(settings.tutor)

    def show_what_is_possible(self, table: Table | None) -> None:
        """Enable what can be done at `table`, the one that is seen; nothing for None."""
        advice = None if table is None else table.advice
        hinting = None if advice is None else advice.hinting
        self._window.menus.hint_action.setEnabled(hinting is not None and (hinting.can_open or hinting.is_open))
        self._window.menus.review_action.setEnabled(advice is not None and advice.reviews.can_open)

    @Slot(bool)
    def _keep_analysis(self, on: bool) -> None:
        self._keeping.change(self._keeping.settings._replace(analysis=on))

    @Slot(str)
    def _keep_tutor(self, grade: str) -> None:
        self._keeping.change(self._keeping.settings._replace(tutor=grade))
