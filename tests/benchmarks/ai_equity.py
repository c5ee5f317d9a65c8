"""How exact the table of match chances is, and how long it takes to solve: the grid in use against one of single points.

python -m tests.benchmarks.ai_equity        (from the root of the project)
"""

from __future__ import annotations

import random
import sys
import time

from threegin_qt.ai.equity import Equity, equity
from threegin_qt.engine import PRESETS, RuleSet

STATES = 4000


def solved(rules: RuleSet, players: int, cells: int = 0) -> tuple[Equity, float]:
    """A table and the seconds that it took."""
    began = time.perf_counter()
    table = equity(rules.target, rules.knock_limit, rules.undercut_bonus, rules.gin_bonus, players, cells)
    return table, time.perf_counter() - began


def main() -> int:
    for name, rules in PRESETS.items():
        for players in (2, 3):
            table, seconds = solved(rules, players)
            exact, exact_seconds = solved(rules, players, rules.target)
            rng = random.Random(1)
            errors = []
            for _ in range(STATES):
                needs = tuple(rng.randint(1, rules.target) for _ in range(players))
                errors += [abs(table.chance(needs, role) - exact.chance(needs, role)) for role in range(players)]
            print(
                f"{name:10} {players} players: grid of {table.step:g} points {seconds:.2f} s, of one {exact_seconds:.2f} s; "
                f"error mean {sum(errors) / len(errors):.5f}, largest {max(errors):.4f}",
                flush=True,
            )
    for target in (50, 150, 200, 250):
        _, seconds = solved(RuleSet(target=target), 3)
        print(f"target {target}: {seconds:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
