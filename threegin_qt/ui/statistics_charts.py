"""Charts over time: matches won, points given away, luck. Each with its words below the title."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from threegin_qt.store import Mean, Overview, Period, PeriodNumbers

from .charts import Line, LineChart, Series, Tick
from .controls import Text
from .languages import fill
from .review_words import number_text, percent_text, signed_text
from .scales import scale
from .statistics_words import counted, equals_text, mean_figure
from .theme import GRID, Type
from .time_words import period_start, period_text

_SPOKEN: Final = 24
"""So many periods are read out at most, the last ones; the file of figures has all."""
_DAYS_OF: Final = {Period.DAY: 1, Period.WEEK: 7, Period.MONTH: 30, Period.YEAR: 365}
_MOST_PERIODS: Final = 90
"""More would be a chart that nobody can read."""
_LEAST_MATCHES: Final = 4
"""With fewer in a period, a share would go from nothing to all and back."""


def fitting_period(days: int, matches: int) -> Period:
    """The period to cut so many days into, in which so many matches were played."""
    for period, length in _DAYS_OF.items():
        count = max(1, days / length)
        if count <= _MOST_PERIODS and matches / count >= _LEAST_MATCHES:
            return period
    return Period.YEAR


class TimeChart(QWidget):
    """A line chart with its title and a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text(self, bold=True, wrap=True)
        self.words = Text(self, Type.SMALL, muted=True, wrap=True)
        self.chart = LineChart(self)
        self.chart.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(self.title)
        box.addWidget(self.words)
        box.addWidget(self.chart)
        self._size()

    def _size(self) -> None:
        self.chart.setFixedHeight(max(16 * GRID, 8 * self.fontMetrics().height()))

    def name(self, title: str, words: str) -> None:
        """Give it a title and what it shows in a sentence."""
        self.title.setText(title)
        self.words.setText(words)
        self.chart.setAccessibleName(title)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size()


