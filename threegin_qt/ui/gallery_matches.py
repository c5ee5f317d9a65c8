"""The matches that the gallery shows: always the same deals, played by the plain player, with positions made on purpose."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from math import sin
from typing import Final

from threegin_qt.controller.plain import choose
from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Acted,
    Action,
    Advice,
    Card,
    Chances,
    Dealt,
    Decision,
    Event,
    Header,
    Judgement,
    Kind,
    Label,
    Level,
    Luck,
    MatchRecord,
    MatchState,
    Phase,
    PlayerInfo,
    PlayerView,
    Reason,
    ReasonCode,
    Review,
    Role,
    RolesDrawn,
    RuleSet,
    Stage,
    advance,
    arrangement,
    card_set,
    cards_of,
    check_header,
    deadwood,
    deadwood_after,
    deck_of,
    discard,
    format_deal_number,
    knock,
    parse_card,
    parse_cards,
    read_deal_number,
    replay,
    roles_of_next_hand,
    seat_to_act,
    unmelded,
    view_of,
)

PERSON: Final = "Maria"
OPPONENTS: Final = ("Zoltán", "Beatriz")
LEVELS: Final = (Level.SKILLED, Level.CASUAL)
ROLE_CARDS: Final = parse_cards("QH KS 4C")
"""What is drawn for roles: the person is captain, the first opponent in the box."""
FIRST_DAY: Final = datetime(2026, 3, 2, 18, 30, tzinfo=UTC)


def pack(captain: str, box: str, upcard: str, stock: str = "") -> tuple[Card, ...]:
    """A pack that deals these cards; the stock begins with `stock`, the rest follows in the order of the cards."""
    deck: list[Card] = []
    for pair in zip(parse_cards(captain), parse_cards(box), strict=True):
        deck.extend(pair)
    deck += [parse_card(upcard), *parse_cards(stock)]
    return (*deck, *(card for card in CARDS if card not in deck))


# The captain takes the upcard and can knock with 1 at once; of the box's cards, nine can be laid off.
_KNOCKER: Final = "4S 5S 4H 5H 6H 4D 5D 6D AC KD"
LAY_OFFS: Final = pack(_KNOCKER, "2S 3S 7S 8S AS 7H 8H 9H 7D 3D", "6S", "2C")
# The captain holds 2S to 5S and four eights with AD and 4H: laid whole 5 points of deadwood, with 5S kept out 10.
TWO_WAYS: Final = pack("2S 3S 4S 8C 8D 8H 8S AD 4H QC", "6S 7S 7D 9S KD KC QH QS JD TC", "5S")
# With the upcard the captain has gin.
GIN: Final = pack("4S 5S 6S 9H 9D 9C JH QH KH 2D", "8S 8D 8C 3H 4H KS TD 6C JD QC", "7S")
# The captain can knock with 9; the box has 1.
UNDERCUT: Final = pack("4S 5S 4H 5H 6H 4D 5D 6D 9C KD", "AS 2S 3S 7H 8H 9H JC JD JS AC", "6S")
# Nobody has much: everybody passes, draws and throws what was drawn.
DULL: Final = pack("AS 3S 5D 7D 9C JC KH 2H 6S TD", "AD 3D 5C 7C 9H JH KS 2S 6H TC", "QS")


class Writer:
    """Plays a match event by event and keeps the record."""

    def __init__(self, number: int, rules: RuleSet = CLASSIC, opponents: Sequence[str] = OPPONENTS) -> None:
        """`number` makes the match's id and the day it was begun."""
        players = (
            PlayerInfo(PERSON, person=True),
            *(
                PlayerInfo(name, level=level, seed=str(number), version="plain")
                for name, level in zip(opponents, LEVELS, strict=True)
            ),
        )
        started = FIRST_DAY + timedelta(days=number, minutes=37 * number % 90)
        self._header = Header(str(uuid.UUID(int=number, version=4)), started.strftime("%Y-%m-%dT%H:%M:%SZ"), players, rules)
        self.state = check_header(self._header)
        self._events: list[Event] = []

    @property
    def record(self) -> MatchRecord:
        """The match so far."""
        return MatchRecord(self._header, tuple(self._events))

    def happen(self, event: Event) -> None:
        """Let this event happen. Raises what `advance` raises."""
        self.state = advance(self.state, event)
        self._events.append(event)

    def deal(self, number: int) -> None:
        """Deal the deal of this number."""
        digits = read_deal_number(format_deal_number(f"{number:016}"))
        self.happen(Dealt(digits, deck_of(digits)))

    def view(self) -> PlayerView:
        """What the player in turn sees."""
        seat = seat_to_act(self.state)
        assert seat is not None
        return view_of(self.state, seat)

    def act(self, *actions: Action) -> None:
        """Let whoever is in turn do these things."""
        for action in actions:
            seat = seat_to_act(self.state)
            assert seat is not None
            self.happen(Acted(seat, action))

    def play(self, until: Callable[[PlayerView], bool] = lambda view: False) -> bool:
        """Play plainly to the end of the hand, or until a decision of which this is true; whether it came to one."""
        while self.state.stage == Stage.PLAY:
            view = self.view()
            if until(view):
                return True
            self.act(choose(view))
        return False


