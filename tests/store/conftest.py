"""A database with many different matches, made once."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from threegin_qt.store import MatchStore

from .generate import fill

MATCHES = 120


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a database that no test changes."""
    path = tmp_path_factory.mktemp("filled") / "matches.db"
    fill(path, MATCHES, 70, seed=3)
    return path


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MatchStore]:
    """An empty store."""
    opened = MatchStore(tmp_path / "matches.db")
    yield opened
    opened.close()


@pytest.fixture
def full(filled: Path, tmp_path: Path) -> Iterator[MatchStore]:
    """A store of its own with many matches."""
    path = tmp_path / "full" / "matches.db"
    path.parent.mkdir()
    shutil.copyfile(filled, path)
    opened = MatchStore(path)
    yield opened
    opened.close()
