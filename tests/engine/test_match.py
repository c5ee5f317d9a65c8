"""The match: roles, points, the end. Seats are A, B and C (0, 1, 2) as in the cases."""

import random
from itertools import permutations

import pytest

from threegin_qt import engine
from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    TOURNAMENT,
    HandSummary,
    IllegalAction,
    MatchState,
    Outcome,
    Phase,
    Refusal,
    Refused,
    Role,
    RuleSet,
    Stage,
    advice_refusal,
    advise,
    apply,
    best_defence,
    deal,
    deck_of,
    defend,
    discard,
    draw_roles,
    give_up,
    legal_actions,
    new_match,
    next_roles,
    parse_card,
    parse_cards,
    refusal,
    roles_drawn,
    roles_of_next_hand,
    seat_to_act,
)

from .positions import DEFENDER, KNOCKER, KNOCKER_MELDS, any_action, defends, knocks, match, pack, play_match, throw

BOX, CAPTAIN, PARTNER = Role.BOX, Role.CAPTAIN, Role.PARTNER
A_B_C = (BOX, CAPTAIN, PARTNER)


def finish(state: MatchState) -> MatchState:
    """The best defence against a knock."""
    assert state.hand is not None
    defence = best_defence(state.hand.held[state.hand.turn], state.hand.spread)
    return play_match(state, defend(defence.melds, defence.layoffs))


def scored_by(state: MatchState, role: Role, *, gin: bool = False) -> MatchState:
    """The match after another hand, in which the player of a role scores 48 with a knock, or gin."""
    cards = {"captain": KNOCKER, "box": DEFENDER} if role == CAPTAIN else {"captain": DEFENDER, "box": KNOCKER}
    state = deal(state, pack(**cards, upcard="2H" if gin else "6S", stock="6D 6C"))
    state = play_match(state, PASS, PASS, DRAW_STOCK)
    if role == BOX:
        state = play_match(state, throw("6D"), DRAW_STOCK)
    thrown = "6D" if role == CAPTAIN else "6C"
    return finish(play_match(state, knocks(thrown, *KNOCKER_MELDS)))


def drawn_hand(state: MatchState) -> MatchState:
    """The match after another hand in which both draw from the stock and throw what they drew, to its end."""
    state = play_match(deal(state, pack()), PASS, PASS)
    while state.stage == Stage.PLAY:
        state = play_match(state, DRAW_STOCK)
        assert state.hand is not None
        assert state.hand.drawn is not None
        state = play_match(state, discard(state.hand.drawn))
    return state


# R4, R5


def test_r4_the_highest_card_is_in_the_box_the_lowest_sits_out() -> None:
    assert roles_drawn(parse_cards("7D KC AS")) == (CAPTAIN, BOX, PARTNER)
    assert roles_drawn(parse_cards("AS 2C 3D")) == (PARTNER, CAPTAIN, BOX)
    assert roles_drawn(parse_cards("QH KH JH")) == (CAPTAIN, BOX, PARTNER)


def test_r4_every_three_cards_give_each_role_once() -> None:
    rng = random.Random(4)
    for _ in range(300):
        cards = rng.sample(CARDS, 3)
        roles = roles_drawn(cards)
        assert sorted(roles) == [BOX, CAPTAIN, PARTNER]
        ranks = [cards[roles.index(role)].rank for role in (BOX, CAPTAIN, PARTNER)]
        assert ranks == sorted(ranks, reverse=True)


def test_r4_the_draw_comes_first_and_once() -> None:
    state = new_match()
    assert (state.stage, state.roles) == (Stage.ROLES, ())
    with pytest.raises(ValueError, match="no deal is due"):
        deal(state, deck_of("0" * 16))
    state = draw_roles(state, parse_cards("4C KS 7D"))
    assert (state.stage, state.roles) == (Stage.DEAL, (PARTNER, BOX, CAPTAIN))
    with pytest.raises(ValueError, match="have been drawn"):
        draw_roles(state, parse_cards("4C KS 7D"))
    # The cards go back: the pack that is dealt has all of them.
    assert deal(state, deck_of("0" * 16)).stage == Stage.PLAY


@pytest.mark.parametrize("cards", ["", "KS", "KS 7D", "KS 7D 4C 3C"])
def test_r4_three_players_draw_three_cards(cards: str) -> None:
    with pytest.raises(ValueError, match="three different"):
        draw_roles(new_match(), parse_cards(cards))
    with pytest.raises(ValueError, match="three different"):
        draw_roles(new_match(), (CARDS[3],) * 3)


