"""What happens when something happens that nobody foresaw: a line in the log, a report in a file, a word to the person.

Nothing ever leaves this computer. A report says what the program was and where it failed; it has no games and no
settings in it, only what a traceback and the last lines of the log tell.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler, qVersion

from hotl_desktop import __version__

log = logging.getLogger(__name__)

MOST_REPORTS: Final = 10
"""So many reports are kept, the latest."""
MOST_IN_A_RUN: Final = 20
"""So many are written in one run: a fault in every frame is still one fault."""
LOG_BYTES: Final = 256 * 1024
"""How large the log grows before it becomes the old log, of which there is one."""
_LOG_LINES: Final = 40
"""Of the log, at the end of a report."""
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CrashWatch(QObject):
    """Watches over one run of the program. There is one, in the window program only."""

    reported = Signal(Path)
    """Something unforeseen happened just now, and this report was written."""

    def __init__(self, log_file: Path) -> None:
        """Make ready.

        Args:
            log_file: the log; the reports lie in a folder beside it. Where they cannot be written, there are none.
        """
        super().__init__()
        self._log_file: Final = log_file
        self.folder: Final = log_file.parent / "crashes"
        """Where the reports are."""
        self._written = 0
        self._is_writing = False
        self._handler: logging.Handler | None = None
        self._hard_file: IO[str] | None = None
        self._before = (sys.excepthook, threading.excepthook)

    # ---------------------------------------------------------------------------------------- begin and end

    def begin(self) -> None:
        """Notice exceptions that reach nobody, from now on. Costs next to nothing: the files come later."""
        sys.excepthook = self._unforeseen
        threading.excepthook = self._unforeseen_in_thread

    def open_files(self) -> Path | None:
        """Open the log, and the file for the end that no Python sees.

        Returns:
            The report of how the run before this one ended, if it was such an end.
        """
        self._open_log()
        report = self._hard_end_before()
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._hard_file = self._hard_path.open("w", encoding="utf-8")
            faulthandler.enable(self._hard_file)
        except OSError as error:
            log.warning("there will be no reports: %s", error)
        qInstallMessageHandler(_log_qt)
        return report

    def end(self) -> None:
        """Leave everything as it was found; the run has ended as it should."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(None)
        if self._hard_file is not None:
            faulthandler.disable()
            self._hard_file.close()
            self._hard_file = None
            self._hard_path.unlink(missing_ok=True)
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    # ------------------------------------------------------------------------------------------------ the log

    def _open_log(self) -> None:
        from logging.handlers import RotatingFileHandler  # noqa: PLC0415 - not before the first paint

        try:
            self._log_file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handler = RotatingFileHandler(self._log_file, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
        except OSError:
            return  # a log that cannot be kept is not worth a word to the person
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        handler.handleError = _be_silent  # type: ignore[method-assign, assignment]
        root = logging.getLogger()
        root.addHandler(handler)
        root.setLevel(logging.INFO)
        self._handler = handler
        log.info("%s", " ".join(_about().splitlines()))

    # -------------------------------------------------------------------------------------------- the reports

    @property
    def _hard_path(self) -> Path:
        """Where Python notes the end that it cannot take part in; of this process, as there can be several."""
        return self.folder / f"{os.getpid()}.fault"

    def _hard_end_before(self) -> Path | None:
        """Make a report of the latest hard end that is not told yet."""
        report = None
        try:
            left = [path for path in self.folder.glob("*.fault") if not _is_running(path.stem)]
        except OSError:
            return None
        for path in left:
            try:
                text = path.read_text(encoding="utf-8", errors="replace")
                path.unlink()
            except OSError:
                continue
            if text.strip():
                report = self._write("The program was ended by the system.\n\n" + text) or report
        return report

    def _unforeseen(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None, where: str = ""
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        if sys.stderr is not None:  # a windowed program on Windows has none
            self._before[0](kind, error, trace)
        if self._is_writing:
            return
        self._is_writing = True
        try:
            log.error("unforeseen%s", where, exc_info=(kind, error, trace))
            import traceback  # noqa: PLC0415 - seldom needed

            report = self._write("".join(traceback.format_exception(kind, error, trace)))
            if report is not None:
                self.reported.emit(report)
        finally:
            self._is_writing = False

    def _unforeseen_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            name = args.thread.name if args.thread is not None else "a thread"
            self._unforeseen(args.exc_type, args.exc_value, args.exc_traceback, f" in {name}")

    def _write(self, what: str) -> Path | None:
        """Write a report; None if it cannot be written, or if there are enough of this run."""
        if self._written >= MOST_IN_A_RUN:
            return None
        from datetime import datetime  # noqa: PLC0415 - seldom needed

        self._written += 1
        name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}-{self._written}.txt"
        parts = [
            "HOTL Desktop: report of a fault. It lies on this computer only and is sent to nobody.\n",
            _about(),
            "\n",
            what.rstrip() + "\n",
            "\nThe last lines of the log:\n",
            _tail(self._log_file),
        ]
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            path = self.folder / name
            path.write_text("".join(parts), encoding="utf-8", errors="backslashreplace")
            for old in sorted(self.folder.glob("*.txt"))[:-MOST_REPORTS]:
                old.unlink(missing_ok=True)
        except OSError:
            return None
        return path


def _about() -> str:
    """What this program is and where it runs."""
    import platform  # noqa: PLC0415 - not before the first paint

    return (
        f"HOTL Desktop {__version__}\nPython {platform.python_version()}, Qt {qVersion()}\n"
        f"{platform.system()} {platform.release()}, {platform.machine()}\n"
    )


def _tail(path: Path) -> str:
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return "(there is none)\n"
    return "\n".join(lines[-_LOG_LINES:]) + "\n"


def _is_running(number: str) -> bool:
    """Whether a process of that number may still be running; it is left alone then."""
    if not number.isdecimal() or sys.platform == "win32":
        return False  # on Windows a file in use cannot be removed, which is answer enough
    if int(number) == os.getpid():
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt's own messages, in the log."""
    logging.getLogger(f"qt.{context.category or 'default'}").log(_LEVELS.get(kind, logging.WARNING), "%s", message)
    if kind not in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg} and sys.stderr is not None:
        print(message, file=sys.stderr)


def _be_silent(_record: logging.LogRecord) -> None:
    """What a log does that cannot be written: nothing."""
