"""The three levels below Expert: rule-based players with human weaknesses.

*Beginner* looks for melds one after the other and takes the first it sees, forgets every card once it is covered, throws the
highest loose card and knocks as soon as it may. *Casual* has sound meld sense but not always the patience to look ahead,
remembers only the last few discards and does not watch the other player. *Skilled* counts every card, avoids what the
other collects and weighs waiting against knocking by the rules of the match.
"""

from __future__ import annotations

import random
from typing import Final

from threegin_qt.engine import CardSet, Level, cards_of, deadwood_after
from threegin_qt.engine.cards import POINTS
from threegin_qt.engine.melds import ALL_RUNS, ALL_SETS

from . import styles
from .knowledge import Knowledge
from .styles import Style

_CASUAL: Final = Style(wish=0.1, fade=8)
_PLAIN: Final = styles.STYLES["baseline"]
_SKILLED_WAITING: Final = Style(0.75, 14, 1.0, 2.0, -0.8, 3, 10, 3, 0, 0)
_SKILLED_KNOCKING: Final = Style(0.9, 21, 0.5, 5.0, 0.2, 8, 10, 8, 10, 2)
_HIGH_UNDERCUT: Final = 20
_OVERSIGHT: Final = 0.12
"""How often Beginner does not notice that a pile card would help."""
_ABSENT: Final = 0.4
"""How often Casual throws without a thought for what the cards might become."""
_FORGETS_LAYOFFS: Final = 0.25
"""How often Beginner does not think of laying off."""


def skilled_style(know: Knowledge) -> Style:
    """What Skilled plays under these rules: a high undercut bonus makes waiting pay, a low one early knocks."""
    return _SKILLED_WAITING if know.rules.undercut_bonus >= _HIGH_UNDERCUT else _SKILLED_KNOCKING


def _first_melds(cards: CardSet, rng: random.Random) -> CardSet:
    """The cards in melds as a beginner finds them: one meld after the other, those of one kind first."""
    sets = sorted((meld for meld in ALL_SETS if meld & cards == meld), key=lambda meld: (-meld.bit_count(), meld))
    runs = sorted((meld for meld in ALL_RUNS if meld & cards == meld), key=lambda meld: (-meld.bit_count(), meld))
    used = 0
    for meld in (*sets, *runs) if rng.random() < 0.5 else (*runs, *sets):
        if not meld & used:
            used |= meld
    return used


def takes(level: Level, know: Knowledge, rng: random.Random) -> bool:
    """Whether a player of the level takes the top of the pile."""
    if level == Level.BEGINNER:
        return know.streak < styles.CAUTION and styles.can_meld(know.own, know.top) and rng.random() > _OVERSIGHT
    if level == Level.CASUAL:
        return styles.takes(_CASUAL, _remembered(know))
    return styles.takes(skilled_style(know), know)


def throws(level: Level, know: Knowledge, rng: random.Random) -> tuple[int, bool]:
    """The card that a player of the level throws from eleven, and whether he knocks with it."""
    if level == Level.BEGINNER:
        return _beginner_throws(know, rng)
    if level == Level.CASUAL:
        return styles.throws(_PLAIN if rng.random() < _ABSENT else _CASUAL, _remembered(know))
    return styles.throws(skilled_style(know), know)


def lays_off(level: Level, rng: random.Random) -> bool:
    """Whether a defender of the level thinks of laying off on the knocker's melds."""
    return level != Level.BEGINNER or rng.random() > _FORGETS_LAYOFFS


def _remembered(know: Knowledge) -> Knowledge:
    """What is left of the hand in a short memory: what the other took is forgotten, and all but his last discards."""
    recent = 0
    for card in know.last:
        if card >= 0:
            recent |= 1 << card
    forgotten = (know.mine | know.theirs | know.known) & ~recent & ~know.own
    return know._replace(unseen=know.unseen | forgotten, known=0)


def _beginner_throws(know: Knowledge, rng: random.Random) -> tuple[int, bool]:
    left, _, card = min(
        (left, -POINTS[card], int(card)) for card, left in deadwood_after(know.own).items() if card != know.locked
    )
    if left <= know.rules.knock_limit:
        return card, True
    melded = _first_melds(know.own, rng)
    loose = [int(card) for card in cards_of(know.own & ~melded) if card != know.locked]
    if not loose:
        return card, False
    # The highest goes, of equals any, whatever it might have become.
    return max(loose, key=lambda card: (POINTS[card], rng.random())), False
