"""A match as a JSON document, for files and for the store.

The document is one object in UTF-8:

- `format` is `"threegin-match"`, `version` is 1;
- `id` (UUID), `started` (UTC, `2026-05-17T18:30:00Z`), `origin` (`own`, `imported`, `computer`), `mode` (`match`, `practice`),
  `source` (only for a position from another match: `{"id": UUID, "event": number}`);
- `rules`: every field of the rule set by its name;
- `players`, two or three: `{"name", "person", "level", "seed", "version"}`; `level` is `beginner`, `casual`, `skilled`,
  `expert` or null;
- `start` (only if the match does not start from nothing): `{"roles": ["box", "captain", "partner"], "totals": [...],
  "events": [...]}`, roles and totals by seat;
- `events`: one object each, told apart by `do`:
  `{"do": "roles", "cards": "KS 7D 4C"}` (by seat), `{"do": "deal", "number": "0123...", "deck": "7C ..."}` (first card
  first), `{"do": "take-upcard" | "pass" | "draw-stock" | "draw-discard", "seat": 0}`,
  `{"do": "discard", "seat": 0, "card": "QC"}`, `{"do": "knock", "seat": 0, "card": "QC", "melds": ["2S 3S 4S"]}`,
  `{"do": "defend", "seat": 1, "melds": [...], "layoffs": ["5S", ""]}` (melds in the order of their highest cards, clubs
  before diamonds, hearts and spades; lay-offs a text for each of the knocker's melds),
  `{"do": "advise", "seat": 2, "action": {"do": "pass"}}` (an action without its seat), `{"do": "hint", "seat": 0}`,
  `{"do": "show", "seat": 0}`, `{"do": "take-back", "to": 12}`, `{"do": "give-up", "seat": 0}`;
- `result` (may be left out): `{"totals": [...], "winner": seat or null, "abandoned": false}`; if it is there it has to agree
  with the events.

Cards are written as in `7C TD QH AS`. Unknown fields are refused. resources/schema has a JSON Schema of this.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from types import NoneType
from typing import Any, Final, TypeVar

from .actions import Action, Kind
from .cards import Card, CardSet, CardTextError, card_set, cards_of, format_cards, parse_cards
from .deals import is_deal_number
from .hand import Role
from .match import PLAYERS
from .record import (
    MAX_EVENTS,
    Acted,
    Advised,
    Dealt,
    Event,
    Fault,
    GaveUp,
    HandShown,
    Header,
    HintShown,
    MatchRecord,
    Mode,
    Origin,
    PlayerInfo,
    RecordError,
    RolesDrawn,
    Source,
    Start,
    TookBack,
    replay,
)
from .rules import RuleSet
from .verdict import Level

FORMAT: Final = "threegin-match"
VERSION: Final = 1
MAX_BYTES: Final = 32 * 1024 * 1024
MAX_NAME: Final = 80
MAX_CARDS_TEXT: Final = 52 * len("10C ")

Json = dict[str, Any]
T = TypeVar("T")

_KIND_WORDS: Final = {kind: kind.name.lower().replace("_", "-") for kind in Kind}
_KINDS: Final = {word: kind for kind, word in _KIND_WORDS.items()}


# Writing


def action_to_json(action: Action) -> Json:
    """An action as the object described above, without its seat."""
    data: Json = {"do": _KIND_WORDS[action.kind]}
    if action.card is not None:
        data["card"] = str(action.card)
    if action.kind in (Kind.KNOCK, Kind.DEFEND):
        data["melds"] = [_set_text(meld) for meld in action.melds]
    if action.kind == Kind.DEFEND:
        data["layoffs"] = [_set_text(cards) for cards in action.layoffs]
    return data


def _set_text(cards: CardSet) -> str:
    return format_cards(cards_of(cards))


def event_to_json(event: Event) -> Json:
    """An event as the object described above."""
    match event:
        case Acted(seat, action):
            data = action_to_json(action)
            data["seat"] = seat
            return data
        case RolesDrawn(cards):
            return {"do": "roles", "cards": format_cards(cards)}
        case Dealt(number, deck):
            return {"do": "deal", "number": number, "deck": format_cards(deck)}
        case Advised(seat, action):
            return {"do": "advise", "seat": seat, "action": action_to_json(action)}
        case HintShown(seat):
            return {"do": "hint", "seat": seat}
        case HandShown(seat):
            return {"do": "show", "seat": seat}
        case TookBack(to):
            return {"do": "take-back", "to": to}
        case GaveUp(seat):
            return {"do": "give-up", "seat": seat}


def header_to_json(header: Header) -> Json:
    """The header's part of the document."""
    data: Json = {
        "id": header.match_id,
        "started": header.started,
        "origin": header.origin.name.lower(),
        "mode": header.mode.name.lower(),
        "rules": header.rules._asdict(),
        "players": [
            {
                "name": player.name,
                "person": player.person,
                "level": None if player.level is None else player.level.name.lower(),
                "seed": player.seed,
                "version": player.version,
            }
            for player in header.players
        ],
    }
    if header.source is not None:
        data["source"] = {"id": header.source.match_id, "event": header.source.event}
    if header.start != Start():
        data["start"] = {
            "roles": [Role(role).name.lower() for role in header.start.roles],
            "totals": list(header.start.totals),
            "events": [event_to_json(event) for event in header.start.prefix],
        }
    return data


