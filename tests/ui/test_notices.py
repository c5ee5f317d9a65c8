"""The quiet bar: one sentence at a time, each once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from threegin_qt.ui.notices import NoticeBar


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[NoticeBar]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield NoticeBar(window)
    window.close()


def test_it_is_not_there_while_there_is_nothing_to_say(bar: NoticeBar) -> None:
    assert bar.isHidden()
    assert bar.text == ""


def test_sentences_come_one_after_another_and_each_once(bar: NoticeBar) -> None:
    for word in ("one", "two", "one"):
        bar.say(lambda word=word: word)
    shown = []
    while bar.text:
        shown.append(bar.text)
        QTest.mouseClick(bar.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert shown == ["one", "two"]
    assert bar.isHidden()
    bar.say(lambda: "one")
    assert bar.isHidden()


def test_news_come_at_once_and_may_come_again(bar: NoticeBar) -> None:
    bar.say(lambda: "trouble")
    for _ in range(2):
        bar.say(lambda: "copied", once=False)
        assert bar.text == "copied"
        bar.dismiss()
    assert bar.text == "trouble"


def test_the_sentence_follows_the_language(bar: NoticeBar) -> None:
    words = ["in one language"]
    bar.say(lambda: words[0])
    words[0] = "in another"
    bar.retranslate()
    assert bar.text == "in another"


def test_escape_closes_it(bar: NoticeBar) -> None:
    bar.say(lambda: "trouble")
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert bar.isHidden()
