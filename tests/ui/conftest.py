"""Fixtures of the tests of the window."""

from shell_kit import shell

__all__ = ["shell"]
