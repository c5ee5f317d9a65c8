"""A match that is looked at again: the table's source for stepping through a record, forward and back."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine import (
    Acted,
    Action,
    Card,
    Dealt,
    Event,
    MatchRecord,
    MatchState,
    Mode,
    PlayerInfo,
    PlayerView,
    Refusal,
    Refused,
    Role,
    Stage,
    Start,
    in_force,
    open_view,
    position,
    replay,
    view_of,
)
from .source import Change, TableSource, as_seen, cards_of_draw

SPEEDS: Final = {"slow": 2400, "normal": 1200, "fast": 500}
"""Milliseconds from one step to the next while a replay plays by itself, by the name of the speed."""


class Moment(NamedTuple):
    """One place on the time line: the match after an event, or before all of them."""

    event_index: int
    """Index of the event in the record; -1 before all of them."""
    event: Event | None
    state: MatchState


def moments(record: MatchRecord) -> tuple[Moment, ...]:
    """The time line of a record: what no take-back has undone, up to where the cards may be shown.

    Of a match that is not over it ends with the last hand that is: the hand being played is nobody's to look at. A record
    that is wrong somewhere ends before that place. Raises RecordError for a bad header.
    """
    folded = replay(record)
    events = (*record.header.start.prefix, *record.events)[: len(folded.states) - 1]
    line = [Moment(-1, None, folded.states[0])]
    line += [Moment(index, events[index], folded.states[index + 1]) for index in in_force(events)]
    if line[-1].state.stage != Stage.OVER:
        while line[-1].state.stage == Stage.PLAY:
            line.pop()
    return tuple(line)


class ReplayController(TableSource):
    """A record on the table, read-only, at any of its moments, with the eyes of one seat or with all hands open."""

    moved = Signal(int)
    """The moment that is shown now, after `changed`."""
    playing_changed = Signal(bool)
    """Whether the replay goes on by itself."""

    _revisions = 0
    # Revisions are never used again, whatever record is on the table: they are counted over all replays.

    def __init__(self, record: MatchRecord, viewer: int | None = 0, parent: QObject | None = None) -> None:
        """Raises RecordError for a record with a bad header. `viewer` is a seat, None for all hands open."""
        super().__init__(parent)
        self.record = record
        self.moments = moments(record)
        self._viewer = viewer
        self._at = 0
        self._revision = self._next_revision()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_on)
        self._pace: int | None = None

    @classmethod
    def _next_revision(cls) -> int:
        ReplayController._revisions += 1
        return ReplayController._revisions

    @property
    def view(self) -> PlayerView:
        return self._view_of(self.state)

    @property
    def state(self) -> MatchState:
        """The match at the moment shown."""
        return self.moments[self._at].state

    def _view_of(self, state: MatchState) -> PlayerView:
        return open_view(state) if self._viewer is None else view_of(state, self._viewer)

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        return tuple(player._replace(seed="") for player in self.record.header.players)

    @property
    def mode(self) -> Mode:
        return self.record.header.mode

    @property
    def revision(self) -> int:
        return self._revision

    @property
    def interactive(self) -> bool:
        return False

    def do(self, action: Action, revision: int | None = None) -> Refusal | None:
        """Nothing can be done in a replay."""
        return Refusal(Refused.NOT_IN_HAND)

    # The time line

    @property
    def at(self) -> int:
        """The moment shown, 0 for the first."""
        return self._at

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.moments) - 1

    @property
    def viewer(self) -> int | None:
        """The seat with whose eyes the match is seen, None for all hands open."""
        return self._viewer

    @property
    def role_cards(self) -> tuple[Card, ...]:
        return cards_of_draw(moment.event for moment in self.moments[: self._at + 1])

    def sees_as(self, seat: int) -> bool:
        """Whether whoever is looking knows, at the moment shown, all that a seat knew when it decided."""
        if self._viewer in (None, seat):
            return True
        roles = self.state.roles
        # The partner sits beside the captain and sees his cards.
        return bool(roles) and roles[self._viewer] == Role.PARTNER and roles[seat] == Role.CAPTAIN

    def set_viewer(self, viewer: int | None) -> None:
        """Look with the eyes of another seat, or with all hands open."""
        if viewer != self._viewer:
            self._viewer = viewer
            self._tell(None, None)

    def go_to(self, at: int) -> None:
        """Show another moment; one outside the time line is the first or the last."""
        at = max(0, min(at, self.last))
        if at == self._at:
            return
        # One step forward is told as what it is, so that the table can show it happen; anything else is a new picture.
        before = self.view if at == self._at + 1 else None
        self._at = at
        self._tell(self.moments[at].event if before is not None else None, before)
        self.moved.emit(at)

    def step(self, by: int = 1) -> None:
        """Go so many moments on, or back if it is less than 0."""
        self.go_to(self._at + by)

    def _tell(self, event: Event | None, before: PlayerView | None) -> None:
        self._revision = self._next_revision()
        self.changed.emit(Change(self._revision, None if event is None else as_seen(event), before, self.view))

    def next_where(self, wanted: frozenset[int] | set[int], direction: int = 1) -> int | None:
        """The next moment, in that direction, whose event is one of these indices of the record; None if there is none."""
        at = self._at + direction
        while 0 <= at <= self.last:
            if self.moments[at].event_index in wanted:
                return at
            at += direction
        return None

    def moment_before(self, event: int) -> int | None:
        """The moment at which the decision was open that event `event` of the record settled; None if it is not in force."""
        for at, moment in enumerate(self.moments):
            if moment.event_index == event:
                return at - 1
        return None

    @property
    def hand_starts(self) -> tuple[int, ...]:
        """The moments of the deals, in order."""
        return tuple(at for at, moment in enumerate(self.moments) if type(moment.event) is Dealt)

    @property
    def deal_number(self) -> str | None:
        """The number of the deal on the table, None before the first and for a pack without one."""
        for moment in reversed(self.moments[: self._at + 1]):
            if type(moment.event) is Dealt:
                return moment.event.number or None
        return None

    @property
    def next_action(self) -> Acted | None:
        """What was done at the decision shown; None where the moment is none."""
        if self._at == self.last:
            return None
        event = self.moments[self._at + 1].event
        return event if type(event) is Acted else None

    def start_from_here(self) -> Start:
        """The position shown as the start of a practice match. Raises ValueError when the match is over here."""
        if self.state.stage == Stage.OVER:
            raise ValueError("the match is over here")
        index = self.moments[self._at].event_index
        return position(self.record, index + 1)

    # Playing by itself

    @property
    def playing(self) -> bool:
        """Whether the replay goes on by itself."""
        return self._pace is not None

    def play(self, speed: str = "normal") -> None:
        """Go on by itself, at one of SPEEDS, until `pause` or the end; from the end it begins anew."""
        if self._at == self.last:
            self.go_to(0)
        was = self.playing
        self._pace = SPEEDS[speed]
        self._timer.start(self._pace)
        if not was:
            self.playing_changed.emit(True)

    @Slot()
    def pause(self) -> None:
        """Stand still."""
        self._timer.stop()
        if self.playing:
            self._pace = None
            self.playing_changed.emit(False)

    @Slot()
    def _play_on(self) -> None:
        if self.held:
            # The table still shows the last step; its release goes on.
            return
        self.step()
        if self._at == self.last:
            self.pause()
        elif self._pace is not None:
            self._timer.start(self._pace)

    def _released(self) -> None:
        if self._pace is not None and not self._timer.isActive():
            self._timer.start(self._pace // 2)
