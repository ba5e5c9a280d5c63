"""One profile, one copy: the first is found, told and replaced however it ends."""

from __future__ import annotations

import errno
import json
import os
import queue
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotl_desktop.storage import doorbell, instance
from hotl_desktop.storage.doorbell import PipeBell, SocketBell, hang, ring, ring_at
from hotl_desktop.storage.instance import Instance, Message, Role

CHILD = """
import sys, time
from pathlib import Path
from hotl_desktop.storage.instance import Instance
role = Instance(Path(sys.argv[1])).claim([], lambda message: print(message, flush=True))
print(role.value, flush=True)
if role.value == "first":
    time.sleep(60)
"""


class Copy:
    """A copy of the program in this process."""

    def __init__(self, folder: Path) -> None:
        self.heard: queue.Queue[Message] = queue.Queue()
        self.instance = Instance(folder)

    def start(self, *files: str, patience: float = 5.0) -> Role:
        return self.instance.claim([Path(file) for file in files], self.heard.put, patience)

    def next_message(self) -> Message:
        return self.heard.get(timeout=5)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Copy]:
    copy = Copy(tmp_path)
    assert copy.start() is Role.FIRST
    yield copy
    copy.instance.release()


def test_the_first_copy_is_told_what_a_further_one_was_asked_for(first: Copy, tmp_path: Path) -> None:
    further = Copy(tmp_path)
    assert further.start("/games/a.hotl", "/games/ünï \udce4.hotl") is Role.FURTHER
    assert first.next_message() == Message(("/games/a.hotl", "/games/ünï \udce4.hotl"))
    assert Copy(tmp_path).start() is Role.FURTHER
    assert first.next_message() == Message()
    assert further.heard.empty()


