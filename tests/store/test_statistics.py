"""Statistics against plain sums over the records and their reviews."""

from __future__ import annotations

import math
import random
import sqlite3
import time
from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path
from statistics import NormalDist

import pytest

from threegin_qt.engine import Decision, Label, Level, MatchRecord, Mode, Origin, Review, Role, preset_of, replay
from threegin_qt.store import (
    MatchRow,
    MatchStore,
    Mean,
    Period,
    Rate,
    Result,
    Share,
    StatisticsFilter,
)
from threegin_qt.store.statistics import Z95
from threegin_qt.store.tally import assisted_hands, chosen, place_of, tally

from .conftest import MATCHES
from .games import a_match
from .test_opening import keep

VERSION = "made up"
TRUE_RATE = 0.4 * NormalDist().cdf(0.4 / math.hypot(0.5, 0.15)) + math.hypot(0.5, 0.15) * NormalDist().pdf(
    0.4 / math.hypot(0.5, 0.15)
)
"""The mean of max(0, x) for x around 0.4 with a deviation of 0.5 within matches and of 0.15 between them."""

CUTS = [
    StatisticsFilter(),
    StatisticsFilter(since="2021-06", before="2024"),
    StatisticsFilter(levels=frozenset((Level.EXPERT, Level.CASUAL))),
    StatisticsFilter(presets=frozenset(("classic",))),
    StatisticsFilter(since="2022", levels=frozenset((Level.SKILLED,)), presets=frozenset(("gin20", "tournament"))),
    StatisticsFilter(since="2099"),
]


def counts(row: MatchRow, cut: StatisticsFilter) -> bool:
    return (
        row.mode is Mode.MATCH
        and row.origin is Origin.OWN
        and row.result in (Result.WON, Result.LOST)
        and row.started >= cut.since
        and (not cut.before or row.started < cut.before)
        and (not cut.levels or bool(cut.levels & set(row.levels)))
        and (not cut.presets or preset_of(row.rules) in cut.presets)
    )


@pytest.fixture(scope="module")
def matches(filled: Path) -> list[tuple[MatchRow, MatchRecord, Review | None]]:
    """Every match of the filled database with its record and review."""
    with closing(MatchStore(filled)) as store:
        return [
            (row, store.load(row.match_id), store.review(row.match_id, VERSION)) for row in store.matches(limit=MATCHES * 2)
        ]


@pytest.fixture
def counted(
    matches: list[tuple[MatchRow, MatchRecord, Review | None]], request: pytest.FixtureRequest
) -> list[tuple[MatchRow, MatchRecord, Review | None]]:
    return [each for each in matches if counts(each[0], request.param)]


each_cut = pytest.mark.parametrize(("cut", "counted"), [(cut, cut) for cut in CUTS], indirect=["counted"])
Counted = list[tuple[MatchRow, MatchRecord, Review | None]]


def same(found: Mean, values: list[float]) -> None:
    assert found.number == len(values)
    assert math.isclose(found.total, sum(values), abs_tol=1e-6)
    assert math.isclose(found.squares, sum(value * value for value in values), abs_tol=1e-6)


@each_cut
def test_overview(full: MatchStore, cut: StatisticsFilter, counted: Counted, matches: Counted) -> None:
    found = full.overview(cut)
    rows = [row for row, _, _ in counted]
    assert found.won == Share(sum(row.result is Result.WON for row in rows), len(rows))
    assert found.equal == (None if not rows else pytest.approx(1 / 3))
    assert found.hands == sum(row.hands for row in rows)
    assert found.assisted == sum(row.assisted for row in rows)
    assert found.reviewed == sum(row.reviewed is not None for row in rows)
    every = [row for row, _, _ in matches]
    assert found.imported == sum(row.origin is Origin.IMPORTED for row in every)
    own = [row for row in every if row.origin is Origin.OWN]
    assert found.practice == sum(row.mode is Mode.PRACTICE for row in own)
    real = [row for row in own if row.mode is Mode.MATCH]
    assert found.unfinished == sum(row.result is Result.UNFINISHED for row in real)
    assert found.abandoned == sum(row.result is Result.ABANDONED for row in real)


@each_cut
def test_by_role(full: MatchStore, cut: StatisticsFilter, counted: Counted) -> None:
    sums: dict[int, Counter[str]] = defaultdict(Counter)
    net: dict[int, list[float]] = defaultdict(list)
    draws: dict[int, list[float]] = defaultdict(list)
    deals: dict[int, list[float]] = defaultdict(list)
    for _, record, review in counted:
        whole = replay(record)
        for (seat, role), count in tally(record, whole).roles.items():
            if seat == 0:
                sums[role].update({name: getattr(count, name) for name in count.__slots__})
        for roles, result in whole.last.earlier:
            role = roles[0]
            scored = 0 if role == Role.PARTNER or result.scorer is None else result.points
            net[role].append(scored if role == result.scorer else -scored)
        if review is not None:
            for lucks, where in ((review.draws, draws), (review.deals, deals)):
                for luck in lucks:
                    if luck.seat == 0:
                        where[whole.states[luck.event + 1].roles[0]].append(luck.points)
    found = full.by_role(cut)
    assert [numbers.role for numbers in found] == sorted(sums)
    for numbers in found:
        count = sums[numbers.role]
        assert numbers.hands == count["hands"]
        assert numbers.scored == Share(count["scored"], count["hands"] - count["drawn"])
        assert numbers.advised == Share(count["followed"], count["advised"])
        for name in ("points", "conceded", "knocks", "knock_deadwood", "gins", "undercuts", "undercut", "drawn"):
            assert getattr(numbers, name) == count[name], name
        same(numbers.net, net[numbers.role])
        same(numbers.draw_luck, draws[numbers.role])
        same(numbers.deal_luck, deals[numbers.role])


