"""The twelve court figures, put together from the parts in the other court modules.

Each is a half figure, drawn from back to front; its copy turned by half a circle makes the other half.
"""

from collections.abc import Callable

from court_caps import (
    beret,
    bycocket,
    coronet,
    hood,
    kettle_hat,
    standing_collar,
    torse,
    veil,
)
from court_crowns import crown_arched, crown_of_leaves, crown_of_lilies, crown_of_points
from court_held import (
    axe,
    banner,
    bow,
    fan,
    halberd,
    lily,
    moon_sceptre,
    orb,
    quill,
    rose,
    sceptre,
    sword,
)
from court_kit import (
    BOTTOM,
    GOLD,
    IVORY,
    IVORY_SHADE,
    LEFT,
    RIGHT,
    SILVER_SHADE,
    TINCTURES,
    TOP,
    Pen,
    Tinctures,
    beard,
    face_front,
    face_profile,
    fist,
    fringe,
    neck,
    pinch,
    profile_beard,
    profile_hair,
    side_hair,
)
from court_robes import (
    AXIS,
    band_collar,
    bell_sleeve,
    bust,
    buttons,
    chain,
    dagged,
    forearm,
    front,
    lapels,
    mail,
    necklace,
    neckline,
    panel,
    puffed,
    ruff,
    sash,
    shoulders,
    tippet,
)
from geometry import rectangle
from palette import INK
from sheet import shape, turned_copy
from suits import mark

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
HEAD = (125.0, 82.0)
CROWN = (125.0, 64.0)
HAND = (171.0, 134.0)
LOW_HAND = (169.0, 138.0)


# ---- kings ----


def _king_of_clubs(pen: Pen, t: Tinctures) -> None:
    hair = "#7a4b2a"
    shoulders(pen, t.livery, t.shade)
    front(pen, 15, 24, t.second, "checks", t.livery)
    dagged(pen, t.second, IVORY_SHADE, t.accent, t.livery)
    bell_sleeve(pen, t.livery, t.shade, t.second, GOLD)
    side_hair(pen, HEAD, hair, "rolled")
    face_front(pen, HEAD, 0.6)
    beard(pen, HEAD, hair, "curled")
    crown_of_leaves(pen, CROWN, t)
    orb(pen, (170, 125), t)
    fist(pen, HAND)


def _king_of_diamonds(pen: Pen, t: Tinctures) -> None:
    hair = "#cfd3da"
    shoulders(pen, t.livery, t.shade)
    axe(pen, HAND, t)
    front(pen, 12, 24, t.second, "scales", t.livery)
    lapels(pen)
    bell_sleeve(pen, t.livery, t.shade, t.second, GOLD)
    face_profile(pen, HEAD)
    profile_hair(pen, HEAD, hair, long=True)
    profile_beard(pen, HEAD, hair)
    crown_arched(pen, CROWN, t)
    fist(pen, HAND)


def _king_of_hearts(pen: Pen, t: Tinctures) -> None:
    hair = "#a8502a"
    shoulders(pen, t.livery, t.shade)
    sceptre(pen, HAND, t)
    front(pen, 15, 24, t.second, "chevrons", t.livery)
    band_collar(pen, GOLD, t.accent)
    bell_sleeve(pen, t.livery, t.shade, t.second, GOLD)
    side_hair(pen, HEAD, hair, "rolled")
    face_front(pen, HEAD, -0.6)
    beard(pen, HEAD, hair, "pointed")
    crown_of_lilies(pen, CROWN, t)
    fist(pen, HAND)


def _king_of_spades(pen: Pen, t: Tinctures) -> None:
    hair = "#555c70"
    shoulders(pen, t.livery, t.shade)
    sword(pen, HAND, t)
    front(pen, 15, 24, t.second, "lozenges", t.livery)
    tippet(pen)
    chain(pen, t.accent)
    bell_sleeve(pen, t.livery, t.shade, t.second, GOLD)
    side_hair(pen, HEAD, hair, "rolled")
    face_front(pen, HEAD, 0.6)
    beard(pen, HEAD, hair, "forked")
    crown_of_points(pen, CROWN, t)
    fist(pen, HAND)


