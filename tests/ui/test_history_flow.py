"""The pages about matches in the window: their ways in and out, and their languages."""

from __future__ import annotations

import random
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from history_kit import pick, short_match
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shell_kit import Shell, untranslated

from tests.store.generate import made_up_review
from threegin_qt.controller import MatchSetup
from threegin_qt.engine import Level, MatchRecord, Mode, Role, RuleSet, Stage, to_json
from threegin_qt.store import MatchRow, Result, prepare
from threegin_qt.ui.fairness_page import DealAgain
from threegin_qt.ui.history_flow import HistoryFlow
from threegin_qt.ui.pages import Page

RECORDS: list[MatchRecord] = [short_match(1), short_match(2), short_match(3)]
NAMES = ("Io", "Ana", "Béla", "Cătălin", "Dóra", "Émile", "Fátima", "Şerban", "Zoë", "Ctrl", "Del")
PAGES = ("history", "statistics", "fairness")


@pytest.fixture
def flow(shell: Shell, qtbot: QtBot) -> Iterator[HistoryFlow]:
    shell.store.add([prepare(record) for record in RECORDS])
    for record in RECORDS[:2]:
        shell.store.keep_review(record.header.match_id, made_up_review(record, random.Random(1)))
    made = HistoryFlow(shell.window, shell.match, shell.store)
    made.start_requested.connect(shell.flow.start)
    made.continue_requested.connect(shell.flow.resume)
    yield made
    made.close()


def bring_up(shell: Shell, flow: HistoryFlow, name: str, qtbot: QtBot) -> Page:
    shell.window.perform(name)
    page = shell.window.page
    assert page is getattr(flow, name)
    assert isinstance(page, Page)
    settle(flow, qtbot)
    return page


def settle(flow: HistoryFlow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: flow._reading is None or not flow._reading.busy)
    QTest.qWait(1)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_comes_by_its_command_and_escape_leads_back(shell: Shell, flow: HistoryFlow, qtbot: QtBot, name: str) -> None:
    page = bring_up(shell, flow, name, qtbot)
    focus = shell.window.focusWidget()
    assert focus is not None
    assert page.isAncestorOf(focus)
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert shell.window.page is shell.window.offer


