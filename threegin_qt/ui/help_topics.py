"""Which section of the rules helps where: the one mapping from what the program shows or refuses to the rules page.

Sections go by their names in resources/rules, the same in every language: a rule by its number, "r14".
"""

from __future__ import annotations

from typing import Final

from threegin_qt.engine import Outcome, Phase, PlayerView, Refused, Role, Stage

START: Final = "aim"
"""Where there is nothing better: the beginning."""

REFUSALS: Final = {
    Refused.MALFORMED: "table",
    Refused.NOT_IN_HAND: "r6",
    Refused.MATCH_OVER: "r25",
    Refused.NOT_YOUR_TURN: "r11",
    Refused.UPCARD_FIRST: "r9",
    Refused.NO_UPCARD_OFFERED: "r9",
    Refused.UPCARD_REFUSED: "r10",
    Refused.DRAW_FIRST: "r11",
    Refused.ALREADY_DRAWN: "r11",
    Refused.CARD_NOT_HELD: "r11",
    Refused.CARD_JUST_TAKEN: "r12",
    Refused.NOT_A_MELD: "r16",
    Refused.NOT_CANONICAL: "r3",
    Refused.MELD_NOT_HELD: "r16",
    Refused.TOO_MUCH_DEADWOOD: "r14",
    Refused.DEFEND_FIRST: "r18",
    Refused.NO_KNOCK: "r18",
    Refused.LAYOFF_DOES_NOT_FIT: "r18",
}
PHASES: Final = {
    Phase.UPCARD: "r9",
    Phase.FIRST_DRAW: "r10",
    Phase.DRAW: "r11",
    Phase.DISCARD: "r11",
    Phase.DEFENCE: "r18",
    Phase.OVER: "r7",
    Phase.UNDEALT: "r8",
}
OUTCOMES: Final = {
    Outcome.DRAWN: "r23",
    Outcome.KNOCK: "r19",
    Outcome.UNDERCUT: "r20",
    Outcome.GIN: "r21",
}
PLACES: Final = {
    "Offer": "begin",
    "RulesPage": START,
    "LessonPage": "lesson",
    "HistoryPage": "history",
    "ReviewPage": "review",
    "RetryPage": "retry",
    "StatisticsPage": "statistics",
    "FairnessPage": "fairness",
    "PreferencesDialog": "preferences",
    "NewMatchDialog": "house-rules",
    "GiveUpDialog": "r26",
    "HelpSheet": "table",
    "AboutSheet": START,
}
"""Pages and dialogs, by the names of their classes: most are not loaded before they are wanted."""


def refusal_topic(code: Refused) -> str:
    """The section that says why something is refused."""
    return REFUSALS[code]


def view_topic(view: PlayerView | None, may_knock: bool = False, laying: bool = False) -> str:
    """The section about what the table shows: the draw for roles, a phase of a hand, how one ended.

    `may_knock`: the person could knock now; `laying`: he is laying his melds.
    """
    if view is None:
        return "table"
    if view.stage == Stage.ROLES:
        return "r4"
    if view.stage == Stage.OVER:
        return "r26" if view.abandoned else "r25"
    if view.stage == Stage.DEAL:
        return "r8" if view.result is None else OUTCOMES[view.result.outcome]
    if laying:
        return "r16"
    if may_knock:
        return "r14"
    if view.role == Role.PARTNER:
        return "sitting-out"
    return PHASES[view.phase]


def place_topic(place: object) -> str:
    """The section about a page or a dialog; the beginning for one that needs none."""
    return PLACES.get(type(place).__name__, START)