# ---- queens ----


def _queen_of_clubs(pen: Pen, t: Tinctures) -> None:
    hair = "#6d4428"
    shoulders(pen, t.livery, t.shade, 4)
    side_hair(pen, HEAD, hair, "bobbed")
    neck(pen, HEAD)
    bust(pen)
    front(pen, 17, 25, t.second, "drops", t.livery, 136)
    neckline(pen)
    forearm(pen, t.livery, t.shade, t.second)
    puffed(pen, 76, 134, t.livery, t.second)
    necklace(pen, t.accent)
    lily(pen, (167, 138))
    face_front(pen, HEAD, 0.6, woman=True)
    fringe(pen, HEAD, hair)
    hood(pen, HEAD, t.livery, t.shade, IVORY)
    coronet(pen, (125, 58), t, "trefoils")
    pinch(pen, (167, 138))


def _queen_of_diamonds(pen: Pen, t: Tinctures) -> None:
    hair = "#b2552b"
    hand = (160.0, 140.0)
    shoulders(pen, t.livery, t.shade, 4)
    neck(pen, HEAD)
    bust(pen)
    front(pen, 17, 25, t.second, "rings", t.livery, 136)
    neckline(pen)
    side_hair(pen, HEAD, hair, "plaits")
    puffed(pen, 76, 134, t.livery, t.second)
    puffed(pen, 180, 130, t.livery, t.second, 0.9)
    forearm(pen, t.livery, t.shade, t.second, -9, 5)
    necklace(pen, t.accent)
    fan(pen, (hand[0] + 1, hand[1] - 3), t)
    face_front(pen, HEAD, -0.6, woman=True)
    fringe(pen, HEAD, hair)
    coronet(pen, (125, 61), t, "pearls")
    pinch(pen, hand)


def _queen_of_hearts(pen: Pen, t: Tinctures) -> None:
    hair = "#d99a3c"
    shoulders(pen, t.livery, t.shade, 4)
    standing_collar(pen, (125, 100), IVORY, "#b9a57c", t.livery)
    side_hair(pen, HEAD, hair, "waved")
    neck(pen, HEAD)
    bust(pen)
    front(pen, 17, 25, t.second, "flowers", t.livery, 136)
    neckline(pen)
    forearm(pen, t.livery, t.shade, t.second)
    puffed(pen, 76, 134, t.livery, t.second)
    necklace(pen, t.accent)
    rose(pen, LOW_HAND, t)
    face_front(pen, HEAD, 0.6, woman=True)
    fringe(pen, HEAD, hair)
    coronet(pen, (125, 61), t, "lilies")
    pinch(pen, LOW_HAND)


def _queen_of_spades(pen: Pen, t: Tinctures) -> None:
    hair = "#2b2d3a"
    shoulders(pen, t.livery, t.shade, 4)
    veil(pen, HEAD, t.second, SILVER_SHADE, GOLD)
    side_hair(pen, HEAD, hair, "bobbed")
    neck(pen, HEAD)
    bust(pen)
    front(pen, 17, 25, t.second, "bars", t.livery, 136)
    neckline(pen)
    puffed(pen, 76, 134, t.livery, t.second)
    necklace(pen, t.accent)
    moon_sceptre(pen, LOW_HAND)
    bell_sleeve(pen, t.livery, t.shade, IVORY, GOLD)
    face_front(pen, HEAD, -0.6, woman=True)
    fringe(pen, HEAD, hair)
    coronet(pen, (125, 61), t, "points")
    fist(pen, LOW_HAND, 0.92)


# ---- jacks ----


