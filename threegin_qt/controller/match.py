"""The match that the person plays: the one door through which everything that happens in it goes."""

from __future__ import annotations

import logging
import random
from collections import deque
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from ..engine import (
    CARDS,
    Acted,
    Action,
    Advice,
    Advised,
    Card,
    Dealt,
    Event,
    GaveUp,
    HintShown,
    Level,
    MatchRecord,
    Mode,
    PlayerInfo,
    PlayerView,
    RecordError,
    Refusal,
    Refused,
    Role,
    RolesDrawn,
    Stage,
    TookBack,
    advice_refusal,
    deck_of,
    new_deal_number,
    new_match,
    partner_seat,
    read_deal_number,
    seat_to_act,
    view_of,
)
from ..store import Preferences, StoreError
from .journal import Journal, MoveRow, Store
from .new_match import MatchSetup, header_of, is_playable
from .opponents import THINKING_MS, WATCH_MS, Counsel, Opponents
from .players import Choice, LoadedPlayers, Players, Question, decision_seed
from .source import NOBODY, Change, TableSource, as_seen, cards_of_draw
from .worker import Worker

logger = logging.getLogger(__name__)

PERSON: Final = 0
"""The person's seat."""
HINT_LEVEL: Final = Level.EXPERT
"""Whose advice a hint is."""
PLAYER_TROUBLE: Final = "player"
"""The code of `MatchController.trouble` for a computer player that failed and was replaced for that move."""
BUG_TROUBLE: Final = "bug"
"""The code for a bug outside the players: the store raised, so that this match is saved no more, or no advice was found."""


