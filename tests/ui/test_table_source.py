"""The table over a source that is only looked at: every step of a match, all hands open or with one seat's eyes."""

import pytest
from PySide6.QtWidgets import QAbstractButton

from threegin_qt.controller import Change, TableSource
from threegin_qt.controller.plain import choose
from threegin_qt.engine import (
    Level,
    Mode,
    Phase,
    PlayerInfo,
    Role,
    Stage,
    apply,
    deal,
    deck_of,
    draw_roles,
    new_match,
    open_view,
    parse_cards,
    seat_to_act,
    view_of,
)
from threegin_qt.ui.prompt import WhyLink
from threegin_qt.ui.table import TableWidget


class Replayed(TableSource):
    """A match that has been played, step by step."""

    def __init__(self, states, seat):
        super().__init__()
        self._states = states
        self._seat = seat
        self._at = 0

    @property
    def view(self):
        state = self._states[self._at]
        return open_view(state) if self._seat is None else view_of(state, self._seat)

    @property
    def players(self):
        return (PlayerInfo("Ann", True), PlayerInfo("Ben", level=Level.CASUAL), PlayerInfo("Cem", level=Level.EXPERT))

    @property
    def mode(self):
        return Mode.MATCH

    @property
    def revision(self):
        return self._at

    @property
    def interactive(self):
        return False

    def step(self):
        self._at += 1
        self.changed.emit(Change(self._at, None, None, self.view))


def played():
    state = new_match()
    states = [state]
    state = draw_roles(state, parse_cards("KD 4C 9S"))
    states.append(state)
    for number in range(2):
        state = deal(state, deck_of(f"{number:016}"))
        states.append(state)
        while state.stage == Stage.PLAY:
            seat = seat_to_act(state)
            state = apply(state, seat, choose(view_of(state, seat)))
            states.append(state)
    return states


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_every_step_can_be_shown_and_nothing_can_be_done(qtbot, seat):
    states = played()
    source = Replayed(states, seat)
    table = TableWidget()
    qtbot.addWidget(table)
    table.resize(1180, 732)
    table.set_source(source)
    table.show()
    for _ in states[1:]:
        source.step()
        view = source.view
        assert table.play.choices() == ()
        if view.stage == Stage.PLAY and view.phase != Phase.DEFENCE:
            bottom = Role.CAPTAIN if view.eyes is None else view.eyes
            assert len(table.hand.buttons) == view.counts[bottom]
            assert len(table.top.buttons) == view.counts[1 - bottom]
            faces = {button.card for button in table.top.buttons}
            assert (None in faces) == (seat is not None)
        for place in (table.stock, table.pile, table.knock):
            place.click()
        if table.hand.buttons:
            table.hand.buttons[0].click()
        table.perform("knock")
        # Why it is refused may be asked.
        shown = [button for button in table.bar.findChildren(QAbstractButton) if button.isVisible()]
        assert all(isinstance(button, WhyLink) for button in shown)
    assert source.revision == len(states) - 1
    assert table.sheet.isVisible()


def test_a_table_without_a_match_is_empty_felt(qtbot):
    table = TableWidget()
    qtbot.addWidget(table)
    table.resize(900, 700)
    table.show()
    assert not [button for button in table.findChildren(QAbstractButton) if button.isVisible()]
    table.perform("draw_stock")
    table.perform("read_cards")
    assert not table.may_perform("hint")
