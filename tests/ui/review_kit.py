"""A finished match with a review made by hand, for the pages that show reviews."""

from typing import Any

from threegin_qt.engine import (
    Acted,
    Advice,
    Chances,
    Dealt,
    Decision,
    Header,
    Judgement,
    Kind,
    Label,
    Luck,
    MatchRecord,
    PlayerInfo,
    Reason,
    ReasonCode,
    Review,
    RolesDrawn,
    Stage,
    advance,
    check_header,
    deck_of,
    discard,
    legal_actions,
    parse_cards,
    seat_to_act,
    view_of,
)

NAMES = ("Ann", "Ben", "Cem")
MATCH_ID = "00000000-0000-4000-8000-000000000001"


def short_record(hands: int = 2, rest: int = 0) -> MatchRecord:
    """Drawn hands in which everybody does the first thing allowed, but passes the upcard; `rest` actions of one more hand."""
    players = tuple(PlayerInfo(name, person=name == "Ann") for name in NAMES)
    header = Header(MATCH_ID, "2026-05-17T18:30:00Z", players)
    state = check_header(header)
    events: list[Any] = []

    def happen(event: Any) -> None:
        nonlocal state
        state = advance(state, event)
        events.append(event)

    happen(RolesDrawn(parse_cards("9S KD 4C")))
    for number in range(hands + bool(rest)):
        happen(Dealt(f"{number:016}", deck_of(f"{number:016}")))
        left = rest if number == hands else -1
        while state.stage == Stage.PLAY and left:
            seat = seat_to_act(state)
            assert seat is not None
            choices = [action for action, _ in zip(legal_actions(state, seat), range(2), strict=False)]
            happen(Acted(seat, choices[-1] if choices[-1].kind == Kind.PASS else choices[0]))
            left -= 1
    return MatchRecord(header, tuple(events))


def throws_of(record: MatchRecord, seat: int = 0) -> list[int]:
    """The events in which a seat throws a card."""
    return [
        index
        for index, event in enumerate(record.events)
        if type(event) is Acted and event.seat == seat and event.action.kind == Kind.DISCARD
    ]


def judged(record: MatchRecord, event: int, label: Label, lost: float) -> Judgement:
    """A judgement of a throw: another card would have been better."""
    state = check_header(record.header)
    for done in record.events[:event]:
        state = advance(state, done)
    acted = record.events[event]
    assert type(acted) is Acted
    view = view_of(state, acted.seat)
    other = next(card for card in view.cards(view.turn) if card is not None and card != acted.action.card)
    played = Advice(acted.action, -lost * 100, 0.5 - lost)
    best = Advice(discard(other), 0.0, 0.5, (Reason(ReasonCode.HIGH_DEADWOOD, other.bit, other.points),))
    return Judgement(event, acted.seat, Decision.DISCARD, played, (best, played), lost * 100, lost, label)


def review_of(record: MatchRecord) -> Review:
    """Ann's first throws: a blunder, a mistake, an inaccuracy, sound; Ben's first a mistake."""
    ann, ben = throws_of(record), throws_of(record, 1)
    judgements = (
        judged(record, ann[0], Label.BLUNDER, 0.06),
        judged(record, ann[1], Label.MISTAKE, 0.03),
        judged(record, ann[2], Label.INACCURACY, 0.01),
        judged(record, ann[3], Label.SOUND, 0.0),
        judged(record, ben[0], Label.MISTAKE, 0.025),
    )
    deals = [index for index, event in enumerate(record.events) if type(event) is Dealt]
    chances = [Chances(deals[0], (0.33, 0.33, 0.34)), *(Chances(event, (0.3, 0.4, 0.3)) for event in ann)]
    return Review(
        "by hand",
        tuple(sorted(judgements, key=lambda judgement: judgement.event)),
        tuple(Luck(event, 0, 1.0) for event in ann[:2]),
        (Luck(deals[0], 0, 2.0), Luck(deals[0], 1, -1.0)),
        tuple(chances),
    )


class ReadyReviewer:
    """Has the review at hand, in one part."""

    version = "by hand"

    def begin(self, record: MatchRecord) -> tuple[object, int]:
        return record, 1

    def part(self, common: object, number: int, cancelled: object) -> Review:
        assert isinstance(common, MatchRecord)
        return review_of(common)