def test_r5_between_equal_ranks_the_suit_decides() -> None:
    for drawn in permutations(parse_cards("9S 9H 9D")):
        assert [str(drawn[roles_drawn(drawn).index(role)]) for role in (BOX, CAPTAIN, PARTNER)] == ["9S", "9H", "9D"]
    for drawn in permutations(parse_cards("9H 9C 9D")):
        assert [str(drawn[roles_drawn(drawn).index(role)]) for role in (BOX, CAPTAIN, PARTNER)] == ["9H", "9D", "9C"]
    # Only between equal ranks.
    assert roles_drawn(parse_cards("9S TC 2S")) == (CAPTAIN, BOX, PARTNER)


# R6


def test_r6_the_partner_plays_no_cards() -> None:
    state = match()
    for action in (TAKE_UPCARD, PASS, DRAW_STOCK, throw("AC"), defends(off=())):
        assert refusal(state, 2, action) == Refusal(Refused.NOT_IN_HAND)
    assert list(legal_actions(state, 2)) == []


def test_r6_the_partner_advises_what_the_captain_may_do_in_his_turn() -> None:
    state = match(captain=KNOCKER, box=DEFENDER, upcard="6S", stock="6D")
    assert advice_refusal(state, 2, TAKE_UPCARD) is None
    assert advice_refusal(state, 2, DRAW_STOCK) == Refusal(Refused.UPCARD_FIRST)
    for seat in (0, 1, 3, -1):
        assert advice_refusal(state, seat, TAKE_UPCARD) == Refusal(Refused.NOT_IN_HAND)
        with pytest.raises(IllegalAction):
            advise(state, seat, TAKE_UPCARD)
    state = advise(state, 2, PASS)
    state = advise(state, 2, TAKE_UPCARD)
    assert state.advice == (PASS, TAKE_UPCARD)
    # The captain decides, and the advice was for that decision only.
    state = apply(state, 1, PASS)
    assert state.advice == ()
    assert advice_refusal(state, 2, PASS) == Refusal(Refused.NOT_YOUR_TURN)
    with pytest.raises(IllegalAction) as caught:
        advise(state, 2, PASS)
    assert caught.value.refusal == Refusal(Refused.NOT_YOUR_TURN)
    state = play_match(state, PASS, DRAW_STOCK)
    assert advise(state, 2, knocks("6D", *KNOCKER_MELDS)).advice == (knocks("6D", *KNOCKER_MELDS),)


def test_r6_no_advice_without_a_hand_or_after_the_match() -> None:
    for state in (new_match(roles=A_B_C), new_match()):
        assert advice_refusal(state, 2, PASS) == Refusal(Refused.NOT_IN_HAND)
    assert advice_refusal(give_up(match()), 2, PASS) == Refusal(Refused.MATCH_OVER)


# R7: the case gives the roles of A, B and C as "box/captain/out".


def order(roles: tuple[int, ...]) -> str:
    """Who is in the box, who is captain, who sits out."""
    return "".join("ABC"[roles.index(role)] for role in (BOX, CAPTAIN, PARTNER))


def test_r7_case_4_how_the_roles_move() -> None:
    for seats in permutations(A_B_C):
        box, captain, out = tuple(order(seats))
        assert order(next_roles(seats, BOX)) == box + out + captain
        assert order(next_roles(seats, CAPTAIN)) == captain + out + box
        assert order(next_roles(seats, None)) == box + captain + out
        # Whoever scores is in the box, and whoever sat out is captain.
        for scorer in (BOX, CAPTAIN):
            after = next_roles(seats, scorer)
            assert after.index(BOX) == seats.index(scorer)
            assert after.index(CAPTAIN) == seats.index(PARTNER)


@pytest.mark.parametrize(("scorer", "expected"), [(BOX, "ACB"), (CAPTAIN, "BCA")])
def test_r7_case_4_by_playing(scorer: Role, expected: str) -> None:
    state = scored_by(new_match(roles=A_B_C), scorer)
    # While the hand is on the table its roles stand; the next deal has the new ones.
    assert order(state.roles) == "ABC"
    assert order(roles_of_next_hand(state)) == expected
    assert order(deal(state, pack()).roles) == expected


