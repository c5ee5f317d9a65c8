"""The reviewer: every decision of a match judged on what its seat knew, and luck told apart from play.

A judgement compares the choice made with the best one by values such as Expert decides by (`evaluate`), of networks that
were trained on between two like themselves (`network.REVIEW_WEIGHTS`). Luck may know more than the players did: a draw is
compared with all cards that were in the stock, so that it is zero on average whatever the values are worth; the mean over
the unseen cards would not be, since what the other kept makes the stock another one.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

import numpy as np

from threegin_qt.engine import (
    Acted,
    Advice,
    CardSet,
    Chances,
    Dealt,
    Decision,
    HandState,
    Judgement,
    Kind,
    Label,
    Luck,
    MatchRecord,
    MatchState,
    Phase,
    PlayerView,
    Review,
    Role,
    RuleSet,
    Stage,
    card_set,
    deadwood_after,
    in_force,
    replay,
    roles_of_next_hand,
    stock_left,
    view_of,
)
from threegin_qt.engine.cards import POINTS
from threegin_qt.engine.rules import DRAWN_AT
from threegin_qt.resources import resource_path

from . import equity, features, network
from .evaluate import Cancelled, Choice, Stakes, evaluate, rank, stakes_of, value_of
from .features import Floats, Ints
from .knowledge import Knowledge, Past, knowledge_of
from .laying import best_lay, lay_values, lays
from .reasons import reasons_for
from .styles import RANK_COLUMN

REVIEWER: Final = 2
"""Changes whenever the code below may judge differently."""
INACCURACY: Final = 0.012
MISTAKE: Final = 0.03
BLUNDER: Final = 0.06
"""Match-winning chance that a choice has to give away to be called so."""
_SHOWN: Final = 4
"""Choices that a judgement lists, the best first."""
_DISCARDS_TRIED: Final = 3
"""Discards looked at for what a drawn card is worth, those that leave least deadwood."""


class _Moment(NamedTuple):
    """One event to look at, with the match before and after it."""

    event_index: int
    event: Acted | Dealt
    before: MatchState
    after: MatchState


class _Match(NamedTuple):
    """What the parts of a review have in common."""

    moments: tuple[_Moment, ...]
    start: MatchState


class MatchReviewer:
    """Reviews a match part by part; a part is one event, at most one decision."""

    @property
    def version(self) -> str:
        """The number of the code and a hash of weights and tables."""
        return f"{REVIEWER}:{_digest()}"

    def begin(self, record: MatchRecord) -> tuple[_Match, int]:
        """Replay a record and find what there is to look at, and in how many parts.

        What was taken back is left out, and so is a hand that is still being played. Raises RecordError for a bad header.
        """
        folded = replay(record)
        events = (*record.header.start.prefix, *record.events)[: len(folded.states) - 1]
        moments = []
        for index in in_force(events):
            event = events[index]
            if type(event) is Acted or type(event) is Dealt:
                moments.append(_Moment(index, event, folded.states[index], folded.states[index + 1]))
        if folded.last.stage == Stage.PLAY:
            while moments and type(moments.pop().event) is not Dealt:
                pass
        return _Match(tuple(moments), folded.states[0]), len(moments)

    def part(self, common: _Match, number: int, cancelled: Cancelled) -> Review:
        """What is to be said of one event."""
        moment = common.moments[number]
        if type(moment.event) is Dealt:
            return _review_deal(moment, first=number == 0)
        assert type(moment.event) is Acted
        return _review_action(moment, moment.event, cancelled)


@cache
def _digest() -> str:
    digest = hashlib.sha256()
    for name in (network.REVIEW_WEIGHTS, "frequencies.json", "deals.json"):
        digest.update(resource_path("ai", name).read_bytes())
    return digest.hexdigest()[:12]


def _networks() -> network.Networks:
    return network.networks(network.REVIEW_WEIGHTS)


# Chances


def seat_chances(state: MatchState) -> tuple[float, ...]:
    """The chance of every seat to win the match, between two hands: by totals and the roles of the next hand."""
    seats = range(len(state.totals))
    if state.stage == Stage.OVER and not state.abandoned:
        return tuple(float(seat == state.winner) for seat in seats)
    roles = roles_of_next_hand(state)
    if not roles:
        return tuple(1 / len(state.totals) for _ in seats)
    table = equity.table_for(state.rules, len(state.totals))
    needs = tuple(float(state.rules.target - state.totals[roles.index(role)]) for role in range(len(roles)))
    return tuple(table.chance(needs, roles[seat]) for seat in seats)


def _chances_from(state: MatchState, role: int, results: Floats) -> tuple[float, ...]:
    """The chance of every seat when the hand's results, as seen from `role`, have these chances."""
    chances = [0.0] * len(state.roles)
    mirrored = np.concatenate((results[:1], results[1 + equity.SIDE :], results[1 : 1 + equity.SIDE]))
    for own, seen in ((role, results), (1 - role, mirrored)):
        seat = state.roles.index(own)
        chances[seat] = float(seen @ equity.match_chances(state.rules, state.totals, state.roles, seat))
    if Role.PARTNER in state.roles:
        chances[state.roles.index(Role.PARTNER)] = max(0.0, 1.0 - sum(chances))
    return tuple(chances)


