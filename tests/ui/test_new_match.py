"""The form for a match: what is chosen is what is played, and is offered again."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shell_kit import Shell

from threegin_qt.engine import CHOICES, CLASSIC, GIN_20, TOURNAMENT, Level, RuleSet
from threegin_qt.store import Preferences
from threegin_qt.ui import new_match
from threegin_qt.ui.controls import Choice, Switch
from threegin_qt.ui.lesson_link import LinkButton
from threegin_qt.ui.new_match import MatchForm, NewMatchDialog, person_name


@pytest.fixture
def form(qtbot: QtBot) -> MatchForm:
    form = MatchForm()
    qtbot.addWidget(form)
    return form


def choose(choice: Choice, value: object) -> None:
    """Choose as a person does."""
    at = next(at for at in range(choice.count()) if choice.itemData(at) == value)
    choice.setCurrentIndex(at)
    choice.activated.emit(at)


def test_it_is_ready_to_be_played(form: MatchForm) -> None:
    form.name.setText("")
    setup = form.setup()
    assert setup.opponents == ("Nadia", "Viktor")
    assert setup.levels == (Level.SKILLED, Level.CASUAL)
    assert setup.rules == CLASSIC
    assert setup.practice is False
    assert setup.name == ""


def test_what_was_chosen_comes_again(form: MatchForm) -> None:
    rules = RuleSet(target=150, gin_bonus=20, undercut_bonus=20, knock_limit=0, throw_back_taken=True)
    form.load(Preferences(player_name="Ágnes", opponents=("Ion", "João"), levels=("expert", "beginner"), rules=rules))
    assert form.preset.value() is None
    assert not form.house.isHidden()
    setup = form.setup()
    assert (setup.name, setup.opponents, setup.rules) == ("Ágnes", ("Ion", "João"), rules)
    assert setup.levels == (Level.EXPERT, Level.BEGINNER)
    assert Preferences(**form.chosen()) == Preferences(
        player_name="Ágnes", opponents=("Ion", "João"), levels=("expert", "beginner"), rules=rules
    )


@pytest.mark.parametrize(("preset", "rules"), [("gin20", GIN_20), ("tournament", TOURNAMENT), ("classic", CLASSIC)])
def test_a_preset_keeps_the_target(form: MatchForm, preset: str, rules: RuleSet) -> None:
    choose(form.target, 200)
    choose(form.preset, preset)
    assert form.setup().rules == rules._replace(target=200)
    assert form.house.isHidden()


def test_house_rules_are_shown_when_they_are_chosen_and_every_choice_counts(form: MatchForm) -> None:
    choose(form.preset, None)
    assert not form.house.isHidden()
    for field in ("gin_bonus", "undercut_bonus", "knock_limit"):
        choice = next(
            each
            for each in form.house.findChildren(QComboBox)
            if isinstance(each, Choice) and [each.itemData(at) for at in range(each.count())] == list(CHOICES[field])
        )
        for value in CHOICES[field]:
            choose(choice, value)
            assert getattr(form.setup().rules, field) == value


def test_opponents_without_names_get_theirs_back(form: MatchForm) -> None:
    form.opponents[0].setText("  ")
    form.opponents[1].setText(" Rosa ")
    assert form.setup().opponents == ("Nadia", "Rosa")


def test_the_person_s_name_is_that_of_the_login_unless_it_is_nobody_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_match.getpass, "getuser", lambda: "maria")
    assert person_name() == "Maria"
    monkeypatch.setattr(new_match.getpass, "getuser", lambda: "root")
    assert person_name() == ""

    def nobody() -> str:
        raise KeyError("no such user")

    monkeypatch.setattr(new_match.getpass, "getuser", nobody)
    assert person_name() == ""


def test_the_dialog_says_what_becomes_of_the_match_on_the_table(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(Preferences(), practice=True, unfinished=True)
    qtbot.addWidget(dialog)
    assert dialog.form.setup().practice
    assert dialog.title.text() == "Practice match"
    dialog.form.practice.click()
    assert dialog.title.text() == "New match"
    assert not dialog._waits.isHidden()


@pytest.mark.parametrize("language", ["es", "pt_BR", "ro", "hu"])
def test_the_offer_is_as_wide_as_its_texts_after_a_change_of_language(shell: Shell, qtbot: QtBot, language: str) -> None:
    shell.settings.change(language=language)
    for _ in range(3):
        QApplication.processEvents()
    form = shell.window.offer.form
    for label in form.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()


def left_of(widget: QWidget, window: QWidget, padding: int = 0) -> int:
    """Where what a widget shows begins, in the window."""
    return widget.mapTo(window, QPoint(padding, 0)).x()


def test_in_the_offer_labels_switch_and_link_begin_at_one_place(shell: Shell, qtbot: QtBot) -> None:
    shell.settings.change(opponents=("", ""), lesson=0)
    offer = shell.window.offer
    offer.show_unfinished(None)
    choose(offer.form.preset, None)
    link = offer.findChild(LinkButton)
    assert link is not None
    assert link.isVisible()
    switches = offer.form.findChildren(Switch)
    assert len([switch for switch in switches if switch.isVisible()]) == 2, "that of the house rules, too"
    title = next(label for label in offer.findChildren(QLabel) if label.text() == "Three-handed gin rummy")
    name = next(label for label in offer.form.findChildren(QLabel) if label.text() == "&Your name")

    def lefts() -> set[int]:
        plain = {left_of(title, offer), left_of(name, offer), left_of(link, offer, LinkButton.PADDING)}
        return plain | {left_of(switch, offer, Switch.INDENT) for switch in switches}

    qtbot.waitUntil(lambda: len(lefts()) == 1)


def test_in_the_dialog_labels_and_switch_begin_below_the_title(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(Preferences(), practice=False, unfinished=True)
    qtbot.addWidget(dialog)
    dialog.show()
    practice, name = dialog.form.practice, dialog.form.findChildren(QLabel)[0]
    above = (dialog.title, dialog._waits, name)
    qtbot.waitUntil(lambda: {left_of(each, dialog) for each in above} == {left_of(practice, dialog, Switch.INDENT)})


def test_the_choices_of_the_rules_stand_side_by_side_again_where_there_is_room(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    form = MatchForm(window)
    form.resize(form.sizeHint())
    window.resize(700, 500)
    window.show()
    side_by_side = form.sizeHint()
    rules, target = form.preset, form.target

    def tops() -> tuple[int, int]:
        QApplication.processEvents()
        return rules.mapTo(form, QPoint()).y(), target.mapTo(form, QPoint()).y()

    assert tops()[0] == tops()[1]
    form.resize(side_by_side.width() - 40, 400)
    assert tops()[0] < tops()[1]
    assert form.sizeHint().width() == side_by_side.width(), "or what it stands on would never be wide again"
    form.resize(side_by_side)
    assert tops()[0] == tops()[1]