def test_r7_an_undercut_against_the_box_is_a_loss_and_one_by_the_box_a_win() -> None:
    low = "AD AH AS JD JH JS 8C 8D 8H 3D"
    for knocker, scorer, expected in ((BOX, CAPTAIN, "BCA"), (CAPTAIN, BOX, "ACB")):
        cards = {"captain": KNOCKER, "box": low} if knocker == CAPTAIN else {"captain": low, "box": KNOCKER}
        state = play_match(match(CLASSIC, A_B_C, (0, 0, 0), **cards, upcard="6S", stock="6D 6C"), PASS, PASS, DRAW_STOCK)
        if knocker == BOX:
            state = play_match(state, throw("6D"), DRAW_STOCK)
        state = finish(play_match(state, knocks("6D" if knocker == CAPTAIN else "6C", *KNOCKER_MELDS)))
        assert state.earlier[0].result.outcome == Outcome.UNDERCUT
        assert state.earlier[0].result.scorer == scorer
        assert order(roles_of_next_hand(state)) == expected


@pytest.mark.parametrize("seats", list(permutations(A_B_C)))
def test_r7_case_3_two_drawn_hands_change_nothing(seats: tuple[Role, ...]) -> None:
    state = new_match(roles=seats)
    for number in (1, 2):
        state = drawn_hand(state)
        assert (state.stage, state.hand_number, state.totals) == (Stage.DEAL, number, (0, 0, 0))
        assert state.earlier[-1].result.outcome == Outcome.DRAWN
        assert roles_of_next_hand(state) == seats
    state = scored_by(state, CAPTAIN)
    assert state.roles == seats
    assert state.totals[seats.index(CAPTAIN)] == 48
    assert len(state.earlier) == state.hand_number == 3


def test_r8_the_box_deals_so_the_captain_acts_first() -> None:
    for seats in permutations(A_B_C):
        state = match(roles=seats)
        assert seat_to_act(state) == seats.index(CAPTAIN)
        assert seat_to_act(play_match(state, PASS)) == seats.index(BOX)


def test_case_7_every_seat_in_every_role() -> None:
    # The person is seat 0: dealer, non-dealer, and sitting out for a whole hand.
    rng = random.Random(7)
    for seats in permutations(A_B_C):
        state = deal(new_match(roles=seats), deck_of(f"{rng.randrange(10**16):016}"))
        acted = set()
        while state.stage == Stage.PLAY:
            seat = seat_to_act(state)
            assert seat is not None
            assert state.hand is not None
            acted.add(seats[seat])
            assert all(next(legal_actions(state, other), None) is None for other in range(3) if other != seat)
            state = apply(state, seat, any_action(state.hand, rng))
        assert acted == {BOX, CAPTAIN}
        assert seat_to_act(state) is None


def test_case_1_whose_turn_it_is_after_passes() -> None:
    state = match()
    assert seat_to_act(state) == 1
    state = play_match(state, PASS)
    assert seat_to_act(state) == 0
    assert [refusal(state, seat, DRAW_STOCK) for seat in (0, 1)] == [
        Refusal(Refused.UPCARD_FIRST),
        Refusal(Refused.NOT_YOUR_TURN),
    ]
    passed = play_match(state, PASS)
    assert list(legal_actions(passed, 1)) == [DRAW_STOCK]
    taken = play_match(state, TAKE_UPCARD)
    assert taken.hand is not None
    thrown = next(action for action in legal_actions(taken, 0) if action.card != taken.hand.locked)
    assert seat_to_act(play_match(taken, thrown)) == 1


def test_case_8_players_who_only_take_the_pile_come_to_an_end() -> None:
    state = match()
    actions = 0
    while state.stage == Stage.PLAY:
        assert state.hand is not None
        assert actions < 200
        if state.hand.phase in (Phase.UPCARD, Phase.DRAW):
            state = play_match(state, TAKE_UPCARD if state.hand.phase == Phase.UPCARD else engine.DRAW_DISCARD)
        else:
            seat = seat_to_act(state)
            assert seat is not None
            state = play_match(state, next(legal_actions(state, seat)))
        actions += 1
    assert actions == 80
    assert state.earlier[-1].result.stalled
    assert roles_of_next_hand(state) == A_B_C


# R22, R25, R26


