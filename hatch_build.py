"""Puts the built page into wheel and sdist, and the compiled engine into a wheel if there is a C compiler.

An editable installation gets both from ./play instead.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProjectHook(BuildHookInterface):  # type: ignore[type-arg]
    _compiled: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # An sdist carries the page with its stamp: building a wheel from it needs no Node.
        runpy.run_path(str(Path(self.root) / "web" / "build.py"))["build"]()
        if self.target_name == "wheel" and not os.environ.get("TISCHLEIN_PURE"):
            self._add_compiled(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._compiled is not None:
            shutil.rmtree(self._compiled, ignore_errors=True)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "src"))
        from tischlein.compiled.builder import CannotCompile, make_build

        self._compiled = Path(tempfile.mkdtemp(prefix="tischlein-"))
        try:
            made = make_build(self._compiled)
        except CannotCompile as error:
            self.app.display_warning(f"The wheel is pure Python: {error.why.key} {dict(error.why.args)}")
            return
        for file in made.rglob("*"):
            if file.is_file():
                inside = Path("tischlein", "compiled", "kept", made.name, file.relative_to(made))
                build_data["force_include"][str(file)] = inside.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
