"""The window: menus, pages, keys, dialogs, its place, and that it lets go of everything."""

from __future__ import annotations

import gc
import itertools

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shell_kit import Shell, texts, untranslated

from threegin_qt.controller.opponents import THINKING_MS
from threegin_qt.controller.plain import choose
from threegin_qt.engine import Stage
from threegin_qt.ui.controls import Button
from threegin_qt.ui.help_sheet import HelpSheet
from threegin_qt.ui.preferences_dialog import PreferencesDialog
from threegin_qt.ui.rules_page import RulesPage
from threegin_qt.ui.shortcuts import COMMANDS, Place
from threegin_qt.ui.window import Window

PROPER = ("Nadia", "Viktor", "threegin", "Shift", "Ctrl", "Return", "Enter", "Space", "Esc", "Left", "Right", "Up", "Down",
          "English", "español", "português (Brasil)", "română", "magyar", "qa", "qb")  # fmt: skip
"""Words that are the same in every language: names, keys, languages in their own words."""


def deal(shell: Shell) -> None:
    """Begin a match from the offer, as a person does."""
    QTest.mouseClick(shell.window.offer.main_button, Qt.MouseButton.LeftButton)
    assert shell.window.at_table


def play_on(shell: Shell, qtbot: QtBot, until: Stage) -> None:
    """Let the person play as the simple player would, until the match waits for something."""
    match = shell.match

    def step() -> bool:
        view = match.view
        if view.stage == until:
            return True
        if view.stage == Stage.PLAY and view.role is not None and view.turn == view.role:
            assert match.do(choose(view)) is None
        return match.view.stage == until

    qtbot.waitUntil(step, timeout=20_000)


