"""The score sheet and the list of moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from threegin_qt.controller.plain import choose
from threegin_qt.engine import Kind, Outcome, Stage, apply, deal, deck_of, new_match, seat_to_act, view_of
from threegin_qt.models.moves import TURN_ROLE, MoveListModel, MoveWords, Turn, turns_of
from threegin_qt.models.score import POINTS_ROLE, ROLE_ROLE, TOTAL_ROLE, ScoreSheetModel, ScoreWords

NAMES = ("Ann", "Ben", "Cem")
SCORE_WORDS = ScoreWords(
    lambda: "Hand",
    lambda: "Result",
    lambda outcome: Outcome(outcome).name,
    lambda name, role, gained, total: f"{name} {role} {gained} {total}",
)
MOVE_WORDS = MoveWords(lambda: "Who", lambda: "What", lambda turn, spoken: f"{turn.role}{'!' if spoken else ''}")


def played(hands, totals=None):
    """All states of a match of so many hands, played plainly."""
    state = new_match(players=3, roles=(0, 1, 2), totals=totals)
    states = [state]
    for number in range(hands):
        if state.stage != Stage.DEAL:
            break
        state = deal(state, deck_of(f"{number:016}"))
        states.append(state)
        while state.stage == Stage.PLAY:
            seat = seat_to_act(state)
            state = apply(state, seat, choose(view_of(state, seat)))
            states.append(state)
    return states


@pytest.fixture
def score(qapp):
    model = ScoreSheetModel(SCORE_WORDS)
    model.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    return model


@pytest.fixture
def moves(qapp):
    model = MoveListModel(MOVE_WORDS)
    model.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    return model


def test_one_row_a_hand_with_what_each_scored(score):
    states = played(4, (5, 0, 7))
    for state in states:
        score.show(view_of(state, 0), NAMES)
        assert score.rowCount() == len(state.earlier)
    last = states[-1]
    for seat in range(3):
        gained = [score.data(score.index(row, seat + 1), POINTS_ROLE) for row in range(score.rowCount())]
        assert sum(gained) + (5, 0, 7)[seat] == last.totals[seat]
        assert score.data(score.index(score.rowCount() - 1, seat + 1), TOTAL_ROLE) == last.totals[seat]
        assert score.data(score.index(0, seat + 1), ROLE_ROLE) == last.earlier[0].roles[seat]
    assert score.data(score.index(0, 4)) == last.earlier[0].result.outcome.name
    assert score.data(score.index(0, 0)) == "1"


def test_columns_have_heads_and_cells_have_words(score):
    score.show(view_of(played(1)[-1], 0), NAMES)
    heads = [score.headerData(column, Qt.Orientation.Horizontal) for column in range(score.columnCount())]
    assert heads == ["Hand", *NAMES, "Result"]
    spoken = score.data(score.index(0, 1), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Ann 0 ")


def test_another_match_starts_anew(score):
    score.show(view_of(played(3)[-1], 0), NAMES)
    score.show(view_of(new_match(players=3, roles=(0, 1, 2)), 0), NAMES)
    assert score.rowCount() == 0
    score.show(view_of(played(1)[-1], 0), ("X", "Y", "Z"))
    assert score.headerData(1, Qt.Orientation.Horizontal) == "X"


def test_moves_grow_turn_by_turn(moves):
    for state in played(2):
        view = view_of(state, 0)
        moves.show(view, NAMES)
        assert list(moves.turns) == turns_of(view)


def test_a_turn_is_a_draw_and_what_ended_it(moves):
    state = played(1)[-1]
    view = view_of(state, 0)
    moves.show(view, NAMES)
    turns = moves.turns
    assert sum((turn.draw is not None) + (turn.end is not None) for turn in turns) == len(view.history)
    knocks = [turn for turn in turns if turn.end is not None and turn.end.kind == Kind.KNOCK]
    assert all(turn.left is not None and turn.left <= 10 for turn in knocks)
    assert isinstance(moves.data(moves.index(0, 0), TURN_ROLE), Turn)
    assert moves.data(moves.index(0, 0)) == NAMES[turns[0].seat]
    assert moves.data(moves.index(0, 1), Qt.ItemDataRole.AccessibleTextRole) == f"{turns[0].role}!"
    assert moves.headerData(1, Qt.Orientation.Horizontal) == "What"


def test_a_hidden_draw_has_no_card(moves):
    for state in played(1)[2:8]:
        view = view_of(state, 0)
        moves.show(view, NAMES)
        for turn in moves.turns:
            if turn.draw is not None and turn.draw.kind == Kind.DRAW_STOCK and turn.seat != 0:
                assert turn.draw.card is None


def test_a_move_taken_back_goes(moves):
    states = played(1)
    moves.show(view_of(states[12], 0), NAMES)
    moves.show(view_of(states[5], 0), NAMES)
    assert list(moves.turns) == turns_of(view_of(states[5], 0))
