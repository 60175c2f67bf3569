"""Traceability: which clause of a RULES.md is proven by which test, and which lines of code cite it.

Read from the source text alone, so nothing is imported and a broken test file cannot hide a gap.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from tischlein.core.rulebook import parse_rulebook

Function = TypeVar("Function", bound=Callable[..., Any])

_CITATION = re.compile(r"\b[A-Z]{2,3}-\d+\.\d+\b")


def clause(*ids: str) -> Callable[[Function], Function]:
    """Names the clauses that a test proves: `@clause("MR-3.7")`. The test must fail when the clause is broken."""

    def mark(function: Function) -> Function:
        function.clauses = ids  # type: ignore[attr-defined]
        return function

    return mark


@dataclass(slots=True)
class Clause:
    id: str
    tests: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Trace:
    clauses: list[Clause]
    twice: list[str]
    """Ids that RULES.md defines more than once."""
    unknown: list[str]
    """Places that name a clause which RULES.md does not have."""

    @property
    def is_complete(self) -> bool:
        return bool(self.clauses) and not (self.twice or self.unknown or self.untested)

    @property
    def untested(self) -> list[Clause]:
        return [entry for entry in self.clauses if not entry.tests]


def read_clauses(rules: str) -> list[Clause]:
    """Raises BadInput for rules with a malformed line."""
    return [Clause(entry.id) for entry in parse_rulebook(rules).clauses]


def trace(folder: Path) -> Trace:
    """Everything about the clauses of the game in this folder."""
    clauses = read_clauses((folder / "RULES.md").read_text(encoding="utf-8"))
    by_id = {entry.id: entry for entry in clauses}
    twice = [entry.id for entry in clauses if by_id[entry.id] is not entry]
    unknown = []
    for path in sorted(folder.rglob("*.py")):
        content = path.read_text(encoding="utf-8")
        name = path.relative_to(folder).as_posix()
        is_test = path.name.startswith("test_")
        for cited, line in _tests(content) if is_test else _citations(content):
            place = f"{name}:{line}"
            if cited not in by_id:
                unknown.append(f"{place} {cited}")
            elif is_test:
                by_id[cited].tests.append(place)
            else:
                by_id[cited].code.append(place)
    return Trace(list(by_id.values()), twice, unknown)


def _tests(content: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "clause":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant):
                            yield str(argument.value), node.lineno


def _citations(content: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(content.splitlines(), 1):
        for found in _CITATION.finditer(line):
            yield found[0], number
