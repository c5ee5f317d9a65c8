"""What a seat may know. The proof that nothing hidden shows: deal the hidden cards again, and no view changes."""

import pickle
import random
from itertools import permutations
from typing import Any

import pytest

from threegin_qt import engine
from threegin_qt.engine import (
    CARDS,
    DRAW_DISCARD,
    DRAW_STOCK,
    FULL_DECK,
    PASS,
    TAKE_UPCARD,
    Card,
    HandState,
    MatchState,
    Move,
    Outcome,
    Phase,
    PlayerView,
    Refusal,
    Refused,
    Role,
    Stage,
    advise,
    apply,
    card_set,
    cards_of,
    deal,
    discard,
    give_up,
    legal_actions,
    new_match,
    open_view,
    parse_card,
    parse_cards,
    refusal,
    seat_to_act,
    stock_left,
    view_of,
)

from .positions import DEFENDER, KNOCKER, KNOCKER_MELDS, any_action, knocks, match, play_match, random_deck, throw

BOX, CAPTAIN, PARTNER = Role.BOX, Role.CAPTAIN, Role.PARTNER
PLAIN = "AC 3D 5H 7S 9C JD KH 2S 4C 6D"
PLAIN_2 = "AD 3H 5S 7C 9D JH KS 2C 4D 6H"


def dealt_again(state: MatchState, eyes: Role, rng: random.Random) -> MatchState:
    """The same match with the cards that these eyes have not seen in other places."""
    hand = state.hand
    assert hand is not None
    other = 1 - eyes
    if hand.knocker == other or (hand.phase == Phase.OVER and hand.knocker is not None):
        hidden_held = 0
    else:
        hidden_held = hand.held[other] & ~hand.known[other]
    hidden = [*cards_of(hidden_held), *stock_left(hand)]
    # What the other player drew from the stock and threw away again has been seen; what he kept has not.
    rng.shuffle(hidden)
    count = hidden_held.bit_count()
    held = [*hand.held]
    held[other] = hand.held[other] & ~hidden_held | card_set(hidden[:count])
    drawn_before = hand.stock[: len(hand.stock) - hand.stock_count]
    draws = [*hand.draws]
    draws[other] = tuple(rng.choice(CARDS) for _ in draws[other])
    drawn = hand.drawn
    if hand.turn == other and drawn is not None and hand.history[-1].kind == engine.Kind.DRAW_STOCK:
        drawn = hidden[0]
    again = hand._replace(
        held=(held[0], held[1]),
        stock=(*rng.sample(drawn_before, len(drawn_before)), *hidden[count:]),
        draws=(draws[0], draws[1]),
        drawn=drawn,
    )
    return state._replace(hand=again)


def assert_same(first: PlayerView, second: PlayerView) -> None:
    for field in PlayerView._fields:
        assert getattr(first, field) == getattr(second, field), field
    assert repr(first) == repr(second)
    assert pickle.dumps(first) == pickle.dumps(second)
    assert (first.seen, first.unseen, first.moves, first.eyes) == (second.seen, second.unseen, second.moves, second.eyes)
    for role in (BOX, CAPTAIN):
        assert first.cards(role) == second.cards(role)


def states_of(rng: random.Random, hands: int, players: int = 3) -> list[MatchState]:
    """Every state of a few hands played at random, with advice now and then."""
    state = new_match(players=players, roles=(BOX, CAPTAIN, PARTNER)[:players])
    found = []
    for _ in range(hands):
        if state.stage != Stage.DEAL:
            break
        state = deal(state, random_deck(rng))
        found.append(state)
        while state.stage == Stage.PLAY:
            seat = seat_to_act(state)
            assert seat is not None
            assert state.hand is not None
            action = any_action(state.hand, rng)
            if players == 3 and state.hand.turn == CAPTAIN and rng.random() < 0.3:
                found.append(advise(state, state.roles.index(PARTNER), action))
            state = apply(state, seat, action)
            found.append(state)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_r6_hidden_cards_dealt_again_change_no_view(seed: int) -> None:
    rng = random.Random(f"views {seed}")
    changed = 0
    for state in states_of(rng, 12):
        for seat, role in enumerate(state.roles):
            eyes = BOX if role == BOX else CAPTAIN
            again = dealt_again(state, eyes, rng)
            changed += again != state
            assert_same(view_of(state, seat), view_of(again, seat))
    assert changed > 500


def test_r6_legal_actions_and_refusals_do_not_depend_on_hidden_cards() -> None:
    rng = random.Random("legal views")
    for state in states_of(rng, 4):
        for seat, role in enumerate(state.roles):
            again = dealt_again(state, BOX if role == BOX else CAPTAIN, rng)
            first, second = view_of(state, seat).legal_actions(), view_of(again, seat).legal_actions()
            for count, (one, other) in enumerate(zip(first, second, strict=True)):
                assert one == other
                if count == 60:
                    break