def test_r22_points_go_to_the_player_who_made_them() -> None:
    state = scored_by(new_match(roles=A_B_C), CAPTAIN)
    assert state.totals == (0, 48, 0)
    # B is in the box now, C captain, A out.
    state = scored_by(state, BOX)
    assert state.totals == (0, 96, 0)
    # C sat out for nothing: it is A who is captain now.
    state = scored_by(state, CAPTAIN)
    assert state.totals == (48, 96, 0)
    assert [summary.roles for summary in state.earlier] == [A_B_C, (PARTNER, BOX, CAPTAIN), (CAPTAIN, BOX, PARTNER)]


def test_r22_who_sits_out_never_scores() -> None:
    rng = random.Random(22)
    for _ in range(30):
        state = new_match(roles=A_B_C)
        while state.stage != Stage.OVER and state.hand_number < 12:
            before = state
            state = deal(state, deck_of(f"{rng.randrange(10**16):016}"))
            out = state.roles.index(PARTNER)
            while state.stage == Stage.PLAY:
                assert state.totals == before.totals
                assert state.hand is not None
                state = play_match(state, any_action(state.hand, rng))
            assert state.totals[out] == before.totals[out]
            result = state.earlier[-1].result
            assert sum(state.totals) - sum(before.totals) == result.points
            changed = [seat for seat in range(3) if state.totals[seat] != before.totals[seat]]
            assert changed == ([] if result.scorer is None else [state.roles.index(result.scorer)])
            assert state.earlier[-1] == HandSummary(state.roles, result)


def nine_against_four(rules: RuleSet) -> MatchState:
    """Totals 80 (knocker) and 90 (defender), and 9 against 4 after lay-offs."""
    state = match(
        rules,
        totals=(90, 80, 0),
        captain="2C 2D 2H 6H 7H 8H QC QD QS 9S",
        box="5H 4H 9H JC JD JH AC AS AD 4S",
        upcard="KS",
        stock="KC",
    )
    state = play_match(state, PASS, PASS, DRAW_STOCK, knocks("KC", "2C 2D 2H", "6H 7H 8H", "QC QD QS"))
    return finish(state)


def test_r25_case_5_an_undercut_can_win_the_match() -> None:
    state = nine_against_four(CLASSIC)
    assert state.earlier[0].result.deadwood == (9, 4)
    assert state.earlier[0].result.points == 15
    assert (state.totals, state.stage, state.winner) == ((105, 80, 0), Stage.OVER, 0)


def test_r25_case_6_exactly_the_target_wins_and_one_less_does_not() -> None:
    for before, stage, winner in ((52, Stage.OVER, 1), (51, Stage.DEAL, None)):
        state = scored_by(new_match(roles=A_B_C, totals=(99, before, 99)), CAPTAIN)
        assert state.totals == (99, before + 48, 99)
        assert (state.stage, state.winner, state.abandoned) == (stage, winner, False)


def test_r25_case_6_nothing_happens_after_the_end() -> None:
    state = scored_by(new_match(roles=A_B_C, totals=(0, 52, 0)), CAPTAIN)
    assert seat_to_act(state) is None
    for seat in range(3):
        assert refusal(state, seat, PASS) == Refusal(Refused.MATCH_OVER)
        assert list(legal_actions(state, seat)) == []
        with pytest.raises(IllegalAction) as caught:
            apply(state, seat, PASS)
        assert caught.value.refusal == Refusal(Refused.MATCH_OVER)
    with pytest.raises(ValueError, match="no deal is due"):
        deal(state, pack())
    with pytest.raises(ValueError, match="is over"):
        give_up(state)


@pytest.mark.parametrize("target", engine.CHOICES["target"])
def test_r25_the_target_is_the_one_of_the_rules(target: int) -> None:
    totals = (0, target - 48, 0)
    assert scored_by(new_match(RuleSet(target=target), roles=A_B_C, totals=totals), CAPTAIN).winner == 1
    totals = (0, target - 49, 0)
    assert scored_by(new_match(RuleSet(target=target), roles=A_B_C, totals=totals), CAPTAIN).winner is None


def test_r25_points_of_a_gin_are_booked_with_the_knock() -> None:
    gin = "AS 2S 3S 4S 5S 9D TD JD QD KD"
    state = match(TOURNAMENT, captain=gin, box=DEFENDER.replace("AD KD QD", "AH 2C 3D"), upcard="JC", stock="7C")
    state = play_match(state, PASS, PASS, DRAW_STOCK, knocks("7C", "AS 2S 3S 4S 5S", "9D TD JD QD KD"))
    assert state.totals == (0, 25 + 1 + 2 + 3 + 6 + 10 + 10 + 5, 0)
    assert state.stage == Stage.DEAL


