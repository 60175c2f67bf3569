"""Rare situations of a game, and how matches that show them become golden playthroughs.

Seeds are tried in order until the situation occurs, so the files are the same wherever this runs. Existing files are
not written again: `tischlein goldens` compares them, and changing them needs a raised rules version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from tischlein.core.match import Match
from tischlein.lawbook.playthrough import render

MOST_SEEDS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Situation:
    shows: str
    seats: int
    options: dict[str, str]
    occurs: Callable[[Match], bool]


S = TypeVar("S", bound=Situation)


def any_match(match: Match) -> bool:
    return match.result is not None


def shared_victory(match: Match) -> bool:
    return match.result is not None and len(match.result.winners) > 1


def write_missing(folder: Path, situations: Mapping[str, S], play: Callable[[S, int], Match]) -> None:
    """Writes one file for each situation that has none; `play` gets the situation and a seed."""
    folder.mkdir(exist_ok=True)
    for name, situation in situations.items():
        path = folder / f"{name}.txt"
        if not path.exists():
            found = _find(situation, play)
            path.write_text(render(found, situation.shows), encoding="utf-8", newline="\n")
            print(path.name, flush=True)


def _find(situation: S, play: Callable[[S, int], Match]) -> Match:
    for seed in range(MOST_SEEDS):
        match = play(situation, seed)
        if situation.occurs(match):
            return match
    raise LookupError(situation.shows)
