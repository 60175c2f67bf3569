"""Serves the page's files from an index of them, so that no path can lead outside of its folder.

Each file is read once, and compressed once when it is first asked for with gzip. A new build may replace files while
the server runs: modification times of files and folders say when to read again.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from aiohttp import web

from tischlein.server.content import Content
from tischlein.server.context import header

PAGE: Path = Path(__file__).parents[1] / "static"
"""The folder, read when the application is made; tests replace it before that."""

INDEX: Final = "/index.html"
WORKER: Final = "/sw.js"
ASSETS: Final = "/assets/"
FOLDERS: Final = ("assets", "app")
YOUNG: Final = 1_000_000_000
"""Nanoseconds. Modification times are coarse: so soon after a change another one may leave the same time."""

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
"""Content types by suffix; the tables of operating systems differ."""

Mark = tuple[int, int, int]
"""Modification time, size and inode of a file or folder: changes when its content does."""


class PageFile:
    """One file, read again when it has changed."""

    def __init__(self, path: Path, *, is_for_ever: bool) -> None:
        self._path = path
        self._cache = "public, max-age=31536000, immutable" if is_for_ever else "no-cache"
        self._mark: Mark | None = None
        self._content: Content | None = None

    def answer(self, request: web.Request) -> web.Response | None:
        """None if the file is gone."""
        mark = mark_of(self._path)
        if mark is None:
            return None
        if mark != self._mark or self._content is None:
            # The mark was taken before, so a change in between shows as another mark next time.
            self._content, self._mark = self._read(), mark
        return self._content.answer(request) if self._content is not None else None

    def _read(self) -> Content | None:
        try:
            plain = self._path.read_bytes()
        except OSError:
            return None
        return Content(plain, TYPES.get(self._path.suffix, "application/octet-stream"), self._cache)


class PageFiles:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}
        self._marks: dict[Path, Mark | None] = {}
        self._is_settled = False
        self._scan()

    async def page(self, request: web.Request) -> web.Response:
        """The one HTML page, for all of its addresses; its router reads the path."""
        answer = self._answer(INDEX, request)
        return (
            answer
            if answer is not None
            else web.Response(text="The page has not been built: run ./play.\n", status=503)
        )

    async def lost(self, request: web.Request) -> web.Response | None:
        """The page with status 404, for browsers that asked for an unknown path. None for programs."""
        if request.method not in ("GET", "HEAD") or "text/html" not in header(request, "accept"):
            return None
        answer = self._answer(INDEX, request)
        if answer is not None and answer.status != 304:  # the browser has a copy, with its status
            answer.set_status(404)
        return answer

    async def worker(self, request: web.Request) -> web.Response:
        """The page's service worker. It is served from the root, because that decides which paths it controls."""
        answer = self._answer(WORKER, request)
        if answer is None:
            raise web.HTTPNotFound
        return answer

    async def file(self, request: web.Request) -> web.Response:
        """A file of `assets`, whose name has a hash and is cached for good, or of `app`, which keeps its name."""
        answer = self._answer(request.path, request)
        if answer is None:
            raise web.HTTPNotFound
        return answer

    def _answer(self, path: str, request: web.Request) -> web.Response | None:
        if not self._is_settled or any(mark_of(folder) != mark for folder, mark in self._marks.items()):
            self._scan()
        file = self._files.get(path)
        return file.answer(request) if file is not None else None

    def _scan(self) -> None:
        """Indexes the folder anew; files that are still there keep what was read of them."""
        before, now = self._files, time.time_ns()
        tops = [self._folder / name for name in FOLDERS]
        folders = [self._folder, *tops, *(Path(each) for top in tops for each, _, _ in os.walk(top))]
        # Marks are taken before the folders are listed, so that a later change is seen by the next scan.
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
