"""Can Qt start here?  Asked before Qt is loaded, because Qt answers a missing system library by aborting.

Qt's wheel brings Qt but not the libraries of the desktop below it (OpenGL, fonts, the X11 helpers). Where one is missing,
Qt prints a paragraph that names libxcb-cursor0 whichever it is and ends with SIGABRT. Here every one of them is tried
first, which costs nothing: they are libraries that Qt would load a moment later.

Nothing is imported but the standard library and the texts. On Windows and macOS the system always has what Qt needs, so
nothing is tried there.
"""

import importlib.util
import itertools
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from .texts import fill, terminal_texts


class Library(NamedTuple):
    """A shared library that Qt needs from the system, and the package that brings it."""

    soname: str
    debian: str
    fedora: str


#: Needed whatever the screen is. (libGL and libEGL are linked by QtGui; libgssapi by QtNetwork.)
BASE = (
    Library("libGL.so.1", "libgl1", "libglvnd-glx"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl"),
    Library("libX11.so.6", "libx11-6", "libX11"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs"),
    Library("libbrotlidec.so.1", "libbrotli1", "libbrotli"),
    Library("libbrotlicommon.so.1", "libbrotli1", "libbrotli"),
    Library("libzstd.so.1", "libzstd1", "libzstd"),
    Library("libz.so.1", "zlib1g", "zlib"),
)

#: Needed for a window on an X server.
XCB = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
    Library("libxcb.so.1", "libxcb1", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
)

#: Needed for a window on a Wayland compositor.
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor"),
)

#: The file of Qt's own that fails to load when one of the libraries is really out of its reach.
_QT_PROBES = {"xcb": "platforms/libqxcb.so", "wayland": "platforms/libqwayland.so", "": "platforms/libqoffscreen.so"}

#: Opens a shared library or raises OSError.
Loader = Callable[[str], object]


def trouble(
    environ: Mapping[str, str] = os.environ,
    arguments: Sequence[str] = (),
    load: Loader | None = None,
    reachable: Callable[[], bool] | None = None,
    loaded: bool = False,
) -> str | None:
    """One sentence that says why Qt cannot start here and what to do about it, in the system's language; None if it can.

    `arguments` is the command line as QApplication will see it (its `-platform` counts). `load` and `reachable` stand in
    for the dynamic loader and for the attempt to reach the X server. `loaded` says that Qt has been imported, so that what
    it needs whatever the screen is must be there.
    """
    if sys.platform in ("win32", "darwin"):
        return None
    load = load or _load
    absent = [] if loaded else missing(BASE, load)
    if absent and not _qt_loads("", load):
        return _sentence(absent)
    reasons = []
    for platform in _platforms(environ, arguments):
        reason = _platform_trouble(platform, environ, load, reachable or _display_answers)
        if reason is None:
            return None
        reasons.append(reason)
    return reasons[-1]  # the last is X11, which every desktop has


def missing(libraries: Iterable[Library], load: Loader | None = None) -> list[Library]:
    """Those of the libraries that the dynamic loader does not find."""
    load = load or _load
    return [library for library in libraries if not _loads(library.soname, load)]


def _platforms(environ: Mapping[str, str], arguments: Sequence[str]) -> list[str]:
    """Qt's platform plugins in the order in which Qt will try them."""
    chosen = environ.get("QT_QPA_PLATFORM", "")
    for option, value in itertools.pairwise(arguments):
        if option in ("-platform", "--platform"):
            chosen = value
    names = [name.partition(":")[0] for name in chosen.split(";") if name]
    if names:
        return names
    wayland = "WAYLAND_DISPLAY" in environ or environ.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland", "xcb"] if wayland else ["xcb"]


def _platform_trouble(platform: str, environ: Mapping[str, str], load: Loader, reachable: Callable[[], bool]) -> str | None:
    if platform.startswith("wayland"):
        absent = missing(WAYLAND, load)
        return _sentence(absent) if absent and not _qt_loads("wayland", load) else None
    if platform != "xcb":
        return None
    absent = missing(XCB, load)
    if absent:
        return None if _qt_loads("xcb", load) else _sentence(absent)
    display = environ.get("DISPLAY")
    if not display:
        return terminal_texts().translate(
            "Preflight", "threegin needs a graphical desktop: neither DISPLAY nor WAYLAND_DISPLAY is set."
        )
    if not reachable():
        sentence = terminal_texts().translate(
            "Preflight", "threegin cannot open a window: the display %1 does not answer or refuses access."
        )
        return fill(sentence, display)
    return None


def _sentence(absent: Sequence[Library]) -> str:
    def names(values: Iterable[str]) -> str:
        return " ".join(dict.fromkeys(values))

    sentence = terminal_texts().translate(
        "Preflight",
        #: %1 is a list of files: libEGL.so.1, libGL.so.1. %2 and %3 are names of packages with spaces between them.
        "threegin cannot start without these parts of the system: %1. Install %2 (Debian, Ubuntu) or %3 (Fedora).",
    )
    return fill(
        sentence,
        ", ".join(library.soname for library in absent),
        names(library.debian for library in absent),
        names(library.fedora for library in absent),
    )


def _qt_loads(probe: str, load: Loader) -> bool:
    """Whether Qt itself finds what the loader, asked by bare names, does not.

    So it is where Qt comes from another packaging system that keeps its libraries in folders of its own. A Qt whose
    plugins are not where the wheel has them is left to speak for itself.
    """
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        plugin = Path(folder, "Qt", "plugins", _QT_PROBES[probe])
        if plugin.exists():
            return _loads(str(plugin), load)
    return True


def _loads(name: str, load: Loader) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True


def _load(name: str) -> object:
    import ctypes  # here, for the systems that need none of this

    return ctypes.CDLL(name)


def _display_answers() -> bool:
    """Whether the X server that DISPLAY names lets this user in.

    The connection stays open until the program ends. An X server that nobody else uses starts anew when its last client
    leaves, and turns away whoever comes meanwhile: that would be Qt.
    """
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    return bool(xcb.xcb_connection_has_error(xcb.xcb_connect(None, None)) == 0)