@each_cut
def test_by_decision(full: MatchStore, cut: StatisticsFilter, counted: Counted) -> None:
    made: Counter[tuple[int, Decision]] = Counter()
    lost: dict[tuple[int, Decision], list[float]] = defaultdict(list)
    chance: Counter[tuple[int, Decision]] = Counter()
    labels: dict[tuple[int, Decision], Counter[Label]] = defaultdict(Counter)
    assisted: Counter[tuple[int, Decision]] = Counter()
    advised: Counter[tuple[int, Decision]] = Counter()
    for _, record, review in counted:
        whole = replay(record)
        helped = assisted_hands(record, whole, 0)
        left_out = set()
        for one in chosen(record, whole, 0):
            kind = (one.role, one.decision)
            made[kind] += 1
            assisted[kind] += one.hand_number in helped
            advised[kind] += one.advised and one.hand_number not in helped
            if one.advised or one.hand_number in helped:
                left_out.add(one.event)
        assert review is not None
        for judgement in review.judgements:
            if judgement.event not in left_out:
                kind = (whole.states[judgement.event].roles[0], judgement.decision)
                lost[kind].append(judgement.points_lost)
                chance[kind] += judgement.chance_lost  # type: ignore[assignment]
                labels[kind][judgement.label] += 1
    found = {(numbers.role, numbers.decision): numbers for numbers in full.by_decision(cut)}
    assert set(found) == set(made)
    for kind, numbers in found.items():
        assert (numbers.made, numbers.assisted, numbers.advised) == (made[kind], assisted[kind], advised[kind])
        same(numbers.lost, lost[kind])
        assert numbers.made == numbers.lost.number + numbers.assisted + numbers.advised
        assert math.isclose(numbers.chance_lost, chance[kind], abs_tol=1e-6)
        assert (numbers.inaccuracies, numbers.mistakes, numbers.blunders) == (
            labels[kind][Label.INACCURACY],
            labels[kind][Label.MISTAKE],
            labels[kind][Label.BLUNDER],
        )


@each_cut
def test_by_level(full: MatchStore, cut: StatisticsFilter, counted: Counted) -> None:
    played: dict[tuple[Level | None, ...], list[MatchRow]] = defaultdict(list)
    for row, _, _ in counted:
        played[tuple(sorted(row.levels, key=lambda level: level or 0))].append(row)
    found = full.by_level(cut)
    assert {numbers.levels for numbers in found} == set(played)
    for numbers in found:
        rows = played[numbers.levels]
        assert numbers.won == Share(sum(row.result is Result.WON for row in rows), len(rows))
        assert numbers.hands == sum(row.hands for row in rows)


