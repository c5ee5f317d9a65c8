"""Where a window goes that was somewhere once (a window must never come up where it cannot be seen or used)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from threegin_qt.ui.placement import DEFAULT, MINIMUM, fitted, least, trimmed

FULL_HD = QRect(0, 0, 1920, 1040)
SECOND = QRect(1920, 0, 1280, 984)
SMALL = QRect(0, 0, 1024, 560)


def test_without_a_memory_the_system_places_a_window_of_the_default_size() -> None:
    assert fitted(None, [FULL_HD]) == (None, DEFAULT)


def test_a_place_on_a_screen_is_kept() -> None:
    assert fitted((100, 50, 1000, 700), [FULL_HD]) == (QPoint(100, 50), QSize(1000, 700))
    assert fitted((2000, 50, 1000, 700), [FULL_HD, SECOND]) == (QPoint(2000, 50), QSize(1000, 700))


@pytest.mark.parametrize(
    "saved",
    [(9999, 9999, 1000, 700), (-5000, 0, 1000, 700), (100, -900, 1000, 700), (1900, 50, 1000, 700), (100, 1035, 1000, 700)],
)
def test_a_place_off_every_screen_is_forgotten_and_the_size_kept(saved: tuple[int, int, int, int]) -> None:
    assert fitted(saved, [FULL_HD]) == (None, QSize(1000, 700))


def test_the_place_on_a_screen_that_is_gone_is_forgotten() -> None:
    place = (2000, 50, 1000, 700)
    assert fitted(place, [FULL_HD, SECOND])[0] is not None
    assert fitted(place, [FULL_HD])[0] is None


def test_a_size_of_nothing_is_forgotten() -> None:
    assert fitted((100, 50, 0, 0), [FULL_HD])[1] == DEFAULT


def test_a_size_too_small_to_play_is_raised_and_one_too_large_is_cut() -> None:
    assert fitted((100, 50, 700, 400), [FULL_HD])[1] == MINIMUM
    assert fitted((0, 0, 4000, 3000), [FULL_HD])[1] == FULL_HD.size()
    assert fitted(None, [SMALL])[1] == SMALL.size().boundedTo(DEFAULT)


@given(
    st.tuples(*(st.integers(-(2**31) + 1, 2**31 - 1),) * 4),
    st.lists(
        st.builds(QRect, st.integers(-4000, 4000), st.integers(-4000, 4000), st.integers(320, 4000), st.integers(240, 3000)),
        min_size=1,
        max_size=3,
    ),
)
def test_whatever_is_remembered_the_window_can_be_reached_and_fits(
    saved: tuple[int, int, int, int], screens: list[QRect]
) -> None:
    place, size = fitted(saved, screens)
    assert any(size.width() <= screen.width() and size.height() <= screen.height() for screen in screens)
    if place is not None:
        top = QRect(place, QSize(size.width(), 48))
        seen = [screen.intersected(top) for screen in screens]
        assert any(part.width() >= min(160, size.width()) and part.height() >= 24 for part in seen)


def test_no_screen_at_all_is_no_reason_to_fail() -> None:
    assert fitted((0, 0, 100, 100), []) == (QPoint(0, 0), DEFAULT)


def test_a_window_larger_than_the_screen_with_its_frame_is_trimmed() -> None:
    # The frame is a pixel wide at three sides, the title 20 high.
    framed = QRect(-1, -20, 1026, 581)
    assert trimmed(framed, QSize(1024, 560), SMALL) == (QPoint(0, 0), QSize(1022, 539))
    assert trimmed(QRect(40, 0, 902, 581), QSize(900, 560), SMALL) == (QPoint(40, 0), QSize(900, 539))


def test_a_window_over_the_edge_that_would_fit_is_left_alone() -> None:
    assert trimmed(QRect(900, 500, 802, 541), QSize(800, 520), SMALL) is None


def test_the_window_can_be_as_small_as_the_smallest_screen_with_a_frame_around_it() -> None:
    assert least([FULL_HD, SECOND]) == MINIMUM
    assert least([FULL_HD, QRect(0, 0, 800, 560)]) == QSize(776, 504)
    assert least([]) == MINIMUM
