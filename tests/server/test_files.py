"""Static files: only the page's, in the requested encoding, prepared once, and never stale."""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from pathlib import Path
from unittest.mock import Mock

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from tischlein.server.content import accepts_gzip
from tischlein.server.files import PAGE, TYPES, YOUNG, PageFiles

SCRIPT = b"let a = 1;\n" * 500
LONG_AGO = 1_600_000_000_000_000_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page that was built long ago, with other files beside it."""
    put(tmp_path / "secret.txt", b"not the page's")
    page = tmp_path / "page"
    put(page / "index.html", b"<!doctype html>")
    put(page / "sw.js", b"self")
    put(page / ".stamp", b"x")
    put(page / "assets" / "index-abc.js", SCRIPT)
    put(page / "assets" / "deep" / "font-abc.woff2", bytes(range(256)) * 10)
    put(page / "app" / "icon.svg", b"<svg/>")
    for each in (page, page / "assets", page / "assets" / "deep", page / "app"):
        os.utime(each, ns=(LONG_AGO, LONG_AGO))
    return page


def put(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True, parents=True)
    path.write_bytes(content)


def get(page: PageFiles, path: str, **headers: str) -> web.Response:
    request = make_mocked_request("GET", path, {name.replace("_", "-"): value for name, value in headers.items()})
    handler = page.page if path == "/" else page.worker if path == "/sw.js" else page.file
    try:
        return asyncio.run(handler(request))
    except web.HTTPNotFound as refusal:
        return refusal


def body_of(answer: web.Response) -> bytes:
    assert isinstance(answer.body, bytes)
    return answer.body


def tag_of(answer: web.Response) -> str:
    return answer.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets//index-abc.js",
        "/assets/\0",
        "/assets/" + "a" * 300,
        "/assets/deep",
        "/app/.",
        "/app/..",
        "/assets/../.stamp",
        "/.stamp",
        "/assets/INDEX-ABC.JS",
        "/assets/index-abc.js/",
        "/assets/\ud800",
        "/assets\\index-abc.js",
        "/assets/deep/../index-abc.js",
        "/",
        "/etc/passwd",
    ],
)
def test_nothing_but_the_table_is_served(folder: Path, path: str) -> None:
    page = PageFiles(folder)
    answer = asyncio.run(page.page(request_for("/"))) if path == "/" else get(page, path)
    assert answer.status == (200 if path == "/" else 404)
    assert str(folder).encode() not in body_of(answer)


def request_for(path: str) -> web.Request:
    return make_mocked_request("GET", path)


def test_types_and_how_long_they_are_kept(folder: Path) -> None:
    page = PageFiles(folder)
    for path, media_type, cache in (
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/app/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/index-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/deep/font-abc.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ):
        answer = get(page, path)
        assert (answer.status, answer.headers["content-type"], answer.headers["cache-control"]) == (
            200,
            media_type,
            cache,
        )


def test_every_file_of_our_page_has_a_type() -> None:
    served = [path for name in ("assets", "app") for path in (PAGE / name).rglob("*") if path.is_file()]
    assert {path.suffix for path in served} <= set(TYPES)


def test_each_file_is_read_and_compressed_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compress, read = Mock(wraps=gzip.compress), Mock(wraps=Path.read_bytes)
    monkeypatch.setattr(gzip, "compress", compress)
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path))  # noqa: PLW0108 - a mock is no method
    page = PageFiles(folder)
    for _ in range(20):
        packed = get(page, "/assets/index-abc.js", accept_encoding="gzip, br")
        plain = get(page, "/assets/index-abc.js")
        get(page, "/app/icon.svg", accept_encoding="gzip")
    assert gzip.decompress(body_of(packed)) == plain.body == SCRIPT
    assert dict(packed.headers)["content-encoding"] == "gzip"
    assert "content-encoding" not in dict(plain.headers)
    assert dict(packed.headers)["vary"] == dict(plain.headers)["vary"] == "accept-encoding"
    assert [call.args[0] for call in compress.call_args_list] == [SCRIPT], "the small one is not worth it"
    assert read.call_count == 2


def test_what_does_not_become_smaller_is_left_as_it_is(folder: Path) -> None:
    put(folder / "assets" / "noise-abc.png", os.urandom(5000))
    assert "content-encoding" not in dict(
        get(PageFiles(folder), "/assets/noise-abc.png", accept_encoding="gzip").headers
    )


@pytest.mark.parametrize(
    ("header", "accepts"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("gzip; q=1.0", True),
        ("gzip;q=0.001", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("*;q=0", False),
        ("*, gzip;q=0", False),
    ],
)
def test_who_wants_it_compressed(header: str, accepts: bool) -> None:
    assert accepts_gzip(header) is accepts


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    page = PageFiles(folder)
    plain, packed = (get(page, "/assets/index-abc.js", accept_encoding=how) for how in ("", "gzip"))
    assert tag_of(plain) != tag_of(packed), "two forms, two tags"
    for has in (tag_of(plain), f"W/{tag_of(plain)}", f'"x", {tag_of(plain)}', "*"):
        again = get(page, "/assets/index-abc.js", if_none_match=has)
        assert (again.status, again.body, tag_of(again)) == (304, None, tag_of(plain))
        assert dict(again.headers)["cache-control"] == dict(plain.headers)["cache-control"]
    for has in ("", '"x"', tag_of(packed), tag_of(plain)[1:-1]):
        assert get(page, "/assets/index-abc.js", if_none_match=has).status == 200


def test_a_new_build_is_seen_at_once(folder: Path) -> None:
    page = PageFiles(folder)
    old = get(page, "/")
    get(page, "/assets/index-abc.js", accept_encoding="gzip")
    put(folder / "index.html", b"<!doctype html><p>new")
    put(folder / "assets" / "index-xyz.js", b"new")
    put(folder / "assets" / "more" / "index-xyz.js", b"newer")
    (folder / "assets" / "index-abc.js").unlink()
    assert get(page, "/").body == b"<!doctype html><p>new"
    assert tag_of(get(page, "/")) != tag_of(old)
    assert get(page, "/assets/index-xyz.js").body == b"new"
    assert get(page, "/assets/more/index-xyz.js").body == b"newer"
    assert get(page, "/assets/index-abc.js").status == 404


def test_a_file_that_was_written_over_is_compressed_anew(folder: Path) -> None:
    page = PageFiles(folder)
    get(page, "/assets/index-abc.js", accept_encoding="gzip")
    put(folder / "assets" / "index-abc.js", SCRIPT * 2)
    assert gzip.decompress(body_of(get(page, "/assets/index-abc.js", accept_encoding="gzip"))) == SCRIPT * 2


def test_two_changes_in_one_tick_of_the_clock_are_seen(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """File times are coarse: both builds may have the same one."""
    assets = folder / "assets"
    put(assets / "first-abc.js", b"1")
    tick = assets.stat().st_mtime_ns
    monkeypatch.setattr(time, "time_ns", lambda: tick + YOUNG // 2)
    page = PageFiles(folder)
    assert get(page, "/assets/first-abc.js").status == 200
    put(assets / "second-abc.js", b"2")
    os.utime(assets, ns=(tick, tick))
    assert get(page, "/assets/second-abc.js").status == 200


def test_the_folder_is_searched_again_only_if_it_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Mock(wraps=os.walk)
    monkeypatch.setattr(os, "walk", walk)
    page = PageFiles(folder)
    once = walk.call_count
    for _ in range(10):
        get(page, "/assets/index-abc.js")
        get(page, "/assets/guessed.js")
    assert walk.call_count == once


def test_a_page_that_is_not_there_yet(tmp_path: Path) -> None:
    page = PageFiles(tmp_path / "page")
    answer = get(page, "/")
    assert (answer.status, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
    assert b"not been built" in body_of(answer)
    assert get(page, "/sw.js").status == 404
    assert get(page, "/assets/index-abc.js").status == 404
    put(tmp_path / "page" / "index.html", b"<!doctype html>")
    put(tmp_path / "page" / "assets" / "index-abc.js", b"1")
    assert get(page, "/").status == 200
    assert get(page, "/assets/index-abc.js").status == 200
