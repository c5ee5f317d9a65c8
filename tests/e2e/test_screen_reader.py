"""A whole match and its review by somebody who sees nothing: through the accessibility bus, against the real program.

The one who plays (atspi_person.py) is a process of its own under the system's Python, and knows what the bus tells. Here the
report is held against what the program has on the disk.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from tests.ui.voice_kit import check_told
from threegin_qt.engine import Stage, replay
from threegin_qt.store import MatchStore, Result
from threegin_qt.store.locations import locations

from .program import read_match
from .screen import Screen

PERSON = Path(__file__).with_name("atspi_person.py")
SYSTEM_PYTHON = "/usr/bin/python3"
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
LONGEST = 1500.0
"""Seconds."""


def missing() -> list[str]:
    """What a client of the accessibility bus needs and this machine has not."""
    found = [tool for tool in ("Xvfb", "openbox", "xprop", "dbus-run-session") if shutil.which(tool) is None]
    if not any(Path(launcher).exists() for launcher in BUS_LAUNCHERS):
        found.append("at-spi2-core")
    bindings = [SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"]
    if not Path(SYSTEM_PYTHON).exists() or subprocess.run(bindings, capture_output=True, check=False).returncode:
        found.append("python3-gi with gir1.2-atspi-2.0")
    return found


def play(folder: Path, tmp_path: Path, display: str) -> dict[str, Any]:
    """Let the person play in a session bus of its own; the report."""
    report = tmp_path / "report.json"
    command = [sys.executable, "-W", "error", "-m", "threegin_qt", "--data-dir", str(folder)]
    variables = {
        **os.environ,
        "DISPLAY": display,
        "HOME": str(tmp_path),
        "LANGUAGE": "en",
        "LC_ALL": "C.UTF-8",
        "NO_AT_BRIDGE": "0",
        "PYTHONPATH": str(PERSON.parents[2]),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
    }
    for name in (
        "DBUS_SESSION_BUS_ADDRESS",
        "AT_SPI_BUS_ADDRESS",
        "WAYLAND_DISPLAY",
        "XDG_SESSION_TYPE",
        "XDG_CURRENT_DESKTOP",
    ):
        variables.pop(name, None)
    said = tmp_path / "said.txt"
    with said.open("wb") as out:
        code = subprocess.run(
            ["dbus-run-session", "--", SYSTEM_PYTHON, "-W", "ignore", str(PERSON), str(report), *command],
            env=variables,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            timeout=LONGEST,
            check=False,
        ).returncode
    assert code == 0, said.read_text(encoding="utf-8", errors="replace")[-6000:]
    return dict(json.loads(report.read_text(encoding="utf-8")))


@pytest.fixture
def _english() -> Iterator[None]:
    """Lists of cards are worded as the program words them."""
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.mark.screen_reader
@pytest.mark.usefixtures("_english")
def test_a_match_and_its_review_by_ear(tmp_path: Path) -> None:
    if absent := missing():
        pytest.skip(f"not here: {', '.join(absent)}")
    folder = tmp_path / "data"
    folder.mkdir()
    screen = Screen(tmp_path)
    try:
        report = play(folder, tmp_path, screen.display)
    finally:
        screen.close()
    assert report["exit code"] == 0

    # What was played is what is on the disk.
    store = MatchStore(locations(folder).matches)
    rows = [row for row in store.matches() if row.result in (Result.WON, Result.LOST)]
    store.close()
    records = [read_match(locations(folder).matches, row.match_id) for row in reversed(rows)]
    assert records
    last = replay(records[-1]).last
    assert last.stage == Stage.OVER
    assert [re.findall(r"(\d+) points? of 50", report["totals"][-1])] == [[str(total) for total in last.totals]]
    check_told(report["heard"], records)
    assert not re.search("[♣♦♥♠]", "".join(report["all heard"]))

    # The review: every judged decision of the person is in the list, with its cost; steps say what happened.
    review = report["review"]
    mine = [row for row in review["decisions"] if row[0].startswith("Hand ")]
    assert len(mine) == len(review["decisions"]) > 0
    assert f"in {len(mine)} decisions" in review["summary"]
    assert re.search(r"You from \d+ % to \d+ %", review["chart"])
    assert all(step["heard"] and re.search(r"Here: You \d+ %", step["chart"]) for step in review["steps"])
    assert any("It was the best choice. Others:" in step["read"] for step in review["steps"])
    worst = review["worst"]
    assert "Best, and what else there was:" in worst["read"] or "Blunder" not in worst["row"]
    played = worst["row"].split(": ")[1].split(".")[0]
    assert any(played in said for said in worst["heard"])
    assert played in worst["read"]
    assert review["face-down cards"][0] >= review["face-down cards"][1] == 0