def test_case_10_totals_do_not_move_before_the_layoffs_are_confirmed() -> None:
    state = match(captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6S")
    state = play_match(state, PASS, PASS, DRAW_STOCK, knocks("6S", *KNOCKER_MELDS))
    assert (state.totals, state.earlier, state.stage) == ((0, 0, 0), (), Stage.PLAY)
    confirm = defends("8H 9H TH", off=("", "", ""))
    state = apply(state, 0, confirm)
    assert state.totals == (0, 48, 0)
    with pytest.raises(IllegalAction) as caught:
        apply(state, 0, confirm)
    assert caught.value.refusal == Refusal(Refused.NOT_IN_HAND)
    assert state.totals == (0, 48, 0)


def test_case_10a_knocks_in_the_first_turns() -> None:
    captain = match(captain=KNOCKER.replace("2S", "6S"), box=DEFENDER, upcard="2S")
    assert finish(play_match(captain, TAKE_UPCARD, knocks("6S", *KNOCKER_MELDS))).totals == (0, 48, 0)
    box = match(box=KNOCKER.replace("2S", "6S"), captain=DEFENDER, upcard="2S")
    assert finish(play_match(box, PASS, TAKE_UPCARD, knocks("6S", *KNOCKER_MELDS))).totals == (48, 0, 0)


def test_r26_a_match_can_be_given_up_at_any_time() -> None:
    for state in (new_match(), new_match(roles=A_B_C), match(), scored_by(new_match(roles=A_B_C), BOX)):
        over = give_up(state)
        assert (over.stage, over.winner, over.abandoned) == (Stage.OVER, None, True)
        assert (over.totals, over.earlier) == (state.totals, state.earlier)
        assert seat_to_act(over) is None
        assert refusal(over, 1, PASS) == Refusal(Refused.MATCH_OVER)
        with pytest.raises(ValueError, match="is over"):
            give_up(over)


def test_r26_a_match_left_alone_is_neither_won_nor_lost() -> None:
    state = scored_by(new_match(roles=A_B_C), CAPTAIN)
    assert (state.stage, state.winner, state.abandoned) == (Stage.DEAL, None, False)


# Matches of two, and how a match may begin


def test_a_match_of_two_alternates_after_a_scored_hand_only() -> None:
    state = new_match(players=2)
    assert (state.stage, state.roles) == (Stage.DEAL, (BOX, CAPTAIN))
    state = drawn_hand(state)
    assert roles_of_next_hand(state) == (BOX, CAPTAIN)
    for scorer in (CAPTAIN, BOX):
        roles = roles_of_next_hand(state)
        state = scored_by(state, scorer)
        assert state.roles == roles
        assert roles_of_next_hand(state) == roles[::-1]
    assert refusal(state, 2, PASS) == Refusal(Refused.NOT_IN_HAND)
    assert state.totals == (0, 96)


@pytest.mark.parametrize(
    "arguments",
    [
        {"players": 1},
        {"players": 4},
        {"roles": (BOX, BOX, CAPTAIN)},
        {"roles": (BOX, CAPTAIN)},
        {"players": 2, "roles": (BOX, PARTNER)},
        {"players": 2, "roles": A_B_C},
        {"totals": (0, 0)},
        {"totals": (0, 0, 100)},
        {"totals": (0, -1, 0)},
        {"totals": (0, 0, 10**40)},
    ],
)
def test_a_match_that_cannot_begin(arguments: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"players|roles|totals"):
        new_match(**arguments)  # type: ignore[arg-type]


def test_a_match_may_begin_from_a_position() -> None:
    state = new_match(roles=(CAPTAIN, PARTNER, BOX), totals=(3, 2, 1))
    assert (state.stage, state.totals, state.roles) == (Stage.DEAL, (3, 2, 1), (CAPTAIN, PARTNER, BOX))


def test_a_deal_needs_a_whole_pack_and_its_time() -> None:
    state = new_match(roles=A_B_C)
    with pytest.raises(ValueError, match="52 different"):
        deal(state, CARDS[:51])
    state = deal(state, pack())
    with pytest.raises(ValueError, match="no deal is due"):
        deal(state, pack())


def test_a_card_that_is_parsed_is_the_card_that_is_dealt() -> None:
    assert {type(card) for card in pack()} == {type(parse_card("AC"))}
