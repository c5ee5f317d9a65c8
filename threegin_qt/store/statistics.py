"""What the person's matches add up to, and how sure the figures are.

Counted are real matches played here to the end: not practice, not imported ones, not those given up (R26). Those are told
apart by number. Error rates leave out assisted hands and decisions made after the partner's advice was shown.
"""

from __future__ import annotations

import math
import sqlite3
from enum import Enum
from typing import Any, Final, NamedTuple

from threegin_qt.engine import Decision, Level, Mode, Origin, Role

from .tally import Result

Z95: Final = 1.959964
"""How many standard errors a 95 % interval reaches to either side."""


class Share(NamedTuple):
    """So many of so many."""

    number: int
    of: int

    @property
    def value(self) -> float | None:
        """From 0 to 1; None of nothing."""
        return self.number / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Wilson's 95 % interval; None of nothing."""
        if not self.of:
            return None
        share, n, z = self.number / self.of, self.of, Z95
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


class Mean(NamedTuple):
    """A mean by its sums."""

    total: float
    squares: float
    number: int

    @property
    def value(self) -> float | None:
        """None of nothing."""
        return self.total / self.number if self.number else None

    @property
    def half_width(self) -> float | None:
        """Half of the 95 % interval; None below two values."""
        if self.number < 2:
            return None
        variance = max(0.0, self.squares - self.total**2 / self.number) / (self.number - 1)
        return Z95 * math.sqrt(variance / self.number)

    def plus(self, other: Mean) -> Mean:
        """The mean of both together."""
        return Mean(self.total + other.total, self.squares + other.squares, self.number + other.number)


class Rate(NamedTuple):
    """A sum over a count, each added up match by match, such as points given away a decision."""

    total: float
    number: int
    matches: int
    """Those that have something counted."""
    squares: float
    """Of the matches' totals."""
    products: float
    """Of the matches' totals and counts."""
    count_squares: float

    @property
    def value(self) -> float | None:
        """None of nothing."""
        return self.total / self.number if self.number else None

    @property
    def half_width(self) -> float | None:
        """Half of the 95 % interval, from how the matches differ (the ratio estimator: decisions of one match are no
        independent ones); None below two matches."""
        if self.matches < 2:
            return None
        rate = self.total / self.number
        spread = max(0.0, self.squares - 2 * rate * self.products + rate * rate * self.count_squares)
        return Z95 * math.sqrt(self.matches / (self.matches - 1) * spread) / self.number


class StatisticsFilter(NamedTuple):
    """Which of the matches are counted; a field left empty does not narrow it."""

    since: str = ""
    """The earliest start, in UTC as in a header, or the beginning of such a text."""
    before: str = ""
    levels: frozenset[Level] = frozenset()
    """At least one of the opponents plays at one of these levels."""
    presets: frozenset[str] = frozenset()
    """Ids of rule presets, or "custom"."""


EVERYTHING: Final = StatisticsFilter()


class Overview(NamedTuple):
    """All matches in a few numbers."""

    won: Share
    equal: float | None
    """The share that equals would win: one in three, or in two for matches of two."""
    hands: int
    assisted: int
    """Hands, among them, in which a hint or other cards were shown."""
    reviewed: int
    """Matches, among them, with a review."""
    unfinished: int
    abandoned: int
    practice: int
    imported: int


class RoleNumbers(NamedTuple):
    """The person's hands in one role."""

    role: Role
    hands: int
    scored: Share
    """Of the hands that were not drawn."""
    points: int
    conceded: int
    net: Mean
    """Points less points conceded, a hand."""
    knocks: int
    """Own ones without gin."""
    knock_deadwood: int
    """What was left at these, in all."""
    gins: int
    undercuts: int
    """Own ones, as defender."""
    undercut: int
    """Own knocks that were undercut."""
    drawn: int
    advised: Share
    """Pieces of advice that the captain followed (only for the partner)."""
    draw_luck: Mean
    """Points a stock draw, of reviewed matches."""
    deal_luck: Mean
    """Points a deal, of reviewed matches."""


class DecisionNumbers(NamedTuple):
    """The person's decisions of one kind in one role."""

    role: Role
    decision: Decision
    made: int
    assisted: int
    advised: int
    lost: Mean
    """Points given away a judged decision: the error rate. Assisted and advised ones are not judged."""
    chance_lost: float
    """Chance to win the match, given away in all."""
    inaccuracies: int
    mistakes: int
    blunders: int


class LevelNumbers(NamedTuple):
    """Matches against one pair of levels."""

    levels: tuple[Level | None, ...]
    """The lower one first; None for an opponent without a level."""
    won: Share
    hands: int


class Period(Enum):
    """How time is cut for a chart; the value is SQLite's format of its name."""

    DAY = "%Y-%m-%d"
    WEEK = "%Y-%W"
    MONTH = "%Y-%m"
    YEAR = "%Y"


