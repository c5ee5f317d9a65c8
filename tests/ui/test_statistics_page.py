"""The statistics page, its words, its charts and its file."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from history_kit import LOOKS, Frame, PageKit, clipped, filled, look, short_match
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from threegin_qt.engine import Decision, Level, Mode, Origin, Role
from threegin_qt.models.figures import FIGURE_ROLE, Figure, FigureRow, FiguresModel
from threegin_qt.models.reading import Reading
from threegin_qt.store import (
    EnvironmentTrouble,
    LevelNumbers,
    MatchStore,
    Mean,
    Overview,
    Period,
    PeriodNumbers,
    Rate,
    Share,
    StoreTrouble,
)
from threegin_qt.ui.scales import scale
from threegin_qt.ui.statistics_charts import TimeCharts, fitting_period
from threegin_qt.ui.statistics_page import StatisticsPage
from threegin_qt.ui.statistics_words import (
    equals_text,
    judged_text,
    level_line,
    levels_text,
    mean_figure,
    not_counted_text,
    share_figure,
    spoken_figure,
    won_text,
)

pytestmark = pytest.mark.usefixtures("english")

RECORDS = [
    *(short_match(seed, hints=0.3 if seed == 3 else 0.0, advice=0.2) for seed in range(10)),
    short_match(50, stop=0.55),
    short_match(52, give_up=True),
    short_match(53, mode=Mode.PRACTICE),
    short_match(54, origin=Origin.IMPORTED),
]


Kit = PageKit[StatisticsPage]


def kit_over(store: MatchStore, qtbot: QtBot) -> Kit:
    return PageKit(store, qtbot, StatisticsPage)


@pytest.fixture
def kit(tmp_path: Path, qtbot: QtBot) -> Iterator[Kit]:
    made = kit_over(filled(tmp_path / "matches.db", RECORDS), qtbot)
    yield made
    made.close()


def overview(won: int, of: int, **more: int) -> Overview:
    fields = {"hands": 10 * of, "assisted": 0, "reviewed": 0, "unfinished": 0, "abandoned": 0, "practice": 0, "imported": 0}
    return Overview(Share(won, of), 1 / 3, **(fields | more))


# The page


def test_it_shows_what_the_store_counts(kit: Kit) -> None:
    page = kit.show()
    counted = kit.store.overview()
    assert counted.won.of == 10
    assert page._figures[1]._figure.text() == "10"
    assert page._figures[0]._detail.text().startswith(f"{counted.won.number} of 10; ")
    assert page._figures[1]._detail.text() == f"{counted.hands} hands"
    parts = ["1 practice match", "1 imported match", "1 given up", "1 unfinished"]
    assert page._left_out.text().startswith(f"Not counted: {QLocale().createSeparatedList(parts)}.")
    roles = {numbers.role: numbers for numbers in kit.store.by_role()}
    row = next(row for row in page.roles_model.rows if row.head == "Gins")
    box = roles[Role.BOX]
    assert row.figures[0] == share_figure(Share(box.gins, box.hands), 1)
    assert row.figures[2].text == "–"
    hands = next(row for row in page.roles_model.rows if row.head == "Hands")
    assert [figure.text for figure in hands.figures] == [str(roles[role].hands) for role in Role]
    everything = page.decisions_model.rows[0]
    judged = sum(numbers.lost.number for numbers in kit.store.by_decision())
    assert everything.strong
    assert everything.figures[0].detail.endswith(f"{judged} decisions")
    assert "10 of 10 matches have been reviewed." in page._decided.words.text()


def test_assisted_and_advised_decisions_are_told_apart(kit: Kit) -> None:
    page = kit.show()
    decisions = kit.store.by_decision()
    assisted, advised = (sum(getattr(each, name) for each in decisions) for name in ("assisted", "advised"))
    assert assisted
    assert advised
    assert f"Not judged: {assisted} decisions in hands with a hint, {advised} made after advice." in page._decided.words.text()


def test_every_chart_says_in_words_what_it_shows(kit: Kit) -> None:
    page = kit.show()
    for chart in (page.won_chart, page.level_chart, page.charts.won.chart, page.charts.errors.chart, page.charts.luck.chart):
        assert chart.isVisibleTo(page)
        assert chart.focusPolicy() == Qt.FocusPolicy.TabFocus
        interface = QAccessible.queryAccessibleInterface(chart)
        assert interface.text(QAccessible.Text.Name)
        assert any(letter.isdigit() for letter in interface.text(QAccessible.Text.Description))
    periods = kit.store.by_period(Period.MONTH)
    page.period.set_value(Period.MONTH.name)
    page.refresh()
    kit.settle()
    said = page.charts.won.chart.accessibleDescription()
    assert said.count("%") == len(periods)
    assert f" of {periods[0].won.of} matches" in said


def test_filters_narrow_what_is_counted(kit: Kit) -> None:
    page = kit.show()
    page.level.set_value(Level.EXPERT)
    page.refresh()
    kit.settle()
    wanted = kit.store.overview(page.filter).won.of
    assert 0 < wanted < 10
    assert page._figures[1]._figure.text() == str(wanted)
    page.rules.set_value("gin20")
    page.refresh()
    kit.settle()
    assert page.empty.isVisible()
    assert page.empty.title.text() == "Nothing to count"
    assert not page.export_button.isEnabled()
    page.empty.first.click()
    kit.settle()
    assert page._figures[1]._figure.text() == "10"
    for since in ("30", "365", "this year"):
        page.since.set_value(since)
        assert page.filter.since <= QDate.currentDate().addDays(1).toString(Qt.DateFormat.ISODate)


def test_a_choice_is_made_by_the_keyboard(kit: Kit) -> None:
    page = kit.show()
    assert page.since.hasFocus()
    QTest.keyClick(page.since, Qt.Key.Key_Tab)
    assert page.level.hasFocus()
    QTest.keyClick(page.level, Qt.Key.Key_Down)
    kit.settle()
    assert page.level.value() == Level.BEGINNER
    assert page.filter.levels == {Level.BEGINNER}


def test_before_the_first_finished_match_it_says_what_will_be_here(tmp_path: Path, qtbot: QtBot) -> None:
    kit = kit_over(filled(tmp_path / "matches.db", RECORDS[-4:]), qtbot)
    page = kit.show()
    assert page.empty.isVisible()
    assert not page._top.isVisible()
    assert "1 practice match" in page.empty.text.text()
    assert page.empty.first.isHidden()
    kit.close()


def test_without_reviews_it_says_so_and_shows_no_table_of_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    kit = kit_over(filled(tmp_path / "matches.db", RECORDS[:3], reviewed=False), qtbot)
    page = kit.show()
    assert page.charts.unreviewed.isVisible()
    assert not page.charts.errors.isVisible()
    assert not page.charts.luck.isVisible()
    assert page.charts.won.isVisible()
    assert not page.decisions_table.isVisible()
    assert "none of these matches has been reviewed" in page._decided.words.text()
    kit.close()


def test_a_file_that_cannot_be_read_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    trouble = EnvironmentTrouble(StoreTrouble.LOCKED, tmp_path / "matches.db")

    def broken() -> None:
        raise trouble

    reading = Reading(broken)  # type: ignore[arg-type]
    page = StatisticsPage(reading)
    frame = Frame(page)
    qtbot.addWidget(frame)
    frame.show()
    qtbot.waitUntil(lambda: page.empty.isVisible())
    assert page.empty.title.text() == "The matches cannot be read"
    assert "another program" in page.empty.text.text()
    reading.shut_down()


@pytest.mark.parametrize(("theme", "size", "text_size"), LOOKS)
def test_it_can_be_read_in_every_look(tmp_path: Path, qtbot: QtBot, theme: str, size: tuple[int, int], text_size: int) -> None:
    with look(theme, text_size):
        kit = kit_over(filled(tmp_path / "matches.db", RECORDS), qtbot)
        page = kit.show(*size)
        QTest.qWait(20)
        assert clipped(page) == []
        assert page.area.horizontalScrollBar().maximum() == 0
        assert (page.width(), page.height()) == size
        for table in (page.roles_table, page.decisions_table):
            # All rows are there, and where a column is not, it can be scrolled to.
            assert table.verticalScrollBar().maximum() == 0
            widths = sum(table.columnWidth(column) for column in range(table.model().columnCount()))
            assert widths - table.viewport().width() <= table.horizontalScrollBar().maximum() + 1
        kit.close()


@pytest.mark.parametrize("width", [800, 1180, 1600])
def test_what_stands_beside_a_higher_column_is_not_pulled_apart(kit: Kit, width: int) -> None:
    page = kit.show(width, 735)
    page.charts.setMinimumHeight(1500)
    QTest.qWait(20)
    for section in (page._matches, page._against):
        assert section.height() == section.heightForWidth(section.width())


def test_keys_in_a_table_scroll_the_page(kit: Kit) -> None:
    page = kit.show(800, 495)
    page.roles_table.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(20):
        QTest.keyClick(page.roles_table, Qt.Key.Key_Down)
    inside = page.area.widget()
    assert inside is not None
    row = page.roles_table.visualRect(page.roles_table.currentIndex()).center()
    place = page.roles_table.viewport().mapTo(page.area.viewport(), row)
    assert 0 < place.y() < page.area.viewport().height()
    assert page.roles_table.currentIndex().row() == len(page.roles_model.rows) - 1


# The file


def test_the_file_has_every_figure_with_count_and_interval(kit: Kit, tmp_path: Path) -> None:
    page = kit.show()
    page.export_to(str(tmp_path / "figures.csv"))
    assert page.bar.text == "The figures are in figures.csv."
    data = (tmp_path / "figures.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    head, *rows = csv.reader(io.StringIO(data.decode("utf-8-sig")))
    assert head == ["Group", "Item", "Figure", "Value", "95 % from", "95 % to", "Count"]
    assert {len(row) for row in rows} == {7}
    found = {tuple(row[:3]): row[3:] for row in rows}
    assert len(found) == len(rows)
    won = kit.store.overview().won
    value, low, high, count = found["All matches", "", "Matches won"]
    assert float(value) == pytest.approx(won.number / won.of)
    assert won.interval == (pytest.approx(float(low)), pytest.approx(float(high)))
    assert int(count) == won.of
    for numbers in kit.store.by_role():
        if numbers.role != Role.PARTNER:
            item = ("In the box", "Captain")[numbers.role]
            assert found["By role", item, "Points scored"][0] == str(numbers.points)
    decisions = {(each.role, each.decision): each for each in kit.store.by_decision()}
    assert found["Decisions", "Captain, Draw", "Mistakes"][0] == str(decisions[Role.CAPTAIN, Decision.DRAW].mistakes)
    page.export_to(str(tmp_path / "figures.csv" / "below"))
    assert page.bar.text == "below cannot be written."


def test_the_dialog_asks_for_a_table(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QFileDialog] = []
    monkeypatch.setattr(QFileDialog, "open", lambda self: opened.append(self))
    kit.show().export_button.click()
    assert [dialog.defaultSuffix() for dialog in opened] == ["csv"]


# Words


def test_a_share_has_its_count_and_wilsons_interval() -> None:
    # Newcombe (1998), Statistics in Medicine 17: 81 of 263 is 30.8 % with 25.5 to 36.6 % by Wilson's method.
    assert share_figure(Share(81, 263), 1) == Figure("30.8 %", "81 of 263; 25.5 to 36.6 %")
    assert share_figure(Share(0, 20), 1) == Figure("0.0 %", "0 of 20; 0.0 to 16.1 %")
    assert share_figure(Share(0, 0)) == Figure("–")


def test_a_mean_has_its_count_and_half_width() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    mean = Mean(sum(values), sum(value**2 for value in values), 4)
    assert mean_figure(mean, "hands", 2) == Figure("+2.50", "± 1.27; 4 hands")
    assert mean_figure(Mean(2.0, 4.0, 1), "draws", 1, signed=False) == Figure("2.0", "1 draw")
    assert mean_figure(Mean(0.0, 0.0, 0), "draws") == Figure("–")
    assert spoken_figure("Gins", "Captain", Figure("2 %", "1 of 50")) == "Gins, Captain: 2 %, 1 of 50"


@pytest.mark.parametrize(
    ("won", "of", "begins"),
    [(60, 100, "You win more than an equal"), (10, 100, "You win less"), (2, 5, "You win 40 % (2 of 5; ")],
)
def test_wins_are_compared_with_those_of_equals(won: int, of: int, begins: str) -> None:
    text = won_text(overview(won, of))
    assert text.startswith(begins)
    assert "33 %" in text
    assert equals_text(overview(won, of)) == "33 %: three equals"
    assert won_text(overview(0, 0)) == ""


def test_only_what_there_is_is_named() -> None:
    parts = QLocale().createSeparatedList(["2 practice matches", "3 unfinished"])
    assert not_counted_text(overview(1, 2)) == ""
    assert not_counted_text(overview(1, 2, practice=2, unfinished=3)) == f"Not counted: {parts}."
    assert "2 of 3 matches" in judged_text(overview(1, 3, reviewed=2), ())
    assert levels_text((Level.CASUAL, Level.CASUAL)) == "both Casual"
    assert levels_text((None, Level.EXPERT)) == QLocale().createSeparatedList(["without a level", "Expert"])
    assert level_line(LevelNumbers((Level.CASUAL, Level.EXPERT), Share(1, 4), 30)) == "25 %, 1 of 4"


# Charts and tables


def test_a_scale_has_round_numbers_and_holds_everything() -> None:
    for low, high in ((0, 0.234), (-0.4, 0.4), (0, 1), (-3.7, 12), (0, 0.0007), (5, 5)):
        found = scale(low, high, lambda value, decimals: f"{value:.{decimals}f}")
        assert found.low <= low
        assert found.high >= high
        assert 2 <= len(found.ticks) <= 9
        texts = [tick.text for tick in found.ticks]
        assert len(set(texts)) == len(texts)
        for tick in found.ticks:
            assert float(tick.text) == pytest.approx(tick.at, abs=1e-9)
    assert scale(-1, 1, lambda value, decimals: f"{value:.{decimals}f}").ticks[2].at == 0


def test_the_period_fits_the_time_played() -> None:
    often = [fitting_period(days, 10_000) for days in (0, 90, 91, 630, 631, 2700, 2701)]
    assert often == [Period.DAY, Period.DAY, Period.WEEK, Period.WEEK, Period.MONTH, Period.MONTH, Period.YEAR]
    # Few matches are taken together.
    assert [fitting_period(80, matches) for matches in (400, 100, 11, 1)] == [
        Period.DAY,
        Period.WEEK,
        Period.MONTH,
        Period.YEAR,
    ]


def test_a_single_period_is_drawn_too(qtbot: QtBot) -> None:
    charts = TimeCharts()
    qtbot.addWidget(charts)
    none = Mean(0.0, 0.0, 0)
    charts.show_periods(
        overview(1, 2),
        [PeriodNumbers("2026-05", Share(1, 2), 20, Rate(3.0, 60, 1, 9.0, 180.0, 3600.0), Mean(0.4, 1.0, 12), none)],
        Period.MONTH,
    )
    charts.resize(500, 600)
    charts.grab()
    assert charts.errors.chart.accessibleDescription() == "May 2026: 0.05 points a decision, 60 decisions"
    assert "–" in charts.luck.chart.accessibleDescription()


def test_the_intervals_are_drawn_within_the_charts(qtbot: QtBot) -> None:
    """Draws of a few hands: their interval is far wider than their mean is from zero."""
    charts = TimeCharts()
    qtbot.addWidget(charts)
    draws, deals = Mean(0.4, 12.0, 12), Mean(0.2, 6.0, 6)
    months = [
        PeriodNumbers(month, Share(1, 2), 20, Rate(3.0, 60, 1, 9.0, 180.0, 3600.0), draws, deals)
        for month in ("2026-05", "2026-06")
    ]
    charts.show_periods(overview(1, 2), months, Period.MONTH)
    for chart in (charts.won.chart, charts.errors.chart, charts.luck.chart):
        ends = [end for series in chart._series for _, *pair in series.band for end in pair]
        assert chart._up[0] <= min(ends, default=0.0) <= max(ends, default=0.0) <= chart._up[1]
    assert charts.luck.chart._series[0].band


def test_the_model_of_figures(qtbot: QtBot) -> None:
    model = FiguresModel(spoken_figure)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(("", "Captain"), (FigureRow("Gins", (Figure("2 %", "1 of 50"),)), FigureRow("Hands", (Figure("50"),))))
    assert (model.rowCount(), model.columnCount()) == (2, 2)
    assert model.index(0, 1).data(FIGURE_ROLE) == Figure("2 %", "1 of 50")
    assert model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Gins, Captain: 2 %, 1 of 50"
    assert model.index(1, 0).data() == "Hands"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Captain"
    model.show(("",), ())
    assert model.rowCount() == 0
    assert tester.model() is model


def test_the_error_rate_has_its_interval(qtbot: QtBot) -> None:
    charts = TimeCharts()
    qtbot.addWidget(charts)
    none = Mean(0.0, 0.0, 0)
    two = Rate(6.0, 100, 2, 20.0, 320.0, 5200.0)  # matches that lost 2 of 40 and 4 of 60
    numbers = [PeriodNumbers("2026-05", Share(1, 2), 20, two, none, none)]
    charts.show_periods(overview(1, 2), numbers, Period.MONTH)
    half = 1.959964 * math.sqrt(2 * ((2 - 0.06 * 40) ** 2 + (4 - 0.06 * 60) ** 2)) / 100
    assert two.half_width == pytest.approx(half)
    assert charts.errors.chart.accessibleDescription() == "May 2026: 0.06 points a decision, ± 0.02; 100 decisions"
    assert "95 % interval" in charts.errors.words.text()
