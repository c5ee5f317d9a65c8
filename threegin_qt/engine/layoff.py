"""Lay-offs, the best defence, and the spread to propose to a knocker (R16, R18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from .cards import CARDS, FULL_DECK, Card, CardSet, cards_of, points
from .melds import ALL_MELDS, ALL_RUNS, Melds, arrangements, deadwood, deadwood_after, spreads, unmelded
from .rules import CLASSIC, RuleSet


class Defence(NamedTuple):
    """A way to defend against a knock."""

    melds: Melds
    layoffs: tuple[CardSet, ...]
    """For each of the knocker's melds the cards laid off on it."""
    order: tuple[tuple[Card, int], ...]
    """The lay-offs one after another: the card, and which of the knocker's melds it goes on."""
    deadwood: int


def fits(cards: CardSet, meld: CardSet) -> bool:
    """Whether these cards, none or several, can be laid off on the meld: what comes out has to be a meld of its kind."""
    return not cards or (not cards & meld and (meld | cards) in ALL_MELDS)


def possible_layoffs(card: Card, melds: Sequence[CardSet]) -> tuple[int, ...]:
    """On which of these melds, by their index, this one card can be laid off as they lie (R18)."""
    return tuple(at for at, meld in enumerate(melds) if fits(1 << card, meld))


def _layoffs_on(meld: CardSet, cards: CardSet) -> list[CardSet]:
    """The sets of `cards` that can be laid off on one meld, the empty one first."""
    found = [0]
    if meld not in ALL_RUNS:
        low = (meld & -meld).bit_length() - 1
        fourth = sum(1 << 13 * suit + low % 13 for suit in range(4)) ^ meld
        return [0, fourth] if fourth & cards else found
    below = 0
    belows = [0]
    low = meld & -meld
    while low in _HAS_LOWER and low >> 1 & cards:
        low >>= 1
        below |= low
        belows.append(below)
    above = 0
    high = 1 << meld.bit_length() - 1
    aboves = [0]
    while high in _HAS_HIGHER and high << 1 & cards:
        high <<= 1
        above |= high
        aboves.append(above)
    return [down | up for down in belows for up in aboves]


_HAS_LOWER = frozenset(1 << card for card in CARDS if card.rank > 1)
_HAS_HIGHER = frozenset(1 << card for card in CARDS if card.rank < 13)


def layoff_choices(cards: CardSet, melds: Melds) -> Iterator[tuple[CardSet, ...]]:
    """Every way to lay off some of the cards, or none, on the knocker's melds; a card goes on one meld at most."""
    ways = [_layoffs_on(meld, cards) for meld in melds]
    for choice in product(*ways):
        used = 0
        for laid in choice:
            if laid & used:
                break
            used |= laid
        else:
            yield choice


def layoff_order(melds: Melds, layoffs: tuple[CardSet, ...]) -> tuple[tuple[Card, int], ...]:
    """The lay-offs one after another, so that each card fits when its turn comes."""
    order = []
    for at, (meld, cards) in enumerate(zip(melds, layoffs, strict=True)):
        grown = meld
        waiting = list(cards_of(cards))
        while waiting:
            card = next(card for card in waiting if fits(1 << card, grown))
            waiting.remove(card)
            grown |= 1 << card
            order.append((card, at))
    return tuple(order)


def least_after_layoffs(cards: CardSet, melds: Melds) -> int:
    """The least deadwood that a defender can come down to."""
    best = deadwood(cards)
    for choice in layoff_choices(cards, melds):
        left = cards
        for laid in choice:
            left ^= laid
        if left != cards and best:
            best = min(best, deadwood(left))
    return best


def best_defence(ten: CardSet, knocker_melds: Melds) -> Defence:
    """The defence with the least deadwood (R18), own melds broken up where that is better.

    Among equals the one that lays off fewest cards, and then lays the fewest melds.
    """
    best = deadwood(ten)
    best_layoffs: tuple[CardSet, ...] = (0,) * len(knocker_melds)
    best_left, best_count = ten, 0
    for choice in layoff_choices(ten, knocker_melds):
        left = ten
        for laid in choice:
            left ^= laid
        value = deadwood(left)
        count = (ten ^ left).bit_count()
        if (value, count) < (best, best_count):
            best, best_layoffs, best_left, best_count = value, choice, left, count
    return Defence(arrangements(best_left)[0], best_layoffs, layoff_order(knocker_melds, best_layoffs), best)


_SAMPLES = 256
_ROUND = 64
_BEHIND = 1
"""After each round of samples, arrangements so many points a hand behind the best are given up."""


def best_spread(ten: CardSet, rules: RuleSet = CLASSIC, gone: CardSet = 0, held: CardSet = 0) -> Melds:
    """The arrangement to propose to a knocker: what scores most in expectation (R16).

    `gone` are cards that the defender cannot hold (discards), `held` cards that he is known to hold. The other cards of the
    defender are not known: the same sample of hands, each what is best to keep of a few cards more than ten, is scored with
    every arrangement that the rules allow. The sample is a fixed one, so equal questions have equal answers. Among equals
    the arrangement with the least deadwood. Raises ValueError if too few cards are unseen for a defender.
    """
    least = deadwood(ten)
    if least == 0 or least > rules.knock_limit:
        return arrangements(ten)[0]
    choices = sorted((points(unmelded(ten, melds)), len(melds), melds) for melds in spreads(ten, rules.knock_limit))
    if len(choices) == 1:
        return choices[0][2]
    totals = dict.fromkeys(choices, 0)
    for count, defender in enumerate(_likely_defenders(FULL_DECK & ~(ten | gone), held & ~ten)):
        if count % _ROUND == 0:
            enough = max(totals.values()) - count * _BEHIND
            totals = {choice: total for choice, total in totals.items() if total >= enough}
            if len(totals) == 1:
                break
        for choice in totals:
            k, _, melds = choice
            d = least_after_layoffs(defender, melds)
            totals[choice] += d - k if k < d else d - k - rules.undercut_bonus
    # The first of the best: the dictionary is still in the order of the choices.
    return max(totals, key=totals.__getitem__)[2]


def _likely_defenders(unseen: CardSet, held: CardSet) -> Iterator[CardSet]:
    """Hands that a defender may well hold: three cards more than ten, and the three thrown that leave least deadwood."""
    pool = [card for card in cards_of(unseen) if not held >> card & 1]
    held &= unseen
    if held.bit_count() > 10 or len(pool) + held.bit_count() < 10:
        raise ValueError("there are not enough unseen cards for a defender")
    wanted = min(13, len(pool) + held.bit_count()) - held.bit_count()
    state = 0x9E3779B97F4A7C15
    for _ in range(_SAMPLES):
        cards = held
        for at in range(wanted):
            # A small linear congruential generator: the sample must not depend on `random`.
            state = (state * 6364136223846793005 + 1442695040888963407) & (1 << 64) - 1
            other = at + (state >> 33) % (len(pool) - at)
            pool[at], pool[other] = pool[other], pool[at]
            cards |= 1 << pool[at]
        while cards.bit_count() > 10:
            left = deadwood_after(cards)
            cards ^= 1 << min((card for card in left if not held >> card & 1), key=left.__getitem__)
        yield cards
