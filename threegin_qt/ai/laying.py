"""How to lay a knock and how to defend against one: the choices of the show-down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import numpy as np

from threegin_qt.engine import (
    CardSet,
    Melds,
    Outcome,
    arrangements,
    cards_of,
    deadwood,
    layoff_choices,
    least_after_layoffs,
    points,
    spreads,
    unmelded,
)
from threegin_qt.engine.layoff import fits

from .equity import result_of
from .features import Floats
from .knowledge import Knowledge

_SAMPLES: Final = 48
_MOST_LAYS: Final = 12
_MOST_DEFENCES: Final = 8


def lays(ten: CardSet, limit: int) -> Iterator[Melds]:
    """The arrangements that a knocker may lay (R16), those with least deadwood first."""
    least = deadwood(ten)
    yield from arrangements(ten)
    others = (melds for melds in spreads(ten, limit) if points(unmelded(ten, melds)) > least)
    yield from sorted(others, key=lambda melds: (points(unmelded(ten, melds)), melds))


def best_lay(ten: CardSet, know: Knowledge, held: Floats, chances: Floats) -> Melds:
    """The arrangement that is worth most over hands that the other may well hold.

    `held` is the chance of each card to be his, `chances` what each result is worth.
    """
    first = arrangements(ten)
    if deadwood(ten) == 0:
        return first[0]
    choices: list[Melds] = []
    targets: list[tuple[CardSet, int]] = []
    loose = know.known | know.unseen
    for melds in lays(ten, know.rules.knock_limit):
        left = points(unmelded(ten, melds))
        fitting = sum(1 << card for card in cards_of(loose) if any(fits(1 << card, meld) for meld in melds))
        # One that lays more deadwood is worth a look only if some card fits it no longer.
        if any(fitting & other == other and left >= least for other, least in targets):
            continue
        targets.append((fitting, left))
        choices.append(melds)
        if len(choices) == _MOST_LAYS:
            break
    if len(choices) == 1:
        return choices[0]
    values = lay_values(ten, choices, know, held, chances)
    best = max(range(len(choices)), key=lambda at: (round(values[at][0], 5), round(values[at][1], 3), -at))
    return choices[best]


def lay_values(
    ten: CardSet, choices: Sequence[Melds], know: Knowledge, held: Floats, chances: Floats
) -> list[tuple[float, float]]:
    """For each way to lay a knock, the mean of what its result is worth and its mean points, over the same sample."""
    totals = [[0.0, 0.0] for _ in choices]
    for other in _sampled_hands(ten, know, held):
        for total, melds in zip(totals, choices, strict=True):
            k = points(unmelded(ten, melds))
            d = least_after_layoffs(other, melds) if k else deadwood(other)
            outcome, score = Outcome.KNOCK, d - k
            if k == 0:
                outcome, score = Outcome.GIN, know.rules.gin_bonus + d
            elif d <= k:
                outcome, score = Outcome.UNDERCUT, know.rules.undercut_bonus + k - d
            mine = outcome != Outcome.UNDERCUT
            total[0] += float(chances[result_of(outcome, mine, score, (k, d))])
            total[1] += score if mine else -score
    return [(chance / _SAMPLES, mean / _SAMPLES) for chance, mean in totals]


def _sampled_hands(ten: CardSet, know: Knowledge, held: Floats) -> Iterator[CardSet]:
    """Hands of the other, drawn by the belief about each card; the same for the same question."""
    rng = Random(ten)
    cards = [card for card in range(52) if know.unseen >> card & 1]
    missing = 10 - know.known.bit_count()
    weights = np.clip(held[cards].astype(np.float64), 1e-3, 0.999)
    weights = weights / (1 - weights)
    for _ in range(_SAMPLES):
        # The largest of u ** (1 / weight) are a sample without replacement in proportion to the weights.
        keys = [rng.random() ** (1 / weight) for weight in weights]
        order = sorted(range(len(cards)), key=keys.__getitem__, reverse=True)
        yield know.known | sum(1 << cards[at] for at in order[:missing])


def possible_defences(ten: CardSet, spread: Melds) -> list[tuple[Melds, tuple[CardSet, ...], int]]:
    """Ways to lay off, each with the melds that leave least and the deadwood left: best first, at most eight.

    Among equals those that lay off fewest cards.
    """
    found = []
    for layoffs in layoff_choices(ten, spread):
        left = ten
        for laid in layoffs:
            left &= ~laid
        found.append((deadwood(left), (ten ^ left).bit_count(), layoffs, left))
    found.sort()
    return [(arrangements(left)[0], layoffs, value) for value, _, layoffs, left in found[:_MOST_DEFENCES]]
