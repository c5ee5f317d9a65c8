"""The draw for roles, the seats, and sitting out."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from table_kit import BOX, CAPTAIN, DEFENDER, KNOCK_DEAL, KNOCKER, NAMES, PARTNER, Rig, knocked, knocking, pack

from threegin_qt.engine import PASS, TAKE_UPCARD, Kind, Phase, Role, Stage, discard, parse_card, roles_drawn
from threegin_qt.ui.role_draw import FAN


def test_the_person_picks_from_the_fan_and_three_roles_are_shown(qtbot):
    rig = Rig(qtbot, roles=())
    assert rig.view.stage == Stage.ROLES
    assert rig.table.fan.isVisible()
    rig.click(rig.table.fan.button(17))
    assert rig.view.stage == Stage.DEAL
    cards = rig.table.drawn_cards
    assert rig.match.role_picks[0] == 17
    assert roles_drawn(cards) == rig.view.roles
    assert rig.table.role_cards.accessibleName()
    assert [not rig.table.fan.button(at).isVisible() for at in rig.match.role_picks] == [True] * 3
    assert rig.table.bar.main.text() == "Deal"
    rig.click(rig.table.bar.main)
    assert rig.view.stage == Stage.PLAY
    assert not rig.table.fan.isVisible()
    assert rig.table.drawn_cards == ()


def test_a_match_taken_up_after_the_draw_still_shows_its_cards(qtbot):
    rig = Rig(qtbot, roles=())
    rig.click(rig.table.fan.button(17))
    cards, sentence = rig.table.drawn_cards, rig.table.role_cards.accessibleName()
    rig.table.set_source(None)
    assert rig.table.drawn_cards == ()
    rig.table.set_source(rig.match)
    assert rig.table.drawn_cards == cards
    assert rig.table.role_cards.accessibleName() == sentence
    rig.click(rig.table.bar.main)
    rig.table.set_source(None)
    rig.table.set_source(rig.match)
    assert rig.table.drawn_cards == (), "the hand has begun"


def test_the_fan_has_room_for_the_shadows_at_its_ends(qtbot):
    fan = Rig(qtbot, roles=()).table.fan
    reach = fan.button(0).width() * 0.08
    assert fan.button(0).x() >= reach
    assert fan.width() - fan.button(51).geometry().right() - 1 >= reach


def test_the_fan_is_picked_from_with_the_keyboard(qtbot):
    rig = Rig(qtbot, roles=())
    rig.table.setFocus()
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Return)
    assert rig.match.role_picks[0] == FAN // 2 + 2


def _raised(rig):
    """Which cards of the fan stand higher than both their neighbours: the fan itself is a bow."""
    tops = [rig.table.fan.button(at).y() for at in range(FAN)]
    return [at for at in range(1, FAN - 1) if tops[at] < min(tops[at - 1], tops[at + 1]) - 6]


def _point(rig, at):
    """Move the pointer onto the strip of a card that is in sight."""
    card = rig.table.fan.button(at)
    window = rig.table.window()
    spot = card.mapTo(window, QPoint(2, card.height() // 2))
    for each in (QPoint(5, 5), spot):  # from elsewhere, wherever a test before may have left the pointer
        QTest.mouseMove(window.windowHandle(), each)
        rig.events()


def test_one_card_of_the_fan_is_raised_that_of_what_was_used_last(qtbot):
    rig = Rig(qtbot, roles=())
    rig.table.setFocus()
    rig.key(Qt.Key.Key_Right)
    assert _raised(rig) == [FAN // 2 + 1]
    _point(rig, 12)
    rig.wait(lambda: _raised(rig) == [12])
    rig.key(Qt.Key.Key_Right)
    assert _raised(rig) == [FAN // 2 + 2], "a key was pressed"
    _point(rig, 13)
    rig.wait(lambda: _raised(rig) == [13])
    QTest.mouseMove(rig.table.windowHandle(), QPoint(5, 5))
    rig.wait(lambda: _raised(rig) == [FAN // 2 + 2])


def test_the_pointer_that_comes_back_to_where_it_was_raises_the_card_again(qtbot):
    rig = Rig(qtbot, roles=())
    rig.table.setFocus()
    _point(rig, 12)
    rig.wait(lambda: _raised(rig) == [12])
    rig.key(Qt.Key.Key_Right)
    rig.wait(lambda: _raised(rig) == [FAN // 2 + 1])
    _point(rig, 12)  # by way of a place outside the fan
    rig.wait(lambda: _raised(rig) == [12], seconds=3)


def test_cards_of_the_fan_say_nothing_about_their_faces(qtbot):
    rig = Rig(qtbot, roles=())
    names = [rig.table.fan.button(at).accessibleName() for at in range(FAN)]
    assert names[0] == "face-down card, number 1 of 52"
    assert len(set(names)) == FAN


def test_a_second_press_on_the_fan_does_nothing(qtbot):
    rig = Rig(qtbot, roles=())
    rig.table.fan.picked.emit(3)
    revision = rig.match.revision
    rig.table.fan.picked.emit(9)
    rig.table.pick(9)
    assert rig.match.revision == revision


@pytest.mark.parametrize("roles", [CAPTAIN, BOX, PARTNER])
def test_the_partner_sits_beside_the_captain_whose_cards_are_seen(qtbot, roles):
    rig = Rig(qtbot, roles=roles)
    table = rig.table
    captain, partner, box = (roles.index(role) for role in (Role.CAPTAIN, Role.PARTNER, Role.BOX))
    tops = [table.plates[seat].y() for seat in range(3)]
    assert abs(tops[captain] - tops[partner]) < abs(tops[captain] - tops[box])
    at_bottom = captain if roles[0] == Role.PARTNER else 0
    assert table.plates[at_bottom].y() == max(tops)
    seen = [button.card for button in table.hand.buttons]
    assert None not in seen
    assert {button.card for button in table.top.buttons} == {None}
    assert {button.accessibleName() for button in table.top.buttons} == {"face-down card"}


def test_plates_tell_name_role_total_and_thinking(qtbot):
    rig = Rig(qtbot, roles=BOX)
    texts = [plate.accessibleName() for plate in rig.table.plates]
    assert all(name in text for name, text in zip(NAMES, texts, strict=True))
    assert "in the box" in texts[0]
    assert "captain" in texts[1]
    assert "sitting out" in texts[2]
    assert "54 points of 100" in texts[0]
    assert "Skilled" in texts[1]
    assert "thinking" in texts[1]
    rig.others()
    assert "thinking" not in rig.table.plates[1].accessibleName()


def test_who_sits_out_advises_with_the_gestures_of_a_player(qtbot):
    rig = Rig(qtbot, roles=PARTNER)
    rig.until(Phase.DISCARD)
    assert rig.match.awaiting_advice
    assert rig.table.bar.main.text() == "Go on"
    card = next(card for card in rig.hand if card != rig.view.locked)
    rig.click(rig.table.hand.button_of(card))
    assert rig.table.bar.main.text().startswith("Advise")
    rig.click(rig.table.bar.main)
    assert rig.view.advice == (discard(card),)
    assert "advised" in rig.table.hand.button_of(card).accessibleDescription()
    assert not rig.match.awaiting_advice
    rig.match.release()
    rig.wait(lambda: not rig.view.advice)
    rig.match.hold()


def test_a_pile_is_advised_with_a_click_and_passing_with_its_button(qtbot):
    rig = Rig(qtbot, roles=PARTNER)
    assert rig.view.phase == Phase.UPCARD
    assert [choice.name for choice in rig.table.play.choices()][:2] == ["go_on", "pass"]
    rig.click(rig.table.pile)
    assert rig.view.advice[-1].kind == Kind.TAKE_UPCARD


def test_go_on_lets_the_captain_decide(qtbot):
    rig = Rig(qtbot, roles=PARTNER)
    revision = rig.match.revision
    rig.click(rig.table.bar.main)
    assert not rig.match.awaiting_advice
    rig.match.release()
    rig.wait(lambda: rig.match.revision > revision)
    rig.match.hold()


def test_the_way_to_sit_out_is_chosen_at_the_table_and_remembered(qtbot):
    rig = Rig(qtbot, roles=PARTNER)
    names = [choice.name for choice in rig.table.play.choices()]
    assert {"sit_watch", "sit_skip"} <= set(names)
    rig.table.keys.choose("sit_watch")
    assert rig.preferences.sitting_out == "watch"
    assert not rig.match.awaiting_advice
    rig.table.keys.choose("sit_skip")
    rig.match.release()
    rig.wait(lambda: rig.view.stage != Stage.PLAY)
    rig.match.hold()
    assert rig.preferences.sitting_out == "skip"
    assert rig.table.sheet.isVisible()


def test_the_partner_advises_lay_offs(qtbot):
    swapped = pack(DEFENDER, KNOCKER, "6S")
    acts = ((Role.CAPTAIN, PASS), (Role.BOX, TAKE_UPCARD), (Role.BOX, knocking(KNOCKER, "6S", "KD")))
    rig = Rig(qtbot, roles=PARTNER, deck=swapped, acts=acts)
    assert rig.match.awaiting_advice
    assert rig.table.play.defence is not None
    rig.table.play.toggle_layoff(parse_card("8S"))
    advised = rig.table.play.defence.action
    rig.click(rig.table.bar.main)
    assert rig.view.advice == (advised,)


def test_a_knock_of_the_captain_is_defended_by_the_box_whose_cards_stay_hidden(qtbot):
    rig = Rig(qtbot, roles=PARTNER, deck=KNOCK_DEAL, acts=knocked())
    assert rig.table.play.defence is None
    assert not rig.table.play.deciding
    assert {button.card for button in rig.table.top.buttons} == {None}


def test_watching_shows_what_the_captain_sees_and_nothing_more(qtbot):
    rig = Rig(qtbot, roles=PARTNER, sitting_out="watch")
    assert {button.card for button in rig.table.top.buttons} == {None}
    assert not rig.table.play.deciding
    for widget in (rig.table.stock, rig.table.pile, rig.table.hand.buttons[0]):
        rig.click(widget)
    assert rig.view.advice == ()
