"""What a build adds to the package: resources/ as threegin_qt/resources.

An editable installation gets no copy: it reads resources/ of the checkout, and a copy would only grow old. (With a plain
`force-include` in pyproject.toml it gets one.)
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ResourcesHook(BuildHookInterface[Any]):
    """Called by hatchling for the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        resources = Path(self.root, "resources")
        for path in sorted(resources.rglob("*")):
            inside = path.relative_to(resources)
            if path.is_file() and not any(part.startswith(".") or part.endswith("~") for part in inside.parts):
                build_data["force_include"][str(path)] = f"threegin_qt/resources/{inside.as_posix()}"
