"""Cards laid on the table: a player's melds and deadwood in groups, with what was laid off on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import Card, CardSet, Melds, cards_of, points, unmelded

from .animation import Slides
from .card import CardButton
from .card_art import CardArt
from .card_words import meld_label, meld_words
from .languages import fill, translate
from .painting import card_height, card_radius, draw_shadow
from .phrases import deadwood_text
from .theme import GRID, Speed, Type, faded, theme, type_font

_STEP: Final = 0.40
_GAP: Final = 0.30
SMALLEST: Final = 24
"""The smallest width of a card that is laid."""


class Group(NamedTuple):
    """Cards that lie together."""

    cards: tuple[Card, ...]
    laid: CardSet
    """Those of them that the defender laid off."""
    label: str
    words: str
    meld: int
    """Which of the melds it is, -1 for deadwood."""


def card_widths(largest: int) -> Iterator[int]:
    """The widths that laid cards can have, from the largest down: few of them, since each is drawn and kept for itself."""
    yield from range(max(SMALLEST, largest // GRID * GRID), SMALLEST, -GRID)
    yield SMALLEST


def groups_of(ten: CardSet, melds: Melds, layoffs: Sequence[CardSet] = ()) -> tuple[Group, ...]:
    """A player's cards in groups: the melds with what was laid off on them, then the deadwood."""
    groups = []
    for at, meld in enumerate(melds):
        laid = layoffs[at] if at < len(layoffs) else 0
        groups.append(Group(cards_of(meld | laid), laid, meld_label(meld | laid), meld_words(meld | laid), at))
    rest = unmelded(ten, melds)
    if rest:
        loose = tuple(sorted(cards_of(rest), key=lambda card: (-card.rank, card.suit)))
        text = deadwood_text(points(rest))
        groups.append(Group(loose, 0, text, text, -1))
    return tuple(groups)


