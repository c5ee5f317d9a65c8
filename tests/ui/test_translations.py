"""The translations themselves: complete, with the places, plurals, keys and signs of their sources."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QKeySequence, QPixmapCache
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QTextBrowser,
    QTreeView,
    QWidget,
)
from shell_kit import load_tool

from threegin_qt.engine import CLASSIC, GIN_20, TOURNAMENT, RuleSet
from threegin_qt.resources import resource_path
from threegin_qt.ui.gallery_scenes import SCENES, Studio, staged
from threegin_qt.ui.help_sheet import HelpSheet
from threegin_qt.ui.languages import NAMES, Languages
from threegin_qt.ui.preferences_dialog import PreferencesDialog
from threegin_qt.ui.rules_text import read_rules, rules_text
from threegin_qt.ui.shortcuts import COMMANDS, keys_in_use
from threegin_qt.ui.theme import themes

FOLDER = resource_path("translations")
TRANSLATED = [code for code in NAMES if code != "en"]
FORMS = {"en": 2, "es": 2, "pt_BR": 2, "ro": 3, "hu": 1}
ONE = ("en", "es", "ro")
"""The languages whose first form stands for the number one alone."""
PLACE = re.compile(r"%(?:[1-9n]|\(\w+\)[sr]|r)")
ENDS = ".:;?!…"
DATE = re.compile(r"[dMy .,/-]+|d. 'de' .*|yyyy.*")


class Message(NamedTuple):
    """One text of a .ts file."""

    context: str
    source: str
    comment: str
    plural: bool
    kind: str
    forms: tuple[str, ...]


def messages(path: Path) -> Iterator[Message]:
    """The texts of a .ts file."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            yield Message(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                message.get("numerus") == "yes",
                translation.get("type", ""),
                forms or (translation.text or "",),
            )


def accelerator(text: str) -> str:
    """The letter that is pressed with Alt, as a key; empty where there is none."""
    return QKeySequence.mnemonic(text).toString()


def end(text: str) -> str:
    """The full stop, or whatever kind it is, at the end of a text; empty where it ends with a word."""
    if text.count("…") > 1 or DATE.fullmatch(text):  # the dots stand for values, or letters for the parts of a date
        return ""
    return text[-1] if text and text[-1] in ENDS else ""


def blanks(text: str) -> tuple[str, str]:
    """The blanks around a text."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


@pytest.mark.parametrize("code", NAMES)
def test_the_file_has_the_texts_of_the_sources(code: str) -> None:
    tool = load_tool("translations")
    lacks, extra = tool.differences(FOLDER / f"{code}.ts", tool.collect())
    assert not lacks
    assert not extra


@pytest.mark.parametrize("code", NAMES)
def test_every_text_is_translated(code: str) -> None:
    found = [*messages(FOLDER / f"{code}.ts")]
    assert found
    assert [message for message in found if message.kind or not all(message.forms)] == []
    assert [message for message in found if len(message.forms) != (FORMS[code] if message.plural else 1)] == []


@pytest.mark.parametrize("code", NAMES)
def test_places_for_values_are_all_there(code: str) -> None:
    for message in messages(FOLDER / f"{code}.ts"):
        for at, form in enumerate(message.forms):
            wanted = set(PLACE.findall(message.source))
            if code in ONE and at == 0 and "%n" not in form:
                wanted.discard("%n")  # "one card"
            assert set(PLACE.findall(form)) == wanted, message


@pytest.mark.parametrize("code", TRANSLATED)
def test_accelerators_are_where_the_source_has_them(code: str) -> None:
    for message in messages(FOLDER / f"{code}.ts"):
        for form in message.forms:
            assert bool(accelerator(form)) == bool(accelerator(message.source)), message
            assert form.replace("&&", "").count("&") == message.source.replace("&&", "").count("&"), message


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_text_begins_and_ends_as_its_source(code: str) -> None:
    """Sentences stay sentences, names stay names, what asks for more keeps its dots; no blank is lost or won."""
    wrong = []
    for message in messages(FOLDER / f"{code}.ts"):
        for form in message.forms:
            if end(form) != end(message.source) or blanks(form) != blanks(message.source):
                wrong.append((message.source, form))
            if "  " in form or " \u00a0" in form:
                wrong.append((message.source, form))
            if code == "es" and message.source.endswith("?") and "¿" not in form:
                wrong.append((message.source, form))
    assert wrong == []


# What may be the same as in English: numbers and signs, names, words that the languages share.
SAME = {"Gin", "gin", "Python Qt PySide"}
SHARED = {
    "es": {"General", "Normal", "Roles", "error", "Gins"},
    "pt_BR": {"Normal", "Casual", "Item", "Gins"},
    "ro": {"Normal", "Expert"},
    "hu": {"Normal"},
}


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_english_is_left(code: str) -> None:
    def words(text: str) -> str:
        return re.sub(r"[^A-Za-zÀ-ž]+", " ", PLACE.sub("", text).replace("&", "")).strip()

    left = [
        (message.context, message.source)
        for message in messages(FOLDER / f"{code}.ts")
        if re.search("[A-Za-z]{2}", words(message.source))
        and not DATE.fullmatch(message.source)
        and words(message.source) not in SAME | SHARED[code]
        and any(words(form) == words(message.source) for form in message.forms)
    ]
    assert left == []


@pytest.mark.parametrize("code", NAMES)
def test_the_knock_place_finds_where_to_part_its_words(code: str) -> None:
    """It writes what stands before the comma, or the colon, large, and what stands behind it small."""
    signs = {"Knock, %n left": ",", "Knock: with %n or less": ":", "Knock: gin only": ":"}
    found = {message.source: message.forms for message in messages(FOLDER / f"{code}.ts") if message.source in signs}
    for source, forms in found.items():
        assert all(form.count(signs[source]) <= 1 for form in forms), forms
    if code != "en":
        assert set(found) == set(signs)


@pytest.mark.parametrize("code", TRANSLATED)
def test_texts_of_qt_are_whole(code: str) -> None:
    """Those that this project has in place of Qt's own, or where Qt has none."""
    path = FOLDER / "qt" / f"{code}.ts"
    for message in messages(path):
        assert not message.kind, message
        for form in message.forms:
            assert form, message
            assert set(PLACE.findall(form)) == set(PLACE.findall(message.source)), message
            assert form.replace("&&", "").count("&") <= 1, message


