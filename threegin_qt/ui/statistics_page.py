"""Statistics: what the person's matches add up to, each figure with its count and how sure it is."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QDate, QEvent, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from threegin_qt.engine import PRESETS, Level
from threegin_qt.models.figures import FiguresModel
from threegin_qt.models.reading import Cancelled, Expected, Reading
from threegin_qt.store import (
    Column,
    DecisionNumbers,
    EnvironmentTrouble,
    LevelNumbers,
    MatchFilter,
    MatchReader,
    Mean,
    Overview,
    Period,
    PeriodNumbers,
    RoleNumbers,
    StatisticsFilter,
)
from threegin_qt.store.files import replace_file

from .charts import Bar, BarChart, Tick
from .controls import Button, Choice, Text
from .emptiness import Emptiness
from .figures_table import FiguresTable
from .flow import FlowLayout
from .history_filters import labelled
from .languages import fill
from .match_files import save_dialog
from .matches_page import MatchesPage
from .page_bar import PageBar
from .pages import scrolling
from .phrases import preset_text
from .review_words import percent_text
from .sections import BigFigure, Section, TwoColumns
from .statistics_charts import TimeCharts, fitting_period
from .statistics_csv import AllNumbers, statistics_csv
from .statistics_words import (
    assisted_text,
    counted,
    decision_heads,
    decision_rows,
    equals_text,
    judged_text,
    level_line,
    levels_text,
    mean_figure,
    not_counted_text,
    period_choice_text,
    role_heads,
    role_rows,
    share_detail,
    spoken_figure,
    won_text,
)
from .theme import GRID, Type
from .time_words import local_moment, utc_text
from .trouble_words import trouble_text
from .verdict_words import level_text

_DAYS: Final = (30, 365)
_THIS_YEAR: Final = "this year"


class _First(NamedTuple):
    """What is there at once; the decisions follow."""

    overview: Overview
    levels: tuple[LevelNumbers, ...]
    roles: tuple[RoleNumbers, ...]
    periods: tuple[PeriodNumbers, ...]
    period: Period


class StatisticsPage(MatchesPage):
    """Matches, points, decisions and luck; narrowed by date, level and rules."""

    def __init__(self, reading: Reading, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading = reading
        self._tickets: list[int] = []
        self._first: _First | None = None
        self._decisions: tuple[DecisionNumbers, ...] | None = None
        self._trouble: Expected | None = None
        self._dialog: QFileDialog | None = None

        self.export_button = Button(self)
        self.export_button.clicked.connect(self.ask_where_to)
        self.head.insertWidget(1, self.export_button)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._make_choices()
        self._make_sections()
        self.empty = Emptiness(self)
        self.bar = PageBar(self)
        inside = QWidget(self)
        self._inside = QVBoxLayout(inside)
        self._inside.setSpacing(4 * GRID)
        self._inside.setContentsMargins(0, 0, 2 * GRID, 3 * GRID)
        self._sections = (self._top, self._roles, self._decided, self._counting)
        self._inside.addWidget(self._choices_row)
        for section in self._sections:
            self._inside.addWidget(section)
        self._inside.addStretch()
        self._inside.addWidget(self.empty, 1)
        self.area = scrolling(inside, self)
        self.box.addWidget(self.area, 1)
        self.box.addWidget(self.bar)
        self.empty.first.clicked.connect(self._count_all)
        self.retranslate()

    def _make_choices(self) -> None:
        self._choices_row = QWidget(self)
        row = FlowLayout(self._choices_row)
        self.since, self.level, self.rules, self.period = (Choice(self._choices_row) for _ in range(4))
        self._labels = [Text(self._choices_row, Type.SMALL, muted=True) for _ in range(4)]
        for label, choice in zip(self._labels, (self.since, self.level, self.rules, self.period), strict=True):
            row.addWidget(labelled(label, choice, self._choices_row))
            choice.activated.connect(self.refresh)

    def _make_sections(self) -> None:
        self._matches, self._against = Section(self), Section(self)
        self._figures = [BigFigure(self._matches) for _ in range(3)]
        figures = QHBoxLayout()
        figures.setSpacing(3 * GRID)
        for figure in self._figures:
            figures.addWidget(figure)
        figures.addStretch()
        self.won_chart, self.level_chart = BarChart(self._matches), BarChart(self._against)
        self._left_out = Text(self._matches, Type.SMALL, muted=True, wrap=True)
        self._matches.box.insertLayout(2, figures)
        self._matches.box.addWidget(self.won_chart)
        self._matches.box.addWidget(self._left_out)
        self._against.box.addWidget(self.level_chart)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4 * GRID)
        column.addWidget(self._matches)
        column.addWidget(self._against)
        # All that the other column is higher: the figures would take some of it.
        column.addStretch(1)
        self._time = Section(self)
        self.charts = TimeCharts(self._time)
        self._time.box.addWidget(self.charts)
        self._top = TwoColumns(left, self._time, self)
        self._roles, self._decided, self._counting = Section(self), Section(self), Section(self)
        self.roles_model, self.decisions_model = (FiguresModel(spoken_figure, self) for _ in range(2))
        self.roles_table = FiguresTable(self.roles_model, self._roles)
        self.decisions_table = FiguresTable(self.decisions_model, self._decided)
        self._roles.box.addWidget(self.roles_table)
        self._decided.box.addWidget(self.decisions_table)
        for chart in (self.won_chart, self.level_chart):
            chart.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    # What is counted

    @property
    def filter(self) -> StatisticsFilter:
        """What is chosen."""
        wanted = StatisticsFilter()
        since, level, rules = self.since.value(), self.level.value(), self.rules.value()
        if since is not None:
            today = QDate.currentDate()
            first = QDate(today.year(), 1, 1) if since == _THIS_YEAR else today.addDays(-int(since))
            wanted = wanted._replace(since=utc_text(first))
        if level is not None:
            wanted = wanted._replace(levels=frozenset((level,)))
        if rules is not None:
            wanted = wanted._replace(presets=frozenset((rules,)))
        return wanted

    def _count_all(self) -> None:
        for choice in (self.since, self.level, self.rules):
            choice.set_value(None)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Count anew. What is shown stays until the answer is there."""
        for ticket in self._tickets:
            self._reading.cancel(ticket)
        wanted, chosen = self.filter, self.period.value()
        period = None if chosen is None else Period[chosen]

        def first(reader: MatchReader, cancelled: Cancelled) -> _First:
            overview = reader.overview(wanted)
            used = period or _period_of(reader, wanted, overview)
            return _First(overview, reader.by_level(wanted), reader.by_role(wanted), reader.by_period(used, wanted), used)

        self._tickets = [
            self._reading.ask(first, self._on_first, self._on_trouble),
            self._reading.ask(lambda reader, cancelled: reader.by_decision(wanted), self._on_decisions, self._on_trouble),
        ]

    def _on_first(self, answer: _First) -> None:
        self._first, self._decisions, self._trouble = answer, None, None
        self._show()

    def _on_decisions(self, answer: tuple[DecisionNumbers, ...]) -> None:
        self._decisions = answer
        self._show_decisions()

    def _on_trouble(self, why: Expected) -> None:
        self._trouble = why
        self._show()

    @Slot()
    def take_focus(self) -> None:
        """Give the keyboard to the first choice."""
        self.since.setFocus()

    # What is shown

    def _show(self) -> None:
        numbers = self._first
        something = numbers is not None and numbers.overview.won.of > 0 and self._trouble is None
        waiting = numbers is None and self._trouble is None
        for section in self._sections:
            section.setVisible(something)
        self.empty.setVisible(not something and not waiting)
        self.export_button.setEnabled(something)
        self._word_empty()
        if numbers is None or not something:
            return
        overview = numbers.overview
        self._matches.name(self.tr("Matches"), won_text(overview))
        won = overview.won
        points = Mean(0.0, 0.0, 0)
        for role in numbers.roles:
            if role.role < 2:
                points = points.plus(role.net)
        net = mean_figure(points, "hands")
        shown = (
            (percent_text(won.value or 0.0, 0), self.tr("won"), share_detail(won)),
            (str(won.of), self.tr("matches"), counted("hands", overview.hands)),
            (net.text, self.tr("points a hand"), net.detail),
        )
        for figure, texts in zip(self._figures, shown, strict=True):
            figure.show_figure(*texts)
        low, high = won.interval or (None, None)
        level = None if overview.equal is None else Tick(overview.equal, equals_text(overview))
        bar = Bar(self.tr("Won"), won.value or 0.0, percent_text(won.value or 0.0, 0), low, high)
        self.won_chart.show_data([bar], 1.0, level, won_text(overview))
        self._left_out.setText(" ".join(filter(None, (not_counted_text(overview), assisted_text(overview)))))
        self._left_out.setVisible(bool(self._left_out.text()))
        self._show_levels(numbers)
        self.charts.show_periods(overview, numbers.periods, numbers.period)
        self.roles_model.show(role_heads(), role_rows(numbers.roles))
        self._show_decisions()

    def _show_levels(self, numbers: _First) -> None:
        bars = []
        for each in numbers.levels:
            low, high = each.won.interval or (None, None)
            bars.append(Bar(levels_text(each.levels), each.won.value or 0.0, level_line(each), low, high))
        equal = numbers.overview.equal
        level = None if equal is None else Tick(equal, equals_text(numbers.overview))
        text = "; ".join(f"{bar.name}: {bar.text}" for bar in bars)
        self.level_chart.show_data(bars, 1.0, level, text)

    def _show_decisions(self) -> None:
        if self._first is None or self._decisions is None:
            return
        overview = self._first.overview
        self.decisions_model.show(decision_heads(), decision_rows(self._decisions))
        self._decided.name(self.tr("Decisions"), judged_text(overview, self._decisions))
        self.decisions_table.setVisible(overview.reviewed > 0)

    # The file

    def ask_where_to(self) -> None:
        """Let the person choose a file for the figures."""
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = save_dialog(self, self._file_words, f"threegin-{date.today():%Y-%m-%d}.csv")
        self._dialog.fileSelected.connect(self.export_to)
        self._dialog.open()

    def _file_words(self) -> tuple[str, str]:
        return self.tr("Export the figures"), self.tr("Table for a spreadsheet (*.csv)")

    @Slot(str)
    def export_to(self, name: str) -> None:
        """Write all figures shown to this file."""
        first, decisions, path = self._first, self._decisions, Path(name)
        if first is None or decisions is None:
            return
        text = statistics_csv(AllNumbers(first.overview, first.levels, first.roles, decisions, first.periods, first.period))
        try:
            # Spreadsheets take a file for UTF-8 only if it begins with this mark.
            replace_file(path, text.encode("utf-8-sig"))
        except OSError:
            self.bar.tell(lambda: fill(self.tr("%1 cannot be written."), path.name))
        else:
            self.bar.tell(lambda: fill(self.tr("The figures are in %1."), path.name))

    # Words

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Statistics"))
        self.export_button.setText(self.tr("&Export…"))
        for label, choice, word in zip(
            self._labels,
            (self.since, self.level, self.rules, self.period),
            (self.tr("Matches of"), self.tr("Against"), self.tr("Rules"), self.tr("Charts")),
            strict=True,
        ):
            label.setText(word)
            choice.setAccessibleName(word)
        days: list[tuple[Any, str]] = [(str(days), self.tr("the last %n days", None, days)) for days in _DAYS]
        self.since.set_items([(None, self.tr("all times")), *days, (_THIS_YEAR, self.tr("this year"))])
        self.level.set_items([(None, self.tr("all levels")), *((level, level_text(level)) for level in Level)])
        presets = [*((name, preset_text(name)) for name in PRESETS), ("custom", preset_text(None))]
        self.rules.set_items([(None, self.tr("all rules")), *presets])
        periods = [(period.name, period_choice_text(period)) for period in Period]
        self.period.set_items([(None, self.tr("as it fits")), *periods])
        self._against.name(self.tr("By the opponents' levels"))
        self._time.name(self.tr("Over time"))
        words = self.tr("Below each figure its count, and the interval that holds the true value in 95 of 100 cases.")
        self._roles.name(self.tr("By role"), words)
        self._counting.name(self.tr("How it is counted"), self._counting_words())
        for widget, name in (
            (self.won_chart, self.tr("Share of matches won")),
            (self.level_chart, self.tr("Share of matches won, by the opponents' levels")),
            (self.roles_table, self.tr("Figures by role")),
            (self.decisions_table, self.tr("Figures of decisions")),
        ):
            widget.setAccessibleName(name)
        self._show()
        self.bar.retranslate()

    def _counting_words(self) -> str:
        return " ".join(
            (
                self.tr("Counted are real matches that you played here to the end."),
                self.tr("Practice, imported and unfinished matches and those given up are told apart and not counted."),
                self.tr("Points a hand are your own less those of the other player; drawn hands do not count as won or lost."),
                self.tr("Hands with a hint and decisions made after advice are left out of the error rates."),
                self.tr("Intervals are for 95 %: Wilson's for shares, the normal one for means."),
                self.tr("A week begins on Monday; times are those of your clock."),
            )
        )

    def _word_empty(self) -> None:
        if self._trouble is not None:
            why = self._trouble
            text = trouble_text(why.code, why.path.name) if isinstance(why, EnvironmentTrouble) else str(why)
            self.empty.show_words(self.tr("The matches cannot be read"), text)
        elif self.filter != StatisticsFilter():
            text = self.tr("No finished match is like this.")
            self.empty.show_words(self.tr("Nothing to count"), text, self.tr("Count &all matches"))
        else:
            others = not_counted_text(self._first.overview) if self._first is not None else ""
            text = self.tr("As soon as a match is finished, its figures are here.")
            self.empty.show_words(self.tr("Nothing to count yet"), f"{text} {others}".strip())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show()


def _period_of(reader: MatchReader, wanted: StatisticsFilter, overview: Overview) -> Period:
    """The period that the matches counted are best cut into."""
    between = MatchFilter(since=wanted.since, before=wanted.before)
    ends = [reader.matches(between, Column.STARTED, way, limit=1) for way in (False, True)]
    if not ends[0] or not ends[1]:
        return Period.MONTH
    first, last = (local_moment(rows[0].started) for rows in ends)
    return fitting_period(first.daysTo(last), overview.won.of)
