"""What a game's terminal output gets to turn texts and names into a language."""

from __future__ import annotations

from typing import Protocol

from tischlein.core.words import Arg, Text


class Speaker(Protocol):
    def __call__(self, said: Text) -> str: ...

    def say(self, key: str, **args: Arg) -> str: ...

    def name(self, seat: Arg) -> str: ...
