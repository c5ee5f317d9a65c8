"""What every choice is worth: a distribution over the results of the hand, in points and in match-winning chance.

Expert decides by it, advice is made of it, and a review can use the same values. A choice is judged on what its player
knows: the networks see a `Knowledge`, made from a view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from threegin_qt.engine import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Action,
    Melds,
    Outcome,
    Phase,
    PlayerView,
    cards_of,
    deadwood_after,
    defend,
    discard,
    knock,
    points,
    unmelded,
)
from threegin_qt.engine.cards import CARDS
from threegin_qt.engine.hand import Role, refusal
from threegin_qt.engine.rules import DRAWN_AT

from . import equity, features, network
from .features import Context, Floats, Ints
from .knowledge import Knowledge, knowledge_of
from .laying import best_lay, lay_values, lays, possible_defences
from .styles import CAUTION

Cancelled = Callable[[], bool]


class Choice(NamedTuple):
    """One choice and what follows from it, for the player who has it."""

    action: Action
    points: float
    """Expected points of the hand, his less the other's."""
    chance: float
    """Chance to win the match."""
    results: Floats
    """The chance of each of equity.RESULTS results of the hand."""


class Stakes(NamedTuple):
    """What the results of the hand are worth to a player."""

    chances: Floats
    points: Floats

    def choice(self, action: Action, results: Floats) -> Choice:
        return Choice(action, float(results @ self.points), float(results @ self.chances), results)


def stakes_of(view: PlayerView) -> Stakes:
    """What is at stake for the player whose cards the view shows."""
    assert view.eyes is not None
    seat = view.roles.index(Role(view.eyes))
    rules = view.rules
    return Stakes(
        equity.match_chances(rules, view.totals, view.roles, seat),
        equity.mean_points(rules.undercut_bonus, rules.gin_bonus),
    )


def rank(choices: list[Choice]) -> list[Choice]:
    """Best first: by match chance, rounded so that equal choices are equal on every batch size, then by points, then by
    kind and card."""
    return sorted(
        choices,
        key=lambda choice: (
            -round(choice.chance, 5),
            -round(choice.points, 3),
            choice.action.kind,
            -1 if choice.action.card is None else choice.action.card,
        ),
    )


def evaluate(view: PlayerView, cancelled: Cancelled | None = None, weights: str = network.WEIGHTS) -> list[Choice]:
    """All choices that make sense for the player whose cards the view shows and whose turn it is, best first.

    Discards and knocks with every card, the best spread of each knock, the defences that leave least deadwood for each way
    to lay off. After `cancelled` has said so, some may be missing, never all. `weights` names the file of the networks.
    """
    stakes = stakes_of(view)
    if view.phase == Phase.DEFENCE:
        return rank(_defences(view, stakes))
    know = knowledge_of(view)
    nets = network.networks(weights)
    if view.phase == Phase.DISCARD:
        return rank(_throws(view, know, stakes, cancelled, nets))
    offered = view.phase == Phase.UPCARD
    refuse = stakes.choice(PASS if offered else DRAW_STOCK, refusal_value(know, know.dealer if offered else None, nets))
    if view.phase == Phase.FIRST_DRAW or (cancelled is not None and cancelled()):
        return [refuse]
    taking = know.after_taking()
    thrown = values_of_throws(taking, nets)
    results = max(
        (row for rows in (thrown.thrown, thrown.knocked) for row in rows if row is not None),
        key=lambda row: float(row @ stakes.chances),
    )
    take = stakes.choice(TAKE_UPCARD if offered else DRAW_DISCARD, results)
    choices = rank([refuse, take])
    if know.streak >= CAUTION and choices[0] is take and 0 not in deadwood_after(taking.own).values():
        choices.reverse()  # R24: two players must not take each other's discards for ever
    return choices


def value_of(view: PlayerView, action: Action, weights: str = network.WEIGHTS) -> Choice | None:
    """What any action of the player whose cards the view shows is worth, however a knock is laid; None if it is not legal."""
    assert view.eyes is not None
    if refusal(view, view.eyes, action) is not None:
        return None
    stakes = stakes_of(view)
    if view.phase == Phase.DEFENCE:
        left = view.held[view.eyes]
        for laid in action.layoffs:
            left &= ~laid
        return _defence(view, stakes, action.melds, action.layoffs, points(unmelded(left, action.melds)))
    choices = evaluate(view, weights=weights)
    for choice in choices:
        if choice.action == action:
            return choice
    same = next((choice for choice in choices if choice.action[:2] == action[:2]), None)
    if same is None:
        return None
    know = knowledge_of(view)
    held = features.context_of(know, network.networks(weights).belief).held
    ten = know.own & ~(1 << int(action.card or 0))
    other, own = lay_values(ten, (same.action.melds, action.melds), know, held, stakes.chances)
    return same._replace(action=action, chance=same.chance + own[0] - other[0], points=same.points + own[1] - other[1])


