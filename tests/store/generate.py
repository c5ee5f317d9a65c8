"""Fill a database with matches that simple players played, as if a person had played them over the years.

    python -m tests.store.generate DATABASE [--matches 10000] [--distinct 500] [--seed 1]     (from the root of the project)

Of every hundred matches a few are practice, imported, unfinished or given up; all finished ones have a review with made-up
costs. Only `--distinct` matches are really played: the others are the same hands with another id, date and opponents.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import time
import uuid
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from threegin_qt.engine import (
    CLASSIC,
    GIN_20,
    TOURNAMENT,
    Acted,
    Advice,
    Dealt,
    Judgement,
    Kind,
    Label,
    Level,
    Luck,
    MatchRecord,
    Mode,
    Origin,
    PlayerInfo,
    Review,
    replay,
)
from threegin_qt.store import MatchStore, Prepared, prepare
from threegin_qt.store.reviews import weigh, write_review
from threegin_qt.store.tally import chosen
from threegin_qt.store.transfer import insert_prepared

from .games import EAGER, NAMES, PATIENT, Chooser, a_match

RULES = (
    *(CLASSIC, CLASSIC, CLASSIC, GIN_20, TOURNAMENT),
    CLASSIC._replace(target=50),
    CLASSIC._replace(knock_limit=5, throw_back_taken=True),
)


def made_up_review(record: MatchRecord, source: random.Random, version: str = "made up") -> Review:
    """A review whose costs and luck are random, with as many decimals as are kept; mostly sound, now and then a mistake."""
    whole = replay(record)
    judgements = []
    for one in chosen(record, whole, 0):
        lost = max(0.0, round(source.gauss(-1.0, 1.5), 4))
        label = Label(min(3, int(lost)))
        event = record.events[one.event - whole.prefix]
        assert type(event) is Acted
        played = Advice(event.action, -lost, 0.3)
        judgements.append(Judgement(one.event, 0, one.decision, played, (), lost, round(lost / 100, 4), label))
    draws, deals = [], []
    for index, event in enumerate(record.events, whole.prefix):
        if type(event) is Acted and event.action.kind == Kind.DRAW_STOCK:
            draws.append(Luck(index, event.seat, round(source.gauss(0, 3), 4)))
        elif type(event) is Dealt:
            roles = whole.states[index + 1].roles
            deals += [Luck(index, seat, round(source.gauss(0, 6), 4)) for seat, role in enumerate(roles) if role < 2]
    return Review(version, tuple(judgements), tuple(draws), tuple(deals))


def distinct_matches(count: int, seed: int, choosers: Sequence[Chooser]) -> list[MatchRecord]:
    """Matches that were really played."""
    found = []
    for at in range(count):
        source = random.Random(seed * 1_000_003 + at)
        kind = source.random()
        found.append(
            a_match(
                source.getrandbits(60),
                choosers=tuple(source.sample(list(choosers), len(choosers))),
                rules=source.choice(RULES),
                mode=Mode.PRACTICE if kind < 0.05 else Mode.MATCH,
                take_backs=0.02 if kind < 0.05 else 0.0,
                origin=Origin.IMPORTED if 0.05 <= kind < 0.08 else Origin.OWN,
                stop=source.random() if 0.08 <= kind < 0.11 else 1.0,
                give_up=0.11 <= kind < 0.13,
                hints=0.01 if kind > 0.9 else 0.0,
                advice=0.2,
            )
        )
    return found


def again(match: Prepared, at: int, count: int, source: random.Random) -> Prepared:
    """The same match at another time against others."""
    moment = datetime(2020, 1, 1, tzinfo=UTC) + timedelta(days=2000 * at / count, minutes=source.randrange(600))
    names = source.sample(NAMES, 2)
    me, *others = match.header.players
    seats = (me, *(PlayerInfo(name, level=source.choice(list(Level))) for name, _ in zip(names, others, strict=True)))
    started = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
    head = match.header._replace(match_id=str(uuid.UUID(int=source.getrandbits(128))), started=started, players=seats)
    return match._replace(header=head, last_event=(moment + timedelta(minutes=20)).strftime("%Y-%m-%dT%H:%M:%SZ"))


def fill(
    path: Path,
    matches: int,
    distinct: int,
    seed: int,
    choosers: Sequence[Chooser] = (EAGER, PATIENT, EAGER),
    say: Callable[[str], None] = lambda text: None,
) -> None:
    """Make the database at `path`, where there is none, with so many matches."""
    records = distinct_matches(min(matches, distinct), seed, choosers)
    say(f"{len(records)} matches played")
    prepared = [prepare(record) for record in records]
    source = random.Random(seed)
    reviews = [weigh(record, made_up_review(record, source)) for record in records]
    MatchStore(path).close()
    connection = sqlite3.connect(path, isolation_level=None)
    # Thrown away when it fails: nothing has to survive a power cut here.
    connection.execute("PRAGMA synchronous = OFF")
    for first in range(0, matches, 500):
        connection.execute("BEGIN")
        for at in range(first, min(first + 500, matches)):
            which = at % len(records)
            match = again(prepared[which], at, matches, source)
            insert_prepared(connection, match)
            if match.tally.winner is not None:
                row = connection.execute("SELECT max(id) FROM matches").fetchone()[0]
                write_review(connection, row, reviews[which], match.last_event)
        connection.execute("COMMIT")
        say(f"{min(first + 500, matches)} stored")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Fill a database with matches of simple players.")
    parser.add_argument("database", type=Path)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--distinct", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    if wanted.database.exists():
        parser.error(f"{wanted.database} is there already")
    start = time.perf_counter()

    def say(text: str) -> None:
        print(f"{time.perf_counter() - start:7.1f} s  {text}", flush=True)

    fill(wanted.database, wanted.matches, wanted.distinct, wanted.seed, say=say)
    return 0


if __name__ == "__main__":
    sys.exit(main())
