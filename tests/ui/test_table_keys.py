"""The keyboard at the table: arrows, Space, Enter, Escape, commands, and a whole match with keys alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from table_kit import BOX, KNOCK_DEAL, Rig, knocked, upcard_taken

from threegin_qt.engine import Kind, Phase, Role, Stage, parse_card
from threegin_qt.ui.card import CardButton
from threegin_qt.ui.drag import Ring
from threegin_qt.ui.piles import MiddlePlace
from threegin_qt.ui.prompt import TableButton
from threegin_qt.ui.shortcuts import COMMANDS

OF_TABLE = [command.name for command in COMMANDS if command.of_table]


def focused():
    return QApplication.focusWidget()


def test_arrows_go_along_the_cards_and_stop_at_the_ends(qtbot):
    rig = Rig(qtbot)
    rig.table.setFocus()
    rig.key(Qt.Key.Key_Home)
    assert focused() is rig.table.hand.buttons[0]
    rig.key(Qt.Key.Key_Left)
    assert focused() is rig.table.hand.buttons[0]
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Right)
    assert focused() is rig.table.hand.buttons[2]
    rig.key(Qt.Key.Key_End)
    assert focused() is rig.table.hand.buttons[-1]


def test_arrows_go_between_the_places(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    rig.table.setFocus()
    rig.key(Qt.Key.Key_Home)
    rig.key(Qt.Key.Key_Up)
    assert isinstance(focused(), TableButton)
    rig.key(Qt.Key.Key_Up)
    assert isinstance(focused(), MiddlePlace)
    for _ in range(3):
        rig.key(Qt.Key.Key_Left)
    assert focused() is rig.table.stock
    rig.key(Qt.Key.Key_Right)
    assert focused() is rig.table.pile
    rig.key(Qt.Key.Key_Down)
    rig.key(Qt.Key.Key_Down)
    assert focused() is rig.table.hand.buttons[0]


def test_space_draws_selects_and_puts_down_and_enter_throws(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    rig.table.stock.setFocus()
    rig.key(Qt.Key.Key_Space)
    assert rig.view.phase == Phase.DISCARD
    rig.table.hand.buttons[4].setFocus()
    card = focused().card
    rig.key(Qt.Key.Key_Space)
    assert rig.table.play.selected == card
    rig.key(Qt.Key.Key_Space)
    assert rig.table.play.selected is None
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    assert rig.view.pile[-1] == card


def test_enter_with_nothing_selected_selects_the_card_and_never_throws(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    rig.table.hand.buttons[4].setFocus()
    rig.key(Qt.Key.Key_Return)
    assert rig.view.phase == Phase.DISCARD
    assert rig.table.play.selected == rig.table.hand.buttons[4].card


def test_the_focus_stays_among_the_cards_when_one_is_thrown(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    rig.table.hand.buttons[-1].setFocus()
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    assert isinstance(focused(), CardButton)
    assert focused() in rig.table.hand.buttons


def test_one_card_takes_part_in_the_tab_order(qtbot):
    rig = Rig(qtbot)
    rig.table.hand.buttons[3].setFocus()
    stops = [button for button in rig.table.hand.buttons if button.focusPolicy() == Qt.FocusPolicy.StrongFocus]
    assert stops == [rig.table.hand.buttons[3]]
    assert not any(button.focusPolicy() & Qt.FocusPolicy.TabFocus.value for button in rig.table.top.buttons)


def test_tab_reaches_every_place_once(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    rig.table.hand.buttons[0].setFocus()
    seen = []
    for _ in range(40):
        rig.key(Qt.Key.Key_Tab)
        if focused() is rig.table.hand.buttons[0]:
            break
        seen.append(focused())
    assert focused() is rig.table.hand.buttons[0]
    assert len(seen) == len(set(seen))
    for widget in (rig.table.stock, rig.table.pile, rig.table.knock, *rig.table.bar.buttons):
        assert widget in seen


def test_the_ring_shows_for_keys_and_not_for_the_mouse(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    rig.click(rig.table.hand.buttons[2])
    assert not Ring.wanted
    rig.key(Qt.Key.Key_Right)
    assert Ring.wanted
    assert rig.table.hand.buttons[3].ringed
    rig.click(rig.table.hand.buttons[2])
    assert not Ring.wanted


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_enter_works_with_caps_lock(qtbot, modifier):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    rig.table.setFocus()
    rig.key(Qt.Key.Key_Return, modifier)
    assert rig.view.history[-1].kind == Kind.TAKE_UPCARD


@pytest.mark.parametrize("name", OF_TABLE)
def test_every_command_of_the_table_is_known_in_every_phase(qtbot, name):
    rig = Rig(qtbot, roles=())
    rig.table.perform(name)
    assert rig.table.may_perform(name) in (True, False)
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.table.perform(name)
    assert rig.table.may_perform(name) in (True, False)
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    rig.table.perform(name)
    assert rig.table.may_perform(name) in (True, False)


def test_commands_do_what_they_say(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    rig.table.perform("pass")
    assert rig.view.history[-1].kind == Kind.PASS
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    rig.table.perform("take_discard")
    assert rig.view.history[-1].kind == Kind.DRAW_DISCARD
    for name, order in (("sort_rank", "rank"), ("sort_suit", "suit"), ("sort_melds", "melds"), ("sort_free", "free")):
        rig.table.perform(name)
        assert rig.table.hand.model.order.value == order
        assert rig.preferences.order == order


def test_a_command_that_is_not_allowed_says_why(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    rig.table.perform("draw_stock")
    assert rig.table.bar.text == "First take the upcard or pass."
    rig.table.perform("knock")
    assert rig.table.play.message
    assert rig.view.phase == Phase.UPCARD


def test_reading_commands_read(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    said = rig.table.voice
    rig.table.perform("read_cards")
    assert "run, 4 to 6 of hearts" in said.said[-1]
    assert "king of diamonds" in said.said[-1]
    rig.table.perform("read_deadwood")
    assert "11" in said.said[-1]
    rig.table.perform("read_pile")
    assert "31" in said.said[-1]
    rig.table.perform("read_scores")
    assert all(text in said.said[-1] for text in ("Maria", "54", "Zoltán", "22", "Beatriz", "14", "100"))


def test_undo_takes_back_in_practice(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    assert not rig.table.may_perform("undo")
    rig.table.perform("take_discard")
    assert rig.table.may_perform("undo")
    rig.table.perform("undo")
    assert rig.view.phase == Phase.UPCARD
    assert len(rig.hand) == 10


def test_a_hint_is_shown_and_marked(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.table.perform("hint")
    rig.wait(lambda: bool(rig.table.play.advice))
    assert rig.table.play.advice[0].action.kind == Kind.KNOCK
    assert rig.table.panel.advice_words()
    assert "advised" in rig.button("KD").accessibleDescription()
    rig.use(hints=False)
    rig.table.perform("hint")
    assert rig.table.play.message


def test_a_whole_hand_and_the_next_deal_with_keys_alone(qtbot):
    rig = Rig(qtbot, roles=BOX)
    rig.table.setFocus()
    for _ in range(300):
        rig.others()
        if rig.view.stage != Stage.PLAY:
            break
        phase = rig.view.phase
        if phase == Phase.UPCARD:
            rig.table.perform("pass")
        elif phase == Phase.DISCARD and rig.table.play.selected is None:
            rig.key(Qt.Key.Key_End)
            if focused().card == rig.view.locked:
                rig.key(Qt.Key.Key_Left)
            rig.key(Qt.Key.Key_Space)
        else:
            rig.key(Qt.Key.Key_Return)
    assert rig.view.result is not None
    assert rig.view.stage in (Stage.DEAL, Stage.OVER)
    if rig.view.stage == Stage.DEAL:
        rig.key(Qt.Key.Key_Return)
        assert rig.view.hand_number == 2
        assert rig.table.hand.isVisible()


def test_lay_offs_with_keys_alone(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    defence = rig.table.play.defence
    assert rig.view.turn == Role.BOX
    laid = defence.laid
    rig.table.setFocus()
    rig.key(Qt.Key.Key_Home)
    for _ in range(4):
        rig.key(Qt.Key.Key_Up)
    assert focused() in rig.table.spreads[0].laid_buttons
    card = focused().card
    rig.key(Qt.Key.Key_Space)
    assert not defence.laid >> card & 1
    assert card in rig.hand
    rig.table.hand.button_of(card).setFocus()
    rig.key(Qt.Key.Key_Space)
    assert defence.laid == laid
    rig.key(Qt.Key.Key_Return)
    assert rig.view.result is not None
    assert rig.view.result.layoffs == defence.layoffs


def test_k_knocks_and_enter_lays(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.table.perform("knock")
    assert rig.table.play.knock.card == parse_card("KD")
    rig.key(Qt.Key.Key_Return)
    assert rig.view.phase == Phase.DEFENCE
