"""What a review comes to."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from threegin_qt.controller.replay import Moment, moments
from threegin_qt.engine import (
    PASS,
    TAKE_UPCARD,
    Acted,
    Advice,
    Advised,
    Dealt,
    Header,
    HintShown,
    Judgement,
    Label,
    Luck,
    MatchRecord,
    PlayerInfo,
    Review,
    Role,
    RolesDrawn,
    Stage,
    advance,
    check_header,
    deck_of,
    legal_actions,
    parse_cards,
    seat_to_act,
)
from threegin_qt.engine import Decision as Kind
from threegin_qt.models.verdicts import (
    JUDGEMENT_ROLE,
    Decision,
    DecisionsModel,
    DecisionWords,
    assisted_hands,
    decisions_of,
    hand_verdicts,
    match_verdict,
)

ANN, BEN, CEM = range(3)


def short_match() -> MatchRecord:
    """Three drawn hands: everybody does the first thing allowed. Ben is in the box, Ann is captain, Cem sits out."""
    players = (PlayerInfo("Ann", person=True), PlayerInfo("Ben"), PlayerInfo("Cem"))
    header = Header("00000000-0000-4000-8000-000000000001", "2026-05-17T18:30:00Z", players)
    state = check_header(header)
    events: list[Any] = []

    def happen(event: Any) -> None:
        nonlocal state
        state = advance(state, event)
        events.append(event)

    happen(RolesDrawn(parse_cards("9S KD 4C")))
    for number in range(3):
        happen(Dealt("", deck_of(f"{number:016}")))
        while state.stage == Stage.PLAY:
            seat = seat_to_act(state)
            assert seat is not None
            if number == 1 and len(state.hand.history if state.hand else ()) == 0:
                happen(HintShown(ANN))
            happen(Acted(seat, next(iter(legal_actions(state, seat)))))
    return MatchRecord(header, tuple(events))


RECORD = short_match()
LINE = moments(RECORD)
DEALS = [index for index, event in enumerate(RECORD.events) if type(event) is Dealt]
FIRST = [index for index, event in enumerate(RECORD.events) if type(event) is Acted and event.seat == ANN]


def judgement(event: int, seat: int, lost: float, label: Label = Label.SOUND) -> Judgement:
    played = Advice(PASS, 0.0, 0.4)
    return Judgement(
        event, seat, Kind.UPCARD, played, (Advice(TAKE_UPCARD, lost * 100, 0.4 + lost), played), lost * 100, lost, label
    )


def of_hand(number: int, seat: int = ANN, skip: int = 0) -> int:
    """An event of a seat in a hand."""
    ends = [*DEALS, len(RECORD.events)]
    inside = [
        index
        for index in range(ends[number - 1], ends[number])
        if (event := RECORD.events[index]) and type(event) is Acted and event.seat == seat
    ]
    return inside[skip]


REVIEW = Review(
    "test",
    (
        judgement(of_hand(1), ANN, 0.01, Label.INACCURACY),
        judgement(of_hand(1, skip=1), ANN, 0.05, Label.BLUNDER),
        judgement(of_hand(1, BEN), BEN, 0.03, Label.MISTAKE),
        judgement(of_hand(2), ANN, 0.02, Label.MISTAKE),
        judgement(of_hand(3), ANN, 0.0),
    ),
    draws=(Luck(of_hand(1), ANN, 4.0), Luck(of_hand(1, BEN), BEN, 1.0)),
    deals=(Luck(DEALS[0], ANN, -2.0), Luck(DEALS[0], BEN, 3.0), Luck(DEALS[2], ANN, 0.5)),
)


def test_decisions_stand_at_the_moment_before_their_event() -> None:
    found = decisions_of(LINE, REVIEW, ANN)
    assert [decision.hand for decision in found] == [1, 1, 2, 3]
    for decision in found:
        assert LINE[decision.moment + 1].event_index == decision.judgement.event
        assert LINE[decision.moment].state.stage == Stage.PLAY
    assert len(decisions_of(LINE, REVIEW)) == 5


def test_what_is_not_on_the_time_line_is_left_out() -> None:
    short: Sequence[Moment] = LINE[: DEALS[1]]
    assert [decision.hand for decision in decisions_of(short, REVIEW, ANN)] == [1, 1]


def test_a_hand_has_its_sums_for_the_seat() -> None:
    first, second, third = hand_verdicts(LINE, REVIEW, ANN)
    assert (first.hand, first.role, first.points, first.decisions) == (1, Role.CAPTAIN, 0, 2)
    assert LINE[first.first].event_index == DEALS[0]
    assert (first.deal_luck, first.draw_luck) == (-5.0, 3.0)
    assert first.points_lost == 6.0
    assert first.worst is not None
    assert first.worst.judgement.label == Label.BLUNDER
    assert (second.assisted, first.assisted) == (True, False)
    assert third.worst is None
    assert third.deal_luck == 0.5


def test_luck_of_the_other_player_is_the_opposite_and_the_partner_has_none() -> None:
    assert hand_verdicts(LINE, REVIEW, BEN)[0].draw_luck == -3.0
    cem = hand_verdicts(LINE, REVIEW, CEM)[0]
    assert (cem.role, cem.draw_luck, cem.deal_luck) == (Role.PARTNER, 0.0, 0.0)


def test_points_are_against_whom_they_were_scored() -> None:
    state = LINE[-1].state
    result = state.earlier[0].result._replace(scorer=Role.BOX, points=17)
    earlier = (state.earlier[0]._replace(result=result), *state.earlier[1:])
    line = (*LINE[:-1], LINE[-1]._replace(state=state._replace(earlier=earlier)))
    assert [hand_verdicts(line, REVIEW, seat)[0].points for seat in (ANN, BEN, CEM)] == [-17, 17, 0]


def test_assisted_hands_do_not_count_in_the_match() -> None:
    assert assisted_hands(LINE, ANN) == {2}
    whole = match_verdict(RECORD, LINE, REVIEW, ANN)
    assert whole.decisions == 3
    assert whole.labels == (1, 1, 0, 1)
    assert whole.points_lost == 6.0
    assert whole.error_rate == 2.0
    assert whole.assisted == 1
    assert match_verdict(RECORD, LINE, Review("none"), ANN).error_rate is None


def test_advice_is_counted_and_so_is_what_would_have_been_better() -> None:
    first = of_hand(1)
    assert RECORD.events[first] == Acted(ANN, TAKE_UPCARD)
    events = (*RECORD.events[:first], Advised(CEM, PASS), *RECORD.events[first:])
    record = RECORD._replace(events=events)
    played, best = Advice(TAKE_UPCARD, 0.0, 0.4), Advice(PASS, 1.0, 0.45)
    review = Review("test", (Judgement(first + 1, ANN, Kind.UPCARD, played, (best, played), 1.0, 0.05, Label.BLUNDER),))
    verdict = match_verdict(record, moments(record), review, CEM)
    assert (verdict.advice, verdict.followed, verdict.better) == (1, 0, 1)
    followed = record._replace(events=(*RECORD.events[:first], Advised(CEM, TAKE_UPCARD), *RECORD.events[first:]))
    verdict = match_verdict(followed, moments(followed), review, CEM)
    assert (verdict.advice, verdict.followed, verdict.better) == (1, 1, 0)


def words() -> DecisionWords:
    return DecisionWords(
        head=lambda column: f"head {column}",
        cell=lambda decision, column, names: f"{names[decision.judgement.seat]} {column}",
        spoken=lambda decision, column, names: "a row" if column == 0 else f"cell {column}",
    )


def test_the_list_of_decisions(qtbot: QtBot) -> None:
    model = DecisionsModel(words())
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    found: tuple[Decision, ...] = decisions_of(LINE, REVIEW)
    model.show(found, ("Ann", "Ben", "Cem"))
    assert model.rowCount() == 5
    assert model.data(model.index(2, 1)) == "Ben 1"
    assert model.data(model.index(0, 0), JUDGEMENT_ROLE) == found[0].judgement
    assert model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole) == "a row"
    assert model.data(model.index(0, 2), Qt.ItemDataRole.AccessibleTextRole) == "cell 2"
    assert model.headerData(3, Qt.Orientation.Horizontal) == "head 3"
    assert model.row_at(found[3].moment) == 3
    assert model.row_at(0) is None
    model.retranslate()
    model.show((), ())
    assert model.rowCount() == 0
    del tester
