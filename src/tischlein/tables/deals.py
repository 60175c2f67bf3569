"""Matches that are dealt again: from a move of an earlier match, or from its beginning.

The seed of a match tells every hidden card. So a deal is named by the id of the table that was dealt first, which
cannot be guessed and leads nowhere before that match is over. How its matches went is told to those who have played one
of them to its end. Until then they learn neither names nor points, and no code by which they could watch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from tischlein.bots.roster import check_names
from tischlein.core.errors import BadInput
from tischlein.core.rng import MASK, WIDE
from tischlein.core.words import text
from tischlein.store.port import Store, TableIndex
from tischlein.tables import wire
from tischlein.tables.gate.checks import SUBSTITUTE
from tischlein.tables.log.listing import deal_member
from tischlein.tables.log.names import clean_name
from tischlein.tables.log.records import Chair, Created, Origin, Past
from tischlein.tables.log.state import FINISHED, OPEN, PLAYING, belongs
from tischlein.tables.replays import Kept, Replays, deal_of

MOST_MATCHES: Final = 12
"""Matches of a deal that are compared; each has to be played through once."""
MOST_LOOKED_AT: Final = 200
"""Tables of a deal, and of a person, among which they are looked for."""
EVER_SHOWN: Final = (OPEN, PLAYING, FINISHED)
LARGEST_SEED: Final = (1 << WIDE) - 1
"""Of a match file; larger numbers are no seeds of ours."""


def repeated(kept: Kept, asked: wire.DealAgain, person: str, move: int = 0) -> Created:
    """The first record of a table that repeats this match up to a move. Raises BadInput."""
    header, replay = kept.header, kept.replay
    if header is None or replay is None:
        raise BadInput(text("deal-other-rules"))
    if not 0 <= header.seed <= LARGEST_SEED:
        raise BadInput(text("deal-no-seed"))
    if asked.seat >= header.seats:
        raise BadInput(text("table-no-seat", seat=asked.seat + 1))
    start = replay.settled(move)
    return Created(
        game=header.game,
        host=person,
        options=dict(header.options),
        seats=_chairs(kept, asked, person),
        seed=header.seed if header.seed <= MASK else str(header.seed),
        origin=Origin(
            rules=header.rules,
            deal=deal_of(kept.state) if kept.state is not None else "",
            move=start,
            opening=tuple(Past(*entry) for entry in replay.opening(start)),
        ),
    )


def _chairs(kept: Kept, asked: wire.DealAgain, person: str) -> tuple[Chair, ...]:
    """The same bots and looks. The seats of people are free for friends, or bots take them.

    If all others were bots, friends may have their seats.
    """
    name = clean_name(asked.name) if asked.name else ""
    others = [seat for number, seat in enumerate(kept.seats) if number != asked.seat]
    has_room = any(seat.kind != "bot" for seat in others)
    chairs = []
    for number, seat in enumerate(kept.seats):
        if number == asked.seat:
            chairs.append(Chair(person, name, look=seat.look))
        elif asked.is_waiting and (seat.kind != "bot" or not has_room):
            chairs.append(Chair(look=seat.look))
        else:
            chairs.append(Chair(bot=_known_bot(seat.bot if seat.kind == "bot" else ""), look=seat.look))
    return tuple(chairs)


def _known_bot(name: str) -> str:
    """A match file may name any."""
    try:
        check_names([name])
    except BadInput:
        return SUBSTITUTE
    return name


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as one person may see it."""

    source: Kept
    """A finished match that was dealt so."""
    finished: list[Kept]
    """The first one, then the newest first."""
    running: str
    """The code of the person's table that is not over."""

    def shown(self, person: str, deal: str) -> wire.ShownDeal:
        header = self.source.header
        assert header is not None, "of the current rules"
        is_known = any(belongs(kept.state, person) for kept in self.finished if kept.state is not None)
        matches = [_match(kept, person, deal) for kept in self.finished if _may_see(kept, person)] if is_known else []
        return wire.ShownDeal(
            game=header.game,
            options=dict(header.options),
            seats=[seat if is_known else msgspec.structs.replace(seat, name="") for seat in self.source.seats],
            is_known=is_known,
            running=self.running,
            matches=matches[:MOST_MATCHES],
            others=len(self.finished) - len(matches[:MOST_MATCHES]),
        )


class Deals:
    def __init__(self, store: Store, replays: Replays) -> None:
        self._store = store
        self._replays = replays

    async def find(self, deal: str, person: str) -> Deal:
        """Raises BadInput if there is no finished match of it, or none of the current rules."""
        first = await self._store.load(deal, after=1 << 60)
        member = deal_member(deal)
        repeats = await self._store.tables_of(member, EVER_SHOWN, limit=MOST_LOOKED_AT)
        latest = await self._store.tables_of(person, EVER_SHOWN, limit=MOST_LOOKED_AT) if person else []
        own = [index for index in latest if member in index.members]
        # The person's own matches come before others, should there be too many.
        indexes = [*([first.index] if first is not None else []), *own, *repeats]
        over = [index for index in dict.fromkeys(indexes) if not _goes_on(index)]
        kept = [await self._replays.of_table(index) for index in over[: 2 * MOST_MATCHES]]
        finished = [each for each in kept if each.replay is not None and each.replay.result is not None]
        if not finished:
            is_older = any(each.old is not None and each.old.rules for each in kept)
            raise BadInput(text("deal-other-rules" if is_older else "deal-unknown"))
        return Deal(finished[0], finished, next((index.code for index in own if _goes_on(index)), ""))

    async def again(self, deal: str, asked: wire.DealAgain, person: str) -> Created:
        """The first record of another table of this deal. Raises BadInput."""
        found = await self.find(deal, person)
        if found.running:
            raise BadInput(text("deal-running"))
        return repeated(found.source, asked, person)


def _goes_on(index: TableIndex) -> bool:
    return index.status in (OPEN, PLAYING)


def _may_see(kept: Kept, person: str) -> bool:
    try:
        return kept.access(person).is_over
    except BadInput:
        return False


def _match(kept: Kept, person: str, deal: str) -> wire.ShownDealMatch:
    state, replay = kept.state, kept.replay
    assert state is not None
    assert replay is not None
    assert replay.result is not None
    return wire.ShownDealMatch(
        code=kept.code,
        seats=kept.seats_for(person),
        is_first=state.table == deal,
        move=state.origin.move if state.origin is not None else 0,
        played=kept.played,
        ticks=replay.ticks,
        result=wire.ShownResult(replay.result.reason, list(replay.result.scores), list(replay.result.winners)),
    )
