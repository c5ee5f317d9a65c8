"""What every page beside the table has: a title, a way back, room below; and what every dialog has."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from .controls import Button, Line, ScrollBar, Text
from .painting import draw_focus
from .theme import GRID, RADIUS, Type, theme


class Page(QWidget):
    """A page of the window. Escape and the button lead back to the table."""

    left = Signal()
    """The person wants to go back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text(self, Type.TITLE, bold=True)
        self.back = Button(self)
        self.back.clicked.connect(self.left)
        self.head = QHBoxLayout()
        self.head.setSpacing(2 * GRID)
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.back)
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 0)
        self.box.setSpacing(2 * GRID)
        self.box.addLayout(self.head)
        self._line = Line(self)
        self.box.addWidget(self._line)

    @property
    def growth(self) -> float:
        """How much larger the text is than usual."""
        return max(1.0, self.fontMetrics().height() / 17)

    def reach_edges(self) -> None:
        """For a page with a table on it: what stands below the head reaches the edges and gives way; its felt needs no line."""
        self._line.hide()
        self.box.setContentsMargins(0, GRID, 0, 0)
        self.box.setSpacing(GRID)
        self.box.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.head.setContentsMargins(2 * GRID, 0, 2 * GRID, GRID)

    def retranslate(self) -> None:
        """Make all texts anew."""
        self.back.setText(self.tr("&Back"))

    def table_for(self, command: str) -> QWidget | None:
        """The table on this page that a command of the table is for, by its name; None where the page has none for it."""
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Sheet(QDialog):
    """A dialog: a title, what it is about in `body`, a row of buttons. It is never larger than its screen."""

    help_wanted = Signal()
    """F1: the person wants to read about the dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text(self, Type.TITLE, bold=True)
        self.body = QVBoxLayout()
        self.body.setSpacing(2 * GRID)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(2 * GRID)
        self.buttons.addStretch()
        box = QVBoxLayout(self)
        # What does not fit scrolls: a dialog may be made as small as the person likes.
        box.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(40 * GRID, 20 * GRID)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.title)
        box.addLayout(self.body, 1)
        box.addWidget(Line(self))
        box.addLayout(self.buttons)

    def add_button(self, default: bool = False) -> Button:
        """One more button on the right; the default one is what Enter does."""
        button = Button(self)
        button.setAutoDefault(default)
        button.setDefault(default)
        self.buttons.addWidget(button)
        return button

    def retranslate(self) -> None:
        """Make all texts anew."""
        raise NotImplementedError

    def fit(self) -> None:
        """Make it large enough for what is in it, as far as the screen allows."""
        room = self.screen().availableGeometry().size() * 0.94
        layout = self.layout()
        assert layout is not None
        hint = layout.totalSizeHint()
        width = min(max(self.width(), hint.width()), room.width())
        height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else hint.height()
        self.resize(width, min(max(self.height(), height), room.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1 and not event.modifiers():
            self.help_wanted.emit()
        else:
            super().keyPressEvent(event)

    def setVisible(self, visible: bool) -> None:
        if visible and not self.isVisible():
            self.fit()
        super().setVisible(visible)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.isVisible():
                # What is in it hears of the language after the dialog, and may need more room than before.
                QTimer.singleShot(0, self, self.fit)


class _ScrollArea(QScrollArea):
    """A place that scrolls; where it can have the keyboard, to be scrolled with, it shows that it has."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            draw_focus(painter, QRectF(self.viewport().rect()), RADIUS, theme())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self.hasFocus():
            self.viewport().update()


def scrolling(widget: QWidget, parent: QWidget) -> QScrollArea:
    """The widget in a place that scrolls up and down where there is not room for all of it."""
    area = _ScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical, area))
    area.setHorizontalScrollBar(ScrollBar(Qt.Orientation.Horizontal, area))
    area.setWidget(widget)
    for bare in (area, area.viewport(), widget):
        bare.setAutoFillBackground(False)
    return area
