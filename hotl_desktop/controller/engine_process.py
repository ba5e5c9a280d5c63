"""A `hotl engine` process of this very program: one request and one answer a line.

It is started when first needed and kept. What must not be waited for is killed; whoever then asks again gets a fresh
process. Nothing here knows what is asked.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, Signal, Slot

_GONE_MS: Final = 1000
"""How long a killed process may take to be gone."""
_LONGEST_LINE: Final = 32 * 1024 * 1024
"""Bytes: far more than any answer. Whoever writes on and on without an end of line must not fill the memory."""


def engine_command() -> tuple[str, ...]:
    """The command that starts an engine of this very program."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "--engine")
    return (sys.executable, "-m", "hotl_desktop.cli.main", "engine")


class EngineProcess(QObject):
    """The process and its two pipes."""

    heard = Signal(bytes)
    """A line of the engine's standard output."""
    broke = Signal(str)
    """The engine ended or could not be started, without being told to: why. It has been put away."""

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        """Make ready; nothing is started yet. Args: command: this program's own engine if left out."""
        super().__init__(parent)
        self._command = tuple(command) if command is not None else engine_command()
        self._process: QProcess | None = None

    @property
    def is_started(self) -> bool:
        """Whether there is a process to be asked."""
        return self._process is not None

    def start(self) -> None:
        """Start the engine, unless it runs."""
        if self._process is None:
            process = QProcess(self)
            process.setProgram(self._command[0])
            process.setArguments(list(self._command[1:]))
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._ended)
            process.errorOccurred.connect(self._failed)
            self._process = process
            process.start()

    def ask(self, request: Mapping[str, Any]) -> None:
        """Send a request; the engine is started for it if need be."""
        self.start()
        assert self._process is not None
        self._process.write(json.dumps(request).encode() + b"\n")

    def stop(self) -> None:
        """Kill the engine. Nothing more is told of it."""
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._ended)
        process.errorOccurred.disconnect(self._failed)
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        process.finished.connect(process.deleteLater)
        process.kill()

    def close(self) -> None:
        """Stop the engine for good, and wait for those that were stopped before."""
        self.stop()
        for process in self.findChildren(QProcess):
            process.waitForFinished(_GONE_MS)

    @Slot()
    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self.heard.emit(bytes(process.readLine().data()))
        if process is not None and process is self._process and process.bytesAvailable() > _LONGEST_LINE:
            self._break("the engine writes a line without end")

    @Slot()
    def _ended(self) -> None:
        self._break("the engine ended")

    @Slot(QProcess.ProcessError)
    def _failed(self, error: QProcess.ProcessError) -> None:
        # A crash is also told by `finished`, which follows.
        if error is not QProcess.ProcessError.Crashed:
            self._break(f"the engine failed: {error.name}")

    def _break(self, why: str) -> None:
        self.stop()
        self.broke.emit(why)
