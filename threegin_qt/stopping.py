"""The signals that ask the program to end, and how it ends by one before there is a window to be closed."""

from __future__ import annotations

import os
import signal
from types import FrameType
from typing import Final

STOPPING: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
"""Those of them that the system has."""


def _end(number: int, frame: FrameType | None) -> None:
    # Not by an exception: it could be raised in a slot of Qt, which ends nothing.
    os._exit(0)


def end_at_once() -> None:
    """From now on such a signal ends the process with code 0, until somebody else sees to it (controller/stop_signals.py).

    Meant for the time in which the program is being loaded: nothing has been done that would have to be saved. To be called in
    the main thread.
    """
    for number in STOPPING:
        signal.signal(number, _end)
