"""The rules as the player reads them: every rule, and only numbers of the match."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from threegin_qt.engine import CLASSIC, RuleSet
from threegin_qt.resources import resource_path
from threegin_qt.ui.rules_page import RulesPage, read_rules, rules_markdown

HOUSE = RuleSet(target=250, gin_bonus=20, undercut_bonus=25, knock_limit=3)
LANGUAGES = sorted(path.stem for path in resource_path("rules").glob("*.md"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_and_no_number_that_can_be_chosen_is_typed(language: str) -> None:
    text = rules_markdown(read_rules(language), HOUSE)
    assert [int(number) for number in re.findall(r"^### R(\d+) ", text, re.MULTILINE)] == list(range(1, 27))
    assert "{" not in text
    assert "<!--" not in text
    for number in HOUSE[:4]:
        assert re.search(rf"\b{number}\b", text)
    # 40 is the one number that nobody can choose; 25, 10 and 100 would be those of the classic rules.
    assert not re.search(r"\b100\b", text)


def test_a_place_of_another_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        rules_markdown("{luck}", CLASSIC)


def test_a_language_without_rules_reads_the_english_ones() -> None:
    assert read_rules("xx") == read_rules("en")


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[RulesPage]:
    window = QWidget()
    qtbot.addWidget(window)
    page = RulesPage(window)
    page.resize(900, 600)
    window.show()
    yield page
    window.close()


def test_the_page_shows_them_and_can_be_read_by_keyboard(page: RulesPage) -> None:
    page.show_rules(HOUSE, "en")
    text = page.text.toPlainText()
    assert "reaches 250" in text
    assert "R26 Unfinished matches" in text
    bar = page.text.verticalScrollBar()
    assert bar.value() == 0
    QTest.keyClick(page.text, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    page.show_rules(CLASSIC, "en")
    assert "reaches 100" in page.text.toPlainText()


def test_lines_are_no_longer_than_can_be_read(page: RulesPage) -> None:
    page.show_rules(CLASSIC, "en")
    widths = []
    for width in (800, 1180, 1920):
        page.resize(width, 600)
        widths.append(page.text.viewport().width())
    assert widths[0] > 600
    assert widths[2] == widths[1] < 900
