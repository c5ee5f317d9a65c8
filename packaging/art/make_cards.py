"""Writes the deck: python make_cards.py [folder]; the default is resources/cards of this checkout."""

import json
import pathlib
import sys

from aces import ace_body
from backs import BACKS, back
from courts import court_body
from faces import LARGE_INDEX_BODY, face, number_body
from palette import (
    EDGE,
    FOUR_COLOURS,
    FOUR_COLOURS_ON_DARK,
    PAPER,
    SUITS,
    TWO_COLOURS,
    TWO_COLOURS_ON_DARK,
)
from suits import MARKS

NAMES = ("ace", *(str(n) for n in range(2, 11)), "jack", "queen", "king")
DEFAULT = pathlib.Path(__file__).parents[2] / "resources" / "cards"


def files() -> dict[str, str]:
    """Every generated file's name and text."""
    out: dict[str, str] = {}
    for suit, suit_name in enumerate(SUITS):
        for rank, name in enumerate(NAMES, start=1):
            if rank == 1:
                body = ace_body(suit)
            elif rank <= 10:
                body = number_body(rank, suit)
            else:
                body = court_body(rank, suit)
            out[f"{suit_name}-{name}.svg"] = face(rank, suit, body)
    for name in BACKS:
        out[f"back-{name}.svg"] = back(name)
    out["deck.json"] = (
        json.dumps(
            {
                "paper": PAPER,
                "edge": EDGE,
                "large_index_body": LARGE_INDEX_BODY,
                "two_colours": TWO_COLOURS,
                "four_colours": FOUR_COLOURS,
                "two_colours_on_dark": TWO_COLOURS_ON_DARK,
                "four_colours_on_dark": FOUR_COLOURS_ON_DARK,
                "suit_marks": {name: path.scale(0.01).data(4) for name, path in zip(SUITS, MARKS, strict=True)},
            },
            indent=1,
        )
        + "\n"
    )
    return out


def main() -> None:
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
