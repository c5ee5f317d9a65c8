"""The pictures of the README: a match that the real computer players advise in and review."""

from __future__ import annotations

import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Final

from threegin_qt.controller import computer_players
from threegin_qt.controller.review import match_reviewer
from threegin_qt.store import prepare
from threegin_qt.texts import FALLBACK, NAMES

from . import gallery_matches as matches
from .gallery_scenes import WINDOW, Studio
from .review_page import ReviewPage

FOLDER: Final = Path(__file__).resolve().parents[2] / "packaging" / "screenshots"
KINDS: Final = ("table", "review")
_REVIEW_SECONDS: Final = 3600.0
_REVIEWED: Final = 47
"""A match of few hands."""


def make_pictures(kinds: Collection[str] = KINDS, folder: Path = FOLDER) -> None:
    """Write table.png with one more for every other language (table-es.png ...), and review.png.

    `kinds` says which of the two, "table" or "review". The review of a whole match takes minutes.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        studio = Studio(Path(data), computer_players, match_reviewer)
        try:
            studio.window.resize(WINDOW)
            if "table" in kinds:
                _tables(studio, folder)
            if "review" in kinds:
                _review(studio, folder)
        finally:
            studio.close()


def _tables(studio: Studio, folder: Path) -> None:
    studio.play(matches.of_kings_and_queens())
    studio.match.ask_partner()
    studio.settle(lambda: bool(studio.table.play.advice))
    studio.table.play.select(studio.table.play.advice[0].action.card)
    for code in (*NAMES, FALLBACK):
        studio.settings.change(language=code)
        studio.settle()
        studio.window.grab().save(str(folder / ("table.png" if code == FALLBACK else f"table-{code}.png")))


def _review(studio: Studio, folder: Path) -> None:
    page = studio.page("review")
    assert isinstance(page, ReviewPage)
    record = matches.whole_match(_REVIEWED)
    studio.store.add([prepare(record)])
    page.open_record(record)
    page.take_focus()
    studio.settle(lambda: studio.reviews.reviewing is None, _REVIEW_SECONDS)
    review = studio.store.review(record.header.match_id)
    assert review is not None
    assert page.replay is not None
    worst = max(review.judgements, key=lambda judgement: (judgement.seat == 0, judgement.chance_lost))
    page.replay.go_to(page.replay.moment_before(worst.event) or 0)
    studio.settle()
    studio.window.grab().save(str(folder / "review.png"))
    page.close_record()
