"""The quiet bar below the menu: one sentence at a time about something that went wrong, each sentence once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from .assistive import announce
from .controls import Text
from .painting import draw_focus
from .theme import GRID, RADIUS, theme


class _Close(QToolButton):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(4 * GRID, 4 * GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            QPen(theme().text if self.underMouse() else theme().muted, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        centre, reach = QPointF(self.width() / 2, self.height() / 2), GRID / 2
        painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))
        painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()), RADIUS, theme())


class NoticeBar(QWidget):
    """Shows sentences one after another; hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Callable[[], str]] = []
        self._said: set[str] = set()
        self._text = Text(self, wrap=True)
        self._close = _Close(self)
        self._close.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, GRID // 2, GRID, GRID // 2)
        row.addWidget(self._text, 1)
        side = QVBoxLayout()
        side.addWidget(self._close)
        side.addStretch()
        row.addLayout(side)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown, empty for none."""
        return self._text.text() if self._waiting else ""

    def say(self, words: Callable[[], str], once: bool = True) -> None:
        """Show what `words` says, in the language of the moment. A sentence that was said before is not said again.

        With `once` false it is something new each time, and is shown at once.
        """
        text = words()
        if once:
            if text in self._said:
                return
            self._said.add(text)
            self._waiting.append(words)
        else:
            self._waiting.insert(0, words)
        self._show()

    def dismiss(self) -> None:
        """Take the sentence away; the next one comes."""
        if self._waiting:
            self._waiting.pop(0)
        self._show()

    def _show(self) -> None:
        if not self._waiting:
            self.hide()
            return
        text = self._waiting[0]()
        if text != self._text.text() or self.isHidden():
            self._text.setText(text)
            self.show()
            announce(self, text, at_once=True)

    def retranslate(self) -> None:
        """Make all texts anew."""
        self._close.setAccessibleName(self.tr("Close this message"))
        self._close.setToolTip(self.tr("Close this message"))
        if self._waiting:
            self._text.setText(self._waiting[0]())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().paper_raised)
        painter.fillRect(0, 0, 4, self.height(), theme().accent)
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme().paper_line)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
