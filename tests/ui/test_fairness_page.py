"""The fairness page: deals and their numbers, what levels see, luck of all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from history_kit import LOOKS, PageKit, clipped, filled, look, short_match
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from threegin_qt.ai import levels
from threegin_qt.ai.knowledge import PAST_KINDS, Knowledge, Past, knowledge_of
from threegin_qt.engine import (
    Dealt,
    Level,
    MatchRecord,
    Mode,
    Phase,
    Role,
    deck_of,
    format_deal_number,
    replay,
    steps,
    view_of,
)
from threegin_qt.models.deals import DEAL_ROLE, DealsModel, FinishedDeal, deals_of
from threegin_qt.store import MatchStore, Mean, SeatLuck
from threegin_qt.ui.fairness_page import DealAgain, FairnessPage
from threegin_qt.ui.fairness_words import check_text, deal_words, luck_line, luck_verdict, seen_rows
from threegin_qt.ui.range_chart import RangeChart

pytestmark = pytest.mark.usefixtures("english")

RECORDS = [*(short_match(seed) for seed in range(5)), short_match(50, stop=0.55), short_match(51, stop=0.02)]


class Kit(PageKit[FairnessPage]):
    """A page over a store of its own, and the deals that it asked for."""

    def __init__(self, store: MatchStore, qtbot: QtBot) -> None:
        super().__init__(store, qtbot, FairnessPage)
        self.wanted: list[DealAgain] = []
        self.page.deal_requested.connect(self.wanted.append)


@pytest.fixture
def kit(tmp_path: Path, qtbot: QtBot) -> Iterator[Kit]:
    made = Kit(filled(tmp_path / "matches.db", RECORDS), qtbot)
    yield made
    made.close()


def numbers(record: MatchRecord) -> list[str]:
    return [event.number for event in record.events if type(event) is Dealt]


# Deals


def test_the_deals_of_finished_hands_and_no_other() -> None:
    for record in RECORDS:
        hands = len(replay(record).last.earlier)
        deals = deals_of(record).deals
        assert [deal.number for deal in deals] == numbers(record)[:hands]
        assert [deal.hand for deal in deals] == list(range(1, hands + 1))
        assert all(deal.genuine for deal in deals)
        assert [(deal.roles, deal.result) for deal in deals] == list(replay(record).last.earlier)


def test_a_hand_that_was_taken_back_and_dealt_anew_counts_once() -> None:
    record = short_match(60, mode=Mode.PRACTICE, take_backs=0.1)
    deals = deals_of(record).deals
    assert len(deals) == len(replay(record).last.earlier)


def test_a_pack_that_is_not_that_of_its_number_is_found_out() -> None:
    record = next(record for record in RECORDS if len(deals_of(record).deals) > 2)
    index = next(at for at, event in enumerate(record.events) if type(event) is Dealt)
    dealt = record.events[index]
    assert type(dealt) is Dealt
    lied = record._replace(
        events=(*record.events[:index], dealt._replace(number="0000000000000001"), *record.events[index + 1 :])
    )
    match = deals_of(lied)
    assert [deal.genuine for deal in match.deals] == [False] + [True] * (len(match.deals) - 1)
    assert check_text(match) == "The packs of these hands are not those that their numbers stand for: 1."
    bare = record._replace(events=(*record.events[:index], dealt._replace(number=""), *record.events[index + 1 :]))
    count = len(match.deals) - 1
    assert check_text(deals_of(bare)) == (
        f"Checked: the packs of all {count} hands are those of their numbers. 1 hand has no number."
    )


def test_the_model_of_deals(qtbot: QtBot) -> None:
    model = DealsModel(deal_words())
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    match = deals_of(RECORDS[0])
    model.show(match)
    assert model.rowCount() == len(match.deals)
    assert model.index(0, 1).data() == format_deal_number(match.deals[0].number)
    assert model.index(0, 0).data(DEAL_ROLE) == match.deals[0]
    said = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert format_deal_number(match.deals[0].number) in said
    assert "captain" in said
    model.show(None)
    assert model.rowCount() == 0
    assert tester.model() is model


def test_the_newest_match_is_shown_and_any_other_can_be(kit: Kit) -> None:
    page = kit.show()
    newest, *others = [row for row in kit.store.matches() if row.hands]
    assert page.match.value() == newest.match_id
    assert page.deals_model.rowCount() == newest.hands
    assert page.match.count() == len(others) + 1
    assert "Checked: the packs" in page._check.text()
    page.match.set_value(others[2].match_id)
    page.match.activated.emit(0)
    kit.settle()
    assert page.deals_model.rowCount() == others[2].hands


def test_a_match_that_is_asked_for_is_shown_also_an_old_one(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threegin_qt.ui.fairness_page.RECENT", 2)
    oldest = next(row for row in reversed(kit.store.matches()) if row.hands)
    kit.page.show_match(oldest.match_id)
    page = kit.show()
    assert page.match.value() == oldest.match_id
    assert page.deals_model.rowCount() == oldest.hands
    # One that is gone meanwhile is no trouble.
    kit.store.close()
    assert page.match.currentText()


def test_a_match_that_is_gone_gives_way_to_the_newest(kit: Kit) -> None:
    kit.page.show_match("00000000-0000-0000-0000-000000000000")
    page = kit.show()
    kit.qtbot.waitUntil(lambda: page.deals_model.rowCount() > 0)
    assert page.match.value() == next(row for row in kit.store.matches() if row.hands).match_id


def test_a_hand_is_dealt_again_with_its_roles_and_rules(kit: Kit) -> None:
    page = kit.show()
    match = deals_of(kit.store.load(page.match.value()))
    page.deals_table.setFocus()
    QTest.keyClick(page.deals_table, Qt.Key.Key_Down)
    QTest.keyClick(page.deals_table, Qt.Key.Key_Return)
    page.again.click()
    deal = match.deals[1]
    assert kit.wanted == [DealAgain(deal.number, match.header.rules, deal.roles)] * 2
    assert deck_of(kit.wanted[0].number)


def test_the_person_is_moved_to_the_first_seat(tmp_path: Path, qtbot: QtBot) -> None:
    record = short_match(5)
    me, first, second = record.header.players
    moved = record._replace(header=record.header._replace(players=(first, second, me)))
    kit = Kit(filled(tmp_path / "matches.db", [moved], reviewed=False), qtbot)
    page = kit.show()
    page.again.click()
    roles = deals_of(moved).deals[0].roles
    assert kit.wanted[0].roles == (roles[2], roles[0], roles[1])
    kit.close()


def test_any_number_can_be_typed(kit: Kit) -> None:
    page = kit.show()
    page.number.setFocus()
    QTest.keyClicks(page.number, "1234 5678-9012 345")
    QTest.keyClick(page.number, Qt.Key.Key_Return)
    assert kit.wanted == []
    assert page._wrong.isVisible()
    assert "16 digits" in page._wrong.text()
    QTest.keyClicks(page.number, "6")
    assert not page._wrong.isVisible()
    page.deal.click()
    assert kit.wanted == [DealAgain("1234567890123456")]


def test_without_matches_numbers_can_still_be_dealt(tmp_path: Path, qtbot: QtBot) -> None:
    kit = Kit(MatchStore(tmp_path / "matches.db"), qtbot)
    page = kit.show()
    assert not page.match.isVisible()
    assert not page.deals_table.isVisible()
    assert page.number.hasFocus()
    assert not page.draws.isVisible()
    assert "no finished match has been reviewed" in page._luck.words.text()
    kit.close()


# Who sees what


def test_no_level_sees_what_is_hidden() -> None:
    rows = {row.head: [figure.text for figure in row.figures] for row in seen_rows()}
    assert all(len(cells) == len(Level) for cells in rows.values())
    for hidden in ("The other player's hidden cards", "The cards of the stock", "The number of the deal"):
        assert rows[hidden] == ["never"] * len(Level)


def knowledges() -> list[Knowledge]:
    """What players to throw a card know, at different moments of different hands."""
    found = []
    for record in RECORDS:
        for step in steps(record)[::7]:
            state = step.before
            if state.hand is not None and state.hand.phase == Phase.DISCARD:
                found.append(knowledge_of(view_of(state, step.seat)))
    assert len(found) > 20
    return found


def choices(level: Level, know: Knowledge) -> object:
    return levels.throws(level, know, random.Random(1))


def test_what_is_said_of_the_levels_is_what_they_do() -> None:
    rows = {row.head: [figure.text for figure in row.figures] for row in seen_rows()}
    thrown, taken, scores = (rows[head] for head in list(rows)[1:4])
    for know in knowledges():
        forgotten = know._replace(known=0, unseen=know.unseen | know.known)
        blank = forgotten._replace(mine=0, theirs=0, last=(-1, -1, -1), unseen=((1 << 52) - 1) & ~know.own)
        elsewhere = know._replace(need=1, need_other=1, past=Past(9, (9,) * PAST_KINDS))
        assert choices(Level.BEGINNER, blank) == choices(Level.BEGINNER, know)
        assert choices(Level.CASUAL, forgotten) == choices(Level.CASUAL, know)
        for level in (Level.BEGINNER, Level.CASUAL, Level.SKILLED):
            assert choices(level, elsewhere) == choices(level, know)
    assert any(
        choices(Level.SKILLED, know) != choices(Level.SKILLED, know._replace(known=0, takes=0, mine=0, theirs=0))
        for know in knowledges()
    )
    assert thrown == ["forgets it", "the last three", "yes", "yes"]
    assert taken == ["forgets it", "forgets it", "yes", "yes"]
    assert scores == ["not used", "not used", "not used", "yes"]


# Luck


def luck(place: int, value: float, half: float) -> SeatLuck:
    number = 100
    variance = (half / 1.959964) ** 2 * number
    mean = Mean(value * number, variance * (number - 1) + value * value * number, number)
    return SeatLuck(place, mean, Mean(0.0, 0.0, 0))


def test_whether_chance_favours_anybody_is_said() -> None:
    fair = (luck(0, 0.1, 0.2), luck(1, -0.1, 0.2), luck(2, 0.0, 0.2))
    assert luck_verdict(fair, draws=True).startswith("0 is within every interval")
    unfair = (luck(0, 0.5, 0.2), *fair[1:])
    assert luck_verdict(unfair, draws=True).startswith("0 is outside the interval of: You.")
    assert luck_line(unfair[0].draws, "draws") == "+0.50 ± 0.20, 100 draws"
    assert luck_line(Mean(1.0, 1.0, 1), "draws") == "+1.00, 1 draw"
    assert luck_line(Mean(0.0, 0.0, 0), "deals") == ""


def test_the_luck_of_all_three_is_shown_with_its_interval(kit: Kit) -> None:
    page = kit.show()
    seats = kit.store.luck_by_seat()
    for chart, draws in ((page.draws, True), (page.dealt, False)):
        interface = QAccessible.queryAccessibleInterface(chart)
        said = interface.text(QAccessible.Text.Description)
        for seat, name in zip(seats, ("You", "First opponent", "Second opponent"), strict=True):
            line = luck_line(seat.draws if draws else seat.deals, "draws" if draws else "deals")
            assert f"{name}: {line}" in said
        assert "±" in said


def test_a_range_chart_draws_its_dots_where_their_values_are(kit: Kit) -> None:
    page = kit.show()
    chart = page.draws
    assert isinstance(chart, RangeChart)
    image = chart.grab().toImage()
    assert not image.isNull()
    scale = chart._scale
    for at, seat in enumerate(kit.store.luck_by_seat()):
        value = seat.draws.value
        assert value is not None
        assert scale.low <= value <= scale.high
        assert chart._ranges[at].value == value


# Looks


@pytest.mark.parametrize(("theme", "size", "text_size"), LOOKS)
def test_it_can_be_read_in_every_look(tmp_path: Path, qtbot: QtBot, theme: str, size: tuple[int, int], text_size: int) -> None:
    with look(theme, text_size):
        kit = Kit(filled(tmp_path / "matches.db", RECORDS), qtbot)
        page = kit.show(*size)
        QTest.qWait(20)
        assert clipped(page) == []
        assert page.area.horizontalScrollBar().maximum() == 0
        assert page.deals_table.verticalScrollBar().maximum() == 0
        kit.close()


def test_roles_are_those_of_the_hand() -> None:
    match = deals_of(RECORDS[0])
    deal: FinishedDeal = match.deals[0]
    who = deal_words().cells(deal, match.header)[2]
    box = match.header.players[deal.roles.index(Role.BOX)].name
    captain = match.header.players[deal.roles.index(Role.CAPTAIN)].name
    assert who == f"{box} in the box, {captain} captain"
