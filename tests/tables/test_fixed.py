"""The constant part of views is sent once: it is the same for all viewers at all times, and every viewer gets it."""

from __future__ import annotations

import random

import pytest

from tests.tables.scenes import ANN, BEN, EVE, started
from tischlein.core.match import Match, new_header
from tischlein.core.registry import find_game, game_ids
from tischlein.core.types import SPECTATOR, seats_in
from tischlein.tables import wire


@pytest.mark.parametrize("game_id", game_ids())
def test_it_is_the_same_for_all_and_through_the_whole_match(game_id: str) -> None:
    game, luck = find_game(game_id), random.Random(5)
    match = Match(game, new_header(game, game.info.max_seats, 7))
    first = game.fixed(game.view(match.state, SPECTATOR))
    for at in range(150):
        acting = seats_in(match.to_act)
        if not acting:
            break
        seat = luck.choice(acting)
        match.enter(match.judge(seat, luck.choice(match.legal(seat))), at)
        for eyes in (*range(match.header.seats), SPECTATOR):
            assert game.fixed(game.view(match.state, eyes)) == first


def test_a_page_gets_it_with_the_first_frame_and_until_it_has_seen_a_move() -> None:
    scene = started(game="dayunhe")
    begun = scene.state.n
    assert scene.seen(ANN).fixed is not None
    assert scene.seen(BEN, since=begun - 1).fixed is not None, "who sat there when the match began"
    seat = seats_in(scene.state.playing.to_act)[0]
    person = (ANN, BEN)[seat]
    move = scene.state.playing.legal(seat)[0]
    scene.do(person, wire.Play, seat=seat, move=scene.state.game.format(move))
    assert scene.seen(EVE).fixed is not None, "who comes later"
    assert scene.seen(BEN, since=begun).fixed is not None, "who was away then"
    assert scene.seen(ANN, since=scene.state.n).fixed is None
    assert scene.seen(ANN, since=scene.state.n).match is not None


def test_a_game_without_anything_of_the_kind_sends_nothing() -> None:
    assert started().seen(ANN).fixed is None