def to_json(record: MatchRecord, indent: int | None = 1) -> str:
    """The whole document. Raises RecordError for a record that is wrong: what is written can be read."""
    folded = replay(record)
    if folded.error is not None:
        raise folded.error
    last = folded.last
    document = {
        "format": FORMAT,
        "version": VERSION,
        **header_to_json(record.header),
        "events": [event_to_json(event) for event in record.events],
        "result": {"totals": list(last.totals), "winner": last.winner, "abandoned": last.abandoned},
    }
    return json.dumps(document, ensure_ascii=False, indent=indent)


# Reading


def from_json(text: str | bytes) -> MatchRecord:
    """Read a document and replay it.

    Raises RecordError, and nothing else, for whatever is wrong with it, with the place.
    """
    if not isinstance(text, str | bytes):
        raise RecordError(Fault.NOT_A_MATCH, "file", "not a text")
    if len(text) > MAX_BYTES:
        raise RecordError(Fault.TOO_LARGE, "file", f"larger than {MAX_BYTES} bytes")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        document = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise RecordError(Fault.NOT_A_MATCH, "file", f"not a JSON document: {error}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(Fault.NOT_A_MATCH, "file", "not a match of this program")
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(Fault.BAD_FIELD, "version", "not a version")
    if version > VERSION:
        raise RecordError(Fault.NEWER_VERSION, "version", f"{version} is newer than {VERSION}"[:80])
    data = _Object(document, "file")
    data.known("format", "version", "result", "events", *_HEADER_FIELDS)
    record = MatchRecord(_header(data), _events(data, "events", "event"))
    _check_result(data, record)
    return record


def header_from_json(data: object) -> Header:
    """Read what `header_to_json` wrote. Raises RecordError."""
    fields = _Object(data, "header")
    fields.known(*_HEADER_FIELDS)
    return _header(fields)


def event_from_json(data: object, place: str = "event") -> Event:
    """Read one event. Raises RecordError."""
    fields = _Object(data, place)
    kind = fields.text("do")
    if kind in _KINDS:
        return Acted(fields.seat(), _action(fields, "seat"))
    if kind not in _EVENT_FIELDS:
        raise RecordError(Fault.BAD_FIELD, place, f"unknown event {kind[:40]!r}")
    fields.known("do", *_EVENT_FIELDS[kind])
    if kind == "roles":
        return RolesDrawn(fields.cards("cards"))
    if kind == "deal":
        number = fields.text("number")
        if number and not is_deal_number(number):
            raise RecordError(Fault.BAD_FIELD, f"{place}, number", "not a deal number")
        return Dealt(number, fields.cards("deck"))
    if kind == "advise":
        return Advised(fields.seat(), action_from_json(fields.get("action"), f"{place}, action"))
    if kind == "take-back":
        return TookBack(fields.number("to"))
    if kind == "hint":
        return HintShown(fields.seat())
    return HandShown(fields.seat()) if kind == "show" else GaveUp(fields.seat())


_HEADER_FIELDS: Final = ("id", "started", "origin", "mode", "source", "rules", "players", "start")
_EVENT_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "roles": ("cards",),
    "deal": ("number", "deck"),
    "advise": ("seat", "action"),
    "take-back": ("to",),
    "hint": ("seat",),
    "show": ("seat",),
    "give-up": ("seat",),
}


