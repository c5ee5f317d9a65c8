"""The pages about matches that were played: history, statistics, fairness, and what leads from them to a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from threegin_qt.controller import MatchController
from threegin_qt.engine import Stage, Start
from threegin_qt.models.porting import Porter
from threegin_qt.models.reading import Reading
from threegin_qt.store import MatchStore

from .window import Window

if TYPE_CHECKING:
    from .fairness_page import DealAgain, FairnessPage
    from .history_page import HistoryPage
    from .statistics_page import StatisticsPage


class HistoryFlow(QObject):
    """Brings the pages up as the person asks for them; each is made when it is first wanted."""

    continue_requested = Signal(str)
    """The id of an unfinished match that is not on the table."""
    start_requested = Signal(object)
    """A MatchSetup, for practice."""
    open_requested = Signal(str)
    """The id of a match to be looked at again."""

    def __init__(self, window: Window, match: MatchController, store: MatchStore) -> None:
        super().__init__(window)
        self._window = window
        self._match = match
        self._store = store
        self._reading: Reading | None = None
        self._carrying: Reading | None = None
        self._porter: Porter | None = None
        self._history: HistoryPage | None = None
        self._statistics: StatisticsPage | None = None
        self._fairness: FairnessPage | None = None
        window.requested.connect(self._on_request)

    @Slot(str)
    def _on_request(self, name: str) -> None:
        if name == "history":
            self._window.show_page(self.history)
            self.history.take_focus()
        elif name == "statistics":
            self._window.show_page(self.statistics)
            self.statistics.take_focus()
        elif name == "fairness":
            self._window.show_page(self.fairness)
            self.fairness.take_focus()

    # The pages

    def _reader(self) -> Reading:
        if self._reading is None:
            self._reading = Reading(self._store.reader, self)
        return self._reading

    @property
    def history(self) -> HistoryPage:
        """The list of matches."""
        if self._history is None:
            from .history_page import HistoryPage

            self._carrying = Reading(self._store.reader, self)
            self._porter = Porter(self._store, self._carrying, self)
            page = self._history = HistoryPage(self._store, self._reader(), self._porter, self._playing)
            page.open_requested.connect(self.open_requested)
            page.continue_requested.connect(self._on_continue)
            page.deals_requested.connect(self._on_deals)
            page.new_match_requested.connect(self._on_new_match)
        return self._history

    @property
    def statistics(self) -> StatisticsPage:
        """The figures."""
        if self._statistics is None:
            from .statistics_page import StatisticsPage

            self._statistics = StatisticsPage(self._reader())
        return self._statistics

    @property
    def fairness(self) -> FairnessPage:
        """Deals and luck."""
        if self._fairness is None:
            from .fairness_page import FairnessPage

            self._fairness = FairnessPage(self._reader())
            self._fairness.deal_requested.connect(self._on_deal_again)
        return self._fairness

    @Slot()
    def refresh(self) -> None:
        """What is kept has changed while a page was up: a review has come in."""
        for page in (self._history, self._statistics, self._fairness):
            if page is not None and page.isVisible():
                page.refresh()

    # What the pages ask for

    def _playing(self) -> str | None:
        on_table = self._match.interactive and self._match.view.stage != Stage.OVER
        return self._match.match_id if on_table else None

    @Slot(str)
    def _on_continue(self, match_id: str) -> None:
        if match_id == self._playing():
            self._window.show_table()
        else:
            self.continue_requested.emit(match_id)

    @Slot(str)
    def _on_deals(self, match_id: str) -> None:
        self.fairness.show_match(match_id)
        self._window.show_page(self.fairness)
        self.fairness.take_focus()

    @Slot()
    def _on_new_match(self) -> None:
        self._window.requested.emit("new_match")

    @Slot(object)
    def _on_deal_again(self, wanted: DealAgain) -> None:
        chosen = self._window.offer.form.setup()
        rules = chosen.rules if wanted.rules is None else wanted.rules
        start = Start(wanted.roles)
        self.start_requested.emit(chosen._replace(rules=rules, practice=True, start=start, deal_number=wanted.number))

    def close(self) -> None:
        """Stop what goes out or comes in, and end the threads that read. Before the store is closed."""
        if self._porter is not None:
            self._porter.stop()
        for reading in (self._reading, self._carrying):
            if reading is not None:
                reading.shut_down()
