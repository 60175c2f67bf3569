"""Compiled builds that are kept, and whether one of them was made from the sources that are there.

Every start of a program compares the digest of every compiled source and of all that they import, so that no changed
source is shadowed by an old module. Therefore this is quick, and uses nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import zlib
from collections.abc import Iterator
from enum import Enum, auto
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from tischlein.compiled.sources import PACKAGE, game_folders, path_of

MANIFEST: Final = "manifest.json"
FORM: Final = 3
"""Raised if builds are to be kept in another way; builds of another form are not used."""
MOST_KEPT: Final = 3
"""More than one, because a running program may still load modules of an older build."""


class Build(NamedTuple):
    folder: Path
    library: str
    """The extension module with the code of all modules."""
    modules: dict[str, str]
    """Name and digest of the source of what is compiled."""
    others: dict[str, str]
    """The same of what it was made from besides: modules that compiled ones import, and those that compile."""
    checksums: dict[str, int]
    """CRC-32 of all files, by path within the folder: a damaged one would end every program at its start."""
    python: str
    mypyc: str
    """The version of the compiler."""

    def file_of(self, module: str) -> Path:
        return self.folder / path_of(module).relative_to(PACKAGE.parent).with_suffix(SUFFIX)


class Misfit(Enum):
    """Why a build is left alone."""

    DAMAGED = auto()
    FORM = auto()
    """It is kept in another way than this version keeps builds."""
    PYTHON = auto()
    COMPILER = auto()
    SOURCES = auto()


SUFFIX: Final = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ".so"
"""The name of the interpreter and its version are part of it."""


def python_tag() -> str:
    """What a build depends on besides the sources: the interpreter, its version and the machine."""
    machine = os.uname().machine if sys.platform != "win32" else ""
    return f"{sys.implementation.cache_tag}{SUFFIX} {sys.platform} {machine}"


def kept_in() -> Path:
    """The folder of the builds: `TISCHLEIN_COMPILED`; that of a checkout; in a wheel a folder of the package."""
    named = os.environ.get("TISCHLEIN_COMPILED")
    if named:
        return Path(named).absolute()
    root = PACKAGE.parents[1]
    is_checkout = PACKAGE.parent.name == "src" and (root / "hatch_build.py").is_file()
    return root / "build" / "compiled" if is_checkout else PACKAGE / "compiled" / "kept"


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _checksum_of(path: Path) -> int:
    return zlib.crc32(path.read_bytes())


def digests(modules: list[str]) -> dict[str, str]:
    return {module: digest_of(path_of(module)) for module in modules}


def write_manifest(folder: Path, library: str, modules: dict[str, str], others: dict[str, str], mypyc: str) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    content = {
        "form": FORM,
        "python": python_tag(),
        "mypyc": mypyc,
        "library": library,
        "games": game_folders(),
        "modules": modules,
        "others": others,
        "checksums": {path.relative_to(folder).as_posix(): _checksum_of(path) for path in files},
    }
    (folder / MANIFEST).write_text(json.dumps(content, indent=1), encoding="utf-8")


def find_build(within: Path) -> Build | None:
    """The newest build that fits the sources, this Python and the compiler that is installed."""
    return next((build for build in _judged(within) if isinstance(build, Build)), None)


def newest_misfit(within: Path) -> Misfit | None:
    """Why the newest build is left alone; None if it is not, or if there is none."""
    newest = next(_judged(within), None)
    return newest if isinstance(newest, Misfit) else None


def _judged(within: Path) -> Iterator[Build | Misfit]:
    compiler = "" if within.is_relative_to(PACKAGE) else mypyc_version()
    for folder in builds(within):
        yield _judge(folder, compiler)


def _judge(folder: Path, compiler: str) -> Build | Misfit:
    try:
        content = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        if content["form"] != FORM:
            return Misfit.FORM
        games = content["games"]
        build = Build(
            folder,
            str(content["library"]),
            dict(content["modules"]),
            dict(content["others"]),
            dict(content["checksums"]),
            str(content["python"]),
            str(content["mypyc"]),
        )
    except (OSError, ValueError, LookupError, TypeError):
        return Misfit.DAMAGED
    if build.python != python_tag():
        return Misfit.PYTHON
    if compiler not in ("", build.mypyc):
        return Misfit.COMPILER
    if games != game_folders() or not are_unchanged(build.modules) or not are_unchanged(build.others):
        return Misfit.SOURCES
    return build if _is_whole(build) else Misfit.DAMAGED


def mypyc_version() -> str:
    """Of the installed mypyc; empty without one. Read from its file: importing it takes longer than all else here.

    Another version may compile the same sources differently. The build of a wheel is used whatever else is installed.
    """
    found = find_spec("mypy")
    if found is None or found.origin is None:
        return ""
    try:
        said = Path(found.origin).with_name("version.py").read_text(encoding="utf-8")
    except OSError:
        return ""
    return said.partition('__version__ = "')[2].partition('"')[0]


def builds(within: Path) -> list[Path]:
    """Folders of builds, newest first, whether they fit or not. Names that begin with a dot are not finished."""
    try:
        folders = [path for path in within.iterdir() if (path / MANIFEST).is_file() and not path.name.startswith(".")]
        return sorted(folders, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def are_unchanged(sources: dict[str, str]) -> bool:
    """Whether these modules have these digests."""
    try:
        return all(digest_of(path_of(module)) == digest for module, digest in sources.items())
    except OSError:  # a source is gone
        return False


def _is_whole(build: Build) -> bool:
    try:
        return all(_checksum_of(build.folder / file) == checksum for file, checksum in build.checksums.items())
    except OSError:  # a file is gone
        return False
