"""The parts of an SVG file as short text: paths, groups, the card's paper."""

from __future__ import annotations

from geometry import Path, rectangle, short
from palette import EDGE, PAPER

WIDTH, HEIGHT = 250, 350
CENTRE = (WIDTH / 2, HEIGHT / 2)
RADIUS = WIDTH * 0.06


def shape(path: Path, fill: str | None = None, decimals: int = 2, **attributes: str | float) -> str:
    """One `path` element; underscores in attribute names become hyphens.

    fill None leaves the inherited fill.
    """
    parts = [f'd="{path.data(decimals)}"']
    if fill is not None:
        parts.append(f'fill="{fill}"')
    parts += _attributes(attributes)
    return f"<path {' '.join(parts)}/>"


def group(content: str, **attributes: str | float) -> str:
    text = " ".join(_attributes(attributes))
    return f"<g {text}>{content}</g>" if text else f"<g>{content}</g>"


def document(content: str, width: float, height: float, **attributes: str | float) -> str:
    """A whole file, one element a line so that changes can be read."""
    text = " ".join(
        [
            'xmlns="http://www.w3.org/2000/svg"',
            'xmlns:xlink="http://www.w3.org/1999/xlink"',
            'version="1.2" baseProfile="tiny"',
            f'viewBox="0 0 {short(width)} {short(height)}"',
            *_attributes(attributes),
        ]
    )
    body = content.replace("><", ">\n<")
    return f"<svg {text}>\n{body}\n</svg>\n"


def paper() -> str:
    """The card itself: its ground and a fine edge."""
    return shape(
        rectangle(0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.5, RADIUS - 0.5),
        PAPER,
        id="paper",
        stroke=EDGE,
        stroke_width=1,
    )


def twice(content: str) -> str:
    """The content and the same turned by half a circle about the middle of the card."""
    turn = f"rotate(180 {short(CENTRE[0])} {short(CENTRE[1])})"
    return content + group(content, transform=turn)


def turned_copy(content: str) -> str:
    """Like `twice`, for much content: the second half only refers to the first."""
    turn = f"rotate(180 {short(CENTRE[0])} {short(CENTRE[1])})"
    return group(content, id="half") + f'<use xlink:href="#half" transform="{turn}"/>'


def _attributes(attributes: dict[str, str | float]) -> list[str]:
    return [
        f'{name.replace("_", "-")}="{short(value) if isinstance(value, int | float) else value}"'
        for name, value in attributes.items()
    ]
