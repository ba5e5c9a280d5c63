"""Where the table asks for sounds: as loud as the person wants, and never a heap of them at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from hotl_desktop.sound.names import Sound
from hotl_desktop.sound.player import Player

from .ring import Phase, Prompt

_MOST_AT_ONCE: Final = 2
"""A story that is brought to its end tells everything in one moment; only its last sounds are heard."""
_LOUDEST: Final = 1.6
"""The factor of the samples at full volume: the loudest sound stays below the top."""
DEFAULT_VOLUME: Final = 0.6


class SoundBoard(QObject):
    """Plays sounds by their names."""

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        """Args: player: what plays them; closed by `close`."""
        super().__init__(parent)
        self._player = player
        self._volume = DEFAULT_VOLUME
        self._is_muted = False
        self._asked: list[Sound] = []
        self._opponent_acted = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_asked)

    @property
    def volume(self) -> float:
        """From 0 to 1, in equal steps to the ear."""
        return self._volume

    def set_volume(self, volume: float) -> None:
        """Play the sounds from the next one on at this `volume`, 0 to 1."""
        self._volume = min(1.0, max(0.0, volume))

    @property
    def is_muted(self) -> bool:
        """Whether nothing is heard."""
        return self._is_muted

    def set_muted(self, on: bool) -> None:
        """Let nothing be heard, or go on at the volume that is set."""
        self._is_muted = on

    @property
    def has_device(self) -> bool | None:
        """Whether there was a sound device for the last sound; None before the first one."""
        return self._player.has_device

    @Slot(str)
    def play(self, name: str) -> None:
        """Play the sound of this name (see `Sound`), at the end of what goes on now.

        Raises:
            ValueError: there is no such sound.
        """
        sound = Sound(name)
        if not self._is_muted and self._volume > 0:
            self._asked.append(sound)
            self._timer.start(0)

    @Slot(Prompt)
    def prompted(self, prompt: Prompt) -> None:
        """Ring for a person whose turn it is after an opponent has acted; for people among themselves not."""
        if prompt.phase is Phase.THINKING:
            self._opponent_acted = True
        elif prompt.phase in (Phase.IDLE, Phase.OVER):
            self._opponent_acted = False
        elif prompt.phase in (Phase.ROLL, Phase.DIE, Phase.CHOICE) and self._opponent_acted:
            self._opponent_acted = False
            self.play(Sound.TURN)

    def close(self) -> None:
        """Let go of the sound device, before the program ends. Takes a moment if it is open, 2 s at the very most."""
        self._timer.stop()
        self._player.close()

    @Slot()
    def _play_asked(self) -> None:
        asked, self._asked = list(dict.fromkeys(self._asked)), []
        for sound in asked[-_MOST_AT_ONCE:]:
            # Squared, because the ear takes equal factors for equal steps.
            self._player.play(sound, _LOUDEST * self._volume**2)
