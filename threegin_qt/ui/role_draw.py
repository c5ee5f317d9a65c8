"""The draw for roles: the fanned pack from which the player picks, then three cards and three roles (R4)."""

from __future__ import annotations

from math import sin
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QSinglePointEvent
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import Card, Role

from .card import CardButton, face_down_words
from .card_art import CardArt
from .card_words import in_words
from .languages import fill, translate
from .painting import card_height, card_pixmap, card_radius, draw_role, draw_shadow, wrapped_box
from .phrases import role_text
from .theme import GRID, Type, blend, theme, type_font

FAN: Final = 52
_SHADOW: Final = 0.08
"""How far the shadow of a card reaches, of its width."""


class FanView(QWidget):
    """The pack in a fan, face down. Arrows go along it, a click, Space or Enter picks.

    One card is raised at most: that under the pointer, or that with the keyboard if a key was used last.
    """

    picked = Signal(int)
    """Which card, 0 to 51 from the left."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = [CardButton(art, None, self) for _ in range(FAN)]
        self._current = FAN // 2
        self._resting = False
        self._pointed: QWidget | None = None
        # Where the pointer was last in the fan: a card that moves under a pointer at rest was not pointed at.
        self._pointer: QPointF | None = None
        self.setMouseTracking(True)
        for card in self._cards:
            card.setMouseTracking(True)
            card.clicked.connect(self._clicked)
            card.space_pressed.connect(self._clicked)
            card.installEventFilter(self)
        self._set_stop()
        self._retranslate()
        art.changed.connect(self.update)

    def _retranslate(self) -> None:
        for at, card in enumerate(self._cards):
            card.setAccessibleName(fill(translate("Table", "%1, number %2 of %3"), face_down_words(), at + 1, FAN))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def button(self, at: int) -> CardButton:
        """The card at a place of the fan."""
        return self._cards[at]

    def show_picked(self, picks: tuple[int, ...]) -> None:
        """Leave these cards out, and the others at rest, after the draw; with none the fan is there to pick from."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, bool(picks))
        for at, card in enumerate(self._cards):
            card.setVisible(at not in picks)
        self._resting = bool(picks)
        self._set_stop()
        self._lay_out()

    def _clicked(self) -> None:
        self.picked.emit(self._cards.index(self.sender()))  # type: ignore[arg-type]

    def pick_current(self) -> None:
        """Pick the card that has, or had last, the keyboard."""
        self.picked.emit(self._current)

    def focus_step(self, step: int) -> None:
        """Give the keyboard to the next card along the fan."""
        at = self._current + step if self._cards[self._current].hasFocus() else self._current
        self._point_at(None)
        self._cards[max(0, min(FAN - 1, at))].setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_stop(self) -> None:
        for at, card in enumerate(self._cards):
            if self._resting:
                card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                continue
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if at == self._current else Qt.FocusPolicy.ClickFocus)

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if event.type() == QEvent.Type.FocusIn and watched in self._cards:
            self._current = self._cards.index(watched)  # type: ignore[arg-type]
            self._set_stop()
            self._lay_out()
        elif event.type() == QEvent.Type.FocusOut:
            self._lay_out()
        elif event.type() in (QEvent.Type.Enter, QEvent.Type.MouseMove) and isinstance(event, QSinglePointEvent):
            if event.globalPosition() != self._pointer:
                self._pointer = event.globalPosition()
                self._point_at(watched)
        elif event.type() == QEvent.Type.Leave and watched is self._pointed:
            self._point_at(None)
        return False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.globalPosition()
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = None
        super().leaveEvent(event)

    def _point_at(self, card: QWidget | None) -> None:
        if card is not self._pointed:
            self._pointed = card
            self._lay_out()

    @property
    def raised(self) -> CardButton | None:
        """The card that is raised: what the player used last decides, the pointer or the keyboard."""
        if self._resting:
            return None
        return next(
            (card for card in self._cards if (card.hasFocus() if self._pointed is None else card is self._pointed)), None
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        height = self.height() * 0.72
        width = max(20, round(min(height / 1.4, self.width() / 7)))
        # The shadows of the outermost cards have their room too.
        inset = round(width * _SHADOW) + 1
        step = (self.width() - 2 * inset - width) / (FAN - 1)
        bow = self.height() - card_height(width) - 14
        raised = self.raised
        for at, card in enumerate(self._cards):
            card.set_width(width)
            rise = 12 if card is raised else 0
            y = 12 + bow * (1 - sin((at + 0.5) / FAN * 3.14159)) * 0.8
            card.move(inset + round(at * step), round(y - rise))
            card.cover_from(round(step) if at + 1 < FAN and step < width else None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        for card in self._cards[::3]:
            box = QRectF(card.geometry())
            draw_shadow(painter, box, card_radius(box.width()), box.width() * _SHADOW, look.shadow)


class Drawn(NamedTuple):
    """A player in the draw: the card once there is one."""

    name: str
    card: Card | None
    role: Role | None


class RoleCards(QWidget):
    """Three places, three cards, three roles; before the draw, what the cards decide."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._drawn: tuple[Drawn, ...] = ()
        self._sentence = ""
        self._away: set[int] = set()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        art.changed.connect(self.update)

    def show_drawn(self, drawn: tuple[Drawn, ...], sentence: str) -> None:
        """Show the players, with cards and roles once they are drawn, and what that decides in one sentence."""
        self._drawn, self._sentence = drawn, sentence
        self.setAccessibleName(in_words(sentence))
        self.update()

    def set_away(self, seat: int, away: bool) -> None:
        """Leave a card out while it is in the air."""
        (self._away.add if away else self._away.discard)(seat)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.update()
        super().changeEvent(event)

    def _text_heights(self) -> tuple[float, float, float]:
        title = QFontMetricsF(type_font(self, Type.TITLE, True)).height()
        body = QFontMetricsF(type_font(self, Type.BODY, True)).height()
        return title, body, QFontMetricsF(type_font(self, Type.SMALL)).height()

    def card_box(self, seat: int) -> QRectF:
        """Where a seat's card lies, in this widget."""
        title, body, small = self._text_heights()
        top = title + max(GRID, (self.height() - title) * 0.08)
        below = body + small + 3 * GRID + 2 * body
        height = max(40.0, min(self.height() - top - below, self.width() / 3 / 1.15 * 1.4, self.height() * 0.5))
        width = height / 1.4
        column = min(self.width() / 3, width * 2.4)
        left = (self.width() - 3 * column) / 2
        return QRectF(left + column * (seat + 0.5) - width / 2, top, width, height)

    def card_place(self, seat: int) -> tuple[QPoint, QSize]:
        """The same in whole pixels."""
        box = self.card_box(seat).toRect()
        return box.topLeft(), box.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look = theme()
        title, body, small = self._text_heights()
        painter.setFont(type_font(self, Type.TITLE, True))
        painter.setPen(look.felt_text)
        head = QRectF(0, 0, self.width(), title)
        painter.drawText(head, Qt.AlignmentFlag.AlignHCenter, translate("Table", "Draw for roles"))
        centre = Qt.AlignmentFlag.AlignHCenter
        for seat, drawn in enumerate(self._drawn):
            box = self.card_box(seat)
            radius = card_radius(box.width())
            if drawn.card is not None and seat not in self._away:
                draw_shadow(painter, box, radius, box.width() * 0.08, look.shadow)
                picture = card_pixmap(self._art, drawn.card, round(box.width()), self.devicePixelRatioF())
                painter.drawPixmap(box.toRect().topLeft(), picture)
            else:
                painter.setPen(look.felt_line)
                painter.setBrush(blend(look.felt, look.felt_edge, 0.7))
                painter.drawRoundedRect(box, radius, radius)
            column = box.adjusted(-box.width() * 0.7, 0, box.width() * 0.7, 0)
            line = QRectF(column.x(), box.bottom() + GRID, column.width(), body)
            painter.setFont(type_font(self, Type.BODY, True))
            painter.setPen(look.felt_text)
            fm = QFontMetricsF(painter.font())
            painter.drawText(line, centre, fm.elidedText(drawn.name, Qt.TextElideMode.ElideRight, line.width()))
            if drawn.role is not None and not self._away:
                painter.setFont(type_font(self, Type.SMALL))
                text = role_text(drawn.role)
                width = QFontMetricsF(painter.font()).horizontalAdvance(text)
                start = line.center().x() - (width + small + 6) / 2
                draw_role(painter, QRectF(start, line.bottom() + 1, small, small), drawn.role, look.felt_accent)
                painter.setPen(look.felt_accent)
                painter.drawText(QRectF(start + small + 6, line.bottom(), width + 4, small + 2), 0, text)
        painter.setPen(look.felt_text)
        if not self._away and self._drawn:
            top = self.card_box(0).bottom() + body + small + 2 * GRID
            area = QRectF(0, top, self.width(), self.height() - top)
            flags = int(centre) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(
                wrapped_box(painter, type_font(self, Type.BODY), area, flags, self._sentence), flags, self._sentence
            )
