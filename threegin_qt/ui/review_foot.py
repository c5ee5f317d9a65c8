"""What stands below the list of a review: the number of the deal shown, and the way to play on from there."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from threegin_qt.engine import format_deal_number

from .controls import Button, Text
from .languages import fill, translate
from .theme import GRID, Type

_UNBROKEN = "\u00a0"


class ReviewFoot(QWidget):
    """The deal's number and the button. The number breaks after its word, or else in the middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: str | None = None
        self.number = Text(self, Type.SMALL, muted=True, wrap=True)
        self.from_here = Button(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 0, 2 * GRID, 2 * GRID)
        row.setSpacing(GRID)
        row.addWidget(self.number, 1)
        row.addWidget(self.from_here)

    def show_deal(self, number: str | None) -> None:
        """Show the number of a deal, or none."""
        self._deal = number
        self._show_number()

    def _show_number(self) -> None:
        if self._deal is None:
            self.number.setText("")
            return
        digits = format_deal_number(self._deal).replace(" ", _UNBROKEN)
        room = self.width() - 5 * GRID - self.from_here.sizeHint().width()
        if QFontMetrics(self.number.font()).horizontalAdvance(digits) > room:
            half = len(digits) // 2
            digits = f"{digits[:half]} {digits[half + 1 :]}"
        self.number.setText(fill(translate("Review", "Deal %1"), digits))

    def retranslate(self) -> None:
        """Make all texts anew."""
        self.from_here.setText(translate("Review", "&Play from here"))
        self._show_number()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_number()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_number()
