"""What a build adds to the package: resources/ as threegin_qt/resources, and the manual pages for share/man.

An editable installation gets no copy: it reads resources/ of the checkout, and a copy would only grow old. (With a plain
`force-include` in pyproject.toml it gets one.)
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ResourcesHook(BuildHookInterface[Any]):
    """Called by hatchling for the wheel."""

    PLUGIN_NAME = "custom"
    _work: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        resources = Path(self.root, "resources")
        for path in sorted(resources.rglob("*")):
            inside = path.relative_to(resources)
            if path.is_file() and not any(part.startswith(".") or part.endswith("~") for part in inside.parts):
                build_data["force_include"][str(path)] = f"threegin_qt/resources/{inside.as_posix()}"
        self._work = Path(tempfile.mkdtemp())
        sys.path.insert(0, str(Path(self.root, "packaging")))
        try:
            from stage_linux import manual_pages
        finally:
            del sys.path[0]
        for place, page in manual_pages().items():
            file = self._work / place
            file.parent.mkdir(parents=True)
            file.write_text(page, encoding="utf-8")
            build_data["shared_data"][str(file)] = f"share/man/{place}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._work is not None:
            shutil.rmtree(self._work)
