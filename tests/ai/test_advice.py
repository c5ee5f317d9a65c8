"""Advice, its reasons, and how a captain weighs what he is told."""

from collections import Counter

import pytest

from tests.ai.ai_kit import positions, without_takes
from threegin_qt.ai import advise, choose, weigh_advice
from threegin_qt.ai.advice import CLEARLY_BETTER, chance_of
from threegin_qt.engine import Kind, Level, Phase, ReasonCode, Role, legal_actions, refusal, view_of


@pytest.mark.parametrize("level", list(Level))
def test_advice_is_what_the_level_would_do_and_best_first(level: Level) -> None:
    for state, seat in positions(40, 61):
        view = view_of(state, seat)
        advice = advise(view, level, 9)
        assert advice[0].action == choose(view, level, 9)
        assert 1 <= len(advice) <= 4
        assert all(one.chance <= advice[0].chance + 1e-4 for one in advice)
        assert all(refusal(state, seat, one.action) is None for one in advice)
        assert len({one.action for one in advice}) == len(advice)


def test_r6_the_partner_advises_what_is_best_for_the_captain() -> None:
    """Whatever the standings: the same for a partner who would gain by bad advice."""
    seen = 0
    for state, seat in positions(60, 62):
        if state.roles[seat] != Role.CAPTAIN:
            continue
        partner = state.roles.index(Role.PARTNER)
        own = advise(view_of(state, seat), Level.EXPERT, 3)
        assert advise(view_of(state, partner), Level.EXPERT, 3) == own
        seen += 1
    assert seen > 15


def test_advice_has_reasons() -> None:
    codes: Counter[ReasonCode] = Counter()
    without = total = 0
    for state, seat in positions(250, 63):
        for one in advise(view_of(state, seat), Level.EXPERT, 1)[:1]:
            total += 1
            without += not one.reasons and one.action.kind != Kind.DEFEND
            assert len(one.reasons) <= 3
            codes.update(reason.code for reason in one.reasons)
    assert without < total / 10
    assert len(codes) >= 10


def codes_of(state: object, action_kind: Kind) -> dict[str, set[ReasonCode]]:
    advice = advise(view_of(state, 1), Level.EXPERT, 1)  # type: ignore[arg-type]
    return {str(one.action.card): {reason.code for reason in one.reasons} for one in advice if one.action.kind == action_kind}


def test_reasons_say_what_is_so() -> None:
    state = without_takes(
        "AC AS 3C 3S 3D 4S 4H 5H TS 9C", "5C 2D 9D TD JD QD KD 2H 9H TH", "KH", "KC QC KS QS JC JS 8C 8S 8H 7S JH"
    )
    assert ReasonCode.WAIT_FOR_GIN in codes_of(state, Kind.DISCARD)["5C"]
    late = without_takes(
        "AC AS 3C 3S 3D 4S 4H 5H TS 9C",
        "5C 2D 9D TD JD QD KD 2H 9H TH",
        "KH",
        "KC QC KS QS JC JS 8C 8S 8H 7S JH",
        totals=(80, 88),
    )
    found = codes_of(late, Kind.KNOCK)
    assert any({ReasonCode.KNOCK_NOW, ReasonCode.SCORE_NEEDS_POINTS} <= codes for codes in found.values())


def test_good_advice_is_followed_and_bad_advice_is_not() -> None:
    followed = refused = 0
    for state, seat in positions(60, 64, (Phase.DISCARD,)):
        view = view_of(state, seat)
        best = advise(view, Level.EXPERT, 1)[0]
        for level in Level:
            assert weigh_advice(view, level, 1, best.action)
        worst = min(
            (action for action in legal_actions(state, seat) if action.kind == Kind.DISCARD),
            key=lambda action: chance_of(view, action),
        )
        lost = best.chance - chance_of(view, worst)
        if lost > 0.03:
            followed += weigh_advice(view, Level.EXPERT, 1, worst)
            refused += not weigh_advice(view, Level.EXPERT, 1, worst)
    assert followed == 0
    assert refused > 20


def test_a_better_player_is_harder_to_persuade() -> None:
    assert [CLEARLY_BETTER[level] for level in Level] == sorted(CLEARLY_BETTER.values(), reverse=True)


def test_advice_that_the_rules_refuse_is_not_followed() -> None:
    state, seat = positions(1, 65, (Phase.DRAW,))[0]
    throw = next(action for other, at in positions(1, 66, (Phase.DISCARD,)) for action in legal_actions(other, at))
    assert not weigh_advice(view_of(state, seat), Level.SKILLED, 1, throw)
