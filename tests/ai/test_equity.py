"""The chance to win a match from totals and roles."""

import random

import numpy as np
import pytest

from threegin_qt.ai import equity
from threegin_qt.engine import CLASSIC, GIN_20, TOURNAMENT, Outcome, Role, RuleSet
from threegin_qt.engine.match import next_roles

ROLES = (Role.BOX, Role.CAPTAIN, Role.PARTNER)


@pytest.mark.parametrize("rules", [TOURNAMENT, CLASSIC, GIN_20._replace(target=50), RuleSet(target=250, knock_limit=0)])
def test_chances_of_all_players_make_one(rules: RuleSet) -> None:
    rng = random.Random(1)
    for players in (2, 3):
        table = equity.table_for(rules, players)
        for _ in range(40):
            needs = tuple(rng.randint(1, rules.target) for _ in range(players))
            chances = [table.chance(needs, role) for role in range(players)]
            assert sum(chances) == pytest.approx(1, abs=1e-4)
            assert min(chances) >= -1e-4


def test_fewer_points_needed_is_better() -> None:
    for players in (2, 3):
        table = equity.table_for(CLASSIC, players)
        for role in range(players):
            needs = [60] * players
            values = []
            for need in range(100, 0, -10):
                needs[role] = need
                values.append(table.chance(tuple(needs), role))
            assert values == sorted(values)
            assert values[-1] - values[0] > 0.2


def simulated(rules: RuleSet, totals: tuple[int, ...], roles: tuple[Role, ...], matches: int, seed: int) -> list[float]:
    """The share of matches that each seat wins when hands end as the frequencies say."""
    row = equity._class_for(rules.knock_limit, rules.undercut_bonus, rules.gin_bonus)
    points = equity.result_points(rules.undercut_bonus, rules.gin_bonus)
    rng = random.Random(seed)
    wins = [0] * len(totals)
    results = list(range(equity.RESULTS))
    for _ in range(matches):
        now, at = list(totals), roles
        while max(now) < rules.target:
            (result,) = rng.choices(results, row.box)
            if result == 0:
                continue
            scorer = Role.BOX if result <= equity.SIDE else Role.CAPTAIN
            now[at.index(scorer)] += rng.choice(points[(result - 1) % equity.SIDE])
            at = next_roles(at, scorer)
        wins[max(range(len(now)), key=now.__getitem__)] += 1
    return [count / matches for count in wins]


@pytest.mark.parametrize("totals", [(0, 0), (80, 30), (0, 0, 0), (88, 40, 70), (10, 95, 95)])
def test_the_table_agrees_with_played_out_matches(totals: tuple[int, ...]) -> None:
    roles = ROLES[: len(totals)]
    needs = tuple(100 - total for total in totals)
    table = equity.table_for(TOURNAMENT, len(totals))
    shares = simulated(TOURNAMENT, totals, roles, 6000, 3)
    for role, share in enumerate(shares):
        assert table.chance(needs, role) == pytest.approx(share, abs=0.025)


def test_the_grid_is_fine_enough() -> None:
    coarse = equity.equity(100, 10, 25, 25, 2, 50)
    exact = equity.equity(100, 10, 25, 25, 2, 100)
    errors = [abs(coarse.chance((a, b), 0) - exact.chance((a, b), 0)) for a in range(1, 101, 3) for b in range(1, 101, 3)]
    assert np.mean(errors) < 0.002


def test_results_after_a_hand() -> None:
    # 12 points short of the target: a knock for 10 to 14 wins sometimes, every gin at once.
    chances = equity.match_chances(TOURNAMENT, (88, 0, 0), ROLES, 0)
    assert chances.shape == (equity.RESULTS,)
    assert chances[9] == 1
    assert chances[1] < chances[3] < 1
    # The other's points hurt the more, the more they are.
    assert chances[17] > chances[24]


def test_every_result_is_found_among_its_points() -> None:
    points = equity.result_points(25, 25)
    for outcome, first, bonus in ((Outcome.KNOCK, 0, 0), (Outcome.GIN, 8, 25), (Outcome.UNDERCUT, 13, 25)):
        for scored in range(1 if outcome == Outcome.KNOCK else 0, 40 if outcome != Outcome.UNDERCUT else 10):
            deadwood = (scored, 0) if outcome == Outcome.UNDERCUT else (0, scored)
            index = equity.result_of(outcome, True, bonus + scored, deadwood)
            assert bonus + scored in points[index - 1]
            assert index - 1 >= first
            assert equity.result_of(outcome, False, bonus + scored, deadwood) == index + equity.SIDE
    assert equity.result_of(Outcome.DRAWN, False, 0, (0, 0)) == 0


def test_mean_points_are_those_of_the_rules() -> None:
    high, low = equity.mean_points(25, 25), equity.mean_points(10, 20)
    assert high[9] - low[9] == 5
    assert high[14] - low[14] == 15
    assert (high[1 : 1 + equity.SIDE] == -high[1 + equity.SIDE :]).all()
