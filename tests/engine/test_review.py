"""The text of a review."""

import json
from typing import Any

import pytest

from threegin_qt.engine import (
    DRAW_STOCK,
    Advice,
    Chances,
    Decision,
    Judgement,
    Label,
    Luck,
    Reason,
    ReasonCode,
    Review,
    ReviewError,
    card_set,
    defend,
    discard,
    knock,
    parse_card,
    parse_cards,
    review_from_json,
    review_to_json,
)

RUN = card_set(parse_cards("5H 6H 7H"))
BEST = Advice(discard(parse_card("QC")), -1.25, 0.375, (Reason(ReasonCode.BREAKS_PAIR, card_set(parse_cards("QC QD")), 2),))
WORSE = Advice(knock(parse_card("7C"), (RUN,)), -2.5, 0.25)
REVIEW = Review(
    "1:abc",
    (
        Judgement(7, 1, Decision.KNOCK, WORSE, (BEST, WORSE), 1.25, 0.125, Label.MISTAKE),
        Judgement(9, 0, Decision.LAYOFF, Advice(defend((RUN,), (0,)), 0.0, 0.5), (), 0.0, 0.0, Label.SOUND),
        Judgement(12, 0, Decision.DRAW, Advice(DRAW_STOCK, 0.5, 0.5), (), 0.0, 0.0, Label.SOUND),
    ),
    (Luck(3, 0, 4.5),),
    (Luck(1, 0, -3.0), Luck(1, 2, 3.0)),
    (Chances(-1, (0.25, 0.25, 0.5)), Chances(7, (0.5, 0.25, 0.25))),
)


def test_a_review_is_read_back_as_written() -> None:
    assert review_from_json(review_to_json(REVIEW)) == REVIEW


def test_numbers_are_kept_to_four_decimals() -> None:
    review = Review("1", draws=(Luck(3, 0, 1 / 3),))
    assert review_from_json(review_to_json(review)).draws[0].points == 0.3333


def _spoiled(change: Any) -> str:
    data = json.loads(review_to_json(REVIEW))
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "[" * 100_000,
        _spoiled(lambda data: data.update(format=2)),
        _spoiled(lambda data: data.pop("draws")),
        _spoiled(lambda data: data["judgements"][0].update(label="FINE")),
        _spoiled(lambda data: data["judgements"][0].update(points_lost="1")),
        _spoiled(lambda data: data["judgements"][0]["played"].update(action={"do": "fly"})),
        _spoiled(lambda data: data["judgements"][0]["choices"][0].update(reasons=[["BREAKS_PAIR", "1X", 0]])),
        _spoiled(lambda data: data["deals"].append([1, 0])),
        review_to_json(REVIEW).replace("4.5", "NaN"),
    ],
)
def test_what_is_no_review_is_refused_by_one_error(text: str) -> None:
    with pytest.raises(ReviewError):
        review_from_json(text)