@pytest.fixture
def studio(qapp: QApplication, tmp_path: Path) -> Iterator[Studio]:
    font, colours = qapp.font(), qapp.palette()
    QPixmapCache.clear()
    made = Studio(tmp_path)
    yield made
    made.settings.change(language="en")  # and not only the language: closing notes the place, and settings bring theirs back
    made.close()
    QLocale.setDefault(QLocale("en"))
    themes().choose("light")
    qapp.setFont(font)
    qapp.setPalette(colours)


class TestRules:
    """The pages of the rules, which are texts of their own."""

    def sections(self, code: str) -> list[str]:
        """The page in pieces, each from a heading to the next; the first is the comment before the page."""
        return re.split(r"^(?=#+ )", resource_path("rules", f"{code}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)

    @pytest.mark.parametrize("code", TRANSLATED)
    def test_every_section_has_the_numbers_and_rules_and_decisions_of_the_english_one(self, code: str) -> None:
        english, theirs = self.sections("en"), self.sections(code)
        assert len(theirs) == len(english)
        for ours, one in zip(english[1:], theirs[1:], strict=True):
            for pattern in (r"^#+(?: R\d+)?", r"\{\w+\}", r"\{\{.*?\}\}", r"\bR\d+\b", r"<!-- anchor.*?-->", r"^- "):
                found = [sorted(set(re.findall(pattern, text, re.MULTILINE))) for text in (ours, one)]
                assert found[1] == found[0], one[:60]
            # "This program's choice."
            decisions = [len(re.findall(r"^\*[^*]+\.\*\s", text, re.MULTILINE)) for text in (ours, one)]
            assert decisions[1] == decisions[0], one[:60]
        paragraphs = [
            {part for part in "".join(pages[1:]).split("\n\n") if re.search("(?m)^[^<{#]", part)} for pages in (english, theirs)
        ]
        assert not paragraphs[0] & paragraphs[1]

    @pytest.mark.parametrize("code", NAMES)
    def test_fields_are_of_the_rule_set_and_none_is_left_open(self, code: str) -> None:
        page = "".join(self.sections(code)[1:])
        assert set(re.findall(r"(?<!\{)\{(\w+)\}", page)) <= set(RuleSet._fields)
        for rules in (CLASSIC, GIN_20, TOURNAMENT):
            text = rules_text(read_rules(code), rules).markdown
            assert "{" not in text
            assert "}" not in text
            assert str(rules.undercut_bonus) in text


def test_what_is_below_the_window_says_nothing() -> None:
    """Rules, records, players and the store speak no language: the tests of the rules hold in every one."""
    tool = load_tool("translations")
    package = Path(__file__).resolve().parents[2] / "threegin_qt"
    for part in ("engine", "ai", "store", "controller"):
        assert tool.collect(package / part) == []


def words_of_qt() -> dict[str, str]:
    """What Qt itself says: keys, the menu of a field, the buttons and heads of a dialog for files."""
    field, reading = QLineEdit("x"), QTextBrowser()
    found = {
        f"key {key}": QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in ("Space", "Left", "Up")
    }
    found |= {f"field {at}": action.text() for at, action in enumerate(field.createStandardContextMenu().actions())}
    found |= {f"text {at}": action.text() for at, action in enumerate(reading.createStandardContextMenu().actions())}
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    for kind in (QAbstractButton, QLabel):
        for each in dialog.findChildren(kind):
            found |= {f"dialog {each.objectName()} text": each.text(), f"dialog {each.objectName()} tip": each.toolTip()}
    heads = dialog.findChild(QTreeView).model()
    found |= {f"head {at}": heads.headerData(at, Qt.Orientation.Horizontal) for at in range(4)}
    buttons = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(buttons.Cancel | buttons.Yes | buttons.Close | buttons.Save)
    found |= {f"button {at}": button.text() for at, button in enumerate(box.buttons())}
    for widget in (field, reading, dialog, box):
        widget.deleteLater()
    return {place: text for place, text in found.items() if re.search(r"\w", text)}


def test_qt_speaks_every_language(qapp: QApplication) -> None:
    languages = Languages([FOLDER])
    languages.use("en")
    try:
        english = words_of_qt()
        assert len(english) > 25
        for code in TRANSLATED:
            languages.use(code)
            theirs = words_of_qt()
            assert set(theirs) == set(english)
            assert {place: text for place, text in theirs.items() if text == english[place]} == {}, code
    finally:
        languages.use("en")
        QLocale.setDefault(QLocale("en"))
        qapp.removeTranslator(languages._catalogue)


class TestOnTheScreen:
    """What only the window shows: letters that mean two things, and the keys of the table."""

    def doubles(self, texts: list[str]) -> list[list[str]]:
        """The texts that share their letter."""
        by_letter: dict[str, list[str]] = defaultdict(list)
        for text in texts:
            by_letter[accelerator(text)].append(text)
        return [found for letter, found in by_letter.items() if letter and len(found) > 1]

    def in_sight(self, widget: QWidget) -> list[str]:
        """The texts of the buttons and labels that can be seen, and of the menu bar."""
        found = [
            each.text()
            for each in widget.findChildren(QWidget)
            if each.isVisible() and (isinstance(each, QAbstractButton) or (isinstance(each, QLabel) and each.buddy()))
        ]
        return found + [
            action.text() for bar in widget.findChildren(QWidget, "") if bar.inherits("QMenuBar") for action in bar.actions()
        ]

    def test_no_letter_means_two_things_in_a_menu(self, studio: Studio) -> None:
        for code in NAMES:
            studio.settings.change(language=code)
            studio.settle()
            menus = studio.window.findChildren(QMenu)
            assert len(menus) >= 4
            wrong = [self.doubles([menu.menuAction().text() for menu in studio.window.menus.menus.values()])]
            wrong += [self.doubles([action.text() for action in menu.actions() if action.isVisible()]) for menu in menus]
            assert [(code, found) for found in wrong if found] == []

    def check_letters(self, studio: Studio, names: tuple[str, ...] | None) -> None:
        wrong = []
        for scene in SCENES:
            if names is not None and scene.name not in names:
                continue
            with staged(studio, scene) as picture:
                picture(QSize(1180, 760), "light")
                for code in NAMES:
                    studio.settings.change(language=code)
                    studio.settle()
                    dialogs = [top for top in QApplication.topLevelWidgets() if top.isVisible() and top is not studio.window]
                    found = self.doubles(self.in_sight((dialogs or [studio.window])[0]))
                    wrong += [(code, scene.name, pair) for pair in found]
        assert wrong == []

    def test_no_letter_means_two_things_on_a_page(self, studio: Studio) -> None:
        self.check_letters(studio, ("offer-continue", "review", "new-match"))

    @pytest.mark.slow
    def test_no_letter_means_two_things_in_any_scene(self, studio: Studio) -> None:
        self.check_letters(studio, None)

    def test_no_letter_means_two_things_in_the_preferences(self, studio: Studio) -> None:
        wrong = []
        dialog = PreferencesDialog(studio.settings, studio.languages, studio.window)
        dialog.show()
        for group in range(4):
            dialog.show_group(group)
            for code in NAMES:
                studio.settings.change(language=code)
                studio.settle()
                wrong += [(code, f"preferences {group}", pair) for pair in self.doubles(self.in_sight(dialog))]
        dialog.close()
        dialog.deleteLater()
        assert wrong == []

    def test_single_keys_are_the_same_in_every_language(self, studio: Studio) -> None:
        """As the README has them: a letter belongs to a command whatever the command is called."""
        readme = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
        single = {command.key for command in COMMANDS if len(command.key) == 1 and command.key.isalnum()}
        rows = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", readme, re.MULTILINE)
        named = {key for row in rows for key in re.split(r"[, ]+", row) if len(key) == 1 and key.isalnum()}
        assert set("SDPKHA1234") <= named <= single
        for code in NAMES:
            studio.settings.change(language=code)
            studio.settle()
            sheet = HelpSheet(keys_in_use({}, True), studio.window)
            sheet.show()
            studio.settle()
            shown = " ".join(label.text() for label in sheet.findChildren(QLabel))
            assert {key for key in single if not re.search(rf"\b{key}\b", shown)} == set(), code
            sheet.close()
            sheet.deleteLater()
