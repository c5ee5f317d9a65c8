"""Dates, times and periods in words, in the language and the time zone of the person."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime, QTimeZone

from threegin_qt.store import Period

from .languages import fill, translate

_PARTS: Final = ((0, 4), (5, 2), (8, 2), (11, 2), (14, 2), (17, 2))
"""Where year, month, day, hour, minute and second stand, and how long they are."""


def local_moment(utc: str) -> QDateTime:
    """A time as records have it (UTC, `YYYY-MM-DDTHH:MM:SSZ`), on the person's clock."""
    # QDateTime.fromString with a format takes most of a millisecond.
    year, month, day, hour, minute, second = (int(utc[at : at + size]) for at, size in _PARTS)
    return QDateTime(QDate(year, month, day), QTime(hour, minute, second), QTimeZone.utc()).toLocalTime()


def utc_text(day: QDate) -> str:
    """The beginning of a day on the person's clock, as records have times."""
    return day.startOfDay().toTimeZone(QTimeZone.utc()).toString("yyyy-MM-ddTHH:mm:ssZ")


def date_text(day: QDate) -> str:
    """A day: "12 May 2026"."""
    #: How a date is written, short but with the month as a word: d the day, MMM the short and MMMM the long name of the
    #: month, yyyy the year.
    return QLocale().toString(day, translate("Times", "d MMM yyyy"))


def time_text(moment: QDateTime) -> str:
    """The time of a day: "8:15 PM"."""
    return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)


def moment_text(utc: str) -> str:
    """A day and a time: "12 May 2026, 8:15 PM"."""
    moment = local_moment(utc)
    #: %1 is a date, %2 a time.
    return fill(translate("Times", "%1, %2"), date_text(moment.date()), time_text(moment))


def period_start(name: str, period: Period) -> date:
    """The first day of a period, by the name that PeriodNumbers has for it."""
    parts = [int(part) for part in name.split("-")]
    if period is Period.DAY:
        return date(*parts)
    if period is Period.WEEK:
        year, week = parts
        first = date(year, 1, 1)
        # Week 1 begins with the first Monday, week 0 is what comes before it.
        monday = first + timedelta(days=(7 - first.weekday()) % 7)
        return monday + timedelta(weeks=week - 1) if week else first
    return date(parts[0], parts[1] if period is Period.MONTH else 1, 1)


def period_text(first: date, period: Period) -> str:
    """A period by its first day: "12 May 2026" (also for its week), "May 2026", "2026"."""
    day = QDate(first.year, first.month, first.day)
    if period is Period.YEAR:
        return str(first.year)
    if period is Period.MONTH:
        #: How a month is written: MMM is its short name, MMMM its long one, yyyy the year.
        return QLocale().toString(day, translate("Times", "MMM yyyy"))
    return date_text(day)
