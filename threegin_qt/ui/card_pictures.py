"""Pictures of cards inside a text, and what they show in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from threegin_qt.engine import cards_of

from .card_art import HEIGHT_TO_WIDTH, CardArt
from .card_words import card_words, cards_words, meld_words
from .languages import fill, translate
from .painting import card_pixmap, card_radius
from .phrases import deadwood_text
from .rules_text import CardPicture, PictureGroup
from .theme import Theme

_STEP: Final = 0.52
"""From one card to the next, in widths of a card: both corners of an index stay in sight."""
_GAP: Final = 0.35
_LAID: Final = 0.14
"""How much lower a card lies that is laid off, in widths of a card."""
_THROWN: Final = 0.5
"""More room before the card that is thrown, in widths of a card."""
_EDGE: Final = 3
"""Room around the cards for the outline, in pixels."""
SMALLEST: Final = 20
"""No card is drawn narrower."""


def picture_words(picture: CardPicture) -> str:
    """What a picture shows: melds by their names, what is laid off on them, deadwood with its points, what is thrown."""
    if picture.single:
        return cards_words([card for group in picture.groups for card in group.cards])
    return "; ".join(_group_words(group) for group in picture.groups)


def _group_words(group: PictureGroup) -> str:
    if group.thrown:
        return fill(translate("Rules", "thrown: %1"), card_words(group.cards[0]))
    if not group.meld:
        #: %1 says how much deadwood it is, %2 the cards.
        return fill(
            translate("Rules", "%1: %2"), deadwood_text(sum(card.points for card in group.cards)), cards_words(group.cards)
        )
    if group.laid:
        #: %1 is a meld, "run, 5 to 7 of clubs", %2 cards.
        return fill(translate("Rules", "%1, with %2 laid off"), meld_words(group.meld), cards_words(cards_of(group.laid)))
    return meld_words(group.meld)


def _width_in_cards(picture: CardPicture) -> float:
    """The width of a picture in widths of a card."""
    if picture.single:
        count = sum(len(group.cards) for group in picture.groups)
        return count + (count - 1) * _GAP / 2
    groups = picture.groups
    width = sum(1 + (len(group.cards) - 1) * _STEP for group in groups) + (len(groups) - 1) * _GAP
    return width + sum(_THROWN for group in groups if group.thrown)


def picture_card(picture: CardPicture, wanted: float, room: float) -> float:
    """How wide its cards can be: as wanted, or as the room allows."""
    return max(SMALLEST, min(wanted, (room - 2 * _EDGE) / _width_in_cards(picture)))


def picture_size(picture: CardPicture, card: float) -> QSizeF:
    """The size of a picture with cards of this width, logical pixels."""
    low = _LAID if any(group.laid for group in picture.groups) else 0
    return QSizeF(_width_in_cards(picture) * card + 2 * _EDGE, (HEIGHT_TO_WIDTH + low) * card + 2 * _EDGE)


def draw_picture(picture: CardPicture, art: CardArt, card: float, dpr: float, look: Theme) -> QImage:
    """The picture with cards `card` logical pixels wide, sharp at the device pixel ratio."""
    size = picture_size(picture, card)
    image = QImage((size * dpr).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x = float(_EDGE)
    for group in picture.groups:
        if group.thrown:
            x += _THROWN * card
        for each in group.cards:
            laid = bool(group.laid >> each & 1)
            box = QRectF(x, _EDGE + (_LAID * card if laid else 0), card, card * HEIGHT_TO_WIDTH)
            # On whole device pixels: the cards are drawn for their size and would blur between two.
            box.moveTo(round(box.x() * dpr) / dpr, round(box.y() * dpr) / dpr)
            painter.drawPixmap(box.topLeft(), card_pixmap(art, each, card, dpr))
            if laid or group.thrown:
                _outline(painter, box, look.accent_text, group.thrown)
            x += card * (1 + _GAP / 2) if picture.single else card * _STEP
        if not picture.single:
            x += card * (1 - _STEP + _GAP)
    painter.end()
    return image


def _outline(painter: QPainter, box: QRectF, colour: QColor, dashed: bool) -> None:
    """An edge around a card that is laid off, and a dashed one around a card that is thrown: not told apart by colour alone."""
    style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
    painter.setPen(QPen(colour, 2, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = card_radius(box.width())
    painter.drawRoundedRect(box, radius, radius)
