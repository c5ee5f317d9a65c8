"""Where the files of resources/ are: in a checkout, in an installed wheel, in a frozen folder."""

import sys
from pathlib import Path


class ResourceMissingError(FileNotFoundError):
    """A file of the program itself is not there: the installation is incomplete."""


def resource_path(*parts: str) -> Path:
    """The file or folder `resources/<parts>`.

    A checkout comes first, so that an editable install never reads the copy of resources/ that its installation left
    beside the package. Raises ResourceMissingError if no place has it.
    """
    tried = []
    for root in _roots():
        path = root.joinpath(*parts)
        if path.exists():
            return path
        tried.append(str(root))
    name = "/".join(("resources", *parts))
    raise ResourceMissingError(f"{name} is not in {' nor in '.join(tried)}")


def _roots() -> list[Path]:
    package = Path(__file__).resolve().parent
    roots = []
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        roots += [Path(frozen) / "threegin_qt" / "resources", Path(frozen) / "resources"]
    elif (package.parent / "pyproject.toml").is_file():
        roots.append(package.parent / "resources")
    return [*roots, package / "resources"]
