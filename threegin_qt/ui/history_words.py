"""The matches of the history in words: the cells of the list, and what is said of one match below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale

from threegin_qt.engine import Mode, Origin, preset_of
from threegin_qt.models.history import HistoryWords
from threegin_qt.store import Column, MatchRow, Result

from .languages import QT_TRANSLATE_NOOP, fill, translate
from .phrases import mode_text, preset_text, rules_details, rules_text
from .review_words import number_text
from .time_words import local_moment, moment_text, time_text
from .verdict_words import level_text

NONE: Final = "–"

_HEADS: Final = {
    Column.STARTED: QT_TRANSLATE_NOOP("History", "Date"),
    Column.OPPONENTS: QT_TRANSLATE_NOOP("History", "Opponents"),
    Column.RULES: QT_TRANSLATE_NOOP("History", "Rules"),
    Column.MODE: QT_TRANSLATE_NOOP("History", "Kind"),
    Column.RESULT: QT_TRANSLATE_NOOP("History", "Result"),
    Column.POINTS: QT_TRANSLATE_NOOP("History", "Points"),
    Column.HANDS: QT_TRANSLATE_NOOP("History", "Hands"),
    Column.ERROR_RATE: QT_TRANSLATE_NOOP("History", "Error rate"),
}
_RESULTS: Final = {
    Result.UNFINISHED: QT_TRANSLATE_NOOP("History", "Unfinished"),
    Result.WON: QT_TRANSLATE_NOOP("History", "Won"),
    Result.LOST: QT_TRANSLATE_NOOP("History", "Lost"),
    Result.ABANDONED: QT_TRANSLATE_NOOP("History", "Given up"),
    Result.DECIDED: QT_TRANSLATE_NOOP("History", "Decided"),
}
_ORIGINS: Final = {
    Origin.OWN: QT_TRANSLATE_NOOP("History", "Played here"),
    Origin.IMPORTED: QT_TRANSLATE_NOOP("History", "Imported"),
    Origin.COMPUTER: QT_TRANSLATE_NOOP("History", "Among computers"),
}
_TITLES: Final = {
    Result.UNFINISHED: QT_TRANSLATE_NOOP("History", "Unfinished match with %1"),
    Result.WON: QT_TRANSLATE_NOOP("History", "Won against %1"),
    Result.LOST: QT_TRANSLATE_NOOP("History", "Lost against %1"),
    Result.ABANDONED: QT_TRANSLATE_NOOP("History", "Given up against %1"),
    Result.DECIDED: QT_TRANSLATE_NOOP("History", "Match among %1"),
}


def column_text(column: Column) -> str:
    """The head of a column."""
    return translate("History", _HEADS[column])


def result_word(result: Result) -> str:
    """How a match stands for its person, in one word."""
    return translate("History", _RESULTS[result])


def origin_text(origin: Origin) -> str:
    """Where a match comes from."""
    return translate("History", _ORIGINS[origin])


def kind_text(match: MatchRow) -> str:
    """Match or practice, and whether it was imported."""
    if match.origin == Origin.OWN:
        return mode_text(match.mode)
    #: %1 is "Match" or "Practice", %2 "Imported" or "Among computers".
    return fill(translate("History", "%1 · %2"), mode_text(match.mode), origin_text(match.origin))


def ordered_totals(match: MatchRow) -> tuple[int, ...]:
    """The totals, the person's first, the others in the order of the opponents' names."""
    person = 0 if match.person is None else match.person
    return (match.totals[person], *(total for seat, total in enumerate(match.totals) if seat != person))


def _started(match: MatchRow) -> str:
    return moment_text(match.started)


def _opponents(match: MatchRow) -> str:
    return ", ".join(match.opponents)


def _rules(match: MatchRow) -> str:
    #: A set of rules in a narrow column: %1 is its name ("Classic"), %2 the total that wins.
    return fill(translate("History", "%1, %2"), preset_text(preset_of(match.rules)), match.rules.target)


def _points(match: MatchRow) -> str:
    return " – ".join(map(str, ordered_totals(match)))


def _error_rate(match: MatchRow) -> str:
    return NONE if match.error_rate is None else number_text(match.error_rate, 2)


_CELLS: Final[dict[Column, Callable[[MatchRow], str]]] = {
    Column.STARTED: _started,
    Column.OPPONENTS: _opponents,
    Column.RULES: _rules,
    Column.MODE: kind_text,
    Column.RESULT: lambda match: result_word(match.result),
    Column.POINTS: _points,
    Column.HANDS: lambda match: str(match.hands),
    Column.ERROR_RATE: _error_rate,
}


def cell_text(match: MatchRow, column: Column) -> str:
    """A cell of the list."""
    return _CELLS[column](match)


def spoken_text(match: MatchRow, column: Column) -> str:
    """A cell for the ear: the first says all that matters, the others themselves with their head."""
    if column is Column.STARTED:
        return ". ".join((_started(match), title_text(match), points_text(match)))
    if column is Column.OPPONENTS:
        return opponents_text(match)
    if column is Column.ERROR_RATE:
        return error_text(match)
    #: A cell of a table read aloud: %1 is the head of its column, %2 what is in it.
    return fill(translate("History", "%1: %2"), column_text(column), cell_text(match, column))


def history_words() -> HistoryWords:
    """The words for the list."""
    return HistoryWords(column_text, cell_text, spoken_text)


# One match, in sentences


def opponents_text(match: MatchRow) -> str:
    """The opponents with their levels: "Nadia (Skilled) and Teo (Casual)"."""
    #: %1 is the name of a computer player, %2 its level.
    pair = translate("History", "%1 (%2)")
    names = [
        name if level is None else fill(pair, name, level_text(level))
        for name, level in zip(match.opponents, match.levels, strict=True)
    ]
    return QLocale().createSeparatedList(names)


def title_text(match: MatchRow) -> str:
    """What a match was and how it ended: "Won against Nadia (Skilled) and Teo (Casual)"."""
    text = fill(translate("History", _TITLES[match.result]), opponents_text(match))
    marks = []
    if match.mode == Mode.PRACTICE:
        marks.append(mode_text(match.mode))
    if match.origin != Origin.OWN:
        marks.append(origin_text(match.origin))
    return " · ".join([text, *marks])


def played_text(match: MatchRow) -> str:
    """When a match was played and by which rules."""
    first, last = local_moment(match.started), local_moment(match.last_event)
    if not last.isValid() or last <= first:
        when = moment_text(match.started)
    elif first.date() == last.date():
        #: %1 is a date and a time, %2 the time of the end.
        when = fill(translate("History", "%1 to %2"), moment_text(match.started), time_text(last))
    else:
        when = fill(translate("History", "%1 to %2"), moment_text(match.started), moment_text(match.last_event))
    return f"{when} · {rules_text(match.rules)}. {rules_details(match.rules)}"


def points_text(match: MatchRow) -> str:
    """The totals with their players, and the number of hands."""
    #: One player's total: %1 is a name, %2 a number.
    pair = translate("History", "%1 %2")
    if match.person is None:
        names = (*match.opponents, NONE)
    else:
        me = translate("History", "You") if match.origin == Origin.OWN else match.person_name
        names = (me, *match.opponents)
    totals = QLocale().createSeparatedList(
        [fill(pair, name, total) for name, total in zip(names, ordered_totals(match), strict=False)]
    )
    hands = translate("History", "%n hands finished", None, match.hands)
    return f"{totals} · {hands}"


def error_text(match: MatchRow) -> str:
    """The person's error rate with its count, or that there is none."""
    if match.error_rate is None:
        return translate("History", "Not reviewed yet")
    text = translate("History", "Error rate %1 points a decision (%n decisions)", None, match.judged)
    return fill(text, number_text(match.error_rate, 2))


def counted_text(match: MatchRow) -> str:
    """What a match's figures rest on: its error rate, and the hands that are not counted for it."""
    parts = [error_text(match)]
    if match.assisted:
        parts.append(translate("History", "%n hands with a hint, not counted in it", None, match.assisted))
    return " · ".join(parts)
