"""The worker: one thread, players before reviews, nothing heard of a cancelled ticket."""

import gc
import os
import subprocess
import sys
import threading
import time
import weakref

import pytest
from controller_kit import child_environment, settle, wait_for
from PySide6.QtCore import QObject, Slot

from threegin_qt.controller.worker import SWITCH_INTERVAL, Priority, Worker


class Receiver(QObject):
    """Keeps what a worker tells, and in which thread."""

    def __init__(self, worker):
        super().__init__()
        self.answers = []
        self.failures = []
        self.threads = set()
        worker.answered.connect(self.on_answered)
        worker.failed.connect(self.on_failed)

    @Slot(int, object)
    def on_answered(self, ticket, answer):
        self.threads.add(threading.get_ident())
        self.answers.append((ticket, answer))

    @Slot(int)
    def on_failed(self, ticket):
        self.threads.add(threading.get_ident())
        self.failures.append(ticket)


@pytest.fixture
def worker(qapp):
    worker = Worker()
    yield worker
    assert worker.shut_down()


@pytest.fixture
def receiver(worker):
    return Receiver(worker)


class Blocker:
    """A job that occupies the worker until it is let go."""

    def __init__(self):
        self.entered = threading.Event()
        self.go = threading.Event()
        self.cancelled = False

    def __call__(self, cancelled):
        self.entered.set()
        while not self.go.wait(0.001):
            if cancelled():
                self.cancelled = True
                return "given up"
        return "done"


def test_an_answer_comes_to_the_thread_of_the_window(worker, receiver):
    where = []

    def job(cancelled):
        where.append(threading.get_ident())
        return {"any": "object"}

    ticket = worker.submit(job)
    assert worker.busy
    wait_for(lambda: bool(receiver.answers))
    assert receiver.answers == [(ticket, {"any": "object"})]
    assert receiver.threads == {threading.get_ident()}
    assert threading.get_ident() not in where
    assert not worker.busy


def test_players_go_before_reviews_and_otherwise_first_come_first_served(worker, receiver):
    order = []

    def job(name):
        return lambda cancelled: order.append(name)

    blocker = Blocker()
    worker.submit(blocker, Priority.REVIEW)
    wait_for(blocker.entered.is_set)
    for name in ("review 1", "review 2"):
        worker.submit(job(name), Priority.REVIEW)
    for name in ("player 1", "player 2"):
        worker.submit(job(name))
    blocker.go.set()
    wait_for(lambda: len(receiver.answers) == 5)
    assert order == ["player 1", "player 2", "review 1", "review 2"]


def test_a_waiting_job_that_is_cancelled_never_runs(worker, receiver):
    blocker = Blocker()
    worker.submit(blocker)
    wait_for(blocker.entered.is_set)
    ran = []
    ticket = worker.submit(lambda cancelled: ran.append(1))
    last = worker.submit(lambda cancelled: "last")
    worker.cancel(ticket)
    blocker.go.set()
    wait_for(lambda: (last, "last") in receiver.answers)
    assert ran == []
    assert ticket not in dict(receiver.answers)


def test_a_running_job_that_is_cancelled_is_told_and_not_heard_of(worker, receiver):
    blocker = Blocker()
    ticket = worker.submit(blocker)
    wait_for(blocker.entered.is_set)
    worker.cancel(ticket)
    worker.cancel(ticket)
    worker.cancel(12345)
    wait_for(lambda: blocker.cancelled)
    settle()
    assert receiver.answers == receiver.failures == []


def test_an_answer_on_its_way_is_dropped_when_its_ticket_is_cancelled(worker, receiver):
    done = threading.Event()

    def job(cancelled):
        done.set()
        return "too late"

    ticket = worker.submit(job)
    assert done.wait(5)
    time.sleep(0.02)
    worker.cancel(ticket)
    settle()
    assert receiver.answers == []


def test_a_job_that_raises_is_logged_and_the_next_one_runs(worker, receiver, expected_log):
    expected_log.append("a job of the worker failed")
    bad = worker.submit(lambda cancelled: 1 // 0)
    good = worker.submit(lambda cancelled: "good")
    wait_for(lambda: bool(receiver.answers))
    assert receiver.failures == [bad]
    assert receiver.answers == [(good, "good")]


def test_a_cancelled_job_may_raise(worker, receiver):
    entered = threading.Event()

    def job(cancelled):
        entered.set()
        while not cancelled():
            time.sleep(0.001)
        raise RuntimeError("given up")

    ticket = worker.submit(job)
    wait_for(entered.is_set)
    worker.cancel(ticket)
    settle()
    assert receiver.failures == []


def test_closing_cancels_and_ends_the_thread(qapp):
    worker = Worker()
    receiver = Receiver(worker)
    blocker = Blocker()
    worker.submit(blocker)
    waiting = worker.submit(lambda cancelled: "never")
    wait_for(blocker.entered.is_set)
    began = time.monotonic()
    assert worker.shut_down()
    assert time.monotonic() - began < 0.5
    assert blocker.cancelled
    assert worker.shut_down()
    settle()
    assert waiting not in dict(receiver.answers)
    with pytest.raises(RuntimeError):
        worker.submit(lambda cancelled: None)


def test_closing_before_anything_was_asked(qapp):
    assert Worker().shut_down()


def test_a_worker_that_is_forgotten_ends_its_thread(qapp):
    worker = Worker()
    worker.submit(lambda cancelled: 1)
    while worker.busy:
        settle(1)
    thread = worker._thread
    gone = weakref.ref(worker)
    assert thread.isRunning()
    del worker
    gc.collect()
    assert gone() is None
    assert not thread.isRunning()


def test_a_busy_worker_lets_the_window_go_on_soon(worker):
    assert sys.getswitchinterval() == pytest.approx(SWITCH_INTERVAL)
    assert os.environ["OPENBLAS_NUM_THREADS"]


def run(code, **variables):
    environment = child_environment(**variables)
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=False
    )


@pytest.mark.parametrize("module", ["threegin_qt.controller", "threegin_qt.controller.instance"])
def test_importing_does_not_import_numpy_or_widgets(module):
    code = f"import sys, {module}; print({{'numpy', 'PySide6.QtGui', 'PySide6.QtWidgets'}} & set(sys.modules))"
    done = run(code)
    assert (done.stdout.strip(), done.stderr) == ("set()", "")


def test_numpy_comes_with_the_warm_up_in_the_worker_with_one_thread_of_its_own():
    code = """
import os, sys, threading
from PySide6.QtCore import QCoreApplication, QTimer
from threegin_qt.controller import MatchController, computer_players, MatchSetup, end_process
from threegin_qt.engine import Level
app = QCoreApplication([])
controller = MatchController(None, computer_players)
controller.start(MatchSetup("Ann", ("Ben", "Cem"), (Level.BEGINNER, Level.BEGINNER)))
print("numpy" in sys.modules)
controller.warm_up()
timer = QTimer()
timer.timeout.connect(lambda: controller.worker.busy or app.quit())
timer.start(5)
app.exec()
print("numpy" in sys.modules, os.environ["OPENBLAS_NUM_THREADS"])
print(controller.shut_down())
sys.exit(end_process(0))
"""
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["False", "True", "1", "True"], "")
