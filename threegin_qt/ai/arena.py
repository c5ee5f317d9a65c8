"""Measures players against each other: python -m threegin_qt.ai.arena A B --matches N --rules tournament --seed S

A and B are levels (beginner, casual, skilled, expert), sparring styles (baseline, waiter, counter, early, ginner,
middling) or outside programs (`cmd:PROGRAM`, which speaks the protocol described in protocol.py). Without --three they play
matches of two: the deal passes after every scored hand, a drawn hand is dealt again by the same player. With --three one A
plays two B. Deals are paired: every series of deals is played once from each seat of A, and intervals are taken over these
groups, so the luck of the cards counts for little.

--rules takes a preset (classic, gin20, tournament) and changes to it, as in `classic,knock_limit=5,undercut_bonus=20`.
--json prints one object:
    a, b, rules, three, matches, win_rate (the share of matches that A won), ci95 (half the width of its interval),
    points_per_hand (A's less the others', over the hands that A played) and points_ci95, hands, drawn, stalls (R24),
    knocks, gins, undercuts (each [A's, the others'] a hand that A played),
    decision_ms and decision_p95_ms of A, decision_ms_b and decision_p95_ms_b of B,
    forfeits ([A's, B's] matches lost by a crash, a time-out, or an action that the rules refuse), faults (what they were).
The exit code is 0, 1 if the arena stopped early because a program failed in match after match, 2 for wrong arguments.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    PRESETS,
    HandSummary,
    IllegalAction,
    Outcome,
    RuleSet,
    Stage,
    apply,
    check_rules,
    deal,
    new_match,
    seat_to_act,
    view_of,
)
from threegin_qt.engine.hand import Role

from .entrants import Entrant, entrant, names
from .outside import Misbehaviour

_FAILURES_IN_A_ROW: Final = 10
_CHUNK: Final = 10
"""Groups of matches that a worker plays before it reports."""


class Setup(NamedTuple):
    """What is to be measured."""

    a: str
    b: str
    rules: RuleSet
    three: bool = False
    seed: int = 1
    seconds: float = 5.0

    @property
    def seats(self) -> int:
        """Players of a match."""
        return 3 if self.three else 2


class Tally:
    """What has been counted; tallies of several workers add up."""

    def __init__(self) -> None:
        self.groups: list[float] = []
        """A's wins in each group of matches with the same deals, as a share."""
        self.points: list[tuple[int, int]] = []
        """A's points less the others', and hands of A, in each group."""
        self.counts: Counter[str] = Counter()
        self.times: tuple[list[float], list[float]] = ([], [])
        self.faults: Counter[str] = Counter()

    def add(self, other: Tally) -> None:
        """Add what another tally has counted."""
        self.groups += other.groups
        self.points += other.points
        self.counts += other.counts
        for mine, theirs in zip(self.times, other.times, strict=True):
            mine += theirs
        self.faults += other.faults