def refusal_value(know: Knowledge, offered_as_dealer: bool | None, nets: network.Networks) -> Floats:
    """Results of refusing the top of the pile: as the upcard, offered to the dealer or not, or (None) in a later turn."""
    phase = (
        features.STOCK if offered_as_dealer is None else features.OFFER_SECOND if offered_as_dealer else features.OFFER_FIRST
    )
    context = features.context_of(know, nets.belief, know.top)
    inputs, _ = features.positions(context, np.array([know.own]), np.array([know.top]), phase)
    results: Floats = nets.stock(inputs)[0]
    return results


class Throws(NamedTuple):
    """What follows from each discard of eleven cards."""

    context: Context
    cards: tuple[int, ...]
    deadwood: tuple[int, ...]
    """What each leaves."""
    thrown: tuple[Floats, ...]
    """Results of playing on."""
    knocked: tuple[Floats | None, ...]
    """Results of knocking with it, None where the limit forbids."""


_DRAWN: Final = np.eye(1, equity.RESULTS, dtype=np.float32)[0]


def values_of_throws(know: Knowledge, nets: network.Networks) -> Throws:
    """Results of every discard that the rules allow from the eleven cards held."""
    cards = tuple(int(card) for card in cards_of(know.own) if card != know.locked)
    context = features.context_of(know, nets.belief)
    tops: Ints = np.array(cards, dtype=np.int64)
    hands = np.int64(know.own) & ~(np.int64(1) << tops)
    inputs, shapes = features.positions(context, hands, tops, features.THROWN)
    left = tuple(int(deadwood) for deadwood in shapes.deadwood)
    over = know.stock <= DRAWN_AT  # R23
    thrown = tuple(_DRAWN for _ in cards) if over else tuple(nets.thrown(inputs))
    can = [at for at, deadwood in enumerate(left) if deadwood <= know.rules.knock_limit]
    knocked: list[Floats | None] = [None] * len(cards)
    if can:
        for at, row in zip(can, nets.knock(inputs[can]), strict=True):
            knocked[at] = row
    return Throws(context, cards, left, thrown, tuple(knocked))


def _throws(
    view: PlayerView, know: Knowledge, stakes: Stakes, cancelled: Cancelled | None, nets: network.Networks
) -> list[Choice]:
    values = values_of_throws(know, nets)
    choices = [stakes.choice(discard(CARDS[card]), results) for card, results in zip(values.cards, values.thrown, strict=True)]
    knocks = []
    for card, results in zip(values.cards, values.knocked, strict=True):
        if results is not None:
            knocks.append((stakes.choice(discard(CARDS[card]), results), card))
    # How to lay the cards costs more to find out than whether to knock: only where a knock may be the choice.
    knocks.sort(key=lambda pair: -pair[0].chance)
    for at, (value, card) in enumerate(knocks):
        ten = know.own & ~(1 << card)
        if at == 0 and not (cancelled is not None and cancelled()):
            melds = best_lay(ten, know, values.context.held, stakes.chances)
        else:
            melds = next(iter(lays(ten, know.rules.knock_limit)))
        choices.append(value._replace(action=knock(CARDS[card], melds)))
    return choices


def _defences(view: PlayerView, stakes: Stakes) -> list[Choice]:
    assert view.eyes is not None
    found = possible_defences(view.held[view.eyes], view.spread)
    return [_defence(view, stakes, melds, layoffs, left) for melds, layoffs, left in found]


def _defence(view: PlayerView, stakes: Stakes, melds: Melds, layoffs: tuple[int, ...], left: int) -> Choice:
    """The value of a defence that leaves `left`: its result is certain, so the points are exact."""
    assert view.knocker is not None
    k = points(unmelded(view.held[view.knocker], view.spread))
    undercut = left <= k
    scored = abs(k - left) + (view.rules.undercut_bonus if undercut else 0)
    outcome = Outcome.UNDERCUT if undercut else Outcome.KNOCK
    results = np.zeros(equity.RESULTS, dtype=np.float32)
    results[equity.result_of(outcome, undercut, scored, (k, left))] = 1
    choice = stakes.choice(defend(melds, layoffs), results)
    return choice._replace(points=float(scored if undercut else -scored))
