"""The mean value of ten cards at the deal, for every role and rule set: what deal luck is measured against.

    python -m threegin_qt.ai.training.deals [--hands N] [--out FILE]

Made anew whenever the weights change. The same deals are used for all rule sets. The plain mean over N deals is sharpened by
what is known exactly: the points of ten cards are 85 * 4 * 10 / 52 on average, so that part of the difference between the
sample and all deals which goes with the points of the cards is taken out by regression.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from itertools import product
from pathlib import Path

import numpy as np

from threegin_qt.engine import RuleSet, card_set, points
from threegin_qt.engine.rules import CHOICES

from .. import network
from ..equity import mean_points
from ..features import AT
from ..review import deal_inputs, deal_key

MEAN_POINTS = 85 * 4 * 10 / 52
ROLES_AND_BONUSES = tuple(product((True, False), CHOICES["undercut_bonus"], CHOICES["gin_bonus"]))


def values_of(ten: int, limit: int) -> np.ndarray:
    """What ten cards are worth under every rule set with a knock limit: by dealer or not, undercut bonus and gin bonus.

    The inputs of the networks differ in three places only, so they are made once.
    """
    row = deal_inputs(ten, False, RuleSet(knock_limit=limit))
    rows = np.repeat(row, len(ROLES_AND_BONUSES), axis=0)
    for number, (dealer, undercut, gin) in enumerate(ROLES_AND_BONUSES):
        rows[number, AT["DEALER"]] = dealer
        rows[number, AT["UNDERCUT"] : AT["UNDERCUT"] + 3] = [undercut == bonus for bonus in CHOICES["undercut_bonus"]]
        rows[number, AT["GIN"] : AT["GIN"] + 2] = [gin == bonus for bonus in sorted(CHOICES["gin_bonus"])]
    points_of = np.array([mean_points(undercut, gin) for _, undercut, gin in ROLES_AND_BONUSES])
    return (network.networks(network.REVIEW_WEIGHTS).stock(rows) * points_of).sum(1)


def mean_value(values: np.ndarray, deals: list[int]) -> tuple[float, float]:
    """The mean of the values of these deals and its standard error."""
    sums = np.array([points(ten) for ten in deals], dtype=np.float64)
    slope = np.cov(values, sums)[0, 1] / sums.var(ddof=1)
    rest = values - slope * (sums - MEAN_POINTS)
    return float(rest.mean()), float(rest.std(ddof=2) / np.sqrt(len(deals)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("resources/ai/deals.json"))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    deals = [card_set(chance.sample(range(52), 10)) for _ in range(options.hands)]
    means, worst = {}, 0.0
    for limit in CHOICES["knock_limit"]:
        table = np.array([values_of(ten, limit) for ten in deals])
        for number, (dealer, undercut, gin) in enumerate(ROLES_AND_BONUSES):
            rules = RuleSet(gin_bonus=gin, undercut_bonus=undercut, knock_limit=limit)
            mean, error = mean_value(table[:, number], deals)
            means[deal_key(dealer, rules)] = round(mean, 3)
            worst = max(worst, error)
        print(limit, round(worst, 3), flush=True)
    about = {
        "made_by": "threegin_qt/ai/training/deals.py",
        "hands": options.hands,
        "seed": options.seed,
        "weights": network.networks(network.REVIEW_WEIGHTS).digest,
        "largest_standard_error": round(worst, 3),
    }
    options.out.write_text(json.dumps({"about": about, "means": means}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
