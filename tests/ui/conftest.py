"""Fixtures of the tests of the window."""

from history_kit import english
from shell_kit import shell

__all__ = ["english", "shell"]
