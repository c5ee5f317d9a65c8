"""The program killed at any moment of play: the next start has everything that the table was ever told."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from threegin_qt.engine import CLASSIC, Stage, replay, view_of

from .program import PATIENCE, Running, read_match
from .watched import digest

SHORT = CLASSIC._replace(target=50)
NEVER_MS = 10**7


def told_views(program: Running) -> list[tuple[str, str]]:
    """The match and the digest of the view of every change told."""
    return [(line["match"], line["view"]) for line in program.told if "view" in line]


def wait_for(program: Running, changes: int) -> None:
    """Wait until so many changes have been told."""
    end = time.monotonic() + PATIENCE
    while len(told_views(program)) < changes:
        assert program.process.poll() is None, program.said
        assert time.monotonic() < end, f"only {len(told_views(program))} changes were told"
        time.sleep(0.001)


def sound(path: Path) -> None:
    """The database is whole. Read beside its log, which nobody may change before the next start."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def kill_and_go_on(start: Callable[..., Running], pause_ms: int, changes: int, seconds: float) -> None:
    """Kill the program in play, see that nothing told is missing on the disk, and that the next start shows all of it."""
    program = start(players="plain", autopilot=True, pause_ms=pause_ms)
    wait_for(program, changes)
    time.sleep(seconds)
    program.kill()
    assert program.said == ""
    match_id, last_told = told_views(program)[-1]
    path = program.where.matches
    sound(path)
    states = replay(read_match(path, match_id)).states
    views = [digest(view_of(state, 0)) for state in states]
    assert last_told in views, "the table was told what is not on the disk"
    # What was written last may not have been told any more; more than that can only have happened if it went unseen.
    assert views.index(last_told) >= len(views) - 2
    Path(program.log).unlink()

    unfinished = states[-1].stage != Stage.OVER
    again = start(players="plain", autopilot=unfinished, pause_ms=NEVER_MS)
    if unfinished:
        # The one thing that the autopilot does is to press Continue.
        seen = again.see(lambda seen: seen.table is not None)
        told = told_views(again)
        assert told[0] == (match_id, views[-1])
        # A computer player whose turn it is may have gone on already.
        assert (seen.table.match, seen.table.view) in told
    else:
        assert "Continue" not in [button.text for button in again.ready().buttons]
    assert again.stop() == 0
    again.check_quiet()
    Path(again.log).unlink()


def kill_at_random(start: Callable[..., Running], prefer: Callable[..., None], chance: random.Random, times: int) -> None:
    for _ in range(times):
        animation = chance.choice(["off", "off", "fast"])
        prefer(rules=SHORT, sitting_out=chance.choice(["advise", "watch", "skip"]), animation=animation)
        kill_and_go_on(start, chance.choice([0, 0, 3, 30]), chance.randint(1, 30), chance.random() * 0.2)


def test_flow_26_killed_three_times_in_play(start: Callable[..., Running], prefer: Callable[..., None]) -> None:
    kill_at_random(start, prefer, random.Random(3), 3)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_flow_26_killed_fifty_times_in_play(start: Callable[..., Running], prefer: Callable[..., None], seed: int) -> None:
    kill_at_random(start, prefer, random.Random(seed), 10)
