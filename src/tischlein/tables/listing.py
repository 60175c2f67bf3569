"""What lists and look-ups need to know about a table, kept in the store beside its log."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from tischlein.core.types import seats_in
from tischlein.store.port import TableIndex
from tischlein.tables.frames import waited_for
from tischlein.tables.state import TableState


def index_of(state: TableState, at: int) -> TableIndex:
    turn = [state.seats[seat].person for seat in seats_in(waited_for(state)) if not state.seats[seat].bot]
    free = sum([seat.kind == "open" for seat in state.seats])
    return TableIndex(
        table=state.table,
        code=state.code,
        invitation=digest_of(state.invitation),
        game=state.game_id,
        status=state.status,
        summary=_summary(tuple(names_of(state)), tuple(turn), free),
        members=tuple(sorted(state.people | {state.host})),
        updated=at,
    )


@lru_cache(4096)
def _summary(names: tuple[str, ...], turn: tuple[str, ...], free: int) -> str:
    return to_json({"names": names, "turn": turn, "free": free})


def names_of(state: TableState) -> list[str]:
    return [seat.name or seat.bot for seat in state.seats if seat.kind != "open"]


def to_json(data: object) -> str:
    return msgspec.json.encode(data).decode()


@lru_cache(4096)
def digest_of(invitation: str) -> str:
    """Links carry the token; the index only what cannot be turned back into it."""
    return hashlib.sha256(invitation.encode()).hexdigest()
