"""Levels, reasons, advice and judgements in words."""

from __future__ import annotations

from typing import Final

from threegin_qt.engine import Decision, Label, Level, Reason, ReasonCode, is_meld

from .card_words import cards_name, meld_words
from .languages import QT_TRANSLATE_NOOP, fill, translate

_LEVELS: Final = {
    Level.BEGINNER: QT_TRANSLATE_NOOP("Levels", "Beginner"),
    Level.CASUAL: QT_TRANSLATE_NOOP("Levels", "Casual"),
    Level.SKILLED: QT_TRANSLATE_NOOP("Levels", "Skilled"),
    Level.EXPERT: QT_TRANSLATE_NOOP("Levels", "Expert"),
}
_LEVEL_HINTS: Final = {
    Level.BEGINNER: QT_TRANSLATE_NOOP("Levels", "Misses things and knocks as soon as it can"),
    Level.CASUAL: QT_TRANSLATE_NOOP("Levels", "Sees its melds, remembers little"),
    Level.SKILLED: QT_TRANSLATE_NOOP("Levels", "Counts cards and watches what you take and throw"),
    Level.EXPERT: QT_TRANSLATE_NOOP("Levels", "The strongest: weighs the cards it cannot see and the scores"),
}
_DECISIONS: Final = {
    Decision.UPCARD: QT_TRANSLATE_NOOP("Verdict", "Upcard"),
    Decision.DRAW: QT_TRANSLATE_NOOP("Verdict", "Draw"),
    Decision.DISCARD: QT_TRANSLATE_NOOP("Verdict", "Discard"),
    Decision.KNOCK: QT_TRANSLATE_NOOP("Verdict", "Knock or not"),
    Decision.SPREAD: QT_TRANSLATE_NOOP("Verdict", "Laying the melds"),
    Decision.LAYOFF: QT_TRANSLATE_NOOP("Verdict", "Laying off"),
}
_LABELS: Final = {
    Label.SOUND: QT_TRANSLATE_NOOP("Verdict", "Sound"),
    Label.INACCURACY: QT_TRANSLATE_NOOP("Verdict", "Inaccuracy"),
    Label.MISTAKE: QT_TRANSLATE_NOOP("Verdict", "Mistake"),
    Label.BLUNDER: QT_TRANSLATE_NOOP("Verdict", "Blunder"),
}

# %1 stands for cards or a meld; sentences about a number have %n.
_ABOUT_CARDS: Final = {
    ReasonCode.COMPLETES_MELD: QT_TRANSLATE_NOOP("Reasons", "It completes a meld: %1."),
    ReasonCode.EXTENDS_MELD: QT_TRANSLATE_NOOP("Reasons", "It makes a meld longer: %1."),
    ReasonCode.SHOWS_TOO_MUCH: QT_TRANSLATE_NOOP("Reasons", "Taking it tells the other player what you collect: %1."),
    ReasonCode.ISOLATED: QT_TRANSLATE_NOOP("Reasons", "Few cards are left that would fit: %1."),
    ReasonCode.SAFE: QT_TRANSLATE_NOOP("Reasons", "The other player can hardly use it: %1."),
    ReasonCode.FITS_OPPONENT: QT_TRANSLATE_NOOP("Reasons", "It fits what the other player took: %1."),
    ReasonCode.BREAKS_MELD: QT_TRANSLATE_NOOP("Reasons", "It breaks up a meld: %1."),
    ReasonCode.DENIES_OPPONENT: QT_TRANSLATE_NOOP("Reasons", "It keeps a card from the other player: %1."),
}
_PLAIN: Final = {
    ReasonCode.NO_USE: QT_TRANSLATE_NOOP("Reasons", "It helps no meld."),
    ReasonCode.GIN: QT_TRANSLATE_NOOP("Reasons", "It is gin."),
    ReasonCode.WAIT_FOR_UNDERCUT: QT_TRANSLATE_NOOP("Reasons", "Low enough to undercut a knock."),
    ReasonCode.FEWER_LAYOFFS: QT_TRANSLATE_NOOP("Reasons", "Laid like this it leaves fewer lay-offs."),
}
_OF_MELDS: Final = (ReasonCode.COMPLETES_MELD, ReasonCode.EXTENDS_MELD, ReasonCode.BREAKS_MELD)


def level_text(level: Level) -> str:
    """The name of a level of play."""
    return translate("Levels", _LEVELS[level])


def level_hint(level: Level) -> str:
    """What to expect of a level, in one line."""
    return translate("Levels", _LEVEL_HINTS[level])


def decision_text(decision: Decision) -> str:
    """The name of a kind of decision."""
    return translate("Verdict", _DECISIONS[decision])


def label_text(label: Label) -> str:
    """The name for how much a choice gave away."""
    return translate("Verdict", _LABELS[label])


def reason_text(reason: Reason, spoken: bool = False) -> str:
    """One reason as a sentence."""
    code, number = reason.code, reason.number
    if code in _PLAIN:
        return translate("Reasons", _PLAIN[code])
    if code in _ABOUT_CARDS:
        # A reason about a meld may come with cards that are none, since the card to complete it may be counted out.
        cards = _cards(reason, spoken)
        return fill(translate("Reasons", _ABOUT_CARDS[code]), cards)
    return _reason_with_number(code, number, cards_name(reason.cards, spoken))


def _cards(reason: Reason, spoken: bool) -> str:
    if reason.code in _OF_MELDS and is_meld(reason.cards):
        return meld_words(reason.cards)
    return cards_name(reason.cards, spoken)


def _reason_with_number(code: ReasonCode, number: int, cards: str) -> str:
    """The sentences about a number."""
    match code:
        case ReasonCode.LOWERS_DEADWOOD:
            return translate("Reasons", "It brings your deadwood down to %n.", None, number)
        case ReasonCode.HIGH_DEADWOOD:
            return fill(translate("Reasons", "It rids you of %n points of deadwood: %1.", None, number), cards)
        case ReasonCode.BREAKS_PAIR:
            return translate("Reasons", "It breaks up cards that %n unseen cards would complete.", None, number)
        case ReasonCode.KEEPS_CHANCES:
            return translate("Reasons", "It keeps %n unseen cards that make a meld.", None, number)
        case ReasonCode.KNOCK_NOW:
            return translate("Reasons", "Knock now with %n: the other player is likely to hold more.", None, number)
        case ReasonCode.KNOCK_RISK:
            return translate("Reasons", "A knock with %n is likely to be undercut.", None, number)
        case ReasonCode.WAIT_FOR_GIN:
            return translate("Reasons", "%n unseen cards give you gin.", None, number)
        case ReasonCode.LAYS_OFF:
            return fill(translate("Reasons", "It lays off %n points: %1.", None, number), cards)
        case ReasonCode.SCORE_NEEDS_POINTS:
            return translate("Reasons", "The totals ask for %n points.", None, number)
        case ReasonCode.STOCK_LOW:
            return translate("Reasons", "%n cards are left to draw.", None, number)
    raise ValueError(f"a reason without words: {code!r}")
