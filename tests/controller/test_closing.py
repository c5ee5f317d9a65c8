"""Closing the program while a computer player thinks, whether he listens or not."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from controller_kit import child_environment

PROGRAM = Path(__file__).with_name("closing_program.py")

CASES = [
    *(("sleeps", after, by) for after in (0, 1) for by in ("window", "SIGTERM")),
    pytest.param("sleeps", 4.9, "quit", marks=pytest.mark.slow),
    *(("calculates", after, "window") for after in (0, 1)),
    *(("listens", after, by) for after in (0, 1) for by in ("quit", "SIGINT")),
]


@pytest.mark.parametrize(("how", "after", "by"), CASES)
def test_the_program_ends_within_two_seconds_and_says_nothing(tmp_path, how, after, by):
    log = tmp_path / "log"
    done = subprocess.run(
        [sys.executable, str(PROGRAM), how, str(after), by, str(log)],
        capture_output=True,
        text=True,
        timeout=60,
        env=child_environment(),
        check=False,
    )
    ended = time.time()
    assert (done.returncode, done.stderr) == (0, "")
    first, last = done.stdout.splitlines()
    closed, thinking = first.split()
    assert thinking == "1"
    assert last == "closed"
    assert ended - float(closed) < 2
    assert log.read_text().splitlines()[-1] == "INFO:root:closing"
