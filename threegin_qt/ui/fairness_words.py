"""Fairness in words: deals and their numbers, what computer players see, whether luck favours anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale

from threegin_qt.engine import Header, Level, format_deal_number
from threegin_qt.models.deals import DealsOfMatch, DealWords, FinishedDeal
from threegin_qt.models.figures import Figure, FigureRow
from threegin_qt.store import Mean, SeatLuck

from .languages import QT_TRANSLATE_NOOP, fill, translate
from .phrases import outcome_text, role_text
from .review_words import number_text, signed_text
from .statistics_words import counted
from .verdict_words import level_text

_YES: Final = QT_TRANSLATE_NOOP("Fairness", "yes")
_NEVER: Final = QT_TRANSLATE_NOOP("Fairness", "never")
_FORGETS: Final = QT_TRANSLATE_NOOP("Fairness", "forgets it")
_UNUSED: Final = QT_TRANSLATE_NOOP("Fairness", "not used")
_RECENT: Final = QT_TRANSLATE_NOOP("Fairness", "the last three")
# What there is to know, and what each level, from the lowest, makes of it.
_SEEN: Final = (
    (QT_TRANSLATE_NOOP("Fairness", "Own cards, top card of the pile"), (_YES, _YES, _YES, _YES)),
    (QT_TRANSLATE_NOOP("Fairness", "Cards thrown before"), (_FORGETS, _RECENT, _YES, _YES)),
    (QT_TRANSLATE_NOOP("Fairness", "Cards the other player took"), (_FORGETS, _FORGETS, _YES, _YES)),
    (QT_TRANSLATE_NOOP("Fairness", "Scores, earlier hands"), (_UNUSED, _UNUSED, _UNUSED, _YES)),
    (QT_TRANSLATE_NOOP("Fairness", "The other player's hidden cards"), (_NEVER, _NEVER, _NEVER, _NEVER)),
    (QT_TRANSLATE_NOOP("Fairness", "The cards of the stock"), (_NEVER, _NEVER, _NEVER, _NEVER)),
    (QT_TRANSLATE_NOOP("Fairness", "The number of the deal"), (_NEVER, _NEVER, _NEVER, _NEVER)),
)
_SEATS: Final = (
    QT_TRANSLATE_NOOP("Fairness", "You"),
    QT_TRANSLATE_NOOP("Fairness", "First opponent"),
    QT_TRANSLATE_NOOP("Fairness", "Second opponent"),
)


def seen_heads() -> tuple[str, ...]:
    """The heads of the table of what levels see."""
    return ("", *(level_text(level) for level in Level))


def seen_rows() -> tuple[FigureRow, ...]:
    """What each level sees and makes use of."""
    return tuple(
        FigureRow(translate("Fairness", what), tuple(Figure(translate("Fairness", word)) for word in words))
        for what, words in _SEEN
    )


def seat_text(place: int) -> str:
    """The person, or an opponent by his place."""
    return translate("Fairness", _SEATS[place])


def luck_line(mean: Mean, what: str) -> str:
    """A mean of luck: "+0.04 ± 0.12, 660 draws"."""
    if mean.value is None:
        return ""
    count = counted(what, mean.number)
    if mean.half_width is None:
        #: %1 is a mean, %2 a count in words.
        return fill(translate("Fairness", "%1, %2"), signed_text(mean.value, 2), count)
    #: %1 is a mean, %2 half of its 95 % interval, %3 a count in words.
    text = translate("Fairness", "%1 ± %2, %3")
    return fill(text, signed_text(mean.value, 2), number_text(mean.half_width, 2), count)


def luck_verdict(seats: Sequence[SeatLuck], draws: bool) -> str:
    """Whether the intervals hold what is to be expected, in words."""
    outside = []
    for seat in seats:
        mean = seat.draws if draws else seat.deals
        if mean.value is not None and mean.half_width is not None and abs(mean.value) > mean.half_width:
            outside.append(seat_text(seat.place))
    if not outside:
        return translate("Fairness", "0 is within every interval, as is to be expected of an honest deal.")
    text = translate("Fairness", "0 is outside the interval of: %1. An honest deal does that in 5 of 100 cases.")
    return fill(text, QLocale().createSeparatedList(outside))


def luck_spoken(seats: Sequence[SeatLuck], draws: bool) -> str:
    """The luck of all, to be read aloud."""
    lines = [
        #: %1 is a player, %2 a mean with its interval and count.
        fill(translate("Fairness", "%1: %2"), seat_text(seat.place), luck_line(mean, "draws" if draws else "deals"))
        for seat in seats
        for mean in [seat.draws if draws else seat.deals]
        if mean.value is not None
    ]
    return "; ".join(lines)


# -- deals ---------------------------------------------------------------------------------------------------------------


def _deal_heads() -> tuple[str, ...]:
    return (
        translate("Fairness", "Hand"),
        translate("Fairness", "Number of the deal"),
        translate("Fairness", "Roles"),
        translate("Fairness", "Result"),
    )


def _deal_cells(deal: FinishedDeal, header: Header) -> tuple[str, ...]:
    number = format_deal_number(deal.number) if deal.number else translate("Fairness", "no number")
    names = [player.name for player in header.players]
    roles = sorted(range(len(names)), key=lambda seat: deal.roles[seat])
    #: %1 is a player, %2 his role: "in the box", "captain".
    pair = translate("Fairness", "%1 %2")
    who = ", ".join(fill(pair, names[seat], role_text(deal.roles[seat])) for seat in roles if deal.roles[seat] < 2)
    result = outcome_text(deal.result.outcome)
    if deal.result.scorer is not None:
        scorer = names[deal.roles.index(deal.result.scorer)]
        #: How a hand ended: %1 is "knock", "gin" or "undercut", %2 who scored, %3 how many points.
        result = fill(translate("Fairness", "%1: %2 +%3"), result, scorer, deal.result.points)
    return str(deal.hand), number, who, result


def deal_words() -> DealWords:
    """The words for the table of deals."""
    return DealWords(_deal_heads, _deal_cells)


def check_text(match: DealsOfMatch) -> str:
    """Whether the packs are those of their numbers."""
    numbered = [deal for deal in match.deals if deal.number]
    wrong = [deal.hand for deal in numbered if not deal.genuine]
    sentences = []
    if wrong:
        hands = QLocale().createSeparatedList([str(hand) for hand in wrong])
        #: %1 is a list of numbers of hands.
        text = translate("Fairness", "The packs of these hands are not those that their numbers stand for: %1.")
        sentences.append(fill(text, hands))
    elif numbered:
        text = translate("Fairness", "Checked: the packs of all %n hands are those of their numbers.", None, len(numbered))
        sentences.append(text)
    if len(numbered) < len(match.deals):
        count = len(match.deals) - len(numbered)
        sentences.append(translate("Fairness", "%n hands have no number.", None, count))
    return " ".join(sentences)
