"""Why a choice is good or bad, as codes that the user interface words: short facts, the weightiest first."""

from __future__ import annotations

from typing import Final

import numpy as np

from threegin_qt.engine import (
    Action,
    CardSet,
    Kind,
    PlayerView,
    Reason,
    ReasonCode,
    arrangement,
    cards_of,
    deadwood,
    deadwood_after,
    points,
    unmelded,
)
from threegin_qt.engine.cards import POINTS
from threegin_qt.engine.melds import ALL_MELDS

from .evaluate import Choice
from .features import Context
from .knowledge import Knowledge
from .styles import RANK_COLUMN, can_meld

_MOST: Final = 3
_SAFE: Final = 0.06
_HIGH_CARD: Final = 8
_STOCK_LOW: Final = 6
_LIKELY: Final = 0.6
_WORTH_DENYING: Final = 0.3
_CLEARLY: Final = 0.004
"""Match chance by which a choice is clearly worse."""
_POINTS_GIVEN: Final = 0.3
"""Expected points given up for a better match chance that are worth a word."""


def reasons_for(
    choice: Choice, choices: list[Choice], view: PlayerView, know: Knowledge, context: Context
) -> tuple[Reason, ...]:
    """What speaks for or against a choice, at most three reasons.

    `choices` are all, best first: they tell when it is the totals that decide. `context` is what the networks saw, with the
    belief about the other's cards.
    """
    action = choice.action
    if action.kind == Kind.DEFEND:
        return _defence(action)
    found: list[Reason] = []
    if choice is choices[0] and choice.points < max(other.points for other in choices) - _POINTS_GIVEN:
        found.append(Reason(ReasonCode.SCORE_NEEDS_POINTS, 0, know.need))
    if action.kind == Kind.KNOCK:
        found = _knock(action, choice, choices[0], know) + found
    elif action.kind == Kind.DISCARD:
        found = _discard(action, know, context) + found
    elif action.kind in (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD):
        found = _take(know, context) + found
    else:
        found = _refuse(view, know) + found
    return tuple(found[:_MOST])


def _bit(card: int) -> CardSet:
    return 1 << card


def _meld_with(cards: CardSet, card: int) -> CardSet:
    """The meld that the card stands in when the cards are arranged with least deadwood, 0 if in none."""
    for meld in arrangement(cards):
        if meld >> card & 1:
            return meld
    return 0


def _live_for(cards: CardSet, know: Knowledge) -> int:
    """How many unseen cards would meld with some of these cards."""
    return sum(can_meld(cards, int(card)) for card in cards_of(know.unseen))


def _take(know: Knowledge, context: Context) -> list[Reason]:
    top = know.top
    eleven = know.own | _bit(top)
    meld = _meld_with(eleven, top)
    found = []
    after = min(left for card, left in deadwood_after(eleven).items() if card != top)
    if meld:
        longer = (meld ^ _bit(top)) in ALL_MELDS
        found.append(Reason(ReasonCode.EXTENDS_MELD if longer else ReasonCode.COMPLETES_MELD, meld))
    if after == 0:
        found.insert(0, Reason(ReasonCode.GIN))
    elif after < deadwood(know.own):
        found.append(Reason(ReasonCode.LOWERS_DEADWOOD, 0, after))
    elif not meld:
        if float(context.danger[top]) > _WORTH_DENYING or _near_known(know, top):
            found.append(Reason(ReasonCode.DENIES_OPPONENT, _bit(top)))
        else:
            found.append(Reason(ReasonCode.NO_USE, _bit(top)))
    return found


def _refuse(view: PlayerView, know: Knowledge) -> list[Reason]:
    found = []
    top = know.top
    if view.pile and top >= 0:
        meld = _meld_with(know.own | _bit(top), top)
        found.append(Reason(ReasonCode.SHOWS_TOO_MUCH, meld) if meld else Reason(ReasonCode.NO_USE, _bit(top)))
    if know.stock <= _STOCK_LOW:
        found.append(Reason(ReasonCode.STOCK_LOW, 0, know.stock - 2))
    return found


def _near_known(know: Knowledge, card: int) -> bool:
    """Whether a card fits one that the other is known to hold."""
    rank = card % 13
    near = RANK_COLUMN << rank
    for step in (-2, -1, 1, 2):
        if 0 <= rank + step < 13:
            near |= _bit(card + step)
    return bool(know.known & near)


def _discard(action: Action, know: Knowledge, context: Context) -> list[Reason]:
    assert action.card is not None
    card = int(action.card)
    ten = know.own & ~_bit(card)
    found = []
    danger = float(context.danger[card])
    broken = _meld_with(know.own, card)
    least = deadwood(ten)
    if broken and least > min(deadwood_after(know.own).values()):
        found.append(Reason(ReasonCode.BREAKS_MELD, broken))
    if _near_known(know, card) and danger > _SAFE:
        found.append(Reason(ReasonCode.FITS_OPPONENT, _bit(card)))
    lost = _live_for(know.own, know) - _live_for(ten, know)
    if not broken:
        if lost >= 2:
            found.append(Reason(ReasonCode.BREAKS_PAIR, _bit(card), lost))
        elif POINTS[card] >= _HIGH_CARD:
            found.append(Reason(ReasonCode.HIGH_DEADWOOD, _bit(card), POINTS[card]))
        elif lost == 0:
            found.append(Reason(ReasonCode.ISOLATED, _bit(card)))
    if danger < _SAFE:
        found.append(Reason(ReasonCode.SAFE, _bit(card)))
    if least <= know.rules.knock_limit:
        found[:0] = _waiting(ten, least, know)
    elif (chances := _live_for(ten, know)) and lost == 0:
        found.append(Reason(ReasonCode.KEEPS_CHANCES, 0, chances))
    if know.stock <= _STOCK_LOW:
        found.append(Reason(ReasonCode.STOCK_LOW, 0, know.stock - 2))
    return found


def _waiting(ten: CardSet, least: int, know: Knowledge) -> list[Reason]:
    """Why not to knock with what would be low enough."""
    outs = sum(
        min(deadwood_after(ten | _bit(card)).values()) == 0
        for card in cards_of(know.unseen)
        if can_meld(ten, int(card)) or not least
    )
    if outs:
        return [Reason(ReasonCode.WAIT_FOR_GIN, 0, outs)]
    return [Reason(ReasonCode.WAIT_FOR_UNDERCUT, 0, least)]


def _knock(action: Action, choice: Choice, best: Choice, know: Knowledge) -> list[Reason]:
    assert action.card is not None
    ten = know.own & ~_bit(int(action.card))
    laid = points(unmelded(ten, action.melds))
    if laid == 0:
        return [Reason(ReasonCode.GIN)]
    # An undercut is a result that the other scores with against a knock.
    undercut = float(np.sum(choice.results[1 + len(choice.results) // 2 :]))
    if undercut >= 1 - _LIKELY:
        found = [Reason(ReasonCode.KNOCK_RISK, 0, laid)]
    elif best.action.kind != Kind.KNOCK and choice.chance < best.chance - _CLEARLY:
        # To say that the other is likely to hold more would speak for what is clearly worse: what waiting is for instead.
        found = _waiting(ten, laid, know)
    else:
        found = [Reason(ReasonCode.KNOCK_NOW, 0, laid)]
    if laid > deadwood(ten):
        found.append(Reason(ReasonCode.FEWER_LAYOFFS))
    return found


def _defence(action: Action) -> tuple[Reason, ...]:
    laid = 0
    for cards in action.layoffs:
        laid |= cards
    return (Reason(ReasonCode.LAYS_OFF, laid, points(laid)),) if laid else ()
