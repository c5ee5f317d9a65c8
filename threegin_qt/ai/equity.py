"""The chance to win a match from its totals and roles, computed and not simulated.

Points belong to players, and roles rotate with who scores (R7), so what a hand is worth depends on all totals. From the
frequencies of hand results, by role and rule set, the chance of every seat follows by working down from the target: a
hand that somebody scores leads to a total nearer to it, a drawn hand to the same place again.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from threegin_qt.engine import Outcome, RuleSet
from threegin_qt.engine.match import next_roles
from threegin_qt.resources import resource_path

from .features import Floats

SIDE: Final = 16
"""Results that one player can score with: knocks by points, gins by the other's deadwood, undercuts by difference."""
RESULTS: Final = 1 + 2 * SIDE
"""Drawn, then those of one's own, then the other's."""
_KNOCK_POINTS: Final = ((1, 4), (5, 9), (10, 14), (15, 19), (20, 24), (25, 29), (30, 39))
_GIN_DEADWOOD: Final = ((0, 9), (10, 19), (20, 29), (30, 39))
_UNDERCUT_DIFFERENCE: Final = ((0, 2), (3, 5), (6, 10))
_OPEN: Final = (-8, -4, 0, 4, 8)
"""Around its mean, the points of a result without an upper bound."""
_GRID: Final = 50
_GRID_OF_TWO: Final = 100


class _Class(NamedTuple):
    """Frequencies of results under similar rules."""

    knock_limits: tuple[int, int]
    undercut_bonus: int
    gin_bonus: int
    box: tuple[float, ...]


@cache
def _frequencies() -> tuple[tuple[float, ...], tuple[_Class, ...]]:
    table = json.loads(resource_path("ai", "frequencies.json").read_text(encoding="utf-8"))
    classes = tuple(
        _Class((low, high), row["undercut_bonus"], row["gin_bonus"], tuple(row["box"]))
        for row in table["classes"]
        for low, high in [row["knock_limits"]]
    )
    return tuple(table["means"]), classes


@cache
def _class_for(knock_limit: int, undercut_bonus: int, gin_bonus: int) -> _Class:
    def distance(row: _Class) -> tuple[int, int, int]:
        low, high = row.knock_limits
        return (
            max(low - knock_limit, knock_limit - high, 0),
            abs(row.undercut_bonus - undercut_bonus),
            abs(row.gin_bonus - gin_bonus),
        )

    return min(_frequencies()[1], key=distance)


@cache
def result_points(undercut_bonus: int, gin_bonus: int) -> tuple[tuple[int, ...], ...]:
    """For each of the SIDE results the points that it can be, equally likely."""
    means = _frequencies()[0]

    def around(mean: float) -> tuple[int, ...]:
        return tuple(round(mean) + step for step in _OPEN)

    knocks = [tuple(range(low, high + 1)) for low, high in _KNOCK_POINTS]
    knocks.append(tuple(max(40, points) for points in around(means[7])))
    gins = [tuple(range(low, high + 1)) for low, high in _GIN_DEADWOOD]
    gins.append(tuple(max(40, points) for points in around(means[12])))
    undercuts = [tuple(range(low, high + 1)) for low, high in _UNDERCUT_DIFFERENCE]
    return (
        *knocks,
        *(tuple(gin_bonus + d for d in points) for points in gins),
        *(tuple(undercut_bonus + d for d in points) for points in undercuts),
    )


@cache
def mean_points(undercut_bonus: int, gin_bonus: int) -> Floats:
    """The mean points of every result, for its player less the other's."""
    side = [sum(points) / len(points) for points in result_points(undercut_bonus, gin_bonus)]
    return np.array([0.0, *side, *(-points for points in side)], dtype=np.float32)


def result_of(outcome: Outcome, mine: bool, points: int, deadwood: tuple[int, int]) -> int:
    """The index of a hand's result for a player; `mine` if he scored."""
    if outcome == Outcome.DRAWN:
        return 0
    if outcome == Outcome.KNOCK:
        side = sum(points > high for _, high in _KNOCK_POINTS)
    elif outcome == Outcome.GIN:
        side = 8 + sum(deadwood[1] > high for _, high in _GIN_DEADWOOD)
    else:
        side = 13 + sum(deadwood[0] - deadwood[1] > high for _, high in _UNDERCUT_DIFFERENCE[:2])
    return 1 + side + (0 if mine else SIDE)


def _moves(chances: tuple[float, ...], points: tuple[tuple[int, ...], ...], cells: int, step: float) -> Floats:
    """By cells still needed, the chance of each number of cells needed after a score; column 0 is the match won."""
    moves = np.zeros((cells + 1, cells + 1), dtype=np.float64)
    for chance, values in zip(chances, points, strict=True):
        for value in values:
            for need in range(1, cells + 1):
                left = need - value / step
                if left <= 1e-9:
                    moves[need, 0] += chance / len(values)
                    continue
                # At least one cell nearer, so that the table can be filled in one pass.
                left = min(max(left, 1.0), need - 1.0) if need > 1 else 0.0
                if need == 1:
                    moves[need, 0] += chance / len(values)
                    continue
                low = int(left)
                moves[need, low] += chance / len(values) * (1 - (left - low))
                if left > low:
                    moves[need, low + 1] += chance / len(values) * (left - low)
    return moves.astype(np.float32)


