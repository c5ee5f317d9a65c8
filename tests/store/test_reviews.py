"""Reviews as they are kept, what they fill in, and mistakes that are tried again."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest

from threegin_qt.engine import (
    DRAW_STOCK,
    Advice,
    Decision,
    GaveUp,
    HintShown,
    Judgement,
    Label,
    Luck,
    MatchRecord,
    Mode,
    Origin,
    Review,
    TookBack,
    replay,
    review_from_json,
    review_to_json,
)
from threegin_qt.store import MatchRow, MatchStore, StoreTrouble
from threegin_qt.store.tally import chosen

from .games import a_match
from .generate import made_up_review
from .test_matches import held
from .test_opening import keep


def as_kept(review: Review) -> Review:
    return review_from_json(review_to_json(review))


def the_row(store: MatchStore) -> MatchRow:
    (row,) = store.matches()
    return row


def judged(event: int, decision: Decision, lost: float, label: Label, seat: int = 0) -> Judgement:
    return Judgement(event, seat, decision, Advice(DRAW_STOCK, -lost, 0.5), (), lost, lost / 50, label)


def test_a_review_comes_back_as_it_was(store: MatchStore) -> None:
    record = a_match(1, advice=0.2, hints=0.01)
    match_id = record.header.match_id
    keep(store, record)
    assert store.review(match_id, "one") is None
    assert store.without_review("one") == (match_id,)
    review = made_up_review(record, random.Random(1), "one")
    store.keep_review(match_id, review)
    assert store.review(match_id, "one") == as_kept(review)
    assert store.review(match_id, "two") is None
    assert store.review("nonsense", "one") is None
    assert store.without_review("one") == ()
    assert store.without_review("two") == (match_id,)
    row = the_row(store)
    assert row.reviewed == "one"
    assert row.judged > 0
    store.close()
    again = MatchStore(store.path)
    assert again.review(match_id, "one") == as_kept(review)
    reader = again.reader()
    assert reader.review(match_id, "one") == as_kept(review)
    reader.close()
    again.close()


def test_a_new_version_takes_the_place_of_the_old_one(store: MatchStore) -> None:
    record = a_match(1)
    match_id = record.header.match_id
    keep(store, record)
    rows, numbers = [], []
    for version, seed in (("one", 1), ("two", 2), ("one", 1)):
        store.keep_review(match_id, made_up_review(record, random.Random(seed), version))
        rows.append(the_row(store))
        numbers.append((store.by_role(), store.by_decision(), store.luck_by_seat(), store.mistakes(limit=1000)))
        assert store.without_review(version) == ()
    assert store.review(match_id, "two") is None
    assert rows[0] == rows[2]
    assert rows[0].error_rate != rows[1].error_rate
    assert numbers[0] == numbers[2], "nothing of the one between is left"
    assert numbers[0] != numbers[1]


def test_what_counts_in_the_error_rate(store: MatchStore) -> None:
    record = a_match(4, advice=0.3)
    states = replay(record).states
    hand_two = next(index for index, state in enumerate(states) if state.hand_number == 2)
    shown = record._replace(events=(*record.events[: hand_two + 1], HintShown(0), *record.events[hand_two + 1 :]))
    keep(store, shown)
    match_id = shown.header.match_id
    places = list(chosen(shown, replay(shown), 0))
    free = [one for one in places if one.hand_number != 2 and not one.advised]
    assisted = [one for one in places if one.hand_number == 2]
    advised = [one for one in places if one.advised and one.hand_number != 2]
    assert free
    assert assisted
    assert advised
    two, other = free[:2]
    judgements = (
        judged(two.event, two.decision, 2.0, Label.BLUNDER),
        judged(other.event, other.decision, 1.0, Label.INACCURACY),
        # None of these counts: assisted, advised, another seat's, and no decision of anybody's.
        judged(assisted[0].event, assisted[0].decision, 50.0, Label.BLUNDER),
        judged(advised[0].event, advised[0].decision, 50.0, Label.MISTAKE),
        judged(two.event, two.decision, 50.0, Label.BLUNDER, seat=1),
        judged(0, Decision.DRAW, 50.0, Label.BLUNDER),
        judged(99_999, Decision.DRAW, 50.0, Label.BLUNDER),
    )
    store.keep_review(match_id, Review("v", judgements))
    row = the_row(store)
    assert (row.judged, row.error_rate) == (2, pytest.approx(1.5))
    lost = [numbers for numbers in store.by_decision() if numbers.lost.number]
    assert sum(numbers.lost.total for numbers in lost) == pytest.approx(3.0)
    assert sum(numbers.lost.squares for numbers in lost) == pytest.approx(5.0)
    assert sum(numbers.chance_lost for numbers in lost) == pytest.approx(0.06)
    assert [sum(getattr(numbers, name) for numbers in lost) for name in ("inaccuracies", "mistakes", "blunders")] == [1, 0, 1]
    # To try again is everything that the person did wrong.
    assert {mistake.event for mistake in store.mistakes()} == {two.event, assisted[0].event, advised[0].event}


def test_luck_outside_finished_hands_or_of_nobody_is_left_out(store: MatchStore) -> None:
    record = a_match(1, stop=0.5)
    keep(store, record)
    states = replay(record).states
    finished = len(states[-1].earlier)
    inside = next(index for index, state in enumerate(states) if state.hand_number == 1) - 1
    unfinished = next(index for index, state in enumerate(states) if state.hand_number == finished + 1) - 1
    lucks = (Luck(inside, 0, 4.0), Luck(unfinished, 0, 9.0), Luck(inside, 7, 9.0), Luck(10**6, 0, 9.0), Luck(-1, 0, 9.0))
    store.keep_review(record.header.match_id, Review("v", (), lucks, lucks))
    with closing(sqlite3.connect(store.path)) as connection:
        sums = connection.execute(
            "SELECT total(lucky_draws), total(draw_luck), total(draw_luck_squared), "
            "total(lucky_deals), total(deal_luck), total(deal_luck_squared) FROM seat_roles"
        ).fetchone()
        assert sums == (1, 4.0, 16.0, 1, 4.0, 16.0)
        of_match = connection.execute(
            "SELECT lucky_draws, draw_luck, draw_luck_squared, lucky_deals, deal_luck, deal_luck_squared FROM seat_luck "
            "WHERE place = 0"
        ).fetchone()
        assert of_match == sums


def test_another_hand_makes_a_review_out_of_date(store: MatchStore) -> None:
    record = a_match(2, mode=Mode.PRACTICE)
    match_id = record.header.match_id
    keep(store, record)
    store.keep_review(match_id, made_up_review(record, random.Random(1), "v"))
    assert store.review(match_id, "v") is not None
    store.append(match_id, len(record.events), TookBack(1))
    assert store.review(match_id, "v") is None
    row = the_row(store)
    assert (row.reviewed, row.judged, row.error_rate, row.hands) == (None, 0, None, 0)
    assert store.mistakes(Label.INACCURACY, solved_too=True) == ()


def test_an_action_within_a_hand_leaves_the_review_of_those_before(store: MatchStore) -> None:
    record = a_match(2)
    match_id = record.header.match_id
    cut = next(index for index, state in enumerate(replay(record).states) if state.hand_number == 3 and len(state.earlier) == 2)
    keep(store, record._replace(events=record.events[: cut + 3]))
    store.keep_review(match_id, Review("v"))
    store.append(match_id, cut + 3, record.events[cut + 3])
    assert store.review(match_id, "v") == Review("v")
    store.append(match_id, cut + 4, GaveUp(0))
    assert store.review(match_id, "v") is None


def test_only_the_persons_own_finished_matches_wait_for_a_review(store: MatchStore) -> None:
    finished = [a_match(seed) for seed in (1, 2, 3)]
    for record in finished:
        keep(store, record)
    keep(store, a_match(4, origin=Origin.IMPORTED))
    keep(store, a_match(5, stop=0.4))
    keep(store, a_match(6, give_up=True))
    expected = sorted(finished, key=lambda record: record.header.started, reverse=True)
    assert store.without_review("v") == tuple(record.header.match_id for record in expected)
    assert store.without_review("v", 1) == (expected[0].header.match_id,)
    store.delete([expected[0].header.match_id])
    assert store.without_review("v", 1) == (expected[1].header.match_id,)


def test_a_review_that_cannot_be_read_is_made_again(store: MatchStore) -> None:
    record = a_match(1)
    match_id = record.header.match_id
    keep(store, record)
    store.keep_review(match_id, Review("v"))
    for body in (b"noise", b"", b"x\x9c\x03\x00\x00\x00\x00\x01"):
        with closing(sqlite3.connect(store.path)) as connection:
            connection.execute("UPDATE reviews SET body = ?", (body,))
            connection.commit()
        assert store.review(match_id, "v") is None


def test_a_review_that_cannot_be_kept_is_no_error(store: MatchStore, expected_log: list[str]) -> None:
    expected_log.append("locked: ")
    record = a_match(1)
    match_id = record.header.match_id
    keep(store, record)
    with held(store.path):
        store.keep_review(match_id, Review("v"))
        store.note_retry(match_id, 5, True)
        assert [trouble.code for trouble in store.troubles] == [StoreTrouble.LOCKED]
    assert store.review(match_id, "v") is None
    store.keep_review("00000000-0000-0000-0000-000000000000", Review("v"))
    store.delete([match_id])
    store.keep_review(match_id, Review("v"))
    store.undelete([match_id])
    assert store.review(match_id, "v") is None
    store.keep_review(match_id, Review("v"))
    assert store.review(match_id, "v") == Review("v")


# Mistakes


def with_mistakes(store: MatchStore, seeds: tuple[int, ...]) -> list[MatchRecord]:
    records = []
    for seed in seeds:
        record = a_match(seed)
        keep(store, record)
        store.keep_review(record.header.match_id, made_up_review(record, random.Random(seed), "v"))
        records.append(record)
    return records


def test_mistakes_come_by_their_cost(store: MatchStore) -> None:
    records = with_mistakes(store, (1, 2, 3))
    every = store.mistakes(limit=10_000)
    expected = {}
    for record in records:
        review = store.review(record.header.match_id, "v")
        assert review is not None
        for judgement in review.judgements:
            if judgement.label >= Label.MISTAKE:
                key = (record.header.match_id, judgement.event)
                expected[key] = max(expected.get(key, 0.0), judgement.chance_lost)
    assert {(mistake.match_id, mistake.event): mistake.chance_lost for mistake in every} == expected
    assert len(every) == len(expected)
    costs = [mistake.chance_lost for mistake in every]
    assert costs == sorted(costs, reverse=True)
    assert store.mistakes(offset=2, limit=3) == every[2:5]
    assert store.mistakes(Label.BLUNDER, limit=10_000) == tuple(each for each in every if each.label is Label.BLUNDER)
    chosen_id = records[1].header.match_id
    assert store.mistakes(match_id=chosen_id, limit=10_000) == tuple(each for each in every if each.match_id == chosen_id)
    assert all((mistake.tries, mistake.solved) == (0, False) for mistake in every)
    store.delete([chosen_id])
    assert all(mistake.match_id != chosen_id for mistake in store.mistakes(limit=10_000))


def test_what_was_solved_is_remembered_also_by_a_newer_review(store: MatchStore) -> None:
    (record,) = with_mistakes(store, (2,))
    first, second = store.mistakes()[:2]
    for solved in (False, True, False):
        store.note_retry(first.match_id, first.event, solved)
    store.note_retry(second.match_id, second.event, False)
    left = store.mistakes(limit=10_000)
    assert first.event not in [mistake.event for mistake in left]
    assert left[0] == second._replace(tries=1)
    both = store.mistakes(solved_too=True, limit=10_000)
    assert both[0] == first._replace(tries=3, solved=True)
    store.keep_review(record.header.match_id, made_up_review(record, random.Random(2), "newer"))
    assert store.mistakes(solved_too=True, limit=10_000) == both
    store.note_retry("nonsense", 1, True)
    store.close()
    again = MatchStore(store.path)
    assert again.mistakes(solved_too=True, limit=10_000) == both
    again.close()


def test_one_knock_is_tried_again_once(store: MatchStore) -> None:
    record = a_match(1)
    keep(store, record)
    knock = next(one for one in chosen(record, replay(record), 0) if one.decision is Decision.KNOCK)
    store.keep_review(
        record.header.match_id,
        Review(
            "v",
            (
                judged(knock.event, Decision.KNOCK, 1.5, Label.MISTAKE),
                judged(knock.event, Decision.SPREAD, 3.5, Label.BLUNDER),
            ),
        ),
    )
    (mistake,) = store.mistakes()
    assert (mistake.decision, mistake.label, mistake.role) == (Decision.SPREAD, Label.BLUNDER, knock.role)
    assert the_row(store).judged == 2
