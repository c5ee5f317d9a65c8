"""Closing while a computer player thinks, and what becomes of the answers of players who were asked about something else."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable

import pytest

from tests.ui.table_kit import CAPTAIN
from threegin_qt.engine import PASS, Kind, Role, replay

from .gestures import Clicker
from .program import Running, view_on_disk
from .screen import Screen
from .test_flows_table import TO_THROW
from .test_flows_turns import APART, on_disk, settled
from .watched import digest

pytestmark = pytest.mark.xvfb

THOUGHT = 5.0
LIMIT = 2.0


def close_button(screen: Screen, program: Running) -> None:
    """Press the button of the window's frame: openbox has it at the right end of the title."""
    seen = program.look()
    x, y, width, _ = seen.frame
    title = seen.window[1] - y
    screen.click([x + width - 12, y + title // 2])


def by_menu(screen: Screen, program: Running) -> None:
    """Choose Quit in the first menu."""
    screen.click(program.look().menus[0].spot)
    entries = program.see(lambda now: now.popup, what="the menu").popup
    screen.click(next(entry.spot for entry in entries if entry.text.startswith("Quit")))


WAYS: dict[str, Callable[[Screen, Running], None]] = {
    "button": close_button,
    "menu": by_menu,
    "ctrl+q": lambda screen, program: screen.key("ctrl+q"),
    "SIGTERM": lambda screen, program: program.process.send_signal(signal.SIGTERM),
}


def quick_enough(seconds: float) -> bool:
    """Whether an end took no longer than it may; more by as much as this machine is busy now: an idle one wakes up in time."""
    if seconds < LIMIT:
        return True
    began = time.monotonic()
    for _ in range(100):
        time.sleep(0.01)
    return seconds < LIMIT * (time.monotonic() - began) / 1.1


def check_closing(
    screen: Screen, at_position: Callable[..., Running], start: Callable[..., Running], way: str, after: float, kind: str
) -> None:
    """Close the program in mid-thought; it ends well and in time, and the next start is where it was."""
    program = at_position(CAPTAIN, TO_THROW, ((Role.CAPTAIN, PASS),), players=kind, seconds=THOUGHT)
    program.see(lambda now: now.table.thinking == 1, what="the box thinks")
    time.sleep(after)
    seen = program.look()
    began = time.monotonic()
    WAYS[way](screen, program)
    assert program.ended() == 0
    assert quick_enough(time.monotonic() - began)
    program.check_quiet()
    # On a busy machine the thought may have come to its end before the program was asked to.
    last = [line["view"] for line in program.told if "view" in line][-1]
    assert digest(view_on_disk(program.where.matches, seen.table.match)) == last
    again = start(display=screen.display, players="sleeping", seconds=99.0)
    again.see(lambda now: now.page == "Offer" and now.active == "Window" and now.focus, what="the offer")
    screen.key("Return")
    now = again.see(lambda now: now.table and (now.table.thinking == 1 or now.table.deciding), what="the same decision")
    assert now.table.view == last


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sleeping", "calculating"])
@pytest.mark.parametrize("after", [0.0, 1.0, 4.9])
@pytest.mark.parametrize("way", WAYS)
def test_flow_20_closing_while_a_player_thinks(
    screen: Screen, at_position: Callable[..., Running], start: Callable[..., Running], way: str, after: float, kind: str
) -> None:
    check_closing(screen, at_position, start, way, after, kind)


def test_flow_20_the_close_button_while_a_player_thinks(
    screen: Screen, at_position: Callable[..., Running], start: Callable[..., Running]
) -> None:
    check_closing(screen, at_position, start, "button", 0.0, "sleeping")


@pytest.mark.slow
def test_flow_21_a_new_match_while_a_player_thinks(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, APART, ((Role.CAPTAIN, PASS),), players="sleeping", seconds=3.0)
    before = program.see(lambda now: now.table.thinking == 1, what="the box thinks")
    screen.key("ctrl+n")
    program.see(lambda now: now.active == "NewMatchDialog", what="the dialog")
    screen.key("Return")
    seen = program.see(lambda now: now.table.match != before.table.match and now.table.fan, what="another match")
    time.sleep(3.5)
    now = program.look()
    assert (now.table.match, now.table.revision, now.table.view) == (seen.table.match, seen.table.revision, seen.table.view)
    assert digest(view_on_disk(program.where.matches, before.table.match)) == before.table.view
    # And this one is played: three cards are drawn.
    Clicker(screen, program).pick(now)
    program.see(lambda now: now.table.offered and now.table.offered[0].choice == "deal", what="roles")
    assert program.stop() == 0
    program.check_quiet()


@pytest.mark.slow
def test_flow_21_undo_while_a_player_thinks(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, APART, players="sleeping", seconds=3.0)
    before = settled(program)
    screen.key("p")
    program.see(lambda now: now.table.thinking == 1, what="the box thinks")
    screen.key("ctrl+z")
    undone = program.see(lambda now: now.table.deciding and now.table.thinking < 0, what="the upcard again")
    assert undone.table.view == before.table.view
    time.sleep(3.5)
    now = program.look()
    assert (now.table.revision, now.table.view) == (undone.table.revision, before.table.view)
    # Two questions at once: pass, undo, pass; one answer only.
    for key in ("p", "ctrl+z", "p"):
        screen.key(key)
    program.see(lambda now: now.table.revision > undone.table.revision + 3, what="the answer")
    time.sleep(3.5)
    assert [move.kind for move in on_disk(program).moves] == [Kind.PASS, Kind.PASS]
    assert program.stop() == 0
    program.check_quiet()


def test_flow_22_a_player_who_fails_once_is_replaced_and_told_once(screen: Screen, at_position: Callable[..., Running]) -> None:
    program = at_position(CAPTAIN, APART, players="failing")
    screen.key("p")
    told = program.see(lambda now: now.notice, what="a sentence about it")
    seen = settled(program)
    assert [move.kind for move in on_disk(program).moves] == [Kind.PASS, Kind.PASS]
    clicker = Clicker(screen, program)
    for _ in range(4):
        clicker.act()
    assert program.look().notice == told.notice
    assert program.stop() == 0
    assert len(program.complaints) == 1
    assert "a computer player failed" in program.complaints[0]
    assert replay(program.record(seen.table.match)).error is None
