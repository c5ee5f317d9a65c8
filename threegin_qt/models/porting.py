"""Matches going out to files and coming in from them, checked in a thread, with progress and a way to stop it."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, overload

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine import RecordError
from ..store import EnvironmentTrouble, ImportReport, MatchReader, MatchStore, Prepared, prepare_file
from .reading import Cancelled, Expected, Reading

AT_ONCE: Final = 16
"""So many matches are stored in one turn of the event loop."""
_TELL_MS: Final = 100


class PortTrouble(NamedTuple):
    """Why nothing went out, or nothing came in."""

    path: Path
    why: Expected
    hand: int | None = None
    """The hand in which the place of a RecordError is, where it is in one."""


class _StoppedError(Exception):
    """The person wants it no more."""


class _Counted(Sequence[str]):
    """Ids that are counted as they are used, and end where somebody has stopped it."""

    def __init__(self, ids: Sequence[str], used: Callable[[int], None], cancelled: Cancelled) -> None:
        self._ids, self._used, self._cancelled = ids, used, cancelled

    def __len__(self) -> int:
        return len(self._ids)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._ids[index]

    def __iter__(self) -> Iterator[str]:
        for number, match_id in enumerate(self._ids):
            if self._cancelled():
                raise _StoppedError
            self._used(number)
            yield match_id


class Porter(QObject):
    """Carries one load at a time: `export` or `bring_in`, then `exported`, `brought_in` or `failed`, unless it was stopped."""

    progress = Signal(int, int)
    """Matches done, and in all; 0 where nobody knows yet."""
    exported = Signal(int, object)
    """How many matches, and the Path of the file."""
    brought_in = Signal(object)
    """An ImportReport."""
    failed = Signal(object)
    """A PortTrouble; nothing was changed."""
    ended = Signal()
    """Whatever was going on is over, also if it was stopped."""

    def __init__(self, store: MatchStore, reading: Reading, parent: QObject | None = None) -> None:
        """`reading` is for this alone: a load keeps it busy for long."""
        super().__init__(parent)
        self._store = store
        self._reading = reading
        self._ticket: int | None = None
        self._done = 0  # written by the thread, looked at by the timer
        self._of = 0
        self._staged: list[Prepared] = []
        self._hidden: list[str] = []
        self._report = ImportReport((), ())
        self._files: tuple[Path, ...] = ()
        self._watch = QTimer(self, interval=_TELL_MS)
        self._watch.timeout.connect(self._tell)
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._store_some)

    @property
    def busy(self) -> bool:
        """Whether something is going on."""
        return self._ticket is not None or self._turns.isActive()

    @Slot()
    def stop(self) -> None:
        """Leave it at what it was before."""
        if not self.busy:
            return
        if self._ticket is not None:
            self._reading.cancel(self._ticket)
        self._abandon()
        self._end()

    def _begin(self, of: int) -> None:
        if self.busy:
            raise RuntimeError("one load at a time")
        self._done, self._of = 0, of
        self._watch.start()

    def _end(self) -> None:
        self._ticket = None
        self._watch.stop()
        self._turns.stop()
        self._staged, self._hidden, self._report = [], [], ImportReport((), ())
        self.ended.emit()

    @Slot()
    def _tell(self) -> None:
        self.progress.emit(self._done, self._of)

    def _count(self, number: int) -> None:
        self._done = number

    # Out

    def export(self, ids: Sequence[str], path: Path) -> None:
        """Write these matches to a file: one as a match file, more as an archive of them."""
        self._begin(len(ids))

        def question(reader: MatchReader, cancelled: Cancelled) -> int:
            return reader.export(_Counted(ids, self._count, cancelled), path)

        def answer(count: int) -> None:
            self._end()
            self.exported.emit(count, path)

        def failed(why: Expected) -> None:
            self._end()
            self.failed.emit(PortTrouble(path, why))

        self._ticket = self._reading.ask(question, answer, failed)

    # In

    def bring_in(self, paths: Sequence[Path]) -> None:
        """Check the matches of these files, and store them all if all are right, otherwise none."""
        self._begin(0)
        files = self._files = tuple(paths)

        def question(reader: MatchReader, cancelled: Cancelled) -> list[Prepared | None] | PortTrouble:
            prepared: list[Prepared | None] = []
            for path in files:
                try:
                    for match in prepare_file(path):
                        if cancelled():
                            raise _StoppedError
                        prepared.append(match)
                        self._count(len(prepared))
                except (RecordError, EnvironmentTrouble) as why:
                    return PortTrouble(path, why, hand_of(path, why) if isinstance(why, RecordError) else None)
            return prepared

        def failed(why: Expected) -> None:
            self._end()
            self.failed.emit(PortTrouble(files[0], why))

        self._ticket = self._reading.ask(question, self._checked, failed)

    def _checked(self, answer: list[Prepared | None] | PortTrouble) -> None:
        self._ticket = None
        if isinstance(answer, PortTrouble):
            self._end()
            self.failed.emit(answer)
            return
        # Of a match that is there twice the first is taken; the other is one that is there already.
        known: dict[str, Prepared] = {}
        again = [one.header.match_id for one in answer if one and known.setdefault(one.header.match_id, one) is not one]
        self._staged = list(known.values())
        self._report = ImportReport((), tuple(again), sum(one is None for one in answer))
        self._done, self._of = 0, len(self._staged)
        self._turns.start()

    @Slot()
    def _store_some(self) -> None:
        """Store a few matches where nobody sees them; when all are there, all come to light at once."""
        try:
            if self._done < len(self._staged):
                some = self._staged[self._done : self._done + AT_ONCE]
                last = self._done + AT_ONCE >= len(self._staged)
                report = self._store.add(some)
                if self._hidden or not last:
                    self._store.delete(report.added)
                    self._hidden += report.added
                self._report = ImportReport(
                    self._report.added + report.added,
                    self._report.already + report.already,
                    self._report.unreadable + report.unreadable,
                )
                self._done += len(some)
                return
            if self._hidden:
                self._store.undelete(self._hidden)
        except EnvironmentTrouble as why:
            self._abandon()
            self._end()
            self.failed.emit(PortTrouble(self._store.path, why))
            return
        report = self._report
        self._end()
        self.brought_in.emit(report)

    def _abandon(self) -> None:
        """What is stored and hidden stays hidden: the store removes what was deleted, by and by."""
        self._hidden = []


def hand_of(path: Path, error: RecordError) -> int | None:
    """The number of the hand in which the place of an error in a match file is; None where it is in no hand."""
    member, _, place = error.place.rpartition(", event ") if ", event " in error.place else ("", "", error.place)
    word = place.removeprefix("event ").split(",")[0]
    if not word.isdigit():
        return None
    try:
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as packed, packed.open(member) as file:
                document = json.loads(file.read().decode().removeprefix("\ufeff"))
        else:
            document = json.loads(path.read_text(encoding="utf-8").removeprefix("\ufeff"))
        start = document.get("start", {}).get("events", [])
        deals: list[int] = [0]
        for event in [*start, *document["events"]][: int(word) + 1]:
            kind = event["do"]
            deals.append(deals[event["to"]] if kind == "take-back" else deals[-1] + (kind == "deal"))
    except (OSError, KeyError, ValueError, TypeError, LookupError, AttributeError, RecursionError, zipfile.BadZipFile):
        # The file is a bad one: what it does not say is not told.
        return None
    return deals[-1] or None
