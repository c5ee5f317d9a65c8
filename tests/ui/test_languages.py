"""Languages: files read as they stand, plurals as Qt has them, a change told to every widget."""

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot
from shell_kit import BRACKETS, load_tool, write_test_languages

from threegin_qt.resources import resource_path
from threegin_qt.ui.languages import NAMES, Catalogue, Languages, translate

TRANSLATIONS = resource_path("translations")
SPECIMEN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context><name>Cards</name>
<message numerus="yes"><source>%n cards</source><translation>{forms}</translation></message>
<message><source>ace</source><translation>as</translation></message>
<message><source>ace</source><comment>of a team</comment><translation>crack</translation></message>
<message><source>gone</source><translation type="vanished">ido</translation></message>
<message><source>empty</source><translation type="unfinished"></translation></message>
<message><source>begun &amp; half</source><translation type="unfinished">empezado</translation></message>
</context>
</TS>
"""


def specimen(folder: Path, language: str, forms: int) -> Path:
    path = folder / f"{language}.ts"
    text = "".join(f"<numerusform>form {number} of %n</numerusform>" for number in range(forms))
    path.write_text(SPECIMEN.format(language=language, forms=text), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "forms"), [("en", 2), ("es", 2), ("pt_BR", 2), ("ro", 3), ("hu", 1)])
def test_plurals_are_those_of_qt(language: str, forms: int, tmp_path: Path, qtbot: QtBot) -> None:
    path = specimen(tmp_path, language, forms)
    compiled = tmp_path / "compiled.qm"
    subprocess.run([load_tool("translations").tool("lrelease"), "-silent", str(path), "-qm", str(compiled)], check=True)
    theirs = QTranslator()
    assert theirs.load(str(compiled))
    ours = Catalogue()
    ours.read(language, path)
    for number in (*range(130), 1000, 1001, 1019, 1020, 2000000):
        assert ours.translate("Cards", "%n cards", None, number) == theirs.translate("Cards", "%n cards", None, number), number


def test_what_is_read_of_a_file(tmp_path: Path, qtbot: QtBot) -> None:
    catalogue = Catalogue()
    catalogue.read("es", specimen(tmp_path, "es", 2))
    assert catalogue.translate("Cards", "ace") == "as"
    assert catalogue.translate("Cards", "ace", "of a team") == "crack"
    assert catalogue.translate("Cards", "begun & half") == "empezado"
    for unknown in ("gone", "empty", "king"):
        assert catalogue.translate("Cards", unknown) is None


def test_texts_of_qt_come_with_the_language(tmp_path: Path, qtbot: QtBot) -> None:
    specimen(tmp_path, "es", 2)
    languages = Languages([tmp_path])
    languages.use("es")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancelar"
    assert translate("Cards", "ace") == "as"
    assert translate("Cards", "king") == "king"
    assert translate("Cards", "%n cards", None, 1) == "form 0 of 1"
    assert translate("Cards", "%n kings", None, 3) == "3 kings"
    QLocale.setDefault(QLocale("en"))


class Ear(QWidget):
    """Counts how often it is told of another language."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


def test_a_change_is_told_once_and_changes_texts_and_lists(tmp_path: Path, qtbot: QtBot) -> None:
    write_test_languages(tmp_path)
    languages = Languages([TRANSLATIONS, tmp_path])
    languages.use("en")
    ear = Ear()
    qtbot.addWidget(ear)
    QCoreApplication.processEvents()
    ear.heard = 0
    languages.use("qa")
    languages.use("qa")
    QCoreApplication.processEvents()
    assert ear.heard == 1
    assert translate("Cards", "ace") == "⟦ace⟧"
    languages.use("qb")
    assert translate("Cards", "ace") == "⟪ace⟫"
    languages.use("en")
    assert translate("Cards", "ace") == "ace"
    assert QLocale().language() == QLocale.Language.English


@pytest.mark.skipif(sys.platform != "linux", reason="the system says it in another way")
@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "pt_PT.UTF-8"}, "pt_BR"),
        ({"LANG": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "hu:en"}, "hu"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
    ids=lambda value: " ".join(value.values()) if isinstance(value, dict) else value,
)
def test_the_first_start_is_in_the_language_of_the_system(environ: dict[str, str], code: str) -> None:
    program = """
from PySide6.QtCore import QCoreApplication
from threegin_qt.resources import resource_path
from threegin_qt.store import Preferences
from threegin_qt.texts import NAMES, best, wanted_by_system
from threegin_qt.ui.languages import Languages
application = QCoreApplication([])
languages = Languages([resource_path("translations")])
languages.use(Preferences().language)
print(languages.code, best(wanted_by_system(), NAMES))
"""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env={**bare, **environ}, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [code, code]  # the terminal's texts agree


