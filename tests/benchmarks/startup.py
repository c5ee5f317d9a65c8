"""How long the program takes to its first painted frame, and what memory it holds, against a bare window of Qt's.

    python tests/benchmarks/startup.py [--runs N] [--json]

Both are started by turns in processes of their own, with the same Python and the same platform plugin (offscreen unless
QT_QPA_PLATFORM says otherwise). The time runs from just before the process is made to the end of the window's first paint
event; the memory is the resident set a second later. Each ratio is that of the medians.
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
    painted = 0.0

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.painted:
            QTimer.singleShot(0, self.note)
            self.painted = -1.0
        return False

    def note(self):
        self.painted = time.time()
        QTimer.singleShot(1000, self.tell)

    def tell(self):
        with open("/proc/self/statm") as file:
            pages = int(file.read().split()[1])
        print(self.painted, pages * 4096 / 1e6, flush=True)
        window.close()
"""

_BARE = (
    _MEASURE
    + """
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication([])
window = QWidget()
window.resize(1180, 760)
watch = Watch()
window.installEventFilter(watch)
window.show()
sys.exit(application.exec())
"""
)

_PROGRAM = (
    _MEASURE
    + """
from threegin_qt import app, cli, preflight

options = cli.read(sys.argv[1:])
assert preflight.trouble() is None
show = app.Program.show


def watched(program):
    global window, watch
    window = program.window
    watch = Watch()
    window.installEventFilter(watch)
    show(program)


app.Program.show = watched
sys.exit(app.run(options))
"""
)


def measure(code: str, arguments: list[str]) -> tuple[float, float]:
    """Seconds to the first painted frame, and megabytes."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    began = time.time()
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=60
    )
    painted, memory = done.stdout.split()[:2]
    return float(painted) - began, float(memory)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    bare, own = [], []
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["--data-dir", folder]
        measure(_BARE, [])
        measure(_PROGRAM, arguments)
        for _ in range(options.runs):
            bare.append(measure(_BARE, []))
            own.append(measure(_PROGRAM, arguments))
    seconds = [statistics.median(run[0] for run in runs) for runs in (bare, own)]
    memory = [statistics.median(run[1] for run in runs) for runs in (bare, own)]
    result = {
        "runs": options.runs,
        "bare_seconds": round(seconds[0], 3),
        "seconds": round(seconds[1], 3),
        "time_ratio": round(seconds[1] / seconds[0], 2),
        "bare_mb": round(memory[0], 1),
        "mb": round(memory[1], 1),
        "mb_more": round(memory[1] - memory[0], 1),
    }
    if options.json:
        print(json.dumps(result))
    else:
        print(f"first painted frame: {result['seconds']} s, a bare window {result['bare_seconds']} s")
        print(f"  ratio {result['time_ratio']} (at most {TIME_LIMIT})")
        print(f"resident memory: {result['mb']} MB, a bare window {result['bare_mb']} MB")
        print(f"  {result['mb_more']} MB more (at most {MEMORY_LIMIT_MB:g})")
    return 0 if result["time_ratio"] <= TIME_LIMIT and result["mb_more"] <= MEMORY_LIMIT_MB else 1


if __name__ == "__main__":
    sys.exit(main())
