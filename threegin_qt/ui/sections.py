"""What long pages are made of: sections with a title, two columns that become one, large figures."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from .controls import Line, Text
from .theme import GRID, Type


class Section(QWidget):
    """A title, a sentence below it, and what it is about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text(self, Type.TITLE, bold=True, wrap=True)
        self.words = Text(self, muted=True, wrap=True)
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(GRID)
        self.box.addWidget(self.title)
        self.box.addWidget(Line(self))
        self.box.addWidget(self.words)

    def name(self, title: str, words: str = "") -> None:
        """Give it a title, and a sentence if there is one to say."""
        self.title.setText(title)
        self.words.setText(words)
        self.words.setVisible(bool(words))


class TwoColumns(QWidget):
    """Two widgets side by side, one below the other where the page is narrow."""

    _LEAST = 110 * GRID
    """At the text's normal size: below it there is one column."""

    def __init__(self, left: QWidget, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(5 * GRID)
        self._box.addWidget(left, 1)
        self._box.addWidget(right, 1)
        for part in (left, right):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def arrange(self) -> None:
        """Side by side or not, as there is room."""
        wide = self.width() >= self._LEAST * self.fontMetrics().height() / 17
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != way:
            self._box.setDirection(way)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.arrange()


class BigFigure(QWidget):
    """A large figure with what it is and what it rests on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure = Text(self, Type.DISPLAY, bold=True)
        self._name = Text(self)
        self._detail = Text(self, Type.SMALL, muted=True)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 2 * GRID, 0)
        box.setSpacing(0)
        for part in (self._figure, self._name, self._detail):
            box.addWidget(part)
        box.addStretch()

    def show_figure(self, figure: str, name: str, detail: str = "") -> None:
        """Show this."""
        self._figure.setText(figure)
        self._name.setText(name)
        self._detail.setText(detail)
        self.setAccessibleName(" ".join(part for part in (figure, name, detail) if part))
