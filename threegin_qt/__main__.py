"""Starts the program: `python -m threegin_qt`, or the command threegin."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from . import cli, preflight


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (those of the command line by default); its exit code."""
    options = cli.read(sys.argv[1:] if arguments is None else arguments)
    trouble = preflight.trouble(arguments=options.for_qt)
    if trouble is not None:
        print(trouble, file=sys.stderr)
        return 1
    from .app import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
