from typing import Any

import pytest

from threegin_qt.engine import (
    CHOICES,
    CLASSIC,
    GIN_20,
    PRESETS,
    STALL_WARNING,
    TOURNAMENT,
    RulesError,
    RuleSet,
    check_rules,
    preset_of,
)


def test_the_classic_numbers() -> None:
    assert RuleSet() == CLASSIC == (100, 25, 10, 10, False, 40)
    assert CLASSIC._replace(gin_bonus=20) == GIN_20
    assert CLASSIC._replace(undercut_bonus=25) == TOURNAMENT
    assert CLASSIC.stall_limit > STALL_WARNING


@pytest.mark.parametrize("field", CHOICES)
def test_every_choice_may_be_chosen_and_nothing_else(field: str) -> None:
    choices = CHOICES[field]
    for value in choices:
        rules = CLASSIC._replace(**{field: value})  # type: ignore[arg-type]
        assert check_rules(rules) is rules
    things: list[Any] = [-1, 0, 1, 10, 11, 24, 25, 40, 99, 100, 10**9, None, "10", 10.0, 25.0, 100.0, 1.5, [], True, False]
    # A bool is no number here, and a number is no bool.
    wrong = [thing for thing in things if not any(type(thing) is type(choice) and thing == choice for choice in choices)]
    assert len(wrong) >= len(things) - 5
    for thing in wrong:
        with pytest.raises(RulesError) as caught:
            check_rules(CLASSIC._replace(**{field: thing}))
        assert (caught.value.field, caught.value.value) == (field, thing)


def test_every_field_has_its_choices() -> None:
    assert tuple(CHOICES) == RuleSet._fields
    assert all(getattr(CLASSIC, field) in choices for field, choices in CHOICES.items())


def test_presets_are_known_whatever_the_target() -> None:
    assert set(PRESETS) == {"classic", "gin20", "tournament"}
    for name, rules in PRESETS.items():
        assert check_rules(rules) is rules
        assert preset_of(rules) == name
        assert preset_of(rules._replace(target=250)) == name
    assert preset_of(CLASSIC._replace(knock_limit=5)) is None
    assert preset_of(CLASSIC._replace(gin_bonus=20, undercut_bonus=25)) is None
