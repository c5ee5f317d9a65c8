"""The command line. Nothing of Qt is loaded for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from . import __version__


class Options(NamedTuple):
    """What the command line asks for."""

    data_dir: Path | None = None
    log_level: str = "info"
    for_qt: tuple[str, ...] = ()
    """Arguments that Qt reads, -platform and -style and the like."""


LOG_LEVELS = ("debug", "info", "warning", "error")


def read(arguments: Sequence[str]) -> Options:
    """The options in these arguments. Raises SystemExit for --help, --version and whatever is wrong."""
    if not arguments:
        return Options()
    import argparse  # it takes as long to load as a third of the window

    parser = argparse.ArgumentParser(
        prog="threegin",
        description="Three-handed gin rummy: one person against two computer players.",
        epilog="Options of Qt, such as -platform, are passed on.",
    )
    parser.add_argument("--version", action="version", version=f"threegin {__version__}")
    parser.add_argument(
        "--data-dir",
        type=Path,
        metavar="DIR",
        help="keep matches, preferences and the log in this folder (also by the environment variable THREEGIN_DATA_DIR)",
    )
    parser.add_argument("--log-level", choices=LOG_LEVELS, default="info", help="how much to log (info)")
    known, rest = parser.parse_known_args(arguments)
    for_qt = []
    at = 0
    while at < len(rest):
        if rest[at].lstrip("-") not in _QT_OPTIONS or not rest[at].startswith("-"):
            parser.error(f"unrecognized arguments: {' '.join(rest[at:])}")
        for_qt += rest[at : at + 2]
        at += 2
    return Options(known.data_dir, known.log_level, tuple(for_qt))


_QT_OPTIONS = ("platform", "platformpluginpath", "platformtheme", "qwindowgeometry", "qwindowicon", "display")
"""Qt's own options, each with a value."""