def test_r6_who_sees_which_cards() -> None:
    state = match(captain=PLAIN, box=PLAIN_2, upcard="QS")
    box, captain, partner = (view_of(state, seat) for seat in range(3))
    assert (box.role, captain.role, partner.role) == (BOX, CAPTAIN, PARTNER)
    assert (box.eyes, captain.eyes, partner.eyes) == (BOX, CAPTAIN, CAPTAIN)
    assert card_set(parse_cards(PLAIN_2)) == box.held[BOX]
    assert captain.held == partner.held == (0, card_set(parse_cards(PLAIN)))
    assert box.cards(CAPTAIN) == captain.cards(BOX) == partner.cards(BOX) == (None,) * 10
    assert partner.cards(CAPTAIN) == tuple(sorted(parse_cards(PLAIN)))
    # The partner sees nothing beyond what the captain sees, in any field.
    for field in PlayerView._fields:
        if field not in ("seat", "role"):
            assert getattr(captain, field) == getattr(partner, field), field


def test_r6_the_partner_sees_what_the_captain_draws_and_the_box_does_not() -> None:
    state = play_match(match(captain=PLAIN, box=PLAIN_2, upcard="QS", stock="8D 8H"), PASS, PASS, DRAW_STOCK)
    box, captain, partner = (view_of(state, seat) for seat in range(3))
    assert captain.drawn == partner.drawn == parse_card("8D")
    assert captain.draws == partner.draws == ((), parse_cards("8D"))
    assert (box.drawn, box.draws, box.counts) == (None, ((), ()), (10, 11))
    assert captain.moves[-1] == partner.moves[-1] == Move(CAPTAIN, engine.Kind.DRAW_STOCK, parse_card("8D"))
    assert box.moves[-1] == captain.history[-1] == Move(CAPTAIN, engine.Kind.DRAW_STOCK)
    state = play_match(state, throw("8D"), DRAW_STOCK)
    box, captain, partner = (view_of(state, seat) for seat in range(3))
    assert (box.drawn, captain.drawn, partner.drawn) == (parse_card("8H"), None, None)
    # A draw from the pile is seen by all.
    state = play_match(state, throw("KS"), DRAW_DISCARD)
    assert {view_of(state, seat).drawn for seat in range(3)} == {parse_card("KS")}
    assert {view_of(state, seat).locked for seat in range(3)} == {parse_card("KS")}


def test_r6_advice_is_for_the_captain_and_the_partner() -> None:
    state = advise(match(), 2, TAKE_UPCARD)
    assert [view_of(state, seat).advice for seat in range(3)] == [(), (TAKE_UPCARD,), (TAKE_UPCARD,)]
    assert open_view(state).advice == (TAKE_UPCARD,)
    state = apply(state, 1, PASS)
    assert [view_of(state, seat).advice for seat in range(3)] == [(), (), ()]


def test_r6_what_the_partner_may_advise_is_what_the_captain_may_do() -> None:
    for state in states_of(random.Random("advice"), 3):
        if state.stage != Stage.PLAY:
            continue
        seat = state.roles.index(PARTNER)
        view = view_of(state, seat)
        captain = legal_actions(state, state.roles.index(CAPTAIN))
        for count, (mine, his) in enumerate(zip(view.legal_actions(), captain, strict=True)):
            assert mine == his
            assert view.refusal(mine) == Refusal(Refused.NOT_IN_HAND)
            if count == 40:
                break


def test_the_view_answers_like_the_match() -> None:
    rng = random.Random("answers")
    actions: list[Any] = [PASS, TAKE_UPCARD, DRAW_STOCK, DRAW_DISCARD, throw("AC"), knocks("AC"), engine.defend((), ()), None]
    states = [*states_of(rng, 5), new_match(), new_match(roles=(BOX, CAPTAIN, PARTNER)), give_up(match())]
    for state in states:
        for seat in range(3):
            view = view_of(state, seat)
            for action in (*actions, *(() if state.hand is None else [discard(card) for card in rng.sample(CARDS, 5)])):
                assert view.refusal(action) == refusal(state, seat, action)
            if view.role != PARTNER:
                assert next(view.legal_actions(), None) == next(legal_actions(state, seat), None)


def test_r13_what_is_public_is_the_same_for_everybody() -> None:
    own = {"seat", "role", "advice", "held", "drawn", "draws"}
    for state in states_of(random.Random("public"), 6):
        views = [view_of(state, seat) for seat in range(3)] + [open_view(state)]
        for field in set(PlayerView._fields) - own:
            assert len({repr(getattr(view, field)) for view in views}) == 1, field