def test_from_page_to_page_and_back_the_same_way(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    history = bring_up(shell, flow, "history", qtbot)
    statistics = bring_up(shell, flow, "statistics", qtbot)
    shell.window.perform("rules")
    rules = shell.window.page
    assert isinstance(rules, Page)
    rules.left.emit()
    assert shell.window.page is statistics
    # Going on to a page that one came from goes back to it.
    shell.window.perform("history")
    assert shell.window.page is history
    history.back.click()
    assert shell.window.page is shell.window.offer


def test_control_h_and_control_t(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    shell.window.activateWindow()
    QTest.keyClick(shell.window.focusWidget(), Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert shell.window.page is flow.history
    settle(flow, qtbot)
    QTest.keyClick(shell.window.focusWidget(), Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert shell.window.page is flow.statistics
    settle(flow, qtbot)


def test_from_the_history_to_the_deals_and_one_of_them_again(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    bring_up(shell, flow, "history", qtbot)
    match = flow.history.model.match_at(1)
    assert match is not None
    pick(flow.history.table, 1)
    flow.history.deals.trigger()
    assert shell.window.page is flow.fairness
    settle(flow, qtbot)
    assert flow.fairness.match.value() == match.match_id
    flow.fairness.again.click()
    assert shell.window.at_table
    assert shell.match.mode == Mode.PRACTICE
    view = shell.match.view
    deals = flow.fairness.deals_model.match
    assert deals is not None
    assert view.roles == deals.deals[0].roles
    assert view.rules == deals.header.rules
    # Dealt again: the cards of the first seat are those that it had.
    record = next(record for record in RECORDS if record.header.match_id == match.match_id)
    played = next(event for event in record.events if hasattr(event, "deck"))
    start = 0 if view.role == Role.CAPTAIN or view.role == Role.PARTNER else 1
    dealt = set(played.deck[start:20:2])
    held = {card for card in view.cards(view.eyes or 0) if card is not None}
    assert len(held & dealt) >= 9


def test_a_typed_number_is_dealt_by_the_rules_on_offer(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    bring_up(shell, flow, "fairness", qtbot)
    flow.fairness.deal_requested.emit(DealAgain("1234123412341234"))
    assert shell.window.at_table
    assert shell.match.view.rules == shell.window.offer.form.rules
    assert shell.match.view.role == Role.CAPTAIN


def test_an_unfinished_match_is_continued(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    setup = MatchSetup("Io", ("Ana", "Zoë"), (Level.CASUAL, Level.CASUAL), RuleSet(target=50))
    shell.flow.start(setup)
    first = shell.match.match_id
    shell.flow.start(setup)
    second = shell.match.match_id
    assert first is not None
    assert second is not None
    bring_up(shell, flow, "history", qtbot)
    page = flow.history
    rows = {page.model.match_at(at).match_id: at for at in range(page.model.rowCount())}  # type: ignore[union-attr]
    # The one on the table is not deleted, and continuing it is going back to it.
    pick(page.table, rows[second])
    page.delete.trigger()
    settle(flow, qtbot)
    assert second in shell.store.ids()
    page.go_on.trigger()
    assert shell.window.at_table
    assert shell.match.match_id == second
    bring_up(shell, flow, "history", qtbot)
    pick(page.table, rows[first])
    page.go_on.trigger()
    assert shell.window.at_table
    assert shell.match.match_id == first


def test_a_match_that_was_played_is_there_when_the_page_comes_up_again(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    bring_up(shell, flow, "history", qtbot)
    count = flow.history.model.rowCount()
    flow.history.left.emit()
    setup = MatchSetup("Io", ("Ana", "Zoë"), (Level.CASUAL, Level.CASUAL), RuleSet(target=50))
    shell.flow.start(setup)
    assert shell.match.view.stage != Stage.OVER
    with qtbot.waitSignal(flow.history.model.loaded):
        shell.window.perform("history")
    settle(flow, qtbot)
    assert flow.history.model.rowCount() == count + 1
    newest: MatchRow | None = flow.history.model.match_at(0)
    assert newest is not None
    assert newest.result == Result.UNFINISHED


def test_a_review_is_seen_at_once(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    bring_up(shell, flow, "history", qtbot)
    unreviewed = RECORDS[2]
    shell.store.keep_review(unreviewed.header.match_id, made_up_review(unreviewed, random.Random(2)))
    with qtbot.waitSignal(flow.history.model.loaded):
        flow.refresh()
    rows = [flow.history.model.match_at(at) for at in range(flow.history.model.rowCount())]
    assert all(row is not None and row.error_rate is not None for row in rows)


@pytest.mark.parametrize("name", PAGES)
def test_every_text_follows_the_language(shell: Shell, flow: HistoryFlow, qtbot: QtBot, name: str) -> None:
    page = bring_up(shell, flow, name, qtbot)
    if name == "history":
        flow.history.filters.toggle.click()
        flow.history.delete.trigger()
        settle(flow, qtbot)
    for code in ("qa", "qb", "qa"):
        shell.settings.change(language=code)
        settle(flow, qtbot)
        assert untranslated(page, code, NAMES) == []
    if name == "history":
        heads = [flow.history.model.headerData(at, Qt.Orientation.Horizontal) for at in range(8)]
        assert all(head.startswith("⟦") for head in heads)
        assert "⟦" in flow.history.model.index(0, 4).data()


def test_closing_while_matches_come_in_leaves_none_of_them(
    shell: Shell, flow: HistoryFlow, qtbot: QtBot, tmp_path: Path
) -> None:
    bring_up(shell, flow, "history", qtbot)
    record = short_match(9)
    head = record.header
    with zipfile.ZipFile(tmp_path / "many.zip", "w") as packed:
        for at in range(60):
            packed.writestr(
                f"{at}.json", to_json(record._replace(header=head._replace(match_id=f"{head.match_id[:-2]}{at:02x}")))
            )
    before = shell.store.count()
    flow.history.files.import_files([str(tmp_path / "many.zip")])
    porter = flow._porter
    assert porter is not None
    qtbot.waitUntil(lambda: bool(porter._hidden))
    flow.close()
    QTest.qWait(20)
    assert shell.store.count() == before


def test_closing_while_a_question_is_asked_ends_in_time(shell: Shell, flow: HistoryFlow, qtbot: QtBot) -> None:
    shell.window.perform("history")
    shell.window.perform("statistics")
    assert flow._reading is not None
    flow.close()
    assert not flow._reading.busy
