"""Reviews of matches, what they add to the summary rows, and the mistakes to try again."""

from __future__ import annotations

import sqlite3
import zlib
from dataclasses import astuple, dataclass
from typing import Final, NamedTuple

from threegin_qt.engine import (
    Decision,
    Label,
    Luck,
    MatchRecord,
    Origin,
    Replay,
    Review,
    ReviewError,
    Role,
    replay,
    review_from_json,
    review_to_json,
)

from .tally import Result, assisted_hands, chosen, person_seat, place_of

_LARGEST = 64 * 1024 * 1024


class Mistake(NamedTuple):
    """A decision of the person's to try again."""

    match_id: str
    event: int
    """The index of its event in the record."""
    role: Role
    decision: Decision
    label: Label
    points_lost: float
    chance_lost: float
    tries: int
    solved: bool


def find_review(connection: sqlite3.Connection, match_id: str, version: str | None) -> Review | None:
    """The review of a match by one version of the reviewer, or by whichever it is kept of. Raises sqlite3.Error."""
    row = connection.execute(
        "SELECT r.body FROM matches AS m JOIN reviews AS r ON r.match = m.id "
        "WHERE m.match_id = ? AND r.version = ifnull(?, r.version)",
        (match_id, version),
    ).fetchone()
    if row is None:
        return None
    try:
        return review_from_json(zlib.decompressobj().decompress(row[0], _LARGEST).decode())
    except (zlib.error, ReviewError, UnicodeDecodeError):
        # It can be made again, so nothing is lost.
        return None


def without_review(connection: sqlite3.Connection, version: str, limit: int) -> tuple[str, ...]:
    """The person's finished matches that this version has not reviewed, the newest first. Raises sqlite3.Error."""
    rows = connection.execute(
        "SELECT match_id FROM matches WHERE deleted_at IS NULL AND origin = ? AND result IN (?, ?) "
        "AND reviewed IS NOT ? ORDER BY started DESC, id DESC LIMIT ?",
        (int(Origin.OWN), int(Result.WON), int(Result.LOST), version, limit),
    )
    return tuple(row[0] for row in rows)


@dataclass(slots=True)
class _Lost:
    """What the judged decisions of one kind in one role come to."""

    judged: int = 0
    points: float = 0.0
    points_squared: float = 0.0
    chance: float = 0.0
    inaccuracies: int = 0
    mistakes: int = 0
    blunders: int = 0


@dataclass(slots=True)
class _Luck:
    """What chance brought a seat in one role."""

    draws: int = 0
    draw_points: float = 0.0
    draw_squared: float = 0.0
    deals: int = 0
    deal_points: float = 0.0
    deal_squared: float = 0.0


class WeighedReview(NamedTuple):
    """A review as it is kept, with what it adds to the summary rows of its match."""

    version: str
    body: bytes
    luck: dict[tuple[int, int], _Luck]
    """By place (0 for the person) and role."""
    lost: dict[tuple[int, Decision], _Lost]
    """Of the person, by role and kind."""
    mistakes: tuple[tuple[int, int, int, int, float, float], ...]
    """Of the person: event, role, decision, label, points and chance lost."""


def weigh(record: MatchRecord, review: Review) -> WeighedReview:
    """Work out what a review adds. Counted are finished hands only."""
    whole = replay(record)
    lost, mistakes = _weigh_judgements(record, review, whole)
    body = zlib.compress(review_to_json(review).encode())
    return WeighedReview(review.version, body, _weigh_luck(record, review, whole), lost, mistakes)


def _weigh_luck(record: MatchRecord, review: Review, whole: Replay) -> dict[tuple[int, int], _Luck]:
    sums: dict[tuple[int, int], _Luck] = {}
    for draw in review.draws:
        role = _role_after(draw, whole)
        if role is not None:
            of_role = sums.setdefault((place_of(record.header, draw.seat), role), _Luck())
            of_role.draws += 1
            of_role.draw_points += draw.points
            of_role.draw_squared += draw.points**2
    for deal in review.deals:
        role = _role_after(deal, whole)
        if role is not None:
            of_role = sums.setdefault((place_of(record.header, deal.seat), role), _Luck())
            of_role.deals += 1
            of_role.deal_points += deal.points
            of_role.deal_squared += deal.points**2
    return sums


def _role_after(luck: Luck, whole: Replay) -> int | None:
    """The role of a seat in the hand in which luck struck; None outside finished hands."""
    if not 0 <= luck.event < len(whole.states) - 1:
        return None
    state = whole.states[luck.event + 1]
    if state.hand_number > len(whole.last.earlier) or not 0 <= luck.seat < len(state.roles):
        return None
    return int(state.roles[luck.seat])


def _weigh_judgements(
    record: MatchRecord, review: Review, whole: Replay
) -> tuple[dict[tuple[int, Decision], _Lost], tuple[tuple[int, int, int, int, float, float], ...]]:
    kinds: dict[tuple[int, Decision], _Lost] = {}
    mistakes: dict[int, tuple[int, int, int, int, float, float]] = {}
    person = person_seat(record.header)
    if person is None:
        return kinds, ()
    assisted = assisted_hands(record, whole, person)
    finished = len(whole.last.earlier)
    # Whether advice was shown, and the hand, belong to the event; the kind of decision is the reviewer's.
    places = {one.event: one for one in chosen(record, whole, person) if one.hand_number <= finished}
    for judgement in review.judgements:
        place = places.get(judgement.event)
        if judgement.seat != person or place is None:
            continue
        points, chance = judgement.points_lost, judgement.chance_lost
        if judgement.label >= Label.MISTAKE:
            before = mistakes.get(judgement.event)
            # A knock is two decisions; one event is tried again once.
            if before is None or before[5] < chance:
                kind = (int(judgement.decision), int(judgement.label))
                mistakes[judgement.event] = (judgement.event, place.role, *kind, points, chance)
        if place.hand_number not in assisted and not place.advised:
            lost = kinds.setdefault((place.role, judgement.decision), _Lost())
            lost.judged += 1
            lost.points += points
            lost.points_squared += points**2
            lost.chance += chance
            lost.inaccuracies += judgement.label == Label.INACCURACY
            lost.mistakes += judgement.label == Label.MISTAKE
            lost.blunders += judgement.label == Label.BLUNDER
    return kinds, tuple(mistakes.values())