def match_until(number: int, ready: Callable[[MatchState], bool], rules: RuleSet = CLASSIC) -> Writer:
    """The first match, of those that begin with other deals, that comes before a deal to where this is true."""
    for first in count(number * 1000, 40):
        writer = Writer(number, rules)
        writer.happen(RolesDrawn(ROLE_CARDS))
        for deal in count(first):
            if ready(writer.state):
                return writer
            if writer.state.stage == Stage.OVER:
                break
            writer.deal(deal)
            writer.play()
    raise AssertionError


def _seat(role: Role, hands: int, least: int = 0, most: int = 99) -> Callable[[MatchState], bool]:
    """The person has this role after so many hands, and a total between these."""

    def ready(state: MatchState) -> bool:
        return (
            state.stage == Stage.DEAL
            and roles_of_next_hand(state)[0] == role
            and len(state.earlier) >= hands
            and least <= state.totals[0] <= most
        )

    return ready


def _position(number: int, role: Role, hands: int, until: Callable[[PlayerView], bool]) -> MatchRecord:
    """A match in whose last hand, of the first deal that comes to it, the player in turn has such a view."""
    before = match_until(number, _seat(role, hands, 8))
    for deal in count(number * 1000 + 500):
        writer = Writer(number)
        for event in before.record.events:
            writer.happen(event)
        writer.deal(deal)
        if writer.play(until):
            return writer.record
    raise AssertionError


def _made(number: int, role: Role, deck: tuple[Card, ...], acts: Sequence[Action], *, hands: int = 3) -> MatchRecord:
    """A match in whose last hand this pack was dealt and these things were done, the person having this role."""
    writer = match_until(number, _seat(role, hands, 5, 60))
    writer.happen(Dealt("", deck))
    writer.act(*acts)
    return writer.record


def _knock_of(cards: str, upcard: str, throw: str) -> Action:
    ten = (card_set(parse_cards(cards)) | parse_card(upcard).bit) & ~parse_card(throw).bit
    return knock(parse_card(throw), arrangement(ten))


# The positions, each with the person to decide unless it says otherwise


def unopened() -> MatchRecord:
    """Before the draw for roles."""
    return Writer(1).record


def upcard() -> MatchRecord:
    """The upcard is offered."""
    return _position(2, Role.CAPTAIN, 0, lambda view: view.phase == Phase.UPCARD)


def drawing() -> MatchRecord:
    """To draw, in the middle of a hand."""
    return _position(3, Role.BOX, 2, lambda view: view.phase == Phase.DRAW and view.turn == Role.BOX and len(view.pile) >= 5)


def _rich(view: PlayerView) -> bool:
    """To throw a card, with two melds and something besides, but no knock yet; cards thrown on both sides."""
    if view.phase != Phase.DISCARD or view.turn != Role.CAPTAIN or len(view.pile) < 6:
        return False
    held = view.held[Role.CAPTAIN]
    left = min(deadwood_after(held).values())
    return left > view.rules.knock_limit and unmelded(held, arrangement(held)).bit_count() <= 5


