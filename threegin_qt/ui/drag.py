"""Dragging on the table: a ghost that follows the pointer, and places where it may be dropped.

There is no QDrag and no grab: the button that was pressed gets the moves until the release, as with any press. What was
lifted stays where it is until the drop is accepted, so that a drag that comes to nothing leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from threegin_qt.engine import Card

from .animation import Flyer


class Ring:
    """Whether the focus ring is wanted: from the first key that moves the focus until the mouse is used again."""

    wanted = False

    @classmethod
    def after(cls, reason: Qt.FocusReason) -> None:
        """Take note of how the keyboard came to a widget. Qt says Tab also where a hidden widget lost it: that is no key."""
        if reason == Qt.FocusReason.MouseFocusReason:
            cls.wanted = False


class Press(NamedTuple):
    """A press of the left mouse button."""

    place: QPoint
    """On the screen."""
    time: int
    """When the hand pressed, in milliseconds: the program may get to it later."""
    double: bool
    """Whether Qt takes it for the second of a double click."""

    @classmethod
    def of(cls, event: QMouseEvent) -> Press:
        """The press that this event tells."""
        double = event.type() == QMouseEvent.Type.MouseButtonDblClick
        return cls(event.globalPosition().toPoint(), event.timestamp(), double)


class ClickGuard:
    """After a click that did something: the rest of a double or triple click at that place is to do nothing.

    One serves everything that can be clicked on a table, since a click elsewhere is what ends a double click. A click without
    a press (None) comes from a key or a screen reader, and is always meant.
    """

    def __init__(self) -> None:
        self._last: Press | None = None

    def start(self, press: Press | None) -> None:
        """The click of this press did something."""
        self._last = press

    def holds(self, press: Press | None) -> bool:
        """Whether a click is the rest of the one before.

        By the place, not by the widget: something else may be there by now.
        """
        last = self._last
        if last is not None and press is not None:
            near = (press.place - last.place).manhattanLength() < QApplication.startDragDistance()
            if near and (press.double or press.time - last.time < QApplication.doubleClickInterval()):
                self._last = press  # however often a nervous finger clicks
                return True
        self._last = None
        return False


def step_in_group(button: QAbstractButton, key: int) -> bool:
    """Left and Right among buttons of which one is chosen: only that one is a stop of Tab. False for another key."""
    step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key))
    group = button.group()
    if step is None or group is None:
        return False
    buttons = [each for each in group.buttons() if each.isVisible() and each.isEnabled()]
    at = buttons.index(button) + step
    if 0 <= at < len(buttons):
        Ring.wanted = True
        buttons[at].click()
        buttons[at].setFocus(Qt.FocusReason.OtherFocusReason)
    return True


class DragButton(QAbstractButton):
    """A button that can also be dragged. A press that moves less than the system's drag distance is a click."""

    drag_began = Signal(QPoint)
    """Where in the button it was pressed."""
    drag_moved = Signal(QPoint)
    """The pointer, in global coordinates."""
    drag_dropped = Signal(QPoint)
    drag_cancelled = Signal()
    space_pressed = Signal()
    """The space bar, which may mean less than a click does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draggable = False
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self.press: Press | None = None
        """What the click being told comes from, if the mouse made it."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        Ring.wanted = False
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
            self.press = Press.of(event)
        elif self._dragging:
            self.stop_drag()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_at = None
        self.press = Press.of(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self.drag_moved.emit(event.globalPosition().toPoint())
            return
        pressed = self._pressed_at
        if pressed is not None and self.draggable and event.buttons() & Qt.MouseButton.LeftButton:
            way = event.position().toPoint() - pressed
            if way.manhattanLength() >= QApplication.startDragDistance():
                self.setDown(False)
                self._dragging = True
                self.drag_began.emit(pressed)
                if self._dragging:
                    self.drag_moved.emit(event.globalPosition().toPoint())
                return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = None
        if self._dragging:
            if event.button() == Qt.MouseButton.LeftButton:
                self._dragging = False
                self.drag_dropped.emit(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)
        self.press = None

    @property
    def ringed(self) -> bool:
        """Whether the focus ring is to be drawn."""
        return Ring.wanted and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        Ring.after(event.reason())
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            Ring.wanted = True
            if not event.isAutoRepeat():
                self.space_pressed.emit()
            return
        # Enter, arrows and letters are the table's.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def stop_drag(self) -> None:
        """End a drag without a drop, if there is one; the press is forgotten."""
        self._pressed_at = None
        if self._dragging:
            self._dragging = False
            self.setDown(False)
            self.drag_cancelled.emit()


class Place(NamedTuple):
    """Where something may be dropped."""

    widget: QWidget
    area: QRect
    """In the table's coordinates."""
    light: Callable[[bool, QPoint | None], None]
    """Called with (may be dropped here, the pointer in the table if it is over the place)."""
    drop: Callable[[QPoint], None]


class Drag(QObject):
    """The one drag that may be under way on a table."""

    ended = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._source: DragButton | None = None
        self._ghost: Flyer | None = None
        self._offset = QPoint()
        self._places: Sequence[Place] = ()
        self._elsewhere: Callable[[QPoint, QPoint], None] | None = None
        self.card: Card | None = None

    @property
    def active(self) -> bool:
        """Whether something is being dragged."""
        return self._source is not None

    @property
    def source(self) -> DragButton | None:
        """What is being dragged."""
        return self._source

    def begin(
        self,
        source: DragButton,
        pressed: QPoint,
        pixmap: QPixmap,
        card: Card | None,
        places: Sequence[Place],
        elsewhere: Callable[[QPoint, QPoint], None],
    ) -> None:
        """Lift the ghost of a button. `elsewhere` gets the pointer and the ghost's corner of a drop outside all places."""
        self.cancel()
        self._source = source
        self._offset = pressed
        self._places = places
        self._elsewhere = elsewhere
        self.card = card
        self._ghost = Flyer(self._table, pixmap, 1.4)
        self._ghost.put(source.mapTo(self._table, QPoint(0, 0)))
        self._ghost.show()
        self._ghost.raise_()
        source.drag_moved.connect(self._moved)
        source.drag_dropped.connect(self._dropped)
        source.drag_cancelled.connect(self._stopped)
        for place in places:
            place.light(True, None)

    def cancel(self) -> None:
        """End the drag, if there is one, with everything where it was."""
        if self._source is not None:
            self._source.stop_drag()

    def _moved(self, pointer: QPoint) -> None:
        if self._ghost is None:
            return
        at = self._table.mapFromGlobal(pointer)
        self._ghost.put(at - self._offset)
        for place in self._places:
            place.light(True, at if place.area.contains(at) else None)

    def _dropped(self, pointer: QPoint) -> None:
        at = self._table.mapFromGlobal(pointer)
        places, elsewhere, offset = self._places, self._elsewhere, self._offset
        self._end()
        place = next((place for place in places if place.area.contains(at)), None)
        if place is not None:
            place.drop(at)
        elif elsewhere is not None:
            elsewhere(at, at - offset)
        self.ended.emit()

    def _stopped(self) -> None:
        self._end()
        self.ended.emit()

    def _end(self) -> None:
        source, self._source = self._source, None
        if source is not None:
            source.drag_moved.disconnect(self._moved)
            source.drag_dropped.disconnect(self._dropped)
            source.drag_cancelled.disconnect(self._stopped)
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
        for place in self._places:
            place.light(False, None)
        self._places = ()
        self._elsewhere = None
        self.card = None
