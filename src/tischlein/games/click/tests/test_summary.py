"""What a seat is told about what happened since its last turn: what was broken under its eyes first."""

from __future__ import annotations

from typing import Any

from tischlein.core.events import heard_by
from tischlein.core.summary import Change, Entry, Step, Tier, ranked
from tischlein.games.click import GAME, summary
from tischlein.games.click.tests.picture import play, position, shoot
from tischlein.lawbook.summaries import summed_up


def told(state: Any, seat: int, *moves: str) -> list[Entry]:
    return summed_up(GAME, summary, play, state, seat, moves)


def after_photo(state: Any, seat: int, photo: str) -> list[Entry]:
    before, actor = GAME.view(GAME.copy(state), seat), state.active
    sent = shoot(state, photo)
    return ranked(summary.entries(seat, [Step(1, actor, heard_by(sent, seat), before, GAME.view(state, seat))]))


def test_somebody_took_a_photo():
    state = position("lantern fan blossom crane tower", own="lantern-fan-blossom")
    entries = after_photo(state, 1, f"photo {_slot(state, 'lantern-fan-blossom')} 1")
    photo = next(entry for entry in entries if entry.text.key == "cl-since-photo")
    assert (photo.tier, photo.seat, photo.note) == (Tier.NEW, 0, None)
    assert photo.changes[0].points > 0
    assert photo.places == ("score:0",)


def test_my_composition_went_with_it():
    mine = {1: "blossom-hiker-lantern"}
    state = position("lantern fan blossom hiker lantern tower", own="lantern-fan-blossom", held=mine)
    entries = after_photo(state, 1, f"photo {_slot(state, 'lantern-fan-blossom')} 1")
    lost = entries[0]
    assert (lost.text.key, lost.tier, lost.seat) == ("cl-since-broken", Tier.LOST, 0)
    assert lost.places == (f"frame:{_slot(state, 'blossom-hiker-lantern', 1)}",)
    assert entries[1].text.key == "cl-since-photo"


def test_nothing_is_said_about_a_photo_that_is_still_there():
    mine = {1: "hiker-lantern-crane"}
    state = position("lantern fan blossom hiker lantern crane tower", own="lantern-fan-blossom", held=mine)
    entries = after_photo(state, 1, f"photo {_slot(state, 'lantern-fan-blossom')} 1")
    assert [entry.text.key for entry in entries] == ["cl-since-photo"]


def test_an_open_composition_is_marked_where_it_was():
    state = position("lantern fan blossom crane tower", opened="lantern-fan-blossom")
    place = next(at for at, card in enumerate(state.open) if _name(state, card) == "lantern-fan-blossom")
    photo = after_photo(state, 1, f"photo {'abc'[place]} 1")[0]
    assert photo.note is not None
    assert photo.places == (f"frame:{'abc'[place]}", "score:0")


def test_a_dragon_on_the_wall():
    state = position("lantern fan", phase="take", market="head crane tower")
    entries = told(state, 1, "take 1 left")
    assert [entry.text.key for entry in entries] == ["cl-since-dragon"]
    assert entries[0].places == ("wall:1",)
    assert told(position("lantern fan", phase="take", market="head crane tower"), 0, "take 1 left") == []


def test_the_market_changed():
    state = position("lantern fan blossom crane", hand="replace", phase="act")
    entries = told(state, 1, "replace")
    market = next(entry for entry in entries if entry.text.key == "cl-since-market")
    assert market.places == tuple(f"market:{place}" for place in range(1, len(state.market) + 1))
    assert (market.tier, market.seat) == (Tier.NEW, 0)


def test_calls_and_automatic_steps_are_no_turn():
    assert {"go", "pass", "click", "photo", "nothing"} == summary.IDLE


def _slot(state: Any, row: str, seat: int = 0) -> int:
    return next(at for at, card in enumerate(state.compositions[seat], 1) if _name(state, card) == row)


def _name(state: Any, card: int) -> str:
    return "-".join(state.table.names[motif] for motif in state.table.rows[card])


def test_points_are_those_of_the_photo():
    state = position("lantern fan blossom crane tower", own="lantern-fan-blossom")
    card = state.compositions[0][_slot(state, "lantern-fan-blossom") - 1]
    worth = state.table.points[card]
    entries = after_photo(state, 1, f"photo {_slot(state, 'lantern-fan-blossom')} 1")
    assert entries[0].changes == (Change(0, worth),)