def test_names_are_meant_where_the_further_copy_was_started(
    first: Copy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    Copy(tmp_path).start("game.hotl")
    assert first.next_message().paths == (os.path.join(tmp_path, "elsewhere", "game.hotl"),)


def test_other_profiles_are_other_programs(first: Copy, tmp_path: Path) -> None:
    other = Copy(tmp_path / "other")
    assert other.start() is Role.FIRST
    other.instance.release()


def test_after_the_first_has_ended_the_next_is_the_first(tmp_path: Path) -> None:
    for _ in range(3):
        copy = Copy(tmp_path)
        assert copy.start() is Role.FIRST
        copy.instance.release()
        copy.instance.release()
    assert os.listdir(tmp_path) == ["instance.lock"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("temporary", ["t", "t" * 100], ids=["", "as the folder for temporary files"])
@pytest.mark.parametrize("long", [False, True], ids=["", "a name too long for a socket"])
def test_a_killed_copy_leaves_nothing_in_the_way(
    tmp_path: Path, long: bool, temporary: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path / temporary))
    monkeypatch.setattr(tempfile, "tempdir", None)
    (tmp_path / temporary).mkdir()
    folder = tmp_path / ("long" * 30 if long else "short")
    with subprocess.Popen([sys.executable, "-c", CHILD, folder], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "first\n"
        copy = Copy(folder)
        assert copy.start("/a") is Role.FURTHER
        assert child.stdout.readline() == "Message(paths=('/a',))\n"
        child.kill()
        child.wait()
        assert copy.start() is Role.FIRST
        assert Copy(folder).start("/b") is Role.FURTHER
        assert copy.next_message().paths == ("/b",)
        copy.instance.release()
    assert os.listdir(folder) == ["instance.lock"]
    assert os.listdir(tmp_path / temporary) == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_copy_that_hangs_is_found_out_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorbell, "SILENCE_SECONDS", 0.1)
    with subprocess.Popen([sys.executable, "-c", CHILD, tmp_path], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "first\n"
        child.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        for _ in range(12):  # also when the queue of those who ring is full
            assert Copy(tmp_path).start(patience=0.1) is Role.UNHEARD
        assert time.monotonic() - began < 12
        child.kill()


def test_two_copies_that_start_together_agree(tmp_path: Path) -> None:
    """Whoever comes while the first is still starting waits until it can be told."""
    copies = [Copy(tmp_path) for _ in range(6)]
    roles: list[Role] = []
    threads = [threading.Thread(target=lambda copy=copy: roles.append(copy.start("/x"))) for copy in copies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(role.value for role in roles) == ["first", *["further"] * 5]
    (first,) = [copy for copy in copies if copy.instance._server is not None]
    assert [first.next_message().paths for _ in range(5)] == [("/x",)] * 5
    first.instance.release()


def test_where_nothing_can_be_locked_it_goes_on_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert Copy(tmp_path / "file").start() is Role.ALONE

    def no_locks(_: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(instance, "_lock", no_locks)
    copy = Copy(tmp_path)
    assert copy.start() is Role.ALONE
    copy.instance.release()


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b'{"paths": 5}', b'{"paths": [5]}', b'{"paths": ["a\\u0000b"]}', b"\xff", b"[" * 60_000],
)
def test_nonsense_is_not_heeded_and_does_no_harm(first: Copy, tmp_path: Path, data: bytes) -> None:
    while not (tmp_path / "instance.json").exists():
        time.sleep(0.01)
    ring(tmp_path, data)
    assert Copy(tmp_path).start("/after") is Role.FURTHER
    assert first.next_message().paths == ("/after",)


def test_nobody_can_make_it_read_without_end(first: Copy, tmp_path: Path) -> None:
    while not (tmp_path / "instance.json").exists():
        time.sleep(0.01)
    assert not ring(tmp_path, b" " * 10_000_000)
    many = json.dumps({"paths": ["/x"] * 5000}).encode()
    assert ring(tmp_path, many)
    assert len(first.next_message().paths) == 100


def test_whoever_rings_and_says_nothing_is_not_waited_for_for_long(
    first: Copy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorbell, "SILENCE_SECONDS", 0.1)
    while not (tmp_path / "instance.json").exists():
        time.sleep(0.01)
    address = json.loads((tmp_path / "instance.json").read_bytes())["address"]
    with socket.socket(socket.AF_UNIX) as mute:
        mute.connect(address)
        assert Copy(tmp_path).start("/after") is Role.FURTHER
        assert first.next_message().paths == ("/after",)


def test_a_message_that_cannot_be_dealt_with_does_not_deafen(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    heard: queue.Queue[Message] = queue.Queue()

    def take(message: Message) -> None:
        heard.put(message)
        raise RuntimeError("broken")

    first = Instance(tmp_path)
    assert first.claim([], take) is Role.FIRST
    for _ in range(2):
        assert Copy(tmp_path).start("/x") is Role.FURTHER
        assert heard.get(timeout=5).paths == ("/x",)
    first.release()
    assert "broken" in caplog.text


def test_a_doorbell_that_cannot_be_hung_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_bell(_: Path) -> None:
        raise OSError("no sockets here")

    monkeypatch.setattr(doorbell, "hang", no_bell)
    copy = Copy(tmp_path)
    assert copy.start() is Role.FIRST
    assert Copy(tmp_path).start(patience=0.1) is Role.UNHEARD
    copy.instance.release()
    assert "no sockets here" in caplog.text


@pytest.mark.parametrize("card", [b"", b"[]", b"{}", b'{"address": 5}', b'{"address": "/nowhere", "made": 7}'])
def test_a_card_of_nonsense(tmp_path: Path, card: bytes) -> None:
    (tmp_path / "instance.json").write_bytes(card)
    assert not ring(tmp_path, b"")
    copy = Copy(tmp_path)
    assert copy.start() is Role.FIRST
    assert Copy(tmp_path).start("/x") is Role.FURTHER
    copy.instance.release()


def test_a_card_cannot_have_other_folders_removed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.mkdir()
    (tmp_path / "instance.json").write_text(json.dumps({"address": "/x", "made": str(precious)}))
    hang(tmp_path).close()
    assert precious.is_dir()


def test_a_socket_is_its_owners_alone(tmp_path: Path) -> None:
    bell = SocketBell(tmp_path)
    assert os.stat(bell.address).st_mode & 0o777 == 0o600
    bell.close()
    assert os.listdir(tmp_path) == []


def test_a_socket_that_cannot_be_made_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(doorbell, "_write_card", refuse)
    with pytest.raises(OSError, match="no"):
        SocketBell(tmp_path)
    assert os.listdir(tmp_path) == []


def test_the_bell_of_windows_rings_too(tmp_path: Path) -> None:
    """Its library makes pipes on Windows and sockets elsewhere, with one and the same calls."""
    bell = PipeBell(tmp_path, str(tmp_path / "pipe"))
    heard: list[bytes] = []
    thread = threading.Thread(target=lambda: heard.append(bell.listen()))
    thread.start()
    assert doorbell._ring_pipe(bell.address, b"hello")
    thread.join()
    assert heard == [b"hello"]

    def listen_to_silence() -> None:
        with pytest.raises(EOFError):
            bell.listen()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doorbell, "SILENCE_SECONDS", 0.05)
        thread = threading.Thread(target=listen_to_silence)
        thread.start()
        from multiprocessing.connection import Client  # noqa: PLC0415

        with Client(bell.address):
            thread.join()
    bell.close()
    assert os.listdir(tmp_path) == []


def test_nobody_there() -> None:
    with pytest.raises(OSError, match="No such file"):
        ring_at("/nowhere/at/all", b"")