class PeriodNumbers(NamedTuple):
    """The matches that began in one period of local time."""

    period: str
    """As in 2026-05-17, 2026-20 (weeks from Monday, 00 before the first one), 2026-05 or 2026."""
    won: Share
    hands: int
    lost: Rate
    """Points given away a judged decision: the error rate."""
    draw_luck: Mean
    deal_luck: Mean


class SeatLuck(NamedTuple):
    """The luck of the person, or of the first or second opponent, in reviewed matches."""

    place: int
    """0 for the person, 1 and 2 for the others by seat."""
    draws: Mean
    deals: Mean


def _where(wanted: StatisticsFilter) -> tuple[str, tuple[Any, ...]]:
    """The condition on `m`, a row of matches, and its values."""
    parts = ["m.deleted_at IS NULL AND m.origin = ? AND m.mode = ? AND m.result IN (?, ?)"]
    values: list[Any] = [int(Origin.OWN), int(Mode.MATCH), int(Result.WON), int(Result.LOST)]
    if wanted.since:
        parts.append("m.started >= ?")
        values.append(wanted.since)
    if wanted.before:
        parts.append("m.started < ?")
        values.append(wanted.before)
    if wanted.levels:
        levels = sorted(int(level) for level in wanted.levels)
        marks = ", ".join("?" * len(levels))
        parts.append(f"(m.level_1 IN ({marks}) OR m.level_2 IN ({marks}))")
        values += [*levels, *levels]
    if wanted.presets:
        presets = sorted(wanted.presets)
        parts.append("(" + " OR ".join("m.rules_key BETWEEN ? AND ?" for _ in presets) + ")")
        values += [bound for preset in presets for bound in (f"{preset} ", f"{preset} ~")]
    return " AND ".join(parts), tuple(values)


# In what follows the plus keeps SQLite from going through the matches one by one: rows come in the order of their primary
# key, which is that of the groups, and need not be sorted.


def overview(connection: sqlite3.Connection, wanted: StatisticsFilter) -> Overview:
    """All in a few numbers. Raises sqlite3.Error."""
    where, values = _where(wanted)
    played, won, equal, hands, assisted, reviewed = connection.execute(
        "SELECT count(*), total(m.result = ?), avg(1.0 / m.players), total(m.hands), total(m.assisted), "
        f"total(m.reviewed IS NOT NULL) FROM matches AS m WHERE {where}",
        (int(Result.WON), *values),
    ).fetchone()
    others = dict.fromkeys(("unfinished", "abandoned", "practice", "imported"), 0)
    for origin, mode, result, count in connection.execute(
        "SELECT origin, mode, result, count(*) FROM matches WHERE deleted_at IS NULL GROUP BY origin, mode, result"
    ):
        if origin == Origin.IMPORTED:
            others["imported"] += count
        elif origin == Origin.OWN and mode == Mode.PRACTICE:
            others["practice"] += count
        elif origin == Origin.OWN and result == Result.UNFINISHED:
            others["unfinished"] += count
        elif origin == Origin.OWN and result == Result.ABANDONED:
            others["abandoned"] += count
    return Overview(Share(int(won), played), equal, int(hands), int(assisted), int(reviewed), **others)


def by_role(connection: sqlite3.Connection, wanted: StatisticsFilter) -> tuple[RoleNumbers, ...]:
    """The person's hands by role; a role never had is left out. Raises sqlite3.Error."""
    where, values = _where(wanted)
    rows = connection.execute(
        "SELECT r.role, total(r.hands), total(r.scored), total(r.points), total(r.conceded), total(r.net_squared), "
        "total(r.knocks), total(r.knock_deadwood), total(r.gins), total(r.undercuts), total(r.undercut), total(r.drawn), "
        "total(r.advised), total(r.followed), total(r.lucky_draws), total(r.draw_luck), total(r.draw_luck_squared), "
        "total(r.lucky_deals), total(r.deal_luck), total(r.deal_luck_squared) "
        f"FROM seat_roles AS r WHERE r.place = 0 AND +r.match IN (SELECT m.id FROM matches AS m WHERE {where}) "
        "GROUP BY r.role ORDER BY r.role",
        values,
    )
    return tuple(_role_numbers(row) for row in rows)


def _role_numbers(row: tuple[Any, ...]) -> RoleNumbers:
    hands, scored, points, conceded, net_squared, knocks, left, gins, undercuts, undercut, drawn = map(int, row[1:12])
    advised, followed = map(int, row[12:14])
    draws, draw_luck, draw_squared, deals, deal_luck, deal_squared = row[14:]
    return RoleNumbers(
        Role(row[0]),
        hands,
        Share(scored, hands - drawn),
        points,
        conceded,
        Mean(points - conceded, net_squared, hands),
        knocks,
        left,
        gins,
        undercuts,
        undercut,
        drawn,
        Share(followed, advised),
        Mean(draw_luck, draw_squared, int(draws)),
        Mean(deal_luck, deal_squared, int(deals)),
    )


