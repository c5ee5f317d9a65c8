"""Keeps the files of texts in resources/translations in step with the sources.

    translations.py update [language...]   collect the texts, merge them into each language's .ts file
    translations.py check                  exit code 1 if a file lacks a text of the sources, or has one too many

English has a file for the plurals alone ("1 card", "2 cards"): its other texts are those of the sources. The program reads the
.ts files as they are (threegin_qt/ui/languages.py), so there is nothing to compile.

The texts are collected here with Python's own parser: lupdate's for Python overlooks calls with keyword arguments, and takes
a text for a plural only if its number is a literal. lupdate then gets them as C++, and merges. Texts are literals in
`translate(context, text, comment, n)`, `self.tr(text, comment, n)` (the context is the class) and
`QT_TRANSLATE_NOOP(context, text)`; a remark for translators stands right before, in a comment that begins with `#:`.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "threegin_qt"
FOLDER = ROOT / "resources" / "translations"


class Message(NamedTuple):
    """A text to be translated. `plural`: it has a number, %n."""

    context: str
    text: str
    comment: str
    plural: bool
    remark: str


class UntranslatableError(ValueError):
    """A call that no tool can collect a text from; the message names its file and line."""


def collect(folder: Path = SOURCES) -> list[Message]:
    """Every text of the Python files in a folder, each once, by context. Raises UntranslatableError."""
    found: dict[tuple[str, str, str], Message] = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "translate(" not in source and ".tr(" not in source and "QT_TRANSLATE_NOOP(" not in source:
            continue
        for message in _Reader(path, source).messages():
            found.setdefault(message[:3], message)
    return sorted(found.values(), key=lambda message: message.context)


class _Reader:
    def __init__(self, path: Path, source: str) -> None:
        self._path = path
        self._lines = source.splitlines()
        self._tree = ast.parse(source)

    def messages(self) -> Iterator[Message]:
        yield from self._of(self._tree, "")

    def _of(self, node: ast.AST, owner: str) -> Iterator[Message]:
        for child in ast.iter_child_nodes(node):
            inside = child.name if isinstance(child, ast.ClassDef) else owner
            if isinstance(child, ast.Call):
                message = self._call(child, owner)
                if message is not None:
                    yield message
            yield from self._of(child, inside)

    def _call(self, call: ast.Call, owner: str) -> Message | None:
        name = (
            call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""
        )
        arguments = dict(enumerate(call.args))
        numbers = {keyword.arg: keyword.value for keyword in call.keywords}
        if name == "tr":
            context, text, comment, number = owner, self._literal(call, arguments.get(0)), arguments.get(1), arguments.get(2)
            if text is None:
                raise UntranslatableError(f"{self._path}:{call.lineno}: the text of tr() is no literal")
        elif name in ("translate", "QT_TRANSLATE_NOOP"):
            context = self._literal(call, arguments.get(0)) or ""
            text, comment, number = self._literal(call, arguments.get(1)), arguments.get(2), arguments.get(3)
            if text is None or not context:
                return None
        else:
            return None
        number = number or numbers.get("n")
        said = self._literal(call, comment or numbers.get("disambiguation")) or ""
        plural = "%n" in text
        if plural != (number is not None) and name != "QT_TRANSLATE_NOOP":
            raise UntranslatableError(f"{self._path}:{call.lineno}: %n and the number go together: {text!r}")
        return Message(context, text, said, plural, self._remark(call.lineno))

    def _literal(self, call: ast.Call, node: ast.expr | None) -> str | None:
        if isinstance(node, ast.JoinedStr):
            raise UntranslatableError(f"{self._path}:{call.lineno}: an f-string cannot be translated")
        return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None

    def _remark(self, line: int) -> str:
        at = line - 2
        remark: list[str] = []
        while at >= 0 and self._lines[at].strip().startswith("#:"):
            remark.insert(0, self._lines[at].strip()[2:].strip())
            at -= 1
        return " ".join(remark)


def as_cpp(messages: list[Message]) -> str:
    """The texts as C++ calls, which lupdate reads without fail."""
    lines = []
    for context, text, comment, plural, remark in messages:
        if remark:
            lines.append(f"//: {remark}")
        arguments = [_quoted(context), _quoted(text), _quoted(comment) if comment else "nullptr"]
        if plural:
            arguments.append("n")
        lines.append(f"QCoreApplication::translate({', '.join(arguments)});")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def update(paths: list[Path], messages: list[Message]) -> None:
    """Merge the texts into these files, which are made where they are not there; English gets its plurals only."""
    with tempfile.TemporaryDirectory() as folder:
        stub = Path(folder) / "texts.cpp"
        stub.write_text(as_cpp(messages), encoding="utf-8")
        for path in paths:
            options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", path.stem]
            if path.stem == "en":
                options.append("-pluralonly")
            subprocess.run([tool("lupdate"), str(stub), *options, "-silent", "-ts", str(path)], check=True)


def tool(name: str) -> str:
    """The program of Qt's translation tools in the Python environment that runs this."""
    path = Path(sys.executable).with_name(f"pyside6-{name}")
    return str(path) if path.exists() else f"pyside6-{name}"


def differences(path: Path, messages: list[Message]) -> tuple[set[tuple[str, str, str]], set[tuple[str, str, str]]]:
    """The texts (context, text, comment) that a file lacks, and those that it has too many. Qt's own contexts do not count."""
    wanted = {message[:3] for message in messages if path.stem != "en" or message.plural}
    contexts = {message.context for message in messages}
    held = set()
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            if name in contexts or not name.startswith("Q"):
                held.add((name, message.findtext("source") or "", message.findtext("comment") or ""))
    return wanted - held, held - wanted


def main(arguments: list[str]) -> int:
    task, names = (arguments[0], arguments[1:]) if arguments else ("", [])
    messages = collect()
    if task == "update":
        update([FOLDER / f"{name}.ts" for name in names] or sorted(FOLDER.glob("*.ts")), messages)
        return 0
    if task == "check":
        wrong = 0
        for path in sorted(FOLDER.glob("*.ts")):
            lacks, extra = differences(path, messages)
            for text in sorted(lacks):
                print(f"{path.name} lacks {text}")
            for text in sorted(extra):
                print(f"{path.name} has {text}, which is in no source")
            wrong += len(lacks) + len(extra)
        return 1 if wrong else 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
