"""`tischlein fuzz`: plays at random and writes a match file for every failure."""

from __future__ import annotations

from pathlib import Path

from tischlein.cli.arguments import asked_number
from tischlein.cli.files import check_folder, holds, write_new
from tischlein.cli.progress import progress_bar
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.lab.fuzz import fuzz
from tischlein.words.words import Words


def fuzz_and_show(
    game_id: str, games: int, seats: int | None, seed: int, workers: int, out: Path, language: str
) -> int:
    game, words = find_game(game_id), Words(language)
    if seats is not None:
        complete_options(game.info, seats, {})
    asked_number("games", games, minimum=1)
    asked_number("workers", workers, minimum=1)
    check_folder(out)
    played, moves, found = 0, 0, 0
    with progress_bar(games) as advance:
        for report in fuzz(game_id, games, seats, seed, workers):
            played += report.games
            moves += report.moves
            advance(report.games)
            for finding in report.findings:
                found += 1
                path = out / f"fuzz-{game_id}-{seed}-{finding.number}.jsonl"
                if not holds(path, finding.match_file):  # the same seed finds the same failure again
                    write_new(path, finding.match_file)
                print(words.say("fuzz-found", number=finding.number, trouble=finding.trouble, file=str(path)))
    if not found:
        print(words.say("fuzz-clean", games=played, moves=moves))
    return 1 if found else 0
