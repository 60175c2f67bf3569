"""Makes a build with mypyc and the C compiler, in a folder of its own that gets its name when everything is in it.

So a build that was interrupted, or that found the disk full, is never used. mypyc and setuptools are tools of
developers and of `./play`; an installed wheel works without them.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TextIO

from tischlein.compiled.kept import MOST_KEPT, SUFFIX, builds, digests, write_manifest
from tischlein.compiled.sources import PACKAGE, imported_by, modules, path_of
from tischlein.core.words import Text, text

OPTIMISED: Final = "2"
"""With -O0 random matches took 1.1 to 3 times as long, by game; -O3 was not clearly faster than this in two rounds."""


LOG: Final = "log.txt"
UNFINISHED: Final = ".new-"
"""How names of folders begin in which a build is made."""


class CannotCompile(Exception):
    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why: Final = why


class CompileFailed(CannotCompile):
    """It was tried, and with the same sources and tools it would fail again."""


def missing_tool() -> Text | None:
    """What is missing for compiling; None if everything seems to be there."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return text("compile-no-mypyc")
    if sys.platform == "win32":
        return None  # setuptools looks for the compiler in its own way
    compiler = compiler_name()
    if shutil.which(compiler) is None:
        return text("compile-no-compiler", name=compiler)
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return text("compile-no-headers")
    return None


def compiler_name() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def make_build(within: Path, *, names: Sequence[str] | None = None, optimise: str = OPTIMISED) -> Path:
    """Compiles these modules, or all that are worth it, and returns the folder of the build.

    Raises CannotCompile; then nothing is left behind.
    """
    with alone(within):
        return make_build_alone(within, names=names, optimise=optimise)


def make_build_alone(within: Path, *, names: Sequence[str] | None = None, optimise: str = OPTIMISED) -> Path:
    """The same for a process that is `alone` there already."""
    with _refusals_told(), _working_folder(within) as work:
        return _compile_and_keep(within, work, sorted(names or modules()), optimise)


@contextlib.contextmanager
def alone(within: Path) -> Iterator[None]:
    """One process at a time compiles, and removes what others have left unfinished. The lock ends with the process.

    Raises CannotCompile, also for what the system refuses meanwhile.
    """
    missing = missing_tool()
    if missing is not None:
        raise CannotCompile(missing)
    with _refusals_told():
        within.mkdir(parents=True, exist_ok=True)
        with (within / "lock").open("w") as held:
            if sys.platform != "win32":
                _lock(held)
                for unfinished in within.glob(f"{UNFINISHED}*"):
                    shutil.rmtree(unfinished, ignore_errors=True)
            yield


@contextlib.contextmanager
def _refusals_told() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CompileFailed(text("compile-error", error=str(error))) from error


def _lock(held: TextIO) -> None:
    import fcntl

    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise CannotCompile(text("compile-busy")) from error


@contextlib.contextmanager
def printing_into(log: Path) -> Iterator[None]:
    """What this process and those that it starts print meanwhile goes there. The log is that of whoever is `alone`."""
    with (
        log.open("w", buffering=1, encoding="utf-8") as file,
        contextlib.redirect_stdout(file),
        contextlib.redirect_stderr(file),
    ):
        copies = {number: os.dup(number) for number in (1, 2)}  # what a C compiler inherits
        try:
            for number in copies:
                os.dup2(file.fileno(), number)
            yield
        finally:
            for number, copy in copies.items():
                os.dup2(copy, number)
                os.close(copy)


@contextlib.contextmanager
def _working_folder(within: Path) -> Iterator[Path]:
    work = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=within))
    try:
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _compile_and_keep(within: Path, work: Path, names: list[str], optimise: str) -> Path:
    from mypy.version import __version__ as mypyc_version

    others = made_from(names)
    before = digests(names), digests(others)
    made = work / "build"
    library = _compile(names, made, work, optimise)
    if (digests(names), digests(others)) != before:
        raise CannotCompile(text("compile-changed"))
    write_manifest(made, library, *before, mypyc_version)
    _try_out(names, work)
    _write_through(made)
    kept = within / f"{library.partition('__')[0]}-{work.name.removeprefix(UNFINISHED)}"
    made.rename(kept)
    for old in builds(within)[MOST_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return kept


def made_from(names: Sequence[str]) -> list[str]:
    """The sources that a build of these modules depends on besides theirs."""
    return sorted({*imported_by(names), __name__, f"{__package__}.sources"} - {*names})


def _write_through(made: Path) -> None:
    """To the disk, so that after a power cut no file of a build that has its name is empty."""
    if sys.platform == "win32":
        return
    for path in [*made.rglob("*"), made]:
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def translate(names: list[str], work: Path, optimise: str) -> list[Any]:
    """Has mypyc write the C of these modules. Returns what setuptools compiles; raises CannotCompile."""
    from mypyc.build import mypycify

    options = [
        "--config-file=",
        "--ignore-missing-imports",  # what only uncompiled modules import need not be installed
        "--follow-imports=silent",
        f"--cache-dir={work / 'mypy'}",
    ]
    with _in_folder(PACKAGE.parent), _failures_told():  # mypyc names modules by their paths from here
        files = [path_of(name).relative_to(PACKAGE.parent).as_posix() for name in names]
        extensions: list[Any] = mypycify(
            [*options, *files], opt_level=optimise, debug_level="0", target_dir=str(work / "c")
        )
    return extensions


def _compile(names: list[str], made: Path, work: Path, optimise: str) -> str:
    """Compiles into the folder `made`; returns the name of the library."""
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    extensions = translate(names, work, optimise)
    with _in_folder(PACKAGE.parent), _failures_told():
        command = build_ext(Distribution({"name": "tischlein", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(made), str(work / "objects")
        command.ensure_finalized()
        command.run()
    libraries = [path.name.removesuffix(SUFFIX) for path in made.glob(f"*__mypyc{SUFFIX}")]
    if len(libraries) != 1:
        raise CompileFailed(text("compile-error", error="mypyc: no library"))
    return libraries[0]


@contextlib.contextmanager
def _failures_told() -> Iterator[None]:
    try:
        yield
    except (SystemExit, Exception) as error:  # mypyc leaves by SystemExit; compilers have errors of many kinds
        raise CompileFailed(_told(error)) from error


def _told(error: BaseException) -> Text:
    """In one line. setuptools names all options of a compiler that failed, a thousand characters."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, subprocess.CalledProcessError):
            return text("compile-compiler", name=Path(cause.cmd[0]).name, code=str(cause.returncode))
        cause = cause.__cause__ or cause.__context__
    return text("compile-error", error=f"{type(error).__name__}: {error}".splitlines()[0])


LOADS: Final = """
import importlib, sys
from tischlein.compiled.finder import ENGINE
assert ENGINE.build is not None, ENGINE.error
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name.startswith("tischlein"):
            raise
"""
"""Where a wheel is built, packages that games import are not installed."""


def _try_out(names: list[str], work: Path) -> None:
    """Loads every module in a process of its own: mypyc accepts some sources that it cannot run."""
    env = {**os.environ, "TISCHLEIN_PURE": "", "TISCHLEIN_COMPILED": str(work), "PYTHONPATH": str(PACKAGE.parent)}
    ended = subprocess.run([sys.executable, "-c", LOADS, *names], env=env, capture_output=True, text=True, check=False)
    if ended.returncode:
        said = ended.stderr.strip().splitlines() or [f"exit code {ended.returncode}"]
        print(*said, sep="\n", file=sys.stderr)
        raise CompileFailed(text("compile-error", error=said[-1]))


@contextlib.contextmanager
def _in_folder(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
