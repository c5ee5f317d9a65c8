"""The line of the table and its buttons."""

import pytest
from pytestqt.qtbot import QtBot

from threegin_qt.ui.prompt import Choice, PromptBar
from threegin_qt.ui.theme import Type

WIDTH = 519
"""That of the line in the smallest window with room beside the plates."""

BUTTONS = (Choice("throw", "Descartar 10♣"), Choice("knock", "Cerrar la mano, quedan 10"))


@pytest.fixture
def bar(qtbot: QtBot) -> PromptBar:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(WIDTH, bar.height_for(WIDTH))
    bar.show()
    return bar


def test_buttons_give_way_to_a_line_that_would_not_fit(bar: PromptBar) -> None:
    line = "Otra pulsación la descarta: quedan 10."
    bar.show_prompt(line, BUTTONS)
    assert all(button.small for button in bar.buttons)
    assert bar.fits(Type.SMALL)
    small = [button.width() for button in bar.buttons]
    bar.show_prompt("Ya.", BUTTONS)
    assert not any(button.small for button in bar.buttons)
    assert all(button.width() > before for button, before in zip(bar.buttons, small, strict=True))
    for button in bar.buttons:
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())


def test_a_wider_line_has_its_usual_buttons_again(bar: PromptBar) -> None:
    bar.show_prompt("Otra pulsación la descarta: quedan 10.", BUTTONS)
    assert bar.main.small
    bar.resize(2 * WIDTH, bar.height())
    assert not bar.main.small
