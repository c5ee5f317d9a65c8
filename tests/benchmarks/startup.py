"""How long the program takes to its first painted frame, and what memory it holds, against a bare window of Qt's.

    python tests/benchmarks/startup.py [--runs N] [--json]

Both are started by turns in processes of their own, with the same Python and the same platform plugin (offscreen unless
QT_QPA_PLATFORM says otherwise). The times run from just before the process is made: to the end of the window's first paint
event (bare felt), and of the first one of the offer, when the person can act. The memory is the resident set 1.5 s after that.
Each ratio is that of the medians.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TIME_LIMIT = 1.5
MEMORY_LIMIT_MB = 45.0

_MEASURE = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer


class Watch(QObject):
    def __init__(self, widget):
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.note)
        return False

    def note(self):
        times.append(time.time())


def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


times = []


def tell():
    print(*times, megabytes(), flush=True)
    window.close()
"""

_BARE = (
    _MEASURE
    + """
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication([])
window = QWidget()
window.resize(1180, 760)
Watch(window)
window.show()
QTimer.singleShot(1500, tell)
sys.exit(application.exec())
"""
)

_PROGRAM = (
    _MEASURE
    + """
from threegin_qt import cli, preflight

options = cli.read(sys.argv[1:])
from threegin_qt import app
assert preflight.trouble(loaded=True) is None

show, furnish = app.Program.show, app.Program.furnish


def shown(program):
    global window
    window = program.window
    Watch(window.centralWidget())
    show(program)


def furnished(program):
    if not program._furnished:
        furnish(program)
        Watch(window.offer)
        QTimer.singleShot(1500, tell)


app.Program.show, app.Program.furnish = shown, furnished
sys.exit(app.run(options))
"""
)


def measure(code: str, folder: str) -> tuple[float, ...]:
    """Seconds to each painted frame that was noted, and megabytes."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": folder}
    for variable in ("THREEGIN_DATA_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        environment.pop(variable, None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    began = time.time()
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    *painted, memory = map(float, done.stdout.split())
    return (*(at - began for at in painted), memory)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    bare, own = [], []
    with tempfile.TemporaryDirectory() as folder:
        measure(_BARE, folder)
        measure(_PROGRAM, folder)
        for _ in range(options.runs):
            bare.append(measure(_BARE, folder))
            own.append(measure(_PROGRAM, folder))
    bare_seconds, bare_mb = (statistics.median(column) for column in zip(*bare, strict=True))
    seconds, ready, mb = (statistics.median(column) for column in zip(*own, strict=True))
    result = {
        "runs": options.runs,
        "bare_seconds": round(bare_seconds, 3),
        "seconds": round(seconds, 3),
        "time_ratio": round(seconds / bare_seconds, 2),
        "ready_seconds": round(ready, 3),
        "ready_ratio": round(ready / bare_seconds, 2),
        "bare_mb": round(bare_mb, 1),
        "mb": round(mb, 1),
        "mb_more": round(mb - bare_mb, 1),
    }
    if options.json:
        print(json.dumps(result))
    else:
        print(f"first painted frame: {result['seconds']} s, a bare window {result['bare_seconds']} s")
        print(f"  ratio {result['time_ratio']} (at most {TIME_LIMIT})")
        print(f"offer painted: {result['ready_seconds']} s, ratio {result['ready_ratio']}")
        print(f"resident memory: {result['mb']} MB, a bare window {result['bare_mb']} MB")
        print(f"  {result['mb_more']} MB more (at most {MEMORY_LIMIT_MB:g})")
    return 0 if result["time_ratio"] <= TIME_LIMIT and result["mb_more"] <= MEMORY_LIMIT_MB else 1


if __name__ == "__main__":
    sys.exit(main())
