"""How fast the rules engine is: figures of this machine, and ratios to OpenSpiel's gin rummy where that is installed.

    python -m tests.benchmarks.engine        (from the root of the project; the extra `bench` brings OpenSpiel)

Both are asked by turns in one run and the best round counts, so that a busy machine changes figures more than ratios.
"""

from __future__ import annotations

import importlib.util
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence

from threegin_qt import engine as rules
from threegin_qt.engine import Kind, Phase, cards, layoff, melds

ROUNDS = 7
HANDS = 20_000
DEALS = 300
SEED = 20_260_517

Work = Callable[[], int]
"""Does a round of something and returns how many of it there were."""


def rates(works: Sequence[Work]) -> list[float]:
    """How many a second of each kind of work, in the best of the rounds, the kinds taking turns."""
    best = [0.0] * len(works)
    for _ in range(ROUNDS):
        for at, work in enumerate(works):
            start = time.perf_counter()
            count = work()
            best[at] = max(best[at], count / (time.perf_counter() - start))
    return best


def report(name: str, unit: str, ours: float, theirs: float | None = None, target: float | None = None) -> None:
    line = f"{name:34} {ours:12,.0f} {unit}"
    if theirs is not None:
        line += f"   OpenSpiel {theirs:10,.0f}   ratio {ours / theirs:6.2f}"
        if target is not None:
            line += f" (at least {target:g})"
    print(line, flush=True)


# Players


def baseline(view: rules.PlayerView) -> rules.Action:
    """Takes a card from the pile only where it makes a meld, throws what leaves least deadwood, knocks at once."""
    role = view.turn
    held = view.held[role]
    if view.phase == Phase.DISCARD:
        left = rules.deadwood_after(held)
        if view.locked is not None:
            del left[view.locked]
        card = min(left, key=left.__getitem__)
        if left[card] > view.rules.knock_limit:
            return rules.discard(card)
        return rules.knock(card, rules.arrangement(held ^ card.bit))
    if view.phase in (Phase.UPCARD, Phase.DRAW):
        card = view.pile[-1]
        if rules.deadwood(held | card.bit) < rules.deadwood(held) + card.points:
            return rules.TAKE_UPCARD if view.phase == Phase.UPCARD else rules.DRAW_DISCARD
        return rules.PASS if view.phase == Phase.UPCARD else rules.DRAW_STOCK
    if view.phase == Phase.FIRST_DRAW:
        return rules.DRAW_STOCK
    defence = rules.best_defence(held, view.spread)
    return rules.defend(defence.melds, defence.layoffs)


def play_hands(numbers: Sequence[str]) -> int:
    for number in numbers:
        match = rules.deal(rules.new_match(rules.TOURNAMENT, players=2), rules.deck_of(number))
        while match.stage == rules.Stage.PLAY:
            seat = rules.seat_to_act(match)
            assert seat is not None
            match = rules.apply(match, seat, baseline(rules.view_of(match, seat)))
    return len(numbers)


def ten_hands(numbers: Sequence[str]) -> rules.MatchRecord:
    """The record of the first match of three that reaches its tenth hand, cut off after it."""
    for first in range(0, len(numbers), 20):
        events: list[rules.Event] = [rules.RolesDrawn(rules.parse_cards("KS 7D 4C"))]
        match = rules.advance(rules.new_match(rules.RuleSet(target=250)), events[0])
        for number in numbers[first : first + 20]:
            events.append(rules.Dealt(number, rules.deck_of(number)))
            match = rules.advance(match, events[-1])
            while match.stage == rules.Stage.PLAY:
                seat = rules.seat_to_act(match)
                assert seat is not None
                events.append(rules.Acted(seat, baseline(rules.view_of(match, seat))))
                match = rules.advance(match, events[-1])
            if match.hand_number == 10:
                header = rules.Header(
                    "8c5b4a4e-6a4f-4c39-9a83-0f6d2f6f3c11",
                    "2026-05-17T18:30:00Z",
                    tuple(rules.PlayerInfo(name) for name in ("Ada", "Ben", "Cleo")),
                    rules.RuleSet(target=250),
                )
                return rules.MatchRecord(header, tuple(events))
            if match.stage == rules.Stage.OVER:
                break
    raise AssertionError("no match of ten hands among the deals")


# The kinds of work


def deadwood_calls(hands: Sequence[int]) -> int:
    deadwood = rules.deadwood
    for hand in hands:
        deadwood(hand)
    return len(hands)


def discard_choices(elevens: Sequence[int]) -> int:
    for eleven in elevens:
        left = rules.deadwood_after(eleven)
        min(left, key=left.__getitem__)
    return len(elevens)


def defences(knocks: Sequence[tuple[int, rules.Melds]]) -> int:
    for ten, spread in knocks:
        rules.best_defence(ten, spread)
    return len(knocks)


def proposals(tens: Sequence[int]) -> int:
    for ten in tens:
        rules.best_spread(ten)
    return len(tens)


def knocks_of(numbers: Sequence[str]) -> list[tuple[int, int, rules.Melds]]:
    """Knocker's and defender's ten cards and the melds laid, of baseline hands that end with a knock."""
    found = []
    for number in numbers:
        match = rules.deal(rules.new_match(rules.TOURNAMENT, players=2), rules.deck_of(number))
        while match.stage == rules.Stage.PLAY:
            seat = rules.seat_to_act(match)
            assert seat is not None
            assert match.hand is not None
            if match.hand.phase == Phase.DEFENCE:
                found.append((match.hand.held[1 - match.hand.turn], match.hand.held[match.hand.turn], match.hand.spread))
            match = rules.apply(match, seat, baseline(rules.view_of(match, seat)))
    return found


