"""A card as a button, and the things that move it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from threegin_qt.engine import parse_card
from threegin_qt.ui.animation import Flights, Slides
from threegin_qt.ui.card import CardButton
from threegin_qt.ui.card_art import CardArt
from threegin_qt.ui.painting import card_height, card_pixmap
from threegin_qt.ui.theme import Speed


@pytest.fixture
def table(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(600, 400)
    widget.show()
    return widget


def card_on(table, text="QC", width=80):
    button = CardButton(CardArt(parent=table), None if text is None else parse_card(text), table)
    button.set_width(width)
    button.show()
    return button


def test_it_is_a_push_button_with_the_cards_name(table):
    interface = QAccessible.queryAccessibleInterface(card_on(table))
    assert interface.role() == QAccessible.Role.PushButton
    assert not interface.state().checkable
    assert interface.text(QAccessible.Text.Name) == "queen of clubs"


def test_face_down_it_says_nothing_of_its_face_and_shows_the_back(table):
    up, down = card_on(table), card_on(table)
    down.turn(None)
    assert down.accessibleName() == "face-down card"
    assert "queen" not in down.accessibleDescription()
    back = card_pixmap(CardArt(), None, 80, down.devicePixelRatioF()).toImage()
    middle = QPoint(40, 56)
    shown = down.grab().toImage()
    assert shown.pixelColor(middle) == back.pixelColor(middle)
    assert up.grab().toImage() != shown


def test_its_geometry_is_the_cards(table):
    for width in (48, 99, 100, 101, 137):
        button = card_on(table, width=width)
        assert (button.width(), button.height()) == (width, card_height(width))


def test_what_is_told_by_colour_is_told_in_words(table):
    button = card_on(table)
    button.set_lifted(True)
    button.set_marked(True)
    assert button.accessibleDescription() == "selected, advised"
    button.set_lifted(False)
    assert button.accessibleDescription() == "advised"


@pytest.mark.parametrize("change", ["set_lifted", "set_marked", "set_dimmed", "set_away"])
def test_every_state_can_be_seen(table, change):
    button = card_on(table)
    before = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    getattr(button, change)(True)
    assert button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32) != before


def test_space_is_told_apart_from_a_click(table):
    button = card_on(table)
    told = []
    button.clicked.connect(lambda: told.append("click"))
    button.space_pressed.connect(lambda: told.append("space"))
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told == ["space", "click"]


def test_slides_end_where_they_should_and_turn_round(table, qtbot):
    first, second = card_on(table), card_on(table, "2S")
    slides = Slides(table)
    slides.go({first: QPoint(300, 0), second: QPoint(100, 50)})
    assert slides.moving
    QTest.qWait(30)
    slides.go({first: QPoint(10, 10)})
    qtbot.waitUntil(lambda: not slides.moving)
    assert first.pos() == QPoint(10, 10)
    assert second.pos() == QPoint(100, 50)
    slides.speed = Speed.OFF
    slides.go({first: QPoint(200, 20)})
    assert first.pos() == QPoint(200, 20)
    assert not slides.moving


def test_what_a_card_slides_over_is_painted_anew_with_its_shadow(table, qtbot):
    painted = []

    class Row(QWidget):
        def paintEvent(self, event):
            painted.append(event.region())

    row = Row(table)
    row.resize(600, 400)
    row.show()
    button = card_on(row)
    button.move(100, 100)
    QTest.qWait(50)
    painted.clear()
    before = button.geometry()
    slides = Slides(table)
    slides.go({button: QPoint(100, 120)}, True)
    qtbot.waitUntil(lambda: bool(painted))
    reach = round(0.14 * button.width())
    assert any(region.contains(before.topLeft() - QPoint(0, reach)) for region in painted), "where its shadow was"
    assert any(region.contains(button.geometry().bottomLeft() + QPoint(0, reach)) for region in painted), "where it is"


def test_slides_forget_what_goes_away(table):
    button = card_on(table)
    slides = Slides(table)
    slides.go({button: QPoint(300, 0)})
    slides.forget(button)
    button.deleteLater()
    QTest.qWait(20)
    slides.finish()
    assert not slides.moving


def test_flights_land_in_any_case(table, qtbot):
    flights = Flights(table)
    pixmap = card_pixmap(CardArt(), None, 60, 1.0)
    told = []
    flights.landed.connect(lambda: told.append("empty"))
    flights.fly(pixmap, QPoint(0, 0), QPoint(300, 200), lambda: told.append("one"))
    flights.fly(pixmap, QPoint(0, 0), QPoint(100, 200), lambda: told.append("two"), after_ms=400)
    assert flights.busy
    flights.finish()
    assert told == ["one", "two", "empty"]
    assert not flights.busy
    flights.fly(pixmap, QPoint(0, 0), QPoint(300, 200), lambda: told.append("three"))
    qtbot.waitUntil(lambda: not flights.busy)
    assert told[-2:] == ["three", "empty"]
    flights.speed = Speed.OFF
    flights.fly(pixmap, QPoint(0, 0), QPoint(300, 200), lambda: told.append("four"))
    assert told[-1] == "four"
    assert not flights.busy


def test_flying_cards_let_clicks_through(table):
    button = card_on(table)
    clicked = []
    button.clicked.connect(lambda: clicked.append(True))
    flights = Flights(table)
    flights.fly(card_pixmap(CardArt(), None, 80, 1.0), QPoint(0, 0), QPoint(0, 0))
    assert table.childAt(QPoint(40, 40)) is button
    flights.finish()
