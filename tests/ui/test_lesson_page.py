"""The lesson on its page: by mouse, by keyboard and by ear; left and gone on with; nothing kept of it but the step."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shell_kit import Shell, texts, untranslated

from threegin_qt.controller.lesson_steps import STEPS, Task, Topic
from threegin_qt.engine import Card, Stage, parse_card
from threegin_qt.store import Preferences
from threegin_qt.ui.controls import Button
from threegin_qt.ui.lesson_page import LessonPage
from threegin_qt.ui.lesson_words import about_text, resume_text, right_text, task_text, title_text, wrong_text
from threegin_qt.ui.settings import Settings

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings() -> Settings:
    made = Settings(None)
    made.use(Preferences(animation="off", theme="light"))
    return made


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> Iterator[LessonPage]:
    page = LessonPage(settings)
    qtbot.addWidget(page)
    page.resize(1180, 720)
    page.show()
    page.activateWindow()
    page.go_on()
    yield page
    page.table.set_source(None)


def go(page: LessonPage, topic: Topic) -> None:
    page.go_to(list(Topic).index(topic))


def press(page: LessonPage, card: str) -> None:
    """Click a card."""
    button = page.table.hand.button_of(parse_card(card))
    assert button is not None
    QTest.mouseClick(button, LEFT, pos=QPoint(6, button.height() // 2))


def main(page: LessonPage) -> None:
    """Click the main button of the line."""
    QTest.mouseClick(page.table.bar.main, LEFT)


def key(page: LessonPage, *keys: Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for each in keys:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, each)


def solve_with_mouse(page: LessonPage) -> None:
    """Do the task there is as a person does with the mouse."""
    table = page.table
    match page.lesson.task:
        case Task.LIFT_SET:
            press(page, "9D")
        case Task.LIFT_RUN:
            press(page, "6H")
        case Task.THROW:
            card = {Topic.DEADWOOD: "KC", Topic.TURN: "QD"}[page.lesson.step.topic]
            press(page, card)
            QTest.mouseClick(table.pile, LEFT)
        case Task.TAKE | Task.FREE_DRAW:
            QTest.mouseClick(table.pile, LEFT)
        case Task.PASS:
            QTest.mouseClick(table.bar.buttons[1], LEFT)
        case Task.DRAW:
            QTest.mouseClick(table.stock, LEFT)
        case Task.KNOCK | Task.GIN:
            QTest.mouseClick(table.knock, LEFT)
            if table.play.knock is not None:
                main(page)
        case Task.LAY_OFF:
            for card in ("TC", "8C") if page.lesson.step.topic == Topic.LAY_OFF else ():
                press(page, card)
            main(page)
        case Task.WHO_BOX:
            QTest.mouseClick(page.answers[2], LEFT)
        case Task.WHO_CAPTAIN:
            QTest.mouseClick(page.answers[1], LEFT)
        case Task.FREE_THROW:
            press(page, "2C")
            main(page)


def focus_card(page: LessonPage, card: str) -> None:
    """Go to a card with the arrows."""
    table = page.table
    table.keys.focus_main_place()
    key(page, Qt.Key.Key_Home)
    for _ in range(12):
        current = table.hand.current
        if current is not None and current.card == parse_card(card):
            return
        key(page, Qt.Key.Key_Right)
    raise AssertionError(card)


def solve_with_keys(page: LessonPage) -> None:
    """Do the task there is without the mouse. The letters are the window's, which hands them on to the table."""
    table = page.table
    match page.lesson.task:
        case Task.LIFT_SET | Task.LIFT_RUN:
            focus_card(page, "9D" if page.lesson.task == Task.LIFT_SET else "6H")
            key(page, Qt.Key.Key_Space)
        case Task.THROW | Task.FREE_THROW:
            focus_card(page, {Topic.DEADWOOD: "KC", Topic.TURN: "QD", Topic.FREE: "2C"}[page.lesson.step.topic])
            key(page, Qt.Key.Key_Space, Qt.Key.Key_Return)
        case Task.TAKE | Task.FREE_DRAW:
            table.perform("take_discard")
        case Task.PASS:
            table.perform("pass")
        case Task.DRAW:
            key(page, Qt.Key.Key_Return)
        case Task.KNOCK | Task.GIN:
            table.perform("knock")
            if table.play.knock is not None:
                key(page, Qt.Key.Key_Return)
        case Task.LAY_OFF:
            for card in ("TC", "8C") if page.lesson.step.topic == Topic.LAY_OFF else ():
                focus_card(page, card)
                key(page, Qt.Key.Key_Space)
            key(page, Qt.Key.Key_Return)
        case _:
            # The question has the keyboard; each press of Tab is another name.
            for _ in range(2 if page.lesson.task == Task.WHO_BOX else 1):
                key(page, Qt.Key.Key_Tab)
            key(page, Qt.Key.Key_Return)


