"""What the tests of all languages share: everything that a window says, what is painted, and what of it is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QHeaderView,
    QLabel,
    QTableView,
    QTextBrowser,
    QWidget,
)
from shell_kit import texts

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_SLACK = 1.5
"""Pixels by which a text may be wider than its room: metrics are rounded, and ink ends before the advance of a letter."""


class Painted:
    """The texts that Python code paints while it is watched, and those of them that do not have their room."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.cut: list[str] = []

    def elided(self, text: str, shown: str) -> None:
        """A text was shortened to its room."""
        if shown != text:
            self.cut.append(f"{text!r} is shortened to {shown!r}")

    def drawn(self, painter: QPainter, place: Any, flags: int | None, text: str) -> None:
        """A text was painted at a point, or into a rectangle."""
        self.texts.append(text)
        if flags is None or not isinstance(place, QRect | QRectF):
            return
        room = QRectF(place)
        box = QFontMetricsF(painter.font()).boundingRect(room, flags, text)
        if box.width() > room.width() + _SLACK or box.height() > room.height() + _SLACK:
            self.cut.append(f"{text!r} needs {box.width():.0f}x{box.height():.0f}, has {room.width():.0f}x{room.height():.0f}")


@contextmanager
def watched() -> Iterator[Painted]:
    """Watch what is painted: QPainter.drawText and elidedText of font metrics, as Python code calls them."""
    found = Painted()
    draw, elide, elide_f = QPainter.drawText, QFontMetrics.elidedText, QFontMetricsF.elidedText

    def drawing(self: QPainter, *arguments: Any) -> Any:
        text = next(each for each in arguments if isinstance(each, str))
        at = arguments.index(text)
        flags = (
            int(getattr(arguments[1], "value", arguments[1])) if at == 2 and isinstance(arguments[0], QRect | QRectF) else None
        )
        found.drawn(self, arguments[0], flags, text)
        return draw(self, *arguments)

    def eliding(self: QFontMetrics, text: str, *arguments: Any) -> str:
        shown = elide(self, text, *arguments)
        found.elided(text, shown)
        return shown

    def eliding_f(self: QFontMetricsF, text: str, *arguments: Any) -> str:
        shown = elide_f(self, text, *arguments)
        found.elided(text, shown)
        return shown

    QPainter.drawText, QFontMetrics.elidedText, QFontMetricsF.elidedText = drawing, eliding, eliding_f  # type: ignore[method-assign,assignment]
    try:
        yield found
    finally:
        QPainter.drawText, QFontMetrics.elidedText, QFontMetricsF.elidedText = draw, elide, elide_f  # type: ignore[method-assign]


def painted(widget: QWidget) -> Painted:
    """What a widget and everything in it paints now."""
    with watched() as found:
        widget.grab()
    return found


def of_models(widget: QWidget) -> Iterator[tuple[str, str]]:
    """The texts in the models of the views in a widget, each with the kind of view."""
    for view in widget.findChildren(QAbstractItemView):
        model = view.model()
        if model is None or isinstance(view, QHeaderView) or not view.isVisible():
            continue
        kind = type(view).__name__
        # A list's model keeps to itself how many columns it has.
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for row in range(min(model.rowCount(), 60)):
            for column in range(columns):
                index = model.index(row, column)
                yield from ((kind, str(text)) for role in _ROLES if (text := model.data(index, role)))
        for way, count in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, model.rowCount())):
            for at in range(min(count, 60)):
                yield from ((kind, str(text)) for role in _ROLES if (text := model.headerData(at, way, role)))


def everything(widget: QWidget) -> list[tuple[str, str]]:
    """Every text that a widget shows, says to a screen reader or holds in a model, each with where."""
    found = [*texts(widget, hidden=False), *of_models(widget)]
    found += [("painted", text) for text in painted(widget).texts]
    return found


def cut_off(widget: QWidget) -> list[str]:
    """The texts in a widget that are cut off or shortened because there is too little room."""
    found = list(painted(widget).cut)
    for each in widget.findChildren(QWidget):
        if not each.isVisible() or each.visibleRegion().isEmpty():
            continue
        name = type(each).__name__
        if isinstance(each, QLabel) and each.text() and type(each).__name__ in ("QLabel", "Text"):
            found += _label(each)  # type: ignore[arg-type]
        elif isinstance(each, QAbstractButton) and each.text() and "\n" not in each.text():
            need = QFontMetrics(each.font()).size(int(Qt.TextFlag.TextShowMnemonic), each.text()).width()
            if need > each.width() and each.heightForWidth(each.width()) <= 0:
                found.append(f"{name} {each.text()!r} needs {need}, has {each.width()}")
        elif isinstance(each, QTableView):
            found += _table(each)
        if isinstance(each, QLabel | QAbstractButton) and each.text() and _is_out(each):
            found.append(f"{name} {each.text()!r} is out of the window")
    return found


def _label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + 1:
            yield f"label {label.text()!r} is {label.height()} high, needs {label.heightForWidth(label.width())}"
        words = max(QFontMetrics(label.font()).horizontalAdvance(word) for word in label.text().replace("&", "").split())
        if words > label.width() + 1:
            yield f"label {label.text()!r} is narrower than its longest word"
    elif label.sizeHint().width() > label.width() + 1:
        yield f"label {label.text()!r} is {label.width()} wide, needs {label.sizeHint().width()}"


def _table(view: QTableView) -> Iterator[str]:
    """Cells that Qt itself paints; ours are watched while they are painted."""
    delegate = view.itemDelegate()
    if type(delegate).__module__.startswith("threegin_qt"):
        return
    model = view.model()
    for column in range(model.columnCount()):
        for row in range(model.rowCount()):
            index: QModelIndex = model.index(row, column)
            text = index.data()
            room = view.visualRect(index)
            if text and room.isValid() and QFontMetrics(view.font()).horizontalAdvance(str(text)) > room.width():
                yield f"cell {text!r} is {room.width()} wide"


def _is_out(widget: QWidget) -> bool:
    """Whether a part of a widget is cut off by what it lies in; pages and lists that scroll up and down may do so."""
    rect = QRect(0, 0, widget.width(), widget.height())
    place, around = widget, widget.parentWidget()
    while around is not None and not place.isWindow():
        at = rect.translated(widget.mapTo(around, rect.topLeft()))
        inside = around.rect()
        scrolls = isinstance(around.parentWidget(), QAbstractScrollArea)
        if at.left() < inside.left() - 1 or at.right() > inside.right() + 1:
            return True
        if scrolls:
            return False  # it scrolls up and down
        if at.top() < inside.top() - 1 or at.bottom() > inside.bottom() + 1:
            return True
        place, around = around, around.parentWidget()
    return False


def read_texts(widget: QWidget) -> list[str]:
    """The documents that are shown: the rules, the lesson."""
    return [browser.toPlainText() for browser in widget.findChildren(QTextBrowser) if browser.isVisible()]


def windows() -> list[QWidget]:
    """The windows that can be seen."""
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
