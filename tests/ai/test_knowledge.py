"""What a player knows, gathered from a view."""

import pytest

from tests.ai.ai_kit import cards, dealt, decisions, level_chooser, positions, without_takes
from threegin_qt.ai.knowledge import (
    PAST_EARLY,
    PAST_GIN,
    PAST_HELD_HIGH,
    PAST_HELD_LOW,
    PAST_HIGH,
    PAST_LOW,
    PAST_MIDDLE,
    knowledge_of,
    past_of,
)
from threegin_qt.engine import (
    DRAW_DISCARD,
    PASS,
    TAKE_UPCARD,
    TOURNAMENT,
    HandResult,
    HandSummary,
    Level,
    Outcome,
    Phase,
    Role,
    apply,
    discard,
    open_view,
    parse_card,
    view_of,
)

BOX, CAPTAIN = "AC AS 3C 3S 3D 4S 4H 5H TS 9C", "5C 2D 9D TD JD QD KD 2H 9H TH"


def test_every_card_is_in_one_place() -> None:
    for state, seat in positions(120, 41):
        know = knowledge_of(view_of(state, seat))
        pile = know.mine | know.theirs
        groups = [know.own, know.known, know.unseen, pile]
        for one in range(4):
            for other in range(one + 1, 4):
                assert not groups[one] & groups[other]
        assert know.own.bit_count() in (10, 11)
        hidden = know.stock + 10 - know.known.bit_count()
        assert know.unseen.bit_count() == hidden or state.hand.phase in (Phase.DEFENCE,)  # type: ignore[union-attr]


def test_who_threw_what() -> None:
    state = without_takes(BOX, CAPTAIN, "KH", "KC QC KS QS JH")
    know = knowledge_of(view_of(state, 1))
    assert know.mine == cards("KC KS KH")
    assert know.theirs == cards("QC QS KH")  # R10: both refused the king of hearts
    assert know.last == (50, 11, -1)
    assert (know.turns, know.takes, know.own_takes, know.shown, know.known) == (2, 0, 0, 0, 0)
    assert know.stock == 26
    assert not know.dealer


def test_what_was_taken_is_known() -> None:
    state = dealt(BOX, CAPTAIN, "JH")
    state = apply(state, 1, TAKE_UPCARD)
    mine = knowledge_of(view_of(state, 1))
    assert (mine.own_takes, mine.shown, mine.locked) == (1, 1, int(parse_card("JH")))
    state = apply(state, 1, discard(parse_card("5C")))
    state = apply(state, 0, DRAW_DISCARD)
    state = apply(state, 0, discard(parse_card("9C")))
    know = knowledge_of(view_of(state, 1))
    assert know.known == cards("5C")
    assert know.takes == 1
    assert know.mine == 0
    assert know.theirs == cards("9C")
    assert know.top == int(parse_card("9C"))


def test_the_offer_of_the_upcard() -> None:
    state = dealt(BOX, CAPTAIN, "JH")
    assert knowledge_of(view_of(state, 1)).mine == 0
    box = knowledge_of(view_of(apply(state, 1, PASS), 0))
    assert (box.mine, box.theirs, box.top, box.dealer) == (0, 0, int(parse_card("JH")), True)
    taken = box.after_taking()
    assert taken.own == cards(BOX) | cards("JH")
    assert (taken.top, taken.streak, taken.own_takes, taken.shown) == (-1, 1, 1, 1)


def test_the_partner_knows_what_the_captain_knows() -> None:
    for state, seat in positions(60, 42):
        if state.roles[seat] == Role.CAPTAIN:
            partner = state.roles.index(Role.PARTNER)
            assert knowledge_of(view_of(state, partner)) == knowledge_of(view_of(state, seat))


def test_nobodys_view_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody"):
        knowledge_of(open_view(dealt(BOX, CAPTAIN, "JH")))


def summary(outcome: Outcome, knocker: int, k: int, d: int, stock: int) -> HandSummary:
    scorer = knocker if outcome in (Outcome.KNOCK, Outcome.GIN) else 1 - knocker
    return HandSummary((0, 1, 2), HandResult(outcome, knocker, scorer, 10, (k, d), stock))


def test_the_past_of_a_player() -> None:
    earlier = (
        summary(Outcome.KNOCK, 0, 9, 30, 25),
        summary(Outcome.KNOCK, 0, 4, 30, 10),
        summary(Outcome.KNOCK, 0, 1, 30, 10),
        summary(Outcome.GIN, 0, 0, 30, 10),
        summary(Outcome.UNDERCUT, 1, 8, 3, 10),
        summary(Outcome.KNOCK, 1, 3, 40, 21),
        HandSummary((0, 1, 2), HandResult(Outcome.DRAWN)),
        HandSummary((2, 0, 1), HandResult(Outcome.GIN, 0, 0, 30, (0, 5), 10)),
    )
    past = past_of(0, earlier, TOURNAMENT)
    assert past.hands == 7
    for kind in (PAST_HIGH, PAST_MIDDLE, PAST_LOW, PAST_GIN, PAST_HELD_LOW, PAST_HELD_HIGH, PAST_EARLY):
        assert past.counts[kind] == 1
    assert past_of(2, earlier, TOURNAMENT).hands == 1


def test_played_matches_have_a_past() -> None:
    hands = 0
    for state, seat, _ in decisions([level_chooser(Level.BEGINNER)] * 3, 43):
        know = knowledge_of(view_of(state, seat))
        other = state.roles.index(1 - state.roles[seat])
        assert know.past.hands == sum(summary.roles[other] < 2 for summary in state.earlier)
        hands = max(hands, know.past.hands)
    assert hands > 2