# Decisions


def _review_action(moment: _Moment, event: Acted, cancelled: Cancelled) -> Review:
    view = view_of(moment.before, event.seat)
    hand = moment.before.hand
    assert hand is not None
    assert view.role is not None
    after = moment.after.hand
    assert after is not None
    draws: tuple[Luck, ...] = ()
    if event.action.kind == Kind.DRAW_STOCK:
        draws = (Luck(moment.event_index, event.seat, draw_luck(view, hand)),)
    if view.phase == Phase.FIRST_DRAW:
        return Review("", draws=draws)
    stakes = stakes_of(view)
    choices = evaluate(view, cancelled, network.REVIEW_WEIGHTS)
    played = next((choice for choice in choices if choice.action == event.action), None) or value_of(
        view, event.action, network.REVIEW_WEIGHTS
    )
    assert played is not None, "a record holds legal actions only"
    judgements = _judgements(moment.event_index, event.seat, view, choices, played, stakes)
    chances = (
        seat_chances(moment.after) if after.result is not None else _chances_from(moment.before, view.role, played.results)
    )
    return Review("", judgements, draws, (), (Chances(moment.event_index, chances),))


def label_of(chance_lost: float) -> Label:
    """What a choice is called that gives away so much match-winning chance."""
    if chance_lost >= BLUNDER:
        return Label.BLUNDER
    if chance_lost >= MISTAKE:
        return Label.MISTAKE
    return Label.INACCURACY if chance_lost >= INACCURACY else Label.SOUND


def _judgements(
    index: int, seat: int, view: PlayerView, choices: list[Choice], played: Choice, stakes: Stakes
) -> tuple[Judgement, ...]:
    found = []
    know = knowledge_of(view)
    context = features.context_of(
        know.after_taking() if view.phase in (Phase.UPCARD, Phase.DRAW) else know,
        _networks().belief,
    )

    def judge(decision: Decision, choices: list[Choice], played: Choice) -> Judgement:
        def advice(choice: Choice) -> Advice:
            return Advice(choice.action, choice.points, choice.chance, reasons_for(choice, choices, view, know, context))

        chance_lost = max(0.0, choices[0].chance - played.chance)
        points_lost = max(0.0, choices[0].points - played.points) if chance_lost else 0.0
        listed = tuple(advice(choice) for choice in choices[:_SHOWN])
        return Judgement(index, seat, decision, advice(played), listed, points_lost, chance_lost, label_of(chance_lost))

    if len({choice.action._replace(melds=()) for choice in choices}) > 1:
        # How the cards are laid is a decision of its own, below.
        alike = next((choice for choice in choices if choice.action[:2] == played.action[:2]), played)
        found.append(judge(_decision(view, choices), choices, alike if played.action.kind == Kind.KNOCK else played))
    if played.action.kind == Kind.KNOCK:
        laid = _spread_choices(know, context.held, played, choices, stakes)
        if len(laid) > 1:
            found.append(judge(Decision.SPREAD, laid, next(choice for choice in laid if choice.action == played.action)))
    return tuple(found)


