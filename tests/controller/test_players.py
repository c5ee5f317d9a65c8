"""What the computer players are asked, and who answers when they cannot."""

import hashlib

import pytest
from controller_kit import SETUP, FakeStore, Person, Players, over, practice, settle, wait_for

from threegin_qt.controller import computer_players, plain_players
from threegin_qt.controller.players import (
    Choice,
    LoadedPlayers,
    Question,
    advice_job,
    choice_job,
    decision_seed,
    warm_up_job,
)
from threegin_qt.engine import (
    PASS,
    TAKE_UPCARD,
    Advised,
    Level,
    Role,
    RuleSet,
    Start,
    deal,
    deck_of,
    new_match,
    view_of,
)


def never():
    return False


def always():
    return True


@pytest.fixture
def question():
    state = deal(new_match(roles=(Role.BOX, Role.CAPTAIN, Role.PARTNER)), deck_of("0000000000000001"))
    return Question(view_of(state, 1), Level.SKILLED, 1)


def players(**functions):
    return LoadedPlayers(lambda: plain_players()._replace(**functions))


def test_seeds_differ_by_everything_they_are_made_of():
    made = [
        decision_seed(seed, seat, revision, purpose)
        for seed in ("a", "b")
        for seat in (1, 2)
        for revision in range(50)
        for purpose in ("choice", "hint", "partner")
    ]
    assert len(set(made)) == len(made) == 600
    assert all(0 <= seed < 1 << 64 for seed in made)
    # Written out: another formula would answer differently in matches that are taken up again.
    digest = hashlib.sha256(b"threegin choice 1:a:1:7").hexdigest()
    assert decision_seed("a", 1, 7) == int(digest[:16], 16)


def test_a_choice_without_advice(question):
    asked = []

    def choose(view, level, seed, cancelled=None):
        asked.append((view, level, seed, cancelled))
        return PASS

    assert choice_job(players(choose=choose), question)(never) == Choice(PASS)
    assert asked == [(*question, never)]


@pytest.mark.parametrize(
    ("follows", "chosen", "choice"),
    [
        (True, PASS, Choice(TAKE_UPCARD, True)),
        (False, PASS, Choice(PASS, False)),
        (False, TAKE_UPCARD, Choice(TAKE_UPCARD, True)),
    ],
)
def test_a_choice_after_advice(question, follows, chosen, choice):
    asked = players(choose=lambda *_: chosen, weigh_advice=lambda *_: follows)
    assert choice_job(asked, question, TAKE_UPCARD)(never) == choice


def test_a_player_who_cannot_weigh_advice_is_replaced(question, expected_log):
    expected_log.append("a computer player failed")

    def fail(*_):
        raise ZeroDivisionError

    choice = choice_job(players(weigh_advice=fail, fallback=lambda view: PASS), question, TAKE_UPCARD)(never)
    assert choice == Choice(PASS, False, True)


def test_a_player_who_was_cancelled_may_raise_without_a_word(question):
    def fail(*_):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        choice_job(players(choose=fail), question)(always)


def test_players_are_loaded_once(question):
    loads = []

    def load():
        loads.append(1)
        return plain_players()

    loaded = LoadedPlayers(load)
    assert loads == []
    for _ in range(3):
        choice_job(loaded, question)(never)
        advice_job(loaded, question)(never)
        warm_up_job(loaded, question.view.rules)(never)
    assert loads == [1]
    assert not loaded.failed


def test_the_warm_up_asks_the_strongest_for_the_rules_of_every_match_to_come(make):
    asked = Players()
    controller = make(asked)
    controller.start(SETUP._replace(rules=RuleSet(target=150)))
    settle()
    assert asked.advised == []
    controller.warm_up()
    controller.start(SETUP._replace(rules=RuleSet(target=200)))
    wait_for(lambda: not controller.worker.busy)
    assert [(view.rules.target, level) for view, level, _ in asked.advised] == [(150, Level.EXPERT), (200, Level.EXPERT)]
    controller.shut_down()
    controller.warm_up()


@pytest.mark.parametrize("level", list(Level))
def test_the_players_of_this_program_play_a_match(make, level):
    store = FakeStore()
    controller = make(computer_players, store, sitting_out="advise")
    person = Person(controller)
    person.advises = True
    hints, advice = [], []
    controller.hint_ready.connect(hints.append)
    controller.advice_ready.connect(advice.append)
    setup = SETUP._replace(levels=(level, level), rules=RuleSet(target=50), practice=True)
    controller.start(setup._replace(start=Start((Role.CAPTAIN, Role.BOX, Role.PARTNER))))
    assert store.record.header.players[1].version
    wait_for(over(controller), 120)
    person.until = lambda view: True
    controller.start(practice((Role.CAPTAIN, Role.BOX, Role.PARTNER))._replace(levels=(level, level)))
    controller.hint()
    controller.ask_partner()
    wait_for(lambda: bool(hints and advice), 30)
    for shown in (hints[0], advice[0]):
        assert all(controller.may(choice.action) is None for choice in shown)
    assert store.record.events[-1] == Advised(2, advice[0][0].action)
