"""One program a data folder, a second start, and one whose first does not answer."""

import os
import subprocess
import sys
import time

import pytest
from controller_kit import child_environment, wait_for
from PySide6.QtNetwork import QLocalServer

from threegin_qt.controller.instance import SingleInstance, Standing, server_name

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from threegin_qt.controller.instance import SingleInstance
app = QCoreApplication([])
print(SingleInstance(Path(sys.argv[1])).acquire(int(sys.argv[2])).name)
"""


def second_start(lock, patience_ms=2000):
    return subprocess.Popen(
        [sys.executable, "-c", SECOND, str(lock), str(patience_ms)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=child_environment(),
    )


@pytest.fixture
def lock(tmp_path):
    return tmp_path / "data" / "threegin.lock"


@pytest.fixture
def first(qapp, lock):
    instance = SingleInstance(lock)
    yield instance
    instance.release()


def test_the_first_start_has_the_data_folder(first):
    assert first.acquire() is Standing.PRIMARY
    assert first.lock.held
    assert first.acquire() is Standing.PRIMARY


def test_a_second_start_raises_the_first_ones_window(first, lock):
    assert first.acquire() is Standing.PRIMARY
    raised = []
    first.raise_requested.connect(lambda: raised.append(1))
    for count in (1, 2):
        process = second_start(lock)
        wait_for(lambda process=process: process.poll() is not None)
        assert process.communicate() == ("SECONDARY_RAISED\n", "")
        assert len(raised) == count


def test_a_first_that_does_not_answer_is_waited_for_two_seconds(first, lock):
    assert first.acquire() is Standing.PRIMARY
    process = second_start(lock, 700)
    # This program's event loop stands still meanwhile.
    began = time.monotonic()
    assert process.communicate(timeout=30) == ("SECONDARY_NO_ANSWER\n", "")
    assert time.monotonic() - began >= 0.7


def test_a_first_that_holds_the_lock_but_listens_to_nobody(first, lock):
    assert first.lock.acquire()
    began = time.monotonic()
    assert SingleInstance(lock).acquire(300) is Standing.SECONDARY_NO_ANSWER
    assert 0.3 <= time.monotonic() - began < 1.5


def test_whoever_comes_while_the_first_ends_takes_over(first, lock):
    assert first.acquire() is Standing.PRIMARY
    process = second_start(lock, 5000)
    time.sleep(0.3)
    first.release()
    assert process.communicate(timeout=30) == ("PRIMARY\n", "")


def test_a_killed_program_leaves_nothing_in_the_way(first, lock):
    code = SECOND + "\nimport os, signal\nsys.stdout.flush()\nos.kill(os.getpid(), signal.SIGKILL)\n"
    killed = subprocess.run(
        [sys.executable, "-c", code, str(lock), "100"], capture_output=True, text=True, env=child_environment(), check=False
    )
    assert killed.stdout == "PRIMARY\n"
    assert first.acquire() is Standing.PRIMARY
    process = second_start(lock)
    wait_for(lambda: process.poll() is not None)
    assert process.communicate() == ("SECONDARY_RAISED\n", "")


def test_other_folders_are_other_programs(first, lock, tmp_path):
    assert first.acquire() is Standing.PRIMARY
    other = SingleInstance(tmp_path / "other" / "threegin.lock")
    assert other.acquire() is Standing.PRIMARY
    other.release()
    assert server_name(lock) != server_name(tmp_path / "other" / "threegin.lock")


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="users are known by name there")
def test_a_user_without_a_name_has_a_server_too(tmp_path, monkeypatch):
    """In a container, for example, that runs the program under some number."""
    for variable in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 4301)
    nameless = server_name(tmp_path / "lock")
    monkeypatch.setattr(os, "getuid", lambda: 4302)
    assert server_name(tmp_path / "lock") != nameless


def test_one_folder_by_two_paths_is_one_program(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    assert server_name(tmp_path / "data" / "lock") == server_name(tmp_path / "link" / "lock")


def test_where_there_can_be_no_lock_the_program_is_the_first(qapp, tmp_path):
    (tmp_path / "file").touch()
    instance = SingleInstance(tmp_path / "file" / "threegin.lock")
    assert instance.acquire() is Standing.PRIMARY
    assert instance.lock.trouble is not None
    assert not instance.lock.held
    instance.release()


def test_a_name_that_cannot_be_listened_on_is_logged(first, lock, monkeypatch, expected_log):
    expected_log.append("other starts cannot reach this one")
    monkeypatch.setattr(QLocalServer, "listen", lambda self, name: False)
    assert first.acquire() is Standing.PRIMARY


def test_nonsense_from_whoever_connects_is_not_answered(first, lock):
    assert first.acquire() is Standing.PRIMARY
    raised = []
    first.raise_requested.connect(lambda: raised.append(1))
    code = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QLocalSocket
app = QCoreApplication([])
for text in (b"", b"nonsense\\n", b"x" * 100000):
    socket = QLocalSocket()
    socket.connectToServer(sys.argv[1])
    assert socket.waitForConnected(5000)
    socket.write(text)
    socket.flush()
    socket.waitForReadyRead(300)
    print(len(socket.readAll()))
    socket.abort()
"""
    process = subprocess.Popen(
        [sys.executable, "-c", code, server_name(lock)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=child_environment(),
    )
    wait_for(lambda: process.poll() is not None)
    assert process.communicate() == ("0\n0\n0\n", "")
    assert raised == []
    process = second_start(lock)
    wait_for(lambda: process.poll() is not None)
    assert process.communicate() == ("SECONDARY_RAISED\n", "")
