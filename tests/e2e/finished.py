"""Tables with whole matches of bots, written into the store before a server starts: so replays need no long play."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from tests.tables.scenes import ANN, Scene
from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import seated
from tischlein.core.registry import find_game
from tischlein.core.types import seats_in
from tischlein.server.app import signing_key
from tischlein.server.auth import Passport
from tischlein.store.open import open_store
from tischlein.tables import wire
from tischlein.tables.log.listing import index_of
from tischlein.tables.log.records import Started
from tischlein.tables.log.state import PLAYING
from tischlein.tables.log.steps import Played


class Stored(NamedTuple):
    code: str
    moves: int
    """Entries of the match."""


def played(
    game_id: str, seats: int = 3, *, most: int = 1 << 30, seed: int = 1, has_ben: bool = False, **options: str
) -> Scene:
    """Ann, or Ann and Ben, against greedy bots, who choose for them as well."""
    scene = Scene(seats, game=game_id)
    scene.nonces = {ANN: f"{seed:04x}"}
    for key, value in options.items():
        scene.do(ANN, wire.SetOption, key=key, value=value)
    if has_ben:
        scene.seat_ben()
    scene.begin(bots=seats - 2 if has_ben else seats - 1)
    game = find_game(game_id)
    choosers = [seated(game, seat_bot("greedy", game_id, seed + seat)) for seat in range(seats)]
    while scene.state.status == PLAYING and len(scene.state.lines) < most:
        state: Any = scene.state.playing.state
        seat = seats_in(scene.state.playing.to_act)[0]
        move = choosers[seat](state, seat, game.legal(state, seat))
        scene.write(Played(scene.state.playing.judge(seat, move).required()))
    return scene


def of_older_rules(scene: Scene) -> Scene:
    """The same table after an update that has changed the rules."""
    for place, (record, at) in enumerate(scene.records):
        if isinstance(record, Started):
            scene.records[place] = (replace(record, rules=record.rules - 1), at)
    return scene


def store(data: Path, scenes: dict[str, Scene]) -> dict[str, Stored]:
    """By code; Ann sits at each table in the first seat."""
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop of its own in this one
        return thread.submit(lambda: asyncio.run(_store(data, scenes))).result()


async def _store(data: Path, scenes: dict[str, Scene]) -> dict[str, Stored]:
    database = await open_store(f"sqlite:///{(data / 'tischlein.sqlite').resolve().as_posix()}")
    try:
        for code, scene in scenes.items():
            state = scene.state
            rows = scene.rows()
            created = rows[0].data.replace("ABCD2345", code).replace("a-long-invitation", f"invitation-{code}")
            rows[0] = type(rows[0])(rows[0].n, rows[0].kind, created, rows[0].at)
            state.table, state.code, state.invitation = f"table-{code}", code, f"invitation-{code}"
            await database.create(index_of(state, scene.at), rows)
    finally:
        await database.close()
    return {code: Stored(code, len(scene.state.lines)) for code, scene in scenes.items()}


def token_of(data: Path, person: str) -> str:
    return Passport(signing_key(data)).issue(person)


def token_of_ann(data: Path) -> str:
    return token_of(data, ANN)
