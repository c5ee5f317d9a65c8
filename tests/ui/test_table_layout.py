"""The layout: nothing overlaps, nothing is cut off, the cards can be told apart, at every size of window and text."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from threegin_qt.ui.painting import card_height
from threegin_qt.ui.seat_cards import label_place
from threegin_qt.ui.table_layout import Measures, compose

INDEX = 0.27
"""What the index of a card takes of its width, the large one 0.36 (packaging/art draws them)."""

SIZES = [
    (800, 490),
    (800, 570),
    (1024, 570),
    (1093, 584),
    (884, 732),
    (1180, 732),
    (1366, 740),
    (1624, 1052),
    (2560, 1400),
    (3840, 2100),
]


def measures(percent: int) -> Measures:
    """About what the fonts give at a size of text; the test of the real widgets is in test_table_texts."""
    body = round(14 * percent / 100)
    line = round(body * 1.2)

    def bar(width: int) -> int:
        beside = width - 144 - body * 16 >= body * 9
        return 2 * line + 12 if beside else 3 * line + 40

    return Measures(body, round(body * 2.05) + 28, round(body * 1.02) + 14, round(body * 1.02) + 4, line + 16, bar)


@pytest.mark.parametrize(
    ("size", "percent"),
    [(size, percent) for size in SIZES for percent in (100, 125, 150, 175) if percent == 100 or size[1] >= 700],
    ids=str,
)
@pytest.mark.parametrize("cards", [60, 100, 140])
@pytest.mark.parametrize("at_top", [1, 2])
def test_nothing_overlaps_and_all_is_inside(size, percent, cards, at_top):
    places = compose(QSize(*size), measures(percent), cards, at_top)
    plates = [*places.top_plates[:at_top], *places.bottom_plates[at_top - 1 :]]
    parts = {f"plate {at}": plate for at, plate in enumerate(plates)}
    for name in ("top_cards", "stock", "pile", "knock", "bar", "sorter", "hand"):
        parts[name] = getattr(places, name)
    whole = QRect(0, 0, *size)
    for name, rect in parts.items():
        assert whole.contains(rect), f"{name} {rect} is not inside"
        assert rect.width() > 20
        assert rect.height() > 20
    for (one, first), (other, second) in combinations(parts.items(), 2):
        assert not first.intersects(second), f"{one} {first} and {other} {second}"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("cards", [60, 100, 140])
def test_eleven_cards_in_three_melds_show_their_indices(size, cards):
    places = compose(QSize(*size), measures(100), cards)
    width = places.hand_card
    step = (places.hand.width() - width * (1 + 3 * 0.22)) / 10
    assert step >= INDEX * width
    assert places.hand.height() >= card_height(width) + places.rise


def test_at_200_percent_the_default_window_holds_all():
    places = compose(QSize(1180, 732), measures(200), 100, 1)
    parts = [*places.bottom_plates, places.top_plates[0], places.bar, places.sorter, places.hand, places.stock, places.knock]
    for one, other in combinations(parts, 2):
        assert not one.intersects(other)
    assert places.hand_card >= 90


def test_cards_grow_with_the_window_and_with_the_preference():
    def widths(**kind):
        return [compose(QSize(*size), measures(100), **kind).hand_card for size in ((800, 490), (1180, 732), (2560, 1400))]

    assert widths() == sorted(set(widths()))
    for small, normal, large in zip(widths(card_percent=60), widths(), widths(card_percent=140), strict=True):
        assert small < normal <= large


def test_the_deadwood_stands_where_it_is_wanted_inside_the_margins_and_aside_from_the_names_of_melds():
    room, space = (16, 784), 12
    assert label_place(160, 300, [], room, space) == 300
    assert label_place(160, 700, [], room, space) == 624, "the margin is kept at the right"
    assert label_place(160, -20, [], room, space) == 16, "and at the left"
    assert label_place(160, 300, [(20, 150), (400, 520)], room, space) == 228, "aside from a name"
    assert label_place(160, 400, [(300, 700)], room, space) == 128
    assert label_place(160, 640, [(300, 602)], room, space) == 624, "as much room as it needs"
    assert label_place(160, 640, [(300, 613)], room, space) == 128, "a pixel less"
    assert label_place(160, 400, [(100, 700)], room, space) is None
