"""A build is used exactly if it was made from these sources for this Python, and a failure to make one leaves nothing.

What is compiled here are two small modules, so that the tests are quick.
"""

from __future__ import annotations

import errno
import json
import os
import resource
import shutil
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tischlein.cli import about as about_command
from tischlein.cli.app import run
from tischlein.compiled import background, builder, finder, kept
from tischlein.compiled.builder import CannotCompile, CompileFailed, make_build, missing_tool
from tischlein.compiled.finder import Engine, Why
from tischlein.compiled.kept import MANIFEST, MOST_KEPT, Misfit, find_build, newest_misfit
from tischlein.compiled.sources import PACKAGE, game_folders, imported_by, modules
from tischlein.core.words import text
from tischlein.words.words import Words

SMALL = ["tischlein.core.rng", "tischlein.core.types"]
needs_compiler = pytest.mark.skipif(missing_tool() is not None, reason="there is no C compiler")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one build, of these modules."""
    if missing_tool() is not None:
        pytest.skip("there is no C compiler")
    within = tmp_path_factory.mktemp("made")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builder, "modules", lambda *_: SMALL)
        make_build(within, optimise="0")
    return within


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    return Path(shutil.copytree(made, tmp_path / "kept"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (builder, background):
        monkeypatch.setattr(module, "modules", lambda *_: SMALL)


def about(within: Path, pure: str = "", sources: Path | None = None) -> str:
    """What `tischlein about` says about its engine, in a process of its own."""
    env = {**os.environ, "TISCHLEIN_COMPILED": str(within), "TISCHLEIN_PURE": pure, "LANGUAGE": "en"}
    if sources is not None:
        env["PYTHONPATH"] = str(sources)
    program = (
        "import tischlein.core.types as it; print(it.__file__); from tischlein.cli.app import main; main(['about'])"
    )
    ended = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    file, _, engine, *_ = ended.stdout.splitlines()
    assert file.endswith(".py") == engine.startswith("Engine: pure Python"), ended.stdout
    return engine


def manifest_of(within: Path) -> Path:
    return next(within.glob(f"*/{MANIFEST}"))


# Which build is used


def test_a_build_that_fits_is_used(folder: Path) -> None:
    assert about(folder).startswith("Engine: compiled by mypyc ")


def test_pure_python_can_be_asked_for(folder: Path) -> None:
    assert about(folder, pure="1") == "Engine: pure Python, because TISCHLEIN_PURE is set."


@pytest.mark.parametrize("changed", ["core/types.py", "compiled/sources.py"])
def test_a_changed_source_is_never_shadowed(folder: Path, tmp_path: Path, changed: str) -> None:
    """Neither one that is compiled nor one that says what is."""
    sources = tmp_path / "src"
    shutil.copytree(PACKAGE, sources / "tischlein", ignore=shutil.ignore_patterns("__pycache__", "static", "web"))
    assert about(folder, sources=sources).startswith("Engine: compiled")
    with (sources / "tischlein" / changed).open("a") as source:
        source.write("# another line\n")
    assert "the compiled build was made from other sources" in about(folder, sources=sources)


def test_a_library_that_cannot_be_loaded_is_named_and_not_used(folder: Path) -> None:
    """Its bytes are what they were when it was made, but this system does not take them."""
    manifest = manifest_of(folder)
    library = next(folder.glob("*/*__mypyc*"))
    library.write_bytes(bytes(library.stat().st_size))
    told = json.loads(manifest.read_text())
    told["checksums"][library.name] = zlib.crc32(library.read_bytes())
    manifest.write_text(json.dumps(told))
    assert "the compiled build cannot be loaded" in about(folder)


@pytest.mark.parametrize("damaged", ["*__mypyc*", "tischlein/core/types*"])
def test_a_file_with_damaged_bytes_is_not_loaded(folder: Path, damaged: str) -> None:
    """The size is right. Loading such a library may end the process, and such a module every command."""
    file = next(manifest_of(folder).parent.glob(damaged))
    content = bytearray(file.read_bytes())
    content[len(content) // 4 : len(content) // 2] = bytes(len(content) // 2 - len(content) // 4)
    file.write_bytes(content)
    assert about(folder) == "Engine: pure Python, because the compiled build is damaged."


def told(**fields: object) -> Callable[[Path], object]:
    """Changes these fields of a manifest."""
    return lambda manifest: manifest.write_text(json.dumps({**json.loads(manifest.read_text()), **fields}))


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda manifest: manifest.write_text("{"), Misfit.DAMAGED),
        (lambda manifest: manifest.write_text("[]"), Misfit.DAMAGED),
        (lambda manifest: manifest.write_text('{"form": 0}'), Misfit.FORM),
        (told(python="cpython-39"), Misfit.PYTHON),
        (told(games=["chess"]), Misfit.SOURCES),
        (told(modules={SMALL[0]: "0"}), Misfit.SOURCES),
        (told(modules={"tischlein.gone": "0"}), Misfit.SOURCES),
        (told(others={"tischlein.core.words": "0"}), Misfit.SOURCES),
        (lambda manifest: next(manifest.parent.glob("tischlein/core/types*")).unlink(), Misfit.DAMAGED),
        (lambda manifest: next(manifest.parent.glob("tischlein/core/types*")).write_bytes(b""), Misfit.DAMAGED),
        (lambda manifest: manifest.parent.rename(manifest.parent.parent / ".new-unfinished"), None),
    ],
    ids="cut no-table form python games digest source-gone imported module-gone module-short unfinished".split(),
)
def test_a_build_that_does_not_fit_is_not_used(
    folder: Path, damage: Callable[[Path], object], why: Misfit | None
) -> None:
    assert find_build(folder) is not None
    assert newest_misfit(folder) is None
    damage(manifest_of(folder))
    assert find_build(folder) is None
    assert newest_misfit(folder) is why


def test_every_reason_to_leave_a_build_alone_has_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about_command, "ENGINE", Engine())
    sentences = set()
    for why in (None, *Misfit):
        monkeypatch.setattr(about_command, "newest_misfit", {kept.kept_in(): why}.get)
        sentences.add(Words("en")(about_command.engine()))
    assert len(sentences) == 1 + len(Misfit)
    assert "Engine: pure Python, because the compiled build was made by another mypyc." in sentences


def test_a_build_of_another_compiler_is_not_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mypy.version import __version__

    assert kept.mypyc_version() == __version__
    monkeypatch.setattr(kept, "mypyc_version", lambda: "0.1")
    assert find_build(folder) is None
    assert newest_misfit(folder) is Misfit.COMPILER
    monkeypatch.setattr(kept, "mypyc_version", lambda: "")
    assert find_build(folder) is not None, "where no compiler is installed, what is there is used"


def test_the_build_of_a_wheel_is_used_whatever_is_installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "mypyc_version", lambda: "0.1")
    monkeypatch.setattr(kept, "PACKAGE", folder)  # builds are found first; then their sources are looked for
    monkeypatch.setattr(kept, "are_unchanged", lambda _: True)
    assert find_build(folder) is not None


def test_without_a_folder_there_is_no_build(tmp_path: Path) -> None:
    assert find_build(tmp_path / "nothing") is None


def test_what_every_move_runs_through_is_compiled() -> None:
    names = modules()
    assert {"tischlein.core.rng", "tischlein.core.states"} < set(names)
    assert all(f"tischlein.games.{game}.{part}" in names for game in game_folders() for part in ("state", "rules"))
    assert not [name for name in names if name.endswith((".events", ".sheet", ".page"))]


def test_what_compiled_modules_take_constants_from_is_known() -> None:
    names = modules()
    others = set(builder.made_from(names))
    assert {f"tischlein.games.{game}.sheet" for game in game_folders()} < others
    assert {"tischlein.bots.reaction", "tischlein.core.looks", "tischlein.compiled.builder"} < others
    assert not others & set(names)


def test_relative_imports_are_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those of a module count from its package, those of a package from itself."""
    package = tmp_path / "tischlein"
    sources = {
        "room/loop.py": "from . import rules\nfrom .data import MOST\nfrom ..core.types import Seat\n",
        "room/data/__init__.py": "from .cards import CARDS\n",
        **dict.fromkeys(("room/__init__.py", "room/rules.py", "room/data/cards.py", "core/types.py"), ""),
    }
    for file, source in sources.items():
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).write_text(source)
    monkeypatch.setattr("tischlein.compiled.sources.PACKAGE", package)
    found = {name.removeprefix("tischlein.") for name in imported_by(["tischlein.room.loop"])}
    assert found == {"room", "room.rules", "room.data", "room.data.cards", "core.types"}


