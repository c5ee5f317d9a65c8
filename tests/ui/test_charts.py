"""Charts."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from threegin_qt.ui.charts import Bar, BarChart, Line, LineChart, Mark, Series, Tick

FLAT = Series("Ann", ((0.0, 0.5), (10.0, 0.5)))
RISING = Series("Ben", ((0.0, 0.0), (10.0, 1.0)), Line.DASHED)


def chart(qtbot: QtBot, can_pick: bool = True) -> LineChart:
    widget = LineChart(can_pick=can_pick)
    qtbot.addWidget(widget)
    widget.resize(400, 200)
    widget.show_data(
        [FLAT, RISING],
        (0, 10),
        (0, 1),
        [Tick(0, "one"), Tick(10, "two")],
        [Tick(0, "0 %"), Tick(1, "100 %")],
        marks=[Mark(5, 3, "a blunder")],
        text="Ann stays, Ben rises",
    )
    widget.show()
    return widget


def test_a_click_picks_the_place_it_is_on(qtbot: QtBot) -> None:
    widget = chart(qtbot)
    picked: list[float] = []
    widget.picked.connect(picked.append)
    plot = widget._plot()
    for x in (plot.left(), plot.center().x(), plot.right(), 399.0):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(round(x), 100))
    assert [round(x) for x in picked] == [0, 5, 10, 10]


def test_arrow_keys_step_from_the_cursor_and_stop_at_the_ends(qtbot: QtBot) -> None:
    widget = chart(qtbot)
    picked: list[float] = []
    widget.picked.connect(picked.append)
    widget.picked.connect(widget.set_cursor_at)
    widget.set_cursor_at(9)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(widget, key)
    assert picked == [10, 10, 9]


def test_a_chart_only_to_look_at_picks_nothing_and_takes_no_focus(qtbot: QtBot) -> None:
    widget = chart(qtbot, can_pick=False)
    widget.picked.connect(lambda x: 1 / 0)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(200, 100))
    assert widget.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_chart_says_what_it_shows(qtbot: QtBot) -> None:
    assert chart(qtbot).accessibleDescription() == "Ann stays, Ben rises"


def test_a_mark_names_itself_under_the_mouse(qtbot: QtBot) -> None:
    widget = chart(qtbot)
    x = round(widget._plot().center().x())
    QTest.mouseMove(widget, QPoint(x - 60, 100))
    QTest.mouseMove(widget, QPoint(x, 100))
    qtbot.waitUntil(lambda: widget.toolTip() == "a blunder")


def test_nothing_to_show_is_drawn_as_well(qtbot: QtBot) -> None:
    widget = chart(qtbot)
    widget.show_data([], (3, 3), (0, 0))
    widget.grab()
    bars = BarChart()
    qtbot.addWidget(bars)
    bars.show_data([], 0)
    bars.grab()


def test_bars_are_as_long_as_their_values(qtbot: QtBot) -> None:
    widget = BarChart()
    qtbot.addWidget(widget)
    widget.show_data([Bar("one", 0.25, "25 %"), Bar("two", 0.5, "50 %", 0.4, 0.6)], 0.5, Tick(0.33, "equals"))
    widget.resize(500, widget.sizeHint().height())
    image = widget.grab().toImage()
    lengths = []
    for row in range(2):
        y = row * widget._row() + round(widget._row() * 0.34)
        accent = [x for x in range(image.width()) if image.pixelColor(x, y).name() == "#f2b84b"]
        lengths.append(len(accent))
    assert lengths[1] > 1.6 * lengths[0] > 0
