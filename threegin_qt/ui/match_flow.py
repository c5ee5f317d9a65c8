"""From one match to the next: the offer, a new match, going on with an unfinished one, giving up."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Slot

from threegin_qt.controller import MatchController, MatchSetup
from threegin_qt.engine import Mode, RecordError, Stage, replay
from threegin_qt.store import MatchStore, Preferences, StoreError

from .give_up import GiveUpDialog
from .new_match import NewMatchDialog
from .offer import Unfinished
from .settings import Settings
from .window import Window

log = logging.getLogger(__name__)


class MatchFlow(QObject):
    """Starts, continues and ends matches as the person asks for it."""

    def __init__(self, window: Window, match: MatchController, store: MatchStore, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._match = match
        self._store = store
        self._settings = settings
        self._dialog: NewMatchDialog | GiveUpDialog | None = None
        match.set_preferences(settings.now)
        settings.changed.connect(self._on_settings)
        window.offer.deal.connect(self.start)
        window.offer.go_on.connect(self.resume)
        window.requested.connect(self._on_request)
        window.menus.allow("continue", self._may_continue)
        window.menus.allow("give_up", self._may_give_up)

    @Slot(object, object)
    def _on_settings(self, before: Preferences, now: Preferences) -> None:
        self._match.set_preferences(now)

    def begin(self) -> None:
        """Show the offer, with the unfinished match if there is one."""
        self._window.offer.show_unfinished(self._unfinished())
        self._window.show_offer()

    def _unfinished(self) -> Unfinished | None:
        match_id = self._store.unfinished()
        if match_id is None:
            return None
        try:
            record = self._store.load(match_id)
            state = replay(record).last
        except (RecordError, StoreError) as error:
            log.warning("match %s cannot be offered: %s", match_id, error)
            return None
        opponents = [player.name for player in record.header.players[1:]]
        return Unfinished(match_id, opponents, state.totals, state.hand_number, record.header.mode == Mode.PRACTICE)

    @property
    def _playing(self) -> bool:
        return self._match.interactive and self._match.view.stage != Stage.OVER

    def _may_continue(self) -> bool:
        """Whether there is an unfinished match other than the one on the table."""
        return not self._playing and self._store.unfinished() is not None

    def _may_give_up(self) -> bool:
        return self._playing and self._window.page is not self._window.offer

    @Slot(str)
    def _on_request(self, name: str) -> None:
        if name in ("new_match", "practice"):
            self._ask_for_match(name == "practice")
        elif name == "continue":
            match_id = self._store.unfinished()
            if match_id is not None:
                self.resume(match_id)
        elif name == "give_up":
            self._ask_to_give_up()

    def _ask_for_match(self, practice: bool) -> None:
        dialog = NewMatchDialog(self._settings.now, practice, self._playing, self._window)
        dialog.accepted.connect(self._on_match_chosen)
        self._open(dialog)

    def _ask_to_give_up(self) -> None:
        dialog = GiveUpDialog(self._window)
        dialog.accepted.connect(self._match.give_up)
        self._open(dialog)

    def _open(self, dialog: NewMatchDialog | GiveUpDialog) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = dialog
        dialog.help_wanted.connect(self._window.show_help_over)
        dialog.open()

    @Slot()
    def _on_match_chosen(self) -> None:
        assert isinstance(self._dialog, NewMatchDialog)
        form = self._dialog.form
        self._settings.change(**form.chosen())
        self.start(form.setup())

    @Slot(object)
    def start(self, setup: MatchSetup) -> None:
        """Begin this match. One on the table waits in the history."""
        self._match.start(setup)
        self._begin_play()

    @Slot(str)
    def resume(self, match_id: str) -> None:
        """Go on with this match, or say that it cannot be done."""
        if self._match.resume(match_id):
            self._begin_play()
        else:
            self._window.notices.say(self._cannot_continue)
            self._window.offer.show_unfinished(None)

    def _begin_play(self) -> None:
        self._window.show_table()
        # What the computer players need takes memory, which somebody who only looks at the offer can keep.
        self._match.warm_up()

    def _cannot_continue(self) -> str:
        return self.tr("The unfinished match cannot be continued; it stays in the history.")
