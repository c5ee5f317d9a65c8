"""A hand once more, straight from the rules and with nothing of the engine in it: to count what can happen.

Cards are those of the oracle. Players are 0, the box, and 1, the captain.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from . import oracle
from .oracle import Cards, Plain


class Table(NamedTuple):
    """A moment of a hand. `waits` says what for: upcard, first draw, draw, throw, defence, or nothing any more."""

    held: tuple[Cards, Cards]
    stock: tuple[Plain, ...]
    pile: tuple[Plain, ...]
    turn: int = 1
    waits: str = "upcard"
    may_not_throw: Plain | None = None
    from_pile: int = 0
    spread: tuple[Cards, ...] = ()
    end: str = ""


def dealt(deck: list[Plain]) -> Table:
    return Table((frozenset(deck[1:20:2]), frozenset(deck[0:20:2])), tuple(deck[21:]), (deck[20],))


def _with(table: Table, cards: Cards) -> tuple[Cards, Cards]:
    return (cards, table.held[1]) if table.turn == 0 else (table.held[0], cards)


def takes(table: Table) -> Table:
    card = table.pile[-1]
    held = _with(table, table.held[table.turn] | {card})
    return table._replace(held=held, pile=table.pile[:-1], waits="throw", may_not_throw=card, from_pile=table.from_pile + 1)


def draws(table: Table) -> Table:
    held = _with(table, table.held[table.turn] | {table.stock[0]})
    return table._replace(held=held, stock=table.stock[1:], waits="throw", may_not_throw=None, from_pile=0)


def throws(table: Table, card: Plain) -> Table:
    left = table._replace(held=_with(table, table.held[table.turn] - {card}), pile=(*table.pile, card), may_not_throw=None)
    if len(table.stock) == 2 or table.from_pile == 40:
        return left._replace(waits="", end="drawn")
    return left._replace(turn=1 - table.turn, waits="draw")


def knocks(table: Table, card: Plain, melds: oracle.Arrangement) -> Table:
    rest = table.held[table.turn] - {card}
    left = table._replace(held=_with(table, rest), may_not_throw=None, spread=tuple(melds))
    if not rest.difference(*melds):
        return left._replace(waits="", end="gin")
    return left._replace(turn=1 - table.turn, waits="defence")


def defends(table: Table, melds: oracle.Arrangement, layoffs: tuple[Cards, ...]) -> Table:
    d = oracle.worth(table.held[table.turn].difference(*melds, *layoffs))
    k = oracle.worth(table.held[1 - table.turn].difference(*table.spread))
    return table._replace(waits="", end="knock" if k < d else "undercut")


def what_can_happen(table: Table, limit: int = 10) -> Iterator[Table]:
    """The hand after each thing that the player in turn can do, under the classic rules with this knock limit."""
    if table.waits == "upcard":
        yield takes(table)
        yield table._replace(turn=1 - table.turn, waits="first draw" if table.turn == 0 else "upcard")
    elif table.waits == "first draw":
        yield draws(table)
    elif table.waits == "draw":
        yield draws(table)
        yield takes(table)
    elif table.waits == "throw":
        for card in table.held[table.turn]:
            if card != table.may_not_throw:
                yield throws(table, card)
                for melds in oracle.all_spreads(table.held[table.turn] - {card}, limit):
                    yield knocks(table, card, melds)
    elif table.waits == "defence":
        for melds, layoffs in oracle.all_defences(table.held[table.turn], table.spread):
            yield defends(table, melds, layoffs)


def count(table: Table, depth: int, counts: Counter[tuple[int, str]], at: int = 0) -> None:
    """How many ways lead to each depth, by how the hand ended there ("" if it goes on)."""
    counts[at, table.end] += 1
    if at < depth:
        for after in what_can_happen(table):
            count(after, depth, counts, at + 1)
