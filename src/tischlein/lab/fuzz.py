"""Random play that looks for crashes, dead ends, broken invariants and matches that are too long.

A finding is the text of a match file, which replays up to the step that failed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from typing import Any

from tischlein.core.errors import BadInput
from tischlein.core.game import Game
from tischlein.core.match import Entry, Header, Match, new_header, replay
from tischlein.core.matchfile import encode, encode_unbegun
from tischlein.core.registry import find_game
from tischlein.core.rng import derive
from tischlein.core.types import seats_in
from tischlein.lab.chunks import run_in_chunks
from tischlein.lawbook.laws import Dice

LEANS = 3


@dataclass(frozen=True, slots=True)
class Finding:
    number: int
    trouble: str
    match_file: str


@dataclass(frozen=True, slots=True)
class Report:
    games: int
    moves: int
    findings: tuple[Finding, ...]


def tables(game: Game[Any, Any], seats: int | None) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with every combination of options, in a fixed order."""
    counts = [seats] if seats else range(game.info.min_seats, game.info.max_seats + 1)
    keys = [spec.key for spec in game.info.options]
    every = [
        (count, dict(zip(keys, chosen, strict=True)))
        for count in counts
        for chosen in product(*(spec.choices for spec in game.info.options))
    ]
    return [(count, options) for count, options in every if _is_possible(game, count, options)]


@cache
def _tables_of(game_id: str, seats: int | None) -> list[tuple[int, dict[str, str]]]:
    """Cached for all chunks: a game may have hundreds of combinations."""
    return tables(find_game(game_id), seats)


def _is_possible(game: Game[Any, Any], seats: int, options: dict[str, str]) -> bool:
    """Whether the game accepts a combination of options: seat 4 cannot begin at a table of two."""
    try:
        game.setup(options, seats, 0)
    except BadInput:
        return False
    except Exception:  # a crash, which playing the match will find
        return True
    return True


def fuzz_match(
    game: Game[Any, Any], seats: int, options: dict[str, str], seed: int, lean: int
) -> tuple[int, Finding | None]:
    """Plays one match: how many moves were made, and what went wrong."""
    header = new_header(game, seats, derive(seed, 0), options=options)
    dice = Dice(derive(seed, 1))
    entries: list[Entry] = []
    attempt: dict[str, object] = {}
    try:
        match = Match(game, header)
        entries, bound = match.entries, game.bound(seats)
        while True:
            game.check(match.state)
            awaited = seats_in(game.to_act(match.state))
            if not awaited:
                if match.result is None:
                    raise AssertionError("dead end: nobody to act and no result")
                return len(entries), None
            if len(entries) >= bound:
                raise AssertionError("over-long: more moves than the proven bound")
            seat = awaited[dice.below(len(awaited))]
            legal = game.legal(match.state, seat)
            if not legal:
                raise AssertionError("dead end: awaited without a legal move")
            move = dice.choose(legal, lean)
            attempt = {"number": len(entries) + 1, "seat": seat, "move": game.format(move)}
            match.play(seat, move, len(entries))
    except Exception as trouble:  # of any kind: that is what a fuzzer looks for
        what = f"{type(trouble).__name__}: {trouble}"
        *lines, closing, _ = _sound_file(game, header, entries).split("\n")
        marked = {**json.loads(closing), "failing": {**attempt, "error": what}}
        return len(entries), Finding(seed, what, "\n".join([*lines, json.dumps(marked)]) + "\n")


def _sound_file(game: Game[Any, Any], header: Header, entries: list[Entry]) -> str:
    """A match file with as many of the entries as replay: all, unless the failure is in writing or replaying."""
    for kept in range(len(entries), -1, -1):
        try:
            return encode(replay(game, header, entries[:kept]))
        except Exception:
            continue
    return encode_unbegun(header)


def fuzz_chunk(game_id: str, seats: int | None, seed: int, first: int, count: int) -> Report:
    game, kinds = find_game(game_id), _tables_of(game_id, seats)
    moves, findings = 0, []
    for number in range(first, first + count):
        seats_here, options = kinds[number % len(kinds)]
        lean = number // len(kinds) % LEANS
        made, finding = fuzz_match(game, seats_here, options, derive(seed, number), lean)
        moves += made
        if finding:
            findings.append(Finding(number, finding.trouble, finding.match_file))
    return Report(count, moves, tuple(findings))


def fuzz(game_id: str, games: int, seats: int | None, seed: int, workers: int) -> Iterator[Report]:
    """Fuzzes in chunks and yields their reports in any order."""
    return run_in_chunks(partial(fuzz_chunk, game_id, seats, seed), games, workers)
