"""A table's state as JSON: a cache for loading, so that a long log need not be folded again.

The log is authoritative. A snapshot that cannot be used (older form, other rules version) is ignored.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from tischlein.core.errors import BadInput
from tischlein.core.match import Entry, Header, Match
from tischlein.tables.log.lines import ChatLine, Line
from tischlein.tables.log.records import Origin
from tischlein.tables.log.shuffle import Shuffle
from tischlein.tables.log.state import TableSeat, TableState, Webhook

FORM: Final = 10
"""Raise it whenever the fields of a table change."""


class FrozenMatch(Struct):
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: str
    """In digits: JSON numbers end at 64 bits."""
    players: tuple[str, ...]
    entries: list[Entry]
    position: dict[str, Any]
    before: list[dict[str, Any]]
    """The positions to which an undo may still return."""


class FrozenTable(Struct):
    """The fields of TableState under the same names, and the match as FrozenMatch."""

    form: int
    n: int
    at: int
    code: str
    invitation: str
    game_id: str
    status: str
    seats: list[TableSeat]
    options: dict[str, str]
    host: str
    turn_seconds: int
    is_pass_and_play: bool
    is_for_screen: bool
    has_children: bool
    is_open_to_spectators: bool
    pace: str
    is_starting: bool
    knocks: dict[str, str]
    began: int
    secret: str
    lesson: str
    is_taught: bool
    seed: str | None
    origin: Origin | None
    nonces: tuple[str, ...]
    shuffle: Shuffle | None
    lines: list[Line]
    chat: list[ChatLine]
    is_paused: bool
    paused_at: int
    pause_asked: set[str]
    end_asked: dict[int, list[str]]
    removed: list[str]
    rematch: str
    webhook: Webhook
    turn_began: int
    reached: int
    done: dict[str, dict[str, int]]
    said: dict[str, int]
    match: FrozenMatch | None


_PLAIN: Final = [name for name in FrozenTable.__struct_fields__ if name not in ("form", "match", "seed")]
_decoder: Final = msgspec.json.Decoder(FrozenTable)


def freeze(state: TableState) -> str:
    plain = {name: getattr(state, name) for name in _PLAIN}
    match = _freeze_match(state.match) if state.match else None
    frozen = FrozenTable(form=FORM, match=match, seed=None if state.seed is None else str(state.seed), **plain)
    return msgspec.json.encode(frozen).decode()


def thaw(table: str, data: str) -> TableState | None:
    """None if the snapshot cannot be used; then the whole log has to be folded."""
    try:
        frozen = _decoder.decode(data)
    except msgspec.DecodeError:
        return None
    if frozen.form != FORM:
        return None
    seed = None if frozen.seed is None else int(frozen.seed)
    state = TableState(table=table, seed=seed, **{name: getattr(frozen, name) for name in _PLAIN})
    if frozen.match is not None:
        if frozen.match.rules != state.game.info.rules_version:
            return None
        try:
            state.match = _thaw_match(state, frozen.match)
        except BadInput:
            return None
    return state


def _freeze_match(match: Match) -> FrozenMatch:
    header = match.header
    return FrozenMatch(
        game=header.game,
        rules=header.rules,
        seats=header.seats,
        options=dict(header.options),
        seed=str(header.seed),
        players=header.players,
        entries=match.entries,
        position=match.game.dump(match.state),
        before=[match.game.dump(position) for position in match.before],
    )


def _thaw_match(state: TableState, frozen: FrozenMatch) -> Match:
    proof = state.shuffle.proof(state.code) if state.shuffle is not None else None
    header = Header(frozen.game, frozen.rules, frozen.seats, frozen.options, int(frozen.seed), frozen.players, proof)
    before = [state.game.load(position) for position in frozen.before]
    return Match.resumed(state.game, header, state.game.load(frozen.position), frozen.entries, before)
