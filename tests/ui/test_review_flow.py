"""From matches to reviews and mistakes, in the window."""

import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from review_kit import MATCH_ID, ReadyReviewer, short_record, throws_of
from shell_kit import Shell

from threegin_qt.controller import MatchSetup, plain
from threegin_qt.engine import Level, MatchRecord, Review, RuleSet, Stage, discard
from threegin_qt.ui import review_flow
from threegin_qt.ui.review_flow import ReviewFlow

RECORD = short_record()
THROWS = throws_of(RECORD)


def keep(shell: Shell, record: MatchRecord) -> None:
    shell.store.begin(record.header)
    for index, event in enumerate(record.events):
        shell.store.append(record.header.match_id, index, event)


@pytest.fixture
def flow(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Iterator[ReviewFlow]:
    monkeypatch.setattr(review_flow, "match_reviewer", ReadyReviewer)
    flow = ReviewFlow(shell.window, shell.match, shell.store, shell.settings)
    flow.start_requested.connect(shell.flow.start)
    yield flow
    flow.close()


def test_a_match_of_the_history_is_reviewed_and_the_review_kept(shell: Shell, flow: ReviewFlow, qtbot: QtBot) -> None:
    keep(shell, RECORD)
    with qtbot.waitSignal(flow.reviewed):
        flow.open_review(MATCH_ID)
    assert shell.window.page is flow.review
    assert shell.store.review(MATCH_ID) is not None
    assert flow.review.panel.model.rowCount() == 4
    flow.review.left.emit()
    assert shell.window.page is shell.window.offer
    assert flow.review.replay is None


def test_a_match_that_is_not_there_is_said(shell: Shell, flow: ReviewFlow, expected_log: list[str]) -> None:
    expected_log.append("cannot be loaded")
    flow.open_review("00000000-0000-4000-8000-00000000abcd")
    assert shell.window.page is shell.window.offer
    assert "cannot be opened" in shell.window.notices.text


def test_mistakes_are_tried_again_and_lead_back_to_their_review(shell: Shell, flow: ReviewFlow, qtbot: QtBot) -> None:
    keep(shell, RECORD)
    with qtbot.waitSignal(flow.reviewed):
        flow.open_review(MATCH_ID)
    flow.review.panel.retry.click()
    assert shell.window.page is flow.retry
    source = flow.retry.source
    assert source is not None
    assert source.judgement.event == THROWS[0]
    assert source.do(discard(source.judgement.choices[0].action.card)) is None  # type: ignore[arg-type]
    assert [mistake.event for mistake in shell.store.mistakes()] == [THROWS[1]]
    with qtbot.waitSignal(flow.reviewed):
        flow.retry.review_button.click()
    assert shell.window.page is flow.review
    assert flow.review.replay is not None
    assert flow.review.replay.at == flow.review.replay.moment_before(THROWS[0])


def test_the_command_opens_the_mistakes_of_all_matches(shell: Shell, flow: ReviewFlow) -> None:
    shell.window.requested.emit("retry")
    assert shell.window.page is flow.retry
    assert "No mistakes" in flow.retry.empty.title.text()


def test_mistakes_come_when_a_review_is_done_meanwhile(shell: Shell, flow: ReviewFlow, qtbot: QtBot) -> None:
    shell.window.requested.emit("retry")
    assert flow.retry.source is None
    keep(shell, RECORD)
    with qtbot.waitSignal(flow.reviewed):
        flow.reviews.review(RECORD)
    qtbot.waitUntil(lambda: flow.retry.source is not None)
    assert flow.retry.count.text() == "Position 1 of 2"


def test_playing_from_a_position_starts_practice_there(shell: Shell, flow: ReviewFlow, qtbot: QtBot) -> None:
    keep(shell, RECORD)
    with qtbot.waitSignal(flow.reviewed):
        flow.open_review(MATCH_ID, THROWS[1])
    told: list[MatchSetup] = []
    flow.start_requested.connect(told.append)
    flow.review.from_here.click()
    assert told[0].practice
    assert told[0].opponents == ("Ben", "Cem")
    assert told[0].levels == (Level.SKILLED, Level.CASUAL)
    assert told[0].source is not None
    assert told[0].source.event == THROWS[1]
    assert shell.window.at_table
    assert shell.match.view.stage == Stage.PLAY
    assert shell.match.can_take_back is False


class Empty(ReadyReviewer):
    """Finds nothing to say, whatever was played."""

    def part(self, common: object, number: int, cancelled: object) -> Review:
        return Review(self.version, (), (), (), ())


def play(shell: Shell, qtbot: QtBot, seconds: float = 60.0) -> str:
    """A whole match, with the table on its page or not; its id."""
    shell.match.start(MatchSetup("Ann", ("Ben", "Cem"), (Level.CASUAL, Level.CASUAL), RuleSet(target=50)))
    end = time.monotonic() + seconds
    while shell.match.view.stage != Stage.OVER:
        view = shell.match.view
        if view.stage == Stage.ROLES:
            shell.match.pick_role_card(0)
        elif view.stage == Stage.DEAL:
            shell.match.next_hand()
        elif view.role == view.turn:
            shell.match.do(plain.choose(view))
        else:
            state = (
                f"held {shell.match.held}, waits for advice {shell.match.awaiting_advice}, thinks {shell.match.thinking_seat}"
            )
            assert time.monotonic() < end, state
            qtbot.wait(1)
    assert shell.match.match_id is not None
    return shell.match.match_id


@pytest.mark.parametrize("at_table", [False, True])
def test_a_match_is_reviewed_when_it_is_over_if_wanted(
    shell: Shell, flow: ReviewFlow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, at_table: bool
) -> None:
    monkeypatch.setattr(flow.reviews, "_reviewers", Empty)
    if at_table:
        shell.window.show_table()
    shell.settings.change(auto_review=False)
    unwanted = play(shell, qtbot)
    assert flow.reviews.reviewing is None
    shell.settings.change(auto_review=True)
    with qtbot.waitSignal(flow.reviewed, timeout=20_000):
        wanted = play(shell, qtbot)
        assert flow.reviews.reviewing == wanted
    assert shell.store.review(wanted) is not None
    assert shell.store.review(unwanted) is None
    shell.window.perform("review")
    assert shell.window.page is flow.review


def test_a_match_given_up_or_practised_is_not_reviewed(shell: Shell, flow: ReviewFlow) -> None:
    for practice in (False, True):
        shell.match.start(MatchSetup("Ann", ("Ben", "Cem"), (Level.CASUAL, Level.CASUAL), practice=practice))
        shell.match.pick_role_card(0)
        shell.match.give_up()
        assert shell.match.view.stage == Stage.OVER
        assert flow.reviews.reviewing is None


def test_preferences_reach_the_pages(shell: Shell, flow: ReviewFlow) -> None:
    assert flow.review.table.art.style.four_colour is False
    shell.settings.change(four_colour=True)
    assert flow.review.table.art.style.four_colour is True
