"""The index entry of a table: what lists and look-ups need, stored beside the log so that the log need not be read."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

import msgspec

from tischlein.core.types import seats_in
from tischlein.store.port import TableIndex
from tischlein.tables.log.state import PLAYING, TableState, waited_for

_Texts = tuple[str, ...]
_DEAL: Final = "deal:"


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
            (state.turn_seconds, state.turn_ends),
            is_paused=state.is_paused,
        ),
        members=tuple(sorted({*state.people, state.host, *_deals(state)})),
        updated=at,
    )


def _deals(state: TableState) -> list[str]:
    return [deal_member(state.origin.deal)] if state.origin is not None and state.origin.deal else []


def deal_member(deal: str) -> str:
    """Under this name the index lists the tables that repeat a deal. No person has it: ids of people have no colon."""
    return f"{_DEAL}{deal}"


def is_deal_member(member: str) -> bool:
    return member.startswith(_DEAL)


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table. Entries of older versions have names, turn and free seats only."""

    names: _Texts
    turn: _Texts
    """People whose turn it is."""
    free: int
    kinds: _Texts = ()
    people: _Texts = ()
    waited: tuple[int, ...] = ()
    """Seats whose turn it is, including bots'."""
    turn_seconds: int = 0
    turn_ends: int = 0
    is_paused: bool = False


_summary_decoder = msgspec.json.Decoder(Summary)


def summary_of(index: TableIndex) -> Summary:
    return _summary_decoder.decode(index.summary)


def is_waited_for(index: TableIndex, now: int) -> bool:
    """Whether the turn of a match still has time: over days nobody need have done anything for long."""
    return index.status == PLAYING and summary_of(index).turn_ends > now


@lru_cache(4096)
def _summary(
    names: _Texts,
    kinds: _Texts,
    people: _Texts,
    waited: tuple[int, ...],
    turn: _Texts,
    clock: tuple[int, int],
    *,
    is_paused: bool,
) -> str:
    """`clock` has the seconds of a turn, and when the running one ends."""
    return to_json(Summary(names, turn, kinds.count("open"), kinds, people, waited, *clock, is_paused))


def names_of(state: TableState) -> list[str]:
    """Names by seat. Empty for free seats, bots and people without a name: the page translates those."""
    return [seat.name for seat in state.seats]


def to_json(data: object) -> str:
    return msgspec.json.encode(data).decode()


@lru_cache(4096)
def digest_of(invitation: str) -> str:
    """The hash under which an invitation is stored in the index, so that reading the index opens no table."""
    return hashlib.sha256(invitation.encode()).hexdigest()
