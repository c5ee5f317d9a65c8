"""How long the computer players take for a decision, and how fast their values are: figures of this machine.

python -m tests.benchmarks.ai_decisions [--decisions N]        (from the root of the project)
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.ai.ai_kit import decisions, level_chooser
from threegin_qt.ai import advise, choose
from threegin_qt.engine import TOURNAMENT, Level, PlayerView, view_of

LIMITS = {Level.BEGINNER: 50, Level.CASUAL: 50, Level.SKILLED: 50, Level.EXPERT: 500}
"""Milliseconds within which 95 % of the decisions are to be made."""


def asked(count: int) -> list[PlayerView]:
    """Decisions of matches of three between players of Skilled."""
    views: list[PlayerView] = []
    seed = 0
    while len(views) < count:
        seed += 1
        views += [view_of(state, seat) for state, seat, _ in decisions([level_chooser(Level.SKILLED)] * 3, seed, TOURNAMENT)]
    return views[:count]


def milliseconds(work: list[float]) -> str:
    """Mean, median, 95th percentile and longest of a list of seconds."""
    work = sorted(work)
    at = [sum(work) / len(work), work[len(work) // 2], work[int(0.95 * (len(work) - 1))], work[-1]]
    return "  ".join(
        f"{name} {1000 * value:7.2f}" for name, value in zip(("mean", "median", "95 %", "longest"), at, strict=True)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1000)
    views = asked(parser.parse_args().decisions)
    began = time.perf_counter()
    choose(views[0], Level.EXPERT, 1)
    print(f"first decision of Expert, with the import of numpy, weights and match table: {time.perf_counter() - began:.2f} s")
    late = False
    for level in Level:
        times = []
        for number, view in enumerate(views):
            start = time.perf_counter()
            choose(view, level, number)
            times.append(time.perf_counter() - start)
        slow = sorted(times)[int(0.95 * (len(times) - 1))] * 1000
        late |= slow > LIMITS[level]
        print(f"{level.name.lower():10} {milliseconds(times)} ms   (95 % within {LIMITS[level]})", flush=True)
    times = []
    for number, view in enumerate(views[:200]):
        start = time.perf_counter()
        advise(view, Level.EXPERT, number)
        times.append(time.perf_counter() - start)
    print(f"advice     {milliseconds(times)} ms")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
