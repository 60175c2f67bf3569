"""What lists and look-ups need to know about a table, kept in the store beside its log."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from tischlein.core.types import seats_in
from tischlein.store.port import TableIndex
from tischlein.tables.log.state import TableState, waited_for

_Texts = tuple[str, ...]


def index_of(state: TableState, at: int) -> TableIndex:
    waited = tuple(seats_in(waited_for(state)))
    turn = [state.seats[seat].person for seat in waited if not state.seats[seat].bot]
    return TableIndex(
        table=state.table,
        code=state.code,
        invitation=digest_of(state.invitation),
        game=state.game_id,
        status=state.status,
        summary=_summary(
            tuple(names_of(state)),
            tuple([seat.kind for seat in state.seats]),
            tuple([seat.person for seat in state.seats]),
            waited,
            tuple(turn),
        ),
        members=tuple(sorted(state.people | {state.host})),
        updated=at,
    )


@lru_cache(4096)
def _summary(names: _Texts, kinds: _Texts, people: _Texts, waited: tuple[int, ...], turn: _Texts) -> str:
    """`turn` has the people who are waited for themselves, `waited` all seats, bots' too."""
    free = kinds.count("open")
    return to_json({"names": names, "kinds": kinds, "people": people, "waited": waited, "turn": turn, "free": free})


def names_of(state: TableState) -> list[str]:
    """Of every chair. Empty where nobody sits or has said one, and for bots: the page has words for these."""
    return [seat.name for seat in state.seats]


def to_json(data: object) -> str:
    return msgspec.json.encode(data).decode()


@lru_cache(4096)
def digest_of(invitation: str) -> str:
    """Links carry the token; the index only what cannot be turned back into it."""
    return hashlib.sha256(invitation.encode()).hexdigest()
