"""Which shared libraries a Linux program or library names as needed; standard library only."""

from collections.abc import Iterator
from pathlib import Path

_MAGIC = b"\x7fELF\x02\x01"  # 64 bits, little-endian: x86-64 and AArch64 alike
_LOAD, _DYNAMIC = 1, 2
_END, _NEEDED, _STRINGS = 0, 1, 5


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def needed(path: Path) -> list[str]:
    """The DT_NEEDED entries, in order; none for a statically linked program. Raises ValueError for another kind of file."""
    data = path.read_bytes()
    if not data.startswith(_MAGIC):
        raise ValueError(f"{path} is no 64-bit little-endian ELF file")

    def word(offset: int, size: int) -> int:
        return int.from_bytes(data[offset : offset + size], "little")

    headers = [word(32, 8) + index * word(54, 2) for index in range(word(56, 2))]
    loads = [(word(at + 16, 8), word(at + 8, 8), word(at + 32, 8)) for at in headers if word(at, 4) == _LOAD]

    def entries(at: int) -> Iterator[tuple[int, int]]:
        while word(at, 8) != _END:
            yield word(at, 8), word(at + 8, 8)
            at += 16

    found = [entry for at in headers if word(at, 4) == _DYNAMIC for entry in entries(word(at + 8, 8))]
    table = next((value for tag, value in found if tag == _STRINGS), 0)
    strings = next((table - start + offset for start, offset, size in loads if start <= table < start + size), 0)
    names = [strings + value for tag, value in found if tag == _NEEDED]
    return [data[at : data.index(b"\0", at)].decode() for at in names]


def needed_from_system(folder: Path) -> set[str]:
    """What the files below the folder need and none of them is."""
    files = [path for path in folder.rglob("*") if path.is_file() and is_elf(path)]
    own = {path.name for path in folder.rglob("*")}
    return {soname for path in files if not path.is_symlink() for soname in needed(path)} - own