def test_r13_seen_and_unseen_cards_make_the_pack() -> None:
    for state in states_of(random.Random("unseen"), 6):
        hand = state.hand
        assert hand is not None
        for seat, role in enumerate(state.roles):
            view = view_of(state, seat)
            assert view.seen & view.unseen == 0
            assert view.seen | view.unseen == FULL_DECK
            eyes = BOX if role == BOX else CAPTAIN
            other = 1 - eyes
            shown = hand.knocker == other or (hand.knocker is not None and hand.phase == Phase.OVER)
            hidden = 0 if shown else hand.held[other] & ~hand.known[other]
            assert view.unseen == card_set(stock_left(hand)) | hidden
        assert open_view(state).unseen == card_set(stock_left(hand))


def test_the_open_view_hides_the_order_of_the_stock_only() -> None:
    for state in states_of(random.Random("open"), 3):
        view = open_view(state)
        assert state.hand is not None
        assert (view.seat, view.role, view.eyes) == (None, None, None)
        assert (view.held, view.draws, view.drawn) == (state.hand.held, state.hand.draws, state.hand.drawn)
        assert list(view.legal_actions()) == []
        assert view.refusal(PASS) is not None
        # Every draw has its card.
        assert all(move.card is not None for move in view.moves if move.kind != engine.Kind.DEFEND)


def test_r16_laid_cards_are_seen_by_all() -> None:
    state = match(captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6S")
    state = play_match(state, PASS, PASS, DRAW_STOCK, knocks("6S", *KNOCKER_MELDS))
    box, captain, partner = (view_of(state, seat) for seat in range(3))
    assert box.held[CAPTAIN] == captain.held[CAPTAIN] == card_set(parse_cards(KNOCKER))
    assert box.held[BOX] == card_set(parse_cards(DEFENDER))
    assert captain.held[BOX] == partner.held[BOX] == 0
    assert box.spread == captain.spread == partner.spread
    state = play_match(state, next(box.legal_actions()))
    for seat in range(3):
        assert view_of(state, seat).held == (card_set(parse_cards(DEFENDER)), card_set(parse_cards(KNOCKER)))


def test_the_cards_of_a_drawn_hand_stay_hidden() -> None:
    rng = random.Random("drawn")
    state = match()
    while state.stage == Stage.PLAY:
        seat = seat_to_act(state)
        assert seat is not None
        assert state.hand is not None
        legal = [action for action in legal_actions(state, seat) if action.kind != engine.Kind.KNOCK]
        state = apply(state, seat, rng.choice(legal))
    assert state.earlier[-1].result.outcome == Outcome.DRAWN
    assert view_of(state, 0).held[CAPTAIN] == view_of(state, 1).held[BOX] == view_of(state, 2).held[BOX] == 0
    assert view_of(state, 0).cards(CAPTAIN) == (None,) * 10


def test_earlier_hands_tell_what_everybody_saw() -> None:
    for state in states_of(random.Random("earlier"), 8):
        for summary in view_of(state, 0).earlier:
            result = summary.result
            assert sorted(summary.roles) == [BOX, CAPTAIN, PARTNER]
            if result.outcome == Outcome.DRAWN:
                assert (result.knocker_cards, result.defender_cards, result.points) == (0, 0, 0)
            else:
                assert result.knocker_cards.bit_count() == result.defender_cards.bit_count() == 10
                assert result.points > 0
                assert result.knocker in (BOX, CAPTAIN)


def test_views_before_the_first_deal() -> None:
    for state in (new_match(), *(new_match(roles=roles) for roles in permutations((BOX, CAPTAIN, PARTNER)))):
        for seat in range(3):
            view = view_of(state, seat)
            assert (view.phase, view.counts, view.held, view.pile) == (Phase.UNDEALT, (0, 0), (0, 0), ())
            assert view.role == (state.roles[seat] if state.roles else None)
            assert (view.cards(BOX), view.cards(CAPTAIN), view.moves) == ((), (), ())
            assert list(view.legal_actions()) == []
            assert view.unseen == FULL_DECK


def test_a_view_holds_no_deal_and_no_stock() -> None:
    hidden = set(HandState._fields) - set(PlayerView._fields)
    assert hidden == {"stock"}
    number = "2718281828459045"
    state = deal(new_match(roles=(BOX, CAPTAIN, PARTNER)), engine.deck_of(number))
    for view in (*(view_of(state, seat) for seat in range(3)), open_view(state)):
        assert number not in repr(view)
        assert number.encode() not in pickle.dumps(view)


def test_a_match_of_two_has_views_of_two() -> None:
    for state in states_of(random.Random("two"), 3, players=2):
        for seat, role in enumerate(state.roles):
            assert view_of(state, seat).role == role
            again = dealt_again(state, Role(role), random.Random(1))
            assert_same(view_of(state, seat), view_of(again, seat))


def test_cards_in_views_are_cards() -> None:
    state = play_match(match(captain=PLAIN, box=PLAIN_2, upcard="QS"), TAKE_UPCARD)
    view = view_of(state, 1)
    assert {type(card) for card in (*view.cards(CAPTAIN), *view.pile, view.drawn, view.locked)} <= {Card}