def action_from_json(data: object, place: str = "action") -> Action:
    """Read what `action_to_json` wrote. Raises RecordError."""
    fields = _Object(data, place)
    if fields.text("do") not in _KINDS:
        raise RecordError(Fault.BAD_FIELD, place, "not an action")
    return _action(fields)


class _Object:
    """A JSON object that is read field by field, with the place for errors."""

    def __init__(self, data: object, place: str) -> None:
        if not isinstance(data, dict):
            raise RecordError(Fault.BAD_FIELD, place, "not an object")
        self.data = data
        self.place = place

    def known(self, *names: str) -> None:
        for name in self.data:
            if name not in names:
                raise RecordError(Fault.BAD_FIELD, self.place, f"unknown field {str(name)[:40]!r}")

    def get(self, name: str) -> object:
        if name not in self.data:
            raise RecordError(Fault.BAD_FIELD, self.place, f"{name} is missing")
        return self.data[name]

    def _of(self, kind: type[T], name: str) -> T:
        value = self.get(name)
        # bool is an int to Python but not to us.
        if type(value) is not kind:
            raise RecordError(Fault.BAD_FIELD, f"{self.place}, {name}", f"not of type {kind.__name__}")
        return value

    def text(self, name: str) -> str:
        return self._of(str, name)

    def boolean(self, name: str) -> bool:
        return self._of(bool, name)

    def list(self, name: str) -> list[Any]:
        return self._of(list, name)

    def number(self, name: str) -> int:
        value = self._of(int, name)
        if not 0 <= value <= 1_000_000:
            raise RecordError(Fault.BAD_FIELD, f"{self.place}, {name}", "out of range")
        return value

    def seat(self) -> int:
        seat = self.number("seat")
        if seat > 2:
            raise RecordError(Fault.BAD_FIELD, self.place, "no such seat")
        return seat

    def cards(self, name: str) -> tuple[Card, ...]:
        return _cards(self.text(name), self.place)

    def one_of(self, name: str, values: Mapping[str, T]) -> T:
        value = self.text(name)
        if value not in values:
            raise RecordError(Fault.BAD_FIELD, f"{self.place}, {name}", f"unknown value {value[:40]!r}")
        return values[value]


def _cards(text: object, place: str) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise RecordError(Fault.BAD_FIELD, place, "cards are not a text")
    if len(text) > MAX_CARDS_TEXT:
        raise RecordError(Fault.BAD_CARD, place, "longer than all cards")
    try:
        return parse_cards(text)
    except CardTextError as error:
        raise RecordError(Fault.BAD_CARD, place, str(error)) from None


def _card_sets(values: list[Any], place: str) -> tuple[CardSet, ...]:
    if len(values) > 10:
        raise RecordError(Fault.BAD_FIELD, place, "too many melds")
    return tuple(card_set(_cards(value, place)) for value in values)


