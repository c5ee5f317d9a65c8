"""`refusal` is None exactly for what `legal_actions` yields, and whatever else is passed in is refused, not raised."""

import pickle
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Action,
    Card,
    HandState,
    IllegalAction,
    Kind,
    Phase,
    Refusal,
    Refused,
    Role,
    RuleSet,
    Stage,
    advice_refusal,
    advise,
    apply,
    cards_of,
    deadwood,
    defend,
    discard,
    is_complete,
    knock,
    legal_actions,
    new_match,
    parse_cards,
    refusal,
    spreads,
    view_of,
)
from threegin_qt.engine import hand as hands

from . import oracle
from .positions import match, play, random_deck, random_hand, sets

BOX, CAPTAIN = Role.BOX, Role.CAPTAIN
LIMITS = [RuleSet(), RuleSet(knock_limit=0), RuleSet(throw_back_taken=True), RuleSet(knock_limit=4, undercut_bonus=25)]


def oracle_actions(state: HandState) -> set[Action] | None:
    """All that the player in turn may do, from the oracle; None where that would take it too long."""
    held = oracle.plain(state.held[state.turn])
    if state.phase == Phase.UPCARD:
        return {TAKE_UPCARD, PASS}
    if state.phase == Phase.FIRST_DRAW:
        return {DRAW_STOCK}
    if state.phase == Phase.DRAW:
        return {DRAW_STOCK, DRAW_DISCARD}
    if state.phase == Phase.DISCARD:
        locked = None if state.locked is None else (state.locked.rank, state.locked.suit)
        found = set()
        for rank, suit in held - {locked}:
            card = Card.of(rank, suit)
            found.add(discard(card))
            for arrangement in oracle.all_spreads(held - {(rank, suit)}, state.rules.knock_limit):
                found.add(knock(card, tuple(map(oracle.bits, arrangement))))
        return found
    assert state.phase == Phase.DEFENCE
    laid = tuple(map(oracle.plain, state.spread))
    if len(oracle.all_layoffs(held, laid)) > 12:
        return None
    return {
        defend(tuple(map(oracle.bits, arrangement)), tuple(map(oracle.bits, layoffs)))
        for arrangement, layoffs in oracle.all_defences(held, laid)
    }


def candidates(state: HandState, rng: random.Random) -> Iterator[Any]:
    """What somebody might try, well formed or not: many of them allowed, more of them not."""
    yield from (TAKE_UPCARD, PASS, DRAW_STOCK, DRAW_DISCARD)
    yield from map(discard, CARDS)
    held = state.held[state.turn]
    some = [*cards_of(held), *rng.sample(CARDS, 3)]
    melds = [meld for card in rng.sample(some, 3) for meld in next(spreads(held & ~(1 << card), 400), ())]
    lists = [
        (),
        *((meld,) for meld in melds),
        tuple(melds),
        tuple(sorted(set(melds))),
        (0,),
        (7, 7),
        (-1,),
        (1 << 60,),
        (held,),
    ]
    for card in (*rng.sample(some, 4), None):
        for laid in lists:
            yield Action(Kind.KNOCK, card, laid)
            yield Action(Kind.KNOCK, card, laid, (0,))
    for card in some:
        for laid in spreads(held & ~(1 << card), 30):
            yield Action(Kind.KNOCK, card, laid)
            yield Action(Kind.KNOCK, card, laid[::-1])
    offs = [0, *(1 << card for card in some), held, -1, 1 << 70]
    for layoffs in (*product(offs, repeat=min(len(state.spread), 2)), (), (0,), (0, 0), (0, 0, 0), (0, 0, 0, 0)):
        full = (*layoffs, *(0 for _ in range(len(state.spread) - len(layoffs))))
        for laid in (*lists[:4], next(spreads(held & ~sum(set(full) - {-1}), 400), ())):
            yield Action(Kind.DEFEND, None, laid, full)
    yield from (
        Action(Kind.DISCARD),
        Action(Kind.KNOCK),
        Action(Kind.DEFEND),
        Action(Kind.PASS, CARDS[0]),
        Action(Kind.DRAW_STOCK, None, (7,)),
        Action(Kind.DRAW_STOCK, None, (), (0,)),
        Action(Kind.DISCARD, some[0], (7,)),
        Action(Kind.DISCARD, some[0], (), (0,)),
        Action(Kind.DEFEND, some[0], (), (0,) * len(state.spread)),
    )