class Equity(NamedTuple):
    """Match-winning chances under one rule set, on a grid of points still needed."""

    step: float
    box: Floats
    """The chance of the box by (cells needed by box, captain[, partner])."""
    captain: Floats
    """The captain's."""

    def chance(self, needs: tuple[float, ...], role: int) -> float:
        """The chance of the role's player when the players need so many points, by role. Nobody has won yet."""
        if len(needs) == 3 and role == 2:
            return 1.0 - self.chance(needs, 0) - self.chance(needs, 1)
        table = self.box if role == 0 else self.captain
        value = table
        for need in needs:
            at = min(max(need / self.step, 1.0), len(table) - 1.0)
            low = min(int(at), len(table) - 2)
            value = value[low] * (1 - (at - low)) + value[low + 1] * (at - low)
        return float(value)


@lru_cache(maxsize=16)
def equity(target: int, knock_limit: int, undercut_bonus: int, gin_bonus: int, players: int, cells: int = 0) -> Equity:
    """The table for a rule set. `cells` sets the grid; by default it is about a hundredth of the target for two players
    and a fiftieth for three."""
    cells = cells or min(_GRID if players == 3 else _GRID_OF_TWO, target)
    step = target / cells
    row = _class_for(knock_limit, undercut_bonus, gin_bonus)
    points = result_points(undercut_bonus, gin_bonus)
    box = _moves(row.box[1 : 1 + SIDE], points, cells, step)
    captain = _moves(row.box[1 + SIDE :], points, cells, step)
    scored = 1.0 - row.box[0]
    solve = _solve_three if players == 3 else _solve_two
    return solve(box / scored, captain / scored, cells, step)


def _solve_two(by_box: Floats, by_captain: Floats, cells: int, step: float) -> Equity:
    box = np.zeros((cells + 1, cells + 1), dtype=np.float32)
    for total in range(2, 2 * cells + 1):
        b = np.arange(max(1, total - cells), min(cells, total - 1) + 1)
        c = total - b
        # Whoever scored, the deal passes: the captain is the next box (R7 for two).
        own = by_box[b]
        value = own[:, 0] + (own[:, 1:] * (1 - box[c, 1:])).sum(1)
        other = by_captain[c]
        value += (other[:, 1:] * (1 - box[1:, b].T)).sum(1)
        box[b, c] = value
    box[0, :] = 1
    return Equity(step, box, 1 - box)


def _solve_three(by_box: Floats, by_captain: Floats, cells: int, step: float) -> Equity:
    size = cells + 1
    box = np.zeros((size, size, size), dtype=np.float32)
    captain = np.zeros((size, size, size), dtype=np.float32)
    grid = np.arange(1, size)
    b3, c3, p3 = (axis.ravel() for axis in np.meshgrid(grid, grid, grid, indexing="ij"))
    order = np.argsort(b3 + c3 + p3, kind="stable")
    bounds = np.searchsorted((b3 + c3 + p3)[order], np.arange(3, 3 * cells + 2))
    for start, end in pairwise(bounds):
        at = order[start:end]
        b, c, p = b3[at], c3[at], p3[at]
        # The box scores: captain and partner change places. The captain scores: he goes into the box, the partner is
        # captain, the box sits out (R7).
        own, other = by_box[b][:, 1:], by_captain[c][:, 1:]
        box_b, captain_b = box[1:, p, c].T, captain[1:, p, c].T
        box_c, captain_c = box[1:, p, b].T, captain[1:, p, b].T
        box[b, c, p] = by_box[b, 0] + (own * box_b).sum(1) + (other * (1 - box_c - captain_c)).sum(1)
        captain[b, c, p] = by_captain[c, 0] + (own * (1 - box_b - captain_b)).sum(1) + (other * box_c).sum(1)
    return Equity(step, box, captain)


def table_for(rules: RuleSet, players: int) -> Equity:
    """The table of a match; solved when first asked for, then kept."""
    return equity(rules.target, rules.knock_limit, rules.undercut_bonus, rules.gin_bonus, players)


@lru_cache(maxsize=256)
def match_chances(rules: RuleSet, totals: tuple[int, ...], roles: tuple[int, ...], seat: int) -> Floats:
    """For a seat that plays the hand, its chance to win the match after each of the RESULTS of the hand."""
    table = table_for(rules, len(totals))
    role = roles[seat]
    needs = [rules.target - total for total in totals]

    def after(scorer: int | None, points: int) -> float:
        left = list(needs)
        if scorer is not None:
            at = roles.index(scorer)
            left[at] -= points
            if left[at] <= 0:
                return float(at == seat)
        new = next_roles(roles, scorer)
        return table.chance(tuple(left[new.index(r)] for r in range(len(new))), new[seat])

    chances = [after(None, 0)]
    for scorer in (role, 1 - role):
        for values in result_points(rules.undercut_bonus, rules.gin_bonus):
            chances.append(sum(after(scorer, points) for points in values) / len(values))
    return np.array(chances, dtype=np.float32)
