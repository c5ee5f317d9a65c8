"""Two hundred matches one after the other at the real table: nothing grows and Qt complains of nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="measured by the files of Linux")


def play(*arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.memory", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    assert done.stderr == ""


@pytest.mark.slow
def test_flow_23_two_hundred_matches_at_the_table_leave_nothing_behind() -> None:
    play("--matches", "200")


@pytest.mark.slow
def test_flow_23_matches_against_the_programs_own_players_leave_nothing_behind() -> None:
    # What is loaded late, weights and tables, is there after ten matches.
    play("--matches", "24", "--warm-up", "10", "--players", "program", "--level", "beginner")
