"""A warm pytest: loaded once and forked for every mutant, so that a run costs its tests and not its imports.

Reads lists of arguments as lines of JSON, answers each with its exit code and what it printed. Nothing of any game is
loaded here: every fork imports the games from their files as they are at that moment.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import io
import json
import os
import pkgutil
import sys
import tempfile

import pytest

import tischlein.core


def warm_up() -> None:
    """What every run needs: the plugins, and with the argument `core` the part of the sources that no rule is in."""
    with tempfile.TemporaryDirectory() as nothing, contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", nothing])
    if "core" in sys.argv[1:]:
        for module in pkgutil.iter_modules(tischlein.core.__path__, "tischlein.core."):
            importlib.import_module(module.name)
    assert not [name for name in sys.modules if name.startswith("tischlein.games.")], "a game is loaded already"
    gc.collect()
    gc.freeze()  # no fork needs to look through all of this again


def run(arguments: list[str]) -> tuple[int, str]:
    with tempfile.TemporaryFile("w+") as output:
        child = os.fork()
        if not child:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
            code = int(pytest.main(arguments))
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
        _, status = os.waitpid(child, 0)
        output.seek(0)
        return os.waitstatus_to_exitcode(status), output.read()


def main() -> None:
    warm_up()
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
