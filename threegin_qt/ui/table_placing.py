"""Puts the widgets of a table where the layout has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics

from .table_layout import Measures, Places
from .theme import Type, type_font

if TYPE_CHECKING:
    from .table import TableWidget

# The result's sheet is no larger than its text can fill, in heights of body text.
_SHEET_WIDTH: Final = 76
_SHEET_HEIGHT: Final = 17


def measures(table: TableWidget, pixels: int) -> Measures:
    """What the texts of a table need, whose body text is so many pixels high."""
    small = QFontMetrics(type_font(table, Type.SMALL)).height()
    body = QFontMetrics(type_font(table, Type.BODY)).height()
    plate = table.plates[0].sizeHint().height()
    return Measures(pixels, plate, small + 14, small + 4, body + 16, table.bar.height_for)


def put(table: TableWidget, places: Places) -> None:
    """Give every widget of a table its place."""
    _put_plates(table, places)
    inset = places.margin
    table.top.set_measures(places.top_card, 0, inset)
    table.top.setGeometry(places.top_cards.adjusted(-inset, 0, inset, inset))
    for place, rect in ((table.stock, places.stock), (table.pile, places.pile), (table.knock, places.knock)):
        place.set_card_width(places.middle_card)
        place.setGeometry(rect)
    table.bar.setGeometry(places.bar)
    table.sorter.setGeometry(places.sorter)
    table.hand.set_measures(places.hand_card, places.rise, inset)
    table.hand.setGeometry(places.hand.adjusted(-inset, 0, inset, 0))
    table.fan.setGeometry(places.foot)
    table.sheet.setGeometry(_sheet_in(places.foot, table.font().pixelSize()))
    table.role_cards.setGeometry(places.stage)
    table.scenes.place_spreads(places)
    table.drags.place_history(places)


def _put_plates(table: TableWidget, places: Places) -> None:
    top, bottom = table.scenes.top_seats, table.scenes.bottom_seats
    for seat, rect in zip(top, places.top_plates, strict=False):
        table.plates[seat].setGeometry(rect)
    # The player whose cards lie at the bottom is nearest to them.
    for seat, rect in zip(reversed(bottom), reversed(places.bottom_plates), strict=False):
        table.plates[seat].setGeometry(rect)


def _sheet_in(room: QRect, pixels: int) -> QRect:
    sheet = QRect(0, 0, min(room.width(), pixels * _SHEET_WIDTH), min(room.height(), pixels * _SHEET_HEIGHT))
    sheet.moveCenter(room.center())
    sheet.moveTop(room.y() + (room.height() - sheet.height()) // 3)
    return sheet
