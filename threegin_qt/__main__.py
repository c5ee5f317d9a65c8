"""Starts the program: `python -m threegin_qt`, or the command threegin."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from . import cli, preflight, stopping


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (those of the command line by default); its exit code."""
    stopping.end_at_once()
    options = cli.read(sys.argv[1:] if arguments is None else arguments)
    try:
        from .app import run
    except ImportError:
        trouble = preflight.trouble(arguments=options.for_qt)
        if trouble is None:
            raise
    else:
        # Before QApplication, which would abort.
        trouble = preflight.trouble(arguments=options.for_qt, loaded=True)
        if trouble is None:
            return run(options)
    print(trouble, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
