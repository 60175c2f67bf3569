"""The environment of the peers: made by `make bench` in the user's cache, never in the checkout or in `.venv`.

Packages are installed one by one, so that one that cannot be had is named as missing and the others are measured.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final, NamedTuple

PACKAGES: Final = {
    "open_spiel": "open_spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo[classic]<1.26",  # later ones have no gin_rummy
    "catanatron": "catanatron",
    "chess": "chess",
}
"""By library: what pip is asked for."""
SECONDS: Final = 600
READY: Final = ".ready"
"""Written last: an environment without it was interrupted and is made again."""


class Environment(NamedTuple):
    python: Path
    versions: dict[str, str]
    """By library; those that are missing are not in it."""
    missing: dict[str, str]
    """By library: what pip said last."""


def folder() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache, "tischlein", f"peers-{sys.implementation.cache_tag}")


def ensure() -> Environment:
    """Makes the environment, or finds it as an earlier run has left it."""
    where = folder()
    python = where / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = where / READY
    if not ready.exists():
        venv.create(where, with_pip=True, clear=True)
    missing = {}
    for library, wanted in PACKAGES.items():
        if library not in _versions(python):
            ready.unlink(missing_ok=True)
            print(f"peers: installing {wanted} ...", file=sys.stderr, flush=True)
            said = _install(python, wanted)
            if said:
                missing[library] = said
    ready.touch()
    return Environment(python, _versions(python), missing)


def _install(python: Path, wanted: str) -> str:
    """Returns what pip said last if it failed, else nothing."""
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input", wanted]
    try:
        ended = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "took too long"
    lines = [line for line in ended.stderr.splitlines() if line.startswith("ERROR")]
    return (lines or ["ERROR: pip failed"])[-1].removeprefix("ERROR: ")[:120] if ended.returncode else ""


ASK: Final = """
import importlib.metadata as metadata, json, sys
found = {}
for name in sys.argv[1:]:
    try:
        found[name] = metadata.version(name)
    except metadata.PackageNotFoundError:
        pass
print(json.dumps(found))
"""


def _versions(python: Path) -> dict[str, str]:
    return dict(json.loads(subprocess.check_output([str(python), "-c", ASK, *PACKAGES], text=True)))
