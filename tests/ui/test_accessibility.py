"""For people who cannot see the cards, and for those who use no mouse: names, roles, reach, and nothing hidden that is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot
from table_kit import BOX, CAPTAIN, KNOCK_DEAL, KNOCKER, Rig, knocked, pack, upcard_taken

from threegin_qt.engine import CARDS, parse_cards
from threegin_qt.ui.card import CardButton
from threegin_qt.ui.charts import Chart
from threegin_qt.ui.controls import GroupList, Switch, Text
from threegin_qt.ui.drag import Ring
from threegin_qt.ui.gallery_scenes import SCENES, Scene, Studio, staged
from threegin_qt.ui.new_match import MatchForm
from threegin_qt.ui.prompt import PromptBar
from threegin_qt.ui.side_panel import SidePanel
from threegin_qt.ui.table import TableWidget
from threegin_qt.ui.theme import THEMES, contrast

Role = QAccessible.Role
SYMBOLS = re.compile("[♣♦♥♠]")
ROLES = {
    Role.Button,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.RadioButton,
    Role.ComboBox,
    Role.EditableText,
    Role.Slider,
    Role.SpinBox,
    Role.Table,
    Role.List,
    Role.StaticText,
}
"""The roles of what can have the keyboard. What is drawn, as charts are, has a name and no role."""
DRAWN = (Chart, TableWidget, QAbstractScrollArea)


@pytest.fixture
def studio(qapp: QApplication, tmp_path: Path) -> Iterator[Studio]:
    """The window with every page and dialog, to be staged scene by scene."""
    made = Studio(tmp_path)
    yield made
    made.close()


def top_of(studio: Studio) -> QWidget:
    """The window or the dialog that is in front."""
    return QApplication.activeWindow() or studio.window


def shown(top: QWidget) -> list[QWidget]:
    """Everything that is to be seen in a window, and no popup."""
    return [each for each in (top, *top.findChildren(QWidget)) if each.isVisible() and each.window() is top]


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None, widget
    return found


def labels(widget: QWidget) -> list[str]:
    """The names of what labels a widget: a screen reader reads them first."""
    flag = QAccessible.RelationFlag.Label
    return [other.text(QAccessible.Text.Name) for other, kind in interface(widget).relations() if kind & flag]


def name(widget: QWidget) -> str:
    return interface(widget).text(QAccessible.Text.Name)


def description(widget: QWidget) -> str:
    return interface(widget).text(QAccessible.Text.Description)


def takes_keyboard(widget: QWidget) -> bool:
    return widget.isEnabled() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def by_scene(name: str) -> Scene:
    return next(scene for scene in SCENES if scene.name == name)


# -- names and roles -------------------------------------------------------------------------------------------------------


def check_names(studio: Studio) -> None:
    """Whatever can have the keyboard has a name and a role; what is only shown says no symbols of suits."""
    for widget in shown(top_of(studio)):
        said = f"{name(widget)} {description(widget)}"
        assert not SYMBOLS.search(said), f"{widget}: {said}"
        if not takes_keyboard(widget):
            continue
        assert name(widget).strip(), f"{widget} in {widget.parentWidget()} has no name"
        role = interface(widget).role()
        assert role in ROLES or isinstance(widget, DRAWN), f"{widget}: {role}"
        if isinstance(widget, Chart):
            assert description(widget), f"{name(widget)} has no text in place of its lines"
        if isinstance(widget, QComboBox):
            # Its name is what is chosen: a label or a description says what it is for.
            assert description(widget) or any(labels(widget)), f"{name(widget)}: chosen of what?"
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            check_cells(widget)


def check_cells(view: QAbstractItemView) -> None:
    """The first cell of each row says the row, and no cell says a symbol."""
    model = view.model()
    for row in range(min(5, model.rowCount())):
        for column in range(model.columnCount() if isinstance(view, QTableView) else 1):
            index = model.index(row, column)
            text = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or ""
            assert not SYMBOLS.search(str(text)), f"{view.accessibleName()}: {text}"


def check_reach(studio: Studio) -> None:
    """Whatever can be clicked can be reached by Tab or by the arrows of the table, or has a key."""
    top = top_of(studio)
    for button in (each for each in shown(top) if isinstance(each, QAbstractButton) and each.isEnabled()):
        table = next((each for each in top.findChildren(TableWidget) if each.isAncestorOf(button)), None)
        if button.focusPolicy() & Qt.FocusPolicy.TabFocus or button.testAttribute(
            Qt.WidgetAttribute.WA_TransparentForMouseEvents
        ):
            continue
        parent = button.parentWidget()
        if table is not None and isinstance(button, CardButton):
            still = parent is not None and parent.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            in_rows = any(button in row for row in table.keys._rows()) or table.fan.isAncestorOf(button)
            assert still or in_rows, f"{button.accessibleName()} is for the mouse alone"
            continue
        if button.group() is not None and any(
            other.focusPolicy() & Qt.FocusPolicy.TabFocus for other in button.group().buttons()
        ):
            # Left and Right lead to it from the one that is chosen.
            continue
        raise AssertionError(f"{button} {button.accessibleName() or button.text()} is for the mouse alone")


def tab_chain(top: QWidget) -> list[QWidget]:
    """What Tab goes through from where the keyboard is, until it comes round."""
    chain: list[QWidget] = []
    for _ in range(300):
        QTest.keyClick(QApplication.focusWidget() or top, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now is None or now in chain:
            return chain
        chain.append(now)
    raise AssertionError("Tab never comes round")


def check_tab(studio: Studio) -> None:
    """Tab reaches everything that is a stop, comes round, and Backtab goes the same way back."""
    top = top_of(studio)
    chain = tab_chain(top)
    stops = [
        each
        for each in shown(top)
        if takes_keyboard(each)
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and not each.visibleRegion().isEmpty()
    ]
    missing = [f"{type(each).__name__} {name(each)}" for each in stops if each not in chain and not _in_group(each, chain)]
    assert not missing, f"Tab never comes to {missing}"
    check_order(top, chain)
    QTest.keyClick(QApplication.focusWidget() or top, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() in chain


def check_order(top: QWidget, chain: list[QWidget]) -> None:
    """What stands together is gone through from the top and the left; the one leap back is from the end to the beginning."""
    for parent in {each.parentWidget() for each in chain}:
        if isinstance(parent, TableWidget | SidePanel | PromptBar):
            # Places of a table, and buttons of which the main one comes first.
            continue
        together = [each for each in chain if each.parentWidget() is parent]
        places = [each.mapTo(top, QPoint(0, 0)) for each in together]
        low = min(each.height() for each in together) // 2
        leaps = [
            f"from {name(together[at - 1])} to {name(together[at])}"
            for at, place in enumerate(places)
            if place.y() < places[at - 1].y() - low
            or (abs(place.y() - places[at - 1].y()) <= low and place.x() < places[at - 1].x())
        ]
        assert len(leaps) <= 1, f"Tab leaps {leaps}"


def _in_group(widget: QWidget, chain: list[QWidget]) -> bool:
    """Whether the arrows lead to it from one that Tab reaches: of buttons of which one is chosen only that one is a stop."""
    if not isinstance(widget, QAbstractButton) or not (widget.autoExclusive() or widget.group() is not None):
        return False
    return any(
        isinstance(other, QAbstractButton) and other.parentWidget() is widget.parentWidget() and other.autoExclusive()
        for other in chain
    )


def test_every_page_and_dialog(studio: Studio) -> None:
    wrong = []
    for scene in SCENES:
        with staged(studio, scene) as picture:
            for size in (QSize(1180, 760), QSize(800, 600)):
                picture(size, "light")
                if QApplication.activeWindow() is None:
                    # No window manager does it after a dialog.
                    studio.window.activateWindow()
                    studio.settle()
                for check in (check_names, check_reach, check_tab):
                    try:
                        check(studio)
                    except AssertionError as error:
                        wrong.append(f"{scene.name} at {size.width()}: {error}")
    assert not wrong, "\n".join(wrong)


def test_left_and_right_go_through_the_orders(qtbot: QtBot) -> None:
    rig = Rig(qtbot, order="rank")
    chosen = next(button for button in rig.table.sorter.findChildren(QAbstractButton) if button.isChecked())
    chosen.setFocus()
    rig.key(Qt.Key.Key_Right)
    assert rig.changed[-1] == ("order", "suit")
    assert QApplication.focusWidget().accessibleName() == "Order by suit"
    rig.key(Qt.Key.Key_Left)
    rig.key(Qt.Key.Key_Left)
    assert rig.changed[-1] == ("order", "rank")
    assert QApplication.focusWidget() is chosen


def test_a_card_tells_its_meld_and_whether_it_is_selected(qtbot: QtBot) -> None:
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken())
    assert description(rig.button("5D")) == "run, 4 to 6 of diamonds"
    assert description(rig.button("KD")) == ""
    rig.table.play.select(rig.button("5D").card)
    assert description(rig.button("5D")) == "selected, run, 4 to 6 of diamonds"
    assert name(rig.button("5D")) == "5 of diamonds"


def test_a_card_that_was_laid_off_says_so(qtbot: QtBot) -> None:
    rig = Rig(qtbot, BOX, KNOCK_DEAL, knocked())
    laid = rig.table.spreads[0].laid_buttons
    assert laid
    assert all(description(button).startswith("laid off, run, ") for button in laid)


def test_no_key_of_a_page_is_a_key_of_the_window_too(studio: Studio) -> None:
    """Qt does neither of two things that have the same key."""
    wrong = []
    for scene in ("history", "review", "retry", "statistics", "fairness", "rules", "lesson"):
        with staged(studio, by_scene(scene)):
            taken = {
                key.toString(): action.objectName()
                for action in studio.window.menus.actions.values()
                if action.isEnabled()
                for key in action.shortcuts()
            }
            page = studio.window.page
            own = [shortcut.key() for shortcut in page.findChildren(QShortcut)]
            own += [key for action in page.findChildren(QAction) for key in action.shortcuts()]
            wrong += [f"{scene}: {key.toString()} is {taken[key.toString()]} too" for key in own if key.toString() in taken]
    assert not wrong, wrong


# -- what is hidden --------------------------------------------------------------------------------------------------------


def tree(widget: QWidget) -> list[tuple[str, str, str]]:
    """Everything that a screen reader is told of a widget and what is in it, hidden widgets too."""
    found = []

    def walk(each: QAccessibleInterface) -> None:
        texts = (each.text(QAccessible.Text.Name), each.text(QAccessible.Text.Description))
        found.append((each.role().name, *texts))
        found.extend((each.text(kind), "", "") for kind in (QAccessible.Text.Help, QAccessible.Text.Value))
        for at in range(each.childCount()):
            child = each.child(at)
            if child is not None:
                walk(child)

    walk(interface(widget))
    return found


def dealt_again(known: str, upcard: str) -> tuple[str, ...]:
    """Ten other cards for the other player, out of those that are not known."""
    seen = {*parse_cards(known), *parse_cards(upcard)}
    return tuple(str(card) for card in CARDS if card not in seen)


@pytest.mark.parametrize("moves", [(), upcard_taken()], ids=["upcard", "taken"])
def test_dealing_the_hidden_cards_again_changes_nothing_that_is_told(qtbot: QtBot, moves: tuple[object, ...]) -> None:
    rest = dealt_again(KNOCKER, "6S")
    rigs = [
        Rig(qtbot, CAPTAIN, pack(KNOCKER, " ".join(rest[first : first + 10]), "6S", " ".join(rest[20:25])), acts=moves)
        for first in (0, 10, 30)
    ]
    first, *others = [tree(rig.table) for rig in rigs]
    assert sum(name == "face-down card" for _, name, _ in first) == 10
    assert all(other == first for other in others)


def test_with_the_eyes_of_the_one_who_sits_out_the_box_is_not_told(qtbot: QtBot) -> None:
    rest = dealt_again(KNOCKER, "6S")
    roles = (2, 1, 0)
    rigs = [Rig(qtbot, roles, pack(KNOCKER, " ".join(rest[first : first + 10]), "6S")) for first in (0, 10, 20)]
    first, *others = [tree(rig.table) for rig in rigs]
    assert all(other == first for other in others)


def test_the_pack_in_a_fan_is_all_alike(qtbot: QtBot) -> None:
    rig = Rig(qtbot, ())
    names = [name(rig.table.fan.button(at)) for at in range(52)]
    assert [re.sub(r"\d+ of 52", "", each) for each in names] == ["face-down card, number "] * 52


# -- what is read by keys --------------------------------------------------------------------------------------------------


def test_keys_that_read(qtbot: QtBot) -> None:
    rig = Rig(qtbot, deck=KNOCK_DEAL, acts=upcard_taken(), totals=(54, 22, 14))
    table = rig.table

    def read(command: str) -> str:
        table.perform(command)
        return table.voice.said[-1]

    assert "run, 4 to 6 of diamonds. " in read("read_cards")
    assert "king of diamonds" in read("read_cards")
    assert read("read_deadwood") == "deadwood 11"
    assert read("read_pile") == "Stock, 31 cards. Discard pile, empty."
    assert re.fullmatch("Maria: 54, Zoltán: 22,( and)? Beatriz: 14. The match goes to 100.", read("read_scores"))
    assert read("repeat_event") == "You take the upcard 6 of spades."


@pytest.mark.parametrize("scene", ["review", "retry", "lesson"])
def test_keys_that_read_work_wherever_a_table_is(studio: Studio, scene: str) -> None:
    with staged(studio, by_scene(scene)):
        table = studio.window.page.table
        for key, command in (("C", "read_cards"), ("W", "read_deadwood"), ("T", "read_pile"), ("O", "read_scores")):
            assert studio.window.menus.actions[command].isEnabled(), command
            table.voice.said.clear()
            QTest.keyClick(QApplication.focusWidget(), QKeySequence(key)[0].key())
            assert table.voice.said, command
            assert command != "read_deadwood" or table.voice.said[-1].startswith("deadwood ")
        assert studio.window.menus.actions["hint"].isEnabled() is False


# -- what assistive software does ------------------------------------------------------------------------------------------


def test_a_choice_made_through_its_list_counts(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    form = MatchForm(page)
    page.show()
    view = form.target.view()
    qtbot.wait(1)
    row = form.target.findText("200")
    view.selectionModel().select(view.model().index(row, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    qtbot.waitUntil(lambda: form.rules.target == 200)
    assert form.target.currentText() == "200"


def test_a_group_selected_through_its_list_comes_up(studio: Studio) -> None:
    with staged(studio, by_scene("preferences")):
        dialog = top_of(studio)
        groups = dialog.findChild(GroupList)
        model = groups.selectionModel()
        model.select(groups.model().index(2, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
        studio.settle(lambda: groups.currentRow() == 2)
        assert any("Computer players" in label for box in shown(dialog) if isinstance(box, QComboBox) for label in labels(box))


def test_a_switch_that_is_toggled_counts(studio: Studio) -> None:
    with staged(studio, by_scene("preferences")):
        switch = next(each for each in shown(top_of(studio)) if isinstance(each, Switch))
        before = studio.settings.now.side_panel
        interface(switch).actionInterface().doAction("Toggle")
        assert studio.settings.now.side_panel is not before
        interface(switch).actionInterface().doAction("Toggle")


def test_an_order_that_is_toggled_counts(qtbot: QtBot) -> None:
    rig = Rig(qtbot, order="rank")
    button = next(each for each in rig.table.sorter.findChildren(QAbstractButton) if each.accessibleName() == "Order by suit")
    button.toggle()
    qtbot.waitUntil(lambda: rig.changed[-1:] == [("order", "suit")])


def test_symbols_are_words_for_the_ear(qtbot: QtBot) -> None:
    label = Text()
    qtbot.addWidget(label)
    label.setText("Throw Q♥, not 10♠ J♠ A♦.")
    assert name(label) == "Throw queen of hearts, not 10 of spades, jack of spades, and ace of diamonds."
    label.setText("Nothing")
    assert name(label) == "Nothing"


# -- where the keyboard is after a page or a dialog ------------------------------------------------------------------------


def test_after_a_dialog_the_keyboard_is_where_it_was(studio: Studio) -> None:
    with staged(studio, by_scene("discard")):
        before = QApplication.focusWidget()
        assert isinstance(before, CardButton)
        for command in ("preferences", "keys", "about"):
            studio.window.perform(command)
            studio.settle(lambda: QApplication.activeWindow() is not studio.window)
            assert takes_keyboard(QApplication.focusWidget()), command
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
            studio.window.activateWindow()
            studio.settle(lambda: QApplication.activeWindow() is studio.window)
            assert QApplication.focusWidget() is before, command


def test_escape_leads_from_a_page_back_to_a_card(studio: Studio) -> None:
    studio.fill()
    with staged(studio, by_scene("discard")):
        pass
    for page in ("rules", "history", "statistics", "fairness", "review", "retry"):
        with staged(studio, by_scene(page)):
            assert takes_keyboard(QApplication.focusWidget()), page
            assert not studio.window.at_table
            for _ in range(3):
                if not studio.window.at_table:
                    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
                    studio.settle()
            assert studio.window.at_table, page
            assert isinstance(QApplication.focusWidget(), CardButton), page


# -- rings, colours, rest --------------------------------------------------------------------------------------------------


def test_everything_that_has_the_keyboard_shows_it(studio: Studio) -> None:
    """A grab with the keyboard there and one without it differ, in every theme."""
    wrong = []
    for scene in (
        "offer",
        "keyboard",
        "review",
        "lesson",
        "history",
        "statistics",
        "fairness",
        "preferences",
        "preferences-cards",
    ):
        with staged(studio, by_scene(scene)):
            for theme_name in ("light", "high-contrast"):
                studio.settings.change(theme=theme_name)
                studio.settle()
                top = top_of(studio)
                for widget in tab_chain(top):
                    if not widget.isVisible() or widget.visibleRegion().isEmpty():
                        continue
                    Ring.wanted = True
                    widget.setFocus(Qt.FocusReason.TabFocusReason)
                    studio.settle()
                    area = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size()).adjusted(-4, -4, 4, 4)
                    with_ring = top.grab(area).toImage()
                    widget.clearFocus()
                    studio.settle()
                    if top.grab(area).toImage() == with_ring:
                        wrong.append(f"{scene}, {theme_name}: {type(widget).__name__} {name(widget)}")
    studio.settings.change(theme="light")
    assert not wrong, "\n".join(wrong)


def test_the_focus_ring_stands_out_on_every_ground() -> None:
    for look in THEMES:
        for ground in (look.felt, look.felt_edge, look.paper, look.paper_raised):
            # A light line between two dark ones: one of them is seen on any ground, and each beside the other.
            assert max(contrast(line, ground) for line in (look.focus, look.focus_under)) >= 3, (look.name, ground.name())
        assert contrast(look.focus, look.focus_under) >= 3, look.name