class SpreadView(QWidget):
    """One player's cards, laid in groups that wrap; the cards are as large as the room allows.

    With `lays_off` set, cards that were laid off can be pressed and dragged back, and melds light up as places to lay off.
    """

    clicked = Signal(object)
    space_pressed = Signal(object)
    drag_began = Signal(object, QPoint)

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._title = ""
        self._groups: tuple[Group, ...] = ()
        self._coming: tuple[Group, ...] = ()
        self._buttons: dict[Card, CardButton] = {}
        self._fresh: set[Card] = set()
        self._boxes: list[QRectF] = []
        self._card_width = 60
        self._largest = 120
        self._lit: dict[int, bool] = {}
        self.lays_off = False
        self._slides = Slides(self)
        art.changed.connect(self._repaint)

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move here."""
        self._slides.speed = speed

    def show_spread(self, title: str, groups: tuple[Group, ...], coming: tuple[Group, ...] = ()) -> None:
        """Lay these groups under a title; with room for those that are `coming`, if more will be laid in a moment."""
        fresh = not self._groups
        coming = coming or groups
        if (title, groups, coming) == (self._title, self._groups, self._coming):
            return
        self._title, self._groups, self._coming = title, groups, coming
        wanted = {card for group in groups for card in group.cards}
        for card in tuple(self._buttons):
            if card not in wanted:
                button = self._buttons.pop(card)
                button.stop_drag()
                self._slides.forget(button)
                button.hide()
                button.deleteLater()
        for group in groups:
            for card in group.cards:
                button = self._buttons.get(card) or self._new_button(card)
                laid = bool(group.laid >> card & 1)
                button.set_group(group.words if group.meld >= 0 else "", laid)
                usable = laid and self.lays_off
                button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not usable)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if usable else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(". ".join([title, *(group.words for group in groups)]))
        self._lay_out(fresh)
        self.update()

    def height_at(self, width: int, room: int) -> float | None:
        """The height that the groups take in a room so wide with cards so wide; None if a group is wider than the room."""
        places, height = self._flow(self._coming, width, room)
        wider = any(x + self._group_width(group, width) > room + 1 for group, (x, _) in zip(self._coming, places, strict=True))
        return None if wider else height

    def _best_width(self) -> int:
        """The widest that the cards can be in the room there is."""
        for width in card_widths(min(self._largest, int((self.height() - self._title_height()) / 1.4))):
            height = self.height_at(width, self.width())
            if height is not None and height <= self.height():
                return width
        return SMALLEST

    def clear(self) -> None:
        """Take all cards away."""
        self.show_spread("", ())

    def set_largest(self, width: int) -> None:
        """Cards are to be no wider than this."""
        if width != self._largest:
            self._largest = width
            self._lay_out(True)

    @property
    def empty(self) -> bool:
        """Whether nothing lies here."""
        return not self._groups

    @property
    def laid_buttons(self) -> tuple[CardButton, ...]:
        """The cards that were laid off, as buttons, in display order."""
        return tuple(self._buttons[card] for group in self._groups for card in group.cards if group.laid >> card & 1)

    def button_of(self, card: Card) -> CardButton | None:
        """The button of a card that lies here."""
        return self._buttons.get(card)

    def meld_boxes(self) -> list[tuple[int, QRect]]:
        """The melds, with the part of this widget that each takes."""
        return [
            (group.meld, box.toAlignedRect()) for group, box in zip(self._groups, self._boxes, strict=True) if group.meld >= 0
        ]

    def light(self, meld: int, lit: bool, over: bool) -> None:
        """Light a meld up as a place to lay off; `over` while the card would land there."""
        before = dict(self._lit)
        if lit:
            self._lit[meld] = over
        else:
            self._lit.pop(meld, None)
        if before != self._lit:
            self.update()

    def _new_button(self, card: Card) -> CardButton:
        button = CardButton(self._art, card, self)
        button.draggable = True
        button.clicked.connect(self._was_clicked)
        button.space_pressed.connect(self._space)
        button.drag_began.connect(self._drag)
        self._buttons[card] = button
        self._fresh.add(card)
        button.show()
        return button

    def _was_clicked(self) -> None:
        self.clicked.emit(self.sender())

    def _space(self) -> None:
        self.space_pressed.emit(self.sender())

    def _drag(self, pressed: QPoint) -> None:
        self.drag_began.emit(self.sender(), pressed)

    # -- where they lie ------------------------------------------------------------------------------------------------

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(type_font(self, Type.SMALL))

    def _title_height(self) -> float:
        return QFontMetricsF(type_font(self, Type.BODY, True)).height() + 2 if self._title else 0.0

    def _flow(self, groups: tuple[Group, ...], width: int, room: int) -> tuple[list[tuple[float, float]], float]:
        """Where the groups go with cards so wide: (x, y) of each, and the height it takes."""
        label = self._metrics().height() + 4
        gap = max(GRID, width * _GAP)
        places: list[tuple[float, float]] = []
        x = 0.0
        y = self._title_height()
        for group in groups:
            needed = self._group_width(group, width)
            if x > 0 and x + needed > room:
                x = 0.0
                y += card_height(width) + label + 2
            places.append((x, y))
            x += needed + gap
        return places, y + card_height(width) + label

    def _group_width(self, group: Group, width: int) -> float:
        step = width * _STEP
        natural = width + step * (len(group.cards) - 1)
        labelled = self._metrics().horizontalAdvance(group.label)
        return max(natural, labelled)

    def _lay_out(self, at_once: bool) -> None:
        self._boxes = []
        if not self._groups or self.height() < 20:
            return
        width = self._best_width()
        places, _ = self._flow(self._groups, width, self.width())
        self._card_width = width
        targets: dict[QWidget, QPoint] = {}
        label = self._metrics().height() + 4
        for group, (x, y) in zip(self._groups, places, strict=True):
            step = width * _STEP
            room = self.width() - x - width
            if len(group.cards) > 1:
                step = min(step, room / (len(group.cards) - 1))
            taken = width + step * (len(group.cards) - 1)
            self._boxes.append(QRectF(x, y, max(taken, self._group_width(group, width)), card_height(width) + label))
            for at, card in enumerate(group.cards):
                button = self._buttons[card]
                targets[button] = QPoint(round(x + at * step), round(y))
                button.set_width(width)
                if at_once or card in self._fresh:
                    button.move(targets[button])
                button.cover_from(round(step) if at + 1 < len(group.cards) and step < width else None)
                button.raise_()
        self._fresh.clear()
        self._slides.go(targets, at_once or not self.isVisible())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out(True)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._lay_out(True)
            self.update()
        super().changeEvent(event)

    def _repaint(self) -> None:
        for button in self._buttons.values():
            button.update()

    # -- looks ---------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        title = type_font(self, Type.BODY, True)
        if self._title:
            painter.setFont(title)
            painter.setPen(look.felt_text)
            line = QFontMetricsF(title).elidedText(self._title, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(QPointF(0, QFontMetricsF(title).ascent()), line)
        for button in self._buttons.values():
            box = QRectF(button.geometry())
            draw_shadow(painter, box, card_radius(box.width()), max(4.0, box.width() * 0.07), look.shadow)
        small = type_font(self, Type.SMALL)
        metrics = self._metrics()
        for group, box in zip(self._groups, self._boxes, strict=False):
            if group.meld in self._lit:
                over = self._lit[group.meld]
                painter.setPen(QPen(look.accent, 3 if over else 2))
                painter.setBrush(faded(look.accent, 0.35 if over else 0.15))
                painter.drawRoundedRect(box.adjusted(-5, -5, 5, 2), GRID, GRID)
            painter.setFont(small)
            painter.setPen(look.felt_accent if group.meld >= 0 else look.felt_text)
            text = metrics.elidedText(group.label, Qt.TextElideMode.ElideRight, box.width() + GRID)
            painter.drawText(QPointF(box.x(), box.bottom() - metrics.descent()), text)


def title_of(name: str, you: bool, knocker: bool, left: int | None) -> str:
    """The line over a player's cards."""
    if knocker and left == 0:
        text = translate("Table", "You have gin") if you else translate("Table", "%1 has gin")
    elif knocker:
        text = translate("Table", "You knock with %2") if you else translate("Table", "%1 knocks with %2")
    else:
        text = translate("Table", "You hold %2") if you else translate("Table", "%1 holds %2")
    return fill(text, name, left)
