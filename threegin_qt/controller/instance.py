"""One program a data folder: who comes second has the first one's window raised."""

from __future__ import annotations

import getpass
import hashlib
import logging
import os
import time
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ..store import DataLock

logger = logging.getLogger(__name__)

PATIENCE_MS: Final = 2000
"""How long a second program waits for the first one's answer."""
_RETRY_MS: Final = 50
_RAISE: Final = b"raise\n"
_RAISED: Final = b"raised\n"


class Standing(Enum):
    """What a program is that has just started."""

    PRIMARY = "primary"
    """The one of its data folder."""
    SECONDARY_RAISED = "raised"
    """There is one already; its window has been raised, and this one should end."""
    SECONDARY_NO_ANSWER = "no answer"
    """There is one already, which does not answer: its data may only be read."""


def server_name(lock_path: Path) -> str:
    """The name under which the program of a data folder can be reached by the same user on this machine."""
    # By number where there is one: in a container the user may have no name.
    user = os.getuid() if hasattr(os, "getuid") else getpass.getuser()
    where = f"{user}:{os.path.realpath(lock_path)}"
    return f"threegin-{hashlib.sha256(os.fsencode(where)).hexdigest()[:24]}"


class SingleInstance(QObject):
    """The lock on a data folder, and the way to reach the program that has it."""

    raise_requested = Signal()
    """Another program was started on the same data folder: the window should come to the front."""

    def __init__(self, lock_path: Path, parent: QObject | None = None, lock: DataLock | None = None) -> None:
        """`lock` is the lock on that path, where somebody has made it already."""
        super().__init__(parent)
        self._lock = lock or DataLock(lock_path)
        self._name = server_name(lock_path)
        self._server: QLocalServer | None = None

    def acquire(self, patience_ms: int = PATIENCE_MS) -> Standing:
        """Become the program of the data folder, or have the one that is raised; waits for its answer so long at most."""
        end = time.monotonic() + patience_ms / 1000
        while True:
            if self._lock.acquire():
                if self._lock.held:
                    self._listen()
                return Standing.PRIMARY
            if self._ask_to_raise(end):
                return Standing.SECONDARY_RAISED
            # The other one may be just starting, or just ending.
            if time.monotonic() >= end:
                return Standing.SECONDARY_NO_ANSWER
            time.sleep(_RETRY_MS / 1000)

    def _listen(self) -> None:
        # A program that was killed leaves its socket behind; nobody else can be listening while this one has the lock.
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not self._server.listen(self._name):
            logger.warning("other starts cannot reach this one: %s", self._server.errorString())

    def _ask_to_raise(self, end: float) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_left_ms(end)):
            return False
        socket.write(_RAISE)
        socket.flush()
        answer = b""
        while _RAISED not in answer and socket.waitForReadyRead(_left_ms(end)):
            answer += socket.readAll().data()
        socket.abort()
        return _RAISED in answer

    @Slot()
    def _on_connection(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(self._on_ready)
            socket.disconnected.connect(socket.deleteLater)
            self._serve(socket)

    @Slot()
    def _on_ready(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._serve(socket)

    def _serve(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        if socket.readLine().data() == _RAISE:
            self.raise_requested.emit()
            socket.write(_RAISED)
            socket.flush()
        else:
            socket.abort()

    @property
    def lock(self) -> DataLock:
        """The lock; `trouble` of it says why there is none, if so."""
        return self._lock

    def release(self) -> None:
        """Let another program have the data folder."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.release()


def _left_ms(end: float) -> int:
    return max(1, int(1000 * (end - time.monotonic())))
