"""Mutation testing: plants each usual small fault in the rules, and tells which ones no test notices.

    python -m tests.promises.mutation [PATH …]

Nothing on the disk is changed. Everything that is not ours is imported once; then a process is forked for each mutant,
which imports the faulty module in place of the sound one and runs the tests until the first one fails: those that come
by the mutated statement before the others, those that found most faults in the same function first, then the quick
ones. A test that takes much more processor time than usual has found an endless loop.

Survivors that `MUTANTS.md` does not list are holes in the tests; then the exit code is 1.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib
import importlib.util
import json
import os
import resource
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Final

import coverage
import pytest

from tests.promises.mutants import Mutant, mutants

_ROOT: Final = Path(__file__).parents[2]
_CODE: Final = ("hotl_desktop/games",)
_TESTS: Final = ("tests/games",)
_NOT_RUN: Final = "tests/games/test_head_of_the_line_maps.py::test_reach_is_quick_enough_to_follow_the_game"
"""It looks at the clock."""
_JUDGED: Final = Path(__file__).with_name("MUTANTS.md")

_PATIENCE: Final = 10
"""So many times its usual processor time, and one second more, may a test take."""
_LIKELY: Final = 5
"""So many of the likeliest killers are run before the other tests are even imported."""
_MEMORY: Final = 2 << 30
_PLUGINS: Final = "pytestqt cov xdist cacheprovider hypothesispytest unraisableexception threadexception"
_OPTIONS: Final = (
    *f"-c {os.devnull} --rootdir . --confcutdir . -q -x --no-header --tb=no -W error --deselect {_NOT_RUN}".split(),
    *(word for name in _PLUGINS.split() for word in ("-p", f"no:{name}")),
)
"""Of pytest: no more than the tests need, as most of a mutant's time is that of pytest."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    path: str
    operator: str
    mutant: str
    line: int
    fate: str
    """`killed`, `timed out` or `survived`."""
    killer: str
    """The test that noticed it; empty when none did, or when the module could not even be imported."""
    seconds: float
    """Processor time."""


@dataclass
class _Baseline:
    """The tests as they are without a fault."""

    seconds: dict[str, float]
    """Processor time by test."""
    by_line: dict[str, dict[int, set[str]]]
    """By file and line: the tests that come by; an empty name stands for the import."""
    kills: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By function: how many of its mutants each test has killed so far."""

    def first(self, mutant: Mutant) -> set[str]:
        """The tests that come by the mutated statement."""
        lines = self.by_line.get(mutant.path, {})
        found = set[str]().union(*(lines.get(line, ()) for line in mutant.lines))
        return set(self.seconds) if "" in found else found

    def others(self, mutant: Mutant) -> set[str]:
        """The tests that come by other lines of the module, should something have kept them from the mutated one."""
        return set[str]().union(*self.by_line.get(mutant.path, {}).values()) - self.first(mutant) - {""}

    def ordered(self, tests: set[str], mutant: Mutant) -> list[str]:
        """`tests`, the likely killers first."""
        kills = self.kills[f"{mutant.path} {mutant.function}"]
        return sorted(tests, key=lambda test: (-kills[test], self.seconds[test], test))


class _Planted(MetaPathFinder, Loader):
    """Imports one module from other code than that of its file."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self._name, self._file, self._code = name, file, code

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        inside = [str(self._file.parent)] if self._file.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(
            fullname, self._file, loader=self, submodule_search_locations=inside
        )

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)


class _Watch:
    """A pytest plugin: runs the given tests only and in their order, each for its time; notes the first failure."""

    def __init__(self, limits: Mapping[str, float], entered: Callable[[str], object] = str) -> None:
        self._rank = {test: rank for rank, test in enumerate(limits)}
        self._limits, self._entered = limits, entered
        self.seconds: dict[str, float] = {}
        self.killer = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._rank:
            items[:] = sorted(
                (item for item in items if item.nodeid in self._rank), key=lambda item: self._rank[item.nodeid]
            )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begin = _own_seconds()
        self._entered(item.nodeid)
        if item.nodeid in self._limits:
            signal.setitimer(signal.ITIMER_PROF, self._limits[item.nodeid])
        result = yield
        self.seconds[item.nodeid] = _own_seconds() - begin
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer = report.nodeid


