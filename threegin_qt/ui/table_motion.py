"""What moves on the table when something has happened. The table shows already what is now; this only decorates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QPixmap
from shiboken6 import isValid

from threegin_qt.controller import Change, TableSource
from threegin_qt.engine import Acted, Card, Dealt, Kind, Role, RolesDrawn

from .animation import Flights
from .card import CardButton
from .painting import card_pixmap
from .piles import MiddlePlace
from .seat_cards import SeatCards
from .theme import Speed

if TYPE_CHECKING:
    from .table import TableWidget

_DEAL_STEP_MS = 28


class Motion(QObject):
    """The flights of the table. While cards are in the air the source holds back what computer players answer."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self.flights = Flights(table)
        self.flights.landed.connect(self._landed)
        self._held: TableSource | None = None
        self._thrown: tuple[Card | None, QPoint] | None = None

    @property
    def speed(self) -> Speed:
        """How fast things move."""
        return self.flights.speed

    def set_speed(self, speed: Speed) -> None:
        """How fast things move from now on; what moves already is put where it is going."""
        if speed != self.flights.speed:
            self.finish()
            self.flights.speed = speed

    def finish(self) -> None:
        """Let everything be where it is going."""
        self.flights.finish()
        self._release()

    def before(self, change: Change) -> None:
        """Look at the table before it shows the change: where a card is thrown from."""
        self.finish()
        self._thrown = None
        event = change.event
        if type(event) is not Acted or event.action.kind not in (Kind.DISCARD, Kind.KNOCK) or change.before is None:
            return
        row = self._row(change.before.turn)
        button = row.button_of(event.action.card) or row.button_of(None)
        if button is not None:
            self._thrown = (event.action.card, button.mapTo(self._table, QPoint(0, 0)))

    def after(self, change: Change, quick: bool) -> None:
        """Start what moves for a change that the table shows now; nothing if `quick`."""
        if quick or not self.speed.on or not self._table.isVisible() or change.before is None:
            return
        event = change.event
        if type(event) is Acted:
            self._acted(change, event)
        elif type(event) is Dealt:
            self._dealt()
        elif type(event) is RolesDrawn:
            self._roles_drawn(event)
        if self.flights.busy and self._held is None and self._table.source is not None:
            self._held = self._table.source
            self._held.hold()

    def _landed(self) -> None:
        self._release()

    def _release(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.release()

    # -- what happened -------------------------------------------------------------------------------------------------

    def _row(self, role: int) -> SeatCards:
        return self._table.hand if role == self._table.bottom_role else self._table.top

    def _acted(self, change: Change, event: Acted) -> None:
        kind = event.action.kind
        before = change.before
        assert before is not None
        table = self._table
        row = self._row(before.turn)
        if kind in (Kind.TAKE_UPCARD, Kind.DRAW_DISCARD):
            taken = before.pile[-1]
            self._into_hand(row, row.button_of(taken) or row.button_of(None), table.pile, taken)
        elif kind == Kind.DRAW_STOCK:
            drawn = change.after.drawn if row is table.hand else None
            self._into_hand(row, row.button_of(drawn), table.stock, drawn)
        elif self._thrown is not None and kind == Kind.DISCARD:
            thrown, start = self._thrown
            pixmap = self._picture(thrown, table.pile.card_box().width())
            table.pile.hide_top(1)
            self.flights.fly(pixmap, start, self._corner(table.pile), lambda: table.pile.hide_top(0))
        elif self._thrown is not None and kind == Kind.KNOCK and table.knock.isVisible():
            start = self._thrown[1]
            pixmap = self._picture(None, table.knock.card_box().width())
            self.flights.fly(pixmap, start, self._corner(table.knock))

    def _into_hand(self, row: SeatCards, button: CardButton | None, place: MiddlePlace, card: Card | None) -> None:
        if button is None:
            return
        row.slides.finish()
        button.set_away(True)
        end = row.mapTo(self._table, row.place_of(button))
        self.flights.fly(self._picture(card, button.width()), self._corner(place), end, lambda: _back(button))

    def _dealt(self) -> None:
        table = self._table
        start = self._corner(table.stock)
        rows = (table.hand, table.top) if table.bottom_role == Role.CAPTAIN else (table.top, table.hand)
        for row in rows:
            row.slides.finish()
        count = max(len(row.buttons) for row in rows)
        for at in range(count):
            for turn, row in enumerate(rows):
                if at < len(row.buttons):
                    button = row.buttons[at]
                    button.set_away(True)
                    # Dealt face down, turned up where it lies.
                    picture = self._picture(None, button.width())
                    end = row.mapTo(table, row.place_of(button))
                    wait = (2 * at + turn) * _DEAL_STEP_MS
                    self.flights.fly(picture, start, end, lambda button=button: _back(button), wait)  # type: ignore[misc]

    def _roles_drawn(self, event: RolesDrawn) -> None:
        table = self._table
        match = table.play.match
        picks = match.role_picks if match is not None else ()
        for seat, card in enumerate(event.cards):
            place, size = table.role_cards.card_place(seat)
            end = table.role_cards.mapTo(table, place)
            at = picks[seat] if len(picks) > seat else 13 * (seat + 1)
            start = table.fan.mapTo(table, table.fan.button(at).pos())
            table.role_cards.set_away(seat, True)
            picture = self._picture(card, size.width())
            back = self._seat_back(seat)
            self.flights.fly(picture, start, end, back, seat * 140)

    def _seat_back(self, seat: int):  # type: ignore[no-untyped-def]
        return lambda: self._table.role_cards.set_away(seat, False)

    def fly_back(self, button: CardButton, start: QPoint) -> None:
        """Let a card that was dropped where it may not lie go back to its place."""
        if not self.speed.on:
            return
        button.set_away(True)
        picture = self._picture(button.card, button.width())
        end = button.mapTo(self._table, QPoint(0, 0))
        self.flights.fly(picture, start, end, lambda: _back(button))

    # -- pictures and places -------------------------------------------------------------------------------------------

    def _picture(self, card: Card | None, width: float) -> QPixmap:
        return card_pixmap(self._table.art, card, round(width), self._table.devicePixelRatioF())

    def _corner(self, place: MiddlePlace) -> QPoint:
        return place.mapTo(self._table, QPoint(0, 0))


def _back(button: CardButton) -> None:
    """The card's picture has come to its place; the button may be gone by then."""
    if isValid(button):
        button.set_away(False)