class MatchController(TableSource):
    """A match of the person, in seat 0, against two computer players.

    Everything that happens passes one door: it is checked, written to the store, and then told. What the computer players
    answer waits there until nobody holds the table and they have seemed to think for a moment.
    """

    hint_ready = Signal(object)
    """What the person might do now, a tuple of Advice, best first."""
    advice_ready = Signal(object)
    """What the partner advises the person, who is captain: a tuple of Advice, best first."""
    advice_followed = Signal(bool, object)
    """The captain has decided after the person's advice: whether he did it, and the Action advised."""
    awaiting_advice_changed = Signal(bool)
    """Whether the captain waits for the person's advice."""
    trouble = Signal(object)
    """PLAYER_TROUBLE or BUG_TROUBLE, each once a match, to be shown; the log has more. The store tells its own itself."""

    fan_size: Final = len(CARDS)
    """How many cards lie in the fan at the draw for roles (R4)."""

    def __init__(self, store: Store | None, players: Players, parent: QObject | None = None) -> None:
        """Without a store nothing is saved. `players` loads the computer players, for the first time in the worker."""
        super().__init__(parent)
        self._store = store
        self._players = LoadedPlayers(players)
        self._opponents = Opponents(self._players, self)
        self._opponents.chosen.connect(self._on_chosen)
        self._opponents.counselled.connect(self._on_counselled)
        self._opponents.failed.connect(self._on_failed)

        self._journal: Journal | None = None
        self._view = view_of(new_match(), PERSON)
        self._base = 0
        self.role_picks: tuple[int, ...] = ()
        """Which card of the fan each seat took in this match's draw for roles; empty if it was not made just now."""
        self._counsel: dict[Counsel, tuple[Advice, ...]] = {}
        """What has been shown for the decision on the table: asked again, the same is shown again."""

        self._warm = False
        self._closed = False
        self._troubles: set[str] = set()
        self._sitting_out = "advise"
        self._go_on = False
        self._pace_ms = 0
        self._watch_pace_ms = 0

        self._outbox: deque[tuple[SignalInstance, tuple[Any, ...]]] = deque()
        self._telling = False
        self._thinking = NOBODY
        self._awaiting = False

    # What the table sees

    @property
    def view(self) -> PlayerView:
        return self._view

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        if self._journal is None:
            return ()
        return tuple(player._replace(seed="") for player in self._journal.header.players)

    @property
    def mode(self) -> Mode:
        return Mode.MATCH if self._journal is None else self._journal.header.mode

    @property
    def revision(self) -> int:
        return self._base + (0 if self._journal is None else self._journal.count)

    @property
    def interactive(self) -> bool:
        return self._open is not None

    @property
    def _open(self) -> Journal | None:
        """The match on the table as long as anything can be done in it: not after `shut_down`."""
        return None if self._closed else self._journal

    @property
    def thinking_seat(self) -> int:
        return self._thinking

    @property
    def match_id(self) -> str | None:
        """The match on the table, None before the first."""
        return None if self._journal is None else self._journal.header.match_id

    @property
    def deal_number(self) -> str | None:
        """The number of the deal on the table once the hand is over, "" if it has none; None as long as it is hidden."""
        return None if self._journal is None else self._journal.deal_number()

    def decision_moves(self) -> tuple[MoveRow, ...]:
        """The moves of the hand on the table, as the person may see them."""
        return () if self._journal is None else self._journal.rows(self._view)

    # Another match

    def start(self, setup: MatchSetup) -> None:
        """Begin a match; the one before stays in the store as it is.

        Raises ValueError for a real match that would start from a position or a known deal, DealNumberError for a wrong
        number, RecordError for a position that there cannot be, RuntimeError after `shut_down`.
        """
        if self._closed:
            raise RuntimeError("the controller has been shut down")
        number = None if setup.deal_number is None else read_deal_number(setup.deal_number)
        journal = Journal(MatchRecord(header_of(setup, self._players().version)), self._store)
        written = journal.begin()
        self._take(journal)
        if not written:
            self._post_trouble(BUG_TROUBLE)
        if number is not None:
            self._commit(Dealt(number, deck_of(number)))
        self._tell()

    def resume(self, match_id: str) -> bool:
        """Take up a match of the store exactly where it was left; False if it cannot be played on. The table is told all."""
        if self._store is None or self._closed:
            return False
        try:
            journal = Journal(self._store.load(match_id), self._store)
        except (RecordError, StoreError) as error:
            logger.warning("match %s cannot be continued: %s", match_id, error)
            return False
        if journal.state.stage == Stage.OVER or not is_playable(journal.header):
            return False
        self._take(journal)
        self._tell()
        return True

    def _take(self, journal: Journal) -> None:
        self._opponents.drop()
        # Revisions of the match before must not come up again.
        self._base = max(0, self.revision + 1 - journal.count)
        self._journal = journal
        self._view = view_of(journal.state, PERSON)
        if self._warm:
            self._opponents.warm_up(self._view.rules)
        self.role_picks = ()
        self._troubles.clear()
        self._post(self.changed, Change(self.revision, None, None, self._view))
        self._new_decision()

    # The door

    def _commit(self, event: Event) -> None:
        """Check, write to the store, then post what there is to tell.

        Raises IllegalAction or ValueError, with nothing changed, for what is not allowed now.
        """
        journal = self._journal
        assert journal is not None
        decided = journal.decided
        if not journal.add(event):
            self._post_trouble(BUG_TROUBLE)
        before, self._view = self._view, view_of(journal.state, PERSON)
        self._post(self.changed, Change(self.revision, as_seen(event), before, self._view))
        if journal.decided != decided:
            self._new_decision()
        elif type(event) is Advised and event.seat == PERSON:
            self._ask()

    def _post(self, signal: SignalInstance, *values: Any) -> None:
        self._outbox.append((signal, values))

    def _post_trouble(self, code: str) -> None:
        """Tell of a trouble, of each kind once a match."""
        if code not in self._troubles:
            self._troubles.add(code)
            self._post(self.trouble, code)

    def _tell(self) -> None:
        """Send what was posted, in order, also when a listener acts: what he does is told after what he was told of."""
        if self._telling:
            return
        self._telling = True
        try:
            while self._outbox:
                signal, values = self._outbox.popleft()
                signal.emit(*values)
        finally:
            self._telling = False

    def do(self, action: Action, revision: int | None = None) -> Refusal | None:
        refused = self.may(action)
        if refused is None and self._is_stale(revision):
            refused = Refusal(Refused.NOT_YOUR_TURN)
        if refused is None:
            self._commit(Acted(PERSON, action))
            self._tell()
        return refused

    def _is_stale(self, revision: int | None) -> bool:
        """Whether what somebody wants to do was meant for an earlier decision. A hint shown meanwhile does not matter."""
        return self._journal is not None and revision is not None and revision < self._base + self._journal.decided

    @property
    def role_cards(self) -> tuple[Card, ...]:
        return () if self._journal is None else cards_of_draw(self._journal.events)

    def pick_role_card(self, index: int) -> None:
        """The person takes a card of the fan (0 to `fan_size` - 1); the others take theirs (R4).

        Does nothing when no roles are to be drawn. Raises IndexError for a card that is not there.
        """
        if self._open is None or self._open.state.stage != Stage.ROLES:
            return
        if not 0 <= index < self.fan_size:
            raise IndexError(f"no card {index} in the fan")
        chance = random.SystemRandom()
        fan = chance.sample(CARDS, self.fan_size)
        others = chance.sample([place for place in range(self.fan_size) if place != index], 2)
        self.role_picks = (index, *others)
        self._commit(RolesDrawn(tuple(fan[place] for place in self.role_picks)))
        self._tell()

    def next_hand(self) -> None:
        """Deal the next hand; does nothing unless one is due."""
        if self._open is not None and self._open.state.stage == Stage.DEAL:
            number = new_deal_number()
            self._commit(Dealt(number, deck_of(number)))
            self._tell()

    def give_up(self) -> None:
        """Give the match up (R26); does nothing when it is over."""
        if self._open is not None and self._open.state.stage != Stage.OVER:
            self._commit(GaveUp(PERSON))
            self._tell()

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision of the person that can be undone: in practice only."""
        return self._taking_back() is not None

    def _taking_back(self) -> int | None:
        if self._open is None or self.mode != Mode.PRACTICE:
            return None
        return self._open.last_decision(PERSON)

    def take_back(self) -> bool:
        """Undo everything since the person's last decision, also what others did and the end of a hand; whether it did."""
        to = self._taking_back()
        if to is None:
            return False
        self._commit(TookBack(to))
        self._tell()
        return True

    # Computer players

    def _new_decision(self) -> None:
        """Another decision is on the table: what was asked about the one before is dropped."""
        self._opponents.drop()
        self._counsel.clear()
        self._go_on = False
        self._ask()

    def _ask(self) -> None:
        assert self._journal is not None
        state = self._journal.state
        seat = seat_to_act(state)
        if seat is not None and seat != PERSON:
            advised = state.advice[-1] if state.advice else None
            self._opponents.ask(self._question(seat, "choice"), advised)
        self._update()

    def _question(self, seat: int, purpose: str) -> Question:
        """What a player is asked about the decision on the table. The same after the match was taken up again."""
        assert self._journal is not None
        header = self._journal.header
        player = header.players[seat]
        level = HINT_LEVEL if player.level is None else player.level
        seed = decision_seed(player.seed or header.match_id, seat, self._journal.decided, purpose)
        return Question(view_of(self._journal.state, seat)._replace(advice=()), level, seed)

    def _update(self) -> None:
        """Work out who thinks or waits, and tell it after everything posted before."""
        awaiting = self._awaits_advice()
        watching = self._view.role == Role.PARTNER and self._sitting_out == "watch"
        self._opponents.set_pace(0 if self.skipping else self._watch_pace_ms if watching else self._pace_ms)
        self._opponents.set_blocked(self.held or awaiting)
        seat = None if self._journal is None else seat_to_act(self._journal.state)
        thinking = seat if seat is not None and not awaiting and self._opponents.asked else NOBODY
        if awaiting != self._awaiting:
            self._awaiting = awaiting
            self._post(self.awaiting_advice_changed, awaiting)
        if thinking != self._thinking:
            self._thinking = thinking
            self._post(self.thinking, thinking)

    def hold(self) -> None:
        super().hold()
        self._update()
        self._tell()

    def _released(self) -> None:
        self._update()
        self._tell()

    @Slot(object)
    def _on_chosen(self, choice: Choice) -> None:
        assert self._journal is not None
        state = self._journal.state
        seat = seat_to_act(state)
        if seat is None or seat == PERSON:
            return
        self._commit(Acted(seat, choice.action))
        if choice.followed is not None:
            self._post(self.advice_followed, choice.followed, state.advice[-1])
        if choice.failed:
            self._post_trouble(PLAYER_TROUBLE)
        self._tell()

    @Slot(object, object)
    def _on_counselled(self, counsel: Counsel, advice: tuple[Advice, ...]) -> None:
        assert self._journal is not None
        self._counsel[counsel] = advice
        if counsel is Counsel.HINT:
            if self.mode == Mode.MATCH:
                self._commit(HintShown(PERSON))
        else:
            seat = partner_seat(self._journal.state)
            assert seat is not None
            self._commit(Advised(seat, advice[0].action))
        self._show(counsel)
        self._tell()

    def _show(self, counsel: Counsel) -> None:
        signal = self.hint_ready if counsel is Counsel.HINT else self.advice_ready
        self._post(signal, self._counsel[counsel])

    @Slot()
    def _on_failed(self) -> None:
        self._post_trouble(BUG_TROUBLE)
        self._tell()

    # Advice

    @property
    def can_hint(self) -> bool:
        """Whether there is a decision of the person to be helped with: his own, or what to advise the captain."""
        state = None if self._open is None else self._open.state
        return state is not None and seat_to_act(state) is not None and self._view.turn == self._view.eyes

    def hint(self) -> None:
        """Show what the program would do: `hint_ready`, soon. Does nothing without a decision of the person."""
        if self.can_hint:
            self._consult(Counsel.HINT, PERSON)

    @property
    def can_ask_partner(self) -> bool:
        """Whether the person is captain and has a decision before him."""
        return self._view.role == Role.CAPTAIN and self.can_hint

    def ask_partner(self) -> None:
        """Ask the partner who sits out: `advice_ready`, soon. Does nothing unless `can_ask_partner`."""
        if self.can_ask_partner:
            self._consult(Counsel.PARTNER, self._view.roles.index(Role.PARTNER))

    def _consult(self, counsel: Counsel, seat: int) -> None:
        if counsel in self._counsel:
            self._show(counsel)
            self._tell()
        else:
            self._opponents.seek(counsel, self._question(seat, counsel.value))

    def may_advise(self, action: Action) -> Refusal | None:
        """Why the person may not advise the captain to do this now, or None."""
        if self._open is None:
            return Refusal(Refused.NOT_IN_HAND)
        return advice_refusal(self._open.state, PERSON, action)

    def advise(self, action: Action, revision: int | None = None) -> Refusal | None:
        """Advise the captain, who then decides; None if it is done, otherwise why not.

        As long as he has not decided, the person may change his mind: the last advice counts.
        """
        refused = self.may_advise(action)
        if refused is None and self._is_stale(revision):
            refused = Refusal(Refused.NOT_YOUR_TURN)
        if refused is None:
            self._commit(Advised(PERSON, action))
            self._tell()
        return refused

    def _awaits_advice(self) -> bool:
        if self._journal is None or self._sitting_out != "advise" or self._go_on or self._view.role != Role.PARTNER:
            return False
        return seat_to_act(self._journal.state) is not None and self._view.turn == Role.CAPTAIN and not self._view.advice

    @property
    def awaiting_advice(self) -> bool:
        """Whether the captain waits for the person's advice, or for `go_on`."""
        return self._awaiting

    def go_on(self) -> None:
        """Let the captain decide without advice."""
        if self._awaiting:
            self._go_on = True
            self._update()
            self._tell()

    @property
    def sitting_out(self) -> str:
        """What the person does who sits out: "advise" (the captain waits), "watch", or "skip" to the end of the hand."""
        return self._sitting_out

    @sitting_out.setter
    def sitting_out(self, choice: str) -> None:
        if choice not in ("advise", "watch", "skip"):
            raise ValueError(f"no way to sit out: {choice!r}")
        self._sitting_out = choice
        self._update()
        self._tell()

    @property
    def skipping(self) -> bool:
        """Whether a hand is being skipped: the computer players do not wait, and the table should show no animation."""
        return self._sitting_out == "skip" and self._view.role == Role.PARTNER and self._view.stage == Stage.PLAY

    # Pace and closing

    @property
    def pace_ms(self) -> int:
        """For how many milliseconds a computer player seems to think at least."""
        return self._pace_ms

    @pace_ms.setter
    def pace_ms(self, pace: int) -> None:
        self._pace_ms = pace
        self._update()
        self._tell()

    @property
    def watch_pace_ms(self) -> int:
        """The same while the person sits out and watches."""
        return self._watch_pace_ms

    @watch_pace_ms.setter
    def watch_pace_ms(self, pace: int) -> None:
        self._watch_pace_ms = pace
        self._update()
        self._tell()

    def set_preferences(self, preferences: Preferences) -> None:
        """Take what the preferences say of sitting out and of the pace of the computer players; at once."""
        self._pace_ms = THINKING_MS[preferences.thinking]
        self._watch_pace_ms = WATCH_MS[preferences.watch_speed]
        self.sitting_out = preferences.sitting_out

    @property
    def worker(self) -> Worker:
        """The worker, for review jobs: there is one queue for all."""
        return self._opponents.worker

    def warm_up(self) -> None:
        """Load what the computer players need, in the worker, now and for every match to come.

        To be called once the window has been painted: they may import numpy.
        """
        self._warm = True
        self._opponents.warm_up(self._view.rules)

    def shut_down(self) -> bool:
        """Cancel what the computer players think and end their thread, in well under a second. May be called again.

        Nothing can be done in the match any more. Whatever this returns, the program has to be left by `end_process`; False
        says that a player did not stop.
        """
        self._closed = True
        return self._opponents.shut_down()
