"""Reading a match file aloud: every line of the public log, then the table as it stood."""

from __future__ import annotations

from pathlib import Path

from tischlein.cli.asked import asked_number
from tischlein.cli.files import read_text
from tischlein.cli.names import shown_names
from tischlein.cli.screen import Screen
from tischlein.core.errors import BadInput
from tischlein.core.events import public_texts
from tischlein.core.match import UNDO, Entry, Match
from tischlein.core.matchfile import MatchFile, decode, resume
from tischlein.core.registry import find_game, game_ids, game_part
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
    # Once the match has been played again, its own words are told: those in the file may have been changed.
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
    for number, (entry, log) in enumerate(zip(entries, logs, strict=False), 1):
        if entry.text == UNDO:
            console.print(f"{number:>4}  {words.say('play-undone')}")
        for line in log:
            console.print(f"{number:>4}  {words(line)}")


def _show_table(match: Match, shown: int, words: Words, console: Screen) -> None:
    """As a spectator saw it after that many moves."""
    earlier = Match(match.game, match.header)
    for entry in match.entries[:shown]:
        earlier.enter(entry)
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
