"""Compiles the trainer. Only the training scripts and a test do; the program itself needs no compiler."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

COMPILERS: Final = ("gcc", "clang", "cc")
_FLAGS: Final = ("-O3", "-march=native", "-ffast-math", "-Wall")
_HERE: Final = Path(__file__).resolve().parent


def compiler() -> str | None:
    """The first C compiler that this machine has."""
    return next((found for name in COMPILERS if (found := shutil.which(name))), None)


def build(directory: Path) -> Path:
    """The trainer, compiled into a directory unless it is there and newer than its sources. Raises OSError without a
    compiler and CalledProcessError if it cannot be compiled."""
    command = compiler()
    if command is None:
        raise OSError(f"none of {', '.join(COMPILERS)} is installed")
    directory.mkdir(parents=True, exist_ok=True)
    program = directory / "trainer"
    sources = [*_HERE.glob("*.c"), *_HERE.glob("*.h")]
    if program.exists() and all(source.stat().st_mtime <= program.stat().st_mtime for source in sources):
        return program
    subprocess.run([command, *_FLAGS, "-o", program, _HERE / "trainer.c", "-lm", "-lpthread"], check=True)
    return program
