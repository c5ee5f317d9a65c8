"""Turns and roles as they go in the real window: what is refused changes nothing, on the screen and on the disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui.table_kit import BOX, CAPTAIN, KNOCK_DEAL, PARTNER, TWO_WAYS, knocking, pack, upcard_taken
from threegin_qt.engine import (
    PASS,
    TAKE_UPCARD,
    Kind,
    Outcome,
    Phase,
    PlayerView,
    Role,
    Stage,
    parse_card,
    view_of,
)
from threegin_qt.engine import replay as replayed

from .gestures import Clicker, Dragger, Person, Typist, middle
from .positions import acts_until
from .program import Running
from .screen import Screen

pytestmark = [pytest.mark.xvfb, pytest.mark.slow]

CLUBS = "2C 3C 5C 6C 8C 9C JC QC AD 3D"
HEARTS = "2H 4H 5H 7H 8H TH JH KH 2S 4S"
"""Two players' cards of which nothing goes together that the other one throws."""
APART = pack("2C 5D 8H JS 3C 6D 9H QS AC TD", "4C 7D TH KS 2D 5H 8S JC 3H 6S", "KD", "KC QD 9C")


def card(text: str) -> int:
    return int(parse_card(text))


def on_disk(program: Running) -> PlayerView:
    """What the person sees of the match on the table by what is on the disk."""
    return view_of(replayed(program.record(program.look().table.match)).last, 0)


def settled(program: Running) -> Any:
    """Wait until it is the person's turn and the others have done what they do; what is to be seen, checked with the disk."""
    person = Person(None, program)  # type: ignore[arg-type] # only looks
    return person.turn()


def refused(program: Running, do: Callable[[], None], words: str) -> None:
    """Doing this changes nothing but the line, which says why."""
    before = settled(program).table
    do()
    after = program.see(lambda seen: words in seen.table.line, what=words).table
    assert (after.view, after.revision, [each.card for each in after.hand]) == (
        before.view,
        before.revision,
        [each.card for each in before.hand],
    )
    settled(program)


def test_flow_01_both_pass_and_the_captain_draws_from_the_stock(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, APART)
    clicker, dragger = Clicker(screen, program), Dragger(screen, program)
    refused(program, lambda: clicker.click(program.look().table.stock.spot), "take the upcard or pass")
    refused(program, lambda: dragger.draw(program.look()), "take the upcard or pass")
    refused(program, lambda: screen.key("s"), "take the upcard or pass")
    clicker.choose(program.look(), "pass")
    seen = program.see(lambda seen: seen.table.revision == 3 and seen.table.deciding, what="the box has passed too")
    assert on_disk(program).phase == Phase.FIRST_DRAW
    assert [each.choice for each in seen.table.offered] == ["draw_stock"]
    refused(program, lambda: clicker.click(program.look().table.pile.spot), "comes from the stock")
    refused(program, lambda: dragger.take(program.look()), "comes from the stock")
    clicker.click(program.look().table.stock.spot)
    assert len(settled(program).table.hand) == 11
    assert on_disk(program).stock_count == 30


def test_flow_01_the_box_takes_the_upcard_and_the_captain_has_a_whole_turn(
    screen: Screen, at_position: Callable[..., Running]
) -> None:
    deck = pack("2C 5D 8H JS 3C 6D 9H QS AC TD", "4C 7D 7H KS 2D 5H 8S JC 3H 6S", "7S", "KC QD 9C")
    program = at_position(CAPTAIN, deck)
    screen.key("p")
    seen = program.see(lambda seen: seen.table.revision == 4 and seen.table.deciding, what="the box took and threw")
    view = on_disk(program)
    assert [move.kind for move in view.moves] == [Kind.PASS, Kind.TAKE_UPCARD, Kind.DISCARD]
    assert view.pile[-1] != parse_card("7S")
    assert [each.choice for each in seen.table.offered] == ["draw_stock", "take_discard"]


