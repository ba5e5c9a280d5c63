"""The sound device."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

Fill: TypeAlias = Callable[[int], "array[float] | None"]
"""Gives the next so many samples, as 32-bit floats, or None for silence. Called in a thread of the device's."""

_PERIOD_MS: Final = 25
_PERIODS: Final = 3
"""A sound is heard at most 75 ms late, which eyes forgive, and the interpreter may be busy for as long."""
_BACKENDS: Final = {
    "linux": ("PULSEAUDIO", "ALSA"),
    "win32": ("WASAPI", "DSOUND", "WINMM"),
    "darwin": ("COREAUDIO",),
}
"""The ways to the device, the best first. Not JACK, which tells the terminal when it does not run."""


class NoDevice(Exception):
    """There is nothing here to play sounds on."""


class Output(Protocol):
    """An open device."""

    def close(self) -> None:
        """Stop; nothing more is asked for afterwards."""


def open_output(rate: int, fill: Fill) -> Output:
    """Open the first device that works and let it play what `fill` gives. It may take a second.

    Args:
        rate: samples a second of one channel.
        fill: must not raise.

    Raises:
        NoDevice: none works, or the library that plays is not installed.
    """
    for name in _BACKENDS.get(sys.platform, ()):
        if name == "ALSA" and not _quiet_alsa():
            continue
        try:
            return MiniaudioOutput(name, rate, fill)
        except NoDevice:
            continue
    raise NoDevice


class MiniaudioOutput:
    """A device played by miniaudio.

    Its own class for devices does not let go of the connection to the sound server, so this one talks to the library
    below it.
    """

    def __init__(self, backend: str, rate: int, fill: Fill) -> None:
        """Open and start.

        Args:
            backend: the name of a `miniaudio.Backend`.
            rate: samples a second.
            fill: see `open_output`.

        Raises:
            NoDevice: it does not work.
        """
        try:
            import miniaudio  # noqa: PLC0415 - optional, and the program starts faster without
        except (ImportError, OSError):
            raise NoDevice from None
        ffi, lib = miniaudio.ffi, miniaudio.lib
        self._ffi, self._lib, self._fill = ffi, lib, fill
        self._context: Any = ffi.new("ma_context *")
        self._device: Any = None
        # The callback of the library finds its way back here by this handle, and calls `_data_callback`.
        self._handle = ffi.new_handle(self)
        backends = ffi.new("ma_backend[]", [miniaudio.Backend[backend].value])
        config = lib.ma_context_config_init()
        if lib.ma_context_init(backends, 1, ffi.addressof(config), self._context) != lib.MA_SUCCESS:
            self._context = None
            raise NoDevice
        wish = lib.ma_device_config_init(lib.ma_device_type_playback)
        wish.sampleRate = rate
        wish.playback.channels = 1
        wish.playback.format = miniaudio.SampleFormat.FLOAT32.value
        wish.periodSizeInMilliseconds = _PERIOD_MS
        wish.periods = _PERIODS
        wish.pUserData = self._handle
        wish.dataCallback = lib._internal_data_callback
        device = ffi.new("ma_device *")
        if lib.ma_device_init(self._context, ffi.addressof(wish), device) != lib.MA_SUCCESS:
            self.close()
            raise NoDevice
        self._device = device
        if lib.ma_device_start(device) != lib.MA_SUCCESS:
            self.close()
            raise NoDevice

    def close(self) -> None:
        """Let go of the device and of the sound server."""
        device, self._device = self._device, None
        if device is not None:
            self._lib.ma_device_uninit(device)
        context, self._context = self._context, None
        if context is not None:
            self._lib.ma_context_uninit(context)

    def _data_callback(self, _device: Any, output: Any, _input: Any, frames: int) -> None:
        """The device wants `frames` samples at `output`, which is silent before."""
        samples = self._fill(frames)
        if samples is not None:
            self._ffi.memmove(output, samples, 4 * frames)


def _quiet_alsa() -> bool:
    """Keep ALSA from telling the terminal what it does not find; False where it has no card at all."""
    if not any(Path("/dev/snd").glob("pcm*p")):
        return False
    import ctypes  # noqa: PLC0415 - only here

    try:
        alsa, system = ctypes.CDLL("libasound.so.2"), ctypes.CDLL(None)
        # A handler that does nothing, whatever it is handed, and outlives the interpreter.
        alsa.snd_lib_error_set_handler(system.labs)
    except (OSError, AttributeError):
        return False
    return True