@pytest.mark.parametrize(("period", "length"), [(Period.DAY, 10), (Period.MONTH, 7), (Period.YEAR, 4)])
@each_cut
def test_by_period(
    full: MatchStore,
    cut: StatisticsFilter,
    counted: Counted,
    period: Period,
    length: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if hasattr(time, "tzset"):
        monkeypatch.setenv("TZ", "UTC")
        time.tzset()
    rows: dict[str, Counted] = defaultdict(list)
    for each in counted:
        rows[each[0].started[:length]].append(each)
    found = full.by_period(period, cut)
    assert [numbers.period for numbers in found] == sorted(rows)
    for numbers in found:
        inside = rows[numbers.period]
        assert numbers.won == Share(sum(row.result is Result.WON for row, _, _ in inside), len(inside))
        assert numbers.hands == sum(row.hands for row, _, _ in inside)
        each = [(row.judged, row.judged * (row.error_rate or 0)) for row, _, _ in inside if row.judged]
        assert (numbers.lost.number, numbers.lost.matches) == (sum(count for count, _ in each), len(each))
        assert math.isclose(numbers.lost.total, sum(lost for _, lost in each), abs_tol=1e-6)
        rate, half = numbers.lost.value, numbers.lost.half_width
        assert (rate is None) == (not each)
        if rate is not None and len(each) > 1:
            squares = sum((lost - rate * count) ** 2 for count, lost in each)
            expected = Z95 * math.sqrt(len(each) / (len(each) - 1) * squares) / numbers.lost.number
            assert half == pytest.approx(expected, abs=1e-5)
        else:
            assert half is None
        reviews = [review for _, _, review in inside if review is not None]
        same(numbers.draw_luck, [luck.points for review in reviews for luck in review.draws if luck.seat == 0])
        same(numbers.deal_luck, [luck.points for review in reviews for luck in review.deals if luck.seat == 0])


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="no time zone of its own for a test")
def test_periods_are_those_of_the_local_clock(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    record = a_match(1)
    keep(store, record._replace(header=record.header._replace(started="2026-01-01T01:30:00Z")))
    try:
        for zone, day, week in (("UTC", "2026-01-01", "2026-00"), ("UTC+3", "2025-12-31", "2025-52")):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            assert [numbers.period for numbers in store.by_period(Period.DAY)] == [day]
            assert [numbers.period for numbers in store.by_period(Period.WEEK)] == [week]
    finally:
        monkeypatch.undo()
        time.tzset()


@each_cut
def test_luck_of_all_seats(full: MatchStore, cut: StatisticsFilter, counted: Counted) -> None:
    found = {luck.place: luck for luck in full.luck_by_seat(cut)}
    places: dict[int, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for _, record, review in counted:
        assert review is not None
        for at, lucks in enumerate((review.draws, review.deals)):
            for luck in lucks:
                places[place_of(record.header, luck.seat)][at].append(luck.points)
    assert set(found) == set(places)
    for place, luck in found.items():
        same(luck.draws, places[place][0])
        same(luck.deals, places[place][1])


def test_statistics_follow_deleting(full: MatchStore) -> None:
    before = full.overview(), full.by_role(), full.by_decision()
    ids = full.ids()[:40]
    full.delete(ids)
    assert full.overview().won.of < before[0].won.of
    full.undelete(ids)
    assert (full.overview(), full.by_role(), full.by_decision()) == before


def test_nothing_to_count(store: MatchStore) -> None:
    found = store.overview()
    assert (found.won, found.equal, found.hands) == (Share(0, 0), None, 0)
    assert store.by_role() == store.by_decision() == store.by_level() == store.by_period() == store.luck_by_seat() == ()


def test_sums_need_no_sorter(full: MatchStore) -> None:
    statements: list[str] = []
    full._connection.set_trace_callback(statements.append)
    full.by_role()
    full.by_decision()
    full.luck_by_seat()
    full._connection.set_trace_callback(None)
    assert len(statements) == 3
    with closing(sqlite3.connect(full.path)) as connection:
        for statement in statements:
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}")]
            assert not any("TEMP B-TREE" in step for step in plan), plan


# The figures themselves


def test_shares_and_their_intervals() -> None:
    assert Share(0, 0).value is None
    assert Share(0, 0).interval is None
    assert Share(33, 100).value == 0.33
    # Values from the published formula.
    low, high = Share(33, 100).interval or (0, 0)
    assert (round(low, 4), round(high, 4)) == (0.2456, 0.4269)
    low, high = Share(0, 10).interval or (0, 0)
    assert (round(low, 4), round(high, 4)) == (0, 0.2775)
    low, high = Share(10, 10).interval or (0, 0)
    assert (round(low, 4), round(high, 4)) == (0.7225, 1)


def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    source = random.Random(1)
    inside = 0
    for _ in range(2000):
        low, high = Share(sum(source.random() < 1 / 3 for _ in range(60)), 60).interval or (0, 0)
        inside += low <= 1 / 3 <= high
    assert 0.93 <= inside / 2000 <= 0.97


def test_means_and_their_intervals() -> None:
    assert Mean(0, 0, 0).value is None
    assert Mean(5, 25, 1).half_width is None
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    mean = Mean(sum(values), sum(value * value for value in values), len(values))
    assert mean.value == 5
    assert mean.half_width == pytest.approx(1.959964 * math.sqrt(32 / 7 / 8))
    assert Mean(0.3 * 3, 0.09 * 3, 3).half_width == pytest.approx(0, abs=1e-6), "never the root of less than nothing"
    assert mean.plus(mean) == Mean(80, 464, 16)


def test_the_interval_of_an_error_rate_holds_the_true_one() -> None:
    """Matches of different length whose decisions go together: 95 of 100 intervals hold the rate that all follow."""
    source = random.Random(8)
    held = 0
    for _ in range(400):
        matches = []
        for _ in range(60):
            count, mood = source.randint(20, 120), source.gauss(0, 0.15)
            matches.append((count, sum(max(0.0, source.gauss(0.4 + mood, 0.5)) for _ in range(count))))
        rate = Rate(
            sum(lost for _, lost in matches),
            sum(count for count, _ in matches),
            len(matches),
            sum(lost * lost for _, lost in matches),
            sum(lost * count for count, lost in matches),
            sum(count * count for count, _ in matches),
        )
        assert rate.value is not None
        assert rate.half_width is not None
        held += abs(rate.value - TRUE_RATE) <= rate.half_width
    assert 0.91 * 400 <= held <= 0.985 * 400
    assert Rate(0.0, 0, 0, 0.0, 0.0, 0.0).value is None
    assert Rate(3.0, 60, 1, 9.0, 180.0, 3600.0).half_width is None
