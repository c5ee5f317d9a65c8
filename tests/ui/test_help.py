"""Help for a place: the mapping is complete, the table leads to the rule behind a refusal, and back is where one was."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shell_kit import Shell
from table_kit import CAPTAIN, KNOCK_DEAL, KNOCKER, PARTNER, TWO_WAYS, Rig, knocking, pack

import threegin_qt.ui
from threegin_qt.engine import (
    CLASSIC,
    DRAW_STOCK,
    PASS,
    TAKE_UPCARD,
    Outcome,
    Phase,
    Refusal,
    Refused,
    Role,
    parse_card,
)
from threegin_qt.ui.help_topics import OUTCOMES, PHASES, PLACES, REFUSALS, START, place_topic, refusal_topic, view_topic
from threegin_qt.ui.phrases import refusal_text
from threegin_qt.ui.rules_page import RulesPage
from threegin_qt.ui.rules_sheet import RulesSheet
from threegin_qt.ui.rules_text import read_rules, rules_text

LEFT = Qt.MouseButton.LeftButton
ANCHORS = set(rules_text(read_rules("en"), CLASSIC).anchors)


class TestMapping:
    """From codes, phases and places to sections."""

    @pytest.mark.parametrize("code", list(Refused))
    def test_every_refusal_has_a_section(self, code: Refused) -> None:
        assert refusal_topic(code) in ANCHORS

    def test_nothing_is_left_out_and_nothing_leads_nowhere(self) -> None:
        assert set(REFUSALS) == set(Refused)
        assert set(PHASES) == set(Phase)
        assert set(OUTCOMES) == set(Outcome)
        for mapping in (REFUSALS, PHASES, OUTCOMES, PLACES):
            assert set(mapping.values()) <= ANCHORS
        assert {START, "table", "r4", "r8", "r14", "r16", "r25", "r26", "sitting-out"} <= ANCHORS

    def test_every_page_and_dialog_has_a_section(self) -> None:
        bases = {"Page": "Page", "MatchesPage": "Page", "Sheet": "Sheet"}
        found = set()
        for path in Path(threegin_qt.ui.__file__).parent.glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and {getattr(base, "id", "") for base in node.bases} & set(bases):
                    found.add(node.name)
        assert "LessonPage" in found
        # The one is a page that others are made of, the other shows the help itself.
        assert found - {"MatchesPage", "RulesSheet"} <= set(PLACES)

    def test_a_place_that_is_not_known_begins_at_the_beginning(self) -> None:
        assert place_topic(object()) == START

    def test_every_section_of_the_program_is_some_places_help(self) -> None:
        own = {anchor for anchor in ANCHORS if not anchor.startswith("r") or not anchor[1:].isdigit()}
        used = {*REFUSALS.values(), *PLACES.values(), "table", "sitting-out"}
        assert own - used == {"glossary", "program"}


def why(rig: Rig) -> str:
    """The section behind what the line says, where the word for it is shown."""
    bar = rig.table.bar
    assert bar.why.isVisible() == bool(rig.table.refused_topic)
    return rig.table.refused_topic


class TestTable:
    """Refusals on the line, and the section about what is shown."""

    def test_a_refusal_has_its_word_and_leads_to_its_rule(self, qtbot: QtBot) -> None:
        rig = Rig(qtbot, CAPTAIN, KNOCK_DEAL)
        assert why(rig) == ""
        rig.table.perform("knock")
        assert why(rig) == "r9"
        assert rig.table.bar.why.text() == "Why?"
        with qtbot.waitSignal(rig.table.help_wanted) as told:
            QTest.mouseClick(rig.table.bar.why, LEFT)
        assert told.args == ["r9"]

    def test_it_goes_when_something_happens(self, qtbot: QtBot) -> None:
        rig = Rig(qtbot, CAPTAIN, KNOCK_DEAL)
        rig.table.perform("draw_stock")
        assert why(rig) == "r9"
        rig.table.perform("take_discard")
        assert why(rig) == ""
        assert rig.table.topic == "r14"

    def test_what_is_no_refusal_has_no_word(self, qtbot: QtBot) -> None:
        rig = Rig(qtbot, CAPTAIN, KNOCK_DEAL)
        rig.table.perform("read_scores")
        assert rig.table.bar.text
        assert why(rig) == ""

    def test_a_card_taken_from_the_pile(self, qtbot: QtBot) -> None:
        rig = Rig(qtbot, CAPTAIN, KNOCK_DEAL, ((Role.CAPTAIN, TAKE_UPCARD),))
        rig.table.play.select(parse_card("6S"))
        assert why(rig) == "r12"

    def test_too_much_deadwood(self, qtbot: QtBot) -> None:
        deck = pack("2S 4S 6S 8D TD QD AH 3H 5C 7C", "3S 5S 7S 9D JD KD 2H 4H 6C 8C", "KS", "9C")
        acts = ((Role.CAPTAIN, PASS), (Role.BOX, PASS), (Role.CAPTAIN, DRAW_STOCK))
        rig = Rig(qtbot, CAPTAIN, deck, acts)
        rig.table.perform("knock")
        assert why(rig) == "r14"
        rig.table.play.begin_knock(parse_card("QD"))
        assert "a knock needs" in rig.table.bar.text
        assert why(rig) == "r14"

    def test_a_lay_off_that_does_not_fit(self, qtbot: QtBot) -> None:
        acts = ((Role.CAPTAIN, TAKE_UPCARD), (Role.CAPTAIN, knocking(KNOCKER, "6S", "KD")))
        rig = Rig(qtbot, (Role.BOX, Role.CAPTAIN, Role.PARTNER), KNOCK_DEAL, acts)
        assert rig.table.topic == "r18"
        rig.table.play.lay_off(parse_card("9H"), -1)
        assert why(rig) == "r18"

    def test_laying_a_knock(self, qtbot: QtBot) -> None:
        rig = Rig(qtbot, CAPTAIN, TWO_WAYS, ((Role.CAPTAIN, TAKE_UPCARD),))
        rig.table.play.begin_knock()
        assert rig.table.topic == "r16"
        rig.table.play.toggle_meld(parse_card("4H"))
        assert why(rig) == "r16"

    def test_the_word_can_be_reached_by_the_arrows_and_pressed_with_enter(self, qtbot: QtBot) -> None:
        rig = Rig(qtbot, CAPTAIN, KNOCK_DEAL)
        rig.table.perform("draw_stock")
        bar = rig.table.bar
        bar.main.setFocus()
        for _ in range(4):
            QTest.keyClick(QApplication.focusWidget() or bar, Qt.Key.Key_Left)
        assert QApplication.focusWidget() is bar.why
        with qtbot.waitSignal(rig.table.help_wanted) as told:
            QTest.keyClick(bar.why, Qt.Key.Key_Return)
        assert told.args == ["r9"]
        rig.table.play.cancel()
        assert QApplication.focusWidget() is bar.main

    @pytest.mark.parametrize("size", [(800, 470), (1180, 732), (1900, 1000)])
    @pytest.mark.parametrize("text_size", [100, 200])
    def test_line_and_word_have_room(self, qtbot: QtBot, size: tuple[int, int], text_size: int) -> None:
        if text_size == 200 and size[0] < 1180:
            pytest.skip("large text is for larger windows")
        rig = Rig(qtbot, CAPTAIN, KNOCK_DEAL, ((Role.CAPTAIN, TAKE_UPCARD),), size=size, text_size=text_size, side_panel=False)
        view = rig.table.view
        assert view is not None
        bar = rig.table.bar
        for code in Refused:
            text = refusal_text(Refusal(code, parse_card("TD"), 33, 10), view, rig.table.play.names)
            rig.table.play.say(text, refusal_topic(code))
            assert bar.why.isVisible()
            assert bar.rect().contains(bar.why.geometry())
            assert not any(bar.why.geometry().intersects(button.geometry()) for button in bar.buttons)
            assert bar.fits(), text

    @pytest.mark.parametrize(
        ("roles", "acts", "topic"),
        [
            (CAPTAIN, (), "r9"),
            (CAPTAIN, ((Role.CAPTAIN, PASS), (Role.BOX, PASS)), "r10"),
            (PARTNER, (), "sitting-out"),
        ],
    )
    def test_phases(self, qtbot: QtBot, roles: tuple[Role, ...], acts: tuple[tuple[Role, object], ...], topic: str) -> None:
        rig = Rig(qtbot, roles, KNOCK_DEAL, acts)  # type: ignore[arg-type]
        assert rig.table.topic == topic

    def test_before_a_match_and_without_one(self, qtbot: QtBot) -> None:
        assert Rig(qtbot, ()).table.topic == "r4"
        assert view_topic(None) == "table"


class TestWindow:
    """F1 and the way back."""

    @staticmethod
    def rules_page(shell: Shell) -> RulesPage:
        page = shell.window.page
        assert isinstance(page, RulesPage)
        return page

    @staticmethod
    def heading(page: RulesPage) -> str:
        return page.text.textCursor().block().text()

    def test_from_the_table_and_back(self, shell: Shell) -> None:
        window = shell.window
        QTest.mouseClick(window.offer.main_button, LEFT)
        window.perform("help")
        assert self.heading(self.rules_page(shell)).startswith("R4 ")
        self.rules_page(shell).back.click()
        assert window.at_table
        shell.match.pick_role_card(3)
        window.perform("help")
        assert self.heading(self.rules_page(shell)).startswith("R8 ")
        QTest.keyClick(window.page, Qt.Key.Key_Escape)
        assert window.at_table

    def test_the_word_on_the_line_opens_the_page(self, shell: Shell) -> None:
        window = shell.window
        QTest.mouseClick(window.offer.main_button, LEFT)
        window.table.help_wanted.emit("r18")  # type: ignore[attr-defined]
        assert self.heading(self.rules_page(shell)).startswith("R18 ")

    @pytest.mark.parametrize(("command", "heading"), [("lesson", "R11"), ("rules", "The aim")])
    def test_from_pages(self, shell: Shell, command: str, heading: str) -> None:
        window = shell.window
        window.perform(command)
        before = window.page
        window.perform("help")
        page = self.rules_page(shell)
        if command == "lesson":
            assert self.heading(page).startswith(heading)
            page.back.click()
            assert window.page is before
        else:
            # The help for the rules are the rules.
            assert page is before

    def test_from_the_offer(self, shell: Shell) -> None:
        shell.window.perform("help")
        assert self.heading(self.rules_page(shell)) == "Beginning a match"
        self.rules_page(shell).back.click()
        assert shell.window.page is shell.window.offer

    def test_the_key_is_f1(self, shell: Shell, qtbot: QtBot) -> None:
        shell.window.activateWindow()
        QTest.keyClick(shell.window, Qt.Key.Key_F1)
        assert isinstance(shell.window.page, RulesPage)

    @pytest.mark.parametrize(
        ("command", "heading"),
        [("preferences", "Preferences"), ("keys", "The table"), ("about", "The aim"), ("practice", "House rules")],
    )
    def test_over_a_dialog(self, shell: Shell, qtbot: QtBot, command: str, heading: str) -> None:
        shell.window.perform(command)
        dialog = next(
            top
            for top in QApplication.topLevelWidgets()
            if top.isVisible() and top is not shell.window and hasattr(top, "help_wanted")
        )
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        (sheet,) = dialog.findChildren(RulesSheet)
        assert sheet.isVisible()
        assert self.heading(sheet.page) == heading
        QTest.keyClick(sheet.page, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not dialog.findChildren(RulesSheet))
        assert dialog.isVisible()
        dialog.close()

    def test_the_rules_of_the_lesson_are_its_own(self, shell: Shell) -> None:
        window = shell.window
        window.perform("lesson")
        assert window.rules == CLASSIC
        window.perform("help")
        shell.settings.change(language="es")
        assert self.rules_page(shell).rules == CLASSIC

    def test_a_change_of_language_keeps_the_place(self, shell: Shell, qtbot: QtBot) -> None:
        shell.window.show_rules("r20")
        page = self.rules_page(shell)
        qtbot.wait(20)
        shell.settings.change(language="hu")
        qtbot.waitUntil(lambda: self.heading(page).startswith("R20"))

    def test_it_is_the_deck_of_the_preferences(self, shell: Shell) -> None:
        shell.window.show_rules()
        page = self.rules_page(shell)
        shell.settings.change(four_colour=True)
        assert page._art.style.four_colour


def test_a_widget_that_is_no_page_has_no_help_of_its_own(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert place_topic(widget) == START