class _Table:
    """One match after the other between the same players."""

    def __init__(self, setup: Setup, tally: Tally) -> None:
        self.setup = setup
        self.tally = tally
        self.a = entrant(setup.a, setup.seconds)
        self.b = [entrant(setup.b, setup.seconds) for _ in range(setup.seats - 1)]
        self.failed = 0

    def close(self) -> None:
        for player in (self.a, *self.b):
            player.close()

    def group(self, number: int) -> None:
        """Play a series of deals once from each seat of A."""
        seats = self.setup.seats
        won = 0.0
        points = hands = 0
        for seat in range(seats):
            share, scored, played = self._match(number, seat)
            won += share
            points += scored
            hands += played
        self.tally.groups.append(won / seats)
        self.tally.points.append((points, hands))

    def _match(self, number: int, seat_of_a: int) -> tuple[float, int, int]:
        """A's share of the win, A's points less the others' and the hands that A played."""
        setup, tally = self.setup, self.tally
        players: list[Entrant] = list(self.b)
        players.insert(seat_of_a, self.a)
        deals = random.Random(f"deals:{setup.seed}:{number}")
        seeds = random.Random(f"players:{setup.seed}:{number}:{seat_of_a}")
        state = new_match(setup.rules, setup.seats, tuple(Role(role) for role in range(setup.seats)))
        points = played = 0
        actor = 0
        try:
            for actor, player in enumerate(players):
                player.begin(setup.rules, setup.seats, actor)
            while state.stage != Stage.OVER:
                if state.stage == Stage.DEAL:
                    deck = list(CARDS)
                    deals.shuffle(deck)
                    state = deal(state, deck)
                actor = seat_to_act(state) or 0
                view = view_of(state, actor)
                began = time.perf_counter()
                action = players[actor].act(view, seeds.getrandbits(32))
                tally.times[actor != seat_of_a].append(time.perf_counter() - began)
                state = apply(state, actor, action)
                if state.hand is not None and state.hand.result is not None:
                    scored, plays = self._count(state.earlier[-1], seat_of_a)
                    points += scored
                    played += plays
                    for other in players:
                        other.hand_over(state.earlier[-1], state.totals)
        except Misbehaviour as fault:
            return self._forfeit(players, actor, seat_of_a, str(fault)), points, played
        except IllegalAction as refused:
            fault_text = f"an action that the rules refuse: {refused.refusal.code.name}"
            return self._forfeit(players, actor, seat_of_a, fault_text), points, played
        self.failed = 0
        for player in players:
            player.match_over(state.winner)
        tally.counts["matches"] += 1
        return float(state.winner == seat_of_a), points, played

    def _forfeit(self, players: list[Entrant], loser: int, seat_of_a: int, fault: str) -> float:
        """The match is lost for `loser`; the others share it."""
        self.failed += 1
        players[loser].close(failed=True)
        for seat, player in enumerate(players):
            if seat != loser:
                player.match_over(None)
        side = "a" if loser == seat_of_a else "b"
        self.tally.counts["matches"] += 1
        self.tally.counts[f"forfeits_{side}"] += 1
        self.tally.faults[f"{side}: {fault}"] += 1
        return 0.0 if loser == seat_of_a else 1 / (len(players) - 1)

    def _count(self, summary: HandSummary, seat_of_a: int) -> tuple[int, int]:
        """Count a hand; A's points less the other's, and whether A played it."""
        counts, result = self.tally.counts, summary.result
        role = summary.roles[seat_of_a]
        counts["hands"] += 1
        counts["drawn"] += result.outcome == Outcome.DRAWN
        counts["stalls"] += result.stalled
        if role == Role.PARTNER:
            return 0, 0
        if result.outcome == Outcome.DRAWN:
            return 0, 1
        side = "a" if result.scorer == role else "b"
        counts[f"{result.outcome.name.lower()}_{side}"] += 1
        return result.points if side == "a" else -result.points, 1


def play_groups(setup: Setup, groups: Sequence[int]) -> Tally:
    """Play these groups of matches; fewer if a program fails in match after match."""
    tally = Tally()
    table = _Table(setup, tally)
    try:
        for number in groups:
            table.group(number)
            if table.failed >= _FAILURES_IN_A_ROW:
                tally.counts["stopped"] += 1
                break
    finally:
        table.close()
    return tally