def by_decision(connection: sqlite3.Connection, wanted: StatisticsFilter) -> tuple[DecisionNumbers, ...]:
    """The person's decisions by role and kind. Raises sqlite3.Error."""
    where, values = _where(wanted)
    rows = connection.execute(
        "SELECT d.role, d.decision, total(d.made), total(d.assisted), total(d.advised), total(d.points_lost), "
        "total(d.points_lost_squared), total(d.judged), total(d.chance_lost), total(d.inaccuracies), total(d.mistakes), "
        f"total(d.blunders) FROM decisions AS d WHERE +d.match IN (SELECT m.id FROM matches AS m WHERE {where}) "
        "GROUP BY d.role, d.decision ORDER BY d.role, d.decision",
        values,
    )
    return tuple(
        DecisionNumbers(
            Role(role),
            Decision(decision),
            int(made),
            int(assisted),
            int(advised),
            Mean(lost, squared, int(judged)),
            chance,
            int(inaccuracies),
            int(mistakes),
            int(blunders),
        )
        for role, decision, made, assisted, advised, lost, squared, judged, chance, inaccuracies, mistakes, blunders in rows
    )


def by_level(connection: sqlite3.Connection, wanted: StatisticsFilter) -> tuple[LevelNumbers, ...]:
    """Matches by the levels of the opponents. Raises sqlite3.Error."""
    where, values = _where(wanted)
    rows = connection.execute(
        "SELECT m.players, min(ifnull(m.level_1, -1), ifnull(m.level_2, -1)) AS low, "
        "max(ifnull(m.level_1, -1), ifnull(m.level_2, -1)) AS high, total(m.result = ?), count(*), total(m.hands) "
        f"FROM matches AS m WHERE {where} GROUP BY m.players, low, high ORDER BY m.players DESC, low, high",
        (int(Result.WON), *values),
    )
    return tuple(
        LevelNumbers(
            tuple(None if level < 0 else Level(level) for level in ((low, high) if players == 3 else (high,))),
            Share(int(won), count),
            int(hands),
        )
        for players, low, high, won, count, hands in rows
    )


def by_period(connection: sqlite3.Connection, wanted: StatisticsFilter, period: Period) -> tuple[PeriodNumbers, ...]:
    """Matches by the period in which they began, the oldest first; empty periods are left out. Raises sqlite3.Error."""
    where, values = _where(wanted)
    rows = connection.execute(
        f"SELECT strftime('{period.value}', m.started, 'localtime') AS name, count(*), total(m.result = ?), total(m.hands), "
        "total(m.points_lost), total(m.judged), total(m.judged > 0), total(m.points_lost * m.points_lost), "
        "total(m.points_lost * m.judged), total(m.judged * m.judged), "
        "total(l.draw_luck), total(l.draw_luck_squared), total(l.lucky_draws), "
        "total(l.deal_luck), total(l.deal_luck_squared), total(l.lucky_deals) "
        "FROM matches AS m LEFT JOIN seat_luck AS l ON l.place = 0 AND l.match = m.id "
        f"WHERE {where} GROUP BY name ORDER BY name",
        (int(Result.WON), *values),
    )
    return tuple(
        PeriodNumbers(row[0], Share(int(row[2]), row[1]), int(row[3]), _rate(row[4:10]), _mean(row[10:13]), _mean(row[13:16]))
        for row in rows
    )


def _rate(sums: tuple[float, ...]) -> Rate:
    total, count, matches, squares, products, count_squares = sums
    return Rate(total, int(count), int(matches), squares, products, count_squares)


def _mean(sums: tuple[float, float, float]) -> Mean:
    return Mean(sums[0], sums[1], int(sums[2]))


def luck_by_seat(connection: sqlite3.Connection, wanted: StatisticsFilter) -> tuple[SeatLuck, ...]:
    """The luck of all three in reviewed matches. Raises sqlite3.Error."""
    where, values = _where(wanted)
    rows = connection.execute(
        "SELECT l.place, total(l.draw_luck), total(l.draw_luck_squared), total(l.lucky_draws), total(l.deal_luck), "
        "total(l.deal_luck_squared), total(l.lucky_deals) FROM seat_luck AS l "
        f"WHERE +l.match IN (SELECT m.id FROM matches AS m WHERE {where}) GROUP BY l.place ORDER BY l.place",
        values,
    )
    return tuple(SeatLuck(row[0], _mean(row[1:4]), _mean(row[4:7])) for row in rows)
