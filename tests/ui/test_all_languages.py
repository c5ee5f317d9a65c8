"""Every scene of the gallery in every language: a switch leaves nothing of the language before, and no text is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from language_kit import cut_off, everything, read_texts
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QImage, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shell_kit import BRACKETS, Shell, untranslated_of, write_test_languages

from threegin_qt.controller.plain import choose
from threegin_qt.engine import Stage
from threegin_qt.store import PreferencesFile
from threegin_qt.ui import gallery_matches as matches
from threegin_qt.ui.about import AboutSheet
from threegin_qt.ui.gallery_readme import make_pictures
from threegin_qt.ui.gallery_scenes import SCENES, WINDOW, Scene, Studio, staged
from threegin_qt.ui.history_page import HistoryPage
from threegin_qt.ui.languages import NAMES
from threegin_qt.ui.rules_sheet import RulesSheet
from threegin_qt.ui.rules_text import read_rules
from threegin_qt.ui.theme import themes

SMALL = QSize(800, 520)
PROPER = (
    *(matches.PERSON, *matches.OPPONENTS, "Rafaela", "Ilinca", "Gergő", "Mateo", "Owen", "Nadia", "Viktor", "threegin"),
    *("Shift", "Ctrl", "Return", "Enter", "Space", "Esc", "Left", "Right", "Up", "Down", "Home", "End", "Del", "Delete"),
    *NAMES.values(),
    *BRACKETS,
)
"""Words that are the same in every language: names, keys as Qt has them, languages in their own words."""
FAST = ("offer-continue", "knock-laying", "won", "review", "about")
"""The scenes that are looked at every time; the others are made of the same parts."""


@pytest.fixture
def studio(qapp: QApplication, tmp_path: Path) -> Iterator[Studio]:
    font, colours = qapp.font(), qapp.palette()
    QPixmapCache.clear()
    languages = tmp_path / "languages"
    languages.mkdir()
    write_test_languages(languages)
    made = Studio(tmp_path, translations=[languages])
    yield made
    made.settings.change(language="en")  # and not only the language: closing notes the place, and settings bring theirs back
    made.close()
    QLocale.setDefault(QLocale("en"))
    themes().choose("light")
    qapp.setFont(font)
    qapp.setPalette(colours)


def shown(studio: Studio) -> QWidget:
    """The dialog that is open, or the window."""
    dialogs = [top for top in QApplication.topLevelWidgets() if top.isVisible() and top is not studio.window]
    return dialogs[0] if dialogs else studio.window


def chosen(names: tuple[str, ...] | None) -> list[Scene]:
    """The scenes of these names; all without."""
    return [scene for scene in SCENES if names is None or scene.name in names]


def foreign(widget: QWidget, code: str) -> list[tuple[str, str]]:
    """The texts that are not, or not as a whole, in a language made up for tests. Rules and lesson have no such language."""
    documents = "\n".join(read_texts(widget))
    texts = [(where, text) for where, text in everything(widget) if text not in documents]
    opening, closing = BRACKETS[code]
    # A painted text may be a part of one: what stands before a comma, or what there is room for.
    parts = [text for where, text in untranslated_of(texts, code, PROPER) if where == "painted"]
    whole = {text for text in parts if text.startswith(opening) or text.endswith(closing)}
    whole |= {text for text in parts if any(name.startswith(text.rstrip("…")) for name in PROPER)}
    return [each for each in untranslated_of(texts, code, PROPER) if each[1] not in whole]


def check_switching(studio: Studio, names: tuple[str, ...] | None) -> None:
    found = []
    for scene in chosen(names):
        with staged(studio, scene) as picture:
            picture(WINDOW, "light")
            for code in BRACKETS:
                studio.settings.change(language=code)
                studio.settle()
                found += [(scene.name, code, *each) for each in foreign(shown(studio), code)]
    assert found == []


def check_room(studio: Studio, names: tuple[str, ...] | None, size: QSize, theme: str = "light") -> None:
    found = []
    for scene in chosen(names):
        with staged(studio, scene) as picture:
            for code in NAMES:
                studio.settings.change(language=code)
                picture(size, theme)
                studio.settle()
                found += [(scene.name, code, text) for text in dict.fromkeys(cut_off(shown(studio)))]
    assert found == []


class TestSwitching:
    """The language changes while a page, a phase of a hand or a dialog is up."""

    def test_nothing_of_the_language_before_is_left(self, studio: Studio) -> None:
        check_switching(studio, FAST)

    @pytest.mark.slow
    def test_nothing_of_the_language_before_is_left_in_any_scene(self, studio: Studio) -> None:
        check_switching(studio, None)

    @pytest.mark.slow
    def test_every_scene_looks_as_if_it_had_begun_in_the_language(self, studio: Studio) -> None:
        """What is kept from before a switch would be seen in the picture."""
        names = ("discard", "lay-offs", "sitting-out", "history", "statistics", "fairness", "review", "retry", "rules")
        for scene in chosen(names):
            studio.settings.change(language="hu")
            with staged(studio, scene) as picture:
                picture(WINDOW, "light")
                wanted = sorted(set(everything(studio.window)))
                studio.settings.change(language="ro")
                studio.settle()
                studio.settings.change(language="hu")
                with suppress(TimeoutError):  # layouts pass on over several rounds what has become wider
                    studio.settle(lambda then=wanted: sorted(set(everything(studio.window))) == then, 10)  # type: ignore[misc]
                assert sorted(set(everything(studio.window))) == wanted, scene.name

    def test_the_rules_follow_on_their_page_behind_it_and_over_a_dialog(self, studio: Studio) -> None:
        window = studio.window
        window.show_rules()
        window.perform("preferences")
        dialog = window._sheets["preferences"]
        dialog.activateWindow()
        studio.settle(dialog.isActiveWindow)
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        studio.page("statistics")
        studio.read()
        shown = [window._rules_page, *(sheet.page for sheet in dialog.findChildren(RulesSheet))]
        assert len(shown) == 2
        for code in (*NAMES, "en"):
            studio.settings.change(language=code)
            studio.settle()
            title = next(line[2:] for line in read_rules(code).splitlines() if line.startswith("# "))
            for page in shown:
                assert page is not None
                assert page.text.document().firstBlock().text() == title
        dialog.close()

    def test_a_dialog_for_files_follows_too(self, studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[QFileDialog] = []
        monkeypatch.setattr(QFileDialog, "open", lambda self: opened.append(self))
        with staged(studio, next(scene for scene in SCENES if scene.name == "history")) as picture:
            picture(WINDOW, "light")
            page = studio.page("history")
            assert isinstance(page, HistoryPage)
            page.bring_in.trigger()
            (dialog,) = opened
            dialog.selectNameFilter(dialog.nameFilters()[1])
            for code in BRACKETS:
                studio.settings.change(language=code)
                studio.settle()
                texts = [("title", dialog.windowTitle()), *(("kind", kind) for kind in dialog.nameFilters())]
                assert untranslated_of(texts, code, ()) == []
                assert len(texts) == 3
                assert dialog.selectedNameFilter() == dialog.nameFilters()[1]


class TestRoom:
    """No text is cut off or shortened, in any language."""

    def test_in_the_smallest_window(self, studio: Studio) -> None:
        check_room(studio, FAST, SMALL)

    def test_with_the_largest_text(self, studio: Studio) -> None:
        studio.settings.change(text_size=200)
        check_room(studio, ("discard", "lay-offs", "review"), WINDOW)

    @pytest.mark.slow
    def test_in_the_smallest_window_in_any_scene(self, studio: Studio) -> None:
        check_room(studio, None, SMALL)

    @pytest.mark.slow
    def test_with_the_largest_text_in_any_scene(self, studio: Studio) -> None:
        studio.settings.change(text_size=200)
        check_room(studio, None, WINDOW)

    @pytest.mark.slow
    def test_in_high_contrast_with_four_colours(self, studio: Studio) -> None:
        studio.settings.change(four_colour=True, large_index=True)
        check_room(studio, None, SMALL, "high-contrast")

    def test_the_check_sees_what_is_cut(self, studio: Studio) -> None:
        scene = next(scene for scene in SCENES if scene.name == "discard")
        with staged(studio, scene) as picture:
            picture(WINDOW, "light")
            bar = studio.table.bar
            assert cut_off(studio.window) == []
            bar.main.resize(bar.main.width() // 4, bar.main.height())
            assert any(bar.main.text() in text for text in cut_off(studio.window))
        sheet = AboutSheet(studio.window)
        sheet.show()
        studio.settle()
        assert cut_off(sheet) == []
        sheet._words[0].setFixedWidth(60)
        studio.settle()
        assert cut_off(sheet)
        sheet.close()
        sheet.deleteLater()


class TestKeeping:
    """A language is for the eye: nothing of it is kept."""

    @pytest.mark.parametrize("shell", [{"language": "qa"}], indirect=True)
    def test_no_word_of_it_is_in_the_database_or_in_the_preferences(self, shell: Shell, tmp_path: Path) -> None:
        shell.window.offer.main_button.click()
        shell.match.pick_role_card(5)
        for _ in range(3):
            shell.match.next_hand()
            for _ in range(400):
                if shell.match.view.stage != Stage.PLAY:
                    break
                view = shell.match.view
                if view.role == view.turn:
                    shell.match.do(choose(view))
                else:
                    QApplication.processEvents()
        for name in ("preferences", "keys", "about"):
            shell.window.perform(name)
        shell.settings.save()
        record = shell.store.load(shell.match.match_id or "")
        assert record.events
        shell.close()
        kept = [path for path in tmp_path.rglob("*") if path.is_file() and path.suffix != ".ts"]
        assert {"matches.db", "preferences.json"} <= {path.name for path in kept}
        for path in kept:
            assert BRACKETS["qa"][0].encode() not in path.read_bytes(), path.name
        assert PreferencesFile(tmp_path / "preferences.json").load().language == "qa"


def test_numbers_and_dates_are_those_of_the_language(studio: Studio) -> None:
    """A comma before decimals, and no English name of a month."""
    decimals = re.compile(r"(?<![\d.])\d+\.\d(?!\d*\.\d)(?!\d\d)")

    def months(code: str) -> set[str]:
        return {QLocale(code).monthName(month, QLocale.FormatType.ShortFormat) for month in range(1, 13)}

    for scene in chosen(("history", "statistics", "review")):
        with staged(studio, scene) as picture:
            picture(WINDOW, "light")
            for code in NAMES:
                if code == "en":
                    continue
                studio.settings.change(language=code)
                studio.settle()
                texts = [text for _, text in everything(studio.window)]
                assert [text for text in texts if decimals.search(text)] == []
                wrong = months("en") - months(code)
                assert [text for text in texts if set(re.findall(r"\w+", text)) & wrong] == []


def test_the_pictures_of_the_readme_are_made_in_every_language(tmp_path: Path, qapp: QApplication) -> None:
    font, colours = qapp.font(), qapp.palette()
    make_pictures(["table"], tmp_path)
    QLocale.setDefault(QLocale("en"))
    qapp.setFont(font)
    qapp.setPalette(colours)
    names = {"table.png", *(f"table-{code}.png" for code in NAMES if code != "en")}
    assert {path.name for path in tmp_path.iterdir()} == names
    pictures = [QImage(str(path)) for path in tmp_path.iterdir()]
    assert all(picture.size() == WINDOW for picture in pictures)
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(names)
    root = Path(__file__).resolve().parents[2]
    readme = (root / "README.md").read_text(encoding="utf-8")
    for name in names:
        assert (root / "packaging" / "screenshots" / name).is_file()
        assert f"packaging/screenshots/{name}" in readme
