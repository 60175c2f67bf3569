"""The messages of one language, each parsed when it is first used: a run needs few of more than a thousand."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term; all other lines of a file are indented or comments."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Shelf:
    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self._parsed = FluentBundle([language], use_isolating=False)
        self._sources = dict[str, str]()
        for path in files:
            for key, source in _entries(path.read_text(encoding="utf-8")):
                self._sources.setdefault(key, source)

    def __contains__(self, key: str) -> bool:
        self._parse(key)
        return bool(self._parsed.has_message(key))

    def say(self, key: str, args: dict[str, Any]) -> str:
        self._parse(key)
        pattern = self._parsed.get_message(key).value
        assert pattern is not None, "a word file has a message without a value"
        spoken, _ = self._parsed.format_pattern(pattern, args)
        return str(spoken)

    def _parse(self, key: str) -> None:
        """Parses a message and all that it refers to, unless that has been done."""
        source = self._sources.pop(key, None)
        if source is not None:
            for reference in _REFERENCE.findall(source):
                self._parse(reference)
            self._parsed.add_resource(FluentResource(source))


def _entries(source: str) -> list[tuple[str, str]]:
    found = list(_ENTRY.finditer(source))
    ends = [each.start() for each in found[1:]] + [len(source)]
    return [(each[1], source[each.start() : end]) for each, end in zip(found, ends, strict=True)]
