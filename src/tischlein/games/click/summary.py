"""What happened since a seat's last turn (core.summary): photos of others, what they broke, what is new on the wall.

Nothing here says which photos are possible now (CL-3.13); only that one was and is not any more, which everybody can
see from the wall and the own compositions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tischlein.core.summary import Change, Entry, Step, Tier
from tischlein.core.types import Seat
from tischlein.core.words import Text, seat_name, text
from tischlein.games.click.data import COVERED, DRAGON, MOTIFS, TAKEN, cards_words, motif_words, row_words
from tischlein.games.click.events import Laid, LastTurns, PhotoTaken, ReplacedMarket, RickshawCame
from tischlein.games.click.moves import OPEN_LETTERS
from tischlein.games.click.sheet import find_sheet
from tischlein.games.click.view import View

IDLE: Final = frozenset(("go", "pass", "click", "photo", "nothing"))
"""Automatic steps, calls and answers are no turn of one's own."""

LAST, PHOTO, BROKEN, DRAGONS, WALL, SHOP = range(60, 0, -10)
DRAGON_NAMES: Final = frozenset(MOTIFS[part] for part in DRAGON)


def entries(seat: Seat, steps: Sequence[Step]) -> list[Entry]:
    found = [entry for step in steps for event in step.events for entry in _single(seat, step, event)]
    return [*found, *_broken(seat, steps), *_dragons(seat, steps), *_rickshaws(steps), *_market(seat, steps)]


def _single(seat: Seat, step: Step, event: Any) -> Iterator[Entry]:
    numbers = (step.number,)
    match event:
        case PhotoTaken(seat=who, row=row, points=points) if who != seat:
            taken = _open_taken(step)
            yield Entry(
                text("cl-since-photo", who=seat_name(who), row=row_words(row)),
                numbers,
                weight=PHOTO + points,
                note=text("cl-since-photo-open") if event.is_open else None,
                seat=who,
                changes=(Change(who, points),),
                places=(*(taken if event.is_open else ()), f"score:{who}"),
                events=(event,),
            )
        case LastTurns(seat=who):
            yield Entry(text("cl-since-last", who=seat_name(who)), numbers, weight=LAST, places=("decks",))


def _open_taken(step: Step) -> tuple[str, ...]:
    """The places of the open compositions that were photographed in this step."""
    places = zip(OPEN_LETTERS, step.before.open, step.after.open, strict=True)
    return tuple(f"frame:{letter}" for letter, was, now in places if was != TAKEN and now == TAKEN)


def _broken(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    """Compositions of this seat that stood on the wall until somebody else took or moved a card of them."""
    for step in steps:
        # With calm photos the last answer lets all photos happen, whoever gave it.
        photographers = [event.seat for event in step.events if isinstance(event, PhotoTaken)]
        who = next((each for each in photographers if each != seat), step.seat)
        if who == seat:
            continue
        rows = find_sheet(step.before.options["sheet"]).rows
        for composition in step.before.compositions:
            stood = rows[composition] in step.before.wall and rows[composition] not in step.after.wall
            if stood and composition in step.after.compositions:
                yield Entry(
                    text("cl-since-broken", who=seat_name(who), row=_words(step.before, rows[composition])),
                    (step.number,),
                    Tier.LOST,
                    BROKEN,
                    seat=who,
                    places=(f"frame:{step.after.compositions.index(composition) + 1}",),
                    events=tuple(event for event in step.events if isinstance(event, PhotoTaken))[:1],
                )


def _dragons(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    """Parts of a dragon that others laid and that still lie on the wall."""
    for step in steps:
        for event in step.events:
            if not isinstance(event, Laid) or event.seat == seat or event.card not in DRAGON_NAMES:
                continue
            wall = steps[-1].after.wall
            part = find_sheet(step.after.options["sheet"]).names.index(event.card)
            if part in wall:
                yield Entry(
                    text("cl-since-dragon", who=seat_name(event.seat), part=motif_words(event.card)),
                    (step.number,),
                    weight=DRAGONS,
                    seat=event.seat,
                    places=(f"wall:{wall.index(part) + 1}",),
                    events=(event,),
                )


def _rickshaws(steps: Sequence[Step]) -> Iterator[Entry]:
    """Told once. They move on with every turn, so what is marked is where they are now."""
    came = [(step.number, event) for step in steps for event in step.events if isinstance(event, RickshawCame)]
    if came:
        covered = [place for place, card in enumerate(steps[-1].after.wall, 1) if card >= COVERED]
        yield Entry(
            text("cl-since-rickshaw"),
            tuple(dict.fromkeys(number for number, _ in came)),
            weight=WALL,
            places=tuple(f"wall:{place}" for place in covered),
            events=(came[-1][1],),
        )


def _words(view: View, cards: bytes) -> Text:
    names = find_sheet(view.options["sheet"]).names
    return cards_words(tuple(names[card] for card in cards))


def _market(seat: Seat, steps: Sequence[Step]) -> Iterator[Entry]:
    """Told once, with the last change: the market before it is gone."""
    changed = [step for step in steps if any(isinstance(event, ReplacedMarket) for event in step.events)]
    if changed and changed[-1].seat != seat:
        step = changed[-1]
        market = steps[-1].after.market
        yield Entry(
            text("cl-since-market", who=seat_name(step.seat), cards=_words(step.after, market)),
            (step.number,),
            weight=SHOP,
            seat=step.seat,
            places=tuple(f"market:{place}" for place in range(1, len(market) + 1)),
        )
