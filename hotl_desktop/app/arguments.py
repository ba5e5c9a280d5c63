"""How the window program tells that it did not understand its arguments."""

from __future__ import annotations

import argparse
from typing import NoReturn

from .main import NOT_UNDERSTOOD


class Parser(argparse.ArgumentParser):
    """Errors in one line, without the usage in front."""

    def error(self, message: str) -> NoReturn:
        self.exit(NOT_UNDERSTOOD, f"{self.prog}: {message} (see {self.prog} --help)\n")
