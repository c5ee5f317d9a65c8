"""What is said of whole matches: every event once, in its order, and nothing besides; what answers the person, at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from table_kit import CAPTAIN, KNOCK_DEAL, NAMES, PARTNER, Rig, upcard_taken
from voice_kit import check_told

from tests.e2e.autopilot import Autopilot
from threegin_qt.controller import MatchController, MatchSetup, plain_players
from threegin_qt.engine import CLASSIC, Level, Phase
from threegin_qt.store import MatchStore, Preferences
from threegin_qt.ui import assistive
from threegin_qt.ui.notices import NoticeBar
from threegin_qt.ui.table import TableWidget

POLITE, AT_ONCE = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive


class Said(NamedTuple):
    text: str
    politeness: QAccessible.AnnouncementPoliteness


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Said]]:
    """The announcements that go to Qt, the oldest first."""
    heard: list[Said] = []

    class Ear:
        AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:
            assert isinstance(event, QAccessibleAnnouncementEvent)
            heard.append(Said(event.message(), event.politeness()))
            QAccessible.updateAccessibility(event)

    monkeypatch.setattr(assistive, "QAccessible", Ear)
    return heard


@pytest.mark.parametrize("sitting_out", ["advise", "watch", "skip"])
def test_every_event_of_a_match_is_said_once(qtbot: QtBot, tmp_path: Path, said: list[Said], sitting_out: str) -> None:
    store = MatchStore(tmp_path / "matches.db")
    match = MatchController(store, plain_players)
    table = TableWidget()
    qtbot.addWidget(table)
    preferences = Preferences(animation="off", thinking="none", watch_speed="fast", sitting_out=sitting_out)
    table.set_preferences(preferences)
    table.set_source(match)
    match.watch_pace_ms = 0
    table.resize(1180, 732)
    table.show()
    autopilot = Autopilot(table, match)
    loop = QEventLoop()
    autopilot.over.connect(loop.quit)
    match.start(MatchSetup(NAMES[0], NAMES[1:], (Level.CASUAL, Level.CASUAL), CLASSIC._replace(target=50)))
    loop.exec()
    assert match.match_id is not None
    record = store.load(match.match_id)
    assert match.shut_down()
    store.close()
    besides = check_told([each.text for each in said], [record], skipped=sitting_out == "skip")
    if sitting_out == "advise":
        # Whether the captain did what was advised is no event of the match.
        assert not any(" ." in each for each in besides), "a card is missing"
        besides = [each for each in besides if not each.endswith("follows your advice.") and "sees it otherwise: " not in each]
    assert besides == []
    assert {each.politeness for each in said} == {POLITE}


def test_nothing_is_said_of_thinking(qtbot: QtBot, said: list[Said]) -> None:
    rig = Rig(qtbot, CAPTAIN)
    rig.until(Phase.DISCARD)
    before = len(said)
    assert rig.match.do(next(iter_discards(rig))) is None
    rig.events()
    # The other player thinks: he is held back.
    assert rig.table.thinking_seat >= 0
    assert [each.text for each in said[before:]] == [f"You throw {rig.table.pile.accessibleName().split(', ')[1]}."]
    assert not any("thinking" in each.text for each in said)


def iter_discards(rig: Rig) -> Iterator[object]:
    from threegin_qt.engine import discard

    return (discard(card) for card in rig.hand if rig.match.may(discard(card)) is None)


def test_what_answers_the_person_is_said_at_once(qtbot: QtBot, said: list[Said]) -> None:
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    before = len(said)
    for command in ("draw_stock", "pass", "read_cards", "read_scores", "repeat_event"):
        rig.table.perform(command)
    assert len(said) == before + 5
    assert {each.politeness for each in said[before:]} == {AT_ONCE}


def test_selecting_is_told_by_the_card_and_not_announced(qtbot: QtBot, said: list[Said]) -> None:
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    before = len(said)
    rig.table.play.select(rig.button("KD").card)
    assert said[before:] == []
    assert rig.button("KD").accessibleDescription() == "selected"


def test_a_move_taken_back_is_said_once(qtbot: QtBot, said: list[Said]) -> None:
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    rig.table.play.throw(rig.button("KD").card)
    before = len(said)
    rig.table.perform("undo")
    rig.events()
    told = [each.text for each in said[before:]]
    assert len(told) == 1
    assert told[0].startswith("The move is taken back.")


def test_a_hint_is_said_once(qtbot: QtBot, said: list[Said]) -> None:
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    before = len(said)
    rig.table.perform("hint")
    rig.match.release()
    rig.wait(lambda: bool(rig.table.play.advice))
    rig.events()
    told = [each.text for each in said[before:]]
    assert len(told) == 1
    assert told[0].startswith("Hint: ")


def test_what_the_partner_says_is_said_once(qtbot: QtBot, said: list[Said]) -> None:
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    before = len(said)
    rig.table.perform("ask_partner")
    rig.match.release()
    rig.wait(lambda: bool(rig.table.play.advice))
    rig.events()
    told = [each.text for each in said[before:]]
    assert len(told) == 1
    assert told[0].startswith("Beatriz says: ")


def test_advice_given_by_the_one_who_sits_out_is_told_with_what_the_captain_does(qtbot: QtBot, said: list[Said]) -> None:
    rig = Rig(qtbot, PARTNER, sitting_out="advise")
    rig.others()
    assert rig.match.awaiting_advice
    before = len(said)
    rig.match.go_on()
    rig.others()
    assert len({each.text for each in said[before:]}) == len(said[before:])


def test_a_notice_is_said_once_and_at_once(qtbot: QtBot, said: list[Said]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = NoticeBar(page)
    bar.say(lambda: "The disk is full.")
    bar.say(lambda: "The disk is full.")
    assert said == [Said("The disk is full.", AT_ONCE)]
