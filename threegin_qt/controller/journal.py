"""The match being played: its events and what they come to, each written to the store before it counts."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple, Protocol

from ..engine import (
    Acted,
    Action,
    Advised,
    Dealt,
    Event,
    HandShown,
    Header,
    HintShown,
    Kind,
    MatchRecord,
    MatchState,
    PlayerView,
    Stage,
    TookBack,
    advance,
    in_force,
    replay,
    take_back,
)

logger = logging.getLogger(__name__)

_ASIDE: Final = (Advised, HintShown, HandShown)
"""Events that leave the decision on the table as it is."""


class Store(Protocol):
    """What the controller needs of the match store."""

    def begin(self, header: Header) -> None: ...
    def append(self, match_id: str, index: int, event: Event, state: MatchState) -> None: ...
    def load(self, match_id: str) -> MatchRecord: ...


class MoveRow(NamedTuple):
    """A line of the move list, as the viewer may see it."""

    event: int
    """Its index in the match."""
    seat: int
    action: Action
    """What was done. A stock draw's card is in `drawn`, if it may be seen."""
    drawn: int | None
    """The card drawn or taken, None if it is hidden or nothing was drawn."""
    advised: tuple[Action, ...]
    """What the partner advised for this decision; for the box only when the hand is over (R6)."""
    hinted: bool
    """Whether the program showed a hint for this decision."""


class Journal:
    """A match as a record that grows. Indices and counts go over the start's prefix and the events together."""

    def __init__(self, record: MatchRecord, store: Store | None = None) -> None:
        """Take up a record. Raises RecordError if its header or one of its events is wrong."""
        folded = replay(record)
        if folded.error is not None:
            raise folded.error
        self.header = record.header
        self.events: list[Event] = [*record.header.start.prefix, *record.events]
        self.states: list[MatchState] = list(folded.states)
        self._store = store

    @property
    def state(self) -> MatchState:
        """The match as it is now."""
        return self.states[-1]

    @property
    def count(self) -> int:
        """How many events there are: the index of the next one."""
        return len(self.events)

    @property
    def decided(self) -> int:
        """With how many events the decision now on the table arose; hints and advice since then leave it as it is."""
        count = self.count
        while count and type(self.events[count - 1]) in _ASIDE:
            count -= 1
        return count

    def begin(self) -> bool:
        """Write the header of a new match to the store. False if the store raised: nothing more is written."""
        return self._write("begin", self.header)

    def add(self, event: Event) -> bool:
        """Check an event, write it to the store, then let it count. False if the store raised just now.

        Raises IllegalAction or ValueError, with nothing changed, for an event that is not allowed now. The store keeps what
        it cannot write for now; when it raises, that is a bug, and the match goes on unsaved rather than with gaps.
        """
        if type(event) is TookBack:
            if event.to < len(self.header.start.prefix):
                raise ValueError("the start cannot be taken back")
            state = take_back(self.states, event.to, self.header.mode)
        else:
            state = advance(self.state, event)
        written = self._write("append", self.header.match_id, self.count, event, state)
        self.events.append(event)
        self.states.append(state)
        return written

    def _write(self, what: str, *values: object) -> bool:
        if self._store is None:
            return True
        try:
            getattr(self._store, what)(*values)
        except Exception:
            logger.exception("match %s is saved no more", self.header.match_id)
            self._store = None
            return False
        return True

    def last_decision(self, seat: int) -> int | None:
        """The event with which a seat decided last and which can be taken back: an action, or advice to the captain."""
        for index in reversed(in_force(self.events)):
            if index < len(self.header.start.prefix):
                return None
            event = self.events[index]
            if type(event) in (Acted, Advised) and event.seat == seat:  # type: ignore[union-attr]
                return index
        return None

    def deal_number(self) -> str | None:
        """The number of the deal on the table, "" if it has none; None while it has to stay hidden."""
        state = self.state
        if state.hand is None or (state.hand.result is None and state.stage != Stage.OVER):
            return None
        return next(event.number for index in reversed(in_force(self.events)) if type(event := self.events[index]) is Dealt)

    def rows(self, view: PlayerView) -> tuple[MoveRow, ...]:
        """The moves of the hand on the table, as the viewer may see them."""
        kept = in_force(self.events)
        dealt = max((at for at, index in enumerate(kept) if type(self.events[index]) is Dealt), default=len(kept))
        hidden = view.eyes == view.role == 0 and view.result is None
        cards = iter(view.moves)
        rows = []
        advised: tuple[Action, ...] = ()
        hinted = False
        for index in kept[dealt + 1 :]:
            event = self.events[index]
            if type(event) is Advised:
                advised = (*advised, event.action)
            elif type(event) is HintShown:
                hinted = True
            elif type(event) is Acted:
                card = next(cards).card
                draws = Kind.TAKE_UPCARD, Kind.DRAW_STOCK, Kind.DRAW_DISCARD
                rows.append(
                    MoveRow(
                        index,
                        event.seat,
                        event.action,
                        card if event.action.kind in draws else None,
                        () if hidden else advised,
                        hinted,
                    )
                )
                advised, hinted = (), False
        return tuple(rows)
