"""Mouse gestures on the table: clicks and drags of cards and piles, and the list of discards that opens under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Slot

from threegin_qt.engine import DRAW_STOCK, Card, Phase, discard

from .card import CardButton
from .discards import DiscardHistory
from .drag import Drag, DragButton, Place
from .painting import card_pixmap
from .piles import MiddlePlace
from .table_layout import Places

if TYPE_CHECKING:
    from .table import TableWidget


class TableDrag(QObject):
    """Connects what is pressed and dragged with what it means."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self.drag = Drag(table)
        self.history = DiscardHistory(table.art, table)
        table.hand.clicked.connect(self._card_clicked)
        table.hand.space_pressed.connect(self._card_space)
        table.hand.drag_began.connect(self._card_dragged)
        for spread in table.spreads:
            spread.clicked.connect(self._laid_clicked)
            spread.space_pressed.connect(self._laid_clicked)
            spread.drag_began.connect(self._laid_dragged)
        for place in (table.stock, table.pile, table.knock):
            place.clicked.connect(self._place_clicked)
            place.space_pressed.connect(self._place_space)
        table.stock.drag_began.connect(self._stock_dragged)
        table.pile.drag_began.connect(self._pile_dragged)
        table.pile.entered.connect(self._pile_entered)
        table.pile.left.connect(self._pile_left)
        self.history.left.connect(self._pile_left)

    @property
    def active(self) -> bool:
        """Whether something is being dragged."""
        return self.drag.active

    def cancel(self) -> None:
        """End a drag with everything where it was."""
        self.drag.cancel()

    # -- clicks ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def _card_clicked(self, button: CardButton) -> None:
        table = self._table
        if button.card is not None and not table.guard.holds(button.press) and table.play.click_card(button.card):
            table.guard.start(button.press)

    @Slot(object)
    def _card_space(self, button: CardButton) -> None:
        if button.card is not None:
            self._table.play.space_card(button.card)

    @Slot(object)
    def _laid_clicked(self, button: CardButton) -> None:
        # A screen reader can press the knocker's own cards too.
        defence, guard = self._table.play.defence, self._table.guard
        if button.card is None or defence is None or not defence.laid >> button.card & 1:
            return
        if not guard.holds(button.press):
            self._table.play.toggle_layoff(button.card)
            guard.start(button.press)

    @Slot()
    def _place_clicked(self) -> None:
        place = self.sender()
        assert isinstance(place, MiddlePlace)
        guard = self._table.guard
        if not guard.holds(place.press) and self.use_place(place):
            guard.start(place.press)

    @Slot()
    def _place_space(self) -> None:
        place = self.sender()
        assert isinstance(place, MiddlePlace)
        self.use_place(place)

    def use_place(self, place: MiddlePlace) -> bool:
        """Do what a press on a place in the middle means; whether it did something."""
        table = self._table
        play = table.play
        if not play.deciding:
            return False
        if place is table.stock:
            return play.draw_stock()
        if place is table.knock:
            return play.knock is None and play.begin_knock()
        view = play.view
        if view is not None and view.phase == Phase.DISCARD and play.knock is None:
            return play.throw()
        return play.take_discard()

    # -- drags -----------------------------------------------------------------------------------------------------------

    @Slot(object, QPoint)
    def _card_dragged(self, button: CardButton, pressed: QPoint) -> None:
        card = button.card
        if card is None:
            button.stop_drag()
            return
        table = self._table
        play = table.play
        places = []
        if play.defence is not None:
            places += self._meld_places(card)
        elif play.knock is None and play.deciding and play.view is not None and play.view.phase == Phase.DISCARD:
            if play.may(discard(card)) is None:
                places.append(self._place(table.pile, lambda at: self._throw(card)))
            if card in play.knocks():
                places.append(self._place(table.knock, lambda at: self._knock(card)))
        if play.defence is None:
            places.append(self._hand_place(lambda at: self._moved_in_hand(button, card, at)))
        self._begin(button, pressed, card, places)
        if play.knock is None and card in play.knocks():
            table.knock.show_knock(play.knocks()[card], table.view.rules.knock_limit)  # type: ignore[union-attr]

    def _throw(self, card: Card) -> None:
        self._table.play.throw(card)

    def _knock(self, card: Card) -> None:
        self._table.play.begin_knock(card)

    @Slot(object, QPoint)
    def _laid_dragged(self, button: CardButton, pressed: QPoint) -> None:
        card = button.card
        play = self._table.play
        if card is None or play.defence is None:
            button.stop_drag()
            return
        places = self._meld_places(card)
        places.append(self._hand_place(lambda at: play.lay_off(card, None)))
        self._begin(button, pressed, card, places)

    def _meld_places(self, card: Card) -> list[Place]:
        """The melds of the knocker's that a card can be laid off on."""
        table = self._table
        defence = table.play.defence
        spread = table.spreads[0]
        if defence is None:
            return []
        fitting = defence.places_for(card)
        result = []
        for meld, box in spread.meld_boxes():
            if meld in fitting:
                area = QRect(spread.mapTo(table, box.topLeft()), box.size()).adjusted(-8, -8, 8, 8)
                result.append(
                    Place(
                        spread,
                        area,
                        lambda lit, at, meld=meld: spread.light(meld, lit, at is not None),  # type: ignore[misc]
                        lambda at, meld=meld: table.play.lay_off(card, meld),  # type: ignore[misc]
                    )
                )
        return result

    @Slot(QPoint)
    def _stock_dragged(self, pressed: QPoint) -> None:
        play = self._table.play
        places = []
        if play.deciding and play.may(DRAW_STOCK) is None:
            places.append(self._hand_place(lambda at: self._drawn_to(play.draw_stock, at)))
        self._begin(self._table.stock, pressed, None, places)

    @Slot(QPoint)
    def _pile_dragged(self, pressed: QPoint) -> None:
        table = self._table
        play = table.play
        card = table.pile.top
        if card is None:
            table.pile.stop_drag()
            return
        places = []
        if play.deciding and play.may(play.take_action) is None:
            places.append(self._hand_place(lambda at: self._drawn_to(play.take_discard, at)))
        self._begin(table.pile, pressed, card, places)
        if self.drag.active:
            table.pile.hide_top(1)

    def _begin(self, source: DragButton, pressed: QPoint, card: Card | None, places: list[Place]) -> None:
        table = self._table
        self.history.close_now()
        table.motion.finish()
        width = source.width() if isinstance(source, CardButton) else table.stock.card_box().width()
        pixmap = card_pixmap(table.art, card, width, table.devicePixelRatioF())
        if isinstance(source, CardButton):
            source.set_away(True, outlined=True)
        self.drag.begin(source, pressed, pixmap, card, places, lambda at, corner: self._nowhere(source, card, at, corner))
        source.drag_cancelled.connect(self._stopped)
        source.drag_dropped.connect(self._stopped)

    @Slot()
    def _stopped(self) -> None:
        source = self.sender()
        if isinstance(source, DragButton):
            source.drag_cancelled.disconnect(self._stopped)
            source.drag_dropped.disconnect(self._stopped)
        if isinstance(source, CardButton) and not self._table.motion.flights.busy:
            source.set_away(False)
        self._table.hand.show_insertion(None)
        if not self._table.motion.flights.busy:
            self._table.pile.hide_top(0)
        self._table.sync(False)

    def _nowhere(self, source: DragButton, card: Card | None, at: QPoint, corner: QPoint) -> None:
        """A drop where nothing may be dropped: the card goes back, and where it was meant for a place the line says why."""
        table = self._table
        play = table.play
        if isinstance(source, CardButton):
            table.motion.fly_back(source, corner)
        if card is None or not play.deciding or source is table.pile:
            if source in (table.stock, table.pile) and play.deciding and table.area(table.hand).contains(at):
                play.draw_stock() if source is table.stock else play.take_discard()
            return
        if table.knock.isVisible() and table.area(table.knock).contains(at):
            play.begin_knock(card)
        elif table.pile.isVisible() and table.area(table.pile).contains(at):
            play.select(card)
        elif play.defence is not None and table.area(table.spreads[0]).contains(at):
            play.lay_off(card, -1)

    def _place(self, widget: MiddlePlace, drop: Callable[[QPoint], None]) -> Place:
        def light(lit: bool, at: QPoint | None) -> None:
            widget.light(lit, at is not None)

        return Place(widget, self._table.area(widget).adjusted(-8, -8, 8, 8), light, drop)

    def _hand_place(self, drop: Callable[[QPoint], None]) -> Place:
        hand = self._table.hand

        def light(lit: bool, at: QPoint | None) -> None:
            hand.show_insertion(None if at is None or not lit else hand.mapFrom(self._table, at).x())

        return Place(hand, self._table.area(hand), light, drop)

    def _moved_in_hand(self, button: CardButton, card: Card, at: QPoint) -> None:
        """A card dropped among the others: it changes places, or in a knock goes to the meld that is there."""
        table = self._table
        x = table.hand.mapFrom(table, at).x()
        row = table.hand.row_at(x, button)
        play = table.play
        button.set_away(False)
        if play.knock is not None:
            others = [each for each in table.hand.buttons if each is not button]
            target = others[min(row, len(others) - 1)].card if x >= 0 else None
            beside = others[max(0, row - 1)].card
            knock = play.knock
            if target is not None and not knock.put(card, target):
                target = beside
                if target is None or not knock.put(card, target):
                    play.toggle_meld(card, target, beside=True)
                    return
            play.say("")
            return
        if tuple(table.hand.model.cards).index(card) == row:
            return
        table.hand.model.move(card, row)
        table.remember_free_order()

    def _drawn_to(self, draw: Callable[[], bool], at: QPoint) -> None:
        """A card dragged from a pile to a place among the player's."""
        table = self._table
        table.pile.hide_top(0)
        before = set(table.hand.model.known)
        x = table.hand.mapFrom(table, at).x()
        row = table.hand.row_at(x, None)
        if not draw():
            return
        table.motion.finish()
        new = set(table.hand.model.known) - before
        if new and table.preferences.order == "free":
            table.hand.model.move(new.pop(), row)
            table.remember_free_order()

    # -- the discards ------------------------------------------------------------------------------------------------------

    @Slot()
    def _pile_entered(self) -> None:
        view = self._table.view
        if view is None or self._table.preferences.hide_discards or self.drag.active:
            return
        self.history.open_soon(view.pile)

    @Slot()
    def _pile_left(self) -> None:
        self.history.close_unless_under(self._table.pile)

    def toggle_history(self) -> None:
        """Show the discards, or put them away."""
        view = self._table.view
        if self.history.isVisible():
            self.history.close_now()
        elif view is not None and self._table.preferences.hide_discards:
            self._table.play.say(self._table.keys.hidden_text())
        elif view is not None and view.pile and self._table.pile.isVisible():
            self.history.open_now(view.pile, True)

    def place_history(self, places: Places) -> None:
        """The list opens above the piles."""
        self.history.set_room(
            QRect(places.top_cards.x(), places.margin, places.top_cards.width(), places.pile.top() - places.margin - 4)
        )
