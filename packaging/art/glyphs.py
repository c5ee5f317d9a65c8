"""The letters and figures of the indices, drawn for this deck: a narrow slab face, height 100.

Each glyph is a list of solid outlines and a list of holes; `glyph` gives them opposite senses of rotation, so that the
default fill rule (non-zero) paints them right even where solids overlap.
"""

from geometry import Path, join, outline

_SIX = (
    (
        "M53.5 24 C51.5 8 44 -1 31 -1 C12 -1 3 17 3 52 C3 85 12 101 30 101 C46 101 56 88.5 56 68 C56 48"
        " 47.5 36.5 34.5 36.5 C27.5 36.5 22 39.5 18 45 C18.5 21.5 23 10.5 31 10.5 C36.5 10.5 39 15.5 39.8"
        " 26 Z"
    ),
    "M29.8 47.5 C37.5 47.5 41 54.5 41 68.5 C41 83 37.5 90 29.8 90 C22 90 18.2 83 18.2 68.5 C18.2 54.5 22 47.5 29.8 47.5 Z",
)

# Width, solids, holes.
_GLYPHS: dict[str, tuple[float, tuple[str, ...], tuple[str, ...]]] = {
    "A": (
        68,
        (
            (
                "M26.5 0 L41.5 0 L60 90 L67 90 L67 100 L37 100 L37 90 L44.6 90 L41.4 73 L22.6 73 L19.6 90 L27 90"
                " L27 100 L1 100 L1 90 L8 90 Z"
            ),
        ),
        ("M32.2 20 L24.7 61.5 L39.3 61.5 Z",),
    ),
    "2": (
        58,
        (
            (
                "M3.5 30 C3.5 10 14 -1 29.5 -1 C45.5 -1 55 10 55 26.5 C55 42 46.5 52.5 36 65 C28.5 74 23 80.5"
                " 20.5 87.5 L44 87.5 L44 78 L56 78 L56 100 L3 100 L3 91 C5 78 15 66.5 25 54.5 C34.5 43 39.8 36.5"
                " 39.8 27 C39.8 16.5 36 10.5 29.3 10.5 C22.3 10.5 18.3 17 18.3 31 Z"
            ),
        ),
        (),
    ),
    "3": (
        58,
        (
            (
                "M4 26 C5 9 15 -1 29.5 -1 C45 -1 54 9 54 24.5 C54 36.5 49 44.5 40 48.3 C51 51.5 57 60 57 73 C57"
                " 90.5 46 101 29.5 101 C14 101 4 92 2.5 75 L17 73 C18 84.5 22 90 29.5 90 C37.5 90 42 83.5 42 72.5"
                " C42 60.5 37 54 27.5 54 L21.5 54 L21.5 43 L27 43 C35 43 39.3 36.5 39.3 26.5 C39.3 16 35.8 10.5"
                " 29.3 10.5 C23 10.5 19 16 18 28 Z"
            ),
        ),
        (),
    ),
    "4": (
        60,
        (
            (
                "M33 0 L48 0 L48 64 L58.5 64 L58.5 75.5 L48 75.5 L48 90 L54.5 90 L54.5 100 L27 100 L27 90 L33.5"
                " 90 L33.5 75.5 L1 75.5 L1 65.5 Z"
            ),
        ),
        ("M33.5 25 L14 64 L33.5 64 Z",),
    ),
    "5": (
        58,
        (
            (
                "M7.5 0 L51.5 0 L51.5 12.5 L20.5 12.5 L19.5 38 C23 35 28 33.5 33 33.5 C48 33.5 56.5 46 56.5 65.5"
                " C56.5 88 46 101 29 101 C14 101 4 92 2.5 76 L17 74 C18 84.5 22 90 28.7 90 C37 90 41.3 81 41.3"
                " 66.5 C41.3 52 37 45 29.5 45 C24 45 20.5 48 18.3 54 L5.5 53 Z"
            ),
        ),
        (),
    ),
    "6": (58, (_SIX[0],), (_SIX[1],)),
    "7": (
        57,
        ("M3 0 L55.5 0 L55.5 12 C43 34 34.5 62 33.5 100 L17 100 C18 66 27 36 40.5 13 L15 13 L15 24 L3 24 Z",),
        (),
    ),
    "8": (
        60,
        (
            (
                "M30 -1 C46 -1 55.5 9 55.5 24 C55.5 35.5 50.5 43.5 42 48 C52 52.5 58 61 58 74 C58 91 47 101 30"
                " 101 C13 101 2 91 2 74 C2 61 8 52.5 18 48 C9.5 43.5 4.5 35.5 4.5 24 C4.5 9 14 -1 30 -1 Z"
            ),
        ),
        (
            "M30 10 C23 10 19 15.5 19 26 C19 36.5 23 42.5 30 42.5 C37 42.5 41 36.5 41 26 C41 15.5 37 10 30 10 Z",
            "M30 54 C21 54 16.8 61 16.8 72 C16.8 84 21 90 30 90 C39 90 43.2 84 43.2 72 C43.2 61 39 54 30 54 Z",
        ),
    ),
    "9": (58, (_SIX[0],), (_SIX[1],)),
    "10": (
        71,
        (
            "M9 0 L20.5 0 L20.5 90 L27.5 90 L27.5 100 L0 100 L0 90 L7 90 L7 17 L0 20 L0 8 C4 6.5 7 4 9 0 Z",
            "M51.5 -1 C65 -1 71 17 71 50 C71 83 65 101 51.5 101 C38 101 32 83 32 50 C32 17 38 -1 51.5 -1 Z",
        ),
        ("M51.5 10 C46.5 10 45 25 45 50 C45 75 46.5 90 51.5 90 C56.5 90 58 75 58 50 C58 25 56.5 10 51.5 10 Z",),
    ),
    "J": (
        52,
        (
            (
                "M18 0 L51 0 L51 10 L43.5 10 L43.5 71 C43.5 91 35 101 21.5 101 C9 101 1 93 1 79.5 L1 70 L15.5 70"
                " L15.5 78 C15.5 86 17.5 90 21.5 90 C26.5 90 28.5 85.5 28.5 75 L28.5 10 L18 10 Z"
            ),
        ),
        (),
    ),
    "Q": (
        66,
        (
            "M33 -1 C54 -1 64 17 64 50 C64 83 54 101 33 101 C12 101 2 83 2 50 C2 17 12 -1 33 -1 Z",
            "M29 73 L41.5 64 L67 98 L56 107 Z",
        ),
        ("M33 10 C21.5 10 17.3 25 17.3 50 C17.3 75 21.5 90 33 90 C44.5 90 48.7 75 48.7 50 C48.7 25 44.5 10 33 10 Z",),
    ),
    "K": (
        69,
        (
            "M1 0 L31 0 L31 10 L23.5 10 L23.5 90 L31 90 L31 100 L1 100 L1 90 L8.5 90 L8.5 10 L1 10 Z",
            "M38 0 L65 0 L65 10 L58 10 L23.5 66 L23.5 45 L44.5 10 L38 10 Z",
            "M28.5 58 L39 40 L61 90 L68.5 90 L68.5 100 L38 100 L38 90 L44.5 90 L31.5 60 Z",
        ),
        (),
    ),
}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def glyph(name: str) -> Path:
    """The outline of an index, left edge at 0, top at 0, height 100."""
    width, solids, holes = _GLYPHS[name]
    parts = [_sense(outline(text), positive=True) for text in solids]
    parts += [_sense(outline(text), positive=False) for text in holes]
    path = join(parts)
    return path.turn(180, (width / 2, 50)) if name == "9" else path


def index(name: str, cx: float, top: float, height: float, squeeze: float = 1.0) -> Path:
    """An index centred on a vertical line; squeeze is the horizontal compression."""
    path = glyph(name).scale(height / 100 * squeeze, height / 100)
    left, _, right, _ = path.box()
    return path.move(cx - (left + right) / 2, top)


def _sense(path: Path, positive: bool) -> Path:
    return path if (path.area() > 0) == positive else path.turned_round()
