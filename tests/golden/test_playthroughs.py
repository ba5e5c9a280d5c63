"""The games still go as they went when somebody read them."""

from __future__ import annotations

import pytest

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, kept, written_out


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert written_out(name).splitlines() == kept(name).splitlines(), "see tests/golden/regenerate.py"


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
