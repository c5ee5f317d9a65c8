"""Actions as a row of buttons; those that find no room go into a menu behind the last button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from .controls import Button, paint_chevron
from .theme import GRID, theme


class ActionButton(Button):
    """A button for an action: its text, whether it can be done, and its key in the tip."""

    def __init__(self, action: QAction, parent: QWidget | None = None, primary: bool = False) -> None:
        super().__init__(parent, primary)
        self.action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self.action
        if self.text() != action.text():
            self.setText(action.text())
            self.updateGeometry()
        self.setEnabled(action.isEnabled())
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(key)


class MenuButton(Button):
    """A button with a menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu_shown = QMenu(self)
        self.clicked.connect(self._show)

    def _show(self) -> None:
        self.menu_shown.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(GRID, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_chevron(painter, QPointF(self.width() - 1.75 * GRID, self.height() / 2), 3, theme().text)


class ActionRow(QWidget):
    """The buttons of the actions that are visible, the most important first; the first is filled with the accent."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = [ActionButton(action, self) for action in actions]
        self.more = MenuButton(self)
        for action in actions:
            self.more.menu_shown.addAction(action)
            action.visibleChanged.connect(self.arrange)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for button in self.buttons:
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.buttons[0].sizeHint().width(), max(button.sizeHint().height() for button in self.buttons))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def arrange(self) -> None:
        """Show as many buttons as there is room for; the first is the main one."""
        wanted = [button for button in self.buttons if button.action.isVisible()]
        for at, button in enumerate(wanted):
            button.set_primary(at == 0)
        widths = [button.sizeHint().width() for button in wanted]
        room = self.width()
        if sum(widths) + GRID * (len(widths) - 1) > room:
            room -= self.more.sizeHint().width() + GRID
        used = 0
        shown: list[ActionButton] = []
        for button, width in zip(wanted, widths, strict=True):
            if shown and used + width > room:
                break
            shown.append(button)
            used += width + GRID
        for button in self.buttons:
            button.setVisible(button in shown)
        self.more.setVisible(len(shown) < len(wanted))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