def _action(data: _Object, *more: str) -> Action:
    kind = _KINDS[data.text("do")]
    card = None
    melds: tuple[CardSet, ...] = ()
    layoffs: tuple[CardSet, ...] = ()
    names = ["do", *more]
    if kind in (Kind.DISCARD, Kind.KNOCK):
        names.append("card")
        cards = data.cards("card")
        if len(cards) != 1:
            raise RecordError(Fault.BAD_CARD, data.place, "not one card")
        card = cards[0]
    if kind in (Kind.KNOCK, Kind.DEFEND):
        names.append("melds")
        melds = _card_sets(data.list("melds"), data.place)
    if kind == Kind.DEFEND:
        names.append("layoffs")
        layoffs = _card_sets(data.list("layoffs"), data.place)
    data.known(*names)
    return Action(kind, card, melds, layoffs)


def _events(data: _Object, name: str, word: str) -> tuple[Event, ...]:
    values = data.list(name)
    if len(values) > MAX_EVENTS:
        raise RecordError(Fault.TOO_LARGE, name, f"more than {MAX_EVENTS} events")
    return tuple(event_from_json(value, f"{word} {index}") for index, value in enumerate(values))


def _names(values: Any) -> dict[str, Any]:
    return {value.name.lower(): value for value in values}


def _name(text: str, place: str) -> str:
    if len(text) > MAX_NAME or not text.isprintable():
        raise RecordError(Fault.BAD_FIELD, place, "not a name")
    return text


def _player(value: object, place: str) -> PlayerInfo:
    data = _Object(value, place)
    data.known("name", "person", "level", "seed", "version")
    level = None if data.get("level") is None else data.one_of("level", _names(Level))
    return PlayerInfo(
        _name(data.text("name"), f"{place}, name"),
        data.boolean("person"),
        level,
        _name(data.text("seed"), f"{place}, seed"),
        _name(data.text("version"), f"{place}, version"),
    )


def _rules(data: _Object) -> RuleSet:
    data.known(*RuleSet._fields)
    readers: dict[type, Callable[[str], Any]] = {bool: data.boolean, int: data.number}
    return RuleSet(**{name: readers[type(default)](name) for name, default in RuleSet._field_defaults.items()})


def _start(data: _Object) -> Start:
    data.known("roles", "totals", "events")
    words = _names(Role)
    roles = data.list("roles")
    totals = data.list("totals")
    if any(type(role) is not str or role not in words for role in roles):
        raise RecordError(Fault.BAD_FIELD, "start, roles", "not roles")
    if any(type(total) is not int for total in totals):
        raise RecordError(Fault.BAD_FIELD, "start, totals", "not numbers")
    return Start(tuple(words[role] for role in roles), tuple(totals), _events(data, "events", "start, event"))


def _header(data: _Object) -> Header:
    players = data.list("players")
    if len(players) not in PLAYERS:
        raise RecordError(Fault.BAD_FIELD, "players", "neither two nor three")
    source = None
    if "source" in data.data:
        given = _Object(data.get("source"), "source")
        given.known("id", "event")
        source = Source(given.text("id"), given.number("event"))
    return Header(
        data.text("id"),
        data.text("started"),
        tuple(_player(player, f"player {seat}") for seat, player in enumerate(players)),
        _rules(_Object(data.get("rules"), "rules")),
        data.one_of("mode", _names(Mode)),
        data.one_of("origin", _names(Origin)),
        source,
        _start(_Object(data.get("start"), "start")) if "start" in data.data else Start(),
    )


def _check_result(data: _Object, record: MatchRecord) -> None:
    folded = replay(record)
    if folded.error is not None:
        raise folded.error
    if "result" not in data.data:
        return
    result = _Object(data.get("result"), "result")
    result.known("totals", "winner", "abandoned")
    totals, winner, abandoned = result.list("totals"), result.get("winner"), result.boolean("abandoned")
    if any(type(number) is not int for number in totals) or type(winner) not in (int, NoneType):
        raise RecordError(Fault.BAD_FIELD, "result", "not numbers")
    last = folded.last
    if (tuple(totals), winner, abandoned) != (last.totals, last.winner, last.abandoned):
        raise RecordError(Fault.WRONG_TOTALS, "result", f"the events give {list(last.totals)}, winner {last.winner}")
