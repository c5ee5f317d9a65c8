"""How a match of the person begins."""

from __future__ import annotations

import secrets
import uuid
from datetime import UTC, datetime
from typing import NamedTuple

from ..engine import CLASSIC, Header, Level, Mode, Origin, PlayerInfo, Role, RuleSet, Source, Start


class MatchSetup(NamedTuple):
    """What the person chooses for a new match."""

    name: str
    opponents: tuple[str, str]
    levels: tuple[Level, Level]
    rules: RuleSet = CLASSIC
    practice: bool = False
    start: Start = Start()
    """A position to start from, in practice only."""
    source: Source | None = None
    """Where that position was taken from."""
    deal_number: str | None = None
    """In practice only: the first deal, made at once; with the roles of `start`, or the person as captain."""


def header_of(setup: MatchSetup, version: str) -> Header:
    """The header of a new match against computer players of this version.

    Raises ValueError for a real match that would start from a position or from a known deal.
    """
    start = setup.start
    known = setup.deal_number is not None
    if (known or start != Start()) and not setup.practice:
        raise ValueError("a real match starts from nothing")
    if known and start.prefix:
        raise ValueError("there is a deal on the table already")
    if known and not start.roles:
        start = start._replace(roles=(Role.CAPTAIN, Role.BOX, Role.PARTNER))
    computers = (
        # Their seeds come from the system's randomness, each on its own, and tell nothing about any deal.
        PlayerInfo(name, level=level, seed=secrets.token_hex(16), version=version)
        for name, level in zip(setup.opponents, setup.levels, strict=True)
    )
    return Header(
        match_id=str(uuid.uuid4()),
        started=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        players=(PlayerInfo(setup.name, person=True), *computers),
        rules=setup.rules,
        mode=Mode.PRACTICE if setup.practice else Mode.MATCH,
        source=setup.source,
        start=start,
    )


def is_playable(header: Header) -> bool:
    """Whether a match is one of the person, in seat 0, against two computer players."""
    person, *computers = header.players
    return (
        header.origin == Origin.OWN
        and person.person
        and len(computers) == 2
        and all(not player.person and player.level is not None for player in computers)
    )
