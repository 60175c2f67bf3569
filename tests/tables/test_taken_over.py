"""Cached parts (index entries, pictures) are the same as if they were computed anew after every record."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.tables.scenes import ANN, BEN, EVE, Scene, encoded
from tischlein.core.errors import BadInput
from tischlein.core.registry import game_ids
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Record, TableIndex
from tischlein.tables import wire
from tischlein.tables.frames.picture import Picture, Presence, Viewer
from tischlein.tables.live.journal import Journal
from tischlein.tables.log.listing import index_of
from tischlein.tables.log.records import Moved
from tischlein.tables.log.state import OPEN, PLAYING
from tischlein.tables.log.steps import Step

VIEWERS = (Viewer(ANN), Viewer(BEN), Viewer(EVE), Viewer(ANN, is_display=True))
PEOPLE = (ANN, BEN, EVE)


def happenings(scene: Scene, dice: random.Random, steps: int) -> Iterator[list[Step]]:
    """Steps of a lobby, then of a match with random other commands. The caller folds them."""
    looks = [*scene.state.game.info.looks, ""]
    others: list[tuple[type, Any]] = [
        (wire.Sit, lambda: {"seat": dice.randrange(3), "name": dice.choice(["Ben", "Benno"])}),
        (wire.Stand, lambda: {"seat": dice.randrange(3)}),
        (wire.PutBot, lambda: {"seat": dice.randrange(3), "bot": "greedy"}),
        (wire.ClearSeat, lambda: {"seat": dice.randrange(3)}),
        (wire.SetLook, lambda: {"seat": dice.randrange(3), "look": dice.choice(looks)}),
        (
            wire.SetSettings,
            lambda: {"turn_seconds": dice.choice([0, 30]), "is_open_to_spectators": dice.random() < 0.5},
        ),
        (wire.HandOver, lambda: {"seat": dice.randrange(3)}),
        (wire.Pause, dict),
        (wire.Resume, dict),
        (wire.Resign, lambda: {"seat": dice.randrange(2)}),
        (wire.Return, lambda: {"seat": dice.randrange(2)}),
        (wire.Undo, lambda: {"seat": dice.randrange(2)}),
        (wire.Say, lambda: {"text": "hello"}),
    ]
    for step in range(steps):
        state = scene.state
        if state.shuffling is not None:
            yield scene.shuffle_answer(state.shuffling.missing[0])
        elif state.status == OPEN and step > 25:
            people = [(ANN, 0), (BEN, 1)]
            for person, seat in people:
                if state.seats[seat].person == "":
                    yield scene.answer(person, wire.Sit, seat=seat, name="")
            yield scene.answer(state.host, wire.Start)
        elif state.status == PLAYING and not state.is_paused and dice.random() < 0.7:
            seat = scene.awaited
            yield [Moved(seat, dice.choice(scene.legal(seat)))]
        else:
            kind, fields = dice.choice(others)
            try:
                yield scene.answer(dice.choice(PEOPLE), kind, **fields())
            except BadInput:
                continue


def presence_of(dice: random.Random, now: int) -> Presence:
    here = frozenset(person for person in PEOPLE if dice.random() < 0.8)
    away = {ANN: now - 5000} if ANN not in here and dice.random() < 0.5 else {}
    return Presence(here, away, dice.randrange(2), now)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", range(4))
def test_a_picture_after_another_shows_what_a_new_one_shows(game: str, seed: int) -> None:
    dice, scene = random.Random(seed), Scene(2, game=game)
    before, presence, taken_over = None, presence_of(dice, 0), 0
    for news in happenings(scene, dice, 160):
        for new in news:
            scene.write(new)
        if dice.random() < 0.2:
            presence = presence_of(dice, scene.at)
        picture = Picture(scene.state, presence, None, before)
        taken_over += before is not None and picture._table is before._table
        for viewer in VIEWERS:
            assert encoded(picture.frame(viewer, 0)) == encoded(Picture(scene.state, presence).frame(viewer, 0))
        before = picture
    assert taken_over > 10


class Shelf(MemoryStore):
    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        self.index = index


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", range(4))
def test_the_index_says_what_the_table_is(game: str, seed: int) -> None:
    dice, scene, store = random.Random(seed), Scene(2, game=game), Shelf()
    journal = Journal(scene.state, store, lambda: scene.at, lambda: True, 0)

    async def write_all() -> None:
        for news in happenings(scene, dice, 200):
            if news:
                scene.at += 1000
                await journal.commit(news)
                assert store.index == index_of(scene.state, scene.at)

    asyncio.run(write_all())
    assert scene.state.match is not None
    assert len(scene.state.lines) > 20