@pytest.mark.parametrize("rules", LIMITS, ids=lambda rules: f"K{rules.knock_limit}{'X' * rules.throw_back_taken}")
def test_refusal_is_none_exactly_for_legal_actions(rules: RuleSet) -> None:
    rng = random.Random(f"exactly {rules}")
    refused: set[Refused] = set()
    checked = 0
    for _ in range(12):
        for _, state in random_hand(hands.deal(rules, random_deck(rng)), rng):
            legal = list(hands.legal_actions(state, state.turn))
            allowed = set(legal)
            assert len(allowed) == len(legal)
            for action in legal[:100]:
                assert hands.refusal(state, state.turn, action) is None
            assert list(hands.legal_actions(state, 1 - state.turn)) == []
            for action in candidates(state, rng):
                checked += 1
                code = hands.refusal(state, state.turn, action)
                assert (code is None) == (action in allowed), action
                if code is not None:
                    refused.add(code.code)
    assert checked > 50_000
    expected = set(Refused) - {Refused.MATCH_OVER, Refused.NOT_YOUR_TURN, Refused.CARD_JUST_TAKEN}
    if rules.knock_limit == 0:  # every knock is gin, and nobody defends
        expected -= {Refused.DEFEND_FIRST, Refused.LAYOFF_DOES_NOT_FIT}
    assert expected <= refused


@pytest.mark.parametrize("rules", LIMITS, ids=lambda rules: f"K{rules.knock_limit}{'X' * rules.throw_back_taken}")
def test_legal_actions_are_those_of_the_oracle(rules: RuleSet) -> None:
    rng = random.Random(f"oracle {rules}")
    kinds = set()
    for _ in range(4):
        for _, state in random_hand(hands.deal(rules, random_deck(rng)), rng):
            if state.phase == Phase.OVER:
                break
            if state.phase == Phase.DISCARD and rng.random() < 0.8 and min(_left(state)) > rules.knock_limit:
                continue
            expected = oracle_actions(state)
            if expected is not None:
                kinds |= {action.kind for action in expected}
                assert set(hands.legal_actions(state, state.turn)) == expected
    assert {Kind.DISCARD, Kind.KNOCK} <= kinds


def _left(state: HandState) -> list[int]:
    held = state.held[state.turn]
    return [deadwood(held ^ card.bit) for card in cards_of(held)]


def test_defences_are_those_of_the_oracle() -> None:
    rng = random.Random("defences")
    checked = 0
    while checked < 12:
        for _, state in random_hand(hands.deal(CLASSIC, random_deck(rng)), rng):
            if state.phase == Phase.DEFENCE:
                expected = oracle_actions(state)
                if expected is not None:
                    checked += 1
                    found = list(hands.legal_actions(state, state.turn))
                    assert len(found) == len(set(found))
                    assert set(found) == expected


# Bad input