_LUCK: Final = "lucky_draws, draw_luck, draw_luck_squared, lucky_deals, deal_luck, deal_luck_squared"
_LOST: Final = "judged, points_lost, points_lost_squared, chance_lost, inaccuracies, mistakes, blunders"


def write_review(connection: sqlite3.Connection, row: int, weighed: WeighedReview, moment: str) -> None:
    """Keep a review in place of all others of the match, and fill in what it adds to the summary rows.

    Raises sqlite3.Error; runs in a transaction of the caller's.
    """
    connection.execute("DELETE FROM reviews WHERE match = ?", (row,))
    connection.execute("INSERT INTO reviews VALUES (?, ?, ?, ?)", (row, weighed.version, moment, weighed.body))
    connection.execute(f"UPDATE seat_roles SET ({_LUCK}) = (0, 0, 0, 0, 0, 0) WHERE match = ?", (row,))
    connection.executemany(
        f"UPDATE seat_roles SET ({_LUCK}) = (?, ?, ?, ?, ?, ?) WHERE match = ? AND place = ? AND role = ?",
        ((*astuple(luck), row, place, role) for (place, role), luck in weighed.luck.items()),
    )
    connection.execute("DELETE FROM seat_luck WHERE match = ?", (row,))
    connection.execute(
        f"INSERT INTO seat_luck (match, place, {_LUCK}) SELECT match, place, sum(lucky_draws), sum(draw_luck), "
        "sum(draw_luck_squared), sum(lucky_deals), sum(deal_luck), sum(deal_luck_squared) "
        "FROM seat_roles WHERE match = ? GROUP BY place",
        (row,),
    )
    connection.execute(f"UPDATE decisions SET ({_LOST}) = (0, 0, 0, 0, 0, 0, 0) WHERE match = ?", (row,))
    connection.executemany(
        f"INSERT INTO decisions (match, role, decision, made, assisted, advised, {_LOST}) "
        "VALUES (?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET judged = excluded.judged, "
        "points_lost = excluded.points_lost, points_lost_squared = excluded.points_lost_squared, "
        "chance_lost = excluded.chance_lost, inaccuracies = excluded.inaccuracies, mistakes = excluded.mistakes, "
        "blunders = excluded.blunders",
        ((row, role, int(decision), *astuple(lost)) for (role, decision), lost in weighed.lost.items()),
    )
    connection.execute("DELETE FROM mistakes WHERE match = ?", (row,))
    connection.executemany("INSERT INTO mistakes VALUES (?, ?, ?, ?, ?, ?, ?)", ((row, *one) for one in weighed.mistakes))
    connection.execute(
        "UPDATE matches SET (judged, points_lost, chance_lost, error_rate) = (SELECT total(judged), total(points_lost), "
        "total(chance_lost), sum(points_lost) / nullif(sum(judged), 0) FROM decisions WHERE match = matches.id), "
        "reviewed = ? WHERE id = ?",
        (weighed.version, row),
    )


def list_mistakes(
    connection: sqlite3.Connection, least: Label, solved_too: bool, match_id: str | None, offset: int, limit: int
) -> tuple[Mistake, ...]:
    """The person's mistakes in own matches, the costliest first. Raises sqlite3.Error."""
    conditions = ["m.deleted_at IS NULL", "m.origin = ?", "e.label >= ?"]
    values: list[object] = [int(Origin.OWN), int(least)]
    if not solved_too:
        conditions.append("t.solved_at IS NULL")
    if match_id is not None:
        conditions.append("m.match_id = ?")
        values.append(match_id)
    rows = connection.execute(
        "SELECT m.match_id, e.idx, e.role, e.decision, e.label, e.points_lost, e.chance_lost, ifnull(t.tries, 0), t.solved_at "
        "FROM mistakes AS e JOIN matches AS m ON m.id = e.match LEFT JOIN retries AS t ON t.match = e.match AND t.idx = e.idx "
        f"WHERE {' AND '.join(conditions)} ORDER BY e.chance_lost DESC, e.match DESC, e.idx LIMIT ? OFFSET ?",
        (*values, limit, offset),
    )
    return tuple(
        Mistake(
            row[0],
            row[1],
            Role(row[2]),
            Decision(row[3]),
            Label(row[4]),
            row[5],
            row[6],
            row[7],
            row[8] is not None,
        )
        for row in rows
    )


def write_retry(connection: sqlite3.Connection, row: int, event: int, solved: bool, moment: str) -> None:
    """Note a try at a mistake; once solved it stays solved. Raises sqlite3.Error; in a transaction of the caller's."""
    connection.execute(
        "INSERT INTO retries VALUES (?, ?, 1, ?) ON CONFLICT (match, idx) DO UPDATE "
        "SET tries = tries + 1, solved_at = ifnull(solved_at, excluded.solved_at)",
        (row, event, moment if solved else None),
    )
