"""What a hand does with the mouse and Qt's own tests do by halves."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


def double_click(widget: QWidget, place: QPoint | None = None) -> None:
    """Press twice and let go: after QTest.mouseDClick alone Qt holds the button for pressed, in all tests that follow."""
    where = widget.rect().center() if place is None else place
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=where)
