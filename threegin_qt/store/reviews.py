"""Reviews of matches, what they add to the summary rows, and the mistakes to try again."""

from __future__ import annotations

import sqlite3
import zlib
from typing import NamedTuple

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

from .tally import Result, assisted_hands, chosen, person_seat

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


def find_review(connection: sqlite3.Connection, match_id: str, version: str) -> Review | None:
    """The review of a match by one version of the reviewer. Raises sqlite3.Error."""
    row = connection.execute(
        "SELECT r.body FROM matches AS m JOIN reviews AS r ON r.match = m.id WHERE m.match_id = ? AND r.version = ?",
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


class _Lost:
    """What the judged decisions of one kind come to."""

    def __init__(self) -> None:
        self.points: list[float] = []
        self.chance = 0.0
        self.labels = [0] * len(Label)


def write_review(connection: sqlite3.Connection, row: int, record: MatchRecord, review: Review, moment: str) -> None:
    """Keep a review in place of all others of the match, and fill in what it adds to the summary rows.

    Raises sqlite3.Error; runs in a transaction of the caller's.
    """
    body = zlib.compress(review_to_json(review).encode())
    connection.execute("DELETE FROM reviews WHERE match = ?", (row,))
    connection.execute("INSERT INTO reviews VALUES (?, ?, ?, ?)", (row, review.version, moment, body))
    whole = replay(record)
    _write_luck(connection, row, review, whole)
    _write_lost(connection, row, record, review, whole)


def _write_luck(connection: sqlite3.Connection, row: int, review: Review, whole: Replay) -> None:
    sums: dict[tuple[int, int], list[float]] = {}
    for first, lucks in ((0, review.draws), (3, review.deals)):
        for luck in lucks:
            role = _role_after(luck, whole)
            if role is not None:
                of_role = sums.setdefault((luck.seat, role), [0.0] * 6)
                of_role[first] += 1
                of_role[first + 1] += luck.points
                of_role[first + 2] += luck.points**2
    assignments = "lucky_draws = ?, draw_luck = ?, draw_luck_squared = ?, lucky_deals = ?, deal_luck = ?, deal_luck_squared = ?"
    connection.execute(
        "UPDATE seat_roles SET lucky_draws = 0, draw_luck = 0, draw_luck_squared = 0, "
        "lucky_deals = 0, deal_luck = 0, deal_luck_squared = 0 WHERE match = ?",
        (row,),
    )
    connection.executemany(
        f"UPDATE seat_roles SET {assignments} WHERE match = ? AND seat = ? AND role = ?",
        ((*of_role, row, seat, role) for (seat, role), of_role in sums.items()),
    )
    connection.execute(
        "UPDATE matches SET (lucky_draws, draw_luck, draw_luck_squared, lucky_deals, deal_luck, deal_luck_squared) = ("
        "SELECT total(lucky_draws), total(draw_luck), total(draw_luck_squared), "
        "total(lucky_deals), total(deal_luck), total(deal_luck_squared) "
        "FROM seat_roles WHERE match = matches.id AND seat = matches.person) WHERE id = ?",
        (row,),
    )


def _role_after(luck: Luck, whole: Replay) -> int | None:
    """The role of a seat in the hand in which luck struck; None outside finished hands."""
    if not 0 <= luck.event < len(whole.states) - 1:
        return None
    state = whole.states[luck.event + 1]
    if state.hand_number > len(whole.last.earlier) or not 0 <= luck.seat < len(state.roles):
        return None
    return int(state.roles[luck.seat])


def _write_lost(connection: sqlite3.Connection, row: int, record: MatchRecord, review: Review, whole: Replay) -> None:
    person = person_seat(record.header)
    connection.execute("DELETE FROM mistakes WHERE match = ?", (row,))
    connection.execute(
        "UPDATE decisions SET judged = 0, points_lost = 0, points_lost_squared = 0, chance_lost = 0, "
        "inaccuracies = 0, mistakes = 0, blunders = 0 WHERE match = ?",
        (row,),
    )
    kinds: dict[tuple[int, Decision], _Lost] = {}
    if person is not None:
        assisted = assisted_hands(record, whole, person)
        finished = len(whole.last.earlier)
        # Advice and the hand belong to the event; the kind of decision is the reviewer's.
        places = {one.event: one for one in chosen(record, whole, person) if one.hand_number <= finished}
        for judgement in review.judgements:
            place = places.get(judgement.event)
            if judgement.seat != person or place is None:
                continue
            if judgement.label >= Label.MISTAKE:
                connection.execute(
                    "INSERT OR REPLACE INTO mistakes VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (
                        row,
                        judgement.event,
                        place.role,
                        int(judgement.decision),
                        int(judgement.label),
                        judgement.points_lost,
                        judgement.chance_lost,
                    ),
                )
            if place.hand_number not in assisted and not place.advised:
                lost = kinds.setdefault((place.role, judgement.decision), _Lost())
                lost.points.append(judgement.points_lost)
                lost.chance += judgement.chance_lost
                lost.labels[judgement.label] += 1
    for (role, decision), lost in kinds.items():
        connection.execute(
            "INSERT INTO decisions (match, role, decision, made, assisted, advised) VALUES (?, ?, ?, 0, 0, 0) "
            "ON CONFLICT DO NOTHING",
            (row, role, int(decision)),
        )
        connection.execute(
            "UPDATE decisions SET judged = ?, points_lost = ?, points_lost_squared = ?, chance_lost = ?, "
            "inaccuracies = ?, mistakes = ?, blunders = ? WHERE match = ? AND role = ? AND decision = ?",
            (
                len(lost.points),
                sum(lost.points),
                sum(points**2 for points in lost.points),
                lost.chance,
                *lost.labels[Label.INACCURACY :],
                row,
                role,
                int(decision),
            ),
        )
    judged = sum(len(lost.points) for lost in kinds.values())
    points_lost = sum(sum(lost.points) for lost in kinds.values())
    connection.execute(
        "UPDATE matches SET judged = ?, points_lost = ?, chance_lost = ?, error_rate = ?, reviewed = ? WHERE id = ?",
        (
            judged,
            points_lost,
            sum(lost.chance for lost in kinds.values()),
            points_lost / judged if judged else None,
            review.version,
            row,
        ),
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
