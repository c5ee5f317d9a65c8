"""The rules as the player reads them: every rule, only numbers of the match, pictures of cards, places to go to."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from threegin_qt.engine import CLASSIC, CardTextError, RuleSet, card_set, parse_cards
from threegin_qt.resources import resource_path
from threegin_qt.store import Preferences
from threegin_qt.ui.card_art import CardArt
from threegin_qt.ui.card_pictures import SMALLEST, draw_picture, picture_card, picture_size, picture_words
from threegin_qt.ui.rules_page import RulesPage
from threegin_qt.ui.rules_text import read_picture, read_rules, rules_text
from threegin_qt.ui.theme import theme

HOUSE = RuleSet(target=250, gin_bonus=20, undercut_bonus=25, knock_limit=3)
LANGUAGES = sorted(path.stem for path in resource_path("rules").glob("*.md"))
ENGLISH = rules_text(read_rules("en"), CLASSIC)


class TestText:
    """What a file of the rules comes to."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_rule_is_there_and_no_number_that_can_be_chosen_is_typed(self, language: str) -> None:
        text = rules_text(read_rules(language), HOUSE).markdown
        assert [int(number) for number in re.findall(r"^### R(\d+) ", text, re.MULTILINE)] == list(range(1, 27))
        assert "{" not in text
        assert "<!--" not in text
        for number in HOUSE[:4]:
            assert re.search(rf"\b{number}\b", text)
        # 40 is the one number that nobody can choose; 25, 10 and 100 would be those of the classic rules.
        assert not re.search(r"\b100\b", text)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_language_has_the_same_places_and_pictures(self, language: str) -> None:
        text = rules_text(read_rules(language), CLASSIC)
        assert text.anchors == ENGLISH.anchors
        assert text.pictures == ENGLISH.pictures

    def test_places_are_the_rules_and_the_named_sections(self) -> None:
        assert {f"r{number}" for number in range(1, 27)} < set(ENGLISH.anchors)
        assert {"aim", "house-rules", "history", "glossary"} < set(ENGLISH.anchors)
        assert len(set(ENGLISH.anchors.values())) == len(ENGLISH.anchors)

    @pytest.mark.parametrize(
        "text",
        [
            "<!-- anchor: lost -->\n\nno heading",
            "<!-- anchor: a -->\n## One\n\n<!-- anchor: a -->\n## Two",
            "<!-- anchor: a -->\n<!-- anchor: b -->\n## One",
            "### R1 One\n### R1 Again",
            "{{cards: 5H 6H 7H}} in a sentence",
            "{{cards: 5H | 5H}}",
            "{{cards: 5H XX}}",
            "{{cards: 5H 6H 7H + 9H}}",
            "{{cards: 5H 6H 7H +}}",
            "{{cards: 5H 6H > 7H 8H}}",
            "{{row: 5H > 7H}}",
            "{{cards: }}",
        ],
    )
    def test_what_cannot_be_read_is_an_error(self, text: str) -> None:
        with pytest.raises(ValueError, match=r"heading|twice|picture|card|laid off|thrown|unpack|missing"):
            rules_text(text, CLASSIC)

    def test_a_place_of_another_name_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            rules_text("{luck}", CLASSIC)

    def test_how_an_anchor_is_written_can_be_explained(self) -> None:
        text = rules_text("<!--\nWrite\n<!-- anchor: x\n-->\n# Title\n\n<!-- anchor: here -->\n## Here", CLASSIC)
        assert text.anchors == {"here": 1}

    def test_a_language_without_rules_reads_the_english_ones(self) -> None:
        assert read_rules("xx") == read_rules("en")


@pytest.mark.usefixtures("qapp")
class TestPictures:
    """Lines of cards in the text."""

    def test_groups_melds_and_deadwood(self) -> None:
        picture = read_picture("9S 9D 9C | 5H 6H 7H + 8H | KC 4D > 2S")
        assert [len(group.cards) for group in picture.groups] == [3, 4, 2, 1]
        assert picture.groups[1].laid == card_set(parse_cards("8H"))
        assert picture.groups[3].thrown
        words = picture_words(picture)
        assert words == (
            "set, nines; run, 5 to 7 of hearts, with 8 of hearts laid off; "
            "deadwood 14: king of clubs, 4 of diamonds; thrown: 2 of spades"
        ).replace("clubs, 4", "clubs and 4" if " and " in words else "clubs, 4")

    def test_single_cards_are_no_deadwood(self) -> None:
        assert "deadwood" not in picture_words(read_picture("KD 9S 4C", single=True))

    def test_a_word_that_is_no_card(self) -> None:
        with pytest.raises(CardTextError):
            read_picture("5H 6X")

    @pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
    def test_the_image_has_the_pixels_of_the_screen(self, dpr: float) -> None:
        art = CardArt()
        for picture in ENGLISH.pictures:
            image = draw_picture(picture, art, 40, dpr, theme())
            size = picture_size(picture, 40)
            assert image.devicePixelRatio() == dpr
            assert abs(image.width() - size.width() * dpr) <= 1
            # Every card is inside: the last column that is not transparent is near the right edge.
            middle = image.height() // 2
            inked = [x for x in range(image.width()) if image.pixelColor(x, middle).alpha()]
            assert inked[0] <= 5 * dpr
            assert image.width() - 6 * dpr <= inked[-1] < image.width()

    def test_cards_are_as_wide_as_wanted_or_as_the_room_allows(self) -> None:
        picture = max(ENGLISH.pictures, key=lambda picture: picture_size(picture, 40).width())
        assert picture_card(picture, 58, 2000) == 58
        narrow = picture_card(picture, 58, 300)
        assert SMALLEST < narrow < 58
        assert picture_size(picture, narrow).width() <= 300.5
        assert picture_card(picture, 58, 10) == SMALLEST


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[RulesPage]:
    window = QWidget()
    qtbot.addWidget(window)
    page = RulesPage(window)
    page.resize(900, 600)
    window.resize(900, 600)
    window.show()
    yield page
    window.close()