def discarding() -> MatchRecord:
    """To throw a card, late in a hand, with several hands on the score sheet."""
    return _position(4, Role.CAPTAIN, 4, _rich)


def of_kings_and_queens() -> MatchRecord:
    """The same with court cards in it: for the README."""

    def courtly(view: PlayerView) -> bool:
        held = cards_of(view.held[view.turn]) if view.turn == Role.CAPTAIN else ()
        top = view.pile[-1] if view.pile else None
        return sum(card.rank > 10 for card in held) >= 4 and top is not None and top.rank < 11 and _rich(view)

    return _position(40, Role.CAPTAIN, 4, courtly)


def knock_ready() -> MatchRecord:
    """A knock is possible."""
    return _made(5, Role.CAPTAIN, LAY_OFFS, [TAKE_UPCARD])


def two_ways() -> MatchRecord:
    """A knock that can be laid in two ways."""
    return _made(6, Role.CAPTAIN, TWO_WAYS, [TAKE_UPCARD])


def lay_offs() -> MatchRecord:
    """The other player has knocked, and nine cards can be laid off."""
    return _made(7, Role.BOX, LAY_OFFS, [TAKE_UPCARD, _knock_of(_KNOCKER, "6S", "KD")])


def before_gin() -> MatchRecord:
    """Gin is in hand."""
    return _made(8, Role.CAPTAIN, GIN, [TAKE_UPCARD])


def before_undercut() -> MatchRecord:
    """The other player has knocked with more than the person holds."""
    return _made(9, Role.BOX, UNDERCUT, [TAKE_UPCARD, _knock_of("4S 5S 4H 5H 6H 4D 5D 6D 9C KD", "6S", "KD")])


def before_draw() -> MatchRecord:
    """The last card is to be thrown before a hand is drawn."""
    writer = match_until(10, _seat(Role.CAPTAIN, 2, 5, 60))
    writer.happen(Dealt("", DULL))
    writer.act(PASS, PASS)
    while True:
        writer.act(DRAW_STOCK)
        drawn = writer.view().moves[-1].card
        assert drawn is not None
        after = advance(writer.state, Acted(writer.state.roles.index(writer.view().turn), discard(drawn)))
        if after.stage != Stage.PLAY:
            return writer.record
        writer.act(discard(drawn))


def before_win() -> MatchRecord:
    """Gin is in hand, and wins the match."""
    writer = match_until(11, _seat(Role.CAPTAIN, 3, 70))
    writer.happen(Dealt("", GIN))
    writer.act(TAKE_UPCARD)
    return writer.record


def before_loss() -> MatchRecord:
    """Another player's knock ends the match."""

    def ready(state: MatchState) -> bool:
        if state.stage != Stage.DEAL or len(state.earlier) < 3:
            return False
        roles = roles_of_next_hand(state)
        return roles[0] == Role.BOX and state.totals[roles.index(Role.CAPTAIN)] >= 80

    writer = match_until(12, ready)
    writer.happen(Dealt("", pack(_KNOCKER, "2S 3S 9S TS AS KH QH 9H 7D 3D", "6S")))
    writer.act(TAKE_UPCARD, _knock_of(_KNOCKER, "6S", "KD"))
    return writer.record


def sitting_out() -> MatchRecord:
    """The captain, whose partner the person is, has to throw a card."""
    return _position(13, Role.PARTNER, 3, _rich)


def others_turn() -> MatchRecord:
    """The other player has to decide."""
    return _position(
        14, Role.CAPTAIN, 2, lambda view: view.turn == Role.BOX and view.phase == Phase.DRAW and len(view.pile) > 3
    )


def whole_match(number: int = 20, opponents: Sequence[str] = OPPONENTS, rules: RuleSet = CLASSIC) -> MatchRecord:
    """A match from its beginning to its end."""
    writer = Writer(number, rules, opponents)
    writer.happen(RolesDrawn(ROLE_CARDS))
    for deal in count(number * 1000):
        writer.deal(deal)
        writer.play()
        if writer.state.stage == Stage.OVER:
            return writer.record
    raise AssertionError


