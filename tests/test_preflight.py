"""threegin_qt/preflight.py: one sentence that names the package, where Qt would abort."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from threegin_qt import preflight

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there Qt needs nothing from the system")

XCB = {"DISPLAY": ":1"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences are in the language of the terminal's user."""
    monkeypatch.setenv("LC_ALL", "C")


def loader_without(*hidden: str) -> Callable[[str], object]:
    """A dynamic loader that does not find these libraries; Qt's own files that need them do not load either."""

    def load(name: str) -> object:
        own = {"libqxcb.so": preflight.XCB, "libqwayland.so": preflight.WAYLAND}.get(Path(name).name, ())
        needed = {library.soname for library in (*preflight.BASE, *own)}
        if name in hidden or ("/" in name and needed & set(hidden)):
            raise OSError(name)
        return object()

    return load


def ask(environ: dict[str, str], *hidden: str, arguments: tuple[str, ...] = (), answers: bool = True) -> str | None:
    return preflight.trouble(environ, arguments, loader_without(*hidden), lambda: answers)


def test_nothing_is_said_where_nothing_is_missing() -> None:
    assert ask(XCB) is None
    assert ask({"WAYLAND_DISPLAY": "wayland-0"}) is None


@pytest.mark.parametrize("library", preflight.BASE, ids=lambda library: library.soname)
@pytest.mark.parametrize("environ", [XCB, {"QT_QPA_PLATFORM": "offscreen"}], ids=["xcb", "offscreen"])
def test_a_missing_library_below_every_platform_is_named(environ: dict[str, str], library: preflight.Library) -> None:
    sentence = ask(environ, library.soname)
    assert sentence is not None
    assert sentence.startswith(f"threegin cannot start without these parts of the system: {library.soname}. ")
    assert f"Install {library.debian} (Debian, Ubuntu) or {library.fedora} (Fedora)." in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("library", preflight.XCB, ids=lambda library: library.soname)
def test_a_missing_library_of_the_x_window_is_named_only_for_x(library: preflight.Library) -> None:
    sentence = ask(XCB, library.soname)
    assert sentence is not None
    assert library.debian in sentence
    assert ask({"QT_QPA_PLATFORM": "offscreen"}, library.soname) is None
    assert ask({"WAYLAND_DISPLAY": "wayland-0"}, library.soname) is None


def test_several_missing_libraries_are_named_together_and_each_package_once() -> None:
    sentence = ask(XCB, "libxcb-cursor.so.0", "libxcb-shape.so.0", "libxcb-render.so.0")
    assert sentence == (
        "threegin cannot start without these parts of the system: libxcb-cursor.so.0, libxcb-render.so.0, libxcb-shape.so.0. "
        "Install libxcb-cursor0 libxcb-render0 libxcb-shape0 (Debian, Ubuntu) or xcb-util-cursor libxcb (Fedora)."
    )


def test_a_library_that_only_qt_finds_is_not_missing() -> None:
    """Other packaging systems keep libraries where only the files that need them look."""

    def load(name: str) -> object:
        if "/" not in name:
            raise OSError(name)
        return object()

    assert preflight.trouble(XCB, (), load, lambda: True) is None


def test_wayland_falls_back_to_x() -> None:
    both = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":1"}
    assert ask(both, "libwayland-cursor.so.0") is None
    sentence = ask(both, "libwayland-cursor.so.0", "libxcb-icccm.so.4")
    assert sentence is not None
    assert "libxcb-icccm4" in sentence


def test_no_screen_and_a_closed_screen_are_told_apart() -> None:
    assert ask({}) == "threegin needs a graphical desktop: neither DISPLAY nor WAYLAND_DISPLAY is set."
    closed = "threegin cannot open a window: the display :1 does not answer or refuses access."
    assert ask(XCB, answers=False) == closed


