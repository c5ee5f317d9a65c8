"""What is selected in the history, in words: as many lines as the page has room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from .controls import Text
from .painting import draw_paper
from .theme import GRID, Type, theme, themes

_LINES_OF_PAGE: Final = ((26, 3), (20, 1))
"""From so many lines of text that the page is high on, so many lines are shown below the title."""


class Elided(Text):
    """A line of text that is cut where there is no room for it; the tip has all of it."""

    def __init__(self, parent: QWidget | None = None, size: Type = Type.BODY, bold: bool = False, muted: bool = False) -> None:
        super().__init__(parent, size, bold, muted)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


class MatchDetails(QWidget):
    """A title and up to three lines about what is selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ("",)
        self._most = 3
        self._title = Elided(self, bold=True)
        self._lines = [Elided(self, muted=at == 0) for at in range(3)]
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, GRID + 4)
        box.setSpacing(2)
        box.addWidget(self._title)
        for line in self._lines:
            box.addWidget(line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        themes().changed.connect(self.update)

    @property
    def words(self) -> tuple[str, ...]:
        """What is said, the title first."""
        return self._words

    def show_words(self, title: str, lines: Sequence[str] = ()) -> None:
        """Say this."""
        self._words = (title, *lines)
        self._show()

    def set_room(self, lines_of_page: int) -> None:
        """Take no more room than a page has that is so many lines of text high."""
        most = next((lines for least, lines in _LINES_OF_PAGE if lines_of_page >= least), 0)
        if most != self._most:
            self._most = most
            self._show()

    def _show(self) -> None:
        title, *lines = self._words
        self._title.setText(title)
        # Where there is room for one line only, the points matter most.
        order = lines if self._most >= len(lines) else [*lines[1:], *lines[:1]]
        for at, line in enumerate(self._lines):
            text = order[at] if at < min(self._most, len(order)) else ""
            line.setText(text)
            line.setVisible(at < self._most)
        self.setAccessibleName(". ".join(self._words))

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_paper(QPainter(self), QRectF(self.rect()), theme(), raised=True)