def many_matches(wanted: int = 24) -> list[MatchRecord]:
    """Enough finished matches to fill the pages about them."""
    names = ("Ilinca", "Gergő", "Rafaela", "Owen", "Zoltán", "Beatriz", "Mateo")
    return [
        whole_match(100 + at, (names[at % 7], names[(at * 3 + 1) % 7 if at % 7 != (at * 3 + 1) % 7 else (at + 2) % 7]))
        for at in range(wanted)
    ]


# What is said about them


def suggestions(view: PlayerView) -> tuple[Advice, ...]:
    """What the plain player would do, and beside a throw what else leaves little; the figures follow the deadwood."""
    best = choose(view)
    if best.kind != Kind.DISCARD or best.card is None:
        return (Advice(best, 2.0, 0.41, (Reason(ReasonCode.LOWERS_DEADWOOD, 0, deadwood(view.held[view.turn])),)),)
    left = {card: value for card, value in deadwood_after(view.held[view.turn]).items() if card != view.locked}
    order = sorted(left, key=lambda card: (card != best.card, left[card], -card.points, card))[:3]
    least = left[best.card]
    return tuple(
        Advice(
            discard(card),
            (least - left[card]) / 2,
            0.41 - (left[card] - least) / 200,
            (Reason(ReasonCode.HIGH_DEADWOOD, card.bit, card.points), Reason(ReasonCode.SAFE, card.bit)),
        )
        for card in order
    )


_COSTS: Final = (0.0, 0.0, 0.004, 0.0, 0.012, 0.0, 0.0, 0.031, 0.0, 0.0, 0.006, 0.062)


def _label(lost: float) -> Label:
    return next(
        label
        for label, least in ((Label.BLUNDER, 0.05), (Label.MISTAKE, 0.02), (Label.INACCURACY, 0.005), (Label.SOUND, 0))
        if lost >= least
    )


def review_of(record: MatchRecord) -> Review:
    """A review whose costs come round again and again: of every label, at all places of a match."""
    whole = replay(record)
    judgements, draws, deals, chances = [], [], [], []
    thrown = 0
    for index, event in enumerate(record.events):
        before, after = whole.states[index], whole.states[index + 1]
        if type(event) is Dealt:
            deals += [Luck(index, seat, 4 * sin(index + seat)) for seat, role in enumerate(after.roles) if role < 2]
        elif type(event) is Acted and event.action.kind == Kind.DRAW_STOCK:
            draws.append(Luck(index, event.seat, 3 * sin(index)))
        if type(event) is Dealt or after.stage != Stage.PLAY:
            weights = [total + 40 + 12 * sin(index * (seat + 1)) for seat, total in enumerate(after.totals)]
            chances.append(Chances(index, tuple(weight / sum(weights) for weight in weights)))
        if type(event) is Acted and event.action.kind == Kind.DISCARD:
            view = view_of(before, event.seat)
            lost = _COSTS[thrown % len(_COSTS)] if event.seat == 0 else 0.0
            thrown += 1
            left = deadwood_after(view.held[view.turn])
            other = min(
                (card for card in left if card not in (event.action.card, view.locked)), key=lambda card: (left[card], card)
            )
            played = Advice(event.action, -100 * lost, 0.4 - lost)
            best = Advice(discard(other), 0.0, 0.4, (Reason(ReasonCode.HIGH_DEADWOOD, other.bit, other.points),))
            choices = (best, played) if lost else (played, best._replace(chance=0.39, points=-1.0))
            judgements.append(Judgement(index, event.seat, Decision.DISCARD, played, choices, 100 * lost, lost, _label(lost)))
    return Review(GalleryReviewer.version, tuple(judgements), tuple(draws), tuple(deals), tuple(chances))


class GalleryReviewer:
    """Has the review of `review_of` ready, in one part."""

    version = "gallery"

    def begin(self, record: MatchRecord) -> tuple[MatchRecord, int]:
        """The record, and that there is one part."""
        return record, 1

    def part(self, common: MatchRecord, number: int, cancelled: Callable[[], bool]) -> Review:
        """The review."""
        return review_of(common)
