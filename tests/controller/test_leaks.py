"""Nothing that the table is told holds anything that the person may not know."""

import pytest
from controller_kit import BOX, CAPTAIN, PARTNER, PRACTICE, FakeStore, Person, over, wait_for

from threegin_qt.controller import Change
from threegin_qt.controller.journal import Journal
from threegin_qt.engine import (
    FULL_DECK,
    PASS,
    TAKE_UPCARD,
    Acted,
    Action,
    Advised,
    Dealt,
    Header,
    Kind,
    MatchRecord,
    PlayerInfo,
    PlayerView,
    Role,
    RolesDrawn,
    Start,
    card_set,
    deck_of,
    legal_actions,
    replay,
    seat_to_act,
    view_of,
)


def texts(value):
    """Every text in a nested value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from texts(item)


def cards_in_view(view):
    """Every card that a view of the hand on the table holds, in whatever field."""
    bits = view.held[0] | view.held[1] | view.known[0] | view.known[1]
    for meld in view.spread:
        bits |= meld
    loose = [view.drawn, view.locked, view.knock_discard, *view.pile, *view.draws[0], *view.draws[1]]
    loose += [move.card for move in (*view.history, *view.moves)]
    if view.result is not None:
        bits |= view.result.knocker_cards | view.result.defender_cards
    for action in view.advice:
        bits |= cards_in_action(action)
    return bits | card_set(card for card in loose if card is not None)


def cards_in_action(action):
    bits = 0 if action.card is None else action.card.bit
    for cards in (*action.melds, *action.layoffs):
        bits |= cards
    return bits


def allowed(events, state):
    """The cards of the hand on the table whose faces the person has seen, worked out from the record alone."""
    dealt = max((at for at, event in enumerate(events) if type(event) is Dealt), default=None)
    if dealt is None:
        return 0
    deck = events[dealt].deck
    role = state.roles[0]
    eyes = Role.CAPTAIN if role == Role.PARTNER else role
    bits = card_set(deck[1 - eyes : 20 : 2]) | deck[20].bit
    stock = list(deck[21:])
    for event in events[dealt + 1 :]:
        if type(event) is not Acted:
            continue
        if event.action.kind == Kind.DRAW_STOCK:
            card = stock.pop(0)
            if state.roles[event.seat] == eyes:
                bits |= card.bit
        bits |= cards_in_action(event.action)
        if event.action.kind == Kind.KNOCK and state.hand is not None:
            bits |= state.hand.held[state.hand.knocker]
    if state.hand.result is not None and state.hand.result.knocker is not None:
        bits |= state.hand.held[0] | state.hand.held[1]
    return bits


@pytest.mark.parametrize(
    ("first", "sitting_out"), [(BOX, "watch"), (CAPTAIN, "watch"), (PARTNER, "watch"), (PARTNER, "advise")]
)
def test_no_change_holds_more_than_the_person_may_know(make, first, sitting_out):
    store = FakeStore()
    controller = make(store=store, sitting_out=sitting_out)
    rows, numbers = [], []
    # Before the person, who acts within his own slot.
    controller.changed.connect(lambda change: rows.append(controller.decision_moves()))
    controller.changed.connect(lambda change: numbers.append(controller.deal_number))
    person = Person(controller)
    person.advises = True
    controller.start(PRACTICE._replace(start=Start(first)))
    wait_for(over(controller))
    record = store.record
    states = replay(record).states
    secrets = [event.number for event in record.events if type(event) is Dealt]
    secrets += [player.seed for player in record.header.players[1:]]
    roles = set()
    for count, change in enumerate(person.changes):
        assert type(change) is Change
        state = states[count]
        events = record.events[:count]
        may_know = allowed(events, state)
        for view in (change.before, change.after):
            if view is not None:
                assert type(view) is PlayerView
                assert view.seat == 0
        assert cards_in_view(change.after) & ~may_know == 0
        if type(change.event) is Dealt:
            assert change.event == Dealt("", ())
        elif type(change.event) in (Acted, Advised):
            assert cards_in_action(change.event.action) & ~may_know == 0
            assert change.event.action.kind != Kind.DRAW_STOCK or change.event.action == Action(Kind.DRAW_STOCK)
        elif type(change.event) is not RolesDrawn:
            assert change.event is None
        assert not any(secret in text for text in texts(change) for secret in secrets)
        running = state.hand is not None and state.hand.result is None
        if running:
            roles.add(change.after.role)
            assert numbers[count] is None
            # The stock and the other player's cards are nowhere.
            hidden = FULL_DECK & ~may_know
            assert hidden.bit_count() >= state.hand.stock_count
            assert not any(row.drawn is not None and row.drawn.bit & hidden for row in rows[count])
            if change.after.role == Role.BOX:
                assert change.after.advice == ()
                assert all(row.advised == () for row in rows[count])
    assert first[0] in roles
    assert all(player.seed == "" for player in controller.players)


def test_the_move_list_shows_advice_to_the_box_after_the_hand_only():
    players = (PlayerInfo("Ann", person=True), PlayerInfo("Ben"), PlayerInfo("Cem"))
    start = Start((Role.BOX, Role.CAPTAIN, Role.PARTNER))
    header = Header("00000000-0000-4000-8000-000000000001", "2026-05-17T18:30:00Z", players, start=start)
    number = "0000000000000001"
    journal = Journal(MatchRecord(header, (Dealt(number, deck_of(number)), Advised(2, TAKE_UPCARD), Acted(1, PASS))))
    rows = [journal.rows(view_of(journal.state, seat)) for seat in range(3)]
    assert [row[0].advised for row in rows] == [(), (TAKE_UPCARD,), (TAKE_UPCARD,)]
    while journal.state.hand.result is None:
        seat = seat_to_act(journal.state)
        journal.add(Acted(seat, next(legal_actions(journal.state, seat))))
    rows = [journal.rows(view_of(journal.state, seat)) for seat in range(3)]
    assert all(row[0].advised == (TAKE_UPCARD,) for row in rows)
    assert all(len(row) == len(journal.state.hand.history) for row in rows)
    drawn = [[row.drawn for row in view if row.action.kind == Kind.DRAW_STOCK and row.seat == 0] for view in rows]
    assert drawn[0] == list(journal.state.hand.draws[Role.BOX])
    assert set(drawn[1]) == set(drawn[2]) == {None}
