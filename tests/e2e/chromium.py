"""Finds a Chromium for the browser tests, without root and without a download of its own kind.

In order: $TISCHLEIN_CHROMIUM, a browser on the PATH, Playwright's own, and at last the one that an npm package carries,
unpacked beside the tests. The last one needs a fonts.conf, else every letter is blank while text assertions pass.
"""

from __future__ import annotations

import os
import runpy
import shutil
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE / "chromium"
ROOT = HERE.parents[1]
UNPACKED = ROOT / ".venv" / "chromium"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str:
    for candidate in (os.environ.get("TISCHLEIN_CHROMIUM"), *map(shutil.which, ("chromium", "google-chrome"))):
        if candidate:
            return candidate
    return _from_playwright() or _from_npm()


def _from_playwright() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def _from_npm() -> str:
    """Unpacked once into .venv."""
    browser = UNPACKED / "chromium"
    if not browser.exists():
        build = runpy.run_path(str(ROOT / "web" / "build.py"))  # knows where Node is
        build["run"](build["npm_cli"](), "ci", "--prefix", PACKAGE, "--no-audit", "--no-fund", "--ignore-scripts")
        _unpack(PACKAGE / "node_modules" / "@sparticuz" / "chromium" / "bin", UNPACKED)
    fonts = UNPACKED / "fonts.conf"
    fonts.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{UNPACKED / 'fonts'}</dir><cachedir>{UNPACKED / 'cache'}</cachedir></fontconfig>"
    )
    os.environ["FONTCONFIG_FILE"] = str(fonts)
    os.environ["LD_LIBRARY_PATH"] = f"{UNPACKED / 'lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    return str(browser)


def _unpack(packed: Path, folder: Path) -> None:
    import io
    import tarfile

    import brotli  # type: ignore[import-untyped]

    folder.mkdir(parents=True, exist_ok=True)
    for archive in ("fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"):
        if (packed / archive).exists():
            content = io.BytesIO(brotli.decompress((packed / archive).read_bytes()))
            with tarfile.open(fileobj=content) as tar:
                tar.extractall(folder, filter="data")
    target = folder / "chromium.part"
    target.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
    target.chmod(0o755)
    target.rename(folder / "chromium")
