"""The rules of a match: what may be chosen, and the presets."""

from typing import Final, NamedTuple


class RulesError(ValueError):
    """A rule set with a value that may not be chosen. `field` and `value` say which."""

    def __init__(self, field: str, value: object) -> None:
        super().__init__(f"{field} cannot be {value!r}"[:120])
        self.field = field
        self.value = value


class RuleSet(NamedTuple):
    """The numbers a match is played by, fixed for its whole length. The defaults are the classic rules."""

    target: int = 100
    """The total that wins the match (R25)."""
    gin_bonus: int = 25
    """What gin scores above the defender's deadwood (R21)."""
    undercut_bonus: int = 10
    """What an undercut scores above the difference (R20)."""
    knock_limit: int = 10
    """The most deadwood a knocker may be left with (R14); 0 allows gin only."""
    throw_back_taken: bool = False
    """Whether a card taken from the discard pile may be thrown in the same turn (R12)."""
    stall_limit: int = 40
    """After so many draws in a row from the discard pile the hand is drawn (R24)."""


CHOICES: Final[dict[str, tuple[int, ...]]] = {
    "target": (50, 100, 150, 200, 250),
    "gin_bonus": (20, 25),
    "undercut_bonus": (10, 20, 25),
    "knock_limit": tuple(range(11)),
    "throw_back_taken": (False, True),
    "stall_limit": (40,),
}
"""What a player can set for a match, a field of RuleSet each."""

DRAWN_AT: Final = 2
"""A discard without a knock that leaves so many cards in the stock ends the hand (R23)."""
STALL_WARNING: Final = 30
"""From so many draws in a row from the discard pile on, players are warned (R24)."""
CARDS_DEALT: Final = 10
"""Cards dealt to each of the two players of a hand (R8)."""

CLASSIC: Final = RuleSet()
GIN_20: Final = RuleSet(gin_bonus=20)
TOURNAMENT: Final = RuleSet(undercut_bonus=25)

PRESETS: Final[dict[str, RuleSet]] = {"classic": CLASSIC, "gin20": GIN_20, "tournament": TOURNAMENT}
"""The presets by their id; *Undercut 25* has the id `tournament`."""


def check_rules(rules: RuleSet) -> RuleSet:
    """Return the rules if every value may be chosen; raises RulesError for the first that may not."""
    for field, choices in CHOICES.items():
        value = getattr(rules, field)
        if type(value) is not type(choices[0]) or value not in choices:
            raise RulesError(field, value)
    return rules


def preset_of(rules: RuleSet) -> str | None:
    """The id of the preset that these rules are, if they are one whatever the target."""
    for name, preset in PRESETS.items():
        if rules._replace(target=preset.target) == preset:
            return name
    return None
