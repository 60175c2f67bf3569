"""Decisions about the shuffle: it begins, people commit to numbers and reveal them, and the match starts.

docs/fairness.md describes the protocol. Whatever ends a step is committed together with the first record of the next
one, so that a crash leaves no step without an end.
"""

from __future__ import annotations

import json

from tischlein.core.errors import BadInput
from tischlein.core.registry import rules_digest
from tischlein.core.shuffle import commitment, terms
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.gate.checks import Asked
from tischlein.tables.log.records import Committed, Listed, Pledged, Record, Revealed, Started, StartHeld
from tischlein.tables.log.shuffle import Shuffle, in_order
from tischlein.tables.log.state import TableSeat, TableState


def pledged(state: TableState, seats: list[TableSeat], started: Started, secret: str) -> list[Record]:
    """The steps with which the shuffle for these seats begins. If nobody can give a number, it is over at once."""
    people = in_order([seat.person for seat in seats])
    agreed = terms(
        state.game_id,
        started.rules,
        rules_digest(state.game_id),
        started.options,
        [people.index(seat.person) if seat.person else seat.bot for seat in seats],
    )
    begins = Pledged(started.rules, started.options, started.looks, secret, agreed)
    is_asked = any(seat.person and not seat.bot for seat in seats)
    return [begins] if is_asked else [begins, Listed(), started]


def commit(state: TableState, asked: Asked, command: wire.Commit) -> list[Record]:
    shuffle = _expected(state, asked, command.pledge)
    before = shuffle.commitments.get(asked.person)
    if before == command.commitment:
        return []  # another tab of the same browser
    if shuffle.is_listed or before is not None:
        raise BadInput(text("table-shuffle-late"))
    if command.commitment in shuffle.commitments.values():
        raise BadInput(text("table-shuffle-copied"))
    steps: list[Record] = [Committed(asked.person, command.commitment)]
    return [*steps, Listed()] if shuffle.missing == [asked.person] else steps


def reveal(state: TableState, asked: Asked, command: wire.Reveal) -> list[Record]:
    shuffle = _expected(state, asked, command.pledge)
    if asked.person in shuffle.numbers:
        return []
    promised = shuffle.commitments.get(asked.person) if shuffle.is_listed else None
    if promised is None:
        raise BadInput(text("table-shuffle-late"))
    if commitment(state.code, shuffle.pledge, command.number) != promised:
        raise BadInput(text("table-shuffle-other"))
    steps: list[Record] = [Revealed(asked.person, command.number)]
    return [*steps, _start(shuffle)] if shuffle.missing == [asked.person] else steps


def go_on_without(state: TableState, secret: str) -> list[Record]:
    """The steps when the time of the present step is over; none without a shuffle."""
    shuffle = state.shuffling
    if shuffle is None:
        return []
    if shuffle.rules != state.game.info.rules_version:
        return [StartHeld()]  # an update came in between, and these cards cannot be dealt any more
    if not shuffle.is_listed:
        return [Listed()] if shuffle.commitments else [Listed(), _start(shuffle)]
    return _again(shuffle, secret)


def _expected(state: TableState, asked: Asked, pledge: str) -> Shuffle:
    shuffle = state.shuffling
    if shuffle is None or shuffle.pledge != pledge or asked.person not in shuffle.asked:
        raise BadInput(text("table-shuffle-late"))
    return shuffle


def _start(shuffle: Shuffle) -> Started:
    return Started(shuffle.rules, shuffle.options, shuffle.looks)


def _again(shuffle: Shuffle, secret: str) -> list[Record]:
    """The same seats and options, without those who did not reveal. Nobody uses a number again."""
    refused = [person for person in shuffle.people if person in (*shuffle.refused, *shuffle.missing)]
    before = json.loads(shuffle.terms)
    agreed = terms(
        before["game"],
        before["rules"],
        before["digest"],
        shuffle.options,
        before["seats"],
        [shuffle.people.index(person) for person in refused],
        shuffle.restarts + 1,
    )
    begins = Pledged(shuffle.rules, shuffle.options, shuffle.looks, secret, agreed, tuple(refused))
    is_asked = any(person not in refused for person in shuffle.asked)
    return [begins] if is_asked else [begins, Listed(), _start(shuffle)]
