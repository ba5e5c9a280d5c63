"""The mutation tests can be trusted: a fault is found, and what is no fault is not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.promises.mutants import mutants

_ROOT = Path(__file__).parents[2]
_MODULE = '''"""A module."""

LEAST = 3


def large(number: int) -> bool:
    return number > LEAST


def steps(number: int) -> int:
    count = 0
    while number > 0:
        number -= 1
        count += 1
    return count


def absolute(number: int) -> int:
    return -number if number < 0 else number
'''
_TEST = """from numbers_game.rules import absolute, large, steps

def test_large(): assert large(4) and not large(3)
def test_steps(): assert steps(5) == 5
def test_absolute(): assert [absolute(n) for n in (-2, 0, 2)] == [2, 0, 2]
"""


@pytest.fixture(scope="module")
def fates(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What became of each mutant of the module above, by how it is reported."""
    if sys.platform == "win32":
        pytest.skip("there are no forks")
    root = tmp_path_factory.mktemp("mutation")
    for name, text in (("numbers_game/rules.py", _MODULE), ("checks/test_rules.py", _TEST)):
        (root / name).parent.mkdir()
        (root / name).parent.joinpath("__init__.py").touch()
        (root / name).write_text(text, encoding="utf-8")
    results = root / "results"
    command = [sys.executable, "-m", "tests.promises.mutation", "--root", str(root), "--results", str(results)]
    command += ["numbers_game/rules.py", "--tests", "checks"]
    done = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    return {line["mutant"]: line["fate"] for line in map(json.loads, results.read_text("utf-8").splitlines())}


def fate(fates: dict[str, str], before: str, after: str) -> str:
    (found,) = (fate for mutant, fate in fates.items() if mutant.endswith(f"`{before}` → `{after}`"))
    return found


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("LEAST = 3", "LEAST = 4"),
        ("return number > LEAST", "return number >= LEAST"),
        ("return -number if number < 0 else number", "return number if number < 0 else number"),
        ("count += 1", "nothing"),
    ],
)
def test_a_planted_fault_is_killed(fates: dict[str, str], before: str, after: str) -> None:
    assert fate(fates, before, after) == "killed"


def test_an_endless_loop_is_stopped(fates: dict[str, str]) -> None:
    assert fate(fates, "number -= 1", "nothing") == "timed out"


def test_an_equivalent_mutant_survives(fates: dict[str, str]) -> None:
    before, after = (f"return -number if number {sign} 0 else number" for sign in ("<", "<="))
    assert fate(fates, before, after) == "survived"


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("a = b < 1", ["a = b <= 1", "a = b >= 1", "a = b < 2", "a = b < 0"]),
        ("a = b is not c", ["a = b is c"]),
        ("a = b // c", ["a = b * c"]),
        ("a = -b", ["a = b"]),
        ("a = b and not c", ["a = b or not c", "a = not c", "a = b", "a = b and c"]),
        ("if a.b: pass", ["if not a.b:"]),
        ("a = [b for b in c if d(b)]", ["a = [b for b in c if not d(b)]"]),
        ("a = min(b, c)", ["a = max(b, c)", "a = min(c, b)"]),
        ("a = b(c=d, **e)", ["a = b(**e)"]),
        ("a = {b, c}", ["a = {c}", "a = {b}"]),
        ("a, b = b, a", ["a, b = (a,)", "a, b = (b,)"]),
        ("a = b[c:]", ["a = b[c + 1:]", "a = b[c - 1:]"]),
        ("a = True, 'b'", ["a = ('b',)", "a = (True,)", "a = (False, 'b')", "a = (True, '')"]),
        ("def a(b=1): return b", ["def a(b=2):", "def a(b=0):", "return None"]),
        ("def a(b):\n  c = 0\n  c = b", ["nothing", "c = 1", "c = -1", "nothing"]),
        ("for a in b:\n  break", ["continue"]),
        ("raise a", ["nothing"]),
        ("a += b", ["nothing", "a -= b"]),
    ],
)
def test_every_usual_fault_is_planted(source: str, faults: list[str]) -> None:
    assert [mutant.after for mutant in mutants(source, "module.py", "module.py")] == faults


@pytest.mark.parametrize(
    "source",
    [
        "'''About 1.'''",
        "assert 1 < 2",
        "a = zip(b, strict=True)",
        "a: Literal[1]",
        "__all__ = ['a']",
        "class A(Message):\n  B = 'c'",
        "a = f'b{c}'",
    ],
)
def test_what_cannot_be_a_fault_is_left_alone(source: str) -> None:
    assert not list(mutants(source, "module.py", "module.py"))
