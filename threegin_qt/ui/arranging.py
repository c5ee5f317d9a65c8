"""The two choices that take more than one gesture: how a knocker lays his cards, and how a defender lays off (R16, R18)."""

from __future__ import annotations

from itertools import islice
from typing import Final

from threegin_qt.engine import (
    Action,
    Card,
    CardSet,
    Melds,
    PlayerView,
    arrangement,
    best_defence,
    best_spread,
    card_set,
    cards_of,
    deadwood,
    defend,
    fits,
    knock,
    points,
    spreads,
    unmelded,
)

_MOST_CHOICES: Final = 3000


class KnockChoice:
    """The ten cards of a knock with the melds they are laid in. Every arrangement that it comes to is a legal one."""

    def __init__(self, view: PlayerView, card: Card) -> None:
        """The knock that throws `card`, in the arrangement that is proposed. The view's player has to be able to."""
        held = view.held[view.turn]
        self.card = card
        self.ten: CardSet = held & ~(1 << card)
        found = list(islice(spreads(self.ten, view.rules.knock_limit), _MOST_CHOICES))
        self._choices = sorted(found, key=lambda melds: (points(unmelded(self.ten, melds)), len(melds), melds))
        gone = card_set(view.pile) | 1 << card
        self.proposed: Melds = best_spread(self.ten, view.rules, gone, view.known[1 - view.turn])
        self.melds: Melds = self.proposed

    @property
    def left(self) -> int:
        """The deadwood laid."""
        return points(unmelded(self.ten, self.melds))

    @property
    def count(self) -> int:
        """How many arrangements there are to choose from."""
        return len(self._choices)

    @property
    def action(self) -> Action:
        """The knock as it stands."""
        return knock(self.card, self.melds)

    def next(self) -> None:
        """Go on to the next arrangement, the one with the least deadwood after the last."""
        at = self._choices.index(self.melds) if self.melds in self._choices else -1
        self.melds = self._choices[(at + 1) % len(self._choices)]

    def toggle(self, card: Card) -> bool:
        """Take a card out of its meld, or put it in one, with as little else changed as can be; False if nothing allows it."""
        melded = self._meld_of(self.melds, card) != 0
        return self._nearest(lambda melds: (self._meld_of(melds, card) != 0) != melded)

    def put(self, card: Card, target: Card | None) -> bool:
        """Put a card where `target` is: in its meld, or to the deadwood for None or a target that is deadwood."""
        beside = 0 if target is None else self._meld_of(self.melds, target)
        if not beside:
            return self._nearest(lambda melds: self._meld_of(melds, card) == 0)
        return self._nearest(lambda melds: self._meld_of(melds, card) & beside & ~(1 << card) != 0)

    @staticmethod
    def _meld_of(melds: Melds, card: Card) -> CardSet:
        return next((meld for meld in melds if meld >> card & 1), 0)

    def _nearest(self, wanted) -> bool:  # type: ignore[no-untyped-def]
        """Take the arrangement that is as wanted and most like the one there is."""
        before = self.melds

        def likeness(melds: Melds) -> int:
            return sum((one & other).bit_count() ** 2 for one in melds for other in before)

        found = [melds for melds in self._choices if melds != before and wanted(melds)]
        if not found:
            return False
        # The list goes from the least deadwood to the most, and max takes the first of equals.
        self.melds = max(found, key=likeness)
        return True


class DefenceChoice:
    """A defender's lay-offs, at first those that are proposed. What stays is arranged with the least deadwood."""

    def __init__(self, ten: CardSet, spread: Melds, proposes: bool = True) -> None:
        """Without `proposes` nothing is laid off at first, and nothing is what it goes back to."""
        self.ten = ten
        self.spread = spread
        self.proposed: tuple[CardSet, ...] = best_defence(ten, spread).layoffs if proposes else (0,) * len(spread)
        self.layoffs: tuple[CardSet, ...] = self.proposed

    @property
    def laid(self) -> CardSet:
        """All cards laid off."""
        laid = 0
        for cards in self.layoffs:
            laid |= cards
        return laid

    @property
    def kept(self) -> CardSet:
        """The cards that stay."""
        return self.ten & ~self.laid

    @property
    def melds(self) -> Melds:
        """The melds of what stays."""
        return tuple(sorted(arrangement(self.kept)))

    @property
    def left(self) -> int:
        """The deadwood of what stays."""
        return deadwood(self.kept)

    @property
    def action(self) -> Action:
        """The defence as it stands."""
        return defend(self.melds, self.layoffs)

    def reset(self) -> None:
        """Go back to what was proposed."""
        self.layoffs = self.proposed

    def places_for(self, card: Card) -> tuple[int, ...]:
        """On which of the knocker's melds, as they lie, a card of the ten fits; one that is laid off may go to another."""
        if not self.ten >> card & 1:
            return ()
        at_now = self.place_of(card)
        found = []
        for at, meld in enumerate(self.spread):
            if at != at_now and fits(self._after_taking(card)[at] | 1 << card, meld):
                found.append(at)
        return tuple(found)

    def place_of(self, card: Card) -> int | None:
        """The meld that a card is laid off on."""
        return next((at for at, cards in enumerate(self.layoffs) if cards >> card & 1), None)

    def _after_taking(self, card: Card) -> tuple[CardSet, ...]:
        """The lay-offs without a card and without those that were laid beyond it and fit no more."""
        result = []
        for meld, cards in zip(self.spread, self.layoffs, strict=True):
            if cards >> card & 1:
                cards &= ~(1 << card)
                if not fits(cards, meld):
                    grown = meld
                    stay = 0
                    for _ in cards_of(cards):
                        for other in cards_of(cards & ~stay):
                            if fits(1 << other, grown):
                                grown |= 1 << other
                                stay |= 1 << other
                    cards = stay
            result.append(cards)
        return tuple(result)

    def lay(self, card: Card, at: int) -> bool:
        """Lay a card off on a meld; False if it does not fit."""
        if at not in self.places_for(card):
            return False
        layoffs = list(self._after_taking(card))
        layoffs[at] |= 1 << card
        self.layoffs = tuple(layoffs)
        return True

    def take(self, card: Card) -> bool:
        """Take a card back that was laid off; False if it was not."""
        if self.place_of(card) is None:
            return False
        self.layoffs = self._after_taking(card)
        return True

    def toggle(self, card: Card) -> bool:
        """Lay a card off where it fits; once it lies there, on the next meld where it fits, and at last take it back."""
        at_now = self.place_of(card)
        after = [at for at in self.places_for(card) if at_now is None or at > at_now]
        if after:
            return self.lay(card, after[0])
        return self.take(card)
