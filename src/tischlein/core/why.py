"""Reasons by name: a game lists which clause each rests on, and its words are `<prefix>-why-<name>`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tischlein.core.game import Reason
from tischlein.core.words import Arg, text


class Reasons:
    def __init__(self, prefix: str, clauses: Mapping[str, str]) -> None:
        self._prefix: Final = prefix
        self._clauses: Final = clauses

    def __call__(self, name: str, **args: Arg) -> Reason:
        return Reason(self._clauses[name], text(f"{self._prefix}-why-{name}", **args))