# Failures


def left_in(within: Path) -> list[str]:
    return sorted(path.name for path in within.iterdir() if path.name != "lock")


def broken_compiler(folder: Path) -> str:
    compiler = folder / "my-cc"
    compiler.write_text("#!/bin/sh\necho out of order >&2\nexit 3\n")
    compiler.chmod(0o755)
    return str(compiler)


def test_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CannotCompile) as raised:
        make_build(tmp_path)
    assert raised.value.why.key in ("compile-no-compiler", "compile-no-mypyc")
    assert left_in(tmp_path) == []


@needs_compiler
@pytest.mark.usefixtures("small")
def test_a_broken_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its name and exit code are told, and not the thousand characters of its options."""
    monkeypatch.setenv("CC", broken_compiler(tmp_path))
    within = tmp_path / "kept"
    with pytest.raises(CompileFailed) as raised:
        make_build(within, optimise="0")
    assert raised.value.why == text("compile-compiler", name="my-cc", code="3")
    assert left_in(within) == []


@pytest.fixture
def no_room() -> Iterator[None]:
    """No file may grow beyond two blocks, which is how a full disk looks to a program that writes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@needs_compiler
@pytest.mark.usefixtures("small")
def test_a_full_disk(no_room: None, tmp_path: Path) -> None:
    with pytest.raises(CannotCompile) as raised:
        make_build(tmp_path, optimise="0")
    assert raised.value.why.key == "compile-error"
    assert left_in(tmp_path) == []


