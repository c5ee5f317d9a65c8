"""How good the reviewer is: its judgements against decisions played out, and the mean of its luck over many hands.

    python -m tests.benchmarks.review [--hands 10000] [--jobs 2] [--json]      (from the root of the project)

Judgements are compared with tests/data/rollouts.json.gz, which threegin_qt/ai/training/rollouts.py makes. Luck is that of
three computer players (expert, skilled, casual) with fixed seeds: draws and deals apart, each seat with the mean over
its hands and the 95 % interval. Both would be zero for ever so many hands.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tests.ai.reference import compare, figures_of
from threegin_qt.ai import choose
from threegin_qt.ai.review import deal_luck, draw_luck
from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_STOCK,
    TOURNAMENT,
    Level,
    MatchState,
    Role,
    Stage,
    apply,
    deal,
    new_match,
    seat_to_act,
    view_of,
)

LEVELS = (Level.EXPERT, Level.SKILLED, Level.CASUAL)
CHUNK = 100


def luck_of_match(seed: int) -> list[tuple[list[float | None], list[float | None]]]:
    """For each hand of a match the luck of each seat in its draws and in its deal; None for the seat that sat out."""
    rng = random.Random(f"luck:{seed}")
    roles = list(Role)
    rng.shuffle(roles)
    state: MatchState = new_match(TOURNAMENT if seed % 2 else CLASSIC, 3, tuple(roles))
    hands: list[tuple[list[float | None], list[float | None]]] = []
    while state.stage != Stage.OVER:
        if state.stage == Stage.DEAL:
            state = deal(state, rng.sample(CARDS, 52))
            assert state.hand is not None
            held = [None if role == Role.PARTNER else state.hand.held[role] for role in state.roles]
            dealt = [
                None if ten is None else deal_luck(ten, role == Role.BOX, state.rules)
                for ten, role in zip(held, state.roles, strict=True)
            ]
            hands.append(([None if ten is None else 0.0 for ten in held], dealt))
        seat = seat_to_act(state)
        assert seat is not None
        assert state.hand is not None
        view = view_of(state, seat)
        action = choose(view, LEVELS[seat], rng.getrandbits(32))
        if action == DRAW_STOCK:
            before = hands[-1][0][seat]
            assert before is not None
            hands[-1][0][seat] = before + draw_luck(view, state.hand)
        state = apply(state, seat, action)
    return hands


def mean_and_half(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def luck(hands: int, jobs: int) -> list[dict[str, Any]]:
    """Mean luck a hand of every seat over at least so many hands of each."""
    drawn: list[list[float]] = [[], [], []]
    dealt: list[list[float]] = [[], [], []]
    seed = 0
    with ProcessPoolExecutor(jobs) as pool:
        while min(map(len, drawn)) < hands:
            for match in pool.map(luck_of_match, range(seed, seed + CHUNK)):
                for draws, deals in match:
                    for seat, (in_draws, in_deal) in enumerate(zip(draws, deals, strict=True)):
                        if in_draws is not None and in_deal is not None:
                            drawn[seat].append(in_draws)
                            dealt[seat].append(in_deal)
            seed += CHUNK
    return [
        {"seat": seat, "level": LEVELS[seat].name.lower(), "hands": len(drawn[seat]), "draws": mean_and_half(drawn[seat]),
         "deals": mean_and_half(dealt[seat])}
        for seat in range(3)
    ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=10_000, help="of each seat; 0 leaves the luck out")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    began = time.perf_counter()
    compared = compare()
    figures = figures_of(compared)
    kinds = {kind: figures_of([one for one in compared if one.kind == kind]) for kind in sorted({one.kind for one in compared})}
    rows = luck(options.hands, options.jobs) if options.hands else []
    if options.json:
        every = {name: {**figure._asdict(), "blamed": figure.blamed} for name, figure in {"all": figures, **kinds}.items()}
        print(json.dumps({"judgements": every, "luck": rows}))
        return 0
    print("against decisions played out: difference in cost (as it is), best choice loses under 1, sound choices blamed")
    for name, figure in {"all": figures, **kinds}.items():
        print(
            f"{name:8} {figure.decisions:4} decisions, reference +-{figure.largest_error:.2f}:"
            f" {figure.difference_without_noise:5.2f} points ({figure.difference:.2f}),"
            f" {100 * figure.best_is_good:5.1f} %, {figure.sound_but_blamed} of {figure.sound} = {100 * figure.blamed:.1f} %"
        )
    print("asked for: at most 1 point, at least 90 %, at most 2 %, reference under +-0.5")
    for row in rows:
        draws, deals = (f"{name} {row[name][0]:+.3f} +-{row[name][1]:.3f}" for name in ("draws", "deals"))
        print(f"luck of seat {row['seat']} ({row['level']}) in {row['hands']} hands: {draws}, {deals} points a hand")
    print(f"({time.perf_counter() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
