"""What happened since a seat's last move (core.summary): attacks, the ship, uprisings, unrest, buildings, the round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tischlein.core.summary import Change, Entry, Step, Tier, own_first, tier_of
from tischlein.core.types import Seat
from tischlein.core.words import seat_name, text
from tischlein.games.dayunhe.chart import Chart, find_chart
from tischlein.games.dayunhe.data import NOWHERE, tile_words
from tischlein.games.dayunhe.events import (
    Built,
    CityBuilt,
    Denounced,
    Destroyed,
    Intrigued,
    Moved,
    Raised,
    Removed,
    RoundBegan,
    Sailed,
    Swapped,
    TeaBreak,
    Turned,
    UnrestLaid,
    Uprising,
)
from tischlein.games.dayunhe.scoring import RIOT
from tischlein.games.dayunhe.ship import ENTERED, is_joined
from tischlein.games.dayunhe.view import View

IDLE: Final[frozenset[str]] = frozenset()

# Within a tier: what is final comes before what may still be mended.
UPRISING, ATTACK, VOYAGE, RISK, CITY, BUILDING, REPUTATION, TEA, ROUND = range(90, 0, -10)


def entries(seat: Seat, steps: Sequence[Step]) -> list[Entry]:
    found = [entry for step in steps for event in step.events for entry in _single(seat, step, event)]
    return [*found, *_voyages(seat, steps), *_buildings(seat, steps), *_cities(seat, steps), *_raised(seat, steps)]


def _single(seat: Seat, step: Step, event: Any) -> Iterator[Entry]:
    """The entries of events that stand for themselves."""
    numbers, who = (step.number,), seat_name(step.seat)
    match event:
        case Destroyed(field=field, owner=owner) if step.seat != seat:
            is_mine = owner == seat
            told = (
                text("dy-since-destroyed", who=who, field=field)
                if is_mine
                else text("dy-since-destroyed-other", who=who, owner=seat_name(owner), field=field)
            )
            yield Entry(
                told,
                numbers,
                Tier.LOST if is_mine else Tier.NEW,
                ATTACK,
                note=text("dy-since-way", points=_brought(step.before, field)) if is_mine else None,
                seat=step.seat,
                places=(field,),
                events=(event,),
            )
        case Intrigued(victim=victim, points=points):
            yield Entry(
                text("dy-since-intrigued", who=who)
                if victim == seat
                else text("dy-since-intrigued-other", who=who, victim=seat_name(victim)),
                numbers,
                Tier.LOST if victim == seat else Tier.NEW,
                ATTACK,
                seat=step.seat,
                changes=(Change(victim, points),),
                places=(f"reputation:{victim}",),
                events=(event,),
            )
        case Denounced(victim=victim):
            is_mine = victim == seat
            yield Entry(
                text("dy-since-denounced", who=who)
                if is_mine
                else text("dy-since-denounced-other", who=who, victim=seat_name(victim)),
                numbers,
                Tier.LOST if is_mine else Tier.NEW,
                ATTACK,
                note=text("dy-since-end", points=-RIOT) if is_mine else None,
                seat=step.seat,
                places=(f"city:{victim}",),
                events=(event,),
            )
        case Uprising(seat=risen, points=points):
            is_mine = risen == seat
            yield Entry(
                text("dy-since-uprising") if is_mine else text("dy-since-uprising-other", who=seat_name(risen)),
                numbers,
                Tier.LOST if is_mine else Tier.NEW,
                UPRISING,
                seat=risen,
                changes=(Change(risen, points),),
                places=(f"wall:{risen}",),
                events=(event,),
            )
        case UnrestLaid(field=field) if step.seat != seat and _is_in_region_of(step.after, field, seat):
            yield Entry(
                text("dy-since-unrest", who=who, field=field),
                numbers,
                Tier.LOST,
                RISK,
                note=text("dy-since-end", points=-RIOT),
                seat=step.seat,
                places=(field,),
                events=(event,),
            )
        case Removed(owner=owner) | Built(over=owner) if owner == seat != step.seat:
            yield Entry(
                text("dy-since-wall", who=who, count=step.after.walls[seat]),
                numbers,
                Tier.LOST,
                RISK,
                seat=step.seat,
                places=(f"wall:{seat}",),
                events=(event,),
            )
        case Turned(field=field, owner=owner) | Moved(field=field, owner=owner) if owner == seat != step.seat:
            yield Entry(
                text("dy-since-rebuilt", who=who, tile=tile_words(event.tile), field=field),
                numbers,
                Tier.LOST,
                RISK - 1,
                seat=step.seat,
                places=(field,),
                events=(event,),
            )
        case Swapped(owner=owner, other_owner=other) if seat in (owner, other) and step.seat != seat:
            field, tile = (event.field, event.tile) if owner == seat else (event.source, event.other_tile)
            yield Entry(
                text("dy-since-rebuilt", who=who, tile=tile_words(tile), field=field),
                numbers,
                Tier.LOST,
                RISK - 1,
                seat=step.seat,
                places=(field,),
                events=(event,),
            )
        case TeaBreak():
            yield Entry(text("dy-since-tea", who=who), numbers, weight=TEA, seat=step.seat, events=(event,))
        case RoundBegan(number=number, seat=start) if number > 1:
            yield Entry(
                text("dy-since-round", number=number, who=seat_name(start)),
                numbers,
                weight=ROUND,
                places=("round",),
            )


def _voyages(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    """A move of the ship may take several steps, if somebody steers. It begins where the last one ended."""
    runs: list[list[tuple[int, Sailed]]] = []
    for step in steps:
        for event in step.events:
            if not isinstance(event, Sailed):
                continue
            is_onward = runs and runs[-1][-1][1].field == event.source and runs[-1][-1][1].what != "turn"
            if not is_onward:
                runs.append([])
            runs[-1].append((step.number, event))
    for run in runs:
        legs = [leg for _, leg in run]
        sums: dict[Seat, int] = defaultdict(int)
        for leg in legs:
            if leg.seat != NOWHERE:
                sums[leg.seat] += leg.points
        changes = own_first([Change(*each) for each in sums.items()], seat)
        yield Entry(
            text("dy-since-sailed", fields=len(legs)),
            tuple(sorted({number for number, _ in run})),
            tier_of(changes, seat),
            VOYAGE,
            note=text(
                "dy-since-sailed-over",
                canals=sum(leg.what in ("canal", "joined") for leg in legs),
                unrest=sum(leg.what == "unrest" for leg in legs),
            ),
            changes=changes,
            places=(legs[0].source, *(leg.field for leg in legs)),
            is_way=True,
            events=(legs[-1],),
        )


def _buildings(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    """All that a player built on the map, as one entry."""
    for builder, found in _by_seat(seat, steps, Built).items():
        yield Entry(
            text("dy-since-built", who=seat_name(builder), count=len(found)),
            tuple(sorted({number for number, _ in found})),
            weight=BUILDING,
            seat=builder,
            changes=own_first([Change(builder, sum(event.points for _, event in found))], seat),
            places=tuple(dict.fromkeys(event.field for _, event in found)),
            events=tuple(event for _, event in found),
        )


def _cities(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    for builder, found in _by_seat(seat, steps, CityBuilt).items():
        count = found[-1][1].count
        yield Entry(
            text("dy-since-city", who=seat_name(builder)),
            tuple(sorted({number for number, _ in found})),
            weight=CITY,
            note=text("dy-since-city-end", count=count, points=count * count),
            seat=builder,
            places=(f"city:{builder}",),
            events=tuple(event for _, event in found),
        )


def _raised(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    for climber, found in _by_seat(seat, steps, Raised).items():
        yield Entry(
            text("dy-since-raised", who=seat_name(climber), total=found[-1][1].total),
            tuple(sorted({number for number, _ in found})),
            weight=REPUTATION,
            seat=climber,
            changes=(Change(climber, sum(event.points for _, event in found)),),
            places=(f"reputation:{climber}",),
        )


def _by_seat(seat: Seat, steps: Sequence[Step], kind: type) -> dict[Seat, list[tuple[int, Any]]]:
    """Events of one kind with the numbers of their steps, by the player who acted; without those of the seat itself."""
    found: dict[Seat, list[tuple[int, Any]]] = defaultdict(list)
    for step in steps:
        if step.seat != seat:
            found[step.seat] += [(step.number, event) for event in step.events if isinstance(event, kind)]
    return {who: events for who, events in found.items() if events}


def _chart(view: View) -> Chart:
    return find_chart(view.options["sheet"], view.seats)


def _is_in_region_of(view: View, name: str, seat: Seat) -> bool:
    chart = _chart(view)
    region = chart.regions[chart.names.index(name)]
    return region != NOWHERE and (view.first + region) % view.seats == seat


def _brought(view: View, name: str) -> int:
    """The points that this canal can no longer bring when the ship comes, (DY-6.6)."""
    chart, board = _chart(view), view.board
    field = chart.names.index(name)
    has_line = any(is_joined(chart, board, other, field) for _, other, _ in chart.around[field])
    return 2 * ENTERED if has_line else ENTERED
