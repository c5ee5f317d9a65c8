"""A computer player that needs nothing but the engine.

It stands in where the computer players cannot be loaded or fail, so that a match can always be played to its end. It is
sound but has no finer judgement: it takes a card that makes a meld, throws what leaves least deadwood, knocks as soon as it
may and defends with the least deadwood.
"""

from __future__ import annotations

from ..engine import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    STALL_WARNING,
    TAKE_UPCARD,
    Action,
    Advice,
    Card,
    CardSet,
    Phase,
    PlayerView,
    best_defence,
    best_spread,
    card_set,
    deadwood,
    deadwood_after,
    defend,
    discard,
    knock,
)


def choose(view: PlayerView) -> Action:
    """What to do for the player whose view it is, or for the captain whom the viewer advises.

    Always legal for a view in which that player is to act. Raises ValueError for any other view.
    """
    eyes = view.eyes
    if eyes is None or eyes != view.turn or view.phase >= Phase.OVER:
        raise ValueError("nobody whose cards are in sight is to act")
    held = view.held[eyes]
    if view.phase == Phase.DEFENCE:
        best = best_defence(held, view.spread)
        return defend(best.melds, best.layoffs)
    if view.phase == Phase.DISCARD:
        return _throw(view, held)
    if view.phase == Phase.FIRST_DRAW:
        return DRAW_STOCK
    takes = view.streak < STALL_WARNING and _helps(held, view.pile[-1])
    if view.phase == Phase.UPCARD:
        return TAKE_UPCARD if takes else PASS
    return DRAW_DISCARD if takes else DRAW_STOCK


def advise(view: PlayerView) -> tuple[Advice, ...]:
    """The choice as advice, without a value put on it."""
    return (Advice(choose(view), 0.0, 0.0),)


def _helps(held: CardSet, card: Card) -> bool:
    """Whether the card makes or extends a meld and leaves less deadwood when another one is thrown."""
    eleven = held | card.bit
    before = deadwood(held)
    if deadwood(eleven) == before + card.points:
        return False
    return min(left for other, left in deadwood_after(eleven).items() if other != card) < before


def _throw(view: PlayerView, held: CardSet) -> Action:
    left = {card: value for card, value in deadwood_after(held).items() if card != view.locked}
    card = min(left, key=lambda card: (left[card], -card.points, card))
    if left[card] > view.rules.knock_limit:
        return discard(card)
    gone = card_set(view.pile) | card.bit
    return knock(card, best_spread(held ^ card.bit, view.rules, gone, view.known[1 - view.turn]))
