"""A griefer who calls without a photo at every chance and lets the time run out must hardly slow the others down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from statistics import mean, median

import pytest

from tests.tables.stopwatch import Person, RaceHouse, now, run_swiftly
from tests.tables.test_racing import window
from tischlein.games.click import GAME
from tischlein.lawbook.clauses import clause
from tischlein.tables.live.keeper import Keeper

REACTION = 150
"""Milliseconds after which the other players act."""
TURNS = 40
"""Number of measured turns."""

Trick = Callable[[Person, Keeper], None]
"""What a griefer does when a call is possible."""


def call(person: Person, table: Keeper) -> None:
    """Calls, and then lets the time run out."""
    person.plays(table, "click", reaction=REACTION, window=window(table))


def call_and_give_up(person: Person, table: Keeper) -> None:
    state = table.state.playing.state
    is_marking = bool(state.queue) and state.queue[0] == person.seat
    person.plays(table, "nothing" if is_marking else "click", reaction=REACTION, window=window(table))


async def turns(
    table: Keeper, people: list[Person], spoilsports: Iterable[int], trick: Trick, *, patience: int = TURNS
) -> list[float]:
    """Seconds that each of the next turns of others took, who play on at once."""
    lasted: list[float] = []
    began, active, turn = now(), table.state.playing.state.active, table.state.playing.state.turn
    while len(lasted) < patience and table.state.status == "playing":
        await asyncio.sleep(REACTION / 1000)
        state = table.state.playing.state
        if state.turn != turn:
            if active not in spoilsports:
                lasted.append((now() - began) / 1_000_000)
            began, active, turn = now(), state.active, state.turn
        for seat in spoilsports:
            if window(table):
                trick(people[seat], table)
        moves = [GAME.format(move) for move in GAME.legal(state, state.active)]
        command = next((move for move in moves if move.split()[0] not in ("click", "go", "pass", "nothing")), None)
        if command is not None and state.active < len(people) and not state.queue:
            people[state.active].plays(table, command, window=window(table))
    return lasted


def played(
    monkeypatch: pytest.MonkeyPatch,
    *spoilsports: int,
    trick: Trick = call,
    lockout: str = "on",
    seats: int = 3,
    count: int = TURNS,
) -> list[float]:
    async def play() -> list[float]:
        table, people = await RaceHouse().race(*[10] * seats, options={"lockout": lockout})
        return await turns(table, people, spoilsports, trick, patience=count)

    return run_swiftly(monkeypatch, play())


def figures(lasted: list[float]) -> str:
    return f"median {median(lasted):.1f}, mean {mean(lasted):.1f}, longest {max(lasted):.1f} s of {len(lasted)} turns"


@clause("CL-3.20")
@pytest.mark.parametrize("trick", [call, call_and_give_up], ids=["runs out", "gives up"])
def test_one_spoilsport_does_not_double_the_median_turn(monkeypatch: pytest.MonkeyPatch, trick: Trick) -> None:
    """One wrong call in every window, as often as the table accepts it."""
    quiet, spoilt = played(monkeypatch), played(monkeypatch, 2, trick=trick)
    print(f"without {figures(quiet)}; with one {figures(spoilt)}")
    assert median(spoilt) <= 2 * median(quiet)
    assert mean(spoilt) <= 2 * mean(quiet), "nor all turns together"


@clause("CL-3.20")
def test_nor_do_two_who_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, spoilt = played(monkeypatch, seats=4), played(monkeypatch, 2, 3, seats=4)
    print(f"without {figures(quiet)}; with two {figures(spoilt)}")
    assert median(spoilt) <= 2 * median(quiet)


@clause("CL-3.20")
def test_where_wrong_calls_are_free_it_is_as_bad_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Proves that the test can fail: without the penalty for wrong calls the same griefer stops the table."""
    quiet, spoilt = played(monkeypatch, count=4), played(monkeypatch, 2, lockout="off", count=4)
    assert median(spoilt) > 10 * median(quiet), figures(spoilt)
