"""The page's files, from a table: what is not in it does not exist, whatever a path looks like.

Each file is read once, and compressed once when somebody first wants it so. The folder may change while the server
runs, as a new build does it: a look at the clock of files and folders says when something has to be read again.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import time
from pathlib import Path
from typing import Final

from tischlein.server.web import Refusal, Request, Response, to_text

PAGE: Path = Path(__file__).parents[1] / "static"
"""Read when the application is made; tests put another one here before that."""

INDEX: Final = "/index.html"
WORKER: Final = "/sw.js"
ASSETS: Final = "/assets/"
FOLDERS: Final = ("assets", "app")
SHORTEST: Final = 1000
"""Bytes that are worth compressing."""
YOUNG: Final = 1_000_000_000
"""Nanoseconds. The clock of a folder has coarse ticks: so soon after a change there may be another in the same one."""

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Our own list: what a system says about endings differs from one to the next."""

Mark = tuple[int, int, int]
"""Of a file or folder: when it changed, how large it is, and which one it is."""


class PageFile:
    """One file in the forms in which it goes out."""

    def __init__(self, path: Path, *, is_for_ever: bool) -> None:
        self._path = path
        self._cache = "public, max-age=31536000, immutable" if is_for_ever else "no-cache"
        self._type = TYPES.get(path.suffix, "application/octet-stream")
        self._mark: Mark | None = None
        self._plain = b""
        self._hash = ""
        self._packed: bytes | None = None
        """None: nobody wanted it yet. Empty: it would not be smaller."""

    def answer(self, request: Request) -> Response | None:
        """None if the file is gone."""
        mark = mark_of(self._path)
        if mark is None:
            return None
        if mark != self._mark and not self._read(mark):
            return None
        packed = self._pack() if accepts_gzip(request.headers.get("accept-encoding", "")) else b""
        tag = f'"{self._hash}{"-gzip" if packed else ""}"'
        headers = [("cache-control", self._cache), ("etag", tag), ("vary", "accept-encoding")]
        if is_same(request.headers.get("if-none-match", ""), tag):
            return Response(b"", "", 304, tuple(headers))
        if packed:
            headers.append(("content-encoding", "gzip"))
        return Response(packed or self._plain, self._type, headers=tuple(headers))

    def _read(self, mark: Mark) -> bool:
        """What was read is at least as new as the mark: if it changed in between, the next mark differs."""
        try:
            self._plain = self._path.read_bytes()
        except OSError:
            return False
        self._hash = hashlib.blake2b(self._plain, digest_size=12).hexdigest()
        self._packed = None
        self._mark = mark
        return True

    def _pack(self) -> bytes:
        if self._packed is None:
            packed = gzip.compress(self._plain, 6, mtime=0) if len(self._plain) >= SHORTEST else b""
            self._packed = packed if len(packed) < 0.9 * len(self._plain) else b""
        return self._packed


class PageFiles:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}
        self._marks: dict[Path, Mark | None] = {}
        self._is_settled = False
        self._scan()

    async def page(self, request: Request) -> Response:
        """The same page for all of its own addresses; it finds its way by itself."""
        answer = self._answer(INDEX, request)
        return answer if answer is not None else to_text("The page has not been built: run ./play.\n", 503)

    async def worker(self, request: Request) -> Response:
        """The page's service worker. At the root, for that is how far its word reaches; asked for anew each time."""
        answer = self._answer(WORKER, request)
        if answer is None:
            raise Refusal(404, "the page has not been built")
        return answer

    async def file(self, request: Request) -> Response:
        """What is in `assets` has its hash in its name and never changes; what is in `app` keeps its name."""
        answer = self._answer(request.path, request)
        if answer is None:
            raise Refusal(404)
        return answer

    def _answer(self, path: str, request: Request) -> Response | None:
        if not self._is_settled or any(mark_of(folder) != mark for folder, mark in self._marks.items()):
            self._scan()
        file = self._files.get(path)
        return file.answer(request) if file is not None else None

    def _scan(self) -> None:
        """What is kept of files that stay is kept."""
        before, now = self._files, time.time_ns()
        tops = [self._folder / name for name in FOLDERS]
        folders = [self._folder, *tops, *(Path(each) for top in tops for each, _, _ in os.walk(top))]
        # Their marks are taken before one looks inside: what comes later is seen by the next look.
        self._marks = {folder: mark_of(folder) for folder in folders}
        self._is_settled = all(mark is None or abs(now - mark[0]) > YOUNG for mark in self._marks.values())
        found = [self._folder / name[1:] for name in (INDEX, WORKER)]
        found += [Path(each, name) for top in tops for each, _, names in os.walk(top) for name in names]
        paths = {f"/{each.relative_to(self._folder).as_posix()}": each for each in found}
        self._files = {
            path: before.get(path) or PageFile(each, is_for_ever=path.startswith(ASSETS))
            for path, each in paths.items()
        }


def mark_of(path: Path) -> Mark | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size, stat.st_ino


def accepts_gzip(header: str) -> bool:
    weights = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        weights[name.strip()] = weight.replace(" ", "")
    return not re.fullmatch(r"q=0(\.0*)?", weights.get("gzip", weights.get("*", "q=0")))


def is_same(header: str, tag: str) -> bool:
    """Whether the browser says that it has this one."""
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in header.split(","))
