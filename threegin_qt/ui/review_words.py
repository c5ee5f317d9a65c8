"""The words of the review: costs, verdicts, what the chart shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from threegin_qt.engine import Advice, Judgement, Label, Outcome, PlayerView, Role
from threegin_qt.models.verdicts import Decision, DecisionsModel, DecisionWords, HandVerdict, MatchVerdict

from .card_words import in_words
from .languages import QT_TRANSLATE_NOOP, fill, translate
from .phrases import action_text
from .verdict_words import decision_text, label_text, reason_text

MINUS = "\u2212"


def number_text(value: float, decimals: int = 1) -> str:
    """A number in the manner of the language, with a real minus sign."""
    # Adding 0 makes a zero of what is rounded to a negative one.
    return QLocale().toString(round(float(value), decimals) + 0.0, "f", decimals).replace("-", MINUS)


def signed_text(value: float, decimals: int = 1) -> str:
    """A number with its sign, zero without one."""
    text = number_text(value, decimals)
    return f"+{text}" if value > 0 and any(digit in text for digit in "123456789") else text


def percent_text(chance: float, decimals: int = 1) -> str:
    """A chance from 0 to 1 as a percentage."""
    return fill(translate("Review", "%1 %"), number_text(100 * chance, decimals))


def loss_text(chance: float) -> str:
    """A difference of chances, signed and unbroken; whether a space stands before the percent sign is the language's."""
    return fill(translate("Review", "%1 %").replace(" ", "\u202f"), signed_text(100 * chance))


def lost_text(judgement: Judgement) -> str:
    """What a choice gave away: "2.4 % and 1.8 points"; nothing for one that gave nothing away."""
    if judgement.chance_lost < 0.0005 and judgement.points_lost < 0.05:
        return ""
    return fill(
        translate("Review", "%1 chance, %2 points"),
        loss_text(-judgement.chance_lost),
        signed_text(-judgement.points_lost),
    )


def cost_cell(judgement: Judgement) -> str:
    """The chance that a choice gave away, for a narrow column."""
    return loss_text(-judgement.chance_lost) if judgement.chance_lost >= 0.0005 else ""


def decision_words(views: Sequence[PlayerView]) -> DecisionWords:
    """The words of the list of decisions; `views` are those of the players who decided, in the order of the moments."""

    def head(column: int) -> str:
        if column == DecisionsModel.HAND:
            return translate("Review", "Hand")
        if column == DecisionsModel.WHO:
            return translate("Review", "Who")
        if column == DecisionsModel.WHAT:
            return translate("Review", "Decision")
        return translate("Review", "Given away")

    def cell(decision: Decision, column: int, names: Sequence[str]) -> str:
        if column == DecisionsModel.HAND:
            return str(decision.hand)
        if column == DecisionsModel.WHO:
            return names[decision.judgement.seat]
        if column == DecisionsModel.WHAT:
            return action_text(decision.judgement.played.action, views[decision.moment])
        return cost_cell(decision.judgement)

    def spoken(decision: Decision, column: int, names: Sequence[str]) -> str:
        if column != DecisionsModel.HAND:
            return in_words(cell(decision, column, names))
        judgement = decision.judgement
        return fill(
            translate("Review", "Hand %1, %2: %3. %4 %5"),
            decision.hand,
            names[judgement.seat],
            action_text(judgement.played.action, views[decision.moment], spoken=True),
            label_text(judgement.label),
            lost_text(judgement),
        ).strip()

    return DecisionWords(head, cell, spoken)


def judgement_title(judgement: Judgement, name: str) -> str:
    """Whose decision it was, and which kind of one."""
    return fill(translate("Review", "%1: %2"), name, decision_text(judgement.decision))


def judgement_text(judgement: Judgement) -> str:
    """The label of a choice and what it gave away, in one line."""
    lost = lost_text(judgement)
    if not lost:
        return translate("Review", "The best choice")
    return fill(translate("Review", "%1: %2"), label_text(judgement.label), lost)


def reasons_line(advice: Advice, spoken: bool = False) -> str:
    """The reasons of a choice, one after another."""
    return " ".join(reason_text(reason, spoken) for reason in advice.reasons)


def choice_cost(advice: Advice, best: Advice) -> str:
    """What a choice is worth: the chance of the best one, or how much less."""
    if advice is best or advice.chance >= best.chance - 0.00005:
        return percent_text(best.chance)
    return loss_text(advice.chance - best.chance)


# -- verdicts ------------------------------------------------------------------------------------------------------------


def hand_title(verdict: HandVerdict) -> str:
    """The number of a hand."""
    return fill(translate("Review", "Hand %1"), verdict.hand)