def _decision(view: PlayerView, choices: list[Choice]) -> Decision:
    if view.phase == Phase.UPCARD:
        return Decision.UPCARD
    if view.phase == Phase.DRAW:
        return Decision.DRAW
    if view.phase == Phase.DEFENCE:
        return Decision.LAYOFF
    return Decision.KNOCK if any(choice.action.kind == Kind.KNOCK for choice in choices) else Decision.DISCARD


def _spread_choices(know: Knowledge, held: Floats, played: Choice, choices: list[Choice], stakes: Stakes) -> list[Choice]:
    """The ways to lay the cards of a knock, best first: the one played, and those worth comparing with it (R16)."""
    card = played.action.card
    assert card is not None
    ten = know.own & ~(1 << card)
    best = best_lay(ten, know, held, stakes.chances)
    ways = {played.action.melds, best, *islice(lays(ten, know.rules.knock_limit), _SHOWN)}
    if len(ways) < 2:
        return []
    melds = sorted(ways)
    valued = zip(melds, lay_values(ten, melds, know, held, stakes.chances), strict=True)
    return rank(
        [
            Choice(played.action._replace(melds=way), points=mean, chance=chance, results=played.results)
            for way, (chance, mean) in valued
        ]
    )


# Luck


def draw_luck(view: PlayerView, hand: HandState) -> float:
    """What the stock's top card is worth in points to the player about to draw it, above the mean of the stock's cards."""
    stock = stock_left(hand)
    values = _values_of_draws(knowledge_of(view), tuple(int(card) for card in stock), stakes_of(view))
    return values[0] - sum(values) / len(values)


def _values_of_draws(know: Knowledge, cards: tuple[int, ...], stakes: Stakes) -> list[float]:
    """For each of these cards the expected points after drawing it: the best of a knock and a few discards."""
    nets = _networks()
    context = features.context_of(know, nets.belief)
    # What is thrown may be the card just drawn, which is not among one's own yet.
    everything = know.own | card_set(cards)
    context = context._replace(danger=features.dangers(everything, context.held))
    rows: list[tuple[int, int, int, int]] = []  # which card, the ten cards kept, the discard, deadwood
    for at, card in enumerate(cards):
        eleven = know.own | 1 << card
        left = sorted((left, -POINTS[thrown], int(thrown)) for thrown, left in deadwood_after(eleven).items())
        rows += [(at, eleven ^ 1 << thrown, thrown, dead) for dead, _, thrown in left[:_DISCARDS_TRIED]]
    inputs = _inputs_of_rows(context, know, cards, rows)
    worth = nets.thrown(inputs)
    after_draw = know.stock - 1
    worth = nets.thrown(inputs)
    if after_draw <= DRAWN_AT:
        worth = np.zeros_like(worth)
        worth[:, 0] = 1
    chances, gains = worth @ stakes.chances, worth @ stakes.points
    can = np.array([row[3] <= know.rules.knock_limit for row in rows])
    if can.any():
        knocked = nets.knock(inputs[can])
        knock_chances, knock_gains = np.full(len(rows), -1.0), np.zeros(len(rows))
        knock_chances[can], knock_gains[can] = knocked @ stakes.chances, knocked @ stakes.points
        better = knock_chances > chances
        chances, gains = np.where(better, knock_chances, chances), np.where(better, knock_gains, gains)
    best: dict[int, tuple[float, float]] = {}
    for (at, *_), chance, gain in zip(rows, chances, gains, strict=True):
        best[at] = max(best.get(at, (-1.0, 0.0)), (float(chance), float(gain)))
    return [best[at][1] for at in range(len(cards))]


