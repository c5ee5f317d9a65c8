"""The computer players: a choice is a function of (view, level, seed).

A player gets the view of its seat and nothing else. The same question has the same answer, for one version on one
machine. numpy is imported when Expert is asked first, so that importing this module costs nothing.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Final, Protocol

from threegin_qt.engine import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Action,
    CardSet,
    Level,
    Phase,
    PlayerView,
    arrangements,
    best_defence,
    best_spread,
    card_set,
    deadwood_after,
    defend,
    discard,
    knock,
)
from threegin_qt.engine.cards import CARDS, POINTS
from threegin_qt.resources import resource_path

from . import levels
from .knowledge import Knowledge, knowledge_of

_CODE_VERSION = 1


def _version() -> str:
    digest = hashlib.sha256()
    for name in ("weights.npz", "frequencies.json"):
        digest.update(resource_path("ai", name).read_bytes())
    return f"{_CODE_VERSION}-{digest.hexdigest()[:8]}"


PLAYER_VERSION: Final = _version()
"""Changes whenever a player may choose differently than before: a number in the code and a hash of weights and table."""

Cancelled = Callable[[], bool]


class Player(Protocol):
    """What decides for a seat: from the view of that seat alone, the same for the same view and seed."""

    def __call__(self, view: PlayerView, seed: int, cancelled: Cancelled | None = None) -> Action: ...


def choose(view: PlayerView, level: Level, seed: int, cancelled: Cancelled | None = None) -> Action:
    """What a player of the level does now: always a legal action of the player whose view this is.

    `cancelled` is asked between the steps of a longer thought; once it says so, the quickest legal action comes back,
    which nobody is waiting for any more. Raises ValueError when it is not this player's turn.
    """
    me = view.eyes
    if me is None or view.turn != me or view.phase >= Phase.OVER:
        raise ValueError("it is not this player's turn")
    if view.phase == Phase.FIRST_DRAW:
        return DRAW_STOCK
    rng = random.Random(f"{seed}:{int(level)}")
    if view.phase == Phase.DEFENCE:
        if not levels.lays_off(level, rng):
            return defend(arrangements(view.held[me])[0], (0,) * len(view.spread))
        best = best_defence(view.held[me], view.spread)
        return defend(best.melds, best.layoffs)
    if level == Level.EXPERT:
        from .evaluate import evaluate

        return evaluate(view, cancelled)[0].action
    know = knowledge_of(view)
    if view.phase == Phase.DISCARD:
        card, knocks = levels.throws(level, know, rng)
        return knock_with(view, know, card) if knocks else discard(CARDS[card])
    taking = levels.takes(level, know, rng)
    if view.phase == Phase.UPCARD:
        return TAKE_UPCARD if taking else PASS
    return DRAW_DISCARD if taking else DRAW_STOCK


def knock_with(view: PlayerView, know: Knowledge, card: int) -> Action:
    """The knock with this discard, laid so that it scores most in expectation (R16)."""
    ten = know.own & ~(1 << card)
    gone: CardSet = card_set(view.pile) | 1 << card
    return knock(CARDS[card], best_spread(ten, view.rules, gone, know.known))


def fallback(view: PlayerView) -> Action:
    """A simple legal action, for when a player has failed: never raises for the view of a player whose turn it is."""
    me = view.eyes
    if me is not None and view.phase == Phase.DISCARD:
        left, _, card = min(
            (left, -POINTS[card], int(card)) for card, left in deadwood_after(view.held[me]).items() if card != view.locked
        )
        if left <= view.rules.knock_limit:
            return knock(CARDS[card], arrangements(view.held[me] & ~(1 << card))[0])
        return discard(CARDS[card])
    if view.phase == Phase.UPCARD:
        return PASS
    if view.phase == Phase.DEFENCE and me is not None:
        best = best_defence(view.held[me], view.spread)
        return defend(best.melds, best.layoffs)
    return DRAW_STOCK
