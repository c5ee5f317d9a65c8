"""How a knock is laid and how it is defended."""

import numpy as np

from tests.ai.ai_kit import cards, positions
from threegin_qt.ai import equity
from threegin_qt.ai.knowledge import knowledge_of
from threegin_qt.ai.laying import best_lay, lay_values, lays, possible_defences
from threegin_qt.engine import (
    CLASSIC,
    TOURNAMENT,
    Phase,
    Role,
    deadwood,
    least_after_layoffs,
    points,
    spreads,
    unmelded,
    view_of,
)

ROLES = (Role.BOX, Role.CAPTAIN)


def test_lays_are_those_that_the_limit_allows() -> None:
    ten = cards("AS 2S 3S 4S 7C 7D 7H 9H TH JH")
    found = list(lays(ten, 10))
    assert sorted(found) == sorted(spreads(ten, 10))
    left = [points(unmelded(ten, melds)) for melds in found]
    assert left == sorted(left)


def test_r16_more_may_be_laid_open_than_needed() -> None:
    """A-2-3-4 of spades against 5-6: laying A-2-3 only takes the lay-offs from the other (R16)."""
    state, seat = positions(1, 51, (Phase.DISCARD,), CLASSIC)[0]
    ten = cards("AS 2S 3S 4S 7C 7D 7H 2D 3H AC")
    known = cards("5S 6S")
    know = knowledge_of(view_of(state, seat))._replace(
        own=ten, known=known, unseen=(1 << 52) - 1 & ~(ten | known), mine=0, theirs=0
    )
    held = np.full(52, 0.2, dtype=np.float32)
    chances = equity.match_chances(CLASSIC, (0, 0), ROLES, 0)
    short = tuple(sorted((cards("AS 2S 3S"), cards("7C 7D 7H"))))
    long = tuple(sorted((cards("AS 2S 3S 4S"), cards("7C 7D 7H"))))
    values = dict(zip((short, long), lay_values(ten, (short, long), know, held, chances), strict=True))
    assert points(unmelded(ten, short)) == 10
    assert values[short][1] > values[long][1]
    assert best_lay(ten, know, held, chances) == short


def test_gin_is_laid_as_gin() -> None:
    state, seat = positions(1, 52, (Phase.DISCARD,))[0]
    ten = cards("AS 2S 3S 4S 7C 7D 7H 9H TH JH")
    know = knowledge_of(view_of(state, seat))._replace(own=ten, known=0, unseen=(1 << 52) - 1 & ~ten)
    chances = equity.match_chances(TOURNAMENT, (0, 0), ROLES, 0)
    melds = best_lay(ten, know, np.full(52, 0.2, dtype=np.float32), chances)
    assert unmelded(ten, melds) == 0


def test_the_first_defence_leaves_least() -> None:
    for state, seat in positions(60, 53, (Phase.DEFENCE,)):
        view = view_of(state, seat)
        own = view.held[view.eyes]  # type: ignore[index]
        found = possible_defences(own, view.spread)
        left = [value for _, _, value in found]
        assert left == sorted(left)
        assert left[0] == least_after_layoffs(own, view.spread) <= deadwood(own)
