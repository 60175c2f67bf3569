"""Puts the built page into wheel and sdist. An editable installation gets its page from ./play instead."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # An sdist carries the page with its stamp: building a wheel from it needs no Node.
        runpy.run_path(str(Path(self.root) / "web" / "build.py"))["build"]()
