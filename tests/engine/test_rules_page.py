"""The rules for players, and that every one of them is tested."""

import re
from pathlib import Path

import pytest

from threegin_qt.engine import CLASSIC, GIN_20, TOURNAMENT, RuleSet
from threegin_qt.resources import resource_path

TEXT = resource_path("rules", "en.md").read_text(encoding="utf-8")
COMMENT, _, REST = TEXT.partition("-->")
# Lines of cards become pictures: tests/ui/test_rules_page.py.
PAGE = re.sub(r"^\{\{\w+: [^{}]+\}\}$", "", REST, flags=re.MULTILINE)
RULES = range(1, 27)
PLACEHOLDERS = set(RuleSet._fields) - {"throw_back_taken"}
# What the sources of the game leave open, or what can be read in two ways.
CHOSEN = {5, 6, 7, 8, 12, 13, 16, 18, 24, 26}


def sections() -> dict[int, str]:
    """The text of each rule by its number."""
    found = re.findall(r"^### R(\d+) .*?$(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return {int(number): text for number, text in found}


def test_every_rule_is_there_once_in_order() -> None:
    assert [int(number) for number in re.findall(r"^### R(\d+) \S", PAGE, re.MULTILINE)] == list(RULES)
    assert all(len(text.split()) > 10 for text in sections().values())


def test_rules_that_are_mentioned_exist() -> None:
    assert {int(number) for number in re.findall(r"\bR(\d+)\b", PAGE)} == set(RULES)


def test_placeholders_are_the_numbers_of_the_rule_set() -> None:
    for text in (COMMENT, PAGE):
        assert set(re.findall(r"\{(\w*)\}", text)) == PLACEHOLDERS
        assert re.sub(r"\{\w+\}", "", text).count("{") == re.sub(r"\{\w+\}", "", text).count("}") == 0


@pytest.mark.parametrize("rules", [CLASSIC, GIN_20, TOURNAMENT, RuleSet(250, 20, 20, 3)], ids=str)
def test_the_page_tells_the_numbers_of_the_match(rules: RuleSet) -> None:
    page = PAGE.format(**rules._asdict())
    assert "{" not in page
    for number, shown in ((25, rules.target), (21, rules.gin_bonus), (20, rules.undercut_bonus), (14, rules.knock_limit)):
        text = re.search(rf"^### R{number} .*?(?=^#)", page, re.MULTILINE | re.DOTALL)
        assert text is not None
        assert re.search(rf"\b{shown}\b", text.group())


def test_no_number_of_the_rule_set_is_typed() -> None:
    text = PAGE.replace("*Gin 20*", "").replace("*Undercut 25*", "")
    assert re.findall(r"\b(20|25|40|50|100|150|200|250|thirty|forty|hundred)\b", text) == []
    # Ten is a rank and what it counts, nothing else.
    assert {number for number, section in sections().items() if re.search(r"\b10\b", section)} == {1, 2}


def test_decisions_are_marked() -> None:
    marked = {number for number, text in sections().items() if "\n*This program's choice.* " in text}
    assert marked == CHOSEN
    assert PAGE.count("This program's choice") == len(CHOSEN)


def test_the_order_of_the_page() -> None:
    headings = re.findall(r"^## (.+)$", PAGE, re.MULTILINE)
    assert headings == [
        "The aim",
        "The cards",
        "The roles",
        "The deal",
        "A turn",
        "Knocking",
        "The show-down",
        "Scoring",
        "The end",
        "House rules",
        "The program",
        "Glossary",
    ]


def test_every_rule_is_tested() -> None:
    tested = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        tested |= {int(number) for number in re.findall(r"^def test_r(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)}
    assert tested == set(RULES)
