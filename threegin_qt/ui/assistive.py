"""What is said to assistive software, and what it does with neither mouse nor keys.

It toggles a button without a click, and it selects an item without making it the current one; Qt tells of these in other
signals than of what a person does. Here they become the same.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QItemSelectionModel, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QWidget


def announce(widget: QWidget, text: str, at_once: bool = False) -> None:
    """Have a screen reader say this, after what it is saying; `at_once` in place of it, where it answers the person."""
    event = QAccessibleAnnouncementEvent(widget, text)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def heed_toggle(button: QAbstractButton, known: Callable[[], bool], tell: Callable[[], object]) -> None:
    """Tell of a button that is checked and not clicked; `known` says whether it is what is in force anyway."""

    def later() -> None:
        # After the click that may be going on: its own signal comes first.
        if button.isChecked() and not known():
            tell()

    button.toggled.connect(lambda on: QTimer.singleShot(0, button, later) if on else None)


def heed_selection(view: QAbstractItemView, tell: Callable[[int], object] | None = None) -> None:
    """Where one item of a list is selected and is not the current one, make it that, or tell of its row instead."""

    def later() -> None:
        # Qt selects first and makes the item the current one then.
        model = view.selectionModel()
        rows = {index.row() for index in model.selectedIndexes()} if model is not None else set()
        if len(rows) != 1 or rows == {view.currentIndex().row()}:
            return
        row = rows.pop()
        if tell is None:
            index = model.model().index(row, max(0, view.currentIndex().column()), view.rootIndex())
            model.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        else:
            tell(row)

    model = view.selectionModel()
    if model is not None:
        model.selectionChanged.connect(lambda: QTimer.singleShot(0, view, later))
