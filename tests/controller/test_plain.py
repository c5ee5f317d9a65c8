"""The plain player: always legal, sound, and never in a circle."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threegin_qt.controller import plain
from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    TOURNAMENT,
    Kind,
    Phase,
    Role,
    RuleSet,
    Stage,
    apply,
    deadwood,
    deal,
    new_match,
    seat_to_act,
    view_of,
)

RULES = (CLASSIC, TOURNAMENT, RuleSet(knock_limit=0), RuleSet(throw_back_taken=True))


def played(seed, rules, players=3):
    """The views before each decision of a hand between plain players, and the state after it."""
    deck = random.Random(seed).sample(CARDS, len(CARDS))
    roles = (Role.BOX, Role.CAPTAIN, Role.PARTNER)[:players]
    state = deal(new_match(rules, players, roles), deck)
    views = []
    while state.stage == Stage.PLAY:
        seat = seat_to_act(state)
        view = view_of(state, seat)
        action = plain.choose(view)
        views.append((view, action))
        state = apply(state, seat, action)
    return views, state


@given(st.integers(0, 10**6), st.sampled_from(RULES))
def test_every_choice_is_legal_and_every_hand_ends(seed, rules):
    views, state = played(seed, rules)
    assert state.earlier
    assert len(views) < 120
    for view, action in views:
        assert view.refusal(action) is None
        assert plain.choose(view) == action
        if action.kind == Kind.KNOCK:
            held = view.held[view.turn]
            assert deadwood(held ^ action.card.bit) <= rules.knock_limit


def test_hands_are_seldom_drawn():
    results = [played(seed, CLASSIC)[1].earlier[0].result for seed in range(200)]
    assert sum(result.scorer is None for result in results) < 10


def test_the_partner_advises_what_the_captain_would_do():
    views, _ = played(5, CLASSIC)
    deck_views = [view for view, _ in views if view.role == Role.CAPTAIN]
    for view in deck_views:
        partner = view._replace(seat=2, role=Role.PARTNER)
        (advice,) = plain.advise(partner)
        assert advice.action == plain.choose(view)


def test_who_is_not_to_act_gets_no_choice():
    state = deal(new_match(CLASSIC, 3, (Role.BOX, Role.CAPTAIN, Role.PARTNER)), CARDS)
    with pytest.raises(ValueError, match="to act"):
        plain.choose(view_of(state, 0))


def test_a_card_that_makes_no_meld_is_left():
    for seed in range(60):
        for view, action in played(seed, CLASSIC)[0]:
            if view.phase == Phase.DRAW and action == DRAW_DISCARD:
                held = view.held[view.turn]
                card = view.pile[-1]
                assert deadwood(held | card.bit) < deadwood(held) + card.points
            elif view.phase == Phase.DRAW:
                assert action == DRAW_STOCK