def image_of(page: RulesPage, number: int) -> QImage:
    """The picture of that number as the page has it."""
    image = page.text.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"cards:{number}"))
    assert isinstance(image, QImage)
    return image


def at_top(page: RulesPage) -> str:
    """The first line of text that is in sight."""
    cursor = page.text.cursorForPosition(page.text.viewport().rect().topLeft() + page.rect().topLeft() * 0)
    block = cursor.block()
    layout = page.text.document().documentLayout()
    while layout.blockBoundingRect(block).bottom() <= page.text.verticalScrollBar().value() + 1:
        block = block.next()
    return block.text()


class TestPage:
    """The page itself."""

    def test_it_shows_them_and_can_be_read_by_keyboard(self, page: RulesPage) -> None:
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

    def test_lines_are_no_longer_than_can_be_read(self, page: RulesPage) -> None:
        page.show_rules(CLASSIC, "en")
        widths = []
        for width in (800, 1180, 1920):
            page.resize(width, 600)
            widths.append(page.text.viewport().width())
        assert widths[0] > 600
        assert widths[2] == widths[1] < 900

    @pytest.mark.parametrize("anchor", ["r4", "r14", "r18", "house-rules", "history"])
    def test_it_comes_to_a_section_and_the_keyboard_with_it(self, page: RulesPage, qtbot: QtBot, anchor: str) -> None:
        page.show_rules(CLASSIC, "en", anchor)
        headings = [line for line in ENGLISH.markdown.splitlines() if line.startswith("#")]
        wanted = headings[ENGLISH.anchors[anchor]].lstrip("# ")
        qtbot.waitUntil(lambda: at_top(page) == wanted)
        assert page.text.textCursor().block().text() == wanted

    def test_a_section_that_there_is_not(self, page: RulesPage) -> None:
        with pytest.raises(KeyError):
            page.show_rules(CLASSIC, "en", "nowhere")

    def test_every_picture_is_drawn_and_its_words_stand_below(self, page: RulesPage) -> None:
        page.show_rules(CLASSIC, "en")
        text = page.text.toPlainText()
        document = page.text.document()
        alternatives = []
        block = document.begin()
        while block.isValid():
            fragment = block.begin()
            if not fragment.atEnd() and fragment.fragment().charFormat().isImageFormat():  # type: ignore[attr-defined]
                form = fragment.fragment().charFormat()  # type: ignore[attr-defined]
                alternatives.append(form.property(QTextFormat.Property.ImageAltText))
            block = block.next()
        assert alternatives == [picture_words(picture) for picture in ENGLISH.pictures]
        for number, words in enumerate(alternatives):
            assert words[:1].upper() + words[1:] in text
            assert not image_of(page, number).isNull()

    def test_the_deck_of_the_preferences_is_drawn(self, page: RulesPage) -> None:
        page.show_rules(CLASSIC, "en")
        before = image_of(page, 1)
        page.set_preferences(Preferences(four_colour=True))
        four = image_of(page, 1)
        assert four != before
        page.set_preferences(Preferences(four_colour=True, large_index=True))
        assert image_of(page, 1) != four
        page.set_preferences(Preferences())
        assert image_of(page, 1) == before

    def test_pictures_fit_a_narrow_page(self, page: RulesPage) -> None:
        page.show_rules(CLASSIC, "en")
        wide = image_of(page, 1).width()
        page.resize(300, 500)
        assert image_of(page, 1).width() < wide
        assert page.text.document().size().width() <= page.text.viewport().width() + 1
        assert not page.text.horizontalScrollBar().isVisible()

    def test_pictures_grow_with_the_text_and_the_place_is_kept(self, page: RulesPage, qtbot: QtBot) -> None:
        page.show_rules(CLASSIC, "en", "r14")
        qtbot.waitUntil(lambda: at_top(page).startswith("R14"))
        before = image_of(page, 1).height()
        font = page.font()
        font.setPixelSize(font.pixelSize() * 2 if font.pixelSize() > 0 else 28)
        page.setFont(font)
        assert image_of(page, 1).height() > before * 1.3
        qtbot.waitUntil(lambda: at_top(page).startswith("R14"))