def test_flow_01_the_box_waits_for_the_captain(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(BOX, APART, players="sleeping", seconds=4)
    before = program.see(lambda seen: seen.table.thinking > 0, what="the captain thinks").table
    assert not before.deciding
    for spot in (before.stock.spot, before.pile.spot, before.knock.spot):
        screen.click(spot)
    screen.key("s", "d", "p", "k", "Return")
    after = program.look().table
    assert (after.revision, after.view) == (before.revision, before.view)
    program.see(lambda seen: seen.table.deciding, what="the captain passed")
    screen.key("s")
    assert on_disk(program).phase == Phase.UPCARD
    screen.key("d")
    program.see(lambda seen: len(seen.table.hand) == 11, what="the box took the upcard")
    assert [move.kind for move in on_disk(program).moves] == [Kind.PASS, Kind.TAKE_UPCARD]


def test_flow_02_a_card_taken_cannot_be_thrown_in_any_way(screen: Screen, at_position: Callable[..., Running]) -> None:
    deck = pack("4S 5S 6S 4H 5H 6H 9C TC JC AD", "2S 3S 7S 8S AS 7H 8H 9H 3D KD", "7D")
    program = at_position(CAPTAIN, deck, ((Role.CAPTAIN, TAKE_UPCARD),), players="sleeping", seconds=99)
    clicker, dragger, typist = (kind(screen, program) for kind in (Clicker, Dragger, Typist))
    taken = card("7D")
    # It could be thrown to knock with one left if it were not the one taken.
    assert program.look().table.knock.awake
    refused(program, lambda: clicker.click(clicker.card(program.look(), taken)), "7♦")
    screen.key("Escape")
    refused(program, lambda: dragger.throw(program.look(), taken), "7♦")
    screen.key("Escape")
    refused(program, lambda: dragger.knock(program.look(), taken), "7♦")
    screen.key("Escape")
    row = [each.card for each in program.look().table.hand].index(taken)
    refused(program, lambda: screen.key("Home", *["Right"] * row, "space", "Return"), "7♦")
    typist.throw(settled(program), card("AD"))
    program.see(lambda seen: seen.table.pile.top == card("AD"), what="another card is thrown")


def test_flow_02_a_card_drawn_from_the_stock_can_be_thrown(screen: Screen, at_position: Callable[..., Running]) -> None:
    deck = pack("2C 5D 8H JS 3C 6D 9H QS AC TD", "4C KH TH KS 2D 5H 8S JC 3H 6S", "KD", "7D")
    program = at_position(CAPTAIN, deck, ((Role.CAPTAIN, PASS), (Role.BOX, PASS)), players="sleeping", seconds=99)
    dragger = Dragger(screen, program)
    dragger.draw(settled(program))
    seen = program.see(lambda seen: len(seen.table.hand) == 11 and not seen.table.dragging, what="the card is drawn")
    dragger.throw(seen, card("7D"))
    program.see(lambda seen: seen.table.pile.top == card("7D"), what="it is thrown")
    assert on_disk(program).moves[-1].card == parse_card("7D")


@pytest.mark.parametrize("roles", [CAPTAIN, BOX, PARTNER], ids=["captain", "box", "partner"])
def test_flow_03_a_throw_that_leaves_two_cards_draws_the_hand_and_roles_stay(
    screen: Screen, at_position: Callable[..., Running], roles: tuple[Role, ...]
) -> None:
    acts = acts_until(roles, APART, lambda state: state.hand is not None and state.hand.stock_count == 2)
    drawer, last = acts[-1]
    assert last.kind == Kind.DRAW_STOCK
    program = at_position(roles, APART, acts, preferences={"sitting_out": "skip"})
    if roles.index(drawer) == 0:
        seen = settled(program)
        Clicker(screen, program).throw(seen, seen.table.hand[0].card)
    seen = program.see(lambda seen: seen.table.offered and seen.table.offered[0].choice == "deal", what="the end of the hand")
    view = on_disk(program)
    assert view.result is not None
    assert view.result.outcome == Outcome.DRAWN
    assert (view.totals, seen.table.totals) == ((0, 0, 0), [0, 0, 0])
    screen.key("Return")
    program.see(lambda seen: seen.table.scene == "play" or seen.table.rows > 1, what="the next hand")
    assert tuple(on_disk(program).roles) == tuple(roles)


def test_flow_03_taking_the_pile_at_three_goes_on(screen: Screen, at_position: Callable[..., Running]) -> None:
    acts = acts_until(
        CAPTAIN,
        APART,
        lambda state: (
            state.hand is not None
            and state.hand.stock_count <= 4
            and state.hand.phase == Phase.DRAW
            and state.hand.turn == Role.CAPTAIN
        ),
    )
    program = at_position(CAPTAIN, APART, acts)
    seen = settled(program)
    left = on_disk(program).stock_count
    clicker = Clicker(screen, program)
    clicker.take(seen)
    seen = program.see(lambda seen: len(seen.table.hand) == 11, what="the card is taken")
    locked = on_disk(program).locked
    clicker.throw(seen, next(each.card for each in seen.table.hand if each.card != locked))
    program.see(lambda seen: seen.table.revision > len(acts) + 3, what="the other player goes on")
    assert left in (3, 4)
    assert len(on_disk(program).moves) > len(acts) + 2


KNOCKED_WITH_9 = pack("4S 5S 4H 5H 6H 4D 5D 6D 9C KD", "7S 8S 7H 8H 9H 2C 2D 2H 3C AC", "6S")
"""The captain takes the upcard and knocks with nine; the box has four left after it has laid off all it can."""


@pytest.mark.parametrize(
    ("before", "after", "over"),
    [(90, 105, True), (85, 100, True), (84, 99, False)],
    ids=["105", "100", "99"],
)
def test_flow_05_06_10_an_undercut_is_booked_once_and_ends_the_match_at_100(
    screen: Screen, at_position: Callable[..., Running], before: int, after: int, over: bool
) -> None:
    acts = ((Role.CAPTAIN, TAKE_UPCARD), (Role.CAPTAIN, knocking("4S 5S 4H 5H 6H 4D 5D 6D 9C KD", "6S", "KD")))
    program = at_position(BOX, KNOCKED_WITH_9, acts, (before, 80, 20))
    clicker = Clicker(screen, program)
    seen = settled(program)
    assert seen.table.offered[0].text == "Confirm, 4 left"
    # Taking a card back and laying it off again books nothing.
    laid = card("8S")
    clicker.click(next(each.spot for each in seen.table.laid if each.card == laid))
    seen = program.see(lambda now: any(each.card == laid for each in now.table.hand), what="a card taken back")
    clicker.click(clicker.card(seen, laid))
    seen = program.see(lambda now: any(each.card == laid for each in now.table.laid), what="laid off again")
    assert seen.table.totals == [before, 80, 20]
    assert on_disk(program).totals == (before, 80, 20)
    screen.click(clicker.offered(seen, "defend"), times=2, delay_ms=40)
    offered = "new_match" if over else "deal"
    seen = program.see(
        lambda now: now.table.offered and now.table.offered[0].choice == offered, seconds=20, what=f"the end, with {offered}"
    )
    view = on_disk(program)
    assert view.result is not None
    assert (view.result.outcome, view.result.points, view.result.deadwood) == (Outcome.UNDERCUT, 15, (9, 4))
    assert (list(view.totals), seen.table.totals) == ([after, 80, 20], [after, 80, 20])
    assert view.stage == (Stage.OVER if over else Stage.DEAL)
    if over:
        program.stays(lambda now: now.table.revision == seen.table.revision and now.table.thinking < 0, 1.0)
        screen.key("Escape", "s", "d", "k", "p")
        program.stays(lambda now: now.table.revision == seen.table.revision)
        assert "Continue" not in [button.text for button in program.look().buttons]


def test_flow_08_the_fortieth_draw_from_the_pile_ends_the_hand(screen: Screen, at_position: Callable[..., Running]) -> None:
    def nearly(state: Any) -> bool:
        return bool(state.hand.streak == 39 and state.hand.phase == Phase.DRAW)

    acts = acts_until(CAPTAIN, APART, nearly, from_pile=True)
    program = at_position(CAPTAIN, APART, acts, players="sleeping", seconds=99)
    seen = settled(program)
    assert "1" in seen.table.line
    clicker = Clicker(screen, program)
    clicker.take(seen)
    seen = program.see(lambda now: len(now.table.hand) == 11, what="the fortieth")
    locked = on_disk(program).locked
    clicker.throw(seen, next(each.card for each in seen.table.hand if each.card != locked))
    program.see(lambda now: now.table.offered and now.table.offered[0].choice == "deal", what="the hand is drawn")
    result = on_disk(program).result
    assert result is not None
    assert result.outcome == Outcome.DRAWN


def test_flow_09_a_knock_begun_and_cancelled_leaves_everything(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, TWO_WAYS, upcard_taken(), preferences={"order": "suit"})
    clicker = Clicker(screen, program)
    seen = settled(program)
    order = [each.card for each in seen.table.hand]
    for way in ("button", "key"):
        clicker.click(clicker.card(program.look(), card("QC")))
        program.see(lambda now: now.table.selected == card("QC"), what="the queen is selected")
        clicker.click(program.look().table.knock.spot)
        seen = program.see(lambda now: len(now.table.hand) == 10, what="ten cards laid out")
        clicker.click(clicker.card(seen, card("5S")))
        text = seen.table.offered[0].text
        seen = program.see(lambda now, text=text: now.table.offered[0].text != text, what="other melds")
        if way == "button":
            clicker.choose(seen, "cancel")
        else:
            screen.key("Escape")
        seen = program.see(lambda now: len(now.table.hand) == 11, what="eleven cards")
        assert [each.card for each in seen.table.hand] == order
        assert seen.table.knock.awake
        view = on_disk(program)
        assert (view.phase, view.knocker, len(view.moves)) == (Phase.DISCARD, None, 1)


def test_flow_10a_the_captain_knocks_with_the_upcard_in_hand(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, KNOCK_DEAL)
    dragger = Dragger(screen, program)
    dragger.take(settled(program))
    seen = program.see(lambda now: len(now.table.hand) == 11 and now.table.offered, what="the upcard is taken")
    dragger.knock(seen, card("KD"))
    seen = program.see(
        lambda now: now.table.scene == "result" or any(each.choice == "lay" for each in now.table.offered), what="the knock"
    )
    if seen.table.scene != "result":
        assert on_disk(program).totals == (0, 0, 0)
        dragger.choose(seen, "lay")
    program.see(lambda now: now.table.rows == 1, what="the result")
    view = on_disk(program)
    assert view.result is not None
    assert view.result.knocker == Role.CAPTAIN
    assert sum(view.totals) == view.result.points


def test_flow_10a_the_box_takes_the_refused_upcard_and_knocks_at_once(
    screen: Screen, at_position: Callable[..., Running]
) -> None:
    deck = pack("2S 3S 7S 8S AS 7H 8H 9H 7D 3D", "4S 5S 4H 5H 6H 4D 5D 6D AC KD", "6S")
    program = at_position(BOX, deck, ((Role.CAPTAIN, PASS),))
    typist = Typist(screen, program)
    typist.take(settled(program))
    seen = program.see(lambda now: len(now.table.hand) == 11 and now.table.offered, what="the upcard is taken")
    typist.knock(seen, card("KD"))
    program.see(lambda now: now.table.scene == "result" or now.table.offered, what="the knock")
    if any(each.choice == "lay" for each in program.look().table.offered):
        screen.key("Return")
    program.see(lambda now: now.table.rows == 1, what="the result")
    view = on_disk(program)
    assert view.result is not None
    assert view.result.knocker == Role.BOX
    assert [move.kind for move in view.moves][:3] == [Kind.PASS, Kind.TAKE_UPCARD, Kind.KNOCK]


def test_flow_10a_a_knock_with_the_draw_that_leaves_two_counts(screen: Screen, at_position: Callable[..., Running]) -> None:
    deck = pack("4S 5S 6S 4H 5H 6H 4D 5D 6D AC", "2S 3S 7S 8S AS 7H 8H 9H 7D 3D", "QD")
    acts = acts_until(
        CAPTAIN,
        deck,
        lambda state: state.hand is not None and state.hand.stock_count == 3 and state.hand.phase == Phase.DRAW,
    )
    program = at_position(CAPTAIN, deck, acts)
    seen = settled(program)
    assert on_disk(program).stock_count == 3
    screen.key("s")
    seen = program.see(lambda now: len(now.table.hand) == 11 and now.table.offered, what="the last draw")
    view = on_disk(program)
    assert view.stock_count == 2
    drawn = view.drawn
    assert drawn is not None
    dragger = Dragger(screen, program)
    dragger.knock(seen, int(drawn))
    seen = program.see(
        lambda now: now.table.rows == 1 or any(each.choice == "lay" for each in now.table.offered), what="the knock"
    )
    if seen.table.rows == 0:
        screen.click(middle(next(each.at for each in seen.table.offered if each.choice == "lay")))
    program.see(lambda now: now.table.rows == 1, what="the result")
    result = on_disk(program).result
    assert result is not None
    assert result.outcome in (Outcome.KNOCK, Outcome.UNDERCUT)
    assert result.knocker == Role.CAPTAIN
