"""Statistics in words: shares and means with their counts and intervals, and the rows of the tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale

from threegin_qt.engine import Decision, Level, Role
from threegin_qt.models.figures import Figure, FigureRow
from threegin_qt.store import DecisionNumbers, LevelNumbers, Mean, Overview, Period, Rate, RoleNumbers, Share

from .languages import QT_TRANSLATE_NOOP, fill, translate
from .review_words import number_text, percent_text, signed_text
from .verdict_words import decision_text, level_text

NONE: Final = Figure("–")

_ROLES: Final = {
    Role.BOX: QT_TRANSLATE_NOOP("Statistics", "In the box"),
    Role.CAPTAIN: QT_TRANSLATE_NOOP("Statistics", "Captain"),
    Role.PARTNER: QT_TRANSLATE_NOOP("Statistics", "Sitting out"),
}
_PERIODS: Final = {
    Period.DAY: QT_TRANSLATE_NOOP("Statistics", "by day"),
    Period.WEEK: QT_TRANSLATE_NOOP("Statistics", "by week"),
    Period.MONTH: QT_TRANSLATE_NOOP("Statistics", "by month"),
    Period.YEAR: QT_TRANSLATE_NOOP("Statistics", "by year"),
}
# How a mean's count is called: what %n counts.
_COUNTED: Final = {
    "hands": QT_TRANSLATE_NOOP("Statistics", "%n hands"),
    "draws": QT_TRANSLATE_NOOP("Statistics", "%n draws"),
    "deals": QT_TRANSLATE_NOOP("Statistics", "%n deals"),
    "decisions": QT_TRANSLATE_NOOP("Statistics", "%n decisions"),
    "matches": QT_TRANSLATE_NOOP("Statistics", "%n matches"),
    "knocks": QT_TRANSLATE_NOOP("Statistics", "%n knocks"),
}


def role_head(role: Role) -> str:
    """A role at the head of a column."""
    return translate("Statistics", _ROLES[role])


def period_choice_text(period: Period) -> str:
    """How a chart cuts time: "by month"."""
    return translate("Statistics", _PERIODS[period])


def counted(what: str, number: int) -> str:
    """A count with its word: "12 hands"."""
    return translate("Statistics", _COUNTED[what], None, number)


# -- figures -------------------------------------------------------------------------------------------------------------


def interval_text(share: Share, decimals: int = 0) -> str:
    """The interval of a share: "31 to 48 %"; nothing of nothing."""
    interval = share.interval
    if interval is None:
        return ""
    #: The ends of a 95 % interval, both in percent.
    return fill(translate("Statistics", "%1 to %2 %"), *(number_text(100 * end, decimals) for end in interval))


def share_detail(share: Share, decimals: int = 0) -> str:
    """What a share rests on: "48 of 123; 31 to 48 %"."""
    #: %1 of %2 cases; %3 is an interval in words.
    text = translate("Statistics", "%1 of %2; %3")
    return fill(text, share.number, share.of, interval_text(share, decimals))


def share_figure(share: Share, decimals: int = 0) -> Figure:
    """A share with its count and interval."""
    return NONE if share.value is None else Figure(percent_text(share.value, decimals), share_detail(share, decimals))


def mean_figure(mean: Mean | Rate, what: str, decimals: int = 1, signed: bool = True) -> Figure:
    """A mean with its interval and count."""
    if mean.value is None:
        return NONE
    text = signed_text(mean.value, decimals) if signed else number_text(mean.value, decimals)
    count = counted(what, mean.number)
    if mean.half_width is None:
        return Figure(text, count)
    #: Half of a 95 % interval, and a count in words.
    return Figure(text, fill(translate("Statistics", "± %1; %2"), number_text(mean.half_width, decimals), count))


def spoken_figure(row: str, column: str, figure: Figure) -> str:
    """A cell for the ear."""
    #: A cell of a table read aloud: %1 is the head of its row, %2 that of its column, %3 what is in it.
    text = fill(translate("Statistics", "%1, %2: %3"), row, column, figure.text)
    return f"{text}, {figure.detail}" if figure.detail else text


# -- what is counted and what is not -------------------------------------------------------------------------------------


def not_counted_text(numbers: Overview) -> str:
    """What is left out, told apart; empty where nothing is."""
    parts = []
    if numbers.practice:
        parts.append(translate("Statistics", "%n practice matches", None, numbers.practice))
    if numbers.imported:
        parts.append(translate("Statistics", "%n imported matches", None, numbers.imported))
    if numbers.abandoned:
        parts.append(translate("Statistics", "%n given up", None, numbers.abandoned))
    if numbers.unfinished:
        parts.append(translate("Statistics", "%n unfinished", None, numbers.unfinished))
    #: %1 is a list of kinds of matches with their numbers.
    return fill(translate("Statistics", "Not counted: %1."), QLocale().createSeparatedList(parts)) if parts else ""


def assisted_text(numbers: Overview) -> str:
    """Hands with a hint, which count for points but not for error rates; empty where there are none."""
    if not numbers.assisted:
        return ""
    return fill(
        translate(
            "Statistics", "In %1 of %n hands a hint was shown: they are left out of the error rates.", None, numbers.hands
        ),
        numbers.assisted,
    )


def equals_text(numbers: Overview) -> str:
    """What equals would win: "33 %: three equals"."""
    share = numbers.equal or 0.0
    if abs(share - 1 / 3) < 0.005:
        return fill(translate("Statistics", "%1: three equals"), percent_text(share, 0))
    return fill(translate("Statistics", "%1: players of equal strength"), percent_text(share, 0))


def won_text(numbers: Overview) -> str:
    """The share of matches won, in a sentence, compared with equals."""
    interval = numbers.won.interval
    if interval is None:
        return ""
    low, high = interval
    equal = numbers.equal or 0.0
    if low > equal:
        text = translate("Statistics", "You win more than an equal would: %1 (%2); an equal wins %3.")
    elif high < equal:
        text = translate("Statistics", "You win less than an equal would: %1 (%2); an equal wins %3.")
    else:
        text = translate("Statistics", "You win %1 (%2): too near to the %3 of an equal to tell a difference.")
    return fill(text, percent_text(numbers.won.value or 0.0, 0), share_detail(numbers.won), percent_text(equal, 0))


def levels_text(levels: Sequence[Level | None]) -> str:
    """A pair of levels: "Casual and Skilled", "both Skilled"."""
    words = [translate("Statistics", "without a level") if level is None else level_text(level) for level in levels]
    if len(words) == 2 and words[0] == words[1]:
        #: %1 is a level of play; both opponents have it.
        return fill(translate("Statistics", "both %1"), words[0])
    return QLocale().createSeparatedList(words)


def level_line(numbers: LevelNumbers) -> str:
    """Matches against a pair of levels: "41 %, 15 of 37"."""
    value = numbers.won.value
    assert value is not None
    #: %1 is a percentage, %2 of %3 matches.
    text = translate("Statistics", "%1, %2 of %3")
    return fill(text, percent_text(value, 0), numbers.won.number, numbers.won.of)


# -- rows of the tables --------------------------------------------------------------------------------------------------


def role_heads() -> tuple[str, ...]:
    """The heads of the table of roles."""
    return ("", *(role_head(role) for role in Role))


def role_rows(roles: Sequence[RoleNumbers]) -> tuple[FigureRow, ...]:
    """The table of roles: one row a figure, one column a role."""
    of = {numbers.role: numbers for numbers in roles}
    playing = (Role.BOX, Role.CAPTAIN)

    def row(head: str, figure_of: object, where: Sequence[Role] = playing) -> FigureRow:
        assert callable(figure_of)
        return FigureRow(head, tuple(figure_of(of[role]) if role in of and role in where else NONE for role in Role))

    return (
        row(translate("Statistics", "Hands"), lambda n: Figure(str(n.hands)), tuple(Role)),
        row(translate("Statistics", "Hands won"), lambda n: share_figure(n.scored)),
        row(translate("Statistics", "Points a hand"), lambda n: mean_figure(n.net, "hands")),
        row(translate("Statistics", "Points scored"), lambda n: Figure(str(n.points))),
        row(translate("Statistics", "Points conceded"), lambda n: Figure(str(n.conceded))),
        row(translate("Statistics", "Gins"), lambda n: share_figure(Share(n.gins, n.hands), 1)),
        row(translate("Statistics", "Knocks"), lambda n: share_figure(Share(n.knocks, n.hands))),
        row(translate("Statistics", "Deadwood left at knocks"), _knock_deadwood),
        row(translate("Statistics", "Undercuts made"), lambda n: share_figure(Share(n.undercuts, n.hands), 1)),
        row(translate("Statistics", "Own knocks undercut"), lambda n: share_figure(Share(n.undercut, n.knocks), 1)),
        row(translate("Statistics", "Drawn hands"), lambda n: share_figure(Share(n.drawn, n.hands), 1), tuple(Role)),
        row(translate("Statistics", "Advice that was followed"), lambda n: share_figure(n.advised), (Role.PARTNER,)),
        row(translate("Statistics", "Luck a draw, points"), lambda n: mean_figure(n.draw_luck, "draws", 2)),
        row(translate("Statistics", "Luck a deal, points"), lambda n: mean_figure(n.deal_luck, "deals", 2)),
    )


def _knock_deadwood(numbers: RoleNumbers) -> Figure:
    if not numbers.knocks:
        return NONE
    return Figure(number_text(numbers.knock_deadwood / numbers.knocks), counted("knocks", numbers.knocks))


def decision_heads() -> tuple[str, ...]:
    """The heads of the table of decisions."""
    return (
        "",
        translate("Statistics", "Error rate"),
        translate("Statistics", "Inaccuracies"),
        translate("Statistics", "Mistakes"),
        translate("Statistics", "Blunders"),
    )


def decision_rows(decisions: Sequence[DecisionNumbers]) -> tuple[FigureRow, ...]:
    """The table of decisions: all, by kind, and by role."""
    rows = [_decision_row(translate("Statistics", "All decisions"), decisions, strong=True)]
    for kind in Decision:
        these = [numbers for numbers in decisions if numbers.decision == kind]
        if these:
            rows.append(_decision_row(decision_text(kind), these))
    for role in (Role.BOX, Role.CAPTAIN):
        these = [numbers for numbers in decisions if numbers.role == role]
        if these:
            rows.append(_decision_row(role_head(role), these))
    return tuple(rows)


def lost_mean(decisions: Sequence[DecisionNumbers]) -> Mean:
    """The error rate over these decisions."""
    total = Mean(0.0, 0.0, 0)
    for numbers in decisions:
        total = total.plus(numbers.lost)
    return total


def _decision_row(head: str, decisions: Sequence[DecisionNumbers], strong: bool = False) -> FigureRow:
    lost = lost_mean(decisions)
    labels = (
        _label_figure(Share(sum(getattr(numbers, label) for numbers in decisions), lost.number))
        for label in ("inaccuracies", "mistakes", "blunders")
    )
    return FigureRow(head, (mean_figure(lost, "decisions", 2, signed=False), *labels), strong)


def _label_figure(share: Share) -> Figure:
    """A share of the decisions judged, whose number stands in the first column."""
    if share.value is None:
        return NONE
    #: %1 is a number, %2 an interval in words.
    text = translate("Statistics", "%1; %2")
    return Figure(percent_text(share.value, 1), fill(text, share.number, interval_text(share, 1)))


def judged_text(overview: Overview, decisions: Sequence[DecisionNumbers]) -> str:
    """How many matches have been reviewed, and how many decisions are judged, and why not the others."""
    if not overview.reviewed:
        return translate("Statistics", "Decisions are judged by the review: none of these matches has been reviewed yet.")
    text = translate("Statistics", "%1 of %n matches have been reviewed.", None, overview.won.of)
    sentences = [
        translate("Statistics", "The error rate is the points given away a decision; lower is better."),
        fill(text, overview.reviewed),
    ]
    assisted = sum(numbers.assisted for numbers in decisions)
    advised = sum(numbers.advised for numbers in decisions)
    if assisted or advised:
        text = translate("Statistics", "Not judged: %1 decisions in hands with a hint, %2 made after advice.")
        sentences.append(fill(text, assisted, advised))
    return " ".join(sentences)
