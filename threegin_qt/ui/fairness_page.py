"""Fairness: where the cards come from, who sees what, and whether luck favours anybody."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QItemSelectionModel, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from threegin_qt.engine import DealNumberError, RuleSet, read_deal_number
from threegin_qt.models.deals import DealsModel, DealsOfMatch, FinishedDeal, deals_of
from threegin_qt.models.figures import FiguresModel
from threegin_qt.models.reading import Cancelled, Expected, Reading
from threegin_qt.store import EnvironmentTrouble, MatchReader, MatchRow, SeatLuck

from .charts import Tick
from .controls import Button, Choice, Field, Text
from .fairness_words import (
    check_text,
    deal_words,
    luck_line,
    luck_spoken,
    luck_verdict,
    seat_text,
    seen_heads,
    seen_rows,
)
from .figures_table import FiguresTable
from .flow import FlowLayout
from .history_filters import labelled
from .languages import fill
from .matches_page import MatchesPage
from .pages import scrolling
from .range_chart import Range, RangeChart
from .review_words import signed_text
from .scales import scale
from .sections import Section
from .statistics_words import spoken_figure
from .theme import GRID, Type
from .time_words import moment_text
from .trouble_words import trouble_text
from .whole_table import WholeTable

RECENT: Final = 50
"""So many matches, the newest, are offered for their deals."""


class DealAgain(NamedTuple):
    """A deal that the person wants to play in practice."""

    number: str
    rules: RuleSet | None = None
    """None for the person's own choice."""
    roles: tuple[int, ...] = ()
    """By seat, the person first; empty to be captain."""


