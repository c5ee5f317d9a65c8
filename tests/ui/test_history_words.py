"""Matches, dates and files in words; a match as text."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest
from history_kit import filled, short_match
from PySide6.QtCore import QDate

from tests.store.games import a_match
from threegin_qt.engine import (
    Fault,
    MatchRecord,
    Mode,
    Origin,
    Outcome,
    RecordError,
    cards_of,
    format_deal_number,
    replay,
)
from threegin_qt.models.porting import PortTrouble
from threegin_qt.store import Column, EnvironmentTrouble, ImportReport, MatchRow, Period, StoreTrouble, finished_part
from threegin_qt.ui.card_words import cards_text
from threegin_qt.ui.file_words import export_trouble_text, import_trouble_text, imported_text, place_text
from threegin_qt.ui.history_words import cell_text, counted_text, ordered_totals, points_text, spoken_text, title_text
from threegin_qt.ui.match_text import match_text
from threegin_qt.ui.time_words import date_text, local_moment, moment_text, period_start, period_text, utc_text

pytestmark = pytest.mark.usefixtures("english")


def row(tmp_path: Path, record: MatchRecord) -> MatchRow:
    store = filled(tmp_path / "matches.db", [record])
    (found,) = store.matches()
    store.close()
    return found


# A match as text


def test_a_match_as_text_has_every_hand_with_its_cards_and_its_end() -> None:
    record = a_match(7)
    whole = replay(record)
    text = match_text(record)
    deals = [event for event in record.events if hasattr(event, "deck")]
    assert text.count("\nHand ") == len(whole.last.earlier) == len(deals)
    for number, deal in enumerate(deals, 1):
        assert f"Hand {number}, deal {format_deal_number(deal.number)}" in text
    # Ten cards of the captain, who is dealt the first.
    dealt = sorted(deals[0].deck[0:20:2])
    assert cards_text(cards_of(sum(1 << card for card in dealt))) in text
    names = [player.name for player in record.header.players]
    last = " – ".join(f"{name} {total}" for name, total in zip(names, whole.last.totals, strict=True))
    winner = whole.last.winner
    assert winner is not None
    assert text.rstrip().endswith(f"{last}\n\n{names[winner]} wins the match with {whole.last.totals[winner]} points.")


def test_every_drawn_card_and_every_lay_off_is_in_the_text() -> None:
    for seed in range(30):
        record = short_match(seed)
        whole = replay(record)
        results = [summary.result for summary in whole.last.earlier]
        if any(sum(result.layoffs) for result in results) and any(result.outcome == Outcome.UNDERCUT for result in results):
            break
    text = match_text(record)
    hands = text.split("\nHand ")[1:]
    for hand, result in zip(hands, results, strict=True):
        if sum(result.layoffs):
            assert f"lays off {cards_text(cards_of(sum(result.layoffs)))}" in hand
        assert ("Undercut: " in hand) is (result.outcome == Outcome.UNDERCUT)
        assert re.search(r"draws \S+, ", hand) or "draws" not in hand


def test_of_an_unfinished_match_the_text_ends_with_its_last_finished_hand() -> None:
    record = a_match(8, stop=0.5)
    hands = len(replay(finished_part(record)).last.earlier)
    assert hands > 0
    text = match_text(record)
    assert text.count("\nHand ") == hands
    assert text.rstrip().endswith(f"The match is not finished; {hands} hands are.")
    # Nothing of the hand that is being played: its deal number would give its cards away.
    unfinished = [event for event in record.events if hasattr(event, "deck")][hands:]
    assert all(format_deal_number(event.number) not in text for event in unfinished)


def test_what_was_taken_back_is_not_in_the_text() -> None:
    record = a_match(9, mode=Mode.PRACTICE, take_backs=0.05)
    text = match_text(record)
    assert text.startswith("Practice of ")
    assert text.count("\nHand ") == len(replay(record).last.earlier)


# One match in words


def test_a_match_is_told_from_the_persons_seat(tmp_path: Path) -> None:
    match = row(tmp_path, short_match(3))
    assert ordered_totals(match)[0] == match.totals[0]
    assert ordered_totals(match._replace(person=1)) == (match.totals[1], match.totals[0], match.totals[2])
    assert ordered_totals(match._replace(person=None)) == match.totals
    assert points_text(match).startswith(f"You {match.totals[0]}, {match.opponents[0]} {match.totals[1]}")
    assert points_text(match._replace(origin=Origin.IMPORTED)).startswith("Io ")


def test_the_kind_says_where_a_match_is_from(tmp_path: Path) -> None:
    match = row(tmp_path, short_match(3))
    assert cell_text(match, Column.MODE) == "Match"
    assert cell_text(match._replace(mode=Mode.PRACTICE), Column.MODE) == "Practice"
    assert cell_text(match._replace(origin=Origin.IMPORTED), Column.MODE) == "Match · Imported"
    assert title_text(match._replace(origin=Origin.IMPORTED, mode=Mode.PRACTICE)).endswith("· Practice · Imported")


def test_a_match_without_a_review_says_so(tmp_path: Path) -> None:
    match = row(tmp_path, short_match(3))
    assert "points a decision" in counted_text(match)
    bare = match._replace(error_rate=None, assisted=2)
    assert counted_text(bare) == "Not reviewed yet · 2 hands with a hint, not counted in it"
    assert cell_text(bare, Column.ERROR_RATE) == "–"
    assert spoken_text(bare, Column.ERROR_RATE) == "Not reviewed yet"
    assert spoken_text(bare, Column.HANDS) == f"Hands: {match.hands}"


# Dates


def test_a_day_begins_on_the_persons_clock() -> None:
    day = QDate(2026, 5, 17)
    start = local_moment(utc_text(day))
    assert (start.date(), start.time().hour()) == (day, 0)
    assert moment_text("2026-05-17T12:00:00Z").startswith(date_text(local_moment("2026-05-17T12:00:00Z").date()))


@pytest.mark.parametrize(
    ("name", "period", "first", "text"),
    [
        ("2026-05-17", Period.DAY, date(2026, 5, 17), "17 May 2026"),
        ("2026-01", Period.MONTH, date(2026, 1, 1), "Jan 2026"),
        ("2026", Period.YEAR, date(2026, 1, 1), "2026"),
        ("2026-00", Period.WEEK, date(2026, 1, 1), "1 Jan 2026"),
        ("2026-01", Period.WEEK, date(2026, 1, 5), "5 Jan 2026"),
        ("2024-01", Period.WEEK, date(2024, 1, 1), "1 Jan 2024"),
        ("2026-20", Period.WEEK, date(2026, 5, 18), "18 May 2026"),
    ],
)
def test_periods(name: str, period: Period, first: date, text: str) -> None:
    assert period_start(name, period) == first
    assert period_text(first, period) == text


def test_weeks_begin_where_the_database_cuts_them() -> None:
    for day in range(800):
        moment = date.fromordinal(date(2024, 1, 1).toordinal() + day)
        start = period_start(f"{moment:%Y-%W}", Period.WEEK)
        assert start <= moment
        assert (moment - start).days < 7


# Files


def test_the_place_of_an_error() -> None:
    assert place_text("event 37", 2) == "hand 2, event 37"
    assert place_text("2026.json, event 37, card", 2) == "2026.json, hand 2, event 37, card"
    assert place_text("player 1, name") == "player 1, name"
    assert place_text("result") == "the result"
    assert place_text("rules, target") == "the rules, target"


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_worded(fault: Fault) -> None:
    text = import_trouble_text(PortTrouble(Path("/x/m.json"), RecordError(fault, "event 3", ""), 1))
    assert text.startswith("Nothing was imported. m.json: ")
    assert text.endswith(".")
    assert "%" not in text


@pytest.mark.parametrize("code", StoreTrouble)
def test_every_trouble_with_a_file_is_worded(code: StoreTrouble) -> None:
    path = Path("/x/m.json")
    for text in (
        import_trouble_text(PortTrouble(path, EnvironmentTrouble(code, path))),
        export_trouble_text(PortTrouble(path, EnvironmentTrouble(code, path))),
    ):
        assert "m.json" in text
        assert "%" not in text
        # These are about that file, not about the history.
        assert "history" not in text
    assert "%" not in import_trouble_text(PortTrouble(path, EnvironmentTrouble(code, Path("/data/matches.db"))))
    assert "no longer be read" in export_trouble_text(PortTrouble(path, RecordError(fault=Fault.BAD_FIELD, place="", why="")))


def test_what_was_imported_is_told_apart() -> None:
    assert imported_text(ImportReport(("a", "b"), ())) == "2 matches imported."
    assert imported_text(ImportReport((), ())) == "0 matches imported."
    assert imported_text(ImportReport((), ("a",), 3)) == (
        "1 match was in the history already. 3 matches of the damaged file can no longer be read."
    )