def contents(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database, by its tables."""
    connection = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)
    try:
        names = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(connection.execute(f"select * from {name}"), key=repr) for name in names}
    finally:
        connection.close()


class TestThrough:
    """From the first step to the last."""

    def test_with_the_mouse(self, page: LessonPage, settings: Settings, qtbot: QtBot) -> None:
        for at, step in enumerate(STEPS):
            assert page.lesson.at == at
            assert settings.now.lesson == at + 1
            assert page.count.text() == f"Step {at + 1} of 10"
            for number, task in enumerate(step.tasks):
                assert page.lesson.task == task, (step.topic, page.answer.text())
                assert page.task.text() == task_text(step.topic, number)
                solve_with_mouse(page)
                assert page.lesson.done == number + 1, (step.topic, task, page.answer.text())
                assert page.answer.text()
            assert page.lesson.is_done
            if at + 1 < len(STEPS):
                QTest.mouseClick(page.next_button, LEFT)
        with qtbot.waitSignal(page.left):
            QTest.mouseClick(page.next_button, LEFT)
        assert settings.now.lesson == -1
        assert page.table.source is None

    def test_with_the_keyboard_alone(self, page: LessonPage, settings: Settings) -> None:
        left: list[bool] = []
        page.left.connect(lambda: left.append(True))
        for at, step in enumerate(STEPS):
            assert page.lesson.at == at
            for _ in step.tasks:
                before = page.lesson.done
                solve_with_keys(page)
                assert page.lesson.done == before + 1, (step.topic, page.answer.text())
            # Enter goes on, from the button that has the keyboard now.
            assert QApplication.focusWidget() is page.next_button
            key(page, Qt.Key.Key_Return)
        assert left == [True]
        assert settings.now.lesson == -1

    def test_enter_goes_on_from_the_table_too(self, page: LessonPage) -> None:
        go(page, Topic.DEADWOOD)
        solve_with_mouse(page)
        page.table.setFocus()
        key(page, Qt.Key.Key_Return)
        assert page.lesson.step.topic == Topic.TURN

    def test_with_cards_that_move(self, page: LessonPage, settings: Settings, qtbot: QtBot) -> None:
        settings.change(animation="fast")
        page.set_preferences(settings.now)
        for topic in (Topic.TURN, Topic.KNOCK):
            go(page, topic)
            for number in range(2):
                solve_with_mouse(page)
                qtbot.waitUntil(lambda number=number: page.lesson.done == number + 1)  # type: ignore[misc]
                qtbot.waitUntil(lambda: not page.table.motion.flights.busy)
            assert page.answer.text().startswith("Right")

    def test_one_click_lifts_where_lifting_is_asked_for(self, page: LessonPage, settings: Settings) -> None:
        settings.change(one_click=True)
        page.set_preferences(settings.now)
        go(page, Topic.MELDS)
        press(page, "9C")
        assert page.lesson.done == 1
        assert len(page.table.hand.model.known) == 11


class TestWrong:
    """A wrong try is explained, and the next one can be right."""

    @pytest.mark.parametrize(
        ("topic", "card", "words"),
        [
            (Topic.MELDS, "5H", "5♥ is in your run"),
            (Topic.MELDS, "KD", "K♦ is in no meld"),
            (Topic.DEADWOOD, "8D", "leaves 15; another loose card counts more, and leaves 13"),
            (Topic.DEADWOOD, "JH", "J♥ belongs to a meld: throw a loose card, and 13 deadwood is left instead of 43"),
        ],
    )
    def test_a_card(self, page: LessonPage, topic: Topic, card: str, words: str) -> None:
        go(page, topic)
        press(page, card)
        if topic == Topic.DEADWOOD:
            main(page)
        assert words in page.answer.text()
        assert page.lesson.done == 0
        assert not page.next_button.hasFocus()
        solve_with_mouse(page)
        assert page.answer.text().startswith("Right")

    def test_a_draw(self, page: LessonPage) -> None:
        go(page, Topic.TURN)
        QTest.mouseClick(page.table.stock, LEFT)
        assert "10♣ makes a run at once" in page.answer.text()
        go(page, Topic.UPCARD)
        main(page)
        assert "K♠ fits none of your cards" in page.answer.text()
        assert page.table.play.deciding

    def test_a_throw_instead_of_a_knock(self, page: LessonPage) -> None:
        go(page, Topic.GIN)
        press(page, "9C")
        main(page)
        assert "knock place" in page.answer.text()

    def test_gin_laid_with_something_left_over(self, page: LessonPage) -> None:
        go(page, Topic.GIN)
        QTest.mouseClick(page.table.knock, LEFT)
        play = page.table.play
        assert play.knock is not None
        play.toggle_meld(parse_card("AS"))
        assert play.knock.left == 1
        main(page)
        assert "it is no gin" in page.answer.text()
        play.toggle_meld(parse_card("AS"))
        main(page)
        assert page.lesson.is_done

    def test_lay_offs_that_are_missing(self, page: LessonPage) -> None:
        go(page, Topic.LAY_OFF)
        assert page.table.play.defence is not None
        assert page.table.play.defence.laid == 0
        main(page)
        assert "leaves you with 34, but more cards fit on Nadia's melds: it can be 16" in page.answer.text()
        press(page, "9D")
        assert "does not fit" in page.table.bar.text
        assert page.table.bar.why.isVisible()
        press(page, "8C")
        assert [choice.name for choice in page.table.play.choices()] == ["defend"]
        press(page, "TC")
        main(page)
        assert page.lesson.is_done

    def test_lay_offs_taken_back(self, page: LessonPage) -> None:
        go(page, Topic.UNDERCUT)
        play = page.table.play
        assert play.defence is not None
        assert play.defence.left == 4
        play.toggle_layoff(parse_card("JC"))
        main(page)
        assert "with all that fits laid off it is 4, and an undercut" in page.answer.text()
        play.toggle_layoff(parse_card("JC"))
        main(page)
        assert page.lesson.is_done

    def test_a_name(self, page: LessonPage) -> None:
        go(page, Topic.ROLES)
        QTest.mouseClick(page.answers[0], LEFT)
        assert page.answer.text() == "Not Nadia, who will be sitting out."
        press(page, "QD")
        main(page)
        assert "First answer the question" in page.answer.text()
        solve_with_mouse(page)
        QTest.mouseClick(page.answers[2], LEFT)
        assert page.answer.text() == "Not you, who will be in the box."

    def test_what_the_rules_refuse_is_said_on_the_line(self, page: LessonPage) -> None:
        go(page, Topic.KNOCK)
        page.table.perform("knock")
        assert "First draw a card" in page.table.bar.text
        assert page.table.topic == "r11"
        assert page.table.bar.why.isVisible()
        for _ in range(2):
            solve_with_mouse(page)
        assert page.table.bar.text.startswith("This step is done")
        assert not page.table.bar.why.isVisible()

    def test_each_try_has_its_own_answer_only(self, page: LessonPage) -> None:
        go(page, Topic.TURN)
        page.table.perform("knock")
        assert "First draw a card" in page.table.bar.text
        assert page.table.bar.why.isVisible()
        QTest.mouseClick(page.table.stock, LEFT)
        assert "10♣ makes a run at once" in page.answer.text()
        assert "First draw a card" not in page.table.bar.text
        assert not page.table.bar.why.isVisible()
        page.table.perform("knock")
        assert "First draw a card" in page.table.bar.text
        assert not page.answer.isVisible()

    @pytest.mark.parametrize(
        ("topic", "done", "buttons"), [(Topic.MELDS, 0, []), (Topic.MELDS, 1, []), (Topic.ROLES, 0, ["throw", "knock"])]
    )
    def test_the_line_asks_for_what_the_step_asks_for(
        self, page: LessonPage, topic: Topic, done: int, buttons: list[str]
    ) -> None:
        go(page, topic)
        for _ in range(done):
            solve_with_mouse(page)
        assert page.task.text() == task_text(topic, done)
        assert page.table.bar.text == task_text(topic, done)
        press(page, "KD" if topic == Topic.MELDS else "QD")
        assert page.table.bar.text == task_text(topic, done), "and says nothing of throwing the card"
        assert [choice.name for choice in page.table.play.choices()] == buttons
        pointing = page.table.pile.cursor().shape() == Qt.CursorShape.PointingHandCursor
        assert pointing == ("throw" in buttons), "the pile is no place for the card either"

    def test_enter_lifts_where_lifting_is_asked_for(self, page: LessonPage) -> None:
        go(page, Topic.MELDS)
        focus_card(page, "9D")
        key(page, Qt.Key.Key_Return)
        assert page.lesson.done == 1
        focus_card(page, "6H")
        key(page, Qt.Key.Key_Return)
        assert page.table.bar.text.startswith("This step is done")


class TestEar:
    """What a screen reader is told."""

    def test_a_step_and_an_answer_are_told_once(self, page: LessonPage) -> None:
        voice = page.table.voice
        voice.said = []
        go(page, Topic.DEADWOOD)
        assert len(voice.said) == 1
        for part in ("Step 2 of 10", title_text(Topic.DEADWOOD), "an ace counts 1", "press it twice"):
            assert part in voice.said[0]
        voice.said = []
        press(page, "8D")
        main(page)
        wrong = [text for text in voice.said if "counts more" in text]
        assert len(wrong) == 1
        assert "8 of diamonds" in wrong[0]
        voice.said = []
        solve_with_mouse(page)
        assert len([text for text in voice.said if "your deadwood is down to 13" in text]) == 1
        assert len([text for text in voice.said if "go on with Next" in text]) == 1

    def test_the_next_task_is_told_with_the_answer(self, page: LessonPage) -> None:
        voice = page.table.voice
        voice.said = []
        solve_with_mouse(page)
        assert voice.said[-1] == f"{page.answer.text()} {page.task.text()}"


class TestAdvice:
    """The last step, where the partner advises."""

    def test_what_he_advises_is_marked_and_need_not_be_done(self, page: LessonPage) -> None:
        go(page, Topic.FREE)
        action, _ = page.table.marks()
        assert action == page.lesson.advice[0].action
        QTest.mouseClick(page.table.stock, LEFT)
        assert page.lesson.done == 1
        _, cards = page.table.marks()
        assert cards == {page.lesson.advice[0].action.card}
        other = next(card for card in page.table.hand.model.known if card not in cards)
        press(page, str(Card(other)))
        main(page)
        assert page.lesson.is_done
        assert page.table.marks() == (None, frozenset())


class TestPlaces:
    """Back, leave, resume."""

    def test_back_and_on_without_solving(self, page: LessonPage, settings: Settings) -> None:
        assert not page.back_button.isEnabled()
        page.next_button.click()
        page.next_button.click()
        assert (page.lesson.at, settings.now.lesson) == (2, 3)
        page.back_button.click()
        assert (page.lesson.at, settings.now.lesson) == (1, 2)

    def test_it_begins_where_it_was_left(self, qtbot: QtBot, settings: Settings) -> None:
        settings.change(lesson=4)
        page = LessonPage(settings)
        qtbot.addWidget(page)
        page.go_on()
        assert page.lesson.at == 3
        assert page.name.text() == title_text(Topic.UPCARD)

    @pytest.mark.parametrize("reached", [-1, 0, 11, 99, -7])
    def test_it_begins_at_the_beginning_otherwise(self, qtbot: QtBot, settings: Settings, reached: int) -> None:
        settings.change(lesson=reached)
        page = LessonPage(settings)
        qtbot.addWidget(page)
        page.go_on()
        assert page.lesson.at == 0

    def test_coming_back_the_step_is_as_it_was(self, page: LessonPage) -> None:
        solve_with_mouse(page)
        page.go_on()
        assert (page.lesson.at, page.lesson.done) == (0, 1)

    def test_escape_leaves(self, page: LessonPage, qtbot: QtBot) -> None:
        with qtbot.waitSignal(page.left):
            key(page, Qt.Key.Key_Escape)

    def test_the_order_of_the_cards_is_remembered_an_own_one_is_not(self, page: LessonPage, settings: Settings) -> None:
        page.table.set_order("rank")
        assert settings.now.order == "rank"
        page.table.hand.model.move(page.table.hand.model.known[0], 3)
        page.table.remember_free_order()
        assert settings.now.order == "rank"
        assert settings.now.free_order == ()

    @pytest.mark.parametrize("size", [QSize(800, 450), QSize(1180, 690), QSize(2560, 1300)])
    @pytest.mark.parametrize("pixels", [14, 28])
    def test_what_there_is_to_do_is_in_sight(self, page: LessonPage, qapp: QApplication, size: QSize, pixels: int) -> None:
        if pixels == 28 and size.width() < 1180:
            pytest.skip("large text is for larger windows")
        before = qapp.font()
        font = qapp.font()
        font.setPixelSize(pixels)
        qapp.setFont(font)
        try:
            for text in (page.task, page.answer, page.about, page.name):
                text.follow()
            page.resize(size)
            QTest.qWait(150)
            for at in range(len(STEPS)):
                page.go_to(at)
                QTest.qWait(20)
                asked = [button for button in page.answers if button.isVisibleTo(page)]
                for widget in (page.task, page.next_button, *asked):
                    box = widget.rect().translated(widget.mapTo(page, QPoint(0, 0)))
                    assert page.rect().contains(box), (at, widget)
                    need = widget.heightForWidth(widget.width()) if widget is page.task else widget.minimumSizeHint().height()
                    assert box.height() >= need, (at, widget)
                for button in asked:
                    assert button.minimumSizeHint().width() <= button.width()
                assert page.table.bar.fits()
        finally:
            qapp.setFont(before)


class TestWords:
    """Every text there is, with everything filled in."""

    def test_every_step_and_task_has_its_words(self, page: LessonPage) -> None:
        for at, step in enumerate(STEPS):
            page.go_to(at)
            about = about_text(step.topic, page.lesson.view)
            assert "%" not in title_text(step.topic) + about
            for number in range(len(step.tasks)):
                assert task_text(step.topic, number)
        assert "with 10 deadwood" in about_text(Topic.KNOCK, page.lesson.view)
        rules = page.lesson.view.rules._replace(knock_limit=7, gin_bonus=20, undercut_bonus=25, target=250)
        view = page.lesson.view._replace(rules=rules)
        assert "with 7 deadwood" in about_text(Topic.KNOCK, view)
        assert "scores 20 " in about_text(Topic.GIN, view)
        assert "scores 25 " in about_text(Topic.UNDERCUT, view)
        assert "reach 250 " in about_text(Topic.ROLES, view)

    def test_the_way_in(self) -> None:
        assert resume_text(0).replace("&", "") == "Learn the game in 10 short steps"
        assert resume_text(3).replace("&", "") == "Go on with the lesson: step 4 of 10"

    def test_answers_name_cards_in_words_for_the_ear(self, page: LessonPage) -> None:
        go(page, Topic.DEADWOOD)
        told: list[object] = []
        page.lesson.tried.connect(told.append)
        press(page, "8D")
        main(page)
        solve_with_mouse(page)
        wrong, right = told
        assert "8 of diamonds" in wrong_text(wrong, ("You", "Nadia", "Viktor"), spoken=True)  # type: ignore[arg-type]
        assert "king of clubs" in right_text(Topic.DEADWOOD, 0, right, spoken=True)  # type: ignore[arg-type]


class TestWindow:
    """The lesson in the window."""

    @staticmethod
    def open(shell: Shell) -> LessonPage:
        shell.window.perform("lesson")
        page = shell.window.page
        assert isinstance(page, LessonPage)
        return page

    def test_a_match_goes_on_undisturbed_and_nothing_is_stored(self, shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
        window = shell.window
        QTest.mouseClick(window.offer.main_button, LEFT)
        shell.match.pick_role_card(3)
        shell.match.next_hand()
        record, revision = shell.match.view, shell.match.revision
        stored = contents(tmp_path / "matches.db")
        page = self.open(shell)
        for at, step in enumerate(STEPS):
            page.go_to(at)
            for _ in step.tasks:
                solve_with_mouse(page)
        page.next_button.click()
        assert window.at_table
        assert (shell.match.view, shell.match.revision) == (record, revision)
        assert shell.match.view.stage == Stage.PLAY
        assert contents(tmp_path / "matches.db") == stored
        assert shell.store.unfinished() == shell.match.match_id

    def test_letters_are_for_the_lessons_table(self, shell: Shell) -> None:
        page = self.open(shell)
        page.go_to(list(Topic).index(Topic.UPCARD))
        window = shell.window
        assert window.menus.actions["pass"].isEnabled()
        assert not window.menus.actions["hint"].isEnabled()
        assert window.table_may("pass")
        window.perform("pass")
        assert page.lesson.done == 1
        window.perform("draw_stock")
        assert page.lesson.is_done

    def test_the_offer_shows_it_to_who_is_new_and_to_who_has_begun(self, shell: Shell) -> None:
        offer = shell.window.offer
        link = offer._lesson
        assert link.isVisible()
        assert "Learn the game" in link.text()
        QTest.mouseClick(link, LEFT)
        page = shell.window.page
        assert isinstance(page, LessonPage)
        page.go_to(3)
        page.back.click()
        assert shell.window.page is offer
        assert "step 4 of 10" in link.text()
        shell.settings.change(lesson=-1)
        assert not link.isVisible()
        shell.settings.change(lesson=0, opponents=("Rosa", "Viktor"))
        assert not link.isVisible()

    def test_after_a_restart_it_goes_on(self, shell: Shell) -> None:
        page = self.open(shell)
        page.go_to(5)
        shell.settings.save()
        assert shell.file.load().lesson == 6

    @pytest.mark.parametrize("shell", [{"language": "qa"}], indirect=True)
    def test_its_texts_change_with_the_language(self, shell: Shell, qtbot: QtBot) -> None:
        page = self.open(shell)
        for at in range(len(STEPS)):
            page.go_to(at)
            while not page.lesson.is_done:
                solve_with_mouse(page)
            shell.settings.change(language="qb")
            QApplication.processEvents()
            assert not untranslated(page, "qb", ("Nadia", "Viktor")), (at, untranslated(page, "qb", ("Nadia", "Viktor")))
            assert any("⟪" in text for _, text in texts(page))
            assert page.table.bar.text.startswith("⟪")
            shell.settings.change(language="qa")
            QApplication.processEvents()

    def test_names_below_a_question_can_be_read_by_a_screen_reader(self, shell: Shell) -> None:
        page = self.open(shell)
        page.go_to(list(Topic).index(Topic.ROLES))
        assert [button.text() for button in page.answers] == ["Nadia", "Viktor", "You"]
        assert all(isinstance(button, Button) for button in page.answers)


def test_the_words_get_their_whole_height_back_after_a_small_window(page: LessonPage, qtbot: QtBot) -> None:
    bar = page._area.verticalScrollBar()
    page.resize(640, 300)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    page.resize(1180, 720)
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    assert page._area.height() == page._words.heightForWidth(page._side.width())


def test_a_layout_comes_to_rest_at_every_width(page: LessonPage, qtbot: QtBot) -> None:
    """A bar that makes the words higher must not come and go: that would go on for as long as the page is there."""
    told: list[int] = []
    page._area.verticalScrollBar().rangeChanged.connect(lambda least, most: told.append(most))

    def is_quiet() -> bool:
        told.clear()
        QTest.qWait(30)
        return not told

    for topic in (Topic.DEADWOOD, Topic.KNOCK, Topic.ROLES):
        go(page, topic)
        for size in ((1180, 690), (800, 560), (1024, 640), (790, 520), (640, 480)):
            page.resize(*size)
            QTest.qWait(5)
            qtbot.waitUntil(is_quiet, timeout=2000)
            area, bar = page._area, page._area.verticalScrollBar()
            assert bar.isVisible() == (bar.maximum() > 0), "what is not in sight can be scrolled to"
            assert page._words.heightForWidth(area.viewport().width()) <= area.height() or bar.isVisible(), (topic, size)
