"""What the list of matches is narrowed to: the line of search and order above it, and the filters below that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QDate, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDateEdit, QHBoxLayout, QVBoxLayout, QWidget

from threegin_qt.engine import PRESETS, Level, Mode, Origin
from threegin_qt.models.history import COLUMNS, descends_first
from threegin_qt.store import Column, MatchFilter, Result

from .controls import Button, Choice, Field, Text, paint_box, row_height
from .flow import FlowLayout
from .history_words import column_text, origin_text, result_word
from .languages import fill
from .pages import scrolling
from .paper_table import draw_arrow
from .phrases import mode_text, preset_text
from .review_words import number_text
from .theme import GRID, Type, theme
from .time_words import utc_text
from .verdict_words import level_text

_TYPING_MS: Final = 120
"""After so long without another key the search begins."""
_DAYS: Final = (7, 30, 365)
_OWN_DATES: Final = "from-to"
_ERRORS: Final = ((None, 0.25), (0.25, 0.5), (0.5, 1.0), (1.0, None))
"""Ranges of the error rate, points a decision."""


class SearchField(Field):
    """A line to search by, with a lens; Escape empties it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(80)
        self.setClearButtonEnabled(False)
        self.setTextMargins(4 * GRID, 0, GRID, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().muted, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        centre = QPointF(2.25 * GRID, self.height() / 2 - 1)
        painter.drawEllipse(centre, 5, 5)
        painter.drawLine(centre + QPointF(4, 4), centre + QPointF(8, 8))


class DateField(QDateEdit):
    """A day, by its parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.lineEdit().setTextMargins(GRID, 0, GRID, 0)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("30 Sept 2026") + 5 * GRID, row_height(self))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_box(self, painter, theme().paper_raised, theme())


class DirectionButton(Button):
    """Which way the list is sorted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.descending = True

    def sizeHint(self) -> QSize:
        return QSize(row_height(self), row_height(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(1.4, 1.4)
        draw_arrow(painter, QPointF(0, 0), not self.descending, theme().text)


class UnfoldButton(Button):
    """A button that something is unfolded by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(2 * GRID, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_arrow(painter, QPointF(self.width() - 1.75 * GRID, self.height() / 2), self.isChecked(), theme().text)


class _Filter(NamedTuple):
    """A choice, the words for it and its items, and what it does to a filter."""

    label: Callable[[], str]
    items: Callable[[], Iterable[tuple[Any, str]]]
    use: Callable[[MatchFilter, Any], MatchFilter]


class HistoryFilters(QWidget):
    """Search, order and filters. `narrowed` tells of each change of the filter, `ordered` of each of the order."""

    narrowed = Signal(object)
    """The MatchFilter."""
    ordered = Signal(object, bool)
    """The Column to sort by, and whether it descends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._opponents: tuple[str, ...] = ()
        self._told = MatchFilter()
        self._room = 60 * GRID
        self.search = SearchField(self)
        self.toggle = UnfoldButton(self)
        self.column = Choice(self)
        self.direction = DirectionButton(self)
        self.clear = Button(self)
        self._filters = self._all_filters()
        self._panel = QWidget(self)
        flow = FlowLayout(self._panel, across=GRID)
        self._fold = scrolling(self._panel, self)
        self._choices = [Choice(self._panel) for _ in self._filters]
        self._labels = [Text(self._panel, Type.SMALL, muted=True) for _ in self._filters]
        self.since, self.until = DateField(self._panel), DateField(self._panel)
        self._between = [Text(self._panel, Type.SMALL, muted=True) for _ in range(2)]
        for label, choice in zip(self._labels, self._choices, strict=True):
            flow.addWidget(labelled(label, choice, self._panel))
            if choice is self._choices[0]:
                self._dates = [
                    labelled(text, field, self._panel)
                    for text, field in zip(self._between, (self.since, self.until), strict=True)
                ]
                for pair in self._dates:
                    flow.addWidget(pair)
        flow.addWidget(labelled(Text(self._panel, Type.SMALL), self.clear, self._panel))

        line = QHBoxLayout()
        line.setSpacing(GRID)
        line.addWidget(self.search, 1)
        line.addWidget(self.toggle)
        line.addSpacing(GRID)
        line.addWidget(self.column)
        line.addWidget(self.direction)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(GRID)
        box.addLayout(line)
        box.addWidget(self._fold)

        today = QDate.currentDate()
        self.since.setDate(today.addMonths(-1))
        self.until.setDate(today)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typing.timeout.connect(self._tell)
        self.search.textChanged.connect(self._typing.start)
        self.search.returnPressed.connect(self._tell)
        self.toggle.toggled.connect(self._show_panel)
        self.clear.clicked.connect(self.clear_filters)
        for choice in self._choices:
            choice.activated.connect(self._tell)
        for field in (self.since, self.until):
            field.dateChanged.connect(self._tell)
        self.column.activated.connect(self._column_chosen)
        self.direction.clicked.connect(self._turn)
        for pair in self._dates:
            pair.hide()
        self._fold.hide()
        self.retranslate()

    def _all_filters(self) -> tuple[_Filter, ...]:
        """The filters in the order in which they are shown; the first is that of the dates."""
        return (
            _Filter(lambda: self.tr("Date"), self._date_items, lambda wanted, value: self._in_dates(wanted, value)),
            _Filter(
                lambda: self.tr("Result"),
                lambda: [(each, result_word(each)) for each in Result if each is not Result.DECIDED],
                lambda wanted, value: wanted._replace(results=frozenset((value,))),
            ),
            _Filter(
                lambda: self.tr("Opponent"),
                lambda: [(name, name) for name in self._opponents],
                lambda wanted, value: wanted._replace(opponents=frozenset((value,))),
            ),
            _Filter(
                lambda: self.tr("Level"),
                lambda: [(level, level_text(level)) for level in Level],
                lambda wanted, value: wanted._replace(levels=frozenset((value,))),
            ),
            _Filter(
                lambda: self.tr("Rules"),
                lambda: [*((name, preset_text(name)) for name in PRESETS), ("custom", preset_text(None))],
                lambda wanted, value: wanted._replace(presets=frozenset((value,))),
            ),
            _Filter(
                lambda: self.tr("Kind"),
                lambda: [
                    *((mode.name, mode_text(mode)) for mode in Mode),
                    *((origin.name, origin_text(origin)) for origin in (Origin.OWN, Origin.IMPORTED)),
                ],
                lambda wanted, value: (
                    wanted._replace(modes=frozenset((Mode[value],)))
                    if value in Mode.__members__
                    else wanted._replace(origins=frozenset((Origin[value],)))
                ),
            ),
            _Filter(
                lambda: self.tr("Error rate"),
                self._error_items,
                lambda wanted, value: wanted._replace(least_error=_ERRORS[value][0], most_error=_ERRORS[value][1]),
            ),
        )

    def _date_items(self) -> list[tuple[Any, str]]:
        days = [(str(days), self.tr("last %n days", None, days)) for days in _DAYS]
        return [("0", self.tr("today")), *days, (_OWN_DATES, self.tr("from … to …"))]

    def _in_dates(self, wanted: MatchFilter, value: str) -> MatchFilter:
        if value == _OWN_DATES:
            first, last = sorted((self.since.date(), self.until.date()), key=QDate.toJulianDay)
            return wanted._replace(since=utc_text(first), before=utc_text(last.addDays(1)))
        return wanted._replace(since=utc_text(QDate.currentDate().addDays(-int(value))))

    def _error_items(self) -> list[tuple[Any, str]]:
        items = []
        for number, (least, most) in enumerate(_ERRORS):
            if least is None:
                text = fill(self.tr("up to %1"), number_text(most or 0, 2))
            elif most is None:
                text = fill(self.tr("%1 and more"), number_text(least, 2))
            else:
                text = fill(self.tr("%1 to %2"), number_text(least, 2), number_text(most, 2))
            items.append((number, text))
        return items

    # What is chosen

    @property
    def filter(self) -> MatchFilter:
        """What is chosen now."""
        wanted = MatchFilter(text=self.search.text().strip())
        for each, choice in zip(self._filters, self._choices, strict=True):
            if choice.value() is not None:
                wanted = each.use(wanted, choice.value())
        return wanted

    @property
    def narrows(self) -> bool:
        """Whether anything is chosen that leaves matches out."""
        return self.filter != MatchFilter()

    def set_opponents(self, names: tuple[str, ...]) -> None:
        """Offer these names to filter by."""
        if names != self._opponents:
            self._opponents = names
            self._show_items()

    def clear_filters(self) -> None:
        """Leave nothing out any more."""
        self.search.clear()
        for choice in self._choices:
            choice.set_value(None)
        self._tell()

    def show_order(self, column: Column, descending: bool) -> None:
        """Show what the list is sorted by. Tells nobody."""
        self.column.set_value(column)
        self.direction.descending = descending
        self.retranslate_direction()
        self.direction.update()

    def _tell(self) -> None:
        self._typing.stop()
        for pair in self._dates:
            pair.setVisible(self._choices[0].value() == _OWN_DATES)
        self._fit()
        self._name_toggle()
        wanted = self.filter
        if wanted != self._told:
            self._told = wanted
            self.narrowed.emit(wanted)

    def _column_chosen(self) -> None:
        column = self.column.value()
        self._order(column, descends_first(column))

    def _turn(self) -> None:
        self._order(self.column.value(), not self.direction.descending)

    def _order(self, column: Column, descending: bool) -> None:
        self.show_order(column, descending)
        self.ordered.emit(column, descending)

    def _show_panel(self, shown: bool) -> None:
        self._fold.setVisible(shown)
        self._fit()

    def set_room(self, height: int) -> None:
        """Take up no more than so much of the page's height with the filters; the rest of them is scrolled to."""
        self._room = height
        self._fit()

    def _fit(self) -> None:
        layout = self._panel.layout()
        assert layout is not None
        layout.invalidate()
        wanted = layout.heightForWidth(self.width())
        if wanted > self._room:
            wanted = layout.heightForWidth(self.width() - 2 * GRID)
        self._fold.setFixedHeight(min(wanted, self._room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Words

    def retranslate(self) -> None:
        """Make all texts anew."""
        self.search.setPlaceholderText(self.tr("Search names, dates like 2026-05, rules"))
        self.search.setAccessibleName(self.tr("Search the matches"))
        self.column.name_it(self.tr("Sort by"))
        self.column.setToolTip(self.tr("Sort by"))
        self.column.set_items((column, column_text(column)) for column in COLUMNS)
        self.clear.setText(self.tr("Clea&r filters"))
        self.since.setDisplayFormat(self.tr("d MMM yyyy"))
        self.until.setDisplayFormat(self.tr("d MMM yyyy"))
        for text, field, word in zip(self._between, (self.since, self.until), (self.tr("From"), self.tr("To")), strict=True):
            text.setText(word)
            field.setAccessibleName(word)
        self._show_items()
        self._name_toggle()
        self.retranslate_direction()

    def _show_items(self) -> None:
        for each, choice, label in zip(self._filters, self._choices, self._labels, strict=True):
            label.setText(each.label())
            choice.setAccessibleName(each.label())
            choice.set_items([(None, self.tr("all")), *each.items()])
        self._fit()

    def _name_toggle(self) -> None:
        chosen = sum(choice.value() is not None for choice in self._choices)
        self.toggle.setText(self.tr("&Filters (%n)", None, chosen) if chosen else self.tr("&Filters"))

    def retranslate_direction(self) -> None:
        """Say which way the list is sorted."""
        name = self.tr("Descending") if self.direction.descending else self.tr("Ascending")
        self.direction.setAccessibleName(name)
        self.direction.setToolTip(name)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def labelled(label: Text, field: QWidget, parent: QWidget) -> QWidget:
    """A field with its label above it."""
    pair = QWidget(parent)
    box = QVBoxLayout(pair)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(2)
    box.addWidget(label)
    box.addWidget(field)
    label.setBuddy(field)
    return pair
