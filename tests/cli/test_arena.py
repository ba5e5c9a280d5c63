"""`hotl arena`, and who plays its games."""

import json
from collections import Counter

import pytest

from hotl_desktop.cli.arena import rounds_of
from hotl_desktop.cli.main import main

ARENA = ("arena", "--game", "head-of-the-line", "--levels", "random,casual", "--games", "6", "--seed", "2a", "--json")


def output(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert main([*ARENA, *more]) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


def test_every_pair_plays_with_seats_exchanged(capsys: pytest.CaptureFixture[str]) -> None:
    answer = output(capsys, "--levels", "random,beginner,casual")
    assert answer["games"] == 18
    assert set(answer["levels"]) == {"random", "beginner", "casual"}  # type: ignore[call-overload]


@pytest.mark.parametrize("seats", ["3", "4"])
def test_more_seats_play_whole_rounds(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    assert output(capsys, "--seats", seats)["games"] == 6


def test_jobs_do_not_change_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "--jobs", "2") == output(capsys)


def test_a_slow_master_plays_only_the_level_next_to_it_and_as_often_as_is_said() -> None:
    games: Counter[tuple[str, ...]] = Counter()
    for _, tables in rounds_of(("casual", "expert", "master"), ("NW", "SE"), 6, 2):
        games.update(tuple(sorted(table)) for table in tables)
    assert games == {("casual", "expert"): 6, ("expert", "master"): 2}


def test_levels_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    for levels in ("casual", "casual,genius", "casual,casual"):
        assert main(["arena", "--game", "get-off-my-lawn", "--games", "1", "--levels", levels]) == 2
        assert "--levels" in capsys.readouterr().err


def test_a_game_that_is_not_for_so_few_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "get-off-my-lawn", "--games", "1", "--seats", "2"]) == 2
    assert "--seats" in capsys.readouterr().err


def test_a_cluster_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        assert output(capsys, "--scheduler", cluster.scheduler_address) == output(capsys)


def test_a_cluster_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    assert main([*ARENA, "--scheduler", "nonsense://x"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
