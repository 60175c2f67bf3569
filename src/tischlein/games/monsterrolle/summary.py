"""What happened since a seat's last move (core.summary): tears on the own paper, scorings, and the others' turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tischlein.core.summary import Change, Entry, Step, Tier, own_first, tier_of
from tischlein.core.types import Seat
from tischlein.core.words import Text, seat_name, text
from tischlein.games.monsterrolle.events import Discarded, Laid, Protected, Scored, ScoringCame, Torn, TurnBegan
from tischlein.games.monsterrolle.rules import best_section

IDLE: Final[frozenset[str]] = frozenset()

TEAR, SCORING, TURN = 30, 20, 10


def entries(seat: Seat, steps: Sequence[Step]) -> list[Entry]:
    return [*_tears(seat, steps), *_scorings(seat, steps), *_turns(seat, steps)]


def _tears(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    """Each tear on this seat's paper, with what the longest strip is worth less now."""
    for step in steps:
        for event in step.events:
            if isinstance(event, Torn) and event.victim == seat:
                yield Entry(
                    text("mr-since-torn", who=seat_name(step.seat)),
                    (step.number,),
                    Tier.LOST,
                    TEAR,
                    note=text("mr-since-strip", points=best_section(step.after.rows[seat])),
                    seat=step.seat,
                    changes=own_first([_growth(step, seat)], seat),
                    places=(_place(seat, event.place),),
                    events=(event,),
                )


def _scorings(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    for step in steps:
        came = [event for event in step.events if isinstance(event, ScoringCame)]
        scored = [Change(event.seat, event.points) for event in step.events if isinstance(event, Scored)]
        if came:
            changes = own_first(scored, seat)
            yield Entry(
                text("mr-since-scoring", number=came[0].number),
                (step.number,),
                tier_of(changes, seat),
                SCORING,
                changes=changes,
                places=tuple(f"points:{change.seat}" for change in changes if change.seat == seat),
                events=(came[0],),
            )


def _turns(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    """What another player did in a turn, apart from tears on this seat's paper, which are told already."""
    for turn in _split(steps):
        done = [
            (step, event)
            for step in turn
            for event in step.events
            if isinstance(event, Laid | Protected | Discarded | Torn)
            and step.seat != seat
            and not (isinstance(event, Torn) and event.victim == seat)
        ]
        if done:
            who = done[0][0].seat
            growth = [_growth(step, event.victim if isinstance(event, Torn) else who) for step, event in done]
            yield Entry(
                _told(who, [event for _, event in done]),
                tuple(dict.fromkeys(step.number for step, _ in done)),
                weight=TURN,
                note=text("mr-since-stop") if any(isinstance(event, Protected) for _, event in done) else None,
                seat=who,
                changes=own_first(_summed(growth), seat),
                places=tuple(dict.fromkeys(_place_of(event) for _, event in done)),
                events=tuple(event for _, event in done),
            )


def _split(steps: Sequence[Step]) -> Iterator[list[Step]]:
    turn: list[Step] = []
    for step in steps:
        turn.append(step)
        if any(isinstance(event, TurnBegan) for event in step.events):
            yield turn
            turn = []
    yield turn


def _told(who: Seat, events: Sequence[Any]) -> Text:
    tears = [event for event in events if isinstance(event, Torn)]
    laid = sum(isinstance(event, Laid) for event in events)
    if tears:
        return text("mr-since-torn-other", who=seat_name(who), victim=seat_name(tears[0].victim))
    if laid:
        return text("mr-since-laid", who=seat_name(who), count=laid)
    return text("mr-since-discarded", who=seat_name(who), count=len(events))


def _growth(step: Step, seat: Seat) -> Change:
    """How much more the seat's best section is worth after the step: what a scoring would count now."""
    return Change(seat, best_section(step.after.rows[seat]) - best_section(step.before.rows[seat]))


def _summed(changes: Sequence[Change]) -> list[Change]:
    seats = sorted({change.seat for change in changes})
    return [Change(seat, sum(each.points for each in changes if each.seat == seat)) for seat in seats]


def _place(seat: Seat, place: int) -> str:
    return f"row:{seat}:{place}"


def _place_of(event: Laid | Protected | Discarded | Torn) -> str:
    if isinstance(event, Discarded):
        return "discard"
    return _place(event.victim if isinstance(event, Torn) else event.seat, event.place)