def import_ms() -> float:
    """Milliseconds of processor time that an import of the compiled engine adds to a start of Python (POSIX only)."""
    import resource

    with tempfile.TemporaryDirectory() as compiled:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)

        def least(code: str) -> float:
            times = []
            for _ in range(20):
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                subprocess.run([sys.executable, "-c", code], check=True, env=environment)
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
            return min(times)

        return 1000 * (least("import threegin_qt.engine") - least("pass"))


def table_bytes() -> int:
    """The memory of everything that the modules of cards, melds and lay-offs keep in tables."""

    def size(value: object) -> int:
        if isinstance(value, dict):
            return sys.getsizeof(value) + sum(size(item) for pair in value.items() for item in pair)
        if isinstance(value, tuple | list | frozenset):
            return sys.getsizeof(value) + sum(map(size, value))
        return sys.getsizeof(value)

    kinds = (bytes, tuple, list, frozenset, dict)
    return sum(
        size(value)
        for module in (cards, melds, layoff)
        for name, value in vars(module).items()
        if isinstance(value, kinds) and not name.startswith("__")
    )


# OpenSpiel's gin rummy, by the same numbers: its cards are counted by suit and rank as ours are


class Spiel:
    def __init__(self) -> None:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]

        self.game = pyspiel.load_game("gin_rummy")
        self.utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
        self.make_bot = pyspiel.make_simple_gin_rummy_bot

    def deadwood_calls(self, hands: Sequence[list[int]]) -> int:
        min_deadwood = self.utils.min_deadwood
        for hand in hands:
            min_deadwood(hand)
        return len(hands)

    def discard_choices(self, elevens: Sequence[list[int]]) -> int:
        min_deadwood = self.utils.min_deadwood
        for eleven in elevens:
            min((min_deadwood(eleven[:at] + eleven[at + 1 :]), at) for at in range(11))
        return len(elevens)

    def play_hands(self, count: int) -> int:
        rng = random.Random(SEED)
        bots = [self.make_bot(self.game.get_parameters(), player) for player in (0, 1)]
        for _ in range(count):
            state = self.game.new_initial_state()
            for bot in bots:
                bot.restart()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice(state.legal_actions()))
                else:
                    state.apply_action(bots[state.current_player()].step(state))
        return count


def main() -> None:
    rng = random.Random(SEED)
    numbers = [f"{rng.randrange(10**16):016}" for _ in range(DEALS)]
    tens = [sorted(rng.sample(range(52), 10)) for _ in range(HANDS)]
    elevens = [sorted(rng.sample(range(52), 11)) for _ in range(HANDS // 10)]
    ten_sets = [rules.card_set(hand) for hand in tens]
    eleven_sets = [rules.card_set(hand) for hand in elevens]
    knocks = knocks_of(numbers)
    record = ten_hands(numbers)
    text = rules.to_json(record)

    ours: list[tuple[str, str, Work, float | None]] = [
        ("deadwood of ten cards", "hands/s", lambda: deadwood_calls(ten_sets), 1),
        ("best discard of eleven cards", "choices/s", lambda: discard_choices(eleven_sets), None),
        ("hands between baseline players", "hands/s", lambda: play_hands(numbers), 3),
        ("best defence", "defences/s", lambda: defences([(ten, spread) for _, ten, spread in knocks]), None),
        ("spread to propose", "spreads/s", lambda: proposals([ten for ten, _, _ in knocks[:20]]), None),
        ("replay of ten hands", "matches/s", lambda: len([rules.replay(record)]), None),
        ("reading ten hands from JSON", "matches/s", lambda: len([rules.from_json(text)]), None),
    ]
    theirs: list[Work] = []
    if importlib.util.find_spec("pyspiel"):
        spiel = Spiel()
        theirs = [
            lambda: spiel.deadwood_calls(tens),
            lambda: spiel.discard_choices(elevens),
            lambda: spiel.play_hands(DEALS // 3),
        ]
        wrong = [
            hand for hand, cards in zip(tens, ten_sets, strict=True) if spiel.utils.min_deadwood(hand) != rules.deadwood(cards)
        ]
        print(f"least deadwood differs from OpenSpiel's in {len(wrong)} of {len(tens):,} hands")
    else:
        print("OpenSpiel is not installed (pip install threegin[bench]): no ratios")
    for (name, unit, work, target), other in zip(ours, [*theirs, *[None] * (len(ours) - len(theirs))], strict=True):
        if other is None:
            report(name, unit, rates([work])[0])
        else:
            mine, others = rates([work, other])
            report(name, unit, mine, others, target)
    events = sum(isinstance(event, rules.Acted) for event in record.events)
    draws = sum(isinstance(event, rules.Acted) and event.action.kind <= Kind.DRAW_DISCARD for event in record.events)
    print(f"the ten hands have {events} actions, {draws} of them draws and passes; {len(text):,} bytes of JSON")
    print(f"{'tables':34} {table_bytes():12,} bytes (under 1,000,000)")
    if importlib.util.find_spec("resource"):
        print(f"{'import of the engine':34} {import_ms():12.1f} ms of processor time (under 30)")


if __name__ == "__main__":
    main()