def _inputs_of_rows(
    context: features.Context, know: Knowledge, cards: tuple[int, ...], rows: list[tuple[int, int, int, int]]
) -> Floats:
    """The networks' inputs of rows (card, ten cards kept, discard, deadwood). Rows whose card could make a set with own
    cards need the sets of those eleven; all others are made in one go."""
    pairs = {card for card in cards if (know.own & RANK_COLUMN << card % 13).bit_count() >= 2}
    inputs = np.zeros((len(rows), features.COUNT), dtype=np.float32)
    groups: dict[int, list[int]] = {}
    for number, (at, *_) in enumerate(rows):
        groups.setdefault(cards[at] if cards[at] in pairs else -1, []).append(number)
    for card, numbers in groups.items():
        own = know.own if card < 0 else know.own | 1 << card
        hands: Ints = np.array([rows[number][1] for number in numbers], dtype=np.int64)
        tops: Ints = np.array([rows[number][2] for number in numbers], dtype=np.int64)
        grouped = context._replace(know=context.know._replace(own=own))
        inputs[numbers] = features.positions(grouped, hands, tops, features.THROWN)[0]
    return inputs


_DEAL_NEED: Final = 100
_ALL: Final = (1 << 52) - 1


def deal_value(ten: CardSet, dealer: bool, rules: RuleSet) -> float:
    """What ten cards are worth in points to the dealer or the other at the deal, before the upcard, early in a match."""
    results = _networks().stock(deal_inputs(ten, dealer, rules))[0]
    return float(results @ equity.mean_points(rules.undercut_bonus, rules.gin_bonus))


def deal_inputs(ten: CardSet, dealer: bool, rules: RuleSet) -> Floats:
    """The networks' inputs of ten cards at the deal, one row."""
    know = Knowledge(
        rules=rules,
        own=ten,
        mine=0,
        theirs=0,
        known=0,
        unseen=_ALL & ~ten,
        top=-1,
        stock=31,
        streak=0,
        turns=0,
        takes=0,
        own_takes=0,
        shown=0,
        last=(-1, -1, -1),
        locked=-1,
        dealer=dealer,
        need=_DEAL_NEED,
        need_other=_DEAL_NEED,
        past=Past(),
    )
    context = features.context_of(know, _networks().belief)
    inputs, _ = features.positions(context, np.array([ten]), np.array([0]), features.STOCK)
    inputs[:, features.AT["TOP"]] = 0  # nothing lies on the pile yet
    return inputs


def deal_key(dealer: bool, rules: RuleSet) -> str:
    """Under which name the mean of `deal_value` over all deals is kept."""
    seat = "box" if dealer else "captain"
    return f"{seat} k{rules.knock_limit} u{rules.undercut_bonus} g{rules.gin_bonus}"


@cache
def _deal_means() -> dict[str, float]:
    text = resource_path("ai", "deals.json").read_text(encoding="utf-8")
    return {key: float(value) for key, value in json.loads(text)["means"].items()}


def deal_luck(ten: CardSet, dealer: bool, rules: RuleSet) -> float:
    """What ten cards are worth above the mean of all deals in that role under these rules, in points."""
    return deal_value(ten, dealer, rules) - _deal_means()[deal_key(dealer, rules)]


def _review_deal(moment: _Moment, first: bool) -> Review:
    state = moment.after
    hand = state.hand
    assert hand is not None
    deals = tuple(
        Luck(moment.event_index, state.roles.index(role), deal_luck(hand.held[role], role == Role.BOX, state.rules))
        for role in (Role.BOX, Role.CAPTAIN)
    )
    chances = [Chances(moment.event_index, seat_chances(moment.before))]
    if first and moment.event_index:
        chances.insert(0, Chances(-1, chances[0].seats))
    return Review("", deals=deals, chances=tuple(chances))
