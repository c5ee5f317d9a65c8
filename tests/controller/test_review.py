"""Reviews in the background."""

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from threegin_qt.controller.review import ReviewController
from threegin_qt.controller.worker import Priority, Worker
from threegin_qt.engine import Chances, Header, MatchRecord, PlayerInfo, Review


def record(number: int) -> MatchRecord:
    players = (PlayerInfo("Ann", person=True), PlayerInfo("Ben"), PlayerInfo("Cem"))
    return MatchRecord(Header(f"00000000-0000-4000-8000-{number:012}", "2026-05-17T18:30:00Z", players))


def name(number: int) -> str:
    return record(number).header.match_id


class CountingReviewer:
    """Reviews that consist of the numbers of their parts; `gate` lets a part wait."""

    version = "counting 1"

    def __init__(self, parts: int = 3) -> None:
        self.parts = parts
        self.began: list[str] = []
        self.gate: threading.Event | None = None
        self.threads: set[int] = set()
        self.fails_at = -1

    def begin(self, record: MatchRecord) -> tuple[object, int]:
        self.began.append(record.header.match_id)
        return record, self.parts

    def part(self, common: object, number: int, cancelled: object) -> Review:
        self.threads.add(threading.get_ident())
        if self.gate is not None:
            self.gate.wait(10)
        if number == self.fails_at:
            raise ZeroDivisionError("this part cannot be done")
        return Review("", chances=(Chances(number, (0.5, 0.25, 0.25)),))


class Shelf:
    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Review] = {}

    def review(self, match_id: str, version: str | None = None) -> Review | None:
        return self.kept.get((match_id, version or ""))

    def keep_review(self, match_id: str, review: Review) -> None:
        self.kept[match_id, review.version] = review


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    worker = Worker()
    yield worker
    assert worker.shut_down()


@pytest.fixture
def reviewer() -> CountingReviewer:
    return CountingReviewer()


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def reviews(worker: Worker, reviewer: CountingReviewer, shelf: Shelf) -> ReviewController:
    return ReviewController(worker, lambda: reviewer, shelf)


def ready(reviews: ReviewController) -> list[tuple[str, Review]]:
    told: list[tuple[str, Review]] = []
    reviews.ready.connect(lambda match_id, review: told.append((match_id, review)))
    return told


def test_the_parts_make_the_review_which_is_kept(
    qtbot: QtBot, reviews: ReviewController, shelf: Shelf, reviewer: CountingReviewer
) -> None:
    steps: list[tuple[int, int]] = []
    reviews.progress.connect(lambda match_id, done, count: steps.append((done, count)))
    with qtbot.waitSignal(reviews.ready) as told:
        reviews.review(record(1))
    match_id, review = told.args
    assert match_id == name(1)
    assert review == Review("counting 1", chances=tuple(Chances(n, (0.5, 0.25, 0.25)) for n in range(3)))
    assert shelf.kept == {(name(1), "counting 1"): review}
    assert steps == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert threading.get_ident() not in reviewer.threads
    assert reviews.reviewing is None


def test_a_kept_review_is_not_made_again_unless_asked(
    qtbot: QtBot, reviews: ReviewController, reviewer: CountingReviewer
) -> None:
    for again in (False, False, True):
        with qtbot.waitSignal(reviews.ready):
            reviews.review(record(1), again)
    assert reviewer.began == [name(1), name(1)]


def test_another_version_does_not_count(
    qtbot: QtBot, reviews: ReviewController, shelf: Shelf, reviewer: CountingReviewer
) -> None:
    shelf.keep_review(name(1), Review("counting 0"))
    with qtbot.waitSignal(reviews.ready):
        reviews.review(record(1))
    assert reviewer.began == [name(1)]


def test_the_last_one_asked_for_goes_first_and_the_other_follows(
    qtbot: QtBot, reviews: ReviewController, reviewer: CountingReviewer
) -> None:
    reviewer.gate = threading.Event()
    told = ready(reviews)
    reviews.review(record(1))
    qtbot.waitUntil(lambda: bool(reviewer.threads))
    reviews.review(record(2))
    reviewer.gate.set()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert [match_id for match_id, _ in told] == [name(2), name(1)]
    assert all(len(review.chances) == 3 for _, review in told)


def test_asking_twice_is_asking_once(qtbot: QtBot, reviews: ReviewController, reviewer: CountingReviewer) -> None:
    told = ready(reviews)
    reviews.review(record(1))
    reviews.review(record(1))
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(20)
    assert len(told) == 1
    assert reviewer.began == [name(1)]


def test_a_cancelled_review_is_not_kept(
    qtbot: QtBot, reviews: ReviewController, reviewer: CountingReviewer, shelf: Shelf
) -> None:
    reviewer.gate = threading.Event()
    told = ready(reviews)
    reviews.review(record(1))
    qtbot.waitUntil(lambda: bool(reviewer.threads))
    reviews.review(record(2))
    reviews.cancel(name(2))
    reviews.cancel(name(1))
    reviewer.gate.set()
    qtbot.wait(30)
    assert told == []
    assert shelf.kept == {}
    assert reviews.reviewing is None


def test_cancelled_from_its_own_progress(qtbot: QtBot, reviews: ReviewController, shelf: Shelf) -> None:
    reviews.progress.connect(lambda match_id, done, count: reviews.cancel_all())
    reviews.review(record(1))
    qtbot.waitUntil(lambda: reviews.reviewing is None)
    qtbot.wait(20)
    assert shelf.kept == {}


def test_a_review_that_fails_is_told_and_the_next_goes_on(
    qtbot: QtBot, reviews: ReviewController, reviewer: CountingReviewer, expected_log: list[str]
) -> None:
    expected_log.append("a job of the worker failed")
    reviewer.fails_at = 1
    with qtbot.waitSignal(reviews.failed) as told:
        reviews.review(record(1))
    assert told.args == [name(1)]
    reviewer.fails_at = -1
    with qtbot.waitSignal(reviews.ready):
        reviews.review(record(2))


def test_a_player_is_asked_between_two_parts(
    qtbot: QtBot, worker: Worker, reviews: ReviewController, reviewer: CountingReviewer
) -> None:
    reviewer.parts = 50
    reviewer.gate = threading.Event()
    done: list[int] = []
    reviews.progress.connect(lambda match_id, number, count: done.append(number))
    reviews.review(record(1))
    qtbot.waitUntil(lambda: bool(reviewer.threads))
    answers: list[int] = []
    worker.answered.connect(lambda ticket, answer: answers.append(done[-1]) if answer == "player" else None)
    worker.submit(lambda cancelled: "player", Priority.PLAYER)
    reviewer.gate.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0] <= 1
    reviews.cancel_all()
