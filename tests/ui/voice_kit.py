"""What the tests of the announcements share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from threegin_qt.controller import Change
from threegin_qt.controller.replay import as_seen, moments
from threegin_qt.engine import Acted, Advised, HintShown, MatchRecord, Role, view_of
from threegin_qt.ui.table_voice import event_words


class Telling(NamedTuple):
    """What has to be said of an event."""

    text: str
    sitting_out: bool
    """Whether it happened while the person sat out: who skips the hand is told its end alone."""
    end: bool
    """Whether it is a knock or ends the hand."""


def tellings(record: MatchRecord) -> list[Telling]:
    """What has to be said of each event of a match to the person in seat 0."""
    names = tuple(player.name or "You" for player in record.header.players)
    found = []
    for before, moment in pairwise(moments(record)):
        assert moment.event is not None
        view = view_of(moment.state, 0)
        text = event_words(Change(0, as_seen(moment.event), view_of(before.state, 0), view), names)
        if type(moment.event) is HintShown or (type(moment.event) is Advised and moment.event.seat):
            # What a hint or the partner says is told in its own words.
            continue
        assert text, moment.event
        end = view.knocker is not None or view.result is not None
        found.append(Telling(text, type(moment.event) is Acted and view.role == Role.PARTNER, end))
    return found


def check_told(said: Sequence[str], records: Sequence[MatchRecord], skipped: bool = True) -> list[str]:
    """Each event of these matches was said once, in order; where hands were `skipped`, of those the ends at least.

    What was said besides.
    """
    expected = [each for record in records for each in tellings(record)]
    texts = {each.text for each in expected}
    parts = [next((part for part in _beginnings(each) if part in texts), None) for each in said]
    at = 0
    for text in filter(None, parts):
        while expected[at].text != text:
            missing = expected[at]
            may_be = skipped and missing.sitting_out and not missing.end
            assert may_be, f"not said: {missing.text}; in its place: {text}"
            at += 1
        at += 1
    assert at == len(expected)
    return [each for each, part in zip(said, parts, strict=True) if part is None]


def _beginnings(said: str) -> list[str]:
    """An announcement, and it without its last sentences: after an event it says what is expected of the person."""
    ends = [found.end() for found in re.finditer(r"[.!?](?= )", said)]
    return [said, *(said[:end] for end in reversed(ends))]