THINGS: list[Any] = [
    None,
    0,
    -1,
    2,
    10**40,
    1.0,
    float("nan"),
    "PASS",
    "",
    b"x",
    (),
    (1, 2),
    (Kind.PASS, None, (), ()),
    [Kind.PASS, None, (), ()],
    {},
    object(),
    Kind.PASS,
    Action,
    CARDS[0],
    Action(0),  # type: ignore[arg-type]
    Action("PASS"),  # type: ignore[arg-type]
    Action(None),  # type: ignore[arg-type]
    Action(Kind.DISCARD, 5),  # type: ignore[arg-type]
    Action(Kind.DISCARD, "AC"),  # type: ignore[arg-type]
    Action(Kind.DISCARD, True),  # type: ignore[arg-type]
    Action(Kind.KNOCK, CARDS[0], None),  # type: ignore[arg-type]
    Action(Kind.KNOCK, CARDS[0], [7]),  # type: ignore[arg-type]
    Action(Kind.KNOCK, CARDS[0], ("7C 8C 9C",)),  # type: ignore[arg-type]
    Action(Kind.KNOCK, CARDS[0], (7.0,)),  # type: ignore[arg-type]
    Action(Kind.KNOCK, CARDS[0], (None,)),  # type: ignore[arg-type]
    Action(Kind.KNOCK, CARDS[0], ([],)),  # type: ignore[arg-type]
    Action(Kind.KNOCK, CARDS[0], (-7,)),
    Action(Kind.KNOCK, CARDS[0], (7 << 10**4,)),
    Action(Kind.KNOCK, CARDS[0], (7,) * 10**4),
    Action(Kind.DEFEND, None, (), None),  # type: ignore[arg-type]
    Action(Kind.DEFEND, None, (), "ab"),  # type: ignore[arg-type]
    Action(Kind.DEFEND, None, (), (None, None, None)),  # type: ignore[arg-type]
    Action(Kind.DEFEND, None, (), (True, False, False)),
    Action(Kind.DEFEND, None, (), (-1, -1, -1)),
    Action(Kind.DEFEND, None, (), (1 << 10**4, 0, 0)),
    Action(Kind.DEFEND, None, (), ([], [], [])),  # type: ignore[arg-type]
    Action(Kind.DRAW_STOCK, None, (), None),  # type: ignore[arg-type]
    Action(Kind.PASS, None, [], []),  # type: ignore[arg-type]
    tuple.__new__(Action, ()),
    tuple.__new__(Action, (Kind.PASS,)),
    tuple.__new__(Action, (Kind.DRAW_STOCK, None, (), (), ())),
]


def phases() -> dict[Phase, HandState]:
    """A hand in each of the phases in which somebody acts, and one that is over."""
    rng = random.Random("phases")
    found: dict[Phase, HandState] = {}
    while len(found) < 6:
        for _, state in random_hand(hands.deal(CLASSIC, random_deck(rng)), rng):
            found.setdefault(state.phase, state)
    return found


PHASES = phases()


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
def test_what_is_no_action_is_refused_and_nothing_changes(phase: Phase) -> None:
    state = PHASES[phase]
    before = pickle.dumps(state)
    for thing in THINGS:
        for role in (BOX, CAPTAIN):
            assert isinstance(hands.refusal(state, role, thing), Refusal), thing
            with pytest.raises(IllegalAction):
                hands.apply(state, role, thing)
    assert pickle.dumps(state) == before


SEATS: list[Any] = [None, "0", "", 1.0, float("nan"), -1, 3, 10**40, (), [], {}, object(), b"0", True, False, Role.PARTNER]


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
def test_who_is_no_player_is_refused(phase: Phase) -> None:
    state = PHASES[phase]
    for role in SEATS:
        for action in (PASS, DRAW_STOCK, discard(CARDS[0]), defend((), ()), None):
            found = hands.refusal(state, role, action)  # type: ignore[arg-type]
            assert found is not None
            assert found.code in (Refused.NOT_IN_HAND, Refused.MALFORMED)
            with pytest.raises(IllegalAction):
                hands.apply(state, role, action)  # type: ignore[arg-type]
        assert list(hands.legal_actions(state, role)) == []


def test_a_match_refuses_the_same_without_raising() -> None:
    for state in (match(), new_match(), new_match(roles=(0, 1, 2)), new_match(players=2)):
        before = pickle.dumps(state)
        for seat in (0, 1, 2, *SEATS):
            for thing in (*THINGS, PASS):
                if state.stage == Stage.PLAY and seat == 1 and thing == PASS and type(seat) is int and type(thing) is Action:
                    continue
                assert isinstance(refusal(state, seat, thing), Refusal)
                assert isinstance(advice_refusal(state, seat, thing), Refusal) or (seat, thing) == (2, PASS)
                with pytest.raises(IllegalAction):
                    apply(state, seat, thing)
        for seat in SEATS:
            assert list(legal_actions(state, seat)) == []
            with pytest.raises(IllegalAction):
                advise(state, seat, PASS)
        assert pickle.dumps(state) == before


