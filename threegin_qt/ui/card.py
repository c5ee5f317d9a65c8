"""A card on the table: a button with a card's face or back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import Card

from .card_art import CardArt
from .card_words import card_words
from .drag import DragButton
from .languages import translate
from .painting import card_height, card_pixmap, card_radius, draw_focus, draw_shade
from .theme import faded, theme


def face_down_words() -> str:
    """The name of a card that lies face down: it says nothing about the face."""
    return translate("Table", "face-down card")


def words_for(card: Card | None) -> str:
    """The name of a card, or of one that lies face down."""
    return face_down_words() if card is None else card_words(card)


class CardButton(DragButton):
    """A card. Its geometry is exactly the card's; shadows are painted by what it lies on."""

    def __init__(self, art: CardArt, card: Card | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._card = card
        self._covered_from: int | None = None
        self._covered_below = 0
        self._lies_on = 0
        self._lifted = False
        self._marked = False
        self._laid_off = False
        self._meld_words = ""
        self._dimmed = False
        self._away = False
        self._outlined = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.retranslate()

    @property
    def card(self) -> Card | None:
        """The card, None if it lies face down."""
        return self._card

    def turn(self, card: Card | None) -> None:
        """Show another face, or the back."""
        if card != self._card:
            self._card = card
            self.retranslate()
            self.update()

    def set_width(self, width: int) -> None:
        """Make the card so wide; the height follows."""
        self.resize(width, card_height(width))

    def cover_from(self, x: int | None, below: int = 0) -> None:
        """The next card lies on this one from `x` on, and `below` its top edge: it throws its shadow there."""
        if (x, below) != (self._covered_from, self._covered_below):
            self._covered_from, self._covered_below = x, below
            self.update()

    def lie_on(self, x: int) -> None:
        """This card lies on the one before it up to `x`: where it is away, that card's face is seen there."""
        self._lies_on = x

    @property
    def lifted(self) -> bool:
        """Whether the card is selected."""
        return self._lifted

    def set_lifted(self, lifted: bool) -> None:
        """Select the card or not."""
        if lifted != self._lifted:
            self._lifted = lifted
            self.retranslate()
            self.update()

    def set_marked(self, marked: bool) -> None:
        """Mark the card as what a hint or advice is about."""
        if marked != self._marked:
            self._marked = marked
            self.retranslate()
            self.update()

    def set_group(self, words: str, laid_off: bool = False) -> None:
        """Say which meld the card is in, in words, empty for none; and mark it as one that was laid off."""
        if (words, laid_off) != (self._meld_words, self._laid_off):
            self._meld_words, self._laid_off = words, laid_off
            self.retranslate()
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Show that nothing can be done with the card now."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.update()

    @property
    def away(self) -> bool:
        """Whether the card's picture is in the air or under the pointer."""
        return self._away

    def set_away(self, away: bool, outlined: bool = False) -> None:
        """Leave the card's place empty, or with an outline, while its picture is in the air or under the pointer."""
        if (away, outlined) != (self._away, self._outlined):
            self._away, self._outlined = away, outlined
            self.update()
            row = self.parentWidget()
            if row is not None:
                # Its shadow goes with it.
                row.update()

    def retranslate(self) -> None:
        """Make the texts anew."""
        self.setAccessibleName(words_for(self._card))
        notes = []
        if self._lifted:
            notes.append(translate("Table", "selected"))
        if self._marked:
            notes.append(translate("Table", "advised"))
        if self._laid_off:
            notes.append(translate("Table", "laid off"))
        if self._meld_words:
            notes.append(self._meld_words)
        self.setAccessibleDescription(", ".join(notes))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        width = self.width()
        radius = card_radius(width)
        box = QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._away and not self._outlined:
            return
        if self._away:
            painter.setPen(QPen(faded(look.felt_line, 0.7), look.line_width, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(1 + self._lies_on, 1, -1, -1), radius, radius)
            return
        painter.drawPixmap(QPointF(0, 0), card_pixmap(self._art, self._card, width, self.devicePixelRatioF()))
        if self._covered_from is not None:
            reach = max(4.0, width * 0.075)
            # A lifted card reaches above the one that lies on it.
            top = self._covered_below
            draw_shade(painter, QRectF(self._covered_from - reach, top, reach, box.height() - top), look.shadow)
        if self._dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(look.felt_edge, 0.38))
            painter.drawRoundedRect(box, radius, radius)
        if self._marked or self._laid_off or self._lifted:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            line = max(2.5, width * 0.03)
            painter.setPen(QPen(look.accent, line, Qt.PenStyle.SolidLine if self._lifted else Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius)
        if self.ringed:
            draw_focus(painter, box, radius, look)
