"""Asked to end before there is a window to close, the program ends as well as later."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from threegin_qt.stopping import STOPPING

# Where the program is when it says so on its output, and waits.
_MOMENTS = {
    "before anything is loaded": "from threegin_qt import cli\ncli.read = here",
    "before there is a window": "from threegin_qt import app\napp.set_up = here",
    "before the window is furnished": "from threegin_qt import app\napp.Program.furnish = here",
}
_PROGRAM = """
import sys, time

def here(*arguments):
    print("here", flush=True)
    time.sleep(60)

{moment}
from threegin_qt.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("moment", _MOMENTS)
@pytest.mark.parametrize("number", STOPPING)
def test_asked_to_end_while_it_is_loaded(tmp_path: Path, moment: str, number: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM.format(moment=_MOMENTS[moment]), "--data-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        try:
            assert program.stdout is not None
            assert program.stderr is not None
            assert program.stdout.readline() == b"here\n", program.stderr.read()
            began = time.monotonic()
            program.send_signal(number)
            assert program.wait(60) == 0
            assert time.monotonic() - began < 2
            assert program.stderr.read() == b""
        finally:
            program.kill()


def test_once_furnished_the_window_is_closed(tmp_path: Path) -> None:
    code = _PROGRAM.format(
        moment="""
from threegin_qt import app
furnish = app.Program.furnish

def furnished(program):
    furnish(program)
    program.window.closing.connect(lambda: print("closing", flush=True))
    print("here", flush=True)

app.Program.furnish = furnished
"""
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, "--data-dir", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == b"here\n"
            program.send_signal(signal.SIGTERM)
            assert b"closing" in program.stdout.read()
            assert program.wait(60) == 0
        finally:
            program.kill()