def test_views_refuse_the_same_without_raising() -> None:
    state = match()
    for seat in range(3):
        for thing in THINGS:
            assert isinstance(view_of(state, seat).refusal(thing), Refusal)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.sampled_from([*CARDS[:5], *Kind]),
    lambda parts: st.lists(parts, max_size=3).map(tuple) | st.lists(parts, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(PHASES)), st.sampled_from(list(Kind)) | anything, anything, anything, anything)
@settings(max_examples=300)
def test_any_parts_make_an_action_or_a_refusal(phase: Phase, kind: Any, card: Any, melds: Any, layoffs: Any) -> None:
    state = PHASES[phase]
    action = Action(kind, card, melds, layoffs)
    found = hands.refusal(state, state.turn, action)
    if found is None:
        assert action in set(hands.legal_actions(state, state.turn))
    else:
        assert isinstance(found, Refusal)


def test_the_numbers_of_a_refusal() -> None:
    rules = RuleSet(knock_limit=3)
    deck = (
        *parse_cards("2S 3S 4S 7C 7D 7H 9C TC JC 4H"),
        *(card for card in CARDS if str(card) not in "2S 3S 4S 7C 7D 7H 9C TC JC 4H"),
    )
    dealt = [card for pair in zip(deck[:10], deck[10:20], strict=True) for card in pair]
    state = play(hands.deal(rules, (*dealt, *deck[20:])), PASS, PASS, DRAW_STOCK)
    assert state.drawn is not None
    found = hands.refusal(state, CAPTAIN, knock(state.drawn, sets("7C 7D 7H", "2S 3S 4S")))
    assert found == Refusal(Refused.TOO_MUCH_DEADWOOD, state.drawn, 33, 3)
    error = IllegalAction(found)
    assert (error.refusal, str(error)) == (found, "TOO_MUCH_DEADWOOD")


def test_actions_are_values() -> None:
    assert knock(CARDS[0], (96, 7)) == knock(CARDS[0], (7, 96)) == Action(Kind.KNOCK, CARDS[0], (7, 96))
    assert len({discard(CARDS[3]), discard(CARDS[3]), discard(CARDS[4])}) == 2
    assert pickle.loads(pickle.dumps(knock(CARDS[0], (7,)))) == knock(CARDS[0], (7,))


def test_actions_show_what_they_are() -> None:
    assert repr(PASS) == "<PASS>"
    assert repr(discard(CARDS[51])) == "<DISCARD / KS>"
    assert repr(defend(sets("2C 3C 4C"), sets("5S", ""))) == "<DEFEND / 2C 3C 4C / +5S / +>"


def test_every_card_is_somewhere_after_every_action() -> None:
    rng = random.Random("conserved")
    for _ in range(300):
        result = None
        for _, state in random_hand(hands.deal(rng.choice(LIMITS), random_deck(rng)), rng):
            assert is_complete(state)
            assert state.held[0] & state.held[1] == 0
            assert [cards.bit_count() for cards in state.held] in ([10, 10], [11, 10], [10, 11])
            for role in (BOX, CAPTAIN):
                assert state.known[role] & ~state.held[role] == 0
            result = state.result
        assert result is not None


@pytest.mark.slow
def test_every_card_is_somewhere_in_thousands_of_hands() -> None:
    rng = random.Random("thousands")
    for _ in range(6000):
        for _, state in random_hand(hands.deal(rng.choice(LIMITS), random_deck(rng)), rng):
            assert is_complete(state)


def test_people_at_random_do_all_there_is_to_do() -> None:
    # Otherwise the tests that play at random would test little.
    rng = random.Random("coverage")
    ends, kinds = set(), set()
    for _ in range(250):
        for action, state in random_hand(hands.deal(CLASSIC, random_deck(rng)), rng):
            if action is not None:
                kinds.add(action.kind)
            if state.result is not None:
                ends.add((state.result.outcome, state.result.knocker))
    assert kinds == set(Kind)
    # Drawn, and knock, undercut and gin by either.
    assert len(ends) == 7
