"""The command line, in the language of the terminal's user. Nothing of Qt is loaded for it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from . import __version__
from .texts import QT_TRANSLATE_NOOP, Texts, fill, terminal_texts


class Options(NamedTuple):
    """What the command line asks for."""

    data_dir: Path | None = None
    log_level: str = "info"
    for_qt: tuple[str, ...] = ()
    """Arguments that Qt reads, -platform and -style and the like."""


LOG_LEVELS = ("debug", "info", "warning", "error")

#: Words of Python's library for command lines; what stands in %( )s, with the s, and %r stay as they are.
ARGPARSE: Final = (
    QT_TRANSLATE_NOOP("CommandLine", "usage: "),
    QT_TRANSLATE_NOOP("CommandLine", "options"),
    QT_TRANSLATE_NOOP("CommandLine", "show this help message and exit"),
    QT_TRANSLATE_NOOP("CommandLine", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("CommandLine", "expected one argument"),
    QT_TRANSLATE_NOOP("CommandLine", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("CommandLine", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("CommandLine", "invalid choice: %(value)r (choose from %(choices)s)"),
)
"""The texts of argparse that this command line can come to show."""


def read(arguments: Sequence[str]) -> Options:
    """The options in these arguments. Raises SystemExit for --help, --version and whatever is wrong."""
    if not arguments:
        return Options()
    import argparse  # it takes as long to load as a third of the window

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            self.print_usage(sys.stderr)
            self.exit(2, fill(texts.translate("CommandLine", "%1: error: %2"), self.prog, message) + "\n")

    texts = terminal_texts()
    with _argparse_in(texts):
        parser = Parser(
            prog="threegin",
            description=texts.translate("CommandLine", "Three-handed gin rummy: one person against two computer players."),
            epilog=texts.translate("CommandLine", "Options of Qt, such as -platform, are passed on."),
        )
        parser.add_argument(
            "--version",
            action="version",
            version=f"threegin {__version__}",
            help=texts.translate("CommandLine", "show the version and exit"),
        )
        parser.add_argument(
            "--data-dir",
            type=Path,
            #: Stands for the name of a folder, in capital letters: --data-dir DIR
            metavar=texts.translate("CommandLine", "DIR"),
            help=texts.translate(
                "CommandLine",
                "keep matches, preferences and the log in this folder (also by the environment variable THREEGIN_DATA_DIR)",
            ),
        )
        parser.add_argument(
            "--log-level",
            choices=LOG_LEVELS,
            default="info",
            help=texts.translate("CommandLine", "how much to log (info)"),
        )
        known, rest = parser.parse_known_args(arguments)
        for_qt = []
        at = 0
        while at < len(rest):
            if rest[at].lstrip("-") not in _QT_OPTIONS or not rest[at].startswith("-"):
                unknown = " ".join(rest[at:])
                parser.error(fill(texts.translate("CommandLine", "unrecognized arguments: %1"), unknown))
            for_qt += rest[at : at + 2]
            at += 2
    return Options(known.data_dir, known.log_level, tuple(for_qt))


_QT_OPTIONS = ("platform", "platformpluginpath", "platformtheme", "qwindowgeometry", "qwindowicon", "display")
"""Qt's own options, each with a value."""


@contextmanager
def _argparse_in(texts: Texts) -> Iterator[None]:
    """Let argparse speak in these texts for a while. It asks the name `_` in its module for every word of its own."""
    import argparse

    module: Any = argparse
    before = module._
    module._ = lambda text: texts.translate("CommandLine", text)
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:  # a terminal of another alphabet shows a question mark instead of failing
        reconfigure(errors="replace")
    try:
        yield
    finally:
        module._ = before
