"""The review page."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from review_kit import MATCH_ID, NAMES, ReadyReviewer, review_of, short_record, throws_of

from threegin_qt.controller.review import ReviewController
from threegin_qt.controller.worker import Worker
from threegin_qt.engine import Label, Review, Role, Source, Start
from threegin_qt.models.verdicts import DecisionsModel
from threegin_qt.store import Preferences
from threegin_qt.ui import review_words
from threegin_qt.ui.paper_table import CELL_MARGINS
from threegin_qt.ui.review_foot import ReviewFoot
from threegin_qt.ui.review_page import ReviewPage
from threegin_qt.ui.theme import GRID

PREFERENCES = replace(Preferences(), animation="off")
RECORD = short_record()
THROWS = throws_of(RECORD)


@pytest.fixture
def reviews(qtbot: QtBot) -> Iterator[ReviewController]:
    worker = Worker()
    yield ReviewController(worker, ReadyReviewer)
    worker.shut_down()


def shown(qtbot: QtBot, reviews: ReviewController) -> ReviewPage:
    """The page in a window of the usual size, before a match is opened."""
    page = ReviewPage(reviews, PREFERENCES)
    qtbot.addWidget(page)
    page.resize(1180, 730)
    page.show()
    return page


@pytest.fixture
def page(qtbot: QtBot, reviews: ReviewController) -> ReviewPage:
    page = shown(qtbot, reviews)
    with qtbot.waitSignal(reviews.ready):
        page.open_record(RECORD)
    return page


def at(page: ReviewPage) -> int:
    assert page.replay is not None
    return page.replay.at


def moment_of(page: ReviewPage, event: int) -> int:
    assert page.replay is not None
    moment = page.replay.moment_before(event)
    assert moment is not None
    return moment


def press(page: ReviewPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.table, key)


def test_it_opens_at_the_first_deal_and_lists_the_persons_decisions(page: ReviewPage) -> None:
    assert page.replay is not None
    assert at(page) == page.replay.hand_starts[0]
    assert [decision.judgement.seat for decision in page.panel.model.rows] == [0, 0, 0, 0]


def test_keys_step_and_jump(page: ReviewPage) -> None:
    assert page.replay is not None
    page.table.setFocus()
    start = at(page)
    press(page, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert at(page) == start + 1
    press(page, Qt.Key.Key_End)
    assert at(page) == page.replay.last
    press(page, Qt.Key.Key_Home)
    assert at(page) == 0
    press(page, Qt.Key.Key_B)
    assert at(page) == moment_of(page, THROWS[0])
    press(page, Qt.Key.Key_M)
    assert at(page) == moment_of(page, THROWS[1])
    press(page, Qt.Key.Key_I)
    assert at(page) == moment_of(page, THROWS[2])
    press(page, Qt.Key.Key_B)
    assert at(page) == moment_of(page, THROWS[0]), "after the last comes the first"


@pytest.mark.parametrize("details", [False, True])
def test_where_there_is_none_to_jump_to_it_says_so_once(page: ReviewPage, details: bool) -> None:
    page.resize(800, 600)
    if details:
        page.details.click()
    page.panel.whose.set_value(1)
    page.panel.whose.activated.emit(0)
    start = at(page)
    voice = page.table.voice
    shown = page.panel.answer if details else page.table.bar

    def said() -> str:
        return shown.text() if details else shown.text  # type: ignore[operator]

    page.setFocus()
    for key, text in (
        (Qt.Key.Key_B, "No blunder in these decisions."),
        (Qt.Key.Key_I, "No inaccuracy in these decisions."),
    ):
        voice.said = []
        QTest.keyClick(page, key)
        assert at(page) == start
        assert said() == text
        assert shown.isVisible()
        assert voice.said == [text]
    QTest.keyClick(page, Qt.Key.Key_M)
    assert at(page) == moment_of(page, throws_of(RECORD, 1)[0])
    assert "inaccuracy" not in said(), "gone with the next step"
    QTest.keyClick(page, Qt.Key.Key_M)
    assert said() == "No other mistake in these decisions."


def test_keys_that_need_the_review_say_how_far_it_is(qtbot: QtBot, reviews: ReviewController) -> None:
    page = shown(qtbot, reviews)
    page.open_record(RECORD)
    page._next_blunder()
    assert page.table.bar.text == page.panel.summary.text() == "The review begins…"
    assert page.table.voice.said[-1] == "The review begins…"
    assert not page.panel.retry.isEnabled(), "nor are there mistakes to retry"
    assert page.panel.retry.toolTip() == "The review begins…"
    qtbot.waitUntil(lambda: page.panel.model.rowCount() > 0)
    assert page.panel.retry.isEnabled()
    assert not page.panel.retry.toolTip()


def test_space_says_that_nothing_is_decided(page: ReviewPage) -> None:
    page._to_first()
    page.table.voice.said = []
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.table.voice.said == ["No decision here."]
    page.resize(800, 600)
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.table.bar.text == "No decision here.", "the details are not in sight"


def test_a_decision_shows_what_it_cost_and_what_was_better(page: ReviewPage) -> None:
    page.table.setFocus()
    press(page, Qt.Key.Key_B)
    judgement = review_of(RECORD).judgements[0]
    assert judgement.label == Label.BLUNDER
    assert "Ann" in page.panel.box.title.text()
    assert str(judgement.played.action.card)[0] in page.panel.box.played.action.text()
    assert "6.0" in page.panel.box.verdict.text()
    assert page.panel.box.rows[0].isVisibleTo(page)
    assert "10 points" in page.panel.box.rows[0].reasons.text() or page.panel.box.rows[0].reasons.text()
    assert not page.panel.box.rows[1].isVisibleTo(page)


def test_space_marks_the_best_choice_and_takes_the_mark_away(page: ReviewPage) -> None:
    page._next_blunder()
    best = review_of(RECORD).judgements[0].choices[0].action.card
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.table.marks()[1] == {best}
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.table.marks()[1] == frozenset()


def test_where_nothing_is_decided_it_says_so(page: ReviewPage) -> None:
    page._to_first()
    assert page.panel.box.title.text() == "No decision here."
    assert not page.panel.box.played.isVisibleTo(page)


def test_a_row_of_the_list_leads_to_its_moment_and_the_other_way_round(page: ReviewPage) -> None:
    page.panel.table.setCurrentIndex(page.panel.model.index(2, 0))
    assert at(page) == moment_of(page, THROWS[2])
    page._next_mistake()
    assert page.panel.table.currentIndex().row() == 1


def test_the_chart_leads_to_its_place(page: ReviewPage) -> None:
    page.chart.picked.emit(7.4)
    assert at(page) == 7


def test_everybody_can_be_listed_and_judged(page: ReviewPage) -> None:
    page.panel.whose.set_value(None)
    page.panel.whose.activated.emit(0)
    assert {decision.judgement.seat for decision in page.panel.model.rows} == {0, 1}
    page.panel.whose.set_value(1)
    page.panel.whose.activated.emit(0)
    assert [decision.judgement.seat for decision in page.panel.model.rows] == [1]
    assert "1 mistake" in page.panel.labels.text()


def test_the_match_verdict_counts_the_labels(page: ReviewPage) -> None:
    assert "1 blunder" in page.panel.labels.text()
    assert "4 decisions" in page.panel.summary.text()
    assert "2.50" in page.panel.summary.text(), "ten points in four decisions"


def test_f_looks_with_other_eyes_and_at_all_cards(page: ReviewPage) -> None:
    assert page.replay is not None
    page.table.setFocus()
    seen = []
    for _ in range(4):
        press(page, Qt.Key.Key_F)
        seen.append(page.replay.viewer)
    assert seen == [1, 2, None, 0]
    page.replay.set_viewer(None)
    assert all(page.replay.view.held)


def test_the_deal_number_is_shown(page: ReviewPage) -> None:
    assert "0000 0000 0000 0000" in page.foot.number.text().replace("\u00a0", " ")


@pytest.mark.parametrize(("spare", "parts"), [(40, 1), (1, 1), (-40, 2)])
def test_the_deal_number_breaks_where_it_reads_well(qtbot: QtBot, spare: int, parts: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    foot = ReviewFoot(window)
    foot.retranslate()
    foot.show_deal("1234567812345678")
    metrics = foot.number.fontMetrics()
    room = metrics.horizontalAdvance("1234 5678 1234 5678") + spare
    window.resize(room + foot.from_here.sizeHint().width() + 5 * GRID, 80)
    foot.resize(window.size())
    window.show()
    assert foot.number.width() == room
    word, *digits = foot.number.text().split(" ")
    assert word == "Deal"
    assert [part.replace("\u00a0", " ") for part in digits] == {1: ["1234 5678 1234 5678"], 2: ["1234 5678"] * 2}[parts]
    assert all(metrics.horizontalAdvance(part) <= room for part in digits), "nothing is cut off"


def test_play_from_here_gives_the_position(page: ReviewPage, qtbot: QtBot) -> None:
    page._next_mistake()
    with qtbot.waitSignal(page.practice_wanted) as told:
        page.from_here.click()
    start, source = told.args
    assert isinstance(start, Start)
    assert len(start.prefix) > 1
    assert source == Source(MATCH_ID, THROWS[1])


def test_retrying_is_asked_for_with_the_match(page: ReviewPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.retry_wanted) as told:
        page.panel.retry.click()
    assert told.args == [MATCH_ID]


def test_in_a_narrow_window_table_and_details_take_turns(page: ReviewPage) -> None:
    page.resize(800, 496)
    assert page.size().width() == 800
    assert page.table.isVisible()
    assert not page.panel.isVisible()
    page.details.click()
    assert page.panel.isVisible()
    assert not page.table.isVisible()
    assert page.chart.isVisible()
    page.resize(1180, 730)
    assert page.panel.isVisible()
    assert page.table.isVisible()


def test_with_large_text_table_and_details_take_turns_in_a_wider_window(
    page: ReviewPage, qapp: QApplication, qtbot: QtBot
) -> None:
    assert page.table.isVisible()
    assert page.panel.isVisible()
    before, font = qapp.font(), qapp.font()
    font.setPixelSize(28)
    qapp.setFont(font)
    try:
        # Beside the panel its cards would be too small.
        qtbot.waitUntil(lambda: page.table.width() == page.width())
        assert not page.chart.isVisible(), "it is among the details"
        page.details.click()
        qtbot.waitUntil(lambda: page.chart.isVisible())
        assert not page.table.isVisible()
        decisions = page.panel.table

        def room(column: int) -> int:
            return decisions.columnWidth(column) - decisions.header.natural_width(column) + 2 * GRID

        # The columns grow with the text.
        qtbot.waitUntil(lambda: min(room(column) for column in (DecisionsModel.HAND, DecisionsModel.LOST)) >= 0)
    finally:
        qapp.setFont(before)


def test_a_match_in_mid_hand_ends_at_its_last_finished_hand(page: ReviewPage, qtbot: QtBot, reviews: ReviewController) -> None:
    with qtbot.waitSignal(reviews.ready):
        page.open_record(short_record(2, rest=6))
    assert page.replay is not None
    assert page.replay.last == len(RECORD.events)


def test_opening_at_a_decision(page: ReviewPage, qtbot: QtBot, reviews: ReviewController) -> None:
    with qtbot.waitSignal(reviews.ready):
        page.open_record(RECORD, THROWS[2])
    assert at(page) == moment_of(page, THROWS[2])


class Failing(ReadyReviewer):
    def part(self, common: object, number: int, cancelled: object) -> Review:
        raise ZeroDivisionError("no review today")


def test_a_review_that_fails_leaves_the_replay(qtbot: QtBot, expected_log: list[str]) -> None:
    expected_log.append("a job of the worker failed")
    worker = Worker()
    reviews = ReviewController(worker, Failing)
    page = ReviewPage(reviews, PREFERENCES)
    qtbot.addWidget(page)
    with qtbot.waitSignal(reviews.failed):
        page.open_record(RECORD)
    assert "could not be reviewed" in page.panel.summary.text()
    page._on()
    assert at(page) > 0
    worker.shut_down()


def test_a_language_change_words_everything_anew(page: ReviewPage) -> None:
    page._next_blunder()
    before = page.panel.box.title.text()
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.panel.box.title.text() == before
    assert page.panel.model.rowCount() == 4


def test_the_space_before_a_percent_sign_is_the_languages(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert review_words.percent_text(0.333) == "33.3 %"
    assert review_words.loss_text(-0.024) == "−2.4\u202f%"
    monkeypatch.setattr(review_words, "translate", lambda context, text: "%1%")
    assert review_words.percent_text(0.333) == "33.3%"
    assert review_words.loss_text(-0.024) == "−2.4%"


def test_a_cost_is_shown_in_full_under_the_shortest_head(page: ReviewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    table, model = page.panel.table, page.panel.model
    monkeypatch.setattr(type(table.header), "natural_width", lambda header, logical: 0)
    table.fit_columns(with_names=False)
    costs = [str(model.index(row, model.LOST).data() or "") for row in range(model.rowCount())]
    longest = max(table.fontMetrics().horizontalAdvance(cost) for cost in costs)
    assert longest > 0
    marks = 2 * GRID
    assert table.columnWidth(model.LOST) >= longest + CELL_MARGINS + marks


def test_leaving_puts_the_match_away(page: ReviewPage) -> None:
    page.close_record()
    assert page.replay is None
    assert page.table.source is None
    page._on()
    page._next_blunder()
    page.show_best()
    assert page.names == ()


def test_names_are_those_of_the_match(page: ReviewPage) -> None:
    assert page.names == NAMES


def test_a_decision_with_hidden_cards_tells_nothing_until_they_are_open(page: ReviewPage) -> None:
    assert page.replay is not None
    bens = throws_of(RECORD, 1)[0]
    page._go_to(moment_of(page, bens))
    box = page.panel.box
    assert "Ben" in box.title.text()
    assert not box.played.isVisibleTo(page)
    assert not any(row.isVisibleTo(page) for row in box.rows)
    assert "hidden" in box.spoken()
    page.table.setFocus()
    press(page, Qt.Key.Key_Space)
    assert page.table.play.advice == (), "nor does the best choice show"
    press(page, Qt.Key.Key_F)
    assert page.replay.viewer == 1
    assert box.played.isVisibleTo(page), "his own eyes"
    assert box.rows[0].isVisibleTo(page)
    press(page, Qt.Key.Key_Space)
    assert page.table.play.advice
    press(page, Qt.Key.Key_F)
    assert page.replay.viewer == 2
    hidden = page.replay.state.roles[1] != Role.CAPTAIN or page.replay.state.roles[2] != Role.PARTNER
    assert box.played.isVisibleTo(page) != hidden, "the partner sees what the captain sees"
    assert page.table.play.advice == ()
    press(page, Qt.Key.Key_F)
    assert page.replay.viewer is None
    assert box.played.isVisibleTo(page), "all cards open"


def test_before_there_is_a_review_the_list_says_whose_it_will_be(qtbot: QtBot, reviews: ReviewController) -> None:
    page = shown(qtbot, reviews)
    page.open_record(RECORD)
    assert page.panel.whose.currentText() == "Ann"
    table = page.panel.table
    assert table.columnWidth(DecisionsModel.WHAT) > table.columnWidth(DecisionsModel.HAND), "no column is squeezed"
    qtbot.waitUntil(lambda: page.panel.model.rowCount() > 0)


def test_the_button_that_stops_playing_keeps_its_name_in_a_new_language(page: ReviewPage) -> None:
    assert page.replay is not None
    page.steps.play.click()
    assert page.replay.playing
    assert page.steps.play.accessibleName() == "Stop playing"
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.steps.play.accessibleName() == "Stop playing"
    page.steps.play.click()
    assert page.steps.play.accessibleName() == "Play on"
