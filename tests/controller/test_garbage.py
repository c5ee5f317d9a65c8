"""Cyclic garbage is collected in the window's thread only."""

import gc
import threading
import weakref

import pytest
from controller_kit import wait_for

from threegin_qt.controller.garbage import GarbageCollection
from threegin_qt.controller.worker import Worker


class Knot:
    """A cycle that notes in which thread it was undone."""

    def __init__(self, threads):
        self.me = self
        weakref.finalize(self, lambda: threads.add(threading.get_ident()))


@pytest.fixture
def collection(qapp):
    assert gc.isenabled()
    collection = GarbageCollection()
    yield collection
    collection.stop()
    assert gc.isenabled()


def test_a_worker_that_leaves_cycles_behind_undoes_none(collection):
    threads = set()
    assert not gc.isenabled()

    def job(cancelled):
        for _ in range(20_000):
            Knot(threads)

    worker = Worker()
    worker.submit(job)
    wait_for(lambda: not worker.busy)
    assert threads == set()
    collection.look()
    wait_for(lambda: bool(threads))
    assert threads == {threading.get_ident()}
    assert worker.shut_down()


def test_it_looks_by_itself(collection):
    threads = set()
    collection._timer.setInterval(5)
    knots = [Knot(threads) for _ in range(2000)]
    knots.clear()
    wait_for(lambda: threads == {threading.get_ident()})


def test_little_garbage_is_let_be(collection):
    gc.collect()
    threads = set()
    Knot(threads)
    collection.look()
    assert threads == set()
    gc.collect()
    assert threads
