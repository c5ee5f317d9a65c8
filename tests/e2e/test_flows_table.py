"""Presses, drags and flights on the real table, and the window on real screens."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.ui.table_kit import CAPTAIN, TWO_WAYS, pack, upcard_taken
from threegin_qt.engine import PASS, Phase, Role, parse_card

from .gestures import Clicker, Dragger, middle
from .program import Running
from .screen import Screen, Spot
from .test_flows_turns import APART, card, on_disk, settled

pytestmark = pytest.mark.xvfb

THINKS_ON = {"players": "sleeping", "seconds": 600.0}
"""Computer players who never come to an end: whatever changes, the person did it."""
TO_THROW = pack("2C 5C 8H JS 3C 6D 9D QS AC TD", "4C 7D TH KS 2D 5H 8S JC 3H 6S", "KD")
"""The captain has taken the king and throws a card."""
TO_DRAW = ((Role.CAPTAIN, PASS), (Role.BOX, PASS))


def cards(seen: Any) -> list[int]:
    """The person's cards in the order in which they lie."""
    return [each.card for each in seen.table.hand]


def whole(seen: Any, before: Any) -> bool:
    """Everything is where it was: no card missing, none in the air, the same order, nobody has the mouse."""
    there = all(each.spot for each in seen.table.hand)
    return (
        there
        and not (seen.table.dragging or seen.table.flying or seen.table.moving or seen.grab)
        and (cards(seen), seen.table.revision, seen.table.view) == (cards(before), before.table.revision, before.table.view)
    )


def test_flow_11_a_press_that_moves_three_pixels_is_a_click(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, TO_THROW, upcard_taken(), **THINKS_ON)
    seen = settled(program)
    x, y = Clicker.card(seen, card("9D"))
    screen.press([x, y])
    screen.point([x + 2, y + 1])
    screen.release()
    program.see(lambda now: now.table.selected == card("9D") and not now.table.dragging, what="a selected card")
    assert on_disk(program).phase == Phase.DISCARD


