"""No module of the product uses private names of dependencies or of the interpreter: they change without notice."""

from __future__ import annotations

import ast
import gc
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "tischlein"

ALLOWED = {
    "bots/worker.py: _exit",  # documented in spite of its name: the one way to end a process from a thread
}
"""Exceptions, each with the reason why there is no public alternative."""

DOCUMENTED = {"_replace", "_asdict"}
"""Named tuples call their public methods so, in order not to take a field's name."""
INTERPRETER = ("gi_", "cr_", "ag_", "f_locals", "f_back", "tb_frame")
"""Prefixes of attributes that expose the internals of generators, coroutines and frames."""
DUNDERS = {"__code__", "__closure__", "__globals__", "__defaults__"}


def trees() -> dict[str, ast.Module]:
    gc.disable()  # a finalizer that formats a traceback would parse as well, for which Python 3.11 is not prepared
    try:
        paths = sorted(path for path in PACKAGE.rglob("*.py") if "tests" not in path.parts)
        return {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    finally:
        gc.enable()


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in DOCUMENTED


def defined(tree: ast.Module) -> set[str]:
    """Private names that a module defines itself: functions, classes, variables, attributes, slots."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                names.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and is_private(node.value):
            names.add(node.value)  # in __slots__
    return {name for name in names if is_private(name)}


def foreign(tree: ast.Module, ours: set[str]) -> list[str]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            is_foreign = is_private(node.attr) and node.attr not in ours
            if is_foreign or node.attr in DUNDERS or node.attr.startswith(INTERPRETER):
                found.append(node.attr)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.module.startswith("tischlein"):
            parts = [*node.module.split("."), *(alias.name for alias in node.names)]
            found += [part for part in parts if is_private(part)]
        elif isinstance(node, ast.Import):
            found += [part for alias in node.names for part in alias.name.split(".") if is_private(part)]
    return found


def test_private_names_are_our_own() -> None:
    sources = trees()
    ours = set().union(*(defined(tree) for tree in sources.values()))
    used = {f"{path}: {name}" for path, tree in sources.items() for name in foreign(tree, ours)}
    assert used == ALLOWED


def test_what_this_would_find() -> None:
    bad = """
from websockets.frames import _apply
import aiohttp._websocket.reader
def look(parser, ours):
    ours._kept = parser.gi_yieldfrom
    return parser._buffer, parser.send.__code__, ours._kept
"""
    wanted = ["__code__", "_apply", "_buffer", "_websocket", "gi_yieldfrom"]
    assert sorted(foreign(ast.parse(bad), {"_kept"})) == wanted
