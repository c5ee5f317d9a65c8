"""Drags on the table: a ghost and no grab, drops that count, and every way a drag comes to nothing."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from table_kit import KNOCK_DEAL, TWO_WAYS, Rig, upcard_taken

from threegin_qt.engine import Kind, Phase, parse_card
from threegin_qt.ui.animation import Flyer


def ghosts(rig):
    return [child for child in rig.table.children() if isinstance(child, Flyer) and child.isVisible()]


@pytest.fixture
def rig(qtbot):
    made = Rig(qtbot)
    made.until(Phase.DISCARD)
    yield made
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):  # a drag that is cancelled is still held
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(made.table, button)


def test_a_press_that_moves_three_pixels_is_a_click(rig):
    button = rig.table.hand.buttons[-1]
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(20, 60))
    QTest.mouseMove(button, QPoint(23, 60))
    assert not rig.table.drags.active
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(23, 60))
    assert rig.table.play.selected == button.card


def test_the_outline_left_behind_does_not_lie_over_the_card_before(rig):
    row = rig.table.hand
    at = next(at for at in range(1, len(row.buttons)) if row.buttons[at].x() < row.buttons[at - 1].geometry().right())
    before, button = row.buttons[at - 1], row.buttons[at]
    # What the card before shows with nothing upon it.
    button.hide()
    following = row.buttons[at + 1 :]
    for each in following:
        each.hide()
    part = QRect(button.x(), before.y() + 4, before.geometry().right() - button.x() - 6, before.height() - 8)
    whole = row.grab(part).toImage()
    for each in (button, *following):
        each.show()
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    assert button.away
    for each in following:
        each.hide()
    assert row.grab(part).toImage() == whole
    rig.key(Qt.Key.Key_Escape)


def test_a_drag_lifts_a_ghost_that_is_a_child_of_the_table_and_grabs_nothing(rig):
    button = rig.table.hand.buttons[-1]
    place = button.pos()
    rig.press(button)
    rig.move(button, rig.middle(rig.table.stock))
    assert rig.table.drags.active
    (ghost,) = ghosts(rig)
    assert ghost.parent() is rig.table
    assert not ghost.isWindow()
    assert button.pos() == place
    assert QWidget.mouseGrabber() is None
    rig.release(button, QPoint(5, 5))
    assert not rig.table.drags.active
    assert not ghosts(rig)


def test_a_card_dropped_on_the_pile_is_thrown(rig):
    card = rig.hand[-1]
    rig.drag(rig.table.hand.button_of(card), rig.middle(rig.table.pile))
    assert rig.view.pile[-1] == card
    assert card not in rig.hand


def test_first_a_drag_to_nowhere_then_another_card_to_the_pile(rig):
    first, second = rig.hand[0], rig.hand[-1]
    order = rig.hand
    rig.drag(rig.table.hand.button_of(first), QPoint(4, 4))
    assert rig.hand == order
    rig.drag(rig.table.hand.button_of(second), rig.middle(rig.table.pile))
    assert rig.view.pile[-1] == second
    assert first in rig.hand


@pytest.mark.parametrize("where", [QPoint(2, 2), QPoint(-300, -200), QPoint(5000, 5000), QPoint(600, 400)])
def test_a_drop_outside_every_place_brings_the_card_back(rig, where):
    order, before = rig.hand, rig.match.revision
    rig.drag(rig.table.hand.buttons[3], where)
    assert rig.hand == order
    assert rig.match.revision == before
    assert not ghosts(rig)
    assert rig.table.hand.model.order.value == "melds"


def nothing_left(rig, button):
    assert not rig.table.drags.active
    assert not ghosts(rig)
    assert QWidget.mouseGrabber() is None
    rig.release(button, rig.middle(rig.table.pile))
    rig.events()
    assert rig.view.phase == Phase.DISCARD


def test_escape_cancels_a_drag(rig):
    button = rig.table.hand.buttons[-1]
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    rig.key(Qt.Key.Key_Escape)
    nothing_left(rig, button)


def test_the_right_button_cancels_a_drag(rig):
    button = rig.table.hand.buttons[-1]
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    QTest.mousePress(button, Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    nothing_left(rig, button)


def test_a_window_that_is_left_cancels_a_drag(rig, qtbot):
    button = rig.table.hand.buttons[-1]
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    rig.wait(lambda: not rig.table.isActiveWindow())
    nothing_left(rig, button)


def test_another_language_cancels_a_drag(rig):
    button = rig.table.hand.buttons[-1]
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    QApplication.sendEvent(rig.table, QEvent(QEvent.Type.LanguageChange))
    nothing_left(rig, button)


def test_a_hand_that_is_rebuilt_cancels_a_drag(rig):
    button = rig.table.hand.buttons[-1]
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    assert rig.match.take_back()
    assert not rig.table.drags.active
    assert not ghosts(rig)
    assert QWidget.mouseGrabber() is None


def test_a_table_that_is_hidden_or_resized_cancels_a_drag(rig):
    button = rig.table.hand.buttons[-1]
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    rig.table.resize(1000, 700)
    rig.events()
    assert not rig.table.drags.active
    rig.release(button, QPoint(1, 1))
    button = rig.table.hand.buttons[-1]
    rig.press(button)
    rig.move(button, rig.middle(rig.table.pile))
    rig.table.hide()
    assert not rig.table.drags.active
    assert not ghosts(rig)


def test_a_card_among_the_others_changes_places_and_the_order_is_remembered(rig):
    first, last = rig.table.hand.buttons[0], rig.table.hand.buttons[-1]
    card = last.card
    target = first.mapTo(rig.table, QPoint(first.width() // 2, first.height() // 2)) - QPoint(first.width(), 0)
    rig.drag(last, QPoint(max(3, target.x()), target.y()))
    assert rig.hand[0] == card
    assert rig.preferences.order == "free"
    assert rig.preferences.free_order == tuple(map(int, rig.hand))


def test_places_light_up_by_the_engines_predicate(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    lit = {}
    for name, place in (("pile", rig.table.pile), ("knock", rig.table.knock)):
        lit[name] = []
        place.light = lambda on, over=False, name=name: lit[name].append(on)
    button = rig.button("6S")  # just taken: may not be thrown (R12)
    rig.press(button)
    rig.move(button, rig.middle(rig.table.sorter))
    rig.release(button, QPoint(1, 1))
    assert not any(lit["pile"] + lit["knock"])
    button = rig.button("KD")
    rig.press(button)
    rig.move(button, rig.middle(rig.table.sorter))
    assert lit["pile"][-1]
    assert lit["knock"][-1]
    rig.release(button, QPoint(1, 1))
    assert not lit["pile"][-1]
    assert not lit["knock"][-1]


def test_an_impossible_drop_says_why(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.drag(rig.button("6S"), rig.middle(rig.table.pile))
    assert "6♠" in rig.table.bar.text
    assert rig.view.phase == Phase.DISCARD
    rig.drag(rig.button("5H"), rig.middle(rig.table.knock))
    assert "5♥" in rig.table.bar.text
    assert rig.view.phase == Phase.DISCARD


def test_a_card_dropped_on_the_knock_place_knocks(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.drag(rig.button("KD"), rig.middle(rig.table.knock))
    assert rig.table.play.knock is not None
    assert rig.table.play.knock.card == parse_card("KD")


def test_stock_and_pile_are_dragged_to_the_cards(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    rig.drag(rig.table.stock, rig.middle(rig.table.hand))
    assert rig.view.phase == Phase.UPCARD
    assert rig.table.play.message
    rig.drag(rig.table.pile, rig.middle(rig.table.hand))
    assert rig.view.history[-1].kind == Kind.TAKE_UPCARD
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    count = rig.view.stock_count
    rig.drag(rig.table.stock, rig.middle(rig.table.hand))
    assert rig.view.stock_count == count - 1


def test_a_card_drawn_to_a_place_of_a_free_order_lies_there(qtbot):
    rig = Rig(qtbot, order="free")
    rig.until(Phase.DRAW)
    fourth = rig.table.hand.buttons[3]
    at = fourth.mapTo(rig.table, QPoint(4, fourth.height() // 2))
    before = rig.hand
    rig.drag(rig.table.stock, at)
    assert rig.hand[:3] == before[:3]
    assert rig.hand[3] not in before
    assert rig.hand[4:] == before[3:]


def test_a_card_of_a_knock_is_dragged_out_of_its_meld(qtbot):
    rig = Rig(qtbot, deck=TWO_WAYS, acts=upcard_taken())
    rig.click(rig.button("QC"))
    rig.table.perform("knock")
    knock = rig.table.play.knock
    while knock.left != 5:
        rig.table.keys.choose("other")
    loose = rig.button("4H")
    rig.drag(rig.button("5S"), loose.mapTo(rig.table, QPoint(loose.width() - 6, loose.height() // 2)))
    assert knock.left == 10


def test_while_another_plays_cards_can_be_sorted_by_dragging_but_not_thrown(rig):
    rig.match.hold()
    card = rig.hand[-1]
    rig.drag(rig.table.hand.button_of(card), rig.middle(rig.table.pile))
    before = rig.match.revision
    rig.drag(rig.table.hand.buttons[-1], rig.middle(rig.table.pile))
    rig.drag(rig.table.stock, rig.middle(rig.table.hand))
    assert rig.match.revision == before
    moved = rig.table.hand.buttons[-1]
    card = moved.card
    first = rig.table.hand.buttons[0]
    rig.drag(moved, first.mapTo(rig.table, QPoint(2, first.height() // 2)))
    assert rig.hand.index(card) < 2
    rig.match.release()
