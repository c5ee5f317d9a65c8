"""An outside program as a player of the arena: a child process that speaks the protocol of protocol.py.

Nothing the program does can hold up the arena or bring it down: it is read and written in threads, every answer has a
deadline, every line a greatest length.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from typing import Any, Final

from threegin_qt.engine import Action, HandSummary, PlayerView, RuleSet

from . import protocol

_CHUNK: Final = 4096
_WAITING_LINES: Final = 64
_END_SECONDS: Final = 1.0


class Misbehaviour(Exception):  # noqa: N818 - the program's, not an error of ours
    """The program crashed, was late or said something that makes no sense. The text says which."""


class OutsidePlayer:
    """A program that plays a seat. Started for the first match, and anew after it has misbehaved."""

    def __init__(self, command: str, seconds: float) -> None:
        """`command` is split like a shell's words, `seconds` are allowed for each answer."""
        self.command = shlex.split(command, posix=os.name != "nt")
        if not self.command:
            raise ValueError("cmd: needs a program")
        self.seconds = seconds
        self.name = command
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue(_WAITING_LINES)
        self._to_write: queue.Queue[bytes | None] = queue.Queue()
        self._number = 0

    def begin(self, rules: RuleSet, players: int, seat: int) -> None:
        """Begin a match. Raises Misbehaviour."""
        if self._process is None:
            self._start()
        self._send(protocol.hello(rules, players, seat))
        answer = self._answer()
        if answer.get("type") != "ready":
            raise Misbehaviour("no ready message after hello")
        if isinstance(answer.get("name"), str):
            self.name = answer["name"][:60]

    def act(self, view: PlayerView, seed: int) -> Action:
        """The program's action. Raises Misbehaviour; the action may still be one that the rules refuse."""
        self._number += 1
        self._send(protocol.decide(self._number, view))
        answer = self._answer()
        if answer.get("type") != "action" or answer.get("id") != self._number:
            raise Misbehaviour("the answer is not the action that was asked for")
        try:
            return protocol.read_action(answer.get("action"))
        except ValueError as error:
            raise Misbehaviour(f"not an action: {error}") from None

    def hand_over(self, summary: HandSummary, totals: tuple[int, ...]) -> None:
        """Tell how a hand ended."""
        self._send(protocol.hand_over(summary, totals))

    def match_over(self, winner: int | None) -> None:
        """Tell how the match ended."""
        self._send({"type": "match", "winner": winner})

    def close(self, failed: bool = False) -> None:
        """End the program: politely unless it has misbehaved, and by force if it does not end."""
        process, self._process = self._process, None
        if process is None:
            return
        if not failed:
            self._to_write.put(b'{"type": "bye"}\n')
        self._to_write.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.0 if failed else _END_SECONDS)
        # Its own children belong to its session.
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        reader = self._threads[0]
        until = time.monotonic() + _END_SECONDS
        while reader.is_alive() and time.monotonic() < until:
            self._drain()
            reader.join(0.01)
        for pipe in (process.stdout, process.stdin):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self._threads[1].join(_END_SECONDS)

    def _start(self) -> None:
        self._lines = queue.Queue(_WAITING_LINES)
        self._to_write = queue.Queue()
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Misbehaviour(f"cannot be started: {error}") from None
        self._process = process
        self._threads = (
            threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True),
            threading.Thread(target=_write, args=(process.stdin, self._to_write), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def _send(self, message: protocol.Json) -> None:
        if self._process is not None:
            self._to_write.put(json.dumps(message, ensure_ascii=False).encode("utf-8") + b"\n")

    def _answer(self) -> protocol.Json:
        deadline = time.monotonic() + self.seconds
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise Misbehaviour(f"no answer within {self.seconds:g} s") from None
        if line is None:
            raise Misbehaviour("ended, or wrote a line that is too long")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Misbehaviour("wrote a line that is no JSON") from None
        if not isinstance(answer, dict):
            raise Misbehaviour("wrote a line that is no JSON object")
        return answer

    def _drain(self) -> None:
        """Let a reader that waits for room in the queue go on to its end."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._lines.get_nowait()


def _read(pipe: Any, lines: queue.Queue[bytes | None]) -> None:
    """Put the lines of a pipe into a queue, None at the end or at a line that is too long."""
    waiting = b""
    while True:
        try:
            chunk = os.read(pipe.fileno(), _CHUNK)
        except (OSError, ValueError):
            chunk = b""
        *whole, waiting = (waiting + chunk).split(b"\n")
        for line in whole:
            if len(line) > protocol.MAX_LINE:
                chunk = b""
                break
            if line.strip():
                # A program that never stops talking waits here, not in our memory.
                lines.put(line)
        if not chunk or len(waiting) > protocol.MAX_LINE:
            lines.put(None)
            return


def _write(pipe: Any, messages: queue.Queue[bytes | None]) -> None:
    """Write messages to a pipe until there are no more, or nobody reads them."""
    while (message := messages.get()) is not None:
        try:
            while message:
                message = message[pipe.write(message) :]
        except (OSError, ValueError):
            return
    with contextlib.suppress(OSError, ValueError):
        pipe.close()