class TimeCharts(QWidget):
    """The charts over time, of the periods that have something to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.won, self.errors, self.luck = TimeChart(self), TimeChart(self), TimeChart(self)
        self.unreviewed = Text(self, muted=True, wrap=True)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2 * GRID)
        for part in (self.won, self.errors, self.luck, self.unreviewed):
            box.addWidget(part)
        box.addStretch()
        self._shown: tuple[Overview, tuple[PeriodNumbers, ...], Period] | None = None

    def show_periods(self, overview: Overview, numbers: Sequence[PeriodNumbers], period: Period) -> None:
        """Show these periods, oldest first."""
        self._shown = (overview, tuple(numbers), period)
        self.retranslate()

    def retranslate(self) -> None:
        """Make all texts anew."""
        if self._shown is None:
            return
        overview, numbers, period = self._shown
        self._show_won(overview, numbers, period)
        judged = tuple(each for each in numbers if each.lost.number)
        lucky = tuple(each for each in numbers if each.draw_luck.number or each.deal_luck.number)
        self.errors.setVisible(bool(judged))
        self.luck.setVisible(bool(lucky))
        self.unreviewed.setVisible(not judged and not lucky)
        self.unreviewed.setText(
            self.tr("None of these matches has been reviewed yet: error rate and luck over time come with the reviews.")
        )
        if judged:
            self._show_errors(judged, period)
        if lucky:
            self._show_luck(lucky, period)

    def _show_won(self, overview: Overview, numbers: Sequence[PeriodNumbers], period: Period) -> None:
        points, band = [], []
        for each in numbers:
            value, interval, x = each.won.value, each.won.interval, _x(each.period, period)
            if value is not None and interval is not None:
                points.append((x, value))
                band.append((x, *interval))
        #: %1 is a period, %2 a percentage, %3 a number of matches in words.
        words = self.tr("%1: %2 of %3")
        spoken = [
            fill(words, _name(each.period, period), percent_text(each.won.value or 0.0, 0), _matches(each))
            for each in numbers[-_SPOKEN:]
        ]
        quarters = [Tick(part / 4, percent_text(part / 4, 0)) for part in range(5)]
        levels = [Tick(overview.equal, equals_text(overview))] if overview.equal is not None else []
        self.won.chart.show_data(
            [Series("", tuple(points), band=tuple(band), dots=True)],
            _span(points),
            (0.0, 1.0),
            _ticks(numbers, period),
            quarters,
            levels,
            text=_list(spoken),
        )
        self.won.name(self.tr("Matches won"), self.tr("The band is the 95 % interval of each period.") + _latest(spoken))

    def _show_errors(self, numbers: Sequence[PeriodNumbers], period: Period) -> None:
        points, band = [], []
        for each in numbers:
            x, rate, half = _x(each.period, period), each.lost.value or 0.0, each.lost.half_width
            points.append((x, rate))
            if half is not None:
                band.append((x, max(0.0, rate - half), rate + half))
        #: %1 is a period, %2 a number, %3 half an interval and a number of decisions in words, or the latter alone.
        words = self.tr("%1: %2 points a decision, %3")
        spoken = [
            fill(
                words,
                _name(each.period, period),
                number_text(each.lost.value or 0.0, 2),
                mean_figure(each.lost, "decisions", 2, signed=False).detail,
            )
            for each in numbers[-_SPOKEN:]
        ]
        up = scale(0.0, max([rate for _, rate in points] + [high for *_, high in band]), number_text)
        ticks = _ticks(numbers, period)
        self.errors.chart.show_data(
            [Series("", tuple(points), band=tuple(band), dots=True)], _span(points), up[:2], ticks, up.ticks, text=_list(spoken)
        )
        about = self.tr("Points given away a decision, hints and advice left out; lower is better.")
        shaded = " " + self.tr("The band is the 95 % interval of each period.") if band else ""
        self.errors.name(self.tr("Error rate"), about + shaded + _latest(spoken))

    def _show_luck(self, numbers: Sequence[PeriodNumbers], period: Period) -> None:
        series, spoken, ends, places = [], [], [0.0], []
        for line, what in ((Line.BOLD, "draws"), (Line.DASHED, "deals")):
            points, band = [], []
            for each in numbers:
                mean = each.draw_luck if what == "draws" else each.deal_luck
                if mean.value is None:
                    continue
                x = _x(each.period, period)
                points.append((x, mean.value))
                half = mean.half_width
                ends.append(mean.value)
                if line is Line.BOLD and half is not None:
                    band.append((x, mean.value - half, mean.value + half))
                    ends += band[-1][1:]
            places += points
            series.append(Series(self._luck_name(what), tuple(points), line, band=tuple(band), dots=True))
        for each in numbers[-_SPOKEN:]:
            draws, deals = _luck_words(each.draw_luck, "draws"), _luck_words(each.deal_luck, "deals")
            text = fill(self.tr("%1: %2 a draw, %3 a deal"), _name(each.period, period), draws, deals)
            spoken.append(text)
        reach = max(abs(end) for end in ends) or 1.0
        up = scale(-reach, reach, signed_text)
        self.luck.chart.show_data(
            series,
            _span(places),
            up[:2],
            _ticks(numbers, period),
            up.ticks,
            [Tick(0.0, "")],
            text=_list(spoken),
        )
        words = self.tr("Points above what chance brings on average, which is 0; the band is the 95 % interval of the draws.")
        self.luck.name(self.tr("Luck"), words + _latest(spoken))

    def _luck_name(self, what: str) -> str:
        return self.tr("of the draw") if what == "draws" else self.tr("of the deal")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _luck_words(mean: Mean, what: str) -> str:
    figure = mean_figure(mean, what, 2)
    return f"{figure.text} ({figure.detail})" if figure.detail else figure.text


def _matches(each: PeriodNumbers) -> str:
    return counted("matches", each.won.of)


def _x(name: str, period: Period) -> float:
    return float(period_start(name, period).toordinal())


def _name(name: str, period: Period) -> str:
    return period_text(period_start(name, period), period)


def _span(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    places = [x for x, _ in points]
    if not places:
        return 0.0, 1.0
    low, high = min(places), max(places)
    return (low, high) if low < high else (low - 1, high + 1)


def _ticks(numbers: Sequence[PeriodNumbers], period: Period) -> list[Tick]:
    """The periods on the scale; of years of months only the Januaries."""
    starts = [period_start(each.period, period) for each in numbers]
    if period is not Period.YEAR and starts and starts[-1] - starts[0] > timedelta(days=900):
        years = range(starts[0].year + 1, starts[-1].year + 1)
        return [Tick(float(date(year, 1, 1).toordinal()), str(year)) for year in years]
    return [Tick(float(start.toordinal()), period_text(start, period)) for start in starts]


def _list(spoken: Sequence[str]) -> str:
    return "; ".join(spoken)


def _latest(spoken: Sequence[str]) -> str:
    return f" {spoken[-1]}." if spoken else ""