def test_a_language_that_is_not_there_is_that_of_the_system(qtbot: QtBot) -> None:
    languages = Languages([TRANSLATIONS])
    languages.use("xx")
    assert languages.code == languages.of_system()
    assert languages.code in languages.codes


def test_our_texts_of_qt_come_before_those_of_its_wheel(tmp_path: Path, qtbot: QtBot) -> None:
    specimen(tmp_path, "es", 2)
    (tmp_path / "qt").mkdir()
    text = "<TS><context><name>QPlatformTheme</name><message><source>Cancel</source><translation>Dejar</translation>"
    (tmp_path / "qt" / "es.ts").write_text(f"{text}</message></context></TS>", encoding="utf-8")
    catalogue = Catalogue()
    catalogue.read("es", tmp_path / "es.ts")
    assert catalogue.translate("QPlatformTheme", "Cancel") == "Dejar"
    assert catalogue.translate("QPlatformTheme", "Save") == "Guardar"
    catalogue.read("en", None)
    assert catalogue.translate("QPlatformTheme", "Cancel") is None


def test_every_language_has_a_name(qtbot: QtBot) -> None:
    for code in Languages([TRANSLATIONS]).codes:
        assert code in NAMES


def test_english_has_every_plural_and_says_one_differently() -> None:
    tool = load_tool("translations")
    plurals = {message[:3] for message in tool.collect() if message.plural}
    assert plurals
    root = ElementTree.parse(TRANSLATIONS / "en.ts").getroot()
    found = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            found[key] = [form.text for form in message.iter("numerusform")]
    assert set(found) == plurals
    for (_, source, _), forms in found.items():
        assert len(forms) == 2
        assert forms[1] == source
        assert forms[0]
        # Where a noun follows the number, "1" has it in the singular.
        if re.search(r"%n (?:\w+ )?(?:points|cards|draws|hands|matches|games|moves|events)\b", source):
            assert forms[0] != source


def test_the_test_languages_cover_every_text(tmp_path: Path, qtbot: QtBot) -> None:
    write_test_languages(tmp_path)
    tool = load_tool("translations")
    for code in BRACKETS:
        catalogue = Catalogue()
        catalogue.read(code, tmp_path / f"{code}.ts")
        for context, text, comment, _, _ in tool.collect():
            found = catalogue.translate(context, text, comment, 2)
            assert found is not None
            assert found[0] == BRACKETS[code][0]


class TestCollecting:
    """What packaging/translations.py finds in sources, and what it refuses."""

    def collect(self, folder: Path, source: str) -> list[tuple[str, str, str, bool, str]]:
        (folder / "module.py").write_text(source, encoding="utf-8")
        return [tuple(message) for message in load_tool("translations").collect(folder)]

    def test_calls_and_markers(self, tmp_path: Path) -> None:
        source = """
class Sheet:
    def words(self, count):
        self.tr("of a class")
        #: A remark
        #: in two lines.
        translate("Here", "one", "note")
        translate("Here", "%n of it", None, count)
        QCoreApplication.translate("There", "two " "parts", n=-1) if False else None
TABLE = {1: QT_TRANSLATE_NOOP("Marked", "three")}
translate("Marked", TABLE[1])
"""
        source = source.replace(", n=-1) if False else None", ")")
        assert self.collect(tmp_path, source) == [
            ("Here", "one", "note", False, "A remark in two lines."),
            ("Here", "%n of it", "", True, ""),
            ("Marked", "three", "", False, ""),
            ("Sheet", "of a class", "", False, ""),
            ("There", "two parts", "", False, ""),
        ]

    @pytest.mark.parametrize(
        "source",
        [
            'translate("Here", f"{x}")',
            "class A:\n    def b(self):\n        self.tr(x)",
            'translate("Here", "%n without a number")',
            'translate("Here", "a number without a place", None, 3)',
        ],
    )
    def test_what_cannot_be_translated_is_refused(self, tmp_path: Path, source: str) -> None:
        with pytest.raises(ValueError, match=r"module\.py:\d"):
            self.collect(tmp_path, source)

    def test_the_files_can_be_made_anew(self, tmp_path: Path) -> None:
        tool = load_tool("translations")
        messages = tool.collect()
        tool.update([tmp_path / "ro.ts", tmp_path / "en.ts"], messages)
        assert tool.differences(tmp_path / "ro.ts", messages) == (set(), set())
        assert tool.differences(tmp_path / "en.ts", messages) == (set(), set())
        assert (tmp_path / "ro.ts").read_text(encoding="utf-8").count("<numerusform>") == 3 * sum(
            message.plural for message in messages
        )