def _own_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _pytest(args: Sequence[str], watch: _Watch) -> int:
    """The exit code of a run with nothing said."""
    with (
        Path(os.devnull).open("w") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        return int(pytest.main([*_OPTIONS, *args], plugins=[watch]))


class Laboratory:
    """Where mutants are tried: modules and tests below one folder."""

    def __init__(self, root: Path, code: Sequence[str], tests: Sequence[str]) -> None:
        """Prepare.

        Args:
            root: the folder that paths start from; becomes the current one.
            code: the modules to mutate, or folders of them.
            tests: the test files, or folders of them.
        """
        os.chdir(root)
        sys.path.insert(0, str(root))
        self._root, self._tests = root, tests
        found = (path for name in code for path in (sorted(Path(name).rglob("*.py")) or [Path(name)]))
        self.files: Final = tuple(path.as_posix() for path in found)
        self._folder = tempfile.TemporaryDirectory(prefix="hotl-mutants-")
        sys.dont_write_bytecode = False
        sys.pycache_prefix = self._folder.name
        self._baseline = self._measured()
        _pytest(["--collect-only", *tests], _Watch({}))
        self._forget()
        gc.freeze()

    def mutants(self) -> Iterator[Mutant]:
        """All mutants of all modules."""
        for path in self.files:
            file = self._root / path
            yield from mutants(file.read_text(encoding="utf-8"), path, str(file))

    def tried(self, mutant: Mutant) -> Verdict:
        """What becomes of `mutant`."""
        ordered = self._baseline.ordered(self._baseline.first(mutant), mutant)
        others = self._baseline.ordered(self._baseline.others(mutant), mutant)
        groups = [group for group in (ordered[:_LIKELY], ordered[_LIKELY:], others) if group]
        seconds, status, killer = _forked(lambda: self._killer(mutant, groups))
        if os.WIFSIGNALED(status):
            fate = "timed out" if os.WTERMSIG(status) in {signal.SIGPROF, signal.SIGXCPU} else "killed"
        else:
            fate = "killed" if os.WEXITSTATUS(status) else "survived"
        if fate == "killed":
            self._baseline.kills[f"{mutant.path} {mutant.function}"][killer] += 1
        return Verdict(mutant.path, mutant.operator, str(mutant), mutant.lines.start, fate, killer, round(seconds, 3))

    def _killer(self, mutant: Mutant, groups: Sequence[Sequence[str]]) -> tuple[int, str]:
        """Whether and by which test `mutant` is killed; in the process of its own."""
        name = mutant.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        sys.meta_path.insert(0, _Planted(name, self._root / mutant.path, mutant.code))
        whole = sum(self._baseline.seconds.values())
        resource.setrlimit(resource.RLIMIT_CPU, (int(60 + _PATIENCE * whole),) * 2)
        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
        for group in groups:
            watch = _Watch({test: 1 + _PATIENCE * self._baseline.seconds[test] for test in group})
            signal.setitimer(signal.ITIMER_PROF, 5 + whole)
            code = _pytest([*dict.fromkeys(test.partition("::")[0] for test in group)], watch)
            if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
                return code, watch.killer
        return 0, ""

    def _measured(self) -> _Baseline:
        data = str(Path(self._folder.name) / "coverage")

        def measure() -> tuple[int, str]:
            cover = coverage.Coverage(data, include=[str(self._root / path) for path in self.files], config_file=False)
            cover.start()

            def entered(test: str) -> None:
                self._clear_caches()  # or only the first test would come by what they keep
                cover.switch_context(test)

            code = _pytest(self._tests, _Watch({}, entered))
            cover.stop()
            cover.save()
            return code, ""

        def timed() -> tuple[int, str]:
            watch = _Watch({})
            return _pytest(self._tests, watch), json.dumps(watch.seconds)

        if _forked(measure)[1]:
            raise SystemExit("the tests fail without any mutant")
        found = coverage.CoverageData(data)
        found.read()
        by_line = {
            path: {line: set(contexts) for line, contexts in found.contexts_by_lineno(str(self._root / path)).items()}
            for path in self.files
        }
        return _Baseline(json.loads(_forked(timed)[2]), by_line)

    def _own_modules(self) -> dict[str, ModuleType]:
        files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items() if name != "__main__"}
        return {name: sys.modules[name] for name, file in files.items() if file and self._root in Path(file).parents}

    def _clear_caches(self) -> None:
        for module in self._own_modules().values():
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()

    def _forget(self) -> None:
        """Have our own modules imported anew by every process."""
        for name in self._own_modules():
            del sys.modules[name]


