"""The preferences dialog: every field has its control, every change counts at once, also one made elsewhere."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from threegin_qt.resources import resource_path
from threegin_qt.store import CHOICES_OF, RANGE_OF, Preferences
from threegin_qt.ui.card_art import BACKS
from threegin_qt.ui.controls import Choice, Scale, Switch
from threegin_qt.ui.deck_choice import DeckPreview, deck_style
from threegin_qt.ui.key_button import KeyButton
from threegin_qt.ui.languages import Languages
from threegin_qt.ui.preferences_dialog import PreferencesDialog
from threegin_qt.ui.settings import Settings

ELSEWHERE = {
    # Chosen at the table, in the window, with a match or by how far one came in the lesson.
    "side_page", "window", "maximized", "free_order", "player_name", "opponents", "levels", "rules", "practice",
    "lesson",
}  # fmt: skip


@pytest.fixture
def settings(qtbot: QtBot) -> Settings:
    return Settings(None)


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> Iterator[PreferencesDialog]:
    languages = Languages([resource_path("translations")])
    languages.use("en")
    dialog = PreferencesDialog(settings, languages)
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.close()


def test_every_preference_can_be_changed_here(dialog: PreferencesDialog, settings: Settings) -> None:
    """Work every control; every field that belongs here has then had another value."""
    changed: set[str] = set()

    def note(before: Preferences, now: Preferences) -> None:
        changed.update(
            field.name for field in dataclasses.fields(Preferences) if getattr(before, field.name) != getattr(now, field.name)
        )

    settings.changed.connect(note)
    for number in range(4):
        dialog.show_group(number)
        for choice in dialog.findChildren(Choice):
            if choice.isVisible():
                choice.setCurrentIndex((choice.currentIndex() + 1) % choice.count())
                choice.activated.emit(choice.currentIndex())
        for switch in dialog.findChildren(Switch):
            if switch.isVisible():
                QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
        for scale in dialog.findChildren(Scale):
            if scale.isVisible():
                QTest.keyClick(scale, Qt.Key.Key_Right)
        for button in dialog.findChildren(QAbstractButton):
            if button.isVisible() and button.accessibleName() == "Scales":
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            if isinstance(button, KeyButton) and button.isVisible() and button.accessibleName().startswith("Hint"):
                button.click()
                QTest.keyClick(button, Qt.Key.Key_X)
    assert changed == {field.name for field in dataclasses.fields(Preferences)} - ELSEWHERE


@pytest.mark.parametrize("field", sorted(CHOICES_OF))
def test_a_choice_offers_what_the_file_may_hold(dialog: PreferencesDialog, settings: Settings, field: str) -> None:
    wanted = set(CHOICES_OF[field])
    found = [
        choice
        for choice in dialog.findChildren(Choice)
        if {choice.itemData(at) for at in range(choice.count())} == wanted and choice.value() == getattr(settings.now, field)
    ]
    for choice in found:
        for at in range(choice.count()):
            choice.setCurrentIndex(at)
            choice.activated.emit(at)
            if getattr(settings.now, field) == choice.value():
                break
    texts = {choice.itemText(at) for choice in found for at in range(choice.count())}
    assert found
    assert all(texts)


@pytest.mark.parametrize("field", sorted(RANGE_OF))
def test_a_size_goes_from_end_to_end_in_tens(dialog: PreferencesDialog, settings: Settings, field: str) -> None:
    lowest, highest = RANGE_OF[field]
    dialog.show_group(0 if field == "text_size" else 1)
    scale = next(each for each in dialog.findChildren(Scale) if (each.minimum(), each.maximum()) == (lowest, highest))
    QTest.keyClick(scale, Qt.Key.Key_End)
    assert getattr(settings.now, field) == highest
    seen = {highest}
    while getattr(settings.now, field) > lowest:
        QTest.keyClick(scale, Qt.Key.Key_Left)
        seen.add(getattr(settings.now, field))
    assert seen == set(range(lowest, highest + 1, 10))


def test_a_change_made_elsewhere_is_shown(dialog: PreferencesDialog, settings: Settings) -> None:
    before = dialog.grab().toImage()
    settings.change(theme="dark", text_size=150, single_keys=False, card_back=BACKS[2], order="suit", side_panel=False)
    shown = {choice.value() for choice in dialog.findChildren(Choice)}
    assert {"dark", "suit"} <= shown
    assert any(scale.value() == 150 for scale in dialog.findChildren(Scale))
    assert any(button.isChecked() and button.accessibleName() == "Stars" for button in dialog.findChildren(QAbstractButton))
    assert dialog.grab().toImage() != before


def test_the_language_list_names_each_in_its_own_words(dialog: PreferencesDialog) -> None:
    choice = next(each for each in dialog.findChildren(Choice) if each.itemData(0) == "")
    texts = [choice.itemText(at) for at in range(choice.count())]
    assert texts[0].startswith("Like the system (")
    assert "English" in texts[1:]


class TestKeys:
    """Giving a command another key."""

    @pytest.fixture
    def button(self, dialog: PreferencesDialog) -> KeyButton:
        dialog.show_group(3)
        return self.of(dialog, "Hint")

    def of(self, dialog: PreferencesDialog, what: str) -> KeyButton:
        return next(each for each in dialog.findChildren(KeyButton) if each.accessibleName().startswith(f"{what}:"))

    def test_a_new_key_and_the_default_again(self, button: KeyButton, settings: Settings) -> None:
        button.click()
        assert button.waiting
        QTest.keyClick(button, Qt.Key.Key_J)
        assert not button.waiting
        assert settings.now.keys == {"hint": "J"}
        assert button.text() == "J"
        button.click()
        QTest.keyClick(button, Qt.Key.Key_H)
        assert settings.now.keys == {}

    def test_a_key_of_another_command_is_taken_from_it(
        self, dialog: PreferencesDialog, button: KeyButton, settings: Settings
    ) -> None:
        button.click()
        QTest.keyClick(button, Qt.Key.Key_S)
        assert settings.now.keys == {"hint": "S", "draw_stock": ""}
        assert self.of(dialog, "Draw from the stock").text() == "–"
        reset = next(each for each in dialog.findChildren(QAbstractButton) if each.text() == "&Restore all keys")
        QTest.mouseClick(reset, Qt.MouseButton.LeftButton)
        assert settings.now.keys == {}
        assert button.text() == "H"
        assert not reset.isEnabled()

    def test_escape_leaves_it_and_delete_takes_it_away(
        self, dialog: PreferencesDialog, button: KeyButton, settings: Settings
    ) -> None:
        button.click()
        QTest.keyClick(button, Qt.Key.Key_Escape)
        assert settings.now.keys == {}
        assert dialog.isVisible()
        button.click()
        QTest.keyClick(button, Qt.Key.Key_Delete)
        assert settings.now.keys == {"hint": ""}

    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Shift, Qt.Key.Key_Tab])
    def test_keys_that_mean_something_everywhere_are_not_taken(
        self, button: KeyButton, settings: Settings, key: Qt.Key
    ) -> None:
        button.click()
        QTest.keyClick(button, key)
        assert button.waiting
        assert settings.now.keys == {}

    def test_with_ctrl_they_are_and_signs_are_taken_as_such(self, button: KeyButton, settings: Settings) -> None:
        button.click()
        QTest.keyClick(button, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
        assert settings.now.keys == {"hint": "Ctrl+Space"}
        button.click()
        QTest.keyClick(button, Qt.Key.Key_Exclam, Qt.KeyboardModifier.ShiftModifier)
        assert settings.now.keys == {"hint": "!"}

    def test_it_stops_waiting_when_the_keyboard_goes_elsewhere(self, dialog: PreferencesDialog, button: KeyButton) -> None:
        dialog.activateWindow()
        button.setFocus()
        button.click()
        self.of(dialog, "Knock").setFocus()
        assert not button.waiting


def test_the_deck_is_that_of_the_preferences(qtbot: QtBot) -> None:
    assert deck_style(Preferences()).back == BACKS[0]
    assert deck_style(Preferences(card_back="gone")).back == BACKS[0]
    preview = DeckPreview()
    qtbot.addWidget(preview)
    preview.resize(400, 160)
    pictures = []
    for fields in ({}, {"four_colour": True}, {"large_index": True}, {"card_back": BACKS[1]}, {"card_size": 140}):
        preview.show_deck(Preferences(**fields))
        picture = preview.grab().toImage()
        assert picture not in pictures
        pictures.append(picture)


def test_choices_are_not_changed_by_the_wheel(dialog: PreferencesDialog) -> None:
    choice = next(each for each in dialog.findChildren(Choice) if each.isVisible())
    before = choice.currentIndex()
    at = QPointF(choice.rect().center())
    wheel = QWheelEvent(
        at, choice.mapToGlobal(at), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(choice, wheel)
    assert choice.currentIndex() == before


def test_switches_begin_where_the_labels_do(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    def lefts(group: QWidget) -> set[int]:
        texts = [widget for widget, _ in group._labels]  # type: ignore[attr-defined]
        return {widget.mapTo(dialog, QPoint(Switch.INDENT if isinstance(widget, Switch) else 0, 0)).x() for widget in texts}

    for at, group in enumerate(dialog._groups):
        dialog.show_group(at)
        if any(isinstance(widget, Switch) for widget, _ in group._labels):
            qtbot.waitUntil(lambda group=group: len(lefts(group)) == 1)
