"""What a player knows of the hand, gathered once for a decision from its view.

Everything here is public or the player's own: the cards held, who threw which card, what the other took, the totals, and
what the other has shown in earlier hands of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from threegin_qt.engine import CardSet, HandSummary, Kind, Outcome, PlayerView, RuleSet

PAST_HIGH, PAST_MIDDLE, PAST_LOW, PAST_GIN, PAST_HELD_LOW, PAST_HELD_HIGH, PAST_EARLY = range(7)
PAST_KINDS: Final = 7
_HIGH_KNOCK: Final = 7
_MIDDLE_KNOCK: Final = 3
_EARLY_STOCK: Final = 20


class Past(NamedTuple):
    """What a player has shown in the earlier hands of the match."""

    hands: int = 0
    counts: tuple[int, ...] = (0,) * PAST_KINDS
    """Knocks with much, some and little deadwood, gins, hands in which he was found below and above the knock limit when
    the other knocked, and knocks or gins before the stock was below twenty."""


class Knowledge(NamedTuple):
    """A hand as one of its two players knows it. Card sets are 52-bit integers."""

    rules: RuleSet
    own: CardSet
    mine: CardSet
    """Cards in the pile thrown by this player; a refused first upcard counts as thrown by both."""
    theirs: CardSet
    """Cards in the pile thrown by the other."""
    known: CardSet
    """Cards the other is known to hold."""
    unseen: CardSet
    top: int
    """The top of the pile, -1 if there is none."""
    stock: int
    streak: int
    turns: int
    """Own discards so far."""
    takes: int
    """Pile cards that the other took."""
    own_takes: int
    shown: int
    """How many own cards the other knows."""
    last: tuple[int, int, int]
    """The other's last three discards, newest first, -1 for none."""
    locked: int
    """The card that may not be thrown, -1 if there is none."""
    dealer: bool
    need: int
    """Points that this player needs to win the match."""
    need_other: int
    past: Past
    """The other's."""

    def after_taking(self) -> Knowledge:
        """What he knows once he has taken the top of the pile."""
        bit = 1 << self.top
        return self._replace(
            own=self.own | bit,
            mine=self.mine & ~bit,
            theirs=self.theirs & ~bit,
            top=-1,
            streak=self.streak + 1,
            own_takes=self.own_takes + 1,
            shown=self.shown + 1,
            locked=self.top,
        )


def past_of(seat: int, earlier: Iterable[HandSummary], rules: RuleSet) -> Past:
    """What the player of a seat has shown in these hands; those in which he sat out do not count."""
    hands = 0
    counts = [0] * PAST_KINDS
    for roles, result in earlier:
        role = roles[seat]
        if role > 1:
            continue
        hands += 1
        if result.outcome == Outcome.DRAWN:
            continue
        k, d = result.deadwood
        if result.knocker == role:
            if result.outcome == Outcome.GIN:
                counts[PAST_GIN] += 1
            elif k >= _HIGH_KNOCK:
                counts[PAST_HIGH] += 1
            else:
                counts[PAST_MIDDLE if k >= _MIDDLE_KNOCK else PAST_LOW] += 1
            counts[PAST_EARLY] += result.stock_count >= _EARLY_STOCK
        else:
            counts[PAST_HELD_LOW if d <= rules.knock_limit else PAST_HELD_HIGH] += 1
    return Past(hands, tuple(counts))


def knowledge_of(view: PlayerView) -> Knowledge:
    """What the player whose view this is knows; for the partner, what the captain knows (R6).

    Raises ValueError for a view that sees no player's cards.
    """
    me = view.eyes
    if me is None:
        raise ValueError("nobody's view")
    other = 1 - me
    thrown = [0, 0]
    takes = [0, 0]
    turns = [0, 0]
    thrown_cards: tuple[list[int], list[int]] = ([], [])
    passes = 0
    for role, kind, card in view.history:
        if kind == Kind.DISCARD:
            assert card is not None
            thrown[role] |= 1 << card
            thrown_cards[role].append(int(card))
            turns[role] += 1
        elif kind in (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD):
            assert card is not None
            thrown[0] &= ~(1 << card)
            thrown[1] &= ~(1 << card)
            takes[role] += 1
        elif kind == Kind.PASS:
            passes += 1
            if passes == 2:
                assert card is not None
                thrown[0] |= 1 << card
                thrown[1] |= 1 << card
    last = [*thrown_cards[other][:-4:-1], -1, -1, -1]
    seats = {role: seat for seat, role in enumerate(view.roles)}
    target = view.rules.target
    return Knowledge(
        rules=view.rules,
        own=view.held[me],
        mine=thrown[me],
        theirs=thrown[other],
        known=view.known[other],
        unseen=view.unseen,
        top=int(view.pile[-1]) if view.pile else -1,
        stock=view.stock_count,
        streak=view.streak,
        turns=turns[me],
        takes=takes[other],
        own_takes=takes[me],
        shown=view.known[me].bit_count(),
        last=(last[0], last[1], last[2]),
        locked=-1 if view.locked is None else int(view.locked),
        dealer=me == 0,
        need=target - view.totals[seats[me]],
        need_other=target - view.totals[seats[other]],
        past=past_of(seats[other], view.earlier, view.rules),
    )
