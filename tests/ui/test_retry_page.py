"""Retrying one's mistakes."""

import pytest
from pytestqt.qtbot import QtBot
from review_kit import MATCH_ID, review_of, short_record, throws_of

from threegin_qt.engine import Decision, Label, MatchRecord, Review, Role
from threegin_qt.store import Mistake, Preferences, UnknownMatch
from threegin_qt.ui.retry_page import RetryPage

RECORD = short_record()
THROWS = throws_of(RECORD)


class Shelf:
    """The mistakes of one match, the costliest first."""

    def __init__(self) -> None:
        self.tries: list[tuple[int, bool]] = []
        self.lost = False

    def mistakes(
        self,
        least: Label = Label.MISTAKE,
        solved_too: bool = False,
        match_id: str | None = None,
        offset: int = 0,
        limit: int = 100,
    ) -> tuple[Mistake, ...]:
        solved = {event for event, found in self.tries if found}
        found = [
            Mistake(MATCH_ID, j.event, Role.CAPTAIN, j.decision, j.label, j.points_lost, j.chance_lost, 0, j.event in solved)
            for j in review_of(RECORD).judgements
            if j.label >= least and j.seat == 0 and (solved_too or j.event not in solved)
        ]
        return tuple(sorted(found, key=lambda mistake: -mistake.chance_lost))

    def load(self, match_id: str) -> MatchRecord:
        if self.lost:
            raise UnknownMatch(match_id)
        return RECORD

    def review(self, match_id: str, version: str | None = None) -> Review | None:
        return review_of(RECORD)

    def note_retry(self, match_id: str, event: int, solved: bool) -> None:
        self.tries.append((event, solved))


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def page(qtbot: QtBot, shelf: Shelf) -> RetryPage:
    page = RetryPage(shelf, Preferences(animation="off"))
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.open_mistakes()
    return page


def best(page: RetryPage) -> None:
    assert page.source is not None
    assert page.source.do(page.source.judgement.choices[0].action) is None


def wrong(page: RetryPage) -> None:
    assert page.source is not None
    assert page.source.do(page.source.judgement.played.action) is None


def test_the_costliest_mistake_comes_first(page: RetryPage) -> None:
    assert page.source is not None
    assert page.source.judgement.event == THROWS[0]
    assert "Position 1 of 2" in page.count.text()
    assert "Blunder" in page.task.text()
    assert not page.solution.isVisible()


def test_found_at_once_is_solved(page: RetryPage, shelf: Shelf) -> None:
    best(page)
    assert shelf.tries == [(THROWS[0], True)]
    assert "Found" in page.answer.text()
    assert page.solution.isVisible()
    page.go_on()
    assert page.source is not None
    assert page.source.judgement.decision == Decision.DISCARD
    assert page.source.judgement.event == THROWS[1]


def test_a_wrong_answer_is_said_and_another_try_given(page: RetryPage, shelf: Shelf) -> None:
    wrong(page)
    assert "That is what you did" in page.answer.text()
    assert not page.solution.isVisible()
    best(page)
    assert shelf.tries == [(THROWS[0], False), (THROWS[0], True)]


def test_shown_is_not_solved(page: RetryPage, shelf: Shelf) -> None:
    page.show_solution()
    assert page.solution.isVisible()
    assert not page.show_button.isEnabled()
    assert page.source is not None
    assert not page.source.interactive
    assert shelf.tries == []


def test_after_the_last_comes_the_end_with_the_count(page: RetryPage) -> None:
    best(page)
    page.go_on()
    page.show_solution()
    page.go_on()
    assert page.source is None
    assert "last position" in page.empty.title.text()
    assert "1 of 2" in page.empty.text.text()


def test_the_solved_ones_can_be_tried_again(page: RetryPage) -> None:
    best(page)
    page.open_mistakes()
    assert "of 1" in page.count.text()
    page.go_on()
    page.empty.second.click()
    assert "of 2" in page.count.text()


def test_without_mistakes_it_says_where_they_come_from(page: RetryPage, shelf: Shelf) -> None:
    shelf.tries = [(event, True) for event in THROWS]
    page.open_mistakes()
    assert page.empty.isVisible()
    assert "No mistakes" in page.empty.title.text()


def test_a_match_that_is_gone_is_passed_over(page: RetryPage, shelf: Shelf) -> None:
    shelf.lost = True
    page.open_mistakes()
    assert page.source is None


def test_it_leads_to_the_review(page: RetryPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.review_wanted) as told:
        page.review_button.click()
    assert told.args == [MATCH_ID, THROWS[0]]


def test_closing_lets_the_position_go(page: RetryPage) -> None:
    page.close_mistakes()
    assert page.source is None
    assert page.table.source is None


def test_positions_that_cannot_be_shown_are_not_counted(page: RetryPage, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    before = page.count.text()
    whole = review_of(RECORD)
    known = whole._replace(judgements=tuple(one for one in whole.judgements if one.event != THROWS[0]))
    monkeypatch.setattr(shelf, "review", lambda match_id, version=None: known)
    page.open_mistakes()
    assert before == "Position 1 of 2"
    assert page.count.text() == "Position 1 of 1"


def test_mistakes_of_a_match_reviewed_meanwhile_follow(page: RetryPage, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    assert page.count.text() == "Position 1 of 2"
    page.take_in(MATCH_ID)
    assert page.count.text() == "Position 1 of 2", "they are there already"
    known = shelf.mistakes()
    monkeypatch.setattr(shelf, "mistakes", lambda **asked: (known[1]._replace(match_id="another"),))
    page.take_in("another")
    assert page.count.text() == "Position 1 of 3"
    page.go_on()
    page.go_on()
    assert page.count.text() == "Position 3 of 3"


def test_where_there_were_none_the_first_one_comes_up(page: RetryPage, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    known = shelf.mistakes()
    monkeypatch.setattr(shelf, "mistakes", lambda **asked: ())
    page.open_mistakes(MATCH_ID)
    assert page.empty.isVisible()
    assert "none in this match" in page.empty.text.text()
    monkeypatch.setattr(shelf, "mistakes", lambda **asked: known)
    page.take_in("another")
    assert page.empty.isVisible(), "only this match was asked for"
    page.take_in(MATCH_ID)
    assert page.count.text() == "Position 1 of 2"
    assert page.source is not None
    page.close_mistakes()
    page.take_in(MATCH_ID)
    assert page.source is None, "nobody is there"
