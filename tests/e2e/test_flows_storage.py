"""What the real program does where its data cannot be kept, where two of it are started, and in homes of any name."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .gestures import is_over
from .program import Running, read_match, view_on_disk
from .screen import Screen
from .watched import digest

NEVER_MS = 10**7


def played_on(program: Running, changes: int = 40) -> None:
    """The autopilot plays for a while."""
    wanted = len(program.told) + changes
    program.see(lambda seen: len(program.told) > wanted, what="play")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="rights of folders as POSIX has them")
def test_flow_28_a_folder_that_may_not_be_written(folder: Path, tmp_path: Path, start: Callable[..., Running]) -> None:
    folder.chmod(0o555)
    rights: tuple[str, ...] = ()
    if os.getuid() == 0:
        # Root may write everywhere, unless it gives that up.
        if shutil.which("setpriv") is None:
            pytest.skip("root, and no setpriv")
        rights = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search")
    there = sorted(folder.iterdir())
    program = start(autopilot=True, players="plain", before=rights, log=str(tmp_path / "told"))
    played_on(program)
    seen = program.look()
    assert seen.notice
    assert sorted(folder.iterdir()) == there
    # One sentence for it, whatever else happens, and no dialog.
    program.stays(lambda now: now.notice == seen.notice and now.active in (None, "Window"))
    assert program.stop() == 0
    folder.chmod(0o755)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a megabyte, where this user may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if sys.platform != "linux" or os.getuid() != 0 or shutil.which("mount") is None:
        pytest.skip("no right to mount a file system")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("no right to mount a file system")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.slow
def test_flow_28_a_disk_that_is_full(
    small_disk: Path, tmp_path: Path, start: Callable[..., Running], prefer: Callable[..., None]
) -> None:
    prefer(into=small_disk)
    program = start(folder=small_disk, autopilot=True, players="plain", pause_ms=20, log=str(tmp_path / "told"))
    played_on(program, 10)
    filler = small_disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1024)):
                pass
        except OSError:
            pass
    seen = program.see(lambda now: now.notice, what="a sentence about it")
    played_on(program, 20)
    assert program.look().notice == seen.notice
    filler.unlink()
    # With room again, what was kept is written.
    played_on(program, 5)
    assert program.stop() == 0
    last = [line for line in program.told if "match" in line][-1]
    assert digest(view_on_disk(small_disk / "matches.db", last["match"])) == last["view"]


@pytest.mark.xvfb
@pytest.mark.slow
def test_flow_29_a_second_start_brings_the_first_window_to_the_front(screen: Screen, start: Callable[..., Running]) -> None:
    first = start(display=screen.display)
    seen = first.see(lambda now: now.page == "Offer" and now.active == "Window", what="the offer")
    screen.do("windowminimize", seen.id)
    first.see(lambda now: now.active is None, what="a window that is away")
    second = start(display=screen.display)
    assert second.ended() == 0
    first.see(lambda now: now.shown and now.active == "Window", what="the window again")
    screen.key("Return")
    first.see(lambda now: now.table and now.table.fan, what="a match")
    assert first.stop() == 0
    first.check_quiet()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Zoë", "שלום", "🂡 home", " two  spaces "])
def test_flow_31_a_home_of_any_name(
    tmp_path: Path, start: Callable[..., Running], prefer: Callable[..., None], name: str
) -> None:
    home = tmp_path / name
    (home / "run").mkdir(parents=True, mode=0o700)
    variables = {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / ".local" / "share"),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "XDG_STATE_HOME": str(home / ".local" / "state"),
        "XDG_CACHE_HOME": str(home / ".cache"),
        "XDG_RUNTIME_DIR": str(home / "run"),
    }
    settings = home / ".config" / "threegin" / "preferences.json"
    matches = home / ".local" / "share" / "threegin" / "matches.db"
    log = home / ".local" / "state" / "threegin" / "log" / "threegin.log"
    prefer(into=settings.parent)
    options = {"folder": home, "home": True, "environment": variables, "players": "plain", "autopilot": True}
    program = start(**options, pause_ms=5, log=str(tmp_path / "first"))
    played_on(program)
    assert program.stop() == 0
    assert program.said == ""
    assert " WARNING " not in log.read_text(encoding="utf-8")
    assert json.loads(settings.read_text(encoding="utf-8"))["window"]
    last = [line for line in program.told if "match" in line][-1]
    view = view_on_disk(matches, last["match"])
    assert last["view"] == digest(view)
    again = start(**options, pause_ms=NEVER_MS, log=str(tmp_path / "second"))
    again.see(lambda now: now.table is not None, what="the table")
    first = next(line for line in again.told if "match" in line)
    assert ((first["match"], first["view"]) == (last["match"], last["view"])) or is_over(view)
    assert read_match(matches, first["match"])
    assert again.stop() == 0
