"""Whole matches in the real window, with a real mouse and real keys; what is on the screen is what is on the disk, always."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from threegin_qt.engine import CLASSIC, PlayerView, Stage, replay
from threegin_qt.store import MatchStore, Result

from .gestures import Clicker, Dragger, Person, Typist, hand_is_over, is_over
from .program import Running
from .screen import Screen

pytestmark = pytest.mark.xvfb
SHORT = CLASSIC._replace(target=50)


def press_button(screen: Screen, program: Running, text: str) -> None:
    seen = program.ready()
    screen.click(next(button.spot for button in seen.buttons if button.text == text))


def check_the_end(program: Running) -> PlayerView:
    """The match that has just been won is on the disk as it was played, and nothing waits to be continued."""
    table = program.look().table
    last = replay(program.record(table.match)).last
    assert last.stage == Stage.OVER
    assert max(last.totals) == last.totals[last.winner] >= 50
    assert table.totals == list(last.totals)
    return last


def check_the_file(program: Running, matches: int) -> None:
    """After the end the database lists the match as won by whoever won it."""
    store = MatchStore(program.where.matches)
    rows = store.matches()
    assert len(rows) == matches
    assert all((row.result is Result.WON) == (row.totals[0] >= 50) for row in rows)
    assert all(max(row.totals) >= 50 for row in rows)
    assert store.unfinished() is None
    assert store.troubles == ()
    store.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("person", "sitting_out"), [(Dragger, "watch"), (Clicker, "advise"), (Typist, "advise")], ids=["drag", "click", "keys"]
)
def test_a_whole_match_to_50(
    screen: Screen, start: Callable[..., Running], prefer: Callable[..., None], person: type[Person], sitting_out: str
) -> None:
    prefer(rules=SHORT, sitting_out=sitting_out)
    program = start(display=screen.display)
    program.ready()
    if person is Typist:
        screen.key("Return")
    else:
        press_button(screen, program, "Deal")
    player = person(screen, program)
    player.play(is_over)
    check_the_end(program)
    screen.key("ctrl+q")
    assert program.ended() == 0
    program.check_quiet()
    check_the_file(program, 1)


def test_a_hand_with_the_mouse_and_one_with_keys(
    screen: Screen, start: Callable[..., Running], prefer: Callable[..., None]
) -> None:
    prefer(sitting_out="skip")
    program = start(display=screen.display)
    press_button(screen, program, "Deal")
    Dragger(screen, program).play(lambda view: view.hand_number == 1 and hand_is_over(view))
    keys = Typist(screen, program)
    keys.play(lambda view: (view.hand_number == 2 and hand_is_over(view)) or is_over(view))
    seen = program.look()
    program.kill()
    again = start(display=screen.display)
    again.ready()
    screen.key("Return")
    now = again.see(lambda now: now.table and now.table.offered)
    assert now.table.view == seen.table.view
    assert now.table.totals == seen.table.totals
    screen.key("ctrl+q")
    assert again.ended() == 0
    again.check_quiet()
