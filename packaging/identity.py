"""What the game is called, in every package: one place for the names that must agree.

Under X11 a task bar finds the icon of a window by its class, which is Qt's application *name*; under Wayland by the name of
the desktop file. So the desktop entry carries both (StartupWMClass and its own file name).
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

APPLICATION_ID = "io.github.threegin.threegin"
#: QCoreApplication.applicationName(), the command, the Debian package, the folder of the user's data.
NAME = "threegin"
SUMMARY = "Three-handed gin rummy against two computer players"
PUBLISHER = "The threegin authors"


def version() -> str:
    """The version in threegin_qt/__init__.py, for example "0.1.0"."""
    text = (ROOT / "threegin_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("threegin_qt/__init__.py has no __version__")
    return found[1]


def windows_version_resource(folder: Path) -> Path:
    """Writes what Windows shows in a program's properties, in the form PyInstaller reads, and returns the file."""
    numbers = [int(number) for number in re.findall(r"\d+", version())[:4]]
    quad = tuple([*numbers, 0, 0, 0, 0][:4])
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": SUMMARY,
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": f"Copyright {PUBLISHER}. MIT License.",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version(),
    }
    lines = ",\n        ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "version.txt"
    file.write_text(
        f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={quad}, prodvers={quad}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
        {lines},
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
""",
        encoding="utf-8",
    )
    return file
