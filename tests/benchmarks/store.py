"""How fast the store is with many matches: figures of this machine.

    python -m tests.benchmarks.store [--database FILE] [--matches 10000]      (from the root of the project)

Without --database one is generated first (tests/store/generate.py; minutes). A database that is given is copied, not changed.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.store.games import header, play
from tests.store.generate import fill
from threegin_qt.engine import Level, MatchState
from threegin_qt.store import Column, MatchFilter, MatchStore, Period, Result, StatisticsFilter

ROUNDS = 9
APPENDED = 12
"""Matches that are played to time `append`."""
PAGE = 60
"""Rows of a list that are asked for at once."""


def resident() -> float:
    """Memory of this process in MB, as the system counts it; 0 where it does not say."""
    try:
        with Path("/proc/self/status").open() as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    except (OSError, StopIteration):
        return 0.0


class Spent(NamedTuple):
    """What a piece of work took, in seconds: on the clock, and of the processor, which other programs do not lengthen."""

    clock: float
    processor: float


def part(times: Sequence[float], share: float) -> float:
    """The value that a share of the times is not above, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def once(work: Callable[[], object]) -> Spent:
    start, busy = time.perf_counter(), time.process_time()
    work()
    return Spent(time.perf_counter() - start, time.process_time() - busy)


def timed(work: Callable[[], object], rounds: int = ROUNDS) -> list[Spent]:
    return [once(work) for _ in range(rounds)]


def report(name: str, times: Sequence[Spent]) -> None:
    clock = [spent.clock for spent in times]
    busy = part([spent.processor for spent in times], 0.5)
    print(
        f"{name:58} first {clock[0] * 1000:8.2f}   median {part(clock, 0.5):8.2f}   p95 {part(clock, 0.95):8.2f} ms"
        f"   processor {busy:8.2f}",
        flush=True,
    )


def time_appends(store: MatchStore, source: random.Random) -> None:
    """Play matches through the store: the time of an action, and of one that ends a hand."""
    actions: list[Spent] = []
    ends: list[Spent] = []
    for _ in range(APPENDED):
        head = header(source)
        store.begin(head)
        hands = 0
        for index, (event, state) in enumerate(play(head, source)):
            spent = once(partial(store.append, head.match_id, index, event, state))
            (ends if _ended(state, hands) else actions).append(spent)
            hands = len(state.earlier)
    report(f"append, {len(actions)} actions", actions)
    report(f"append, {len(ends)} ends of a hand (summary rows too)", ends)


def _ended(state: MatchState, hands: int) -> bool:
    return len(state.earlier) != hands


def time_lists(store: MatchStore, matches: int) -> None:
    middle = matches // 2
    for column in Column:
        for descending in (True, False):
            way = "down" if descending else "up"
            report(
                f"list by {column.name.lower()} {way}",
                timed(partial(store.matches, column=column, descending=descending, limit=PAGE)),
            )
    report("list by start, page in the middle", timed(lambda: store.matches(offset=middle, limit=PAGE)))
    report(
        "list by error rate, last page",
        timed(lambda: store.matches(column=Column.ERROR_RATE, offset=matches - PAGE, limit=PAGE)),
    )
    report("count", timed(store.count))
    report("ids of the whole list by opponents", timed(lambda: store.ids(column=Column.OPPONENTS)))
    report("names of all opponents", timed(store.opponents))
    for name, wanted in {
        "two words": MatchFilter("dora zoe"),
        "a word that is nowhere": MatchFilter("xyzzy"),
        "results, levels, dates": MatchFilter(
            since="2022", before="2024", results=frozenset((Result.WON,)), levels=frozenset((Level.EXPERT,))
        ),
        "preset and error rate": MatchFilter(presets=frozenset(("gin20",)), least_error=0.2),
    }.items():
        report(f"filter: {name}: {store.count(wanted)} matches, page", timed(partial(store.matches, wanted, limit=PAGE)))
        report(f"filter: {name}, count", timed(partial(store.count, wanted)))


def time_statistics(store: MatchStore) -> None:
    works: dict[str, Callable[[StatisticsFilter], object]] = {
        "overview": store.overview,
        "by role": store.by_role,
        "by decision": store.by_decision,
        "by level": store.by_level,
        "by month": lambda wanted: store.by_period(Period.MONTH, wanted),
        "luck of all seats": store.luck_by_seat,
    }
    everything = StatisticsFilter()
    for name, work in works.items():
        report(f"statistics {name}", timed(partial(work, everything)))
    some = StatisticsFilter(since="2023", levels=frozenset((Level.EXPERT,)))
    report("statistics, the whole page", timed(lambda: [work(everything) for work in works.values()]))
    report("statistics, the whole page, filtered", timed(lambda: [work(some) for work in works.values()]))
    report("mistakes to try again, the costliest", timed(lambda: store.mistakes(limit=PAGE)))
    report("matches without a review", timed(lambda: store.without_review("another version")))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Time the store with many matches.")
    parser.add_argument("--database", type=Path, help="a database of tests.store.generate")
    parser.add_argument("--matches", type=int, default=10_000)
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        if wanted.database is None:
            fill(path, wanted.matches, 400, 1, say=print)
        else:
            shutil.copyfile(wanted.database, path)
        before = resident()
        report("open and close", timed(lambda: MatchStore(path).close()))
        store = MatchStore(path)
        matches = store.count()
        print(f"{matches} matches, {path.stat().st_size / 1e6:.0f} MB")
        ids = store.ids()[:: max(1, matches // 40)]
        report("load a match", [once(partial(store.load, match_id)) for match_id in ids])
        time_lists(store, matches)
        time_statistics(store)
        print(f"memory of lists and statistics: {resident() - before:.1f} MB more than {before:.1f}")
        time_appends(store, random.Random(7))
        print(f"memory after play: {resident() - before:.1f} MB more")
        store.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