def _jack_tunic(pen: Pen, t: Tinctures, kind: str, top: float = 128) -> None:
    """A tunic of two cloths, parted down the middle, with slashed shoulders."""
    low = 230
    right = ((AXIS, top), (AXIS + 30, top), (AXIS + 30, low), (AXIS, low))
    left = ((AXIS - 30, top), (AXIS, top), (AXIS, low), (AXIS - 30, low))
    panel(pen, right, t.second, kind, t.livery)
    panel(pen, left, t.livery, "bars", t.shade)
    puffed(pen, 74, 136, t.livery, t.second)
    puffed(pen, 180, 130, t.livery, t.second, 0.9)
    buttons(pen, GOLD, 146, 4, 10)


def _jack_of_clubs(pen: Pen, t: Tinctures) -> None:
    hair = "#a8502a"
    shoulders(pen, t.livery, t.shade, 2)
    banner(pen, HAND, t)
    neck(pen, HEAD)
    _jack_tunic(pen, t, "drops")
    dagged(pen, t.accent, "#8c2a26", GOLD)
    forearm(pen, t.second, IVORY_SHADE, GOLD)
    side_hair(pen, HEAD, hair, "rolled")
    face_front(pen, HEAD, 0.6)
    fringe(pen, HEAD, hair)
    beret(pen, (125, 66), t)
    fist(pen, HAND)


def _jack_of_diamonds(pen: Pen, t: Tinctures) -> None:
    hair = "#3a3038"
    shoulders(pen, t.livery, t.shade, 2)
    bow(pen, HAND)
    neck(pen, HEAD)
    _jack_tunic(pen, t, "chevrons", top=114)
    ruff(pen)
    forearm(pen, t.second, IVORY_SHADE, GOLD)
    side_hair(pen, HEAD, hair, "bobbed")
    face_front(pen, HEAD, -0.6)
    fringe(pen, HEAD, hair)
    torse(pen, (125, 66), t)
    fist(pen, HAND)


def _jack_of_hearts(pen: Pen, t: Tinctures) -> None:
    shoulders(pen, t.livery, t.shade, 2)
    quill(pen, HAND, t)
    _jack_tunic(pen, t, "lozenges")
    neck(pen, (128, 82), foot=44)
    band_collar(pen, t.second, t.accent)
    forearm(pen, t.second, IVORY_SHADE, GOLD)
    face_profile(pen, HEAD)
    profile_hair(pen, HEAD, "#d99a3c")
    bycocket(pen, (125, 65), t)
    fist(pen, HAND)


def _jack_of_spades(pen: Pen, t: Tinctures) -> None:
    shoulders(pen, t.livery, t.shade, 2)
    halberd(pen, HAND, t)
    neck(pen, (129, 82))
    _jack_tunic(pen, t, "checks")
    mail(pen)
    forearm(pen, t.second, SILVER_SHADE, GOLD)
    face_profile(pen, HEAD)
    profile_hair(pen, HEAD, "#6a4630")
    kettle_hat(pen, (125, 65), t)
    fist(pen, HAND)


_FIGURES: dict[int, tuple[Callable[[Pen, Tinctures], None], ...]] = {
    11: (_jack_of_clubs, _jack_of_diamonds, _jack_of_hearts, _jack_of_spades),
    12: (_queen_of_clubs, _queen_of_diamonds, _queen_of_hearts, _queen_of_spades),
    13: (_king_of_clubs, _king_of_diamonds, _king_of_hearts, _king_of_spades),
}


def court_body(rank: int, suit: int) -> str:
    """Both halves of a figure, the sash over their meeting line, the suit marks, the frame."""
    half, band = Pen(), Pen()
    colours = TINCTURES[suit]
    _FIGURES[rank][suit](half, colours)
    sash(band, colours.shade, GOLD, {11: "bends", 12: "flowers", 13: "lozenges"}[rank])
    corner = shape(mark(suit, 74, 38, 27), "currentColor")
    frame = shape(rectangle(LEFT, TOP, RIGHT, BOTTOM), "none", stroke=INK, stroke_width=1.5)
    return turned_copy(half.text() + corner) + band.text() + frame