def hand_points_text(verdict: HandVerdict) -> str:
    """The first line of a hand's verdict: the points, and the luck in them."""
    if verdict.role == Role.PARTNER:
        return translate("Review", "Points: sat out.")
    luck = signed_text(verdict.deal_luck + verdict.draw_luck)
    if verdict.result.outcome == Outcome.DRAWN:
        return fill(translate("Review", "Points: none, a drawn hand; luck %1."), luck)
    return fill(
        translate("Review", "Points: %1; luck %2 (deal %3, draws %4)."),
        signed_text(verdict.points, 0),
        luck,
        signed_text(verdict.deal_luck),
        signed_text(verdict.draw_luck),
    )


def hand_play_text(verdict: HandVerdict) -> str:
    """The second line: the play."""
    if not verdict.decisions:
        return translate("Review", "Play: nothing to decide.")
    if verdict.worst is None:
        return translate("Review", "Play: sound in %n decisions.", None, verdict.decisions)
    judgement = verdict.worst.judgement
    return fill(
        translate("Review", "Play: %1 points given away in %n decisions; the worst was %2.", None, verdict.decisions),
        number_text(verdict.points_lost),
        _in_sentence(judgement.label),
    )


def _in_sentence(label: Label) -> str:
    if label == Label.BLUNDER:
        return translate("Review", "a blunder")
    if label == Label.MISTAKE:
        return translate("Review", "a mistake")
    return translate("Review", "an inaccuracy")


def none_text(label: Label, other: bool) -> str:
    """That there is no such decision among those that are listed; `other` than the one that is shown."""
    if label == Label.BLUNDER:
        none = QT_TRANSLATE_NOOP("Review", "No blunder in these decisions.")
        no_other = QT_TRANSLATE_NOOP("Review", "No other blunder in these decisions.")
    elif label == Label.MISTAKE:
        none = QT_TRANSLATE_NOOP("Review", "No mistake in these decisions.")
        no_other = QT_TRANSLATE_NOOP("Review", "No other mistake in these decisions.")
    else:
        none = QT_TRANSLATE_NOOP("Review", "No inaccuracy in these decisions.")
        no_other = QT_TRANSLATE_NOOP("Review", "No other inaccuracy in these decisions.")
    return translate("Review", no_other if other else none)


def match_verdict_text(verdict: MatchVerdict) -> str:
    """The verdict on a seat's play in the whole match."""
    if verdict.error_rate is None:
        return translate("Review", "Nothing to judge: every hand was an assisted one, or there was nothing to decide.")
    return fill(
        translate("Review", "%1 points given away a decision, in %n decisions; luck %2 points.", None, verdict.decisions),
        number_text(verdict.error_rate, 2),
        signed_text(verdict.luck),
    )


def labels_text(verdict: MatchVerdict) -> str:
    """How often each label was given."""
    _, inaccuracies, mistakes, blunders = verdict.labels
    return ", ".join(
        (
            translate("Review", "%n blunders", None, blunders),
            translate("Review", "%n mistakes", None, mistakes),
            translate("Review", "%n inaccuracies", None, inaccuracies),
        )
    )


def advice_text(verdict: MatchVerdict) -> str:
    """What became of the advice given; empty where none was."""
    if not verdict.advice:
        return ""
    return fill(
        translate("Review", "Advice given %n times; followed %1, better than what was done %2.", None, verdict.advice),
        verdict.followed,
        verdict.better,
    )


def assisted_text(verdict: MatchVerdict) -> str:
    """That some hands do not count; empty where all do."""
    if not verdict.assisted:
        return ""
    return translate("Review", "%n hands were played with help and are not counted.", None, verdict.assisted)


def mark_text(judgement: Judgement, name: str) -> str:
    """What a mark on the time line stands for."""
    return fill(translate("Review", "%1: %2, %3"), name, label_text(judgement.label), lost_text(judgement))


def chances_text(names: Sequence[str], chances: Sequence[float]) -> str:
    """The chances at one moment, for the ear."""
    #: Chances to win the match at the moment shown: "Here: You 45 %; Nadia 30 %; Viktor 25 %".
    text = translate("Review", "Here: %1")
    return fill(text, "; ".join(f"{name} {percent_text(chance, 0)}" for name, chance in zip(names, chances, strict=True)))


def chart_text(names: Sequence[str], first: Sequence[float], last: Sequence[float]) -> str:
    """What the chart of chances shows, for the ear."""
    parts = [
        fill(translate("Review", "%1 from %2 to %3"), name, percent_text(before, 0), percent_text(after, 0))
        for name, before, after in zip(names, first, last, strict=True)
    ]
    return fill(translate("Review", "Chance to win the match: %1"), "; ".join(parts))
