"""The controller over the real store."""

import pytest
from controller_kit import PRACTICE, SETUP, Person, over, practice, wait_for

from threegin_qt.engine import PASS, Role, Stage, position, replay
from threegin_qt.store.matches import MatchStore


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.db"


@pytest.mark.parametrize("setup", [SETUP, PRACTICE])
def test_a_match_is_saved_as_it_is_played_and_taken_up_from_the_file(make, path, setup):
    store = MatchStore(path)
    controller = make(store=store, sitting_out="advise")
    seen = []

    def compare(change):
        # Another connection sees on disk what is told.
        other = store.reader()
        seen.append((replay(other.load(controller.match_id)).last, change.after))
        other.close()

    controller.changed.connect(compare)
    person = Person(controller)
    person.advises = True
    person.until = lambda view: view.hand_number >= 2 and len(view.history) >= 5
    controller.start(setup)
    wait_for(lambda: person.until(controller.view))
    assert len(seen) > 10
    for state, view in seen:
        assert (state.totals, state.stage, state.hand_number) == (view.totals, view.stage, view.hand_number)
    match_id, view = controller.match_id, controller.view
    controller.shut_down()
    store.close()

    store = MatchStore(path)
    assert store.unfinished() == match_id
    again = make(store=store, sitting_out="advise")
    again.hold()
    assert again.resume(match_id)
    assert again.view == view
    person = Person(again)
    person.advises = True
    again.release()
    person.act()
    person.on_awaiting(again.awaiting_advice)
    wait_for(over(again))
    assert store.unfinished() is None
    assert replay(store.load(match_id)).last.totals == again.view.totals
    store.close()


def test_a_start_from_a_position_is_saved_with_its_prefix(make, path):
    store = MatchStore(path)
    controller = make(store=store)
    controller.hold()
    controller.start(practice((Role.CAPTAIN, Role.BOX, Role.PARTNER)))
    controller.do(PASS)
    start = position(store.load(controller.match_id), 2)
    controller.start(PRACTICE._replace(start=start))
    assert len(store.load(controller.match_id).header.start.prefix) == 2
    controller.release()
    wait_for(lambda: controller.view.turn == Role.CAPTAIN or controller.view.stage != Stage.PLAY)
    match_id, view = controller.match_id, controller.view
    controller.shut_down()
    store.close()
    store = MatchStore(path)
    again = make(store=store)
    again.hold()
    assert again.resume(match_id)
    assert again.view == view
    store.close()


def test_play_goes_on_where_nothing_can_be_saved(make, tmp_path, expected_log):
    (tmp_path / "file").touch()
    expected_log.append("no-directory|io")
    troubles = []
    store = MatchStore(tmp_path / "file" / "matches.db", on_trouble=troubles.append)
    controller = make(store=store)
    bugs = []
    controller.trouble.connect(bugs.append)
    Person(controller)
    controller.start(SETUP)
    wait_for(over(controller))
    assert len(troubles) == 1
    assert bugs == []
    store.close()