def run(setup: Setup, matches: int, jobs: int = 1, progress: Callable[[int], object] | None = None) -> Tally:
    """Play at least so many matches, whole groups of them, in `jobs` processes. The result does not depend on `jobs`."""
    groups = range(max(1, -(-matches // setup.seats)))
    chunks = [groups[start : start + _CHUNK] for start in range(0, len(groups), _CHUNK)]
    tally = Tally()
    if jobs <= 1:
        for chunk in chunks:
            tally.add(play_groups(setup, chunk))
            if progress is not None:
                progress(tally.counts["matches"])
            if tally.counts["stopped"]:
                break
        return tally
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for result in pool.map(play_groups, [setup] * len(chunks), chunks):
            tally.add(result)
            if progress is not None:
                progress(tally.counts["matches"])
            if tally.counts["stopped"]:
                pool.shutdown(cancel_futures=True)
                break
    return tally


def report(setup: Setup, tally: Tally) -> dict[str, Any]:
    """The figures that --json prints."""
    counts = tally.counts
    hands = sum(hands for _, hands in tally.points)
    mean, half = _mean_and_half_width(tally.groups)
    per_hand = sum(points for points, _ in tally.points) / max(1, hands)
    residuals = [points - per_hand * played for points, played in tally.points]
    _, points_half = _mean_and_half_width(residuals)

    def rates(outcome: Outcome) -> list[float]:
        return [round(counts[f"{outcome.name.lower()}_{side}"] / max(1, hands), 4) for side in "ab"]

    times = [sorted(times) for times in tally.times]
    return {
        "a": setup.a,
        "b": setup.b,
        "rules": setup.rules._asdict(),
        "three": setup.three,
        "matches": counts["matches"],
        "win_rate": round(mean, 4),
        "ci95": round(half, 4),
        "points_per_hand": round(per_hand, 3),
        "points_ci95": round(points_half * len(tally.points) / max(1, hands), 3),
        "hands": counts["hands"],
        "drawn": round(counts["drawn"] / max(1, counts["hands"]), 5),
        "stalls": counts["stalls"],
        "knocks": rates(Outcome.KNOCK),
        "gins": rates(Outcome.GIN),
        "undercuts": rates(Outcome.UNDERCUT),
        "decision_ms": _milliseconds(times[0]),
        "decision_p95_ms": _percentile(times[0]),
        "decision_ms_b": _milliseconds(times[1]),
        "decision_p95_ms_b": _percentile(times[1]),
        "forfeits": [counts["forfeits_a"], counts["forfeits_b"]],
        "faults": dict(tally.faults),
    }


def _mean_and_half_width(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    count = len(values)
    mean = sum(values) / max(1, count)
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, 1.96 * math.sqrt(variance / max(1, count))


def _milliseconds(times: list[float]) -> float:
    return round(1000 * sum(times) / max(1, len(times)), 3)


def _percentile(times: list[float]) -> float:
    return round(1000 * times[int(0.95 * (len(times) - 1))], 3) if times else 0.0


def read_rules(text: str) -> RuleSet:
    """A preset with changes, as --rules takes it. Raises ValueError."""
    first, *changes = text.split(",")
    rules = CLASSIC
    if "=" in first:
        changes.insert(0, first)
    elif first in PRESETS:
        rules = PRESETS[first]
    else:
        raise ValueError(f"{first!r} is none of {', '.join(PRESETS)}")
    values: dict[str, Any] = {}
    for change in changes:
        field, _, value = change.partition("=")
        if field not in RuleSet._fields:
            raise ValueError(f"{field!r} is none of {', '.join(RuleSet._fields)}")
        values[field] = value == "true" if field == "throw_back_taken" else int(value)
    return check_rules(RuleSet(**{**rules._asdict(), **values}))


def _print_report(figures: dict[str, Any]) -> None:
    others = "two " if figures["three"] else ""
    print(f"{figures['a']} against {others}{figures['b']}: {figures['matches']} matches, {figures['hands']} hands")
    print(f"  matches won    {100 * figures['win_rate']:.1f} % +-{100 * figures['ci95']:.1f}")
    print(f"  points a hand  {figures['points_per_hand']:+.2f} +-{figures['points_ci95']:.2f}")
    for word in ("knocks", "gins", "undercuts"):
        print(f"  {word:<14} {100 * figures[word][0]:.1f} % of the hands, the others {100 * figures[word][1]:.1f} %")
    print(f"  drawn          {100 * figures['drawn']:.2f} %, of these by too many pile draws {figures['stalls']}")
    print(
        f"  a decision     {figures['decision_ms']:.2f} ms (95 % within {figures['decision_p95_ms']:.2f}), "
        f"the others {figures['decision_ms_b']:.2f} ms ({figures['decision_p95_ms_b']:.2f})"
    )
    for fault, count in figures["faults"].items():
        print(f"  lost by        {fault} ({count} times)")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m threegin_qt.ai.arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("a", metavar="A", help=f"{', '.join(names())}, or cmd:PROGRAM")
    parser.add_argument("b", metavar="B")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--three", action="store_true", help="matches of three, one A against two B")
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in")
    parser.add_argument("--seconds", type=float, default=5.0, help="time an outside program has for an answer")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    try:
        setup = Setup(options.a, options.b, read_rules(options.rules), options.three, options.seed, options.seconds)
        for name in (setup.a, setup.b):
            entrant(name, setup.seconds)
        if options.matches < 1 or options.jobs < 1 or options.seconds <= 0:
            raise ValueError("--matches, --jobs and --seconds must be positive")
    except ValueError as error:
        parser.error(str(error))

    def progress(done: int) -> None:
        print(f"\r{done} matches", end="", file=sys.stderr, flush=True)

    tally = run(setup, options.matches, options.jobs, progress if sys.stderr.isatty() else None)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    figures = report(setup, tally)
    if options.json:
        print(json.dumps(figures))
    else:
        _print_report(figures)
    return 1 if tally.counts["stopped"] else 0


if __name__ == "__main__":
    sys.exit(main())
