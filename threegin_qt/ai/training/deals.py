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
from ..review import deal_key, deal_value

MEAN_POINTS = 85 * 4 * 10 / 52


def mean_value(dealer: bool, rules: RuleSet, deals: list[int]) -> tuple[float, float]:
    """The mean and its standard error."""
    values = np.array([deal_value(ten, dealer, rules) for ten in deals])
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
    for limit, undercut, gin in product(*(CHOICES[name] for name in ("knock_limit", "undercut_bonus", "gin_bonus"))):
        rules = RuleSet(gin_bonus=gin, undercut_bonus=undercut, knock_limit=limit)
        for dealer in (True, False):
            mean, error = mean_value(dealer, rules, deals)
            means[deal_key(dealer, rules)] = round(mean, 3)
            worst = max(worst, error)
        print(deal_key(False, rules), means[deal_key(False, rules)], flush=True)
    about = {
        "made_by": "threegin_qt/ai/training/deals.py",
        "hands": options.hands,
        "seed": options.seed,
        "weights": network.networks().digest,
        "largest_standard_error": round(worst, 3),
    }
    options.out.write_text(json.dumps({"about": about, "means": means}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