class FairnessPage(MatchesPage):
    """Deal numbers, what levels see, and the luck of all three."""

    WIDEST = 120 * GRID

    deal_requested = Signal(object)
    """A DealAgain."""

    def __init__(self, reading: Reading, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading = reading
        self._wanted: str | None = None
        self._matches: tuple[MatchRow, ...] = ()
        self._seats: tuple[SeatLuck, ...] | None = None
        self._trouble: Expected | None = None

        self._deals, self._seen, self._luck = Section(self), Section(self), Section(self)
        self._make_deals()
        self.seen_model = FiguresModel(spoken_figure, self)
        self.seen_table = FiguresTable(self.seen_model, self._seen)
        self._seen.box.addWidget(self.seen_table)
        self._make_luck()
        inside = QWidget(self)
        self._inside = QVBoxLayout(inside)
        self._inside.setSpacing(4 * GRID)
        self._inside.setContentsMargins(0, 0, 2 * GRID, 3 * GRID)
        for section in (self._deals, self._seen, self._luck):
            self._inside.addWidget(section)
        self._inside.addStretch()
        self.area = scrolling(inside, self)
        self.box.addWidget(self.area, 1)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.retranslate()

    def _make_deals(self) -> None:
        self.match = Choice(self._deals, narrowest=20 * GRID)
        self.match.activated.connect(self._on_match)
        self.deals_model = DealsModel(deal_words(), self)
        self.deals_table = WholeTable(self._deals)
        self.deals_table.setModel(self.deals_model)
        self.deals_table.setSelectionMode(WholeTable.SelectionMode.SingleSelection)
        self.deals_model.modelReset.connect(self.deals_table.fit)
        self.deals_model.headerDataChanged.connect(self.deals_table.fit)
        self._check = Text(self._deals, Type.SMALL, muted=True, wrap=True)
        self.again = Button(self._deals)
        self.number = Field(self._deals)
        self.number.setMaxLength(40)
        self.deal = Button(self._deals)
        self._wrong = Text(self._deals, wrap=True)
        self._labels = [Text(self._deals, Type.SMALL, muted=True) for _ in range(4)]
        row = QWidget(self._deals)
        line = FlowLayout(row)
        which, typed, none, other = self._labels
        line.addWidget(labelled(which, self.match, row))
        line.addWidget(labelled(none, self.again, row))
        second = QWidget(self._deals)
        line = FlowLayout(second)
        line.addWidget(labelled(typed, self.number, second))
        line.addWidget(labelled(other, self.deal, second))
        for widget in (row, self.deals_table, self._check, second, self._wrong):
            self._deals.box.addWidget(widget)
        self._of_matches = (row, self.deals_table, self._check)
        self.again.clicked.connect(self._deal_again)
        self.deals_table.activated.connect(self._deal_again)
        self.deals_table.selectionModel().selectionChanged.connect(self._show_again)
        self.deals_model.modelReset.connect(self._show_again)
        self.deal.clicked.connect(self._deal_typed)
        self.number.returnPressed.connect(self._deal_typed)
        self.number.textChanged.connect(self._wrong.hide)
        self._wrong.hide()

    def _make_luck(self) -> None:
        self.draws, self.dealt = RangeChart(self._luck), RangeChart(self._luck)
        self._titles = [Text(self._luck, bold=True, wrap=True) for _ in range(2)]
        self._verdicts = [Text(self._luck, Type.SMALL, muted=True, wrap=True) for _ in range(2)]
        for title, chart, verdict in zip(self._titles, (self.draws, self.dealt), self._verdicts, strict=True):
            self._luck.box.addSpacing(GRID)
            for widget in (title, chart, verdict):
                self._luck.box.addWidget(widget)

    # What is asked

    def show_match(self, match_id: str) -> None:
        """Show the deals of this match, now or when the page comes up."""
        self._wanted = match_id
        if self.isVisible():
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read everything anew."""
        wanted = self._wanted or self.match.value()

        def question(reader: MatchReader, cancelled: Cancelled) -> tuple[tuple[MatchRow, ...], DealsOfMatch | None]:
            rows = tuple(row for row in reader.matches(limit=RECENT) if row.hands)
            ids = [row.match_id for row in rows]
            chosen = wanted if wanted is not None else ids[0] if ids else None
            return rows, None if chosen is None else deals_of(reader.load(chosen))

        self._reading.ask(question, self._on_deals, self._on_trouble)
        self._reading.ask(lambda reader, cancelled: reader.luck_by_seat(), self._on_luck, self._on_trouble)

    @Slot()
    def _on_match(self) -> None:
        self._wanted = self.match.value()
        self.refresh()

    def _on_deals(self, answer: tuple[tuple[MatchRow, ...], DealsOfMatch | None]) -> None:
        self._trouble = None
        self._matches, deals = answer
        self.deals_model.show(deals)
        if deals is not None:
            self._wanted = deals.header.match_id
            # Not selectRow, which looks at the keys that are pressed.
            flag = QItemSelectionModel.SelectionFlag
            self.deals_table.selectionModel().setCurrentIndex(self.deals_model.index(0, 0), flag.ClearAndSelect | flag.Rows)
        self._word_deals()

    def _on_luck(self, seats: tuple[SeatLuck, ...]) -> None:
        self._seats = seats
        self._word_luck()

    def _on_trouble(self, why: Expected) -> None:
        # A match that is gone is no trouble: the newest one is shown.
        if not isinstance(why, EnvironmentTrouble) and self._wanted is not None:
            self._wanted = None
            self.match.set_items(())
            self.refresh()
            return
        self._trouble = why
        self._word_deals()

    @Slot()
    def take_focus(self) -> None:
        """Give the keyboard to the choice of the match, or to the number where there is none."""
        (self.match if self.match.isVisible() else self.number).setFocus()

    # Dealing again

    def _chosen(self) -> FinishedDeal | None:
        rows = self.deals_table.selectionModel().selectedRows()
        return self.deals_model.deal_at(rows[0].row()) if rows else None

    @Slot()
    def _show_again(self) -> None:
        deal = self._chosen()
        self.again.setEnabled(deal is not None and bool(deal.number))

    @Slot()
    def _deal_again(self) -> None:
        deal, match = self._chosen(), self.deals_model.match
        if deal is None or match is None or not deal.number:
            return
        person = next((seat for seat, player in enumerate(match.header.players) if player.person), 0)
        # The person sits in seat 0 of every match here.
        roles = (deal.roles[person], *(role for seat, role in enumerate(deal.roles) if seat != person))
        self.deal_requested.emit(DealAgain(deal.number, match.header.rules, roles if len(roles) == 3 else ()))

    @Slot()
    def _deal_typed(self) -> None:
        try:
            number = read_deal_number(self.number.text())
        except DealNumberError:
            self._wrong.setText(self.tr("A deal number has 16 digits; spaces do not matter."))
            self._wrong.show()
            self.number.setFocus()
            return
        self.deal_requested.emit(DealAgain(number))

    # Words

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Fairness"))
        for label, word in zip(
            self._labels, (self.tr("Match"), self.tr("A number that somebody gave you"), "", ""), strict=True
        ):
            label.setText(word)
        self.match.name_it(self.tr("Match whose deals are shown"))
        self.number.setAccessibleName(self.tr("Deal number"))
        self.number.setPlaceholderText("0000 0000 0000 0000")
        self.again.setText(self.tr("&Deal the selected hand again"))
        self.deal.setText(self.tr("Deal this &number"))
        self.deals_table.setAccessibleName(self.tr("Deals"))
        self.seen_table.setAccessibleName(self.tr("What each level sees"))
        self.seen_model.show(seen_heads(), seen_rows())
        self._seen.name(self.tr("Who sees what"), self._seen_words())
        self.deals_model.retranslate()
        self._word_deals()
        self._word_luck()

    def _seen_words(self) -> str:
        return " ".join(
            (
                self.tr("A computer player is given what a person in its seat would see, and nothing else."),
                self.tr("The levels differ in what they make of it."),
                self.tr("Who sits out sees with the captain's eyes; advice between two computers is never given."),
            )
        )

    def _word_deals(self) -> None:
        words = " ".join(
            (
                self.tr("Every pack comes from a number that the system draws at random just before the deal."),
                self.tr("It is shown here when the hand is over; the same number always deals the same cards."),
                self.tr("Dealt again, it is a practice match."),
            )
        )
        if isinstance(self._trouble, EnvironmentTrouble):
            words = f"{words} {trouble_text(self._trouble.code, self._trouble.path.name)}"
        self._deals.name(self.tr("The deal"), words)
        deals = self.deals_model.match
        for widget in self._of_matches:
            widget.setVisible(deals is not None)
        if deals is None:
            return
        items = [(row.match_id, self._match_text(row.started, row.opponents)) for row in self._matches]
        header = deals.header
        if header.match_id not in [match_id for match_id, _ in items]:
            others = tuple(player.name for player in header.players if not player.person)
            items.insert(0, (header.match_id, self._match_text(header.started, others)))
        self.match.set_items(items)
        self.match.set_value(header.match_id)
        self._check.setText(check_text(deals) or self.tr("No hand of this match is over yet."))

    def _match_text(self, started: str, opponents: tuple[str, ...]) -> str:
        #: A match in a list: %1 is its date and time, %2 its opponents.
        return fill(self.tr("%1: %2"), moment_text(started), ", ".join(opponents))

    def _word_luck(self) -> None:
        seats = self._seats or ()
        lucky = any(seat.draws.number or seat.deals.number for seat in seats)
        if lucky:
            words = self.tr(
                "In all reviewed matches: the points that a card was worth above the mean of those it could have been. "
                "On average this is 0 for everybody; the lines are 95 % intervals."
            )
        else:
            words = self.tr("Luck is measured by the review, and no finished match has been reviewed yet.")
        self._luck.name(self.tr("Luck of all three"), words)
        for at, (chart, title, verdict) in enumerate(zip((self.draws, self.dealt), self._titles, self._verdicts, strict=True)):
            for widget in (chart, title, verdict):
                widget.setVisible(lucky)
            if lucky:
                name = self.tr("Points a draw from the stock") if at == 0 else self.tr("Points a deal")
                title.setText(name)
                chart.setAccessibleName(name)
                verdict.setText(luck_verdict(seats, at == 0))
                self._show_chart(chart, seats, at == 0)

    def _show_chart(self, chart: RangeChart, seats: tuple[SeatLuck, ...], draws: bool) -> None:
        ranges = []
        for seat in seats:
            mean = seat.draws if draws else seat.deals
            if mean.value is not None:
                text = luck_line(mean, "draws" if draws else "deals")
                ranges.append(Range(seat_text(seat.place), mean.value, mean.half_width or 0.0, text))
        reach = max((abs(each.value) + each.half_width for each in ranges), default=1.0) or 1.0
        expected = Tick(0.0, self.tr("0 is to be expected"))
        chart.show_data(ranges, scale(-reach, reach, signed_text, 6), expected, luck_spoken(seats, draws))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._seats is not None:
            self._word_luck()
