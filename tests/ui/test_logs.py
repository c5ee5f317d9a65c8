"""The log: what is written where, and that it never grows for ever nor gets in the way."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from threegin_qt.ui.logs import KEPT_FILES, LastLines, RotatingFile, set_up


@pytest.fixture
def logger() -> Iterator[logging.Logger]:
    logger = logging.Logger("here", logging.DEBUG)
    yield logger
    for handler in logger.handlers:
        handler.close()


def test_nothing_is_made_before_something_is_written(tmp_path: Path, logger: logging.Logger) -> None:
    path = tmp_path / "deep" / "below" / "threegin.log"
    logger.addHandler(RotatingFile(path))
    assert not path.parent.exists()
    logger.info("a game with ë, א and 🂡")
    assert path.read_text(encoding="utf-8") == "a game with ë, א and 🂡\n"


def test_a_full_log_is_put_aside_and_the_oldest_goes(tmp_path: Path, logger: logging.Logger) -> None:
    path = tmp_path / "threegin.log"
    logger.addHandler(RotatingFile(path, max_bytes=40))
    for number in range(2 * KEPT_FILES + 1):
        logger.info("%030d", number)
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["threegin.log", *(f"threegin.log.{number}" for number in range(1, KEPT_FILES + 1))]
    assert [int(file.read_text()) for file in sorted(tmp_path.iterdir())] == [6, 5, 4, 3]


def test_a_log_is_continued_and_its_size_known(tmp_path: Path, logger: logging.Logger) -> None:
    path = tmp_path / "threegin.log"
    path.write_text("x" * 39 + "\n")
    logger.addHandler(RotatingFile(path, max_bytes=40))
    logger.info("new")
    assert path.read_text() == "new\n"
    assert (tmp_path / "threegin.log.1").read_text() == "x" * 39 + "\n"


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path, logger: logging.Logger) -> None:
    (tmp_path / "file").write_text("")
    logger.addHandler(RotatingFile(tmp_path / "file" / "threegin.log"))
    logger.error("lost")
    assert (tmp_path / "file").read_text() == ""


def test_the_last_lines_are_kept_in_memory(logger: logging.Logger) -> None:
    last = LastLines(count=2)
    logger.addHandler(last)
    logger.debug("not this")
    for word in ("one", "two", "three"):
        logger.info(word)
    assert last.text == "two\nthree"


def test_setting_up_logs_to_the_file_from_the_level_on(tmp_path: Path) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        last = set_up(tmp_path / "threegin.log", "info")
        logging.getLogger("threegin_qt.somewhere").info("heard")
        logging.getLogger("threegin_qt.somewhere").debug("not heard")
    finally:
        for handler in list(root.handlers):
            if handler not in before:
                root.removeHandler(handler)
        root.setLevel(level)
    assert "INFO threegin_qt.somewhere: heard" in last.text
    text = (tmp_path / "threegin.log").read_text()
    assert "heard" in text
    assert "not heard" not in text
