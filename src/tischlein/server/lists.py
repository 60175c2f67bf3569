"""A person's tables: what the home screen lists, and room for one more. The cost is the same however many there are."""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.server.context import Context
from tischlein.store.port import TableIndex
from tischlein.tables import wire
from tischlein.tables.clock import wall
from tischlein.tables.log.forget import goes_on
from tischlein.tables.log.listing import is_deal_member, summary_of
from tischlein.tables.log.state import FINISHED, OPEN, PLAYING

NOT_OVER: Final = (OPEN, PLAYING)


async def listed(context: Context, person: str) -> list[wire.Listed]:
    """All tables that are not over, and the finished ones of late; newest first."""
    store, limits = context.hall.store, context.limits
    found = await store.tables_of(person, NOT_OVER, limit=limits.tables_not_over)
    found += await store.tables_of(person, (FINISHED,), limit=limits.finished_listed)
    return [_listed(index, person) for index in sorted(found, key=lambda index: (-index.updated, index.table))]


async def make_room(context: Context, person: str) -> None:
    """Makes sure that the person has fewer tables than allowed, so that another one may be made.

    The oldest table at which nobody else sits is deleted. Raises BadInput if others sit at all of them.
    """
    most = context.limits.tables_not_over
    found = await context.hall.store.tables_of(person, NOT_OVER, limit=most)
    if len(found) < most:
        return
    context.metrics.full_lists.inc()
    alone = [index for index in found if not _others(index, person)]
    if not alone:
        raise BadInput(text("table-too-many", number=most))
    await context.hall.discard(alone[-1].table)


async def has_running(context: Context, person: str) -> bool:
    """Whether the person is awaited anywhere: a table that is neither over nor abandoned."""
    found = await context.hall.store.tables_of(person, NOT_OVER, limit=context.limits.tables_not_over)
    return any(goes_on(index, wall()) for index in found)


def _others(index: TableIndex, person: str) -> set[str]:
    return {member for member in index.members if member != person and not is_deal_member(member)}


def _listed(index: TableIndex, person: str) -> wire.Listed:
    summary, is_playing = summary_of(index), index.status == PLAYING
    return wire.Listed(
        code=index.code,
        game=index.game,
        status=index.status,
        names=list(summary.names),
        kinds=list(summary.kinds or ["person"] * len(summary.names)),
        yours=[seat for seat, each in enumerate(summary.people) if each == person],
        waited=list(summary.waited) if is_playing else [],
        is_your_turn=is_playing and person in summary.turn,
        updated=index.updated,
        turn_seconds=summary.turn_seconds,
        turn_ends=summary.turn_ends if is_playing else 0,
        is_paused=is_playing and summary.is_paused,
    )
