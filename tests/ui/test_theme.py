"""The themes: enough contrast for every text on every ground."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from threegin_qt.ui import theme as looks
from threegin_qt.ui.theme import DARK, HIGH_CONTRAST, LIGHT, MARK_PAIRS, TEXT_PAIRS, THEMES, Speed, Theme, contrast, themes


@pytest.fixture(autouse=True)
def light_again(qapp):
    yield
    themes().choose("light")


def test_contrast_is_that_of_the_standard():
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.478, abs=0.001)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_text_can_be_read(theme: Theme, pair):
    text, ground = (getattr(theme, name) for name in pair)
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", MARK_PAIRS, ids="-on-".join)
def test_marks_can_be_seen(theme: Theme, pair):
    mark, ground = (getattr(theme, name) for name in pair)
    assert contrast(mark, ground) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_texts_of_dialogs_can_be_read(theme: Theme, qapp):
    colours = looks.palette(theme)
    role = QPalette.ColorRole
    for text, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.PlaceholderText, role.Base),
        (role.Link, role.Window),
    ):
        assert contrast(colours.color(text), colours.color(ground)) >= 4.5, text


def test_a_theme_is_chosen_by_name_and_told_once(qapp):
    told = []
    themes().changed.connect(lambda: told.append(themes().theme))
    themes().choose("dark")
    themes().choose("dark")
    themes().choose("high-contrast")
    assert told == [DARK, HIGH_CONTRAST]
    themes().changed.disconnect()


def test_system_follows_the_palette_where_no_scheme_is_known(qapp):
    before = QGuiApplication.palette()
    try:
        for window, text, theme in (("#202020", "#e0e0e0", DARK), ("#f0f0f0", "#202020", LIGHT)):
            palette = QPalette(before)
            palette.setColor(QPalette.ColorRole.Window, QColor(window))
            palette.setColor(QPalette.ColorRole.WindowText, QColor(text))
            QGuiApplication.setPalette(palette)
            themes().choose("system")
            assert themes().theme is theme
    finally:
        QGuiApplication.setPalette(before)


def test_speeds():
    assert Speed.OFF.ms(240) == 0
    assert not Speed.OFF.on
    assert Speed.NORMAL.ms(240) == 240
