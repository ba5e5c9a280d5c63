"""How long ago the system started this process: what a person waits for includes loading the program."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

_LOADED = time.perf_counter()


def process_age() -> float:
    """Seconds since this process was started, or where the system does not tell, since the program was loaded."""
    try:
        return _age()
    except (OSError, ValueError, IndexError):
        return time.perf_counter() - _LOADED


if sys.platform == "linux":

    def _age() -> float:
        # The 22nd field, in ticks since the computer was started; the second may hold spaces and brackets.
        fields = Path("/proc/self/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        return time.clock_gettime(time.CLOCK_BOOTTIME) - int(fields[19]) / os.sysconf("SC_CLK_TCK")

elif sys.platform == "win32":

    def _age() -> float:
        import ctypes  # noqa: PLC0415 - only here

        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.GetProcessTimes.argtypes = [ctypes.c_void_p, *[ctypes.POINTER(ctypes.c_ulonglong)] * 4]
        # In tenths of microseconds.
        born, ended, in_kernel, in_program, now = (ctypes.c_ulonglong() for _ in range(5))
        if not kernel.GetProcessTimes(
            kernel.GetCurrentProcess(), *map(ctypes.byref, (born, ended, in_kernel, in_program))
        ):
            raise OSError(ctypes.get_last_error())
        kernel.GetSystemTimeAsFileTime(ctypes.byref(now))
        return (now.value - born.value) / 1e7

else:

    def _age() -> float:
        return time.perf_counter() - _LOADED
