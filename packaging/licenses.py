"""What the one-folder build is made of and under which licenses: `licenses.py FOLDER [FILE]`.

Writes an SPDX 2.3 document (JSON) to FILE or standard output. Every shared library of the folder must belong to something known
here: one that nobody has looked at stops the build. `write_texts` puts the texts of the licenses into the folder.
"""

import json
import platform
import re
import shutil
import subprocess
import sys
import uuid
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from identity import APPLICATION_ID, NAME, PUBLISHER, ROOT, version

#: The packages from the package index that go into the folder.
DISTRIBUTIONS = ("PySide6-Essentials", "shiboken6", "numpy", "platformdirs")
#: Where files of the index's packages are in the folder, and what else they bring that has a license of its own.
FROM_DISTRIBUTIONS = re.compile(r"(PySide6|shiboken6|numpy|numpy\.libs|platformdirs.*)/")
BROUGHT = (
    ("ICU", re.compile(r"(lib)?icu(data|uc|i18n|dt|in)"), "Unicode-3.0", "in the wheel of PySide6-Essentials"),
    ("OpenBLAS", re.compile(r"(lib)?scipy_openblas"), "BSD-3-Clause", "in the wheel of numpy"),
    ("GCC runtime", re.compile(r"lib(gfortran|quadmath)"), "GPL-3.0-or-later WITH GCC-exception-3.1", "in the wheel of numpy"),
)
#: Libraries of the system that built the folder, by the beginning of their file names; without a name of its own each of
#: them is a component by itself.
FROM_SYSTEM = (
    ("Python", r"(lib)?python3", "PSF-2.0"),
    ("brotli", r"libbrotli", "MIT"),
    ("bzip2", r"libbz2", "bzip2-1.0.6"),
    ("libcap", r"libcap\.", "BSD-3-Clause OR GPL-2.0-only"),
    ("e2fsprogs com_err", r"libcom_err", "MIT"),
    ("D-Bus", r"libdbus-1", "AFL-2.1 OR GPL-2.0-or-later"),
    ("libffi", r"libffi", "MIT"),
    ("libgcrypt", r"libgcrypt", "LGPL-2.1-or-later"),
    ("GLib", r"lib(glib|gthread)-2", "LGPL-2.1-or-later"),
    ("libgpg-error", r"libgpg-error", "LGPL-2.1-or-later"),
    ("MIT Kerberos", r"lib(gssapi_krb5|k5crypto|krb5|krb5support)\.", "MIT"),
    ("keyutils", r"libkeyutils", "LGPL-2.0-or-later"),
    ("LZ4", r"liblz4", "BSD-2-Clause"),
    ("XZ Utils", r"liblzma", "0BSD"),
    ("mpdecimal", r"libmpdec", "BSD-2-Clause"),
    ("OpenSSL", r"lib(crypto|ssl)", "Apache-2.0"),
    ("PCRE2", r"libpcre2", "BSD-3-Clause"),
    ("SELinux", r"libselinux", "LicenseRef-public-domain"),
    ("SQLite", r"(lib)?sqlite3", "blessing"),
    ("systemd", r"libsystemd", "LGPL-2.1-or-later"),
    ("util-linux uuid", r"libuuid", "BSD-3-Clause"),
    ("", r"libxcb", "X11"),
    ("xkbcommon", r"libxkbcommon", "MIT"),
    ("Zstandard", r"libzstd", "BSD-3-Clause OR GPL-2.0-only"),
    ("Visual C++ runtime", r"(vcruntime|msvcp|ucrtbase|api-ms-win)", "LicenseRef-Microsoft-redistributable"),
)
LIBRARY = re.compile(r".*(\.so(\.[\d.]+)?|\.dylib|\.dll|\.pyd)$", re.IGNORECASE)


class Component(NamedTuple):
    """A part that somebody else wrote, or the game itself; `license` is an SPDX expression."""

    name: str
    version: str
    license: str
    origin: str


class UnknownComponentError(Exception):
    """The folder has a shared library whose license is not known here."""


def components(folder: Path) -> list[Component]:
    """Everything the folder is made of, sorted by name. Raises UnknownComponentError."""
    found = {
        Component(NAME, version(), "MIT", PUBLISHER),
        Component("Python", platform.python_version(), "PSF-2.0", "the interpreter and its standard library"),
        Component("PyInstaller bootloader", metadata.version("pyinstaller"), "GPL-2.0-or-later WITH Bootloader-exception", ""),
    }
    found |= {distribution(name) for name in DISTRIBUTIONS}
    packages = debian_packages(path.name for path in system_libraries(folder))
    for path in libraries(folder):
        inside = path.relative_to(folder).as_posix().removeprefix("_internal/")
        found |= set(of_library(path, inside, packages.get(path.name, ("", ""))[1]))
    return sorted(found)


