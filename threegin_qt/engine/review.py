"""The review of a match as a value, and its text for the store. The reviewer fills it; nothing here judges."""

import json
import math
from typing import Any, Final, NamedTuple

from .cards import CardTextError, card_set, cards_of, format_cards, parse_cards
from .document import action_from_json, action_to_json
from .record import RecordError
from .verdict import Advice, Decision, Judgement, Label, Reason, ReasonCode


class Luck(NamedTuple):
    """What chance brought a seat: with a stock draw, or with the deal."""

    event: int
    """The index of the draw's or the deal's event in the record."""
    seat: int
    points: float
    """Expected points above the mean of what chance could have brought; 0 on average."""


class Chances(NamedTuple):
    """The chance to win the match, by seat, after an event."""

    event: int
    """The index of the event in the record; -1 before the first."""
    seats: tuple[float, ...]


class Review(NamedTuple):
    """Everything that the reviewer says of a match."""

    version: str
    """Of the reviewer: its code, weights and tables."""
    judgements: tuple[Judgement, ...] = ()
    draws: tuple[Luck, ...] = ()
    """The luck of every draw from the stock, of either player."""
    deals: tuple[Luck, ...] = ()
    """The luck of every deal: one for each of the two players of a hand."""
    chances: tuple[Chances, ...] = ()
    """In the order of the events."""


class ReviewError(ValueError):
    """A text that is no review."""


FORMAT: Final = 1


def review_to_json(review: Review) -> str:
    """The text of a review; `review_from_json` reads it back. Numbers keep four decimals."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": review.version,
            "judgements": [_judgement_out(judgement) for judgement in review.judgements],
            "draws": [[luck.event, luck.seat, round(luck.points, 4)] for luck in review.draws],
            "deals": [[luck.event, luck.seat, round(luck.points, 4)] for luck in review.deals],
            "chances": [[at.event, *(round(chance, 4) for chance in at.seats)] for at in review.chances],
        },
        separators=(",", ":"),
    )


def review_from_json(text: str) -> Review:
    """Read a review. Raises ReviewError for anything that is none."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ReviewError(f"format {data['format']!r}"[:80])
        return Review(
            str(data["version"]),
            tuple(_judgement_in(item) for item in data["judgements"]),
            tuple(_luck_in(item) for item in data["draws"]),
            tuple(_luck_in(item) for item in data["deals"]),
            tuple(Chances(int(item[0]), tuple(_number(chance) for chance in item[1:])) for item in data["chances"]),
        )
    except ReviewError:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError) as error:
        raise ReviewError(f"{type(error).__name__}: {error}"[:200]) from None


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value):
        raise ReviewError(f"not a number: {value!r}"[:80])
    return float(value)


def _luck_in(item: Any) -> Luck:
    event, seat, points = item
    return Luck(int(event), int(seat), _number(points))


def _advice_out(advice: Advice) -> dict[str, Any]:
    return {
        "action": action_to_json(advice.action),
        "points": round(advice.points, 4),
        "chance": round(advice.chance, 4),
        "reasons": [[reason.code.name, format_cards(cards_of(reason.cards)), reason.number] for reason in advice.reasons],
    }


def _advice_in(item: Any) -> Advice:
    try:
        action = action_from_json(item["action"])
        reasons = tuple(
            Reason(ReasonCode[code], card_set(parse_cards(cards)), int(number)) for code, cards, number in item["reasons"]
        )
    except (RecordError, CardTextError) as error:
        raise ReviewError(str(error)) from None
    return Advice(action, _number(item["points"]), _number(item["chance"]), reasons)


def _judgement_out(judgement: Judgement) -> dict[str, Any]:
    return {
        "event": judgement.event,
        "seat": judgement.seat,
        "decision": judgement.decision.name,
        "played": _advice_out(judgement.played),
        "choices": [_advice_out(advice) for advice in judgement.choices],
        "points_lost": round(judgement.points_lost, 4),
        "chance_lost": round(judgement.chance_lost, 4),
        "label": judgement.label.name,
    }


def _judgement_in(item: Any) -> Judgement:
    return Judgement(
        int(item["event"]),
        int(item["seat"]),
        Decision[item["decision"]],
        _advice_in(item["played"]),
        tuple(_advice_in(choice) for choice in item["choices"]),
        _number(item["points_lost"]),
        _number(item["chance_lost"]),
        Label[item["label"]],
    )
