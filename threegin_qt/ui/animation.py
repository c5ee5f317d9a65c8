"""Movement: cards that fly, cards that slide. It only decorates; what lies where is decided before it starts.

Nothing here runs while nothing moves: every animation is a QVariantAnimation that ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from .painting import card_radius, draw_shadow
from .theme import FLIGHT_MS, SLIDE_MS, Speed, theme

_SHADOW_REACH: Final = 0.2
"""No shadow of a card reaches further, of its width: a lifted one's falls 0.14 around and 0.05 down."""
_LEAST_REACH: Final = 8


class Slides(QObject):
    """Widgets that slide to their places, all in one movement."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._ways: dict[QWidget, tuple[QPoint, QPoint]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self._arrived)

    @property
    def moving(self) -> bool:
        """Whether anything slides at this moment."""
        return bool(self._ways)

    def go(self, places: dict[QWidget, QPoint], at_once: bool = False) -> None:
        """Slide widgets to these places from wherever they are; those on their way to another place turn round."""
        self._clock.stop()
        self._ways = {
            widget: (widget.pos(), place)
            for widget, place in ({w: end for w, (_, end) in self._ways.items()} | places).items()
            if widget.pos() != place
        }
        if not self._ways:
            return
        if at_once or not self.speed.on:
            self._step(1.0)
            self._ways.clear()
            return
        self._clock.setDuration(self.speed.ms(SLIDE_MS))
        self._clock.start()

    def forget(self, widget: QWidget) -> None:
        """A widget is about to go away."""
        self._ways.pop(widget, None)

    def finish(self) -> None:
        """Put everything where it is going."""
        if self._ways:
            self._clock.stop()
            self._step(1.0)
            self._ways.clear()

    def _arrived(self) -> None:
        self._ways.clear()

    def _step(self, share: float) -> None:
        for widget, (start, end) in self._ways.items():
            before = widget.geometry()
            widget.move(start + (end - start) * share)
            row = widget.parentWidget()
            if row is not None and widget.geometry() != before:
                # What it lies on paints its shadow, beyond the places that Qt paints anew by itself.
                reach = max(_LEAST_REACH, round(widget.width() * _SHADOW_REACH))
                row.update(before.united(widget.geometry()).adjusted(-reach, -reach, reach, reach))


class Flyer(QWidget):
    """A card in the air: a picture that lets every click through."""

    def __init__(self, parent: QWidget, pixmap: QPixmap, high: float = 1.0) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._pixmap = pixmap
        size = pixmap.deviceIndependentSize()
        self.reach = max(6.0, size.width() * 0.12) * high
        self.resize(round(size.width() + 2 * self.reach), round(size.height() + 2.4 * self.reach))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self._pixmap.deviceIndependentSize()
        box = QRectF(self.reach, self.reach, size.width(), size.height())
        draw_shadow(painter, box, card_radius(size.width()), self.reach, theme().shadow)
        painter.drawPixmap(box.topLeft(), self._pixmap)

    def put(self, at: QPoint) -> None:
        """Put the card's top left corner there, in the parent."""
        self.move(at - QPoint(round(self.reach), round(self.reach)))


class Flights(QObject):
    """Cards that fly over the table, one batch after the other joins those in the air.

    `landed` is emitted each time the air is empty again.
    """

    landed = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.speed = Speed.NORMAL
        self._table = table
        self._in_air: dict[QVariantAnimation, tuple[Flyer, QPoint, QPoint, Callable[[], None] | None]] = {}

    @property
    def busy(self) -> bool:
        """Whether a card is in the air."""
        return bool(self._in_air)

    def fly(
        self, pixmap: QPixmap, start: QPoint, end: QPoint, landed: Callable[[], None] | None = None, after_ms: int = 0
    ) -> None:
        """Let a card fly from one top left corner to another, in the table; `landed` is called when it is there.

        With movement off it is there at once. `after_ms`: it starts so much later (at normal speed), unseen until then.
        """
        if not self.speed.on:
            if landed is not None:
                landed()
            return
        flyer = Flyer(self._table, pixmap)
        flyer.put(start)
        flyer.setVisible(not after_ms)
        flyer.raise_()
        clock = QVariantAnimation(self)
        duration = self.speed.ms(FLIGHT_MS)
        wait = self.speed.ms(after_ms)
        clock.setStartValue(0.0)
        if wait:
            clock.setKeyValueAt(wait / (wait + duration), 0.0)
        clock.setEndValue(1.0)
        clock.setDuration(wait + duration)
        clock.setEasingCurve(QEasingCurve.Type.InOutCubic if not wait else QEasingCurve.Type.Linear)
        self._in_air[clock] = (flyer, start, end, landed)
        clock.valueChanged.connect(self._step)
        clock.finished.connect(self._finished)
        clock.start()

    def _step(self, share: float) -> None:
        clock = self.sender()
        if clock in self._in_air:
            flyer, start, end, _ = self._in_air[clock]
            flyer.put(start + (end - start) * share)
            if share > 0 and flyer.isHidden():
                flyer.show()

    def _finished(self) -> None:
        clock = self.sender()
        if clock in self._in_air:
            self._land(clock)
            if not self._in_air:
                self.landed.emit()

    def _land(self, clock: QVariantAnimation) -> None:
        flyer, _, _, landed = self._in_air.pop(clock)
        flyer.hide()
        flyer.deleteLater()
        clock.deleteLater()
        if landed is not None:
            landed()

    def finish(self) -> None:
        """Let everything land now."""
        if not self._in_air:
            return
        for clock in tuple(self._in_air):
            clock.stop()
            if clock in self._in_air:
                self._land(clock)
        self.landed.emit()