def libraries(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and LIBRARY.fullmatch(path.name):
            yield path


def system_libraries(folder: Path) -> list[Path]:
    """Those that lie loose in the folder."""
    return [path for path in libraries(folder) if path.parent.name in ("_internal", folder.name)]


def distribution(name: str) -> Component:
    about = metadata.metadata(name)
    field = "License-Expression" if "License-Expression" in about else "License"
    return Component(name, metadata.version(name), about[field], "the package index")


def of_library(path: Path, inside: str, version_there: str) -> Iterator[Component]:
    """Whose the library is; `inside` is its path in the folder, `version_there` its version on the system it was taken from."""
    for name, pattern, license_id, origin in BROUGHT:
        if pattern.match(path.name):
            yield Component(name, "", license_id, origin)
            return
    if FROM_DISTRIBUTIONS.match(inside) or "lib-dynload/" in inside or path.suffix == ".pyd":
        return  # of a distribution, or of Python's standard library
    for name, pattern_text, license_id in FROM_SYSTEM:
        if re.match(pattern_text, path.name, re.IGNORECASE):
            if name != "Python":
                name = name or path.name.partition(".")[0]
                yield Component(name, version_there, license_id, "the system that built the folder")
            return
    raise UnknownComponentError(inside)


def debian_packages(libraries: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Library -> name and version of the Debian package that has it, for those where that is known. One question for all."""
    names = sorted(set(libraries))
    if shutil.which("dpkg-query") is None or not names:
        return {}

    def ask(*arguments: str) -> list[str]:
        return subprocess.run(["dpkg-query", *arguments], capture_output=True, text=True, check=False).stdout.splitlines()

    owners = {}
    for line in ask("--search", *(f"*/{name}" for name in names)):
        package, _, path = line.partition(": ")
        owners[path.rpartition("/")[2]] = package.partition(",")[0].partition(":")[0]
    versions = dict(
        line.split("\t") for line in ask("--show", "--showformat", "${Package}\t${Version}\n", *set(owners.values()))
    )
    return {name: (owner, versions.get(owner, "")) for name, owner in owners.items()}


def spdx(parts: Iterable[Component], created: datetime | None = None) -> dict[str, object]:
    """The SPDX document: one package each, all contained in the game's."""
    parts = list(parts)
    names = {part: f"SPDXRef-{re.sub(r'[^A-Za-z0-9.]+', '-', part.name)}" for part in parts}
    own = next(part for part in parts if part.name == NAME)
    references = {word for part in parts for word in part.license.split() if word.startswith("LicenseRef-")}
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"{NAME}-{version()}",
        "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_DNS, f'{APPLICATION_ID}/{version()}/{parts}')}",
        "creationInfo": {
            "created": (created or datetime.now(UTC)).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Organization: {PUBLISHER}", "Tool: licenses.py"],
        },
        "packages": [
            {
                "SPDXID": names[part],
                "name": part.name,
                "versionInfo": part.version or "NOASSERTION",
                "downloadLocation": "NOASSERTION",
                "filesAnalyzed": False,
                "licenseConcluded": part.license,
                "licenseDeclared": part.license,
                "copyrightText": "NOASSERTION",
                "comment": part.origin,
            }
            for part in parts
        ],
        "hasExtractedLicensingInfos": [
            {"licenseId": reference, "extractedText": reference.removeprefix("LicenseRef-").replace("-", " ")}
            for reference in sorted(references)
        ],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": names[own]},
            *(
                {"spdxElementId": names[own], "relationshipType": "CONTAINS", "relatedSpdxElement": names[part]}
                for part in parts
                if part != own
            ),
        ],
    }


def write_texts(folder: Path, target: Path) -> None:
    """Copies the texts of all licenses to the target folder, one file or folder a component."""
    target.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", target / f"{NAME}.txt")
    for text in (ROOT / "packaging" / "licenses").glob("*.txt"):  # those of Qt and PySide6
        shutil.copyfile(text, target / text.name)
    for name in DISTRIBUTIONS:
        for file in metadata.files(name) or ():
            if ".dist-info/licenses/" in file.as_posix():
                inside = file.as_posix().partition(".dist-info/licenses/")[2]
                to = target / name / inside
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), to)
    python = Path(sys.base_prefix)
    texts = [python / "LICENSE.txt", *python.glob("lib/python3.*/LICENSE.txt"), Path("/usr/share/doc/python3/copyright")]
    shutil.copyfile(next(text for text in texts if text.exists()), target / "Python.txt")
    for package, _ in debian_packages(path.name for path in system_libraries(folder)).values():
        text = Path("/usr/share/doc", package, "copyright")
        if text.exists():
            shutil.copyfile(text, target / f"{package}.txt")


def debian_copyright(parts: Iterable[Component]) -> str:
    """The file debian/copyright in the machine-readable form: the game's license, and whose the rest is."""
    mit = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    text = "\n".join(f" {line}" if line else " ." for line in mit)
    others = "\n".join(f"  {part.name} {part.version}: {part.license}" for part in parts if part.name != NAME)
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {NAME}
Comment: /usr/lib/{NAME} also holds the programs listed below, as they are; the texts
 of their licenses are in /usr/lib/{NAME}/licenses.
 .
{others}

Files: *
Copyright: {PUBLISHER}
License: MIT
{text}
"""


def main() -> int:
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    text = json.dumps(spdx(components(Path(sys.argv[1]))), indent=1, ensure_ascii=False) + "\n"
    if len(sys.argv) == 3:
        Path(sys.argv[2]).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
