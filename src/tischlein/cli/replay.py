"""`tischlein replay`: prints the public log of a match file, then the table."""

from __future__ import annotations

from pathlib import Path

from tischlein.cli.arguments import asked_number
from tischlein.cli.files import read_text
from tischlein.cli.names import shown_names
from tischlein.cli.screen import Screen
from tischlein.core.errors import BadInput
from tischlein.core.events import public_texts
from tischlein.core.match import Entry, Match
from tischlein.core.matchfile import MatchFile, decode, resume
from tischlein.core.registry import find_game, game_ids, game_part
from tischlein.core.takeback import standing
from tischlein.core.types import SPECTATOR
from tischlein.core.words import Text, text
from tischlein.words.words import Words


def replay_file(path: Path, to: int | None, language: str) -> int:
    file = decode(read_text(path))
    header = file.header
    if header.game not in game_ids():
        raise BadInput(text("error-game", game=header.game, known=", ".join(game_ids())))
    game = find_game(header.game)
    is_playable = header.rules == game.info.rules_version
    match = resume(game, file) if is_playable else None
    shown = len(file.entries) if to is None else min(asked_number("to", to, minimum=0), len(file.entries))

    words = Words(language, shown_names(header.players, Words(language)))
    console = Screen()
    players = ", ".join(words.name(seat) for seat in range(header.seats))
    title = words.say(f"{game.info.prefix}-title")
    console.print(words.say("replay-title", game=title, moves=len(file.entries), players=players))
    if match is None:
        console.print(words.say("replay-other-rules", found=header.rules, known=game.info.rules_version))
    # The words of the replayed match are printed: those in the file may have been edited.
    logs = file.logs if match is None else [public_texts(sent) for sent in match.sent]
    _tell_log(file.entries[:shown], logs, words, console)
    if match is not None:
        _show_table(match, shown, words, console)
    if shown == len(file.entries):
        _show_result(file, words, console)
    if match is not None:
        console.print(words.say("replay-verified", digest=file.digest[:16]))
    return 0


def _tell_log(entries: list[Entry], logs: list[list[Text]], words: Words, console: Screen) -> None:
    """Prints the log without moves that were taken back; the others keep their numbers."""
    for place in standing(entries):
        for line in logs[place] if place < len(logs) else ():
            console.print(f"{place + 1:>4}  {words(line)}")


def _show_table(match: Match, shown: int, words: Words, console: Screen) -> None:
    """Prints the table as a spectator saw it after `shown` moves."""
    earlier = Match(match.game, match.header)
    for entry in match.entries[:shown]:
        earlier.follow(entry)
    view = match.game.view(earlier.state, SPECTATOR)
    console.print()
    console.print(game_part(match.header.game, "terminal").draw(view, words, console.width))


def _show_result(file: MatchFile, words: Words, console: Screen) -> None:
    if file.result is None:
        console.print(words.say("replay-unfinished"))
        return
    for seat, score in enumerate(file.result.scores):
        points = words.say("play-points", points=score)
        console.print(words.say("play-score", who=words.name(seat), points=points))