@needs_compiler
def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotCompile):
        make_build(tmp_path / "file" / "kept")


@needs_compiler
@pytest.mark.usefixtures("small")
def test_a_disk_that_is_full_at_the_last_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everything is compiled, and then there is no room for the manifest."""

    def quick(_names: object, made: Path, *_: object) -> str:
        made.mkdir()
        (made / f"new__mypyc{kept.SUFFIX}").write_bytes(b"a library")
        return "new__mypyc"

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(builder, "_compile", quick)
    monkeypatch.setattr(builder, "write_manifest", full)
    with pytest.raises(CannotCompile) as raised:
        make_build(tmp_path)
    assert os.strerror(errno.ENOSPC) in str(raised.value.why.args)
    assert left_in(tmp_path) == []
    assert find_build(tmp_path) is None


@needs_compiler
@pytest.mark.skipif(os.name == "nt", reason="rights work differently there")
def test_a_checkout_that_cannot_be_written(engine: Engine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Said in one line, and nothing is left. Root may write anywhere, so the answer of the system is given."""

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "mkdir", refused)
    line = background.compile_for_next_time("en")
    assert line is not None
    assert (line.key, os.strerror(errno.EROFS) in str(line.args)) == ("compile-pure", True)
    with pytest.raises(CannotCompile):
        make_build(tmp_path / "kept")
    assert not (tmp_path / "kept").exists()


@needs_compiler
@pytest.mark.usefixtures("small")
def test_a_source_that_changes_meanwhile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = iter([{"a module": "before"}, {}, {"a module": "before"}, {"another": "after"}])
    monkeypatch.setattr(builder, "digests", lambda _: next(answers))
    monkeypatch.setattr(builder, "_compile", lambda *_: "library")
    with pytest.raises(CannotCompile) as raised:
        make_build(tmp_path)
    assert raised.value.why.key == "compile-changed"
    assert left_in(tmp_path) == []


