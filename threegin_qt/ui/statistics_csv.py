"""All figures of the statistics as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from threegin_qt.engine import Role
from threegin_qt.store import (
    DecisionNumbers,
    LevelNumbers,
    Mean,
    Overview,
    Period,
    PeriodNumbers,
    Rate,
    RoleNumbers,
    Share,
)

from .languages import translate
from .statistics_words import levels_text, lost_mean, role_head
from .verdict_words import decision_text

Row = tuple[str, ...]


class AllNumbers(NamedTuple):
    """Everything that a page of statistics shows."""

    overview: Overview
    levels: tuple[LevelNumbers, ...]
    roles: tuple[RoleNumbers, ...]
    decisions: tuple[DecisionNumbers, ...]
    periods: tuple[PeriodNumbers, ...]
    period: Period


def statistics_csv(numbers: AllNumbers) -> str:
    """One row a figure: group, what it is about, the figure's name, value, ends of its 95 % interval, count.

    Numbers have a point and no unit; shares are from 0 to 1.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(_heads())
    for rows in (_overview(numbers.overview), _levels(numbers.levels), _roles(numbers.roles)):
        writer.writerows(rows)
    writer.writerows(_decisions(numbers.decisions))
    writer.writerows(_periods(numbers.periods))
    return out.getvalue()


def _heads() -> Row:
    return (
        translate("StatisticsFile", "Group"),
        translate("StatisticsFile", "Item"),
        translate("StatisticsFile", "Figure"),
        translate("StatisticsFile", "Value"),
        translate("StatisticsFile", "95 % from"),
        translate("StatisticsFile", "95 % to"),
        translate("StatisticsFile", "Count"),
    )


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.6g}"


def _share(group: str, item: str, figure: str, share: Share) -> Row:
    low, high = share.interval or (None, None)
    return group, item, figure, _number(share.value), _number(low), _number(high), str(share.of)


def _mean(group: str, item: str, figure: str, mean: Mean | Rate) -> Row:
    value, half = mean.value, mean.half_width
    low, high = (None, None) if value is None or half is None else (value - half, value + half)
    return group, item, figure, _number(value), _number(low), _number(high), str(mean.number)


def _count(group: str, item: str, figure: str, value: int) -> Row:
    return group, item, figure, str(value), "", "", ""


def _overview(numbers: Overview) -> Iterator[Row]:
    group = translate("StatisticsFile", "All matches")
    yield _share(group, "", translate("StatisticsFile", "Matches won"), numbers.won)
    for figure, value in (
        (translate("StatisticsFile", "Hands"), numbers.hands),
        (translate("StatisticsFile", "Hands with a hint"), numbers.assisted),
        (translate("StatisticsFile", "Reviewed matches"), numbers.reviewed),
        (translate("StatisticsFile", "Practice matches, not counted"), numbers.practice),
        (translate("StatisticsFile", "Imported matches, not counted"), numbers.imported),
        (translate("StatisticsFile", "Matches given up, not counted"), numbers.abandoned),
        (translate("StatisticsFile", "Unfinished matches, not counted"), numbers.unfinished),
    ):
        yield _count(group, "", figure, value)


def _levels(levels: Sequence[LevelNumbers]) -> Iterator[Row]:
    group = translate("StatisticsFile", "By level of the opponents")
    for numbers in levels:
        yield _share(group, levels_text(numbers.levels), translate("StatisticsFile", "Matches won"), numbers.won)


def _roles(roles: Sequence[RoleNumbers]) -> Iterator[Row]:
    group = translate("StatisticsFile", "By role")
    for numbers in roles:
        item = role_head(numbers.role)
        yield _count(group, item, translate("StatisticsFile", "Hands"), numbers.hands)
        yield _share(group, item, translate("StatisticsFile", "Drawn hands"), Share(numbers.drawn, numbers.hands))
        if numbers.role == Role.PARTNER:
            yield _share(group, item, translate("StatisticsFile", "Advice followed"), numbers.advised)
            continue
        yield _share(group, item, translate("StatisticsFile", "Hands won"), numbers.scored)
        yield _count(group, item, translate("StatisticsFile", "Points scored"), numbers.points)
        yield _count(group, item, translate("StatisticsFile", "Points conceded"), numbers.conceded)
        yield _mean(group, item, translate("StatisticsFile", "Points a hand"), numbers.net)
        yield _share(group, item, translate("StatisticsFile", "Gins"), Share(numbers.gins, numbers.hands))
        yield _share(group, item, translate("StatisticsFile", "Knocks"), Share(numbers.knocks, numbers.hands))
        yield _count(group, item, translate("StatisticsFile", "Deadwood left at knocks"), numbers.knock_deadwood)
        yield _share(group, item, translate("StatisticsFile", "Undercuts made"), Share(numbers.undercuts, numbers.hands))
        yield _share(group, item, translate("StatisticsFile", "Own knocks undercut"), Share(numbers.undercut, numbers.knocks))
        yield _mean(group, item, translate("StatisticsFile", "Luck a draw"), numbers.draw_luck)
        yield _mean(group, item, translate("StatisticsFile", "Luck a deal"), numbers.deal_luck)


def _decisions(decisions: Sequence[DecisionNumbers]) -> Iterator[Row]:
    group = translate("StatisticsFile", "Decisions")
    yield _mean(group, "", translate("StatisticsFile", "Points lost a decision"), lost_mean(decisions))
    for numbers in decisions:
        item = f"{role_head(numbers.role)}, {decision_text(numbers.decision)}"
        yield _mean(group, item, translate("StatisticsFile", "Points lost a decision"), numbers.lost)
        for figure, value in (
            (translate("StatisticsFile", "Made"), numbers.made),
            (translate("StatisticsFile", "With a hint, not judged"), numbers.assisted),
            (translate("StatisticsFile", "After advice, not judged"), numbers.advised),
            (translate("StatisticsFile", "Inaccuracies"), numbers.inaccuracies),
            (translate("StatisticsFile", "Mistakes"), numbers.mistakes),
            (translate("StatisticsFile", "Blunders"), numbers.blunders),
        ):
            yield _count(group, item, figure, value)


def _periods(periods: Sequence[PeriodNumbers]) -> Iterator[Row]:
    group = translate("StatisticsFile", "Over time")
    for numbers in periods:
        item = numbers.period
        yield _share(group, item, translate("StatisticsFile", "Matches won"), numbers.won)
        yield _count(group, item, translate("StatisticsFile", "Hands"), numbers.hands)
        yield _mean(group, item, translate("StatisticsFile", "Points lost a decision"), numbers.lost)
        yield _mean(group, item, translate("StatisticsFile", "Luck a draw"), numbers.draw_luck)
        yield _mean(group, item, translate("StatisticsFile", "Luck a deal"), numbers.deal_luck)
