"""SIGTERM and the like under Qt's event loop."""

import os
import signal

import pytest
from controller_kit import settle, wait_for

from threegin_qt.controller.stop_signals import StopSignals
from threegin_qt.stopping import STOPPING


@pytest.fixture
def stop(qapp):
    before = {number: signal.getsignal(number) for number in STOPPING}
    stop = StopSignals()
    yield stop
    stop.close()
    stop.close()
    assert {number: signal.getsignal(number) for number in STOPPING} == before


@pytest.mark.parametrize("number", STOPPING)
def test_a_signal_is_told_from_the_event_loop(stop, number):
    told = []
    stop.requested.connect(told.append)
    os.kill(os.getpid(), number)
    assert told == []
    wait_for(lambda: told == [number])


def test_other_signals_are_left_alone(stop):
    told, other = [], []
    stop.requested.connect(told.append)
    before = signal.signal(signal.SIGUSR1, lambda number, frame: other.append(number))
    try:
        os.kill(os.getpid(), signal.SIGUSR1)
        wait_for(lambda: other == [signal.SIGUSR1])
        settle()
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert told == []


def test_many_signals_at_once_do_no_harm(stop):
    told = []
    stop.requested.connect(told.append)
    for _ in range(500):
        os.kill(os.getpid(), signal.SIGTERM)
    wait_for(lambda: bool(told))
    assert set(told) == {signal.SIGTERM}