@needs_compiler
@pytest.mark.usefixtures("small")
def test_modules_that_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(_names: object, made: Path, *_: object) -> str:
        made.mkdir()
        (made / f"new__mypyc{kept.SUFFIX}").write_bytes(b"not a library")
        return "new__mypyc"

    monkeypatch.setattr(builder, "_compile", broken)
    with pytest.raises(CannotCompile) as raised:
        make_build(tmp_path)
    assert raised.value.why.key == "compile-error"
    assert left_in(tmp_path) == []


@needs_compiler
def test_two_do_not_compile_at_once(tmp_path: Path) -> None:
    with builder.alone(tmp_path), pytest.raises(CannotCompile) as raised:
        make_build(tmp_path)
    assert raised.value.why.key == "compile-busy"


@needs_compiler
def test_old_builds_go_and_unfinished_ones(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (kept_one,) = (path for path in folder.iterdir() if path.is_dir())
    for number in range(MOST_KEPT + 1):
        shutil.copytree(kept_one, folder / f"old-{number}")
        os.utime(folder / f"old-{number}", (number, number))
    (folder / ".new-interrupted").mkdir()

    def quick(_names: object, made: Path, *_: object) -> str:
        made.mkdir()
        return "new__mypyc"

    monkeypatch.setattr(builder, "_compile", quick)
    monkeypatch.setattr(builder, "_try_out", lambda *_: None)
    make_build(folder)
    newest = make_build(folder)
    assert len(kept.builds(folder)) == MOST_KEPT, "two of the same process among them"
    assert newest in kept.builds(folder)
    assert not list(folder.glob(".new-*"))


# By command


@needs_compiler
@pytest.mark.usefixtures("small")
def test_it_is_compiled_by_command(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Two lines; all that compilers print is in the log."""
    monkeypatch.setenv("TISCHLEIN_COMPILED", str(tmp_path))
    assert run(["compile", "--lang", "en"]) == 0
    begins, done = capfd.readouterr().out.splitlines()
    build = find_build(tmp_path)
    assert build is not None
    assert sorted(build.modules) == SMALL
    assert begins == "Compiling the engine; that takes a few minutes."
    assert done == f"Done: {build.folder}"
    assert about(tmp_path).startswith("Engine: compiled by mypyc ")


@needs_compiler
@pytest.mark.usefixtures("small")
def test_a_command_that_fails_says_why_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("TISCHLEIN_COMPILED", str(tmp_path / "kept"))
    monkeypatch.setenv("CC", broken_compiler(tmp_path))
    log = tmp_path / "kept" / builder.LOG
    assert run(["compile", "--lang", "en"]) == 2
    why = "my-cc ended with exit code 3"
    assert capfd.readouterr().err == f"The engine stays pure Python: {why}. More about it is in {log}\n"
    assert "out of order" in log.read_text().splitlines()
    with builder.alone(tmp_path / "kept"):
        assert run(["compile", "--lang", "en"]) == 2
    assert capfd.readouterr().err == "The engine stays pure Python: another process is compiling it already.\n"


# Beside a server


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Engine:
    """A process that has found no build, and a place for one."""
    fresh = Engine()
    monkeypatch.setattr(background, "ENGINE", fresh)
    monkeypatch.setenv("TISCHLEIN_COMPILED", str(tmp_path / "kept"))
    return fresh


def said() -> str | None:
    line = background.compile_for_next_time("en")
    return line and line.key


def test_nothing_is_compiled_for_those_who_asked_for_pure_python(engine: Engine, tmp_path: Path) -> None:
    engine.why = Why.ASKED
    assert said() is None
    assert not (tmp_path / "kept").exists()


def test_without_a_compiler_one_line_says_so(engine: Engine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert said() == "compile-pure"
    assert not (tmp_path / "kept").exists()


@needs_compiler
def test_a_folder_that_cannot_be_made_is_told(engine: Engine, tmp_path: Path) -> None:
    (tmp_path / "kept").touch()
    assert said() == "compile-pure"


@needs_compiler
@pytest.mark.usefixtures("small")
def test_a_failure_is_not_repeated(engine: Engine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[object] = []
    monkeypatch.setattr(background, "start", started.append)
    assert said() == "compile-began"
    monkeypatch.setenv("CC", "false")  # a compiler that fails
    monkeypatch.setattr(os, "nice", lambda _: 0)
    assert background.main("en") == 1
    with monkeypatch.context() as patch:
        patch.setattr(background, "modules", lambda: pytest.fail("parsing takes half a second, and people wait"))
        assert said() == "compile-failed"
    monkeypatch.delenv("CC")
    assert said() == "compile-began", "another compiler gets a chance"
    monkeypatch.setenv("CC", "false")
    assert said() == "compile-failed"
    day_before = time.time() - background.DAY
    os.utime(tmp_path / "kept" / background.FAILED, (day_before, day_before))
    assert said() == "compile-began", "a full disk passes"
    assert len(started) == 3


@needs_compiler
@pytest.mark.usefixtures("small")
def test_a_failure_is_told_in_the_log(engine: Engine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """First what the compiler says, then a sentence in the language of whoever started the server."""
    monkeypatch.setenv("CC", broken_compiler(tmp_path))
    monkeypatch.setattr(os, "nice", lambda _: 0)
    assert background.main("de") == 1
    lines = (tmp_path / "kept" / builder.LOG).read_text().splitlines()
    assert "out of order" in lines
    assert lines[-1] == "Das Regelwerk bleibt reines Python: my-cc endete mit dem Code 3."


@needs_compiler
def test_a_disk_that_is_full_is_told_at_once(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, no_room: None, tmp_path: Path
) -> None:
    """Nothing could be written down, and each start would begin to compile again."""
    monkeypatch.setattr(background, "start", lambda _: pytest.fail("it would fail"))
    assert said() == "compile-pure"
    assert left_in(tmp_path / "kept") == []


@needs_compiler
def test_the_log_is_that_of_the_process_that_compiles(engine: Engine, tmp_path: Path) -> None:
    with builder.alone(tmp_path / "kept"):
        (tmp_path / "kept" / builder.LOG).write_text("of another one")
        assert background.start("en").wait(timeout=60) == 1
        assert (tmp_path / "kept" / builder.LOG).read_text() == "of another one"


@needs_compiler
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("why", [Why.MISSING, Why.BROKEN])
def test_what_was_compiled_meanwhile_is_not_compiled_again(
    engine: Engine, folder: Path, monkeypatch: pytest.MonkeyPatch, why: Why
) -> None:
    """Unless it fits and cannot be loaded: then it is made again."""
    made: list[Path] = []
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setenv("TISCHLEIN_COMPILED", str(folder))
    monkeypatch.setattr(background, "make_build_alone", lambda within, **_: made.append(within))
    engine.why = why
    assert background.main("en") == 0
    assert made == ([folder] if why is Why.BROKEN else [])


def test_a_strangers_project_is_not_our_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As after `pip install --target vendor` within one."""
    monkeypatch.delenv("TISCHLEIN_COMPILED", raising=False)
    assert kept.kept_in() == PACKAGE.parents[1] / "build" / "compiled"
    for name in ("pyproject.toml", "hatch_build.py"):
        (tmp_path / name).touch()
    theirs = tmp_path / "vendor" / "tischlein"
    monkeypatch.setattr(kept, "PACKAGE", theirs)
    assert kept.kept_in() == theirs / "compiled" / "kept"


def test_this_process_runs_the_sources() -> None:
    """A compiled module would hide what a test changes."""
    if os.environ.get("TISCHLEIN_PURE"):
        assert finder.ENGINE.build is None
