"""Clicks on the table: selecting and throwing, drawing, knocking, and what fast clicks must not do."""

import pytest
from mouse_kit import double_click
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from table_kit import BOX, DEFENDER, KNOCK_DEAL, KNOCKER, TWO_WAYS, Rig, upcard_taken

from threegin_qt.engine import Card, Kind, Phase, Role, Stage, deadwood, parse_card, parse_cards
from threegin_qt.ui.phrases import knock_text
from threegin_qt.ui.prompt import TableButton


def test_a_click_selects_and_a_second_one_throws(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    card = rig.hand[-1]
    button = rig.table.hand.button_of(card)
    rig.click(button)
    assert rig.table.play.selected == card
    assert button.lifted
    assert button.y() < rig.table.hand.buttons[0].y()
    assert rig.table.bar.main.text().endswith(("♣", "♦", "♥", "♠"))
    assert rig.view.phase == Phase.DISCARD
    rig.click(button)
    assert rig.view.pile[-1] == card
    assert card not in rig.hand


def test_a_click_on_the_pile_and_the_main_button_throw_the_selected_card(qtbot):
    for way in ("pile", "main"):
        rig = Rig(qtbot)
        rig.until(Phase.DISCARD)
        card = rig.hand[-1]
        rig.click(rig.table.hand.button_of(card))
        rig.click(rig.table.pile if way == "pile" else rig.table.bar.main)
        assert rig.view.pile[-1] == card


def test_another_click_selects_another_card_and_escape_none(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    rig.click(rig.table.hand.buttons[2])
    rig.click(rig.table.hand.buttons[5])
    assert rig.table.play.selected == rig.hand[5]
    rig.key(Qt.Key.Key_Escape)
    assert rig.table.play.selected is None
    assert not any(button.lifted for button in rig.table.hand.buttons)


def test_one_click_throws_by_preference(qtbot):
    rig = Rig(qtbot, one_click=True)
    rig.until(Phase.DISCARD)
    card = rig.hand[-1]
    rig.click(rig.table.hand.button_of(card))
    assert rig.view.pile[-1] == card


def test_r12_the_card_just_taken_cannot_be_selected_and_the_line_says_why(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.click(rig.button("6S"))
    assert rig.table.play.selected is None
    assert "6♠" in rig.table.bar.text
    assert rig.view.phase == Phase.DISCARD


def test_piles_are_clicked_to_draw(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    rig.click(rig.table.pile)
    assert rig.view.history[-1].kind == Kind.TAKE_UPCARD
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    before = rig.view.stock_count
    rig.click(rig.table.stock)
    assert rig.view.stock_count == before - 1


def test_many_fast_clicks_do_one_thing(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    before = rig.view
    rig.clicks(rig.middle(rig.table.stock), *range(1000, 2000, 90))
    assert rig.view.stock_count == before.stock_count - 1
    assert len(rig.view.history) == len(before.history) + 1
    assert rig.table.play.message == ""


@pytest.mark.parametrize("one_click", [False, True])
def test_a_double_or_triple_click_on_a_card_throws_one_at_most(qtbot, one_click):
    rig = Rig(qtbot, one_click=one_click)
    rig.until(Phase.DISCARD)
    before = rig.view
    button = rig.table.hand.buttons[4]
    rig.clicks(button.mapTo(rig.table, QPoint(8, button.height() // 2)), 1000, 1150, 1300)
    assert len(rig.view.history) == len(before.history) + 1
    assert len(rig.view.pile) == len(before.pile) + 1


@pytest.mark.parametrize("between", [60, 390])
def test_a_double_click_on_a_button_is_one_press(qtbot, between):
    rig = Rig(qtbot, deal=None)
    place = rig.middle(rig.table.bar.main)
    rig.clicks(place, 1000, 1000 + between)
    # What is at the place now is another choice: the second press of a double click is not meant for it.
    hand, revision = rig.view.hand_number, rig.match.revision
    assert rig.view.stage == Stage.PLAY
    assert rig.table.childAt(place) in rig.table.bar.findChildren(TableButton)
    rig.clicks(place, 1000 + 2 * between)
    assert (rig.view.hand_number, rig.match.revision) == (hand, revision)
    # A later press is, and so is a key at any time.
    rig.table.childAt(place).setFocus()
    rig.key(Qt.Key.Key_Return)
    assert rig.match.revision > revision


def test_two_presses_are_two_however_late_the_program_gets_to_the_first(qtbot):
    """What counts is when the hand pressed."""
    rig = Rig(qtbot, deal=None)
    place = rig.middle(rig.table.bar.main)
    rig.clicks(place, 1000)
    revision = rig.match.revision
    rig.clicks(place, 1000 + QApplication.doubleClickInterval())
    assert rig.match.revision > revision


def test_a_quick_click_elsewhere_ends_a_double_click(qtbot):
    """One on a button, one on a card, one on the button again: none is the rest of another, however quick."""
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    place = rig.middle(rig.table.bar.main)
    rig.clicks(place, 1000)
    assert rig.view.phase == Phase.DISCARD
    before = rig.view
    card = rig.table.hand.buttons[4]
    rig.clicks(card.mapTo(rig.table, QPoint(8, card.height() // 2)), 1100)
    rig.clicks(place, 1200)
    assert len(rig.view.pile) == len(before.pile) + 1


@pytest.mark.parametrize("between", [None, 150])
def test_a_screen_reader_presses_what_the_mouse_has_pressed_a_moment_ago(qtbot, between):
    rig = Rig(qtbot, deal=None)
    rig.clicks(rig.middle(rig.table.bar.main), 1000, *([] if between is None else [1000 + between]))
    revision = rig.match.revision
    QAccessible.queryAccessibleInterface(rig.table.bar.main).actionInterface().doAction("Press")
    rig.wait(lambda: rig.match.revision > revision)


def test_while_another_plays_clicks_do_nothing_but_sorting_works(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    rig.match.hold()
    rig.match.hold()
    card = rig.hand[-1]
    rig.click(rig.table.hand.button_of(card))
    rig.click(rig.table.hand.button_of(card))
    before = rig.match.revision
    for widget in (rig.table.stock, rig.table.pile, rig.table.knock, rig.table.hand.buttons[3]):
        rig.click(widget)
        double_click(widget)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right):
        rig.key(key)
    for command in ("draw_stock", "take_discard", "pass", "knock", "sort_rank"):
        rig.table.perform(command)
    assert rig.match.revision == before
    assert rig.hand == sorted(rig.hand, key=lambda card: (card.rank, card.suit))
    rig.match.release()
    rig.match.release()


def test_the_knock_place_sleeps_and_wakes_with_what_a_knock_leaves(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    assert not rig.table.knock.awake
    rig.click(rig.table.knock)
    assert rig.view.phase == Phase.UPCARD
    rig.click(rig.table.pile)
    assert rig.table.knock.accessibleName() == knock_text(1)
    rig.click(rig.button("5H"))
    # Without the five the king, the four and the six are left: no knock by throwing it.
    assert not rig.table.knock.awake


def test_a_knock_is_never_a_plain_click_on_a_card(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken(), one_click=False)
    rig.click(rig.button("KD"))
    rig.click(rig.button("KD"))
    assert rig.view.history[-1].kind == Kind.DISCARD


def test_a_knock_that_is_cancelled_leaves_eleven_cards_in_their_order_and_is_still_offered(qtbot):
    rig = Rig(qtbot, deck=TWO_WAYS, acts=upcard_taken(), order="free")
    order = rig.hand
    rig.click(rig.button("QC"))
    rig.click(rig.table.knock)
    knock = rig.table.play.knock
    assert knock is not None
    assert len(rig.hand) == 10
    rig.click(rig.button("4S"))
    rig.key(Qt.Key.Key_Escape)
    assert rig.table.play.knock is None
    assert rig.hand == order
    assert rig.table.knock.awake
    assert rig.view.phase == Phase.DISCARD


def test_r16_the_knocker_may_change_the_proposed_melds(qtbot):
    rig = Rig(qtbot, deck=TWO_WAYS, acts=upcard_taken())
    rig.click(rig.button("QC"))
    rig.click(rig.table.knock)
    knock = rig.table.play.knock
    assert knock is not None
    assert knock.left in (5, 10)
    while knock.left != 5:
        rig.table.keys.choose("other")
    rig.click(rig.button("5S"))
    assert knock.left == 10
    assert rig.table.bar.main.text() == "Lay, 10 left"
    rig.click(rig.table.bar.main)
    assert rig.view.knocker == Role.CAPTAIN
    assert sum(card.points for card in parse_cards("5S AD 4H")) == 10
    assert rig.view.phase == Phase.DEFENCE


def test_a_knock_with_nothing_selected_throws_what_leaves_least(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.table.perform("knock")
    knock = rig.table.play.knock
    assert knock is not None
    assert knock.card == parse_card("KD")
    assert knock.left == 1


def test_the_line_says_what_a_knock_would_leave_where_it_is_too_much(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL)
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    card = next(card for card in rig.hand if card != rig.view.locked)
    rig.table.play.begin_knock(card)
    held = rig.view.held[rig.view.turn]
    left = deadwood(held & ~(1 << card))
    assert left > 10
    assert str(left) in rig.table.bar.text
    assert rig.view.phase == Phase.DISCARD


def test_points_change_only_when_they_are_booked(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken(), totals=(80, 22, 14))
    rig.table.perform("knock")
    rig.table.keys.choose("lay")
    assert rig.view.phase == Phase.DEFENCE
    assert [plate.total for plate in rig.table.plates] == [80, 22, 14]
    assert rig.table.panel.score_model.rowCount() == 0
    rig.others()
    assert [plate.total for plate in rig.table.plates] == list(rig.view.totals)
    assert rig.table.panel.score_model.rowCount() == 1


def test_cards_of_the_kit_are_what_they_say():
    assert set(parse_cards(KNOCKER)).isdisjoint(parse_cards(DEFENDER))
    assert Card(0) == parse_card("AC")
