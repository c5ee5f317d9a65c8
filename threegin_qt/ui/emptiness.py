"""What a page shows while it has nothing to show: a few cards, what will be here, and what to do about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from .card_art import CardArt
from .controls import Button, Text
from .painting import card_height
from .theme import GRID, Type, themes


class _Fan(QWidget):
    """Three cards, face down."""

    _CARD = 10 * GRID
    _TURNS = (-13, 0, 13)
    _PIVOT = 5 * GRID
    """How far below the cards the point is about which they are turned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = CardArt(parent=self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        themes().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(3 * self._CARD, card_height(self._CARD) + 3 * GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        back = self._art.back(self._CARD, self.devicePixelRatioF())
        for turn in self._TURNS:
            painter.save()
            painter.translate(self.width() / 2, card_height(self._CARD) + GRID + self._PIVOT)
            painter.rotate(turn)
            painter.drawPixmap(QPointF(-self._CARD / 2, -card_height(self._CARD) - self._PIVOT), back)
            painter.restore()


class Emptiness(QWidget):
    """A title, a sentence, one button or two."""

    def __init__(self, parent: QWidget | None = None, cards: bool = True) -> None:
        super().__init__(parent)
        self.title = Text(self, Type.TITLE, bold=True, wrap=True)
        self.text = Text(self, muted=True, wrap=True)
        self.first, self.second = Button(self, primary=True), Button(self)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addStretch()
        row.addWidget(self.first)
        row.addWidget(self.second)
        row.addStretch()
        box = QVBoxLayout(self)
        box.setSpacing(GRID)
        box.addStretch(2)
        if cards:
            box.addWidget(_Fan(self), 0, Qt.AlignmentFlag.AlignHCenter)
            box.addSpacing(2 * GRID)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            box.addWidget(label)
        box.addSpacing(GRID)
        box.addLayout(row)
        box.addStretch(3)

    def show_words(self, title: str, text: str, first: str = "", second: str = "") -> None:
        """Say this, with the buttons that have a text."""
        self.title.setText(title)
        self.text.setText(text)
        for button, word in ((self.first, first), (self.second, second)):
            button.setText(word)
            button.setVisible(bool(word))
