"""The cards of a seat in the order in which they lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ..engine import Card, Melds, arrangements, card_set, cards_of, deadwood

Index = QModelIndex | QPersistentModelIndex

CARD_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The Card, None for one that lies face down."""
MELD_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""Which of `melds` the card is in, -1 for deadwood."""
LIFTED_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""Whether the card is the one that is lifted."""

_MOST_ARRANGEMENTS: Final = 64


class Order(StrEnum):
    """The orders in which cards can lie."""

    RANK = "rank"
    SUIT = "suit"
    MELDS = "melds"
    FREE = "free"


class SeatCardsModel(QAbstractListModel):
    """The cards of a seat, a row each, in display order.

    Cards come in and go with `show`; where they lie is a matter of the order in force. A free order is the player's own: cards
    that stay keep their places in it, new ones come last. Without `arranges` the other orders work in the same way, and sort
    only when they are chosen.
    """

    melds_changed = Signal()
    """`melds` or `deadwood` may be different now."""

    def __init__(self, words: Callable[[Card | None], str], parent: QObject | None = None) -> None:
        """`words` gives the name of a card, or of one that lies face down, for people and screen readers."""
        super().__init__(parent)
        self._words = words
        self._cards: list[Card | None] = []
        self._order = Order.MELDS
        self._arranges = True
        self._melds: Melds = ()
        self._fixed: Melds | None = None
        self._before_melds: list[Card | None] = []
        self._lifted: Card | None = None

    # -- what Qt asks for ----------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._cards):
            return None
        card = self._cards[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(card)
        if role == CARD_ROLE:
            return card
        if role == MELD_ROLE:
            return self.meld_of(card)
        if role == LIFTED_ROLE:
            return card is not None and card == self._lifted
        return None

    # -- what lies there -----------------------------------------------------------------------------------------------

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The cards in display order."""
        return tuple(self._cards)

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards that lie face up, in display order."""
        return tuple(card for card in self._cards if card is not None)

    @property
    def melds(self) -> Melds:
        """The melds that the cards are shown in: those given to `show`, or an arrangement with the least deadwood."""
        return self._melds

    @property
    def deadwood(self) -> int:
        """The deadwood of the cards, without the lifted one, in points; 0 where they lie face down."""
        cards = card_set(self.known)
        if self._lifted is not None:
            cards &= ~(1 << self._lifted)
        if self._fixed is not None:
            for meld in self._fixed:
                cards &= ~meld
            return sum(card.points for card in cards_of(cards))
        return deadwood(cards)

    def meld_of(self, card: Card | None) -> int:
        """Which of `melds` a card is in, -1 for deadwood."""
        if card is None:
            return -1
        return next((at for at, meld in enumerate(self._melds) if meld >> card & 1), -1)

    @property
    def order(self) -> Order:
        """The order in force."""
        return self._order

    @property
    def lifted(self) -> Card | None:
        """The card that is lifted, if one is."""
        return self._lifted

    # -- changing it ---------------------------------------------------------------------------------------------------

    def show(self, cards: Iterable[Card | None], melds: Melds | None = None) -> None:
        """Let exactly these cards lie there; with `melds`, in these melds and in the order of melds, whatever order is set.

        Shown without them again, the cards lie as they did before.
        """
        wanted = list(cards)
        if melds is not None and self._fixed is None:
            self._before_melds = list(self._cards)
        back = self._before_melds if melds is None and self._fixed is not None else []
        self._fixed = melds
        if self._lifted is not None and self._lifted not in wanted:
            self._lifted = None
        self._remove(wanted)
        self._melds = self._arrangement(wanted) if melds is None else melds
        held = set(self._cards)
        self._insert([card for card in wanted if card is not None and card not in held])
        hidden = sum(card is None for card in wanted) - sum(card is None for card in self._cards)
        self._insert([None] * hidden)
        if melds is not None or (self._arranges and self._order != Order.FREE):
            self._settle(self._sorted(self._cards))
        elif back:
            places = {card: at for at, card in enumerate(back)}
            self._settle(sorted(self._cards, key=lambda card: places.get(card, len(places))))
        self._tell()

    def _remove(self, wanted: Sequence[Card | None]) -> None:
        keep = {card for card in wanted if card is not None}
        hidden = sum(card is None for card in wanted)
        for row in range(len(self._cards) - 1, -1, -1):
            card = self._cards[row]
            stays = card in keep if card is not None else sum(other is None for other in self._cards) <= hidden
            if not stays:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._cards[row]
                self.endRemoveRows()

    def _insert(self, cards: Sequence[Card | None]) -> None:
        if cards:
            row = len(self._cards)
            self.beginInsertRows(QModelIndex(), row, row + len(cards) - 1)
            self._cards.extend(cards)
            self.endInsertRows()

    def _arrangement(self, cards: Iterable[Card | None]) -> Melds:
        """The arrangement with the least deadwood that is most like the one before."""
        known = card_set(card for card in cards if card is not None)
        found = arrangements(known)[:_MOST_ARRANGEMENTS]
        before = self._melds
        return max(found, key=lambda melds: sum((a & b).bit_count() ** 2 for a in melds for b in before))

    def set_order(self, order: Order, arranges: bool | None = None) -> None:
        """Put the cards in this order, and new ones from now on if `arranges`; FREE leaves them as they lie."""
        if arranges is not None:
            self._arranges = arranges
        self._order = order
        if order != Order.FREE and self._fixed is None:
            self._settle(self._sorted(self._cards))
            self._tell()

    def set_free_order(self, cards: Sequence[Card]) -> None:
        """Put the cards in a free order that was kept: those it names first, as it has them."""
        self._order = Order.FREE
        places = {card: at for at, card in enumerate(cards)}
        self._settle(sorted(self._cards, key=lambda card: places.get(card, len(places)) if card is not None else 99))
        self._tell()

    def move(self, card: Card, row: int) -> None:
        """Put a card where `row` is now; the order is a free one from then on."""
        if card not in self._cards:
            return
        self._order = Order.FREE
        cards = [other for other in self._cards if other != card]
        cards.insert(max(0, min(row, len(cards))), card)
        self._settle(cards)
        self._tell()

    def lift(self, card: Card | None) -> None:
        """Lift one of the cards, or none."""
        if card is not None and card not in self._cards:
            card = None
        if card != self._lifted:
            self._lifted = card
            self._tell()

    def retranslate(self) -> None:
        """The words for cards are different now."""
        self._tell()

    def _sorted(self, cards: Iterable[Card | None]) -> list[Card | None]:
        if self._fixed is not None or self._order == Order.MELDS:
            return sorted(cards, key=self._by_melds)
        if self._order == Order.RANK:
            return sorted(cards, key=lambda card: (99, 0) if card is None else (card.rank, card.suit))
        return sorted(cards, key=lambda card: 99 if card is None else int(card))

    def _by_melds(self, card: Card | None) -> tuple[int, int, int]:
        """Melds first, as they are; then deadwood with the highest first, which is what mostly goes."""
        if card is None:
            return (99, 0, 0)
        meld = self.meld_of(card)
        if meld >= 0:
            return (meld, int(card), 0)
        return (50, -card.rank, card.suit)

    def _settle(self, target: Sequence[Card | None]) -> None:
        """Move rows until the cards lie as in `target`, which has the same cards."""
        for row, card in enumerate(target):
            if self._cards[row] == card:
                continue
            at = self._cards.index(card, row)
            self.beginMoveRows(QModelIndex(), at, at, QModelIndex(), row)
            self._cards.insert(row, self._cards.pop(at))
            self.endMoveRows()

    def _tell(self) -> None:
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))
        self.melds_changed.emit()
