"""Where further copies of the program can ring the first one: a socket, or a named pipe on Windows.

Only the same user can: the socket is theirs alone, and Windows lets nobody else write to a pipe.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .atomic import write_atomically

if TYPE_CHECKING:
    import socket
    from multiprocessing.connection import Listener

MOST_BYTES: Final = 64 * 1024
"""No message is longer."""
SILENCE_SECONDS: Final = 2.0
"""How long either side waits for the other to say something."""

_CARD: Final = "instance.json"
"""The file in the profile that tells where to ring."""
_SOCKET: Final = "instance.socket"
_LONGEST_SOCKET: Final = 100
"""Names of sockets are at most 108 bytes on Linux and 104 on macOS."""
_TEMPORARY: Final = "hotl-desktop-"
_ANSWER: Final = b"ok"


class Doorbell(ABC):
    """The first copy's end."""

    @property
    @abstractmethod
    def address(self) -> str:
        """Where it is."""

    @abstractmethod
    def listen(self) -> bytes:
        """Wait for the next message and say that it has come.

        Raises:
            OSError, EOFError: somebody rang but said nothing sensible.
        """

    @abstractmethod
    def close(self) -> None:
        """Take it down."""


def _short_folder() -> str:
    """A new folder whose name is short enough for a socket in it.

    Raises:
        OSError: there is none to be had.
    """
    for parent in (None, "/tmp"):  # what TMPDIR names may itself be too long
        made = tempfile.mkdtemp(prefix=_TEMPORARY, dir=parent)
        if len(os.fsencode(os.path.join(made, _SOCKET))) <= _LONGEST_SOCKET:
            return made
        os.rmdir(made)
    raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), tempfile.gettempdir())


class SocketBell(Doorbell):
    """A socket of the Unix family."""

    def __init__(self, folder: Path) -> None:
        """Put it into `folder`, or elsewhere if that has too long a name. The caller is the only one there.

        Raises:
            OSError: it cannot be made.
        """
        import socket  # noqa: PLC0415 - not needed to start

        _remove_old(folder)
        self._card = folder / _CARD
        self._made: str | None = None
        self._address = os.fspath(folder.absolute() / _SOCKET)
        if len(os.fsencode(self._address)) > _LONGEST_SOCKET:
            self._made = _short_folder()
            self._address = os.path.join(self._made, _SOCKET)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self._address)  # of a copy that was killed
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.bind(self._address)
            os.chmod(self._address, 0o600)
            self._socket.listen(8)
            _write_card(self._card, self._address, self._made)
        except BaseException:
            self.close()
            raise

    @property
    def address(self) -> str:
        return self._address

    def listen(self) -> bytes:
        connection, _ = self._socket.accept()
        with connection:
            connection.settimeout(SILENCE_SECONDS)
            data = _read_to_end(connection)
            connection.sendall(_ANSWER)
        return data

    def close(self) -> None:
        self._socket.close()
        for remove, what in ((os.unlink, self._address), (os.unlink, self._card), (os.rmdir, self._made)):
            if what is not None:
                with contextlib.suppress(OSError):
                    remove(what)


class PipeBell(Doorbell):
    """A named pipe of Windows, by the standard library; elsewhere the library makes it a socket."""

    def __init__(self, folder: Path, address: str | None = None) -> None:
        """Make it, and tell of it in `folder`.

        Args:
            folder: of the profile.
            address: a name of the library's own kind; a fresh one if left out.

        Raises:
            OSError: it cannot be made.
        """
        from multiprocessing.connection import Listener  # noqa: PLC0415 - slow to import, and not needed to start

        self._card = folder / _CARD
        self._address = address or rf"\\.\pipe\{_TEMPORARY}{os.urandom(16).hex()}"
        self._listener: Listener = Listener(self._address)
        _write_card(self._card, self._address, None)

    @property
    def address(self) -> str:
        return self._address

    def listen(self) -> bytes:
        with self._listener.accept() as connection:
            if not connection.poll(SILENCE_SECONDS):
                raise EOFError
            data = connection.recv_bytes(MOST_BYTES)
            connection.send_bytes(_ANSWER)
        return data

    def close(self) -> None:
        self._listener.close()
        with contextlib.suppress(OSError):
            self._card.unlink()


def hang(folder: Path) -> Doorbell:
    """A doorbell for the profile in `folder`.

    Raises:
        OSError: it cannot be made.
    """
    return PipeBell(folder) if sys.platform == "win32" else SocketBell(folder)


def ring(folder: Path, message: bytes) -> bool:
    """Hand `message` to the first copy of the profile; whether it says that it has it."""
    try:
        address = json.loads((folder / _CARD).read_bytes())["address"]
        return ring_at(address, message)
    except (OSError, EOFError, ValueError, KeyError, TypeError):
        return False


def ring_at(address: str, message: bytes) -> bool:
    """Hand `message` to whoever listens at `address`; whether they say that they have it.

    Raises:
        OSError, EOFError: nobody listens, or they hang.
    """
    return _ring_pipe(address, message) if sys.platform == "win32" else _ring_socket(address, message)


def _ring_socket(address: str, message: bytes) -> bool:
    import socket  # noqa: PLC0415 - as above

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(SILENCE_SECONDS)
        connection.connect(address)
        connection.sendall(message)
        connection.shutdown(socket.SHUT_WR)
        return connection.recv(len(_ANSWER)) == _ANSWER


def _ring_pipe(address: str, message: bytes) -> bool:
    from multiprocessing.connection import Client  # noqa: PLC0415 - as above

    with Client(address) as connection:
        connection.send_bytes(message)
        return connection.poll(SILENCE_SECONDS) and connection.recv_bytes(len(_ANSWER)) == _ANSWER


def _read_to_end(connection: socket.socket) -> bytes:
    data = b""
    while piece := connection.recv(MOST_BYTES):
        data += piece
        if len(data) > MOST_BYTES:
            raise EOFError
    return data


def _write_card(card: Path, address: str, made: str | None) -> None:
    told = json.dumps({"address": address, "made": made}).encode("ascii")
    write_atomically(card, told, durable=False)


def _remove_old(folder: Path) -> None:
    """Remove the socket outside the profile that a killed copy has left."""
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
        made = json.loads((folder / _CARD).read_bytes())["made"]
        if os.path.basename(made).startswith(_TEMPORARY):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(os.path.join(made, _SOCKET))
            os.rmdir(made)
