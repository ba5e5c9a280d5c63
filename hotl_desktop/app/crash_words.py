"""What a person is told when something unforeseen has happened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from .crashes import CrashWatch
from .desktop import Desktop

translate = QCoreApplication.translate


class CrashTeller(QObject):
    """Says once in a run that something went wrong, and shows the report to whoever wants to see it."""

    def __init__(self, watch: CrashWatch, desktop: Desktop) -> None:
        super().__init__(desktop)
        self._watch = watch
        self._desktop = desktop
        self._has_told = False
        watch.reported.connect(self.tell)

    def begin(self) -> None:
        """Open the files, and say how the run before this one ended, if badly."""
        report = self._watch.open_files()
        if report is not None:
            self._say(
                translate("Crash", "The program ended unexpectedly the last time"),
                translate("Crash", "Unfinished games were kept after every move: they wait for you on the start page."),
                report,
            )

    @Slot(Path)
    def tell(self, report: Path) -> None:
        """Say that something has gone wrong just now; one fault often brings another, so only once."""
        if self._has_told:
            return
        self._has_told = True
        self._say(
            translate("Crash", "Something went wrong in the program"),
            translate(
                "Crash",
                "Your game is kept and goes on. If something looks odd, go to the start page and continue from there.",
            ),
            report,
        )

    def _say(self, title: str, text: str, report: Path) -> None:
        self._desktop.message_sheet.say(
            title,
            text,
            translate("Crash", "A report was written. It stays on this computer and is sent to nobody: {file}").format(
                file=report
            ),
            (
                translate("Crash", "Show the report"),
                lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(report))),
            ),
        )
