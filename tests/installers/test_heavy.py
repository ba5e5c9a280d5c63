"""The release's own check-list, for those who ask for it: it builds everything, and takes its time."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from installers.product import ROOT

ASKED = os.environ.get("HOTL_RELEASE_CHECK")


@pytest.mark.skipif(not ASKED, reason="HOTL_RELEASE_CHECK is not set")
def test_a_release_can_be_made() -> None:
    python = ASKED if ASKED and os.sep in ASKED else sys.executable
    subprocess.run([python, "-m", "installers.checks.release"], cwd=ROOT, check=True)
