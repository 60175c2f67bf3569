"""Decodes stored records of any version into the current structs. The only module that knows older shapes.

Records are never rewritten for a new version, so a log may contain several. Version 1 had no version number, and fields
were added to it over time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from tischlein.tables.log.records import ALL, VERSION, Created, Record, Said, SettingsSet

_DECODERS: Final = {kind.kind: msgspec.json.Decoder(kind) for kind in ALL}
_TYPES: Final = {kind.kind: kind for kind in ALL}


class _Version(Struct):
    v: int = 1


_version: Final = msgspec.json.Decoder(_Version)


def read(kind: str, data: str) -> Record:
    """Raises KeyError for a kind and ValueError for a version that this program does not know."""
    decoder = _DECODERS[kind]
    version = _version.decode(data).v
    if version > VERSION:
        raise ValueError(f"a record of version {version}, written by a newer program")
    if version == 1 and kind in _FROM_1:
        return msgspec.convert(_FROM_1[kind](msgspec.json.decode(data)), _TYPES[kind])
    return decoder.decode(data)


def _created(old: dict[str, Any]) -> dict[str, Any]:
    """Early records have neither `secret` nor `starts`."""
    old["is_pass_and_play"] = old.pop("pass_and_play")
    old["is_starting"] = old.pop("starts", False)
    return old


def _settings(old: dict[str, Any]) -> dict[str, Any]:
    """Early records have no `pace`, which means: unchanged."""
    return {"pace": "", **old, "is_open_to_spectators": old.pop("spectators")}


def _said(old: dict[str, Any]) -> dict[str, Any]:
    """The speaker was only recorded as part of the command key."""
    return {**old, "person": old.get("id", "").partition("/")[0]}


_FROM_1: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    Created.kind: _created,
    SettingsSet.kind: _settings,
    Said.kind: _said,
}
"""Converters for the kinds whose shape has changed since version 1."""