@pytest.mark.parametrize("language", ["es_MX.UTF-8", "pt_PT", "ro", "hu_HU.ISO-8859-2"])
def test_the_sentence_is_in_the_language_of_the_terminal(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = [ask({}), ask(XCB, answers=False), ask(XCB, "libxcb-shape.so.0")]
    monkeypatch.setenv("LC_ALL", language)
    theirs = [ask({}), ask(XCB, answers=False), ask(XCB, "libxcb-shape.so.0")]
    assert all(theirs)
    assert not set(said) & set(theirs)
    assert "WAYLAND_DISPLAY" in str(theirs[0])
    assert ":1" in str(theirs[1])
    assert "libxcb-shape0" in str(theirs[2])


def test_the_platform_is_chosen_as_qt_chooses_it() -> None:
    assert ask({}, arguments=("threegin", "-platform", "offscreen")) is None
    assert ask({"QT_QPA_PLATFORM": "offscreen"}, arguments=("threegin", "-platform", "xcb")) is not None
    assert ask({"QT_QPA_PLATFORM": "offscreen:size=800x600"}) is None
    assert ask({"QT_QPA_PLATFORM": "xcb;vnc"}) is None


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_what_qt_needs(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert ask({}, *(library.soname for library in preflight.BASE)) is None


def test_every_library_that_qt_links_is_in_the_list() -> None:
    """Read from the installed Qt itself, so that a newer Qt that needs one more does not go unnoticed."""
    import PySide6

    known = {library.soname for library in (*preflight.BASE, *preflight.XCB, *preflight.WAYLAND)}
    glibc = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libresolv.so.2"}
    compiler = {"libstdc++.so.6", "libgcc_s.so.1"}
    qt = Path(PySide6.__path__[0], "Qt")
    modules = ("Core", "Gui", "Widgets", "Svg", "Network", "DBus", "XcbQpa", "WaylandClient")
    files = [qt / "lib" / f"libQt6{module}.so.6" for module in modules]
    files += [qt / "plugins" / "platforms" / f"libq{name}.so" for name in ("xcb", "wayland", "offscreen")]
    for file in files:
        for soname in needed_by(file):
            own = (qt / "lib" / soname).exists()
            assert own or soname in known | glibc | compiler or soname.startswith("ld-linux"), f"{file.name}: {soname}"


def needed_by(file: Path) -> list[str]:
    """The DT_NEEDED entries of a 64-bit little-endian ELF file."""
    data = file.read_bytes()

    def word(offset: int, size: int) -> int:
        return int.from_bytes(data[offset : offset + size], "little")

    segments = [word(32, 8) + index * word(54, 2) for index in range(word(56, 2))]
    loads = [(word(at + 16, 8), word(at + 8, 8), word(at + 32, 8)) for at in segments if word(at, 4) == 1]

    def file_offset(address: int) -> int:
        return next(address - start + offset for start, offset, size in loads if start <= address < start + size)

    dynamic = next(word(at + 8, 8) for at in segments if word(at, 4) == 2)
    entries = []
    while word(dynamic, 8) != 0:
        entries.append((word(dynamic, 8), word(dynamic + 8, 8)))
        dynamic += 16
    strings = file_offset(next(value for tag, value in entries if tag == 5))
    names = [strings + value for tag, value in entries if tag == 1]
    return [data[at : data.index(b"\0", at)].decode() for at in names]


def test_the_display_is_really_asked() -> None:
    code = "import sys; from threegin_qt import preflight; sys.exit(preflight.trouble())"
    environ = {**os.environ, "DISPLAY": ":4999", "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "threegin cannot open a window: the display :4999 does not answer or refuses access.\n"


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")
def test_the_x_server_is_not_left_alone_before_qt_has_come() -> None:
    """A server without other clients starts anew when the last one leaves, and would turn Qt away meanwhile."""
    code = """
import os
from pathlib import Path
from threegin_qt import preflight

def sockets():
    return sum(os.readlink(link).startswith("socket:") for link in Path("/proc/self/fd").iterdir() if link.is_symlink())

before = sockets()
print(preflight.trouble(), sockets() - before)
"""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing)], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            display = f":{pipe.readline().strip()}"
        environ = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True)
    finally:
        server.terminate()
        server.wait()
    assert done.stdout == "None 1\n"


def test_qt_is_not_imported() -> None:
    code = "import sys; from threegin_qt import preflight; preflight.trouble(); print([n for n in sys.modules if 'Side' in n])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
