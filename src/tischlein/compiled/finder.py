"""Puts compiled modules in front of their sources, all of them or none.

Compiled modules refer to each other without the import system, so a pure `state` under a compiled `legal` would be
another class. Therefore the library with all code is loaded first, and if that fails everything stays pure.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from enum import Enum, auto
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from tischlein.compiled.kept import SUFFIX, Build, find_build, kept_in
from tischlein.compiled.sources import path_of


class Why(Enum):
    """Why a program runs in pure Python."""

    ASKED = auto()
    """`TISCHLEIN_PURE` is set."""
    MISSING = auto()
    """There is no build that fits these sources and this Python."""
    BROKEN = auto()
    """There is one, and it cannot be loaded."""


class Engine:
    """What this process runs: a build, or pure Python and why."""

    def __init__(self) -> None:
        self.build: Build | None = None
        self.why = Why.MISSING
        self.error = ""


ENGINE: Final = Engine()


class CompiledFinder:
    """Finds the modules of one build, for `sys.meta_path`."""

    def __init__(self, build: Build) -> None:
        self._build = build

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in self._build.modules:
            folder = _folder_of(name)
            return _spec(name, self._build.file_of(name), [folder] if folder else None)
        package = name.rpartition(".")[0]
        if package in self._build.modules and (folder := _folder_of(package)):
            # A compiled package looks for its other modules beside itself, but they are where its source is.
            return PathFinder.find_spec(name, [folder])
        return None


def _folder_of(name: str) -> str:
    """The folder of a package; empty for a module."""
    source = path_of(name)
    return str(source.parent) if source.name == "__init__.py" else ""


def _spec(name: str, file: Path, folders: list[str] | None = None) -> ModuleSpec | None:
    loader = ExtensionFileLoader(name, str(file))
    return spec_from_file_location(name, file, loader=loader, submodule_search_locations=folders)


def install() -> None:
    """Uses a kept build in this process, if there is one that fits. Called once, before any other module is loaded."""
    if os.environ.get("TISCHLEIN_PURE"):
        ENGINE.why = Why.ASKED
        return
    build = find_build(kept_in())
    if build is None:
        return
    try:
        _load_library(build)
    except ImportError as error:
        ENGINE.why, ENGINE.error = Why.BROKEN, str(error)
        return
    sys.meta_path.insert(0, CompiledFinder(build))
    ENGINE.build = build


def _load_library(build: Build) -> None:
    spec = _spec(build.library, build.folder.joinpath(*build.library.split(".")).with_suffix(SUFFIX))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[build.library] = module
