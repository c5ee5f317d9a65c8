"""What the tests of the pages about matches share: databases, other looks, and whether everything can be read."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from tests.store.games import a_match
from tests.store.generate import made_up_review
from threegin_qt.engine import CLASSIC, MatchRecord
from threegin_qt.models.reading import Reading
from threegin_qt.resources import resource_path
from threegin_qt.store import MatchStore, prepare
from threegin_qt.ui.controls import Text
from threegin_qt.ui.history_details import Elided
from threegin_qt.ui.languages import Languages
from threegin_qt.ui.pages import Page
from threegin_qt.ui.theme import BODY_PIXELS, palette, theme, themes

SHORT = CLASSIC._replace(target=50)


def short_match(seed: int, **wanted: Any) -> MatchRecord:
    """A match that is soon over."""
    return a_match(seed, **{"rules": SHORT, **wanted})


def filled(path: Path, records: Sequence[MatchRecord], reviewed: bool = True) -> MatchStore:
    """A store with these matches, the finished ones with reviews."""
    store = MatchStore(path)
    store.add([prepare(record) for record in records])
    if reviewed:
        for record in records:
            store.keep_review(record.header.match_id, made_up_review(record, random.Random(1)))
    return store


@contextmanager
def look(name: str = "light", text_size: int = 100) -> Iterator[None]:
    """Another theme and text size, and back."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before_font, before_palette = application.font(), application.palette()
    font = QFont(before_font)
    font.setPixelSize(round(BODY_PIXELS * text_size / 100))
    application.setFont(font)
    themes().choose(name)
    application.setPalette(palette(theme()))
    try:
        yield
    finally:
        themes().choose("light")
        application.setFont(before_font)
        application.setPalette(before_palette)


class Frame(QWidget):
    """A window around a page, which is as large as the test wants it, as the program's window is."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.page = page
        page.setParent(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.page.setGeometry(self.rect())
        super().resizeEvent(event)


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """English with its plurals, whatever language a test before has left."""
    languages = Languages([resource_path("translations")])
    languages.use("en")
    yield
    qapp.removeTranslator(languages._catalogue)


LOOKS = [
    ("light", (800, 495), 100),
    ("dark", (1180, 735), 100),
    ("high-contrast", (1180, 735), 150),
    ("light", (800, 495), 200),
    ("dark", (3840, 2100), 100),
]
"""Themes, sizes of a page and text sizes in which everything has to be readable."""

P = TypeVar("P", bound=Page)


class PageKit(Generic[P]):
    """A page over a store of its own, with its reading threads."""

    def __init__(self, store: MatchStore, qtbot: QtBot, make: Callable[[Reading], P], more: Sequence[Reading] = ()) -> None:
        """`make` makes the page over a reading thread; `more` are other threads that it uses."""
        self.store = store
        self.qtbot = qtbot
        self.readings = (Reading(store.reader), *more)
        self.page = make(self.readings[0])
        self.frame = Frame(self.page)
        qtbot.addWidget(self.frame)

    def show(self, width: int = 1180, height: int = 735) -> P:
        """Bring the page up, with everything read and the keyboard where the window would put it."""
        self.frame.resize(width, height)
        self.frame.show()
        self.frame.activateWindow()
        self.settle()
        self.page.take_focus()  # type: ignore[attr-defined]
        return self.page

    def settle(self) -> None:
        """Wait until every question is answered."""
        self.qtbot.waitUntil(lambda: not any(reading.busy for reading in self.readings))
        QTest.qWait(1)

    def close(self) -> None:
        """Put everything away."""
        self.frame.hide()
        for reading in self.readings:
            assert reading.shut_down()
        self.store.close()


def pick(table: QTableView, row: int, more: bool = False) -> None:
    """Select a row, whatever keys a test before has left pressed; with `more` beside those that are selected."""
    flag = QItemSelectionModel.SelectionFlag
    flags = flag.Rows | (flag.Select if more else flag.ClearAndSelect)
    table.selectionModel().setCurrentIndex(table.model().index(row, 0), flags)


def clipped(page: QWidget) -> list[str]:
    """Labels and buttons, of those that can be seen, that are too small for their text, and widgets outside of the page."""
    wrong = []
    for widget in (*page.findChildren(Text), *page.findChildren(QAbstractButton)):
        if not widget.isVisibleTo(page) or isinstance(widget, Elided) or not widget.text():
            continue
        if widget.text() and isinstance(widget, Text) and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                wrong.append(f"{widget.text()[:40]!r} is {widget.height()} high")
        elif widget.sizeHint().width() > widget.width() + 1 or widget.sizeHint().height() > widget.height() + 1:
            wrong.append(f"{widget.text()[:40]!r} has {widget.size()}, needs {widget.sizeHint()}")
    return wrong
