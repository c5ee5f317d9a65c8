"""A match as a text to be read, hand by hand, with all cards: for the clipboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLocale

from threegin_qt.engine import (
    Dealt,
    Kind,
    MatchRecord,
    MatchState,
    Mode,
    PlayerInfo,
    Role,
    RolesDrawn,
    Stage,
    cards_of,
    format_deal_number,
    in_force,
    open_view,
    replay,
    unmelded,
)
from threegin_qt.models.moves import turns_of
from threegin_qt.store import finished_part

from .card_words import cards_text
from .languages import fill, translate
from .phrases import mode_text, role_text, rules_details, rules_text, turn_cell
from .result_words import match_result_text, result_text, roles_drawn_text, rotation_text
from .time_words import moment_text
from .verdict_words import level_text


def match_text(record: MatchRecord) -> str:
    """The match up to its last finished hand. Raises RecordError for a bad header."""
    record = finished_part(record)
    whole = replay(record)
    events = (*record.header.start.prefix, *record.events)[: len(whole.states) - 1]
    names = tuple(_name(player, seat) for seat, player in enumerate(record.header.players))
    blocks = ["\n".join(_head(record, names))]
    dealt: Dealt | None = None
    start = whole.states[0]
    for index in in_force(events):
        event, after = events[index], whole.states[index + 1]
        if type(event) is RolesDrawn:
            blocks.append(roles_drawn_text(event.cards, names, None))
        elif type(event) is Dealt:
            dealt, start = event, after
        elif after.stage in (Stage.DEAL, Stage.OVER) and dealt is not None and after.hand_number == len(after.earlier):
            blocks.append("\n".join(_hand(dealt, start, after, names)))
            dealt = None
    blocks.append(_end(whole.last, names))
    return "\n\n".join(blocks) + "\n"


def _name(player: PlayerInfo, seat: int) -> str:
    #: The name of a player who gave none; %1 is the number of the seat.
    return player.name or fill(translate("MatchText", "Player %1"), seat + 1)


def _head(record: MatchRecord, names: Sequence[str]) -> Iterator[str]:
    header = record.header
    #: %1 is "Match" or "Practice", %2 a date with a time.
    yield fill(translate("MatchText", "%1 of %2"), mode_text(header.mode or Mode.MATCH), moment_text(header.started))
    yield f"{rules_text(header.rules)}. {rules_details(header.rules)}."
    #: %1 is the name of a computer player, %2 its level.
    pair = translate("MatchText", "%1 (%2)")
    players = [
        name if player.level is None else fill(pair, name, level_text(player.level))
        for name, player in zip(names, header.players, strict=True)
    ]
    yield QLocale().createSeparatedList(players)


def _hand(dealt: Dealt, start: MatchState, end: MatchState, names: Sequence[str]) -> Iterator[str]:
    number = end.hand_number
    title = fill(translate("MatchText", "Hand %1"), number)
    if dealt.number:
        title = fill(translate("MatchText", "Hand %1, deal %2"), number, format_deal_number(dealt.number))
    yield title
    view = open_view(start)
    for seat, role in enumerate(start.roles):
        held = "" if role == Role.PARTNER else cards_text(cards_of(view.held[role]))
        #: One line of a deal: %1 a player, %2 his role, %3 the ten cards dealt to him.
        line = translate("MatchText", "%1, %2: %3") if held else translate("MatchText", "%1, %2")
        yield "  " + fill(line, names[seat], role_text(role), held)
    yield "  " + fill(translate("MatchText", "Upcard: %1"), cards_text(view.pile[-1:]))
    turns = [turn for turn in turns_of(open_view(end)) if turn.draw is None or turn.draw.kind != Kind.DEFEND]
    for at, turn in enumerate(turns, 1):
        yield f"{at:4}. {names[turn.seat]}: {turn_cell(turn.draw, turn.end, False, turn.left)}"
    yield from _laid(end)
    result = end.earlier[-1].result
    yield result_text(result, end.rules, start.roles, names, None)
    yield _totals(end, names)
    if end.stage != Stage.OVER:
        yield rotation_text(start.roles, result.scorer, names, None)


def _laid(end: MatchState) -> Iterator[str]:
    """What was laid on the table after a knock."""
    result = end.earlier[-1].result
    if result.knocker is None:
        return
    for cards, melds, laid_off in (
        (result.knocker_cards, result.spread, 0),
        (result.defender_cards, result.defence, sum(result.layoffs)),
    ):
        groups = " | ".join(cards_text(cards_of(meld)) for meld in melds)
        rest = cards_text(cards_of(unmelded(cards, melds) & ~laid_off))
        parts = []
        if groups:
            parts.append(fill(translate("MatchText", "melds %1"), groups))
        if laid_off:
            parts.append(fill(translate("MatchText", "lays off %1"), cards_text(cards_of(laid_off))))
        if rest:
            parts.append(fill(translate("MatchText", "deadwood %1"), rest))
        who = translate("MatchText", "Knocker") if melds is result.spread else translate("MatchText", "Defender")
        #: What a player lays after a knock: %1 is "Knocker" or "Defender", %2 a list.
        yield "  " + fill(translate("MatchText", "%1: %2"), who, ", ".join(parts))


def _totals(state: MatchState, names: Sequence[str]) -> str:
    #: One player's total: %1 is a name, %2 a number.
    pair = translate("MatchText", "%1 %2")
    return " – ".join(fill(pair, name, total) for name, total in zip(names, state.totals, strict=True))


def _end(state: MatchState, names: Sequence[str]) -> str:
    if state.stage == Stage.OVER:
        return match_result_text(open_view(state), names)
    return translate("MatchText", "The match is not finished; %n hands are.", None, len(state.earlier))
