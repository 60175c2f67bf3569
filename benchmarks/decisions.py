"""`python -m benchmarks.decisions GAME`: the processor time that bots take for a decision.

It measures the engine that is there (`TISCHLEIN_PURE=1`: pure Python). All seats are of the same level. Garbage is
collected between matches and not within, because a bot's worker collects it after its answer
(`tables/live/botrunner.py`). The first match of a process counts, although bots remember from it what they need later.
"""

from __future__ import annotations

import argparse
import gc
import statistics
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from benchmarks.timed import Timed
from tischlein.bots.roster import level_names
from tischlein.compiled.finder import ENGINE
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids, has_race
from tischlein.core.types import Seat
from tischlein.lab.arena import play_match

HEAD: Final = """\
| level | seats | decisions | mean | 99 of 100 | longest | longest turn |
|---|---|---|---|---|---|---|"""


def timed(game_id: str, name: str, seats: int, matches: int, seed: int) -> list[list[tuple[Seat, float]]]:
    """By match, in the order of play: who decided, and in how many seconds."""
    game, found = find_game(game_id), []
    for number in range(matches):
        Timed.level, Timed.taken = name, []
        play_match(game, complete_options(game.info, seats, {}), [f"{Timed.__module__}:Timed"] * seats, seed + number)
        found.append(Timed.taken)
        gc.collect()
    return found


def row(name: str, seats: int, found: Sequence[Sequence[tuple[Seat, float]]], *, is_race: bool) -> str:
    """In a race everybody is asked all the time, so there are no turns of one after the other."""
    all_taken = sorted(1000 * seconds for match in found for _, seconds in match)
    turns = [sum(seconds for _, seconds in turn) for match in found for _, turn in groupby(match, lambda one: one[0])]
    figures = [statistics.fmean(all_taken), all_taken[len(all_taken) * 99 // 100], all_taken[-1]]
    told = [f"{figure:.3g} ms" for figure in (*figures, *([] if is_race else [1000 * max(turns)]))]
    return f"| {name} | {seats} | {len(all_taken):,} | {' | '.join(told)} |" + (" – |" if is_race else "")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decisions", description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--levels", default="medium,hard", help=f"of {', '.join(level_names())}")
    parser.add_argument("--seats", default="", help="such as 2,4; all that the game allows if left out")
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    info = find_game(given.game).info
    names, allowed = given.levels.split(","), range(info.min_seats, info.max_seats + 1)
    counts = [int(count) for count in given.seats.split(",") if count] or list(allowed)
    if not {*names} <= {*level_names()} or not {*counts} <= {*allowed}:
        parser.error(f"levels are {', '.join(level_names())}; seats {allowed.start} to {allowed.stop - 1}")
    print(f"{given.game}, {'pure Python' if ENGINE.build is None else 'compiled'}, {given.matches} matches a row\n")
    print(HEAD)
    gc.disable()
    for name in names:
        for seats in counts:
            found = timed(given.game, name, seats, given.matches, given.seed)
            print(row(name, seats, found, is_race=has_race(given.game)), flush=True)


if __name__ == "__main__":
    main()
