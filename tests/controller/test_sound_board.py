"""The sound board: volume, muting, bursts, and the bell of a turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hotl_desktop.controller.ring import Phase, Prompt
from hotl_desktop.controller.sound_board import SoundBoard
from hotl_desktop.sound.names import CHIPS, Sound
from hotl_desktop.sound.player import Player


class Recorder(Player):
    """Notes what it is to play."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.played: list[tuple[Sound, float]] = []

    def play(self, sound: Sound, volume: float = 1.0) -> None:
        self.played.append((sound, volume))

    @property
    def sounds(self) -> list[Sound]:
        return [sound for sound, _ in self.played]


@pytest.fixture
def player() -> Recorder:
    return Recorder()


@pytest.fixture
def board(qtbot: QtBot, player: Recorder) -> SoundBoard:
    return SoundBoard(player)


def pass_the_loop(qtbot: QtBot, board: SoundBoard) -> None:
    qtbot.waitUntil(lambda: not board._timer.isActive())


def test_a_sound_is_played_by_its_name(qtbot: QtBot, board: SoundBoard, player: Recorder) -> None:
    board.play("roll")
    pass_the_loop(qtbot, board)
    assert player.sounds == [Sound.ROLL]


def test_an_unknown_name_is_an_error(board: SoundBoard) -> None:
    with pytest.raises(ValueError, match="fanfare"):
        board.play("fanfare")


def test_of_a_burst_only_the_end_is_heard(qtbot: QtBot, board: SoundBoard, player: Recorder) -> None:
    for sound in (*CHIPS, Sound.HEAD, Sound.HEAD, Sound.TURN):
        board.play(sound)
    pass_the_loop(qtbot, board)
    assert player.sounds == [Sound.HEAD, Sound.TURN]


def test_a_louder_volume_is_louder_and_none_is_silent(qtbot: QtBot, board: SoundBoard, player: Recorder) -> None:
    for volume in (0.0, 0.5, 1.0, 7.0):
        board.set_volume(volume)
        board.play("die")
        pass_the_loop(qtbot, board)
    volumes = [volume for _, volume in player.played]
    assert volumes == [pytest.approx(0.4), pytest.approx(1.6), pytest.approx(1.6)]
    assert board.volume == 1.0


def test_muted_means_silent_and_keeps_the_volume(qtbot: QtBot, board: SoundBoard, player: Recorder) -> None:
    board.set_volume(0.3)
    board.set_muted(True)
    board.play("die")
    pass_the_loop(qtbot, board)
    assert (player.played, board.is_muted, board.volume) == ([], True, 0.3)
    board.set_muted(False)
    board.play("die")
    pass_the_loop(qtbot, board)
    assert player.sounds == [Sound.DIE]


@pytest.mark.parametrize("phase", [Phase.ROLL, Phase.DIE, Phase.CHOICE])
def test_the_bell_rings_once_for_a_person_after_an_opponent(
    qtbot: QtBot, board: SoundBoard, player: Recorder, phase: Phase
) -> None:
    for prompt in (Phase.SETTLING, Phase.THINKING, Phase.SETTLING, Phase.THINKING, Phase.SETTLING, phase, phase):
        board.prompted(Prompt(prompt, "NW"))
        pass_the_loop(qtbot, board)
    assert player.sounds == [Sound.TURN]


def test_the_bell_does_not_ring_among_people_or_after_the_end(
    qtbot: QtBot, board: SoundBoard, player: Recorder
) -> None:
    for phase in (Phase.ROLL, Phase.SETTLING, Phase.CHOICE, Phase.THINKING, Phase.OVER, Phase.IDLE, Phase.ROLL):
        board.prompted(Prompt(phase, "NW"))
    pass_the_loop(qtbot, board)
    assert player.played == []


def test_after_closing_nothing_is_played(qtbot: QtBot, board: SoundBoard, player: Recorder) -> None:
    board.play("die")
    board.close()
    pass_the_loop(qtbot, board)
    assert player.played == []