def test_flow_11_12_drops_outside_every_place_bring_the_card_back(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, TO_THROW, upcard_taken(), preferences={"order": "free"}, **THINKS_ON)
    before = settled(program)
    start = Dragger.card(before, card("5C"))
    x, y, width, height = before.table.at
    outside = {
        "the felt": [x + 20, y + height // 2],
        "the stock": before.table.stock.spot,
        "the side panel": [x + width - 40, y + height // 2],
        "the menu bar": before.menus[2].spot,
        "the title": [x + width // 2, before.frame[1] + 6],
        "the desk": [before.frame[0] // 2, y + height // 2],
    }
    for name, end in outside.items():
        screen.drag(start, end)
        program.see(lambda now: whole(now, before), what=f"the card back from {name}")
    # And now another card, to the pile.
    Dragger(screen, program).throw(before, card("9D"))
    program.see(lambda now: now.table.pile.top == card("9D"), what="the nine is thrown")
    assert on_disk(program).moves[-1].card == parse_card("9D")


def test_flow_12_escape_and_the_right_button_end_a_drag(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, TO_THROW, upcard_taken(), **THINKS_ON)
    before = settled(program)
    start, end = Dragger.card(before, card("5C")), middle(before.table.pile.at)
    for cancel in (lambda: screen.key("Escape"), lambda: screen.do("click", 3)):
        screen.press(start)
        screen.move(start, end)
        program.see(lambda now: now.table.dragging, what="a drag")
        cancel()
        program.see(lambda now: not now.table.dragging, what="the end of the drag")
        screen.release()
        program.see(lambda now: whole(now, before), what="the card back")


def test_flow_13_many_quick_clicks_on_the_stock_draw_one_card(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, APART, TO_DRAW, **THINKS_ON)
    before = settled(program)
    screen.click(before.table.stock.spot, times=4, delay_ms=12)
    program.see(lambda now: len(now.table.hand) == 11, what="a card")
    program.stays(lambda now: now.table.revision == before.table.revision + 1)
    assert settled(program).table.stock.name == "Stock, 30 cards"


@pytest.mark.parametrize("times", [2, 3])
def test_flow_13_a_double_or_triple_click_on_a_card_or_the_pile_is_one_act_at_most(
    screen: Screen, at_position: Callable[..., Running], times: int
) -> None:
    program = at_position(CAPTAIN, TO_THROW, **THINKS_ON)
    before = settled(program)
    screen.click(before.table.pile.spot, times=times, delay_ms=60)
    seen = program.see(lambda now: len(now.table.hand) == 11, what="the upcard taken")
    program.stays(lambda now: now.table.revision == before.table.revision + 1)
    screen.click(Clicker.card(seen, card("9D")), times=times, delay_ms=60)
    program.see(lambda now: len(now.table.hand) == 10, what="a card thrown")
    program.stays(lambda now: now.table.revision == before.table.revision + 2)
    assert on_disk(program).moves[-1].card == parse_card("9D")


def test_flow_13_a_quick_click_elsewhere_is_not_lost(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, TO_THROW, upcard_taken(), **THINKS_ON)
    seen = settled(program)
    thrown, other = Clicker.card(seen, card("9D")), Clicker.card(seen, card("5C"))
    screen.click(thrown)
    seen = program.see(lambda now: now.table.selected == card("9D"), what="a selected card")
    screen.do("mousemove", *Clicker.card(seen, card("9D")), "click", 1, "mousemove", *other, "click", 1)
    program.see(lambda now: len(now.table.hand) == 10, what="a card thrown")
    # The second click has come while the others play: the line says whose turn it is, and nothing else is thrown.
    program.stays(lambda now: len(now.table.hand) == 10)
    assert on_disk(program).moves[-1].card == parse_card("9D")


def test_flow_13_a_double_click_on_a_button_is_one_press(
    screen: Screen, start: Callable[..., Running], prefer: Callable[..., None]
) -> None:
    prefer()
    program = start(display=screen.display, **THINKS_ON)
    program.see(lambda now: now.page == "Offer" and now.active == "Window" and now.focus, what="the offer")
    screen.key("Return")
    seen = program.see(lambda now: now.table and now.table.offered, what="the draw for roles")
    screen.click(Clicker.offered(seen, "pick"), times=2, delay_ms=60)
    seen = program.see(lambda now: now.table.offered and now.table.offered[0].choice == "deal", what="roles")
    program.stays(lambda now: now.table.offered and now.table.offered[0].choice == "deal")
    screen.click(Clicker.offered(seen, "deal"), times=2, delay_ms=60)
    program.see(lambda now: now.table.scene == "play", what="cards")
    program.stays(lambda now: not on_disk(program).moves)


@pytest.mark.slow
def test_flow_14_while_another_plays_only_looking_and_sorting_react(
    screen: Screen, at_position: Callable[..., Running]
) -> None:
    program = at_position(CAPTAIN, TO_THROW, ((Role.CAPTAIN, PASS),), preferences={"order": "free"}, **THINKS_ON)
    before = program.see(lambda now: now.table.thinking == 1, what="the box thinks")
    places = [before.table.stock.spot, before.table.pile.spot, before.table.knock.spot, before.table.hand[3].spot]
    for place in places:
        screen.click(place)
        screen.click(place, times=2, delay_ms=40)
    for place in places:
        screen.drag(place, middle(before.table.pile.at))
    for name in ("Return", "space", "s", "d", "p", "k", "h", "ctrl+z"):
        screen.key(name)
    screen.key("Escape", "Escape")
    program.stays(lambda now: (now.table.revision, now.table.thinking) == (before.table.revision, 1))
    assert sorted(cards(program.look())) == sorted(cards(before))
    # The menu offers no move.
    screen.click(before.menus[1].spot)
    entries = program.see(lambda now: now.popup, what="the menu").popup
    offered = [entry.text for entry in entries if entry.enabled]
    assert offered == []
    screen.key("Escape")
    program.see(lambda now: now.popup is None, what="no menu")
    # Looking and sorting.
    screen.key("1")
    program.see(lambda now: cards(now) == sorted(cards(now), key=lambda card: (card % 13, card // 13)), what="by rank")
    now = program.see(lambda now: not now.table.moving, what="rest")
    first, last = now.table.hand[0], now.table.hand[-1]
    screen.drag(first.spot, [last.at[0] + last.at[2] - 4, last.spot[1]])
    program.see(lambda now: cards(now)[-1] == first.card, what="the first card is the last")
    screen.key("v")
    program.see(lambda now: now.table.discards, what="the discards")
    assert program.look().table.revision == before.table.revision


@pytest.mark.slow
def test_flow_15_presses_during_a_flight_are_neither_lost_nor_doubled(
    screen: Screen, at_position: Callable[..., Running]
) -> None:
    program = at_position(CAPTAIN, APART, TO_DRAW, preferences={"animation": "slow"}, **THINKS_ON)
    before = settled(program)
    old = set(cards(before))
    screen.click(before.table.stock.spot)
    seen = program.see(lambda now: len(now.table.hand) == 11, what="the card is mine at once")
    new = next(iter(set(cards(seen)) - old))
    x, y, width, height = next(each.at for each in seen.table.hand if each.card == new)
    # In one go: the card in the air, the stock, another order, the pile, another size.
    screen.do(
        *("mousemove", x + width // 8, y + height // 2, "click", 1, "mousemove", *before.table.stock.spot, "click", 1),
        *("key", "2", "mousemove", *before.table.pile.spot, "click", 1),
    )
    screen.do("windowsize", before.id, 1000, 700)
    after = program.see(
        lambda now: now.logical == [1000, 700] and not (now.table.flying or now.table.moving), what="rest at another size"
    )
    drawn = 1
    thrown = after.table.pile.top != before.table.pile.top
    assert after.table.revision == before.table.revision + drawn + thrown
    assert after.table.order == "suit"
    # The card in the air was selected by the first press, so that the press on the pile threw it.
    assert thrown
    assert after.table.pile.top == new
    settled_view = on_disk(program)
    assert settled_view.stock_count == 30
    assert settled_view.pile[-1] == new


@pytest.mark.slow
def test_flow_16_a_window_that_comes_over_it_ends_a_drag(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, TO_THROW, upcard_taken(), **THINKS_ON)
    before = settled(program)
    start = Dragger.card(before, card("5C"))
    screen.press(start)
    screen.move(start, middle(before.table.pile.at))
    program.see(lambda now: now.table.dragging, what="a drag")
    screen.key("question")
    program.see(lambda now: now.active not in (None, "Window") and not now.table.dragging, 15, "the sheet of keys")
    screen.release()
    screen.key("Escape")
    program.see(lambda now: now.active == "Window" and whole(now, before), what="the card back")
    screen.click(start)
    program.see(lambda now: now.table.selected == card("5C"), what="a selected card")


@pytest.mark.slow
def test_flow_16_cards_that_are_dealt_anew_end_a_drag(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, TO_THROW, ((Role.CAPTAIN, PASS),), players="sleeping", seconds=3.0)
    before = program.see(lambda now: now.table.thinking == 1, what="the box thinks")
    start = Dragger.card(before, card("5C"))
    screen.press(start)
    screen.move(start, middle(before.table.pile.at))
    program.see(lambda now: now.table.dragging, what="a drag")
    program.see(lambda now: now.table.revision > before.table.revision, what="the box has passed")
    program.see(lambda now: not now.table.dragging and not now.grab, what="the end of the drag")
    screen.release()
    seen = settled(program)
    assert sorted(cards(seen)) == sorted(cards(before))
    assert all(each.spot for each in seen.table.hand)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["alt+F4", "SIGTERM"])
def test_flow_16_the_window_closes_in_the_middle_of_a_drag(
    screen: Screen, at_position: Callable[..., Running], how: str
) -> None:
    program = at_position(CAPTAIN, TO_THROW, upcard_taken(), **THINKS_ON)
    before = settled(program)
    start = Dragger.card(before, card("5C"))
    screen.press(start)
    screen.move(start, middle(before.table.pile.at))
    program.see(lambda now: now.table.dragging, what="a drag")
    try:
        if how == "SIGTERM":
            assert program.stop() == 0
        else:
            # The window manager gets no key while a button is held: the program's own key it is, and the drag eats it.
            screen.key("ctrl+q")
            assert program.ended() == 0
    finally:
        screen.release()
    program.check_quiet()
    assert on_disk_of(program, before) == before.table.view


def on_disk_of(program: Running, seen: Any) -> str:
    """The digest of the view on the disk, of a program that has ended."""
    from .program import view_on_disk
    from .watched import digest

    return digest(view_on_disk(program.where.matches, seen.table.match))


@pytest.mark.slow
@pytest.mark.parametrize(
    "maximized",
    [True, False],
    ids=["maximized", "at first"],
)
@pytest.mark.parametrize(
    ("size", "scale"), [("800x600", "1"), ("1024x600", "1"), ("1366x728", "1.25")], ids=["800x600", "1024x600", "1366x768"]
)
def test_flow_17_main_button_and_eleven_cards_are_seen_on_small_screens(
    tmp_path: Path, at_position: Callable[..., Running], size: str, scale: str, maximized: bool
) -> None:
    small = Screen(tmp_path, size)
    try:
        program = at_position(
            CAPTAIN,
            TWO_WAYS,
            upcard_taken(),
            preferences={"maximized": maximized},
            display=small,
            environment={"QT_SCALE_FACTOR": scale},
            **THINKS_ON,
        )
        # A window that is larger than the screen with its frame is cut in a moment.
        program.see(lambda now: on_screen(now.frame, now.room, float(scale)), seconds=15, what="the whole window on the screen")
        seen = settled(program)
        check_in_sight(small, seen)
        small.click(Clicker.card(seen, card("QC")))
        seen = program.see(lambda now: now.table.selected == card("QC") and not now.table.moving, what="a selected card")
        check_in_sight(small, seen)
        small.click(seen.table.knock.spot)
        seen = program.see(lambda now: len(now.table.hand) == 10 and not now.table.moving, what="the knock")
        check_in_sight(small, seen)
        assert program.stop() == 0
    finally:
        small.close()


def on_screen(frame: Spot, room: Spot, scale: float) -> bool:
    """Whether all of the frame is in the room that there is (given without the scale)."""
    x, y, width, height = frame
    left, top, across, down = (value * scale for value in room)
    return left <= x and top <= y and x + width <= left + across + 1 and y + height <= top + down + 1


def check_in_sight(screen: Screen, seen: Any) -> None:
    """Nothing sticks out of the screen; index corners, piles and buttons can be seen and pressed."""
    width, height = map(int, screen.do("getdisplaygeometry").split())
    x, y, across, down = seen.frame
    assert x >= 0
    assert y >= 0
    assert x + across <= width
    assert y + down <= height
    assert all(each.index for each in seen.table.hand), [each.name for each in seen.table.hand if not each.index]
    for each in (*seen.table.offered, seen.table.stock, seen.table.pile, seen.table.knock):
        assert each.spot is not None, each
        inside(each.at, seen.table.at)


def inside(part: Spot, whole: Spot) -> None:
    x, y, width, height = part
    left, top, across, down = whole
    assert left - 1 <= x
    assert top - 1 <= y
    assert x + width <= left + across + 1
    assert y + height <= top + down + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "place",
    [
        [9999, 9999, 900, 700],
        [-5000, 0, 900, 700],
        [100, 100, 0, 0],
        [0, 0, 99999, 99999],
        ["here", None],
        "nonsense",
    ],
    ids=["far", "left", "nothing", "huge", "words", "text"],
)
def test_flow_18_wherever_it_was_the_window_comes_up_on_the_screen(
    screen: Screen, folder: Path, start: Callable[..., Running], place: object
) -> None:
    path = folder / "preferences.json"
    stored = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(stored | {"window": place}), encoding="utf-8")
    program = start(display=screen.display)
    program.ready()
    # The window manager and the frame have their say for a moment.
    seen = program.see(lambda now: on_screen(now.frame, now.room, 1.0), seconds=15, what="the whole window on the screen")
    assert seen.frame[2] >= 800
    assert seen.frame[3] >= 520
    assert program.stop() == 0
    program.check_quiet()
