"""What a table shows: the one interface between the table and whatever is played or replayed on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..engine import Action, Card, Dealt, Event, Mode, PlayerInfo, PlayerView, Refusal, Refused, RolesDrawn

NOBODY = -1
"""The seat of `TableSource.thinking` when nobody thinks."""


def cards_of_draw(events: Iterable[Event | None]) -> tuple[Card, ...]:
    """The cards of the draw for roles in these events (R4), by seat; empty without one."""
    return next((event.cards for event in events if type(event) is RolesDrawn), ())


class Change(NamedTuple):
    """One event as the viewer may see it, with what he saw before and after it."""

    revision: int
    """The source's revision after it. Revisions only grow; one may be left out where the viewer may not know of the event."""
    event: Event | None
    """`Dealt("", ())` for a deal, whose number and pack stay hidden. None where everything is new: another match, one taken
    up again, another step of a replay."""
    before: PlayerView | None
    """None where everything is new."""
    after: PlayerView


def as_seen(event: Event) -> Event:
    """An event with nothing in it that a player may not know: the number and the pack of a deal are left out (R13)."""
    return Dealt("", ()) if type(event) is Dealt else event


class TableSource(QObject):
    """A match that a table shows and, if it is interactive, plays.

    All of it belongs to the thread of the window. Signals come in the order of the events, each after the source has
    changed: a listener that acts at once is told of its own action after everybody has been told of the one before.
    """

    changed = Signal(object)
    """A Change, after every event that the viewer may know of."""
    thinking = Signal(int)
    """The seat that thinks, NOBODY for none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holds = 0

    @property
    def view(self) -> PlayerView:
        """What the viewer sees now: a seat's view, or the open one of a replay."""
        raise NotImplementedError

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """Who sits where, without the seeds of the computer players. Empty while there is no match."""
        raise NotImplementedError

    @property
    def mode(self) -> Mode:
        """A real match or practice."""
        raise NotImplementedError

    @property
    def revision(self) -> int:
        """Grows with every event, never goes back and is never used again, whatever match is on the table."""
        raise NotImplementedError

    @property
    def interactive(self) -> bool:
        """Whether the person can act here at all; False in a replay."""
        raise NotImplementedError

    @property
    def role_cards(self) -> tuple[Card, ...]:
        """The cards of the draw for roles by seat (R4), which everybody saw; empty before the draw or where there was none."""
        return ()

    @property
    def thinking_seat(self) -> int:
        """The seat that thinks now, NOBODY for none: what `thinking` told last."""
        return NOBODY

    def may(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now, or None: the engine's own answer for the view.

        An animation that holds the source does not matter here: the view is right at once, and no input is lost.
        """
        return self.view.refusal(action) if self.interactive else Refusal(Refused.NOT_IN_HAND)

    def do(self, action: Action, revision: int | None = None) -> Refusal | None:
        """Let the viewer act; None if it is done, otherwise why not.

        With `revision`, the one that the viewer acted upon, a second action meant for the same decision is refused
        (NOT_YOUR_TURN), whatever it is.
        """
        raise NotImplementedError

    def hold(self) -> None:
        """Keep what computer players answer until `release`: the table is busy showing something. Holds are counted."""
        self._holds += 1

    def release(self) -> None:
        """Take back one hold. Raises RuntimeError if there is none."""
        if not self._holds:
            raise RuntimeError("released without a hold")
        self._holds -= 1
        if not self._holds:
            self._released()

    @property
    def held(self) -> bool:
        """Whether there is a hold."""
        return self._holds > 0

    def _released(self) -> None:
        """Called when the last hold is gone."""