def _forked(task: Callable[[], tuple[int, str]]) -> tuple[float, int, str]:
    """Processor time, exit status and word of `task`, done in a process of its own."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        code = 70
        try:
            code, word = task()
            os.write(writing, word.encode())
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        word = pipe.read()
    _, status, usage = os.wait4(child, 0)
    return usage.ru_utime + usage.ru_stime, status, word


def _table(verdicts: Sequence[Verdict], of: Callable[[Verdict], str], head: str) -> str:
    """How many of what came to what, as Markdown."""
    rows = [f"| {head} | mutants | killed | timed out | survived | processor time |", "|---|--:|--:|--:|--:|--:|"]
    for key in (*sorted({of(one) for one in verdicts}), ""):
        ones = [one for one in verdicts if of(one) == key or not key]
        fates = Counter(one.fate for one in ones)
        counts = " | ".join(str(fates[fate]) for fate in ("killed", "timed out", "survived"))
        rows.append(f"| {key or 'all'} | {len(ones)} | {counts} | {sum(one.seconds for one in ones):.0f} s |")
    return "\n".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutation testing of the rules.")
    parser.add_argument("code", nargs="*", default=_CODE, help="modules or folders to mutate (default: the rules)")
    parser.add_argument("--root", type=Path, default=_ROOT, help="the folder that paths start from")
    parser.add_argument("--tests", nargs="*", default=_TESTS, help="test files or folders")
    parser.add_argument("--sample", type=int, help="try only so many, at random but always the same")
    parser.add_argument("--again", type=Path, help="try only those that survived as these results say")
    parser.add_argument("--results", type=Path, help="write a line of JSON for each mutant here")
    chosen = parser.parse_args()
    judged = _JUDGED.read_text(encoding="utf-8") if _JUDGED.exists() else ""
    results = chosen.results.absolute() if chosen.results else None
    only = None
    if chosen.again:
        lines = map(json.loads, chosen.again.read_text(encoding="utf-8").splitlines())
        only = {line["mutant"] for line in lines if line["fate"] == "survived"}
    laboratory = Laboratory(chosen.root.resolve(), chosen.code, chosen.tests)
    todo = [mutant for mutant in laboratory.mutants() if only is None or str(mutant) in only]
    if chosen.sample:
        todo = Random(1).sample(todo, min(chosen.sample, len(todo)))
    verdicts = []
    for mutant in todo:
        verdict = laboratory.tried(mutant)
        verdicts.append(verdict)
        if results:
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")
    holes = [one for one in verdicts if one.fate == "survived" and one.mutant not in judged]
    print(
        _table(verdicts, lambda one: one.path, "file"),
        _table(verdicts, lambda one: one.operator, "operator"),
        sep="\n\n",
    )
    for one in holes:
        print(f"{one.line}: {one.mutant}")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