class TestStart:
    """From the icon to the first card."""

    def test_two_clicks_and_the_cards_are_there(self, shell: Shell, qtbot: QtBot) -> None:
        assert shell.window.page is shell.window.offer
        deal(shell)
        assert shell.match.view.stage == Stage.ROLES
        assert [player.name for player in shell.match.players[1:]] == ["Nadia", "Viktor"]

    def test_enter_does_it_too_and_what_was_chosen_is_remembered(self, shell: Shell, qtbot: QtBot) -> None:
        offer = shell.window.offer
        offer.form.opponents[0].setText("Rosa")
        offer.form.name.setFocus()
        QTest.keyClick(offer.form.name, Qt.Key.Key_Return)
        assert shell.window.at_table
        assert shell.settings.now.opponents == ("Rosa", "Viktor")

    def test_an_unfinished_match_comes_first(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        shell.match.pick_role_card(3)
        shell.match.next_hand()
        before = shell.match.view
        shell.flow.begin()
        offer = shell.window.offer
        assert shell.window.page is offer
        assert offer.main_button.text().replace("&", "") == "Continue"
        assert any("Nadia" in label.text() and "in hand 1, at 0" in label.text() for label in offer.findChildren(QLabel))
        QTest.keyClick(offer, Qt.Key.Key_Return)
        assert shell.window.at_table
        assert shell.match.view == before

    def test_a_match_that_is_over_is_not_offered(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        shell.match.give_up()
        shell.flow.begin()
        assert shell.window.offer.main_button.text().replace("&", "") == "Deal"


class TestMenus:
    """Every entry does what it says, or is grey."""

    def test_every_command_is_in_its_menu(self, shell: Shell) -> None:
        menus = shell.window.menus
        for place, menu in menus.menus.items():
            names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
            assert names == [command.name for command in COMMANDS if command.place == place]

    def test_entries_of_the_table_are_grey_on_the_offer_and_come_alive(self, shell: Shell, qtbot: QtBot) -> None:
        menus = shell.window.menus
        menus.refresh()
        assert not menus.actions["hint"].isEnabled()
        assert menus.actions["new_match"].isEnabled()
        assert not menus.actions["give_up"].isEnabled()
        menus.enable()
        assert not menus.actions["draw_stock"].isEnabled()
        deal(shell)
        assert menus.actions["draw_stock"].isEnabled()
        menus.refresh()
        assert menus.actions["give_up"].isEnabled()
        assert not menus.actions["continue"].isEnabled()
        menus.enable()

    def test_after_a_menu_the_keys_work_again(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        menu = shell.window.menus.menus[Place.MOVE]
        menu.aboutToShow.emit()
        assert not shell.window.menus.actions["knock"].isEnabled()
        menu.aboutToHide.emit()
        qtbot.waitUntil(shell.window.menus.actions["knock"].isEnabled)

    def test_the_side_panel_and_the_orders_are_marked(self, shell: Shell, qtbot: QtBot) -> None:
        window = shell.window
        deal(shell)
        window.perform("side_panel")
        assert shell.settings.now.side_panel is False
        assert not window.menus.actions["side_panel"].isChecked()
        window.perform("sort_suit")
        assert shell.settings.now.order == "suit"
        assert window.menus.actions["sort_suit"].isChecked()
        assert not window.menus.actions["sort_melds"].isChecked()

    def test_full_screen_and_back(self, shell: Shell) -> None:
        shell.window.perform("full_screen")
        assert shell.window.isFullScreen()
        assert shell.window.menus.actions["full_screen"].isChecked()
        shell.window.perform("full_screen")
        assert not shell.window.isFullScreen()

    def test_a_new_match_by_the_menu(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        first = shell.match.match_id
        shell.window.perform("practice")
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert shell.match.match_id != first
        assert shell.match.players[0].person
        assert shell.match.mode.name == "PRACTICE"

    def test_escape_leaves_the_match_alone(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        first = shell.match.match_id
        for name in ("new_match", "give_up"):
            shell.window.perform(name)
            dialog = QApplication.activeModalWidget()
            assert dialog is not None
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            assert QApplication.activeModalWidget() is None
        assert shell.match.match_id == first
        assert shell.match.view.stage != Stage.OVER

    def test_giving_up_asks_and_enter_plays_on(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        shell.window.perform("give_up")
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert shell.match.view.stage != Stage.OVER
        shell.window.perform("give_up")
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        button = next(each for each in dialog.findChildren(QAbstractButton) if each.text().replace("&", "") == "Give up")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert shell.match.view.abandoned

    def test_what_the_program_does_is_asked_of_it(self, shell: Shell) -> None:
        spy = QSignalSpy(shell.window.requested)
        shell.window.perform("report")
        assert [spy.at(at)[0] for at in range(spy.count())] == ["report"]


class TestKeys:
    """Keys come from the preferences, at once."""

    def shortcuts(self, shell: Shell, name: str) -> list[str]:
        return [key.toString() for key in shell.window.menus.actions[name].shortcuts()]

    def test_changed_and_switched_off(self, shell: Shell) -> None:
        assert self.shortcuts(shell, "hint") == ["H"]
        shell.settings.change(keys={"hint": "X"})
        assert self.shortcuts(shell, "hint") == ["X"]
        shell.settings.change(single_keys=False)
        assert self.shortcuts(shell, "hint") == []
        assert self.shortcuts(shell, "new_match") == ["Ctrl+N"]

    def test_letters_go_to_the_name_while_it_is_typed(self, shell: Shell, qtbot: QtBot) -> None:
        name = shell.window.offer.form.name
        shell.window.activateWindow()
        name.setFocus()
        name.clear()
        QTest.keyClicks(name, "shkd?")
        assert name.text() == "shkd?"

    def test_the_sheet_lists_the_keys_there_are(self, shell: Shell, qtbot: QtBot) -> None:
        shell.window.perform("keys")
        sheet = shell.window.findChild(HelpSheet)
        assert sheet is not None
        shown = {text for _, text in texts(sheet)}
        assert {"H", "Ctrl+N", "F11", "?", "F1"} <= shown
        shell.settings.change(single_keys=False)
        shown = {label.text() for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet)}
        assert "H" not in shown
        assert "Ctrl+N" in shown


class TestPages:
    """Rules and back."""

    def test_the_rules_have_the_numbers_of_the_match(self, shell: Shell, qtbot: QtBot) -> None:
        form = shell.window.offer.form
        form.preset.setCurrentIndex(2)
        form.preset.activated.emit(2)
        form.target.set_value(250)
        form.target.activated.emit(4)
        deal(shell)
        shell.window.perform("rules")
        page = shell.window.page
        assert isinstance(page, RulesPage)
        text = page.text.toPlainText()
        assert "total reaches 250" in text
        assert "the defender scores 25 and" in text.replace("\n", " ")
        assert "{" not in text
        assert "<!--" not in text

    def test_escape_leads_back_to_where_one_was(self, shell: Shell, qtbot: QtBot) -> None:
        shell.window.perform("rules")
        QTest.keyClick(shell.window.page, Qt.Key.Key_Escape)
        assert shell.window.page is shell.window.offer
        deal(shell)
        shell.window.perform("rules")
        page = shell.window.page
        assert isinstance(page, RulesPage)
        QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
        assert shell.window.at_table

    def test_a_letter_on_another_page_is_not_played(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        shell.match.pick_role_card(0)
        shell.match.next_hand()
        shell.window.perform("rules")
        before = shell.match.revision
        for letter in "SDPK":
            shell.window.perform({"S": "draw_stock", "D": "take_discard", "P": "pass", "K": "knock"}[letter])
        assert shell.match.revision == before
        assert not shell.window.menus.actions["draw_stock"].isEnabled()

    def test_the_sections_can_be_jumped_to(self, shell: Shell, qtbot: QtBot) -> None:
        shell.window.perform("rules")
        page = shell.window.page
        assert isinstance(page, RulesPage)
        choice = page._sections
        assert choice.count() > 5
        choice.setCurrentIndex(choice.count() - 1)
        choice.activated.emit(choice.count() - 1)
        assert page.text.verticalScrollBar().value() > 0


@pytest.mark.parametrize("shell", [{"sitting_out": "watch", "thinking": "long"}], indirect=True)
def test_the_match_goes_by_the_preferences_before_there_is_a_table(shell: Shell) -> None:
    assert (shell.match.sitting_out, shell.match.pace_ms) == ("watch", THINKING_MS["long"])
    shell.settings.change(sitting_out="skip", thinking="none")
    assert (shell.match.sitting_out, shell.match.pace_ms) == ("skip", 0)


@pytest.mark.parametrize("shell", [{"animation": "fast"}], indirect=True)
def test_the_others_play_on_while_the_table_comes_and_goes(shell: Shell, qtbot: QtBot) -> None:
    deal(shell)
    shell.match.pick_role_card(0)
    shell.match.next_hand()
    pages = itertools.cycle((shell.window.show_offer, shell.window.show_table))

    def step() -> bool:
        view = shell.match.view
        # In the middle of flights, and of what they keep back.
        next(pages)()
        if view.stage == Stage.PLAY and view.role == view.turn:
            assert shell.match.do(choose(view)) is None
        return shell.match.view.stage != Stage.PLAY

    qtbot.waitUntil(step, timeout=60_000)
    qtbot.waitUntil(lambda: not shell.match.held, timeout=20_000)


class TestPlace:
    """Where the window is and how large, now and next time."""

    def test_it_is_remembered_when_it_has_come_to_rest(self, shell: Shell, qtbot: QtBot) -> None:
        shell.window.resize(850, 560)
        shell.window.move(30, 40)
        qtbot.waitUntil(lambda: shell.settings.now.window == (30, 40, 850, 560), timeout=3000)
        shell.window.showFullScreen()
        QTest.qWait(400)
        assert shell.settings.now.window == (30, 40, 850, 560)
        assert shell.settings.now.maximized is False

    def test_a_maximized_window_keeps_the_size_it_goes_back_to(self, shell: Shell, qtbot: QtBot) -> None:
        shell.window.resize(850, 560)
        qtbot.waitUntil(lambda: shell.settings.now.window is not None and shell.settings.now.window[2:] == (850, 560))
        shell.window.showMaximized()
        qtbot.waitUntil(lambda: shell.settings.now.maximized, timeout=3000)
        assert shell.settings.now.window is not None
        assert shell.settings.now.window[2:] == (850, 560)

    @pytest.mark.parametrize("place", [(9999, 9999, 900, 600), (-5000, 0, 900, 600), (0, 0, 0, 0), None])
    def test_it_comes_up_where_it_can_be_seen(self, qtbot: QtBot, place: tuple[int, int, int, int] | None) -> None:
        window = Window(place)
        qtbot.addWidget(window)
        window.show()
        screen = window.screen().availableGeometry()
        assert screen.intersects(window.frameGeometry())
        assert window.width() >= min(800, screen.width())
        assert window.height() >= min(520, screen.height())


class TestDialogs:
    """Dialogs by keyboard."""

    def open(self, shell: Shell, name: str) -> list[QDialog]:
        before = set(QApplication.topLevelWidgets())
        shell.window.perform(name)
        return [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each not in before]

    @pytest.mark.parametrize("name", ["preferences", "keys", "about", "new_match", "practice"])
    def test_mnemonics_are_there_once_and_every_control_has_a_name(self, shell: Shell, qtbot: QtBot, name: str) -> None:
        (dialog,) = self.open(shell, name)
        assert dialog.windowTitle()
        pages = dialog._groups if isinstance(dialog, PreferencesDialog) else [dialog]
        for number, page in enumerate(pages):
            if isinstance(dialog, PreferencesDialog):
                dialog.show_group(number)
            shown = [each for each in dialog.findChildren(QWidget) if each.isVisible()]
            letters = [
                each.text().replace("&&", "").split("&")[1][0].lower()
                for each in shown
                if isinstance(each, QLabel | QAbstractButton) and "&" in each.text().replace("&&", "")
            ]
            assert len(letters) == len(set(letters)), page
            for each in shown:
                if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled():
                    assert accessible_name(each, dialog), each

    @pytest.mark.parametrize("name", ["preferences", "keys", "about"])
    def test_escape_and_enter_close(self, shell: Shell, qtbot: QtBot, name: str) -> None:
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
            shell.window.perform(name)
            dialog = shell.window._sheets[name]
            assert dialog.isVisible()
            QTest.keyClick(dialog, key)
            assert not dialog.isVisible()

    @pytest.mark.parametrize("shell", [{"text_size": 200}], indirect=True)
    @pytest.mark.parametrize("name", ["preferences", "keys", "about", "new_match"])
    def test_the_largest_text_fits_the_screen(self, shell: Shell, qtbot: QtBot, name: str) -> None:
        (dialog,) = self.open(shell, name)
        screen = dialog.screen().availableGeometry()
        assert dialog.width() <= screen.width()
        assert dialog.height() <= screen.height()
        button = next(each for each in dialog.findChildren(Button) if each.isDefault())
        assert dialog.rect().contains(button.geometry())

    def test_tab_goes_round_from_the_top_to_the_bottom(self, shell: Shell, qtbot: QtBot) -> None:
        (dialog,) = self.open(shell, "new_match")
        places = []
        widget = dialog.nextInFocusChain()
        while widget is not dialog:
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
                at = widget.mapTo(dialog, QPoint(0, 0))
                places.append((at.y() // 8, at.x()))
            widget = widget.nextInFocusChain()
        assert places == sorted(places)


def accessible_name(widget: QWidget, dialog: QWidget) -> str:
    """The name by which a screen reader knows a control."""
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton) and widget.text():
        return widget.text()
    return next((label.text() for label in dialog.findChildren(QLabel) if label.buddy() in (widget, widget.parent())), "")


class TestLanguage:
    """A switch in any phase, on any page, with a dialog open, leaves no text of the language before."""

    def check(self, shell: Shell) -> None:
        for code in ("qa", "qb"):
            shell.settings.change(language=code)
            QCoreApplication.processEvents()
            for top in QApplication.topLevelWidgets():
                if top.isVisible() or top is shell.window:
                    assert untranslated(top, code, PROPER) == []

    def test_on_the_offer_with_every_dialog_open(self, shell: Shell, qtbot: QtBot) -> None:
        for name in ("preferences", "keys", "about", "practice"):
            shell.window.perform(name)
        self.check(shell)

    def test_in_every_phase_of_a_hand(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)
        self.check(shell)
        shell.match.pick_role_card(5)
        self.check(shell)
        phases = set()
        for _ in range(4):
            shell.match.next_hand()
            while shell.match.view.stage == Stage.PLAY:
                view = shell.match.view
                if (view.phase, view.role == view.turn) not in phases:
                    phases.add((view.phase, view.role == view.turn))
                    self.check(shell)
                if view.role == view.turn:
                    shell.match.do(choose(view))
                else:
                    qtbot.waitUntil(lambda view=view: shell.match.view != view, timeout=5000)
            self.check(shell)
            if shell.match.view.stage == Stage.OVER:
                break
        assert len(phases) >= 4
        shell.match.give_up()
        self.check(shell)

    def test_nothing_of_a_language_is_stored(self, shell: Shell, qtbot: QtBot) -> None:
        shell.settings.change(language="qa")
        deal(shell)
        shell.settings.save()
        stored = shell.file.path.read_text(encoding="utf-8")
        assert "⟦" not in stored
        record = shell.store.load(shell.match.match_id or "")
        assert "⟦" not in repr(record)


class TestLettingGo:
    """Nothing is left behind."""

    def test_closing_the_window_says_so_once(self, shell: Shell) -> None:
        spy = QSignalSpy(shell.window.closing)
        shell.window.close()
        assert spy.count() == 1

    def test_dialogs_opened_and_closed_do_not_pile_up(self, shell: Shell, qtbot: QtBot) -> None:
        deal(shell)

        def open_all() -> int:
            for name in ("preferences", "keys", "about", "new_match", "give_up"):
                shell.window.perform(name)
                modal = QApplication.activeModalWidget()
                if modal is not None:
                    modal.close()
            for sheet in shell.window._sheets.values():
                sheet.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()
            return len(QApplication.allWidgets())

        first = open_all()
        for _ in range(5):
            last = open_all()
        assert last <= first

    def test_actions_are_not_made_twice(self, shell: Shell) -> None:
        named = [action for action in shell.window.findChildren(QAction) if action.objectName()]
        assert len([action for action in named if action.objectName() in {c.name for c in COMMANDS}]) == len(COMMANDS)


def test_a_whole_hand_can_be_played_in_the_window(shell: Shell, qtbot: QtBot) -> None:
    deal(shell)
    shell.match.pick_role_card(1)
    shell.match.next_hand()
    play_on(shell, qtbot, Stage.DEAL)
    assert shell.match.view.result is not None
