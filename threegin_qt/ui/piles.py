"""The places in the middle of the table: the stock, the discard pile, the knock place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import Card

from .card import words_for
from .card_art import CardArt
from .drag import DragButton
from .languages import fill, translate
from .painting import card_height, card_pixmap, card_radius, draw_focus, wrapped_box
from .phrases import knock_text
from .theme import RADIUS, Type, faded, theme, type_font


class MiddlePlace(DragButton):
    """A place of the size of a card, which lights up while something may be dropped on it."""

    entered = Signal()
    left = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._card_width = 80
        self._lit = False
        self._over = False
        self._marked = False
        self._ready = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        art.changed.connect(self.update)

    def set_card_width(self, width: int) -> None:
        """The width of a card here."""
        if width != self._card_width:
            self._card_width = width
            self.update()

    def light(self, lit: bool, over: bool = False) -> None:
        """Light up as a place to drop something; `over` while it would be dropped here."""
        if (lit, over) != (self._lit, self._over):
            self._lit, self._over = lit, over
            self.update()

    def set_marked(self, marked: bool) -> None:
        """Mark the place as what a hint or advice is about."""
        if marked != self._marked:
            self._marked = marked
            self.retranslate()
            self.update()

    def set_ready(self, ready: bool) -> None:
        """Show that a click does something here now."""
        if ready != self._ready:
            self._ready = ready
            self.setCursor(Qt.CursorShape.PointingHandCursor if ready else Qt.CursorShape.ArrowCursor)
            self.update()

    def card_box(self) -> QRectF:
        """Where the card lies, in this widget."""
        return QRectF(0, 0, self._card_width, card_height(self._card_width))

    @property
    def layers(self) -> int:
        """How many cards lie here, as far as it shows: the table paints their shadow."""
        return 0

    def retranslate(self) -> None:
        """Make the texts anew."""
        self.setAccessibleDescription(translate("Table", "advised") if self._marked else "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.update()
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.entered.emit()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)

    def paint_empty(self, painter: QPainter) -> None:
        """An outline where nothing lies."""
        look = theme()
        radius = card_radius(self._card_width)
        painter.setPen(QPen(look.felt_line, look.line_width, Qt.PenStyle.DashLine))
        painter.setBrush(faded(look.felt_edge, 0.3))
        painter.drawRoundedRect(self.card_box().adjusted(1, 1, -1, -1), radius, radius)

    def paint_state(self, painter: QPainter) -> None:
        """The outline that says: something can be done here, it may be dropped here, it is advised, it has the keyboard."""
        look = theme()
        box = self.card_box()
        radius = card_radius(self._card_width)
        if self._lit:
            painter.setBrush(faded(look.accent, 0.30 if self._over else 0.12))
            painter.setPen(QPen(look.accent, 4 if self._over else 2.5))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), radius, radius)
        elif self._marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.accent, 3, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
        elif self._ready:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.accent, 2.5 if self.underMouse() else 1.5))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        if self.ringed:
            draw_focus(painter, box, radius, look)


class StockPlace(MiddlePlace):
    """The stock, face down, with the number of its cards below."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self._count = 0
        self.draggable = True
        self.retranslate()

    def show_count(self, count: int) -> None:
        """So many cards are left."""
        if count != self._count:
            self._count = count
            self.retranslate()
            self.update()

    @property
    def layers(self) -> int:
        """How many cards' edges are drawn: the stock gets lower."""
        return min(3, 1 + self._count // 12) if self._count else 0

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(translate("Table", "Stock, %n cards", None, self._count))
        self.setToolTip(translate("Table", "%n cards in the stock", None, self._count))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        width = self._card_width
        if self._count:
            back = card_pixmap(self._art, None, width, self.devicePixelRatioF())
            for layer in range(self.layers - 1, -1, -1):
                painter.drawPixmap(QPointF(2.0 * layer, 2.0 * layer), back)
        else:
            self.paint_empty(painter)
        self.paint_state(painter)
        font = type_font(self, Type.SMALL, True)
        metrics = QFontMetrics(font)
        text = str(self._count)
        box = QRectF(0, 0, max(metrics.horizontalAdvance(text) + 20, 36), metrics.height() + 4)
        box.moveCenter(QPointF(width / 2, self.height() - box.height() / 2))
        painter.setPen(QPen(look.paper_line, look.line_width) if look.line_width > 1 else Qt.PenStyle.NoPen)
        painter.setBrush(look.paper)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setPen(look.text)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class PilePlace(MiddlePlace):
    """The discard pile with its top card."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self._pile: tuple[Card, ...] = ()
        self._hidden = 0
        self._below_hidden = False
        self.draggable = True
        self.retranslate()

    @property
    def top(self) -> Card | None:
        """The card that lies on top."""
        return self._pile[-1] if self._pile else None

    @property
    def layers(self) -> int:
        """One if a card lies here."""
        return int(len(self._pile) > self._hidden)

    def show_pile(self, pile: tuple[Card, ...]) -> None:
        """These cards lie on the pile, the top one last."""
        if pile != self._pile:
            self._pile = pile
            self.retranslate()
            self.update()

    def hide_below(self, hidden: bool) -> None:
        """Let only the top card be seen, also while it is in the air (R13: who wants to rely on memory)."""
        if hidden != self._below_hidden:
            self._below_hidden = hidden
            self.update()

    def hide_top(self, cards: int) -> None:
        """Leave so many cards from the top out while they are in the air."""
        if cards != self._hidden:
            self._hidden = cards
            self.update()

    def retranslate(self) -> None:
        super().retranslate()
        if self.top is None:
            self.setAccessibleName(translate("Table", "Discard pile, empty"))
        else:
            self.setAccessibleName(fill(translate("Table", "Discard pile, %1"), words_for(self.top)))

    def _seen(self, card: Card, below: bool) -> Card | None:
        return None if below and self._below_hidden else card

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._card_width
        pile = self._pile[: len(self._pile) - self._hidden] if self._hidden else self._pile
        if pile:
            dpr = self.devicePixelRatioF()
            if len(pile) > 1:
                painter.drawPixmap(QPointF(2, 2), card_pixmap(self._art, self._seen(pile[-2], True), width, dpr))
            top = self._seen(pile[-1], self._hidden > 0)
            painter.drawPixmap(QPointF(0, 0), card_pixmap(self._art, top, width, dpr))
        else:
            self.paint_empty(painter)
        self.paint_state(painter)


class KnockPlace(MiddlePlace):
    """Where a card is put to knock. It sleeps until a knock is legal, and then says what the knock would leave."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self._left: int | None = None
        self._limit = 10
        self._laid: bool = False
        self.retranslate()

    @property
    def layers(self) -> int:
        """One if a card lies here."""
        return int(self._laid)

    @property
    def awake(self) -> bool:
        """Whether a knock is legal."""
        return self._left is not None

    def show_knock(self, left: int | None, limit: int, laid: bool = False) -> None:
        """A knock would leave `left`; None: there can be none now. `laid`: a card has been put here, face down."""
        if (left, limit, laid) != (self._left, self._limit, self._laid):
            self._left, self._limit, self._laid = left, limit, laid
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        super().retranslate()
        if self._left is not None:
            self.setAccessibleName(knock_text(self._left))
        else:
            self.setAccessibleName(self._asleep())

    def _asleep(self) -> str:
        if self._limit == 0:
            return translate("Table", "Knock: gin only")
        return translate("Table", "Knock: with %n or less", None, self._limit)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        width = self._card_width
        box = self.card_box()
        radius = card_radius(width)
        if self._laid:
            painter.drawPixmap(QPointF(0, 0), card_pixmap(self._art, None, width, self.devicePixelRatioF()))
            self.paint_state(painter)
            return
        awake = self._left is not None
        painter.setPen(
            QPen(look.felt_accent if awake else look.felt_line, 2 if awake else look.line_width, Qt.PenStyle.DashLine)
        )
        painter.setBrush(faded(look.accent, 0.16 if self.underMouse() else 0.08) if awake else faded(look.felt_edge, 0.3))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        if self._lit or self._marked or self.ringed:
            self.paint_state(painter)
        head, _, rest = self.accessibleName().partition(",") if awake else self.accessibleName().partition(":")
        painter.setPen(look.felt_accent if awake else look.felt_muted)
        margin = min(6.0, box.width() * 0.08)
        inner = box.adjusted(margin, margin, -margin, -margin)
        title = type_font(self, Type.TITLE if awake else Type.SMALL, awake)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        head_box = wrapped_box(painter, title, inner, flags, head.strip())
        small = type_font(self, Type.SMALL)
        rest_box = wrapped_box(painter, small, inner.adjusted(0, 0, 0, -head_box.height()), flags, rest.strip())
        top = box.center().y() - (head_box.height() + rest_box.height()) / 2
        painter.setFont(title)
        painter.drawText(QRectF(inner.x(), top, inner.width(), head_box.height()), flags, head.strip())
        if rest_box.height():
            painter.setFont(small)
            area = QRectF(inner.x(), top + head_box.height(), inner.width(), rest_box.height())
            painter.drawText(area, flags, rest.strip())
