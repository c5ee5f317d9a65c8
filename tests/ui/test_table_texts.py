"""What the table says: to a screen reader, in another language, and whether it fits."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication
from table_kit import BOX, CAPTAIN, KNOCK_DEAL, PARTNER, Rig, knocked, upcard_taken

from threegin_qt.engine import Phase, parse_card
from threegin_qt.ui.painting import card_height
from threegin_qt.ui.theme import Type, type_font


class Marked(QTranslator):
    """A language in which every text begins and ends with a mark."""

    def translate(self, context, text, disambiguation=None, n=-1):
        return f"«{text}»".replace("%n", str(n))

    def isEmpty(self):
        return False


@pytest.fixture
def other_language(qapp):
    translator = Marked()

    def switch():
        QCoreApplication.installTranslator(translator)
        QApplication.processEvents()

    yield switch
    QCoreApplication.removeTranslator(translator)
    QApplication.processEvents()


def shown_texts(rig):
    """Every text that the table shows or says."""
    table = rig.table
    texts = {"line": table.bar.text, "sheet": table.sheet.accessibleName() if table.sheet.isVisible() else "«»"}
    for number, button in enumerate(table.findChildren(QAbstractButton)):
        if button.isVisible():
            texts[f"{type(button).__name__} {number}"] = button.text() or button.accessibleName()
    for number, plate in enumerate(table.plates):
        texts[f"plate {number}"] = plate.accessibleName()
    texts["knock"] = table.knock.accessibleName()
    texts["stock"] = table.stock.accessibleName()
    return texts


@pytest.mark.parametrize("phase", ["roles", "upcard", "discard", "knock", "defence", "result", "sitting out"])
def test_another_language_is_everywhere_at_once(qtbot, other_language, phase):
    if phase == "roles":
        rig = Rig(qtbot, roles=())
    elif phase == "defence":
        rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
    elif phase == "result":
        rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked())
        rig.table.keys.choose("defend")
    elif phase == "sitting out":
        rig = Rig(qtbot, roles=PARTNER)
    else:
        rig = Rig(qtbot, deck=KNOCK_DEAL, acts=() if phase == "upcard" else upcard_taken())
        if phase == "discard":
            rig.click(rig.button("KD"))
        if phase == "knock":
            rig.table.perform("knock")
    other_language()
    for name, text in shown_texts(rig).items():
        assert "«" in text, f"{name} is still {text!r}"
    model = rig.table.panel.score_model
    assert all("«" in str(model.headerData(column, Qt.Orientation.Horizontal)) for column in (0, model.columnCount() - 1))


def test_cards_are_buttons_with_names(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    button = rig.button("KD")
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface.role() == QAccessible.Role.PushButton
    assert interface.text(QAccessible.Text.Name) == "king of diamonds"
    rig.click(button)
    assert interface.text(QAccessible.Text.Description) == "selected"
    assert rig.table.stock.accessibleName() == "Stock, 31 cards"
    assert rig.table.pile.accessibleName() == "Discard pile, empty"


def test_a_screen_reader_can_press_a_card(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    interface = QAccessible.queryAccessibleInterface(rig.button("KD"))
    interface.actionInterface().doAction("Press")
    rig.wait(lambda: rig.table.play.selected == parse_card("KD"))


def test_every_event_is_announced_once(qtbot):
    rig = Rig(qtbot, deck=KNOCK_DEAL)
    said = []
    rig.table.voice.say = lambda text: said.append(text)
    rig.table.perform("take_discard")
    assert [text for text in said if "You take the upcard 6 of spades." in text] == said[:1]
    assert said[0].count("Your turn") == 1
    said.clear()
    rig.table.play.throw(parse_card("KD"))
    assert len([text for text in said if "king of diamonds" in text]) == 1
    said.clear()
    before = rig.match.revision
    rig.others()
    assert len([text for text in said if text]) == rig.match.revision - before


def test_no_hidden_card_is_named_anywhere(qtbot):
    rig = Rig(qtbot, roles=CAPTAIN, deck=KNOCK_DEAL)
    hidden = {"2 of spades", "3 of spades", "7 of spades", "9 of hearts", "7 of diamonds", "3 of diamonds", "2 of clubs"}
    for widget in rig.table.findChildren(QAbstractButton):
        told = f"{widget.accessibleName()} {widget.accessibleDescription()} {widget.toolTip()}"
        assert not any(card in told for card in hidden)


@pytest.mark.parametrize(
    ("size", "text"),
    [((800, 490), 100), ((1180, 732), 100), ((1180, 732), 150), ((1180, 732), 200), ((1920, 1050), 100), ((1920, 1050), 200)],
)
def test_buttons_hold_their_texts(qtbot, size, text):
    for acts in ((), upcard_taken()):
        rig = Rig(qtbot, deck=KNOCK_DEAL, acts=acts, size=size, text_size=text)
        if acts:
            rig.table.perform("knock")
        bar = rig.table.bar
        for button in bar.buttons:
            metrics = QFontMetrics(button.text_font())
            assert metrics.horizontalAdvance(button.text()) <= button.width() - 8
            assert bar.rect().contains(button.geometry())
        assert rig.table.rect().contains(bar.geometry())


@pytest.mark.parametrize("size", [(800, 490), (1180, 732)])
def test_rank_and_suit_of_eleven_cards_and_the_main_button_are_visible(qtbot, size):
    rig = Rig(qtbot, size=size)
    rig.until(Phase.DISCARD)
    table = rig.table
    buttons = table.hand.buttons
    assert len(buttons) == 11
    for button, following in pairwise(buttons):
        assert following.x() - button.x() >= 0.27 * button.width()
    for button in buttons:
        at = button.mapTo(table, button.rect().topLeft())
        assert table.rect().contains(at.x(), at.y())
        assert table.childAt(at.x() + 6, at.y() + 20) is button
    assert table.rect().contains(table.area(table.bar.main))
    assert table.bar.main.isVisible()


@pytest.mark.parametrize("width", range(90, 111))
def test_cards_have_their_height_at_every_width(qtbot, width):
    rig = Rig(qtbot)
    rig.table.hand.set_measures(width, 16, 8)
    assert {button.height() for button in rig.table.hand.buttons} == {card_height(width)}


def test_text_grows_with_the_preference(qtbot):
    rig = Rig(qtbot)
    before = type_font(rig.table.bar, Type.BODY).pixelSize()
    rig.use(text_size=200)
    assert type_font(rig.table.bar, Type.BODY).pixelSize() == 2 * before


def test_the_side_panel_folds_and_in_a_narrow_window_lies_over_the_table(qtbot):
    rig = Rig(qtbot)
    assert rig.table.panel.isVisible()
    rig.click(rig.table.panel.fold)
    assert not rig.preferences.side_panel
    assert not rig.table.panel.isVisible()
    rig.click(rig.table.unfold)
    assert rig.table.panel.isVisible()
    rig.table.resize(800, 490)
    rig.events()
    assert not rig.table.panel.isVisible()
    rig.click(rig.table.unfold)
    assert rig.table.drawer_open
    rig.key(Qt.Key.Key_Escape)
    assert not rig.table.panel.isVisible()


@pytest.mark.parametrize("size", [100, 120, 140, 150])
def test_the_side_panel_is_wide_enough_for_the_names(qtbot, size):
    rig = Rig(qtbot)
    QApplication.setFont(sized(rig.table.font(), size))
    try:
        rig.use(text_size=size)
        rig.events()
        panel = rig.table.panel
        assert panel.isVisible()
        for column, name in enumerate(rig.table.play.names, 1):
            room = panel.score.columnWidth(column) - 8
            assert QFontMetrics(type_font(panel, Type.SMALL)).horizontalAdvance(name) <= room, name
    finally:
        QApplication.setFont(sized(rig.table.font(), 100))


def sized(font, percent):
    """The font of the program at a size of text."""
    font.setPixelSize(round(14 * percent / 100))
    return font


def test_in_a_low_panel_the_score_is_up_while_there_is_no_advice_to_be_had(qtbot):
    rig = Rig(qtbot, roles=BOX, deck=KNOCK_DEAL, acts=knocked(), size=(1180, 500), side_page="advice")
    panel = rig.table.panel
    tab = panel.tabs["advice"]
    assert tab.isVisible()
    assert tab.isEnabled()
    assert panel.advice.isVisible()
    rig.table.keys.choose("defend")
    assert not tab.isEnabled()
    assert panel.tabs["score"].isChecked()
    assert panel.score.isVisible()
    assert not panel.advice.isVisible()
    rig.table.keys.choose("deal")
    assert tab.isEnabled()
    assert tab.isChecked()
    assert panel.advice.isVisible()


def test_discards_are_shown_on_request_and_hidden_by_preference(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DISCARD)
    rig.table.perform("show_discards")
    assert rig.table.drags.history.isVisible()
    rig.table.perform("show_discards")
    assert not rig.table.drags.history.isVisible()
    rig.use(hide_discards=True)
    rig.table.perform("show_discards")
    assert not rig.table.drags.history.isVisible()
    assert rig.table.play.message
    rig.table.perform("read_pile")
    assert "Below" not in rig.table.voice.said[-1]


def test_the_stall_warning_comes_on_the_line(qtbot):
    rig = Rig(qtbot)
    rig.until(Phase.DRAW)
    match = rig.match
    view = match.view._replace(streak=33)
    match._view = view
    rig.table.sync(False)
    assert "7" in rig.table.bar.text
    assert "discard pile" in rig.table.bar.text
