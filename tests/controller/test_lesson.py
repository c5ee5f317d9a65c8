"""The lesson: real positions, each task solvable, every wrong try answered, nothing kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from threegin_qt.controller import Change
from threegin_qt.controller import lesson as lessons
from threegin_qt.controller.lesson import PERSON, LessonController, Tried, Wrong
from threegin_qt.controller.lesson_steps import QUESTIONS, STEPS, Step, Task, Topic, pack_of, position_of
from threegin_qt.engine import (
    CARDS,
    CLASSIC,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    PRESETS,
    TAKE_UPCARD,
    Acted,
    Action,
    Card,
    Mode,
    Outcome,
    Phase,
    Refused,
    Role,
    RuleSet,
    Stage,
    arrangement,
    arrangements,
    best_defence,
    cards_of,
    deadwood,
    deadwood_after,
    defend,
    discard,
    knock,
    knock_discards,
    parse_card,
    points,
    unmelded,
)

RULES = [
    *PRESETS.values(),
    RuleSet(target=50),
    RuleSet(target=250, gin_bonus=20, undercut_bonus=20),
    RuleSet(throw_back_taken=True),
]


@pytest.fixture
def lesson(qtbot: QtBot) -> Iterator[LessonController]:
    made = LessonController()
    yield made
    made.deleteLater()


def card(text: str) -> Card:
    return parse_card(text)


def held(lesson: LessonController) -> int:
    view = lesson.view
    assert view.role is not None
    return view.held[view.role]


def solve(lesson: LessonController) -> None:
    """Do the right thing for the task there is."""
    task, view = lesson.task, lesson.view
    melds = arrangement(held(lesson))
    by_size = {len({card.rank for card in cards_of(meld)}) == 1: cards_of(meld)[0] for meld in melds}
    left = {card: value for card, value in deadwood_after(held(lesson)).items() if card != view.locked}
    least = min(left, key=lambda card: (left[card], card), default=None)
    match task:
        case Task.LIFT_SET:
            lesson.lift(by_size[True])
        case Task.LIFT_RUN:
            lesson.lift(by_size[False])
        case Task.THROW | Task.FREE_THROW:
            assert least is not None
            assert lesson.do(discard(least)) is None
        case Task.TAKE:
            assert lesson.do(DRAW_DISCARD) is None
        case Task.PASS:
            assert lesson.do(PASS) is None
        case Task.DRAW | Task.FREE_DRAW:
            assert lesson.do(DRAW_STOCK) is None
        case Task.KNOCK | Task.GIN:
            assert least is not None
            assert lesson.do(knock(least, arrangement(held(lesson) & ~least.bit))) is None
        case Task.LAY_OFF:
            best = best_defence(held(lesson), view.spread)
            assert lesson.do(defend(best.melds, best.layoffs)) is None
        case _:
            assert task in QUESTIONS
            lesson.answer({Task.WHO_BOX: 0, Task.WHO_CAPTAIN: 2}[task])


def listen(lesson: LessonController) -> list[Tried]:
    told: list[Tried] = []
    lesson.tried.connect(told.append)
    return told


class TestPositions:
    """What the steps begin with comes out of the engine."""

    @pytest.mark.parametrize("rules", RULES)
    @pytest.mark.parametrize("step", STEPS, ids=lambda step: step.topic.name)
    def test_every_step_is_legal_by_every_rules_with_knocking(self, step: Step, rules: RuleSet) -> None:
        assert sorted(pack_of(step)) == sorted(CARDS)
        state = position_of(step, rules)
        assert state.stage == Stage.PLAY
        assert state.roles[PERSON] == step.role
        assert state.roles[PERSON] == state.hand.turn  # type: ignore[union-attr]

    def test_ten_steps_about_ten_things(self) -> None:
        assert [step.topic for step in STEPS] == list(Topic)
        assert len(STEPS) == 10

    def test_melds_can_be_seen_in_one_way_only(self) -> None:
        for step in STEPS:
            state = position_of(step)
            assert state.hand is not None
            assert len(arrangements(state.hand.held[step.role])) == 1, step.topic

    def test_lay_offs_are_needed(self) -> None:
        for topic, undercut in ((Topic.LAY_OFF, False), (Topic.UNDERCUT, True)):
            state = position_of(STEPS[list(Topic).index(topic)])
            assert state.hand is not None
            ten = state.hand.held[Role.BOX]
            knocker = points(unmelded(state.hand.held[Role.CAPTAIN], state.hand.spread))
            best = best_defence(ten, state.hand.spread)
            assert deadwood(ten) > knocker
            assert (best.deadwood <= knocker) == undercut
            assert sum(map(bool, best.layoffs)) == 2

    def test_before_the_draw_nothing_can_be_knocked_with(self) -> None:
        state = position_of(STEPS[4])
        assert state.hand is not None
        assert deadwood(state.hand.held[Role.CAPTAIN]) > CLASSIC.knock_limit


class TestRight:
    """Every step can be done."""

    @pytest.mark.parametrize("rules", RULES)
    def test_through_all_steps(self, qtbot: QtBot, rules: RuleSet) -> None:
        lesson = LessonController(rules)
        told = listen(lesson)
        for at, step in enumerate(STEPS):
            lesson.go_to(at)
            assert lesson.interactive
            for task in step.tasks:
                assert lesson.task == task
                told.clear()
                solve(lesson)
                assert [(tried.task, tried.wrong) for tried in told] == [(task, None)]
            assert lesson.is_done
            assert not lesson.interactive
            refused = lesson.do(DRAW_STOCK)
            assert refused is not None
            assert refused.code == Refused.NOT_IN_HAND

    @pytest.mark.parametrize(
        ("topic", "outcome", "scorer"),
        [
            (Topic.KNOCK, Outcome.KNOCK, Role.CAPTAIN),
            (Topic.GIN, Outcome.GIN, Role.CAPTAIN),
            (Topic.LAY_OFF, Outcome.KNOCK, Role.CAPTAIN),
            (Topic.UNDERCUT, Outcome.UNDERCUT, Role.BOX),
            (Topic.ROLES, Outcome.KNOCK, Role.CAPTAIN),
        ],
    )
    def test_hands_end_as_the_words_say(self, lesson: LessonController, topic: Topic, outcome: Outcome, scorer: Role) -> None:
        lesson.go_to(list(Topic).index(topic))
        while not lesson.is_done:
            solve(lesson)
        result = lesson.view.result
        assert result is not None
        assert (result.outcome, result.scorer) == (outcome, scorer)
        assert lesson.view.stage == Stage.DEAL

    def test_the_others_do_what_is_written_down(self, lesson: LessonController) -> None:
        lesson.go_to(list(Topic).index(Topic.TURN))
        events: list[object] = []
        lesson.changed.connect(lambda change: events.append(change.event))
        solve(lesson)
        solve(lesson)
        assert [event.seat for event in events if isinstance(event, Acted)] == [0, 0, 1, 1]
        assert lesson.view.pile[-1] == card("KD")
        assert lesson.view.phase == Phase.DRAW

    def test_what_is_drawn_is_what_the_words_say(self, lesson: LessonController) -> None:
        for topic, drawn in ((Topic.UPCARD, "8D"), (Topic.KNOCK, "4S")):
            lesson.go_to(list(Topic).index(topic))
            while lesson.task in (Task.PASS, Task.DRAW):
                solve(lesson)
            assert lesson.view.drawn == card(drawn)

    def test_the_last_step_is_free(self, lesson: LessonController) -> None:
        lesson.go_to(9)
        first = lesson.advice
        assert first
        assert lesson.view.refusal(first[0].action) is None
        assert lesson.do(DRAW_DISCARD) is None
        assert lesson.task == Task.FREE_THROW
        assert lesson.advice != first
        throws = [throw for throw in cards_of(held(lesson)) if throw != lesson.view.locked]
        assert len(throws) == 10
        for throw in throws:
            lesson.go_to(9)
            lesson.do(DRAW_DISCARD)
            assert lesson.do(discard(throw)) is None
            assert lesson.is_done
            assert not lesson.advice

    def test_the_next_roles_are_those_that_were_asked_for(self, lesson: LessonController) -> None:
        from threegin_qt.engine import roles_of_next_hand

        lesson.go_to(8)
        while not lesson.is_done:
            solve(lesson)
        roles = roles_of_next_hand(lesson._state)
        assert (roles.index(Role.BOX), roles.index(Role.CAPTAIN)) == (0, 2)


def _at(topic: Topic, tasks: int = 0) -> Callable[[LessonController], None]:
    def go(lesson: LessonController) -> None:
        lesson.go_to(list(Topic).index(topic))
        for _ in range(tasks):
            solve(lesson)

    return go


def _laid(throw: str, *melds: str) -> Action:
    return knock(card(throw), tuple(sum(card(each).bit for each in meld.split()) for meld in melds))


WRONG: list[tuple[Callable[[LessonController], None], Action, Wrong]] = [
    (_at(Topic.MELDS), discard(card("5H")), Wrong.IN_THE_RUN),
    (_at(Topic.MELDS), discard(card("KD")), Wrong.LOOSE),
    (_at(Topic.MELDS, 1), discard(card("9C")), Wrong.IN_THE_SET),
    (_at(Topic.DEADWOOD), discard(card("JH")), Wrong.IN_A_MELD),
    (_at(Topic.DEADWOOD), discard(card("8D")), Wrong.MORE_DEADWOOD),
    (_at(Topic.TURN), DRAW_STOCK, Wrong.TAKE_IT),
    (_at(Topic.TURN, 1), discard(card("AC")), Wrong.MORE_DEADWOOD),
    (_at(Topic.TURN, 1), discard(card("8C")), Wrong.IN_A_MELD),
    (_at(Topic.UPCARD), TAKE_UPCARD, Wrong.LEAVE_IT),
    (_at(Topic.KNOCK), DRAW_DISCARD, Wrong.LEAVE_IT),
    (_at(Topic.KNOCK, 1), discard(card("9S")), Wrong.KNOCK_INSTEAD),
    (_at(Topic.KNOCK, 1), _laid("6D", "6C 7C 8C", "QS QH QD", "4S 4H 4D"), Wrong.MORE_DEADWOOD),
    (_at(Topic.GIN), discard(card("9C")), Wrong.KNOCK_INSTEAD),
    (_at(Topic.GIN), _laid("9C", "2S 3S 4S", "TH JH QH", "6D 6H 6C"), Wrong.LAY_ALL),
    (_at(Topic.GIN), _laid("AS", "2S 3S 4S", "TH JH QH", "6D 6H 6C"), Wrong.IN_A_MELD),
    (_at(Topic.LAY_OFF), defend((card("QS").bit | card("QH").bit | card("QC").bit,), (0, 0)), Wrong.MORE_FITS),
    (
        _at(Topic.UNDERCUT),
        defend(arrangement(sum(card(c).bit for c in ["7H", "8H", "9H", "KS", "KD", "KC"])), (0, 0)),
        Wrong.NO_UNDERCUT,
    ),
    (_at(Topic.ROLES), discard(card("QD")), Wrong.ANSWER_FIRST),
    (_at(Topic.ROLES, 2), discard(card("QD")), Wrong.KNOCK_INSTEAD),
]


class TestWrong:
    """Whatever else the rules allow is answered, changes nothing and can be tried again."""

    @pytest.mark.parametrize(("go", "action", "wrong"), WRONG)
    def test_it_is_told_and_changes_nothing(
        self, lesson: LessonController, go: Callable[[LessonController], None], action: Action, wrong: Wrong
    ) -> None:
        go(lesson)
        told = listen(lesson)
        changes: list[Change] = []
        lesson.changed.connect(changes.append)
        before, revision, task = lesson.view, lesson.revision, lesson.task
        assert lesson.do(action) is None
        assert [tried.wrong for tried in told] == [wrong]
        assert (lesson.view, lesson.revision, lesson.task) == (before, revision, task)
        assert not changes
        solve(lesson)
        assert told[-1].wrong is None

    def test_every_way_to_be_wrong_is_tried(self) -> None:
        assert {wrong for _, _, wrong in WRONG} | {Wrong.OTHER_ROLE} == set(Wrong)

    def test_every_legal_action_is_right_or_told_wrong(self, lesson: LessonController) -> None:
        for at, step in enumerate(STEPS):
            for number in range(len(step.tasks)):
                lesson.go_to(at)
                for _ in range(number):
                    solve(lesson)
                told = listen(lesson)
                for action in list(lesson.view.legal_actions())[:200]:
                    told.clear()
                    assert lesson.do(action) is None
                    assert len(told) == 1
                    if told[0].wrong is None:
                        lesson.go_to(at)
                        for _ in range(number):
                            solve(lesson)
                lesson.tried.disconnect(told.append)

    @pytest.mark.parametrize(("asked", "wrong"), [(0, (1, 2)), (1, (0, 1))])
    def test_a_wrong_name_says_which_role_it_will_have(
        self, lesson: LessonController, asked: int, wrong: tuple[int, ...]
    ) -> None:
        _at(Topic.ROLES, asked)(lesson)
        told = listen(lesson)
        for seat in wrong:
            lesson.answer(seat)
            assert told[-1].wrong == Wrong.OTHER_ROLE
            assert told[-1].seat == seat
            assert told[-1].role != QUESTIONS[told[-1].task]
        assert lesson.done == asked

    def test_what_the_rules_refuse_stays_refused(self, lesson: LessonController) -> None:
        _at(Topic.TURN, 1)(lesson)
        told = listen(lesson)
        refused = lesson.do(discard(card("TC")))
        assert refused is not None
        assert refused.code == Refused.CARD_JUST_TAKEN
        lesson.go_to(3)
        refused = lesson.do(DRAW_STOCK)
        assert refused is not None
        assert refused.code == Refused.UPCARD_FIRST
        assert not told

    def test_lifting_and_answers_mean_nothing_elsewhere(self, lesson: LessonController) -> None:
        told = listen(lesson)
        lesson.answer(0)
        lesson.go_to(1)
        lesson.lift(card("KC"))
        assert not told


class TestSource:
    """What a table may rely on."""

    def test_an_action_meant_for_what_was_before_does_nothing(self, lesson: LessonController) -> None:
        lesson.go_to(9)
        before = lesson.revision
        assert lesson.do(DRAW_STOCK, before) is None
        refused = lesson.do(discard(cards_of(held(lesson))[0]), before)
        assert refused is not None
        assert refused.code == Refused.NOT_YOUR_TURN

    def test_revisions_only_grow(self, lesson: LessonController) -> None:
        seen = [lesson.revision]
        lesson.changed.connect(lambda change: seen.append(change.revision))
        for at in (0, 5, 2):
            lesson.go_to(at)
            while not lesson.is_done:
                solve(lesson)
        assert seen == sorted(set(seen))
        assert LessonController().revision > seen[-1]

    def test_the_others_wait_while_the_table_is_busy(self, lesson: LessonController, qtbot: QtBot) -> None:
        _at(Topic.TURN, 1)(lesson)
        told = listen(lesson)
        lesson.hold()
        solve(lesson)
        assert not told
        assert lesson.view.phase == Phase.DRAW
        assert lesson.view.turn == Role.BOX
        refused = lesson.do(DRAW_STOCK)
        assert refused is not None
        assert refused.code == Refused.NOT_YOUR_TURN
        lesson.release()
        qtbot.waitUntil(lambda: lesson.is_done)
        assert [tried.wrong for tried in told] == [None]

    def test_going_elsewhere_drops_what_the_others_have_to_answer(self, lesson: LessonController, qtbot: QtBot) -> None:
        _at(Topic.TURN, 1)(lesson)
        lesson.hold()
        solve(lesson)
        lesson.go_to(0)
        told = listen(lesson)
        lesson.release()
        qtbot.wait(20)
        assert not told
        assert lesson.done == 0

    def test_it_is_nobodys_match(self, lesson: LessonController) -> None:
        assert lesson.mode == Mode.PRACTICE
        assert [player.person for player in lesson.players] == [True, False, False]
        assert not any(player.seed for player in lesson.players)
        assert not hasattr(lesson, "store")
        assert "store" not in vars(lessons)

    def test_nobody_sees_more_than_his_seat(self, lesson: LessonController) -> None:
        for at, step in enumerate(STEPS):
            lesson.go_to(at)
            if lesson.view.phase != Phase.DEFENCE:
                assert not lesson.view.held[1 - step.role]

    def test_a_step_that_there_is_not(self, lesson: LessonController) -> None:
        for at in (-1, 10):
            with pytest.raises(IndexError):
                lesson.go_to(at)

    def test_knocking_is_possible_where_it_is_asked_for(self, lesson: LessonController) -> None:
        for topic, tasks in ((Topic.KNOCK, 1), (Topic.GIN, 0), (Topic.ROLES, 2)):
            _at(topic, tasks)(lesson)
            assert knock_discards(held(lesson), CLASSIC.knock_limit)
