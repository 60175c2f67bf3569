"""`tischlein play`: a match in the terminal, with people and bots around one keyboard and typed moves."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns

from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import seated
from tischlein.cli import rules
from tischlein.cli.arguments import asked_bots, asked_options, asked_seed
from tischlein.cli.files import holds, read_text, whole_name, write_new, write_over
from tischlein.cli.names import bot_name, bot_player, shown_names
from tischlein.cli.screen import Screen
from tischlein.core.errors import BadInput, NotAllowed
from tischlein.core.events import Sent, heard_by
from tischlein.core.game import Game, Options
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import decode, encode, resume
from tischlein.core.notation import read_move
from tischlein.core.registry import find_game, game_part, live_part, takeback_part
from tischlein.core.rng import derive
from tischlein.core.takeback import last_part, standing
from tischlein.core.types import SPECTATOR, Move, Seat, seats_in
from tischlein.core.words import Text, text
from tischlein.words.words import Words


class Quit(Exception):
    """The person typed `quit`, or the input has ended."""


def play_in_terminal(
    game_id: str,
    seats: int | None,
    bots: str | None,
    seed: int | None,
    language: str,
    options: list[str],
    resumed: Path | None,
) -> int:
    game = find_game(game_id)
    if resumed is not None:
        if seats is not None or bots is not None or seed is not None or options:
            raise BadInput(text("error-resume-alone"))
        match = _resumed(game, resumed)
    else:
        match = _new_match(game, seats, bots, asked_seed(seed), options)
    terminal = Terminal(match, Words(language, shown_names(match.header.players, Words(language))), resumed)
    try:
        terminal.run()
    except Quit:
        terminal.say(text("play-goodbye"))
    return 0


def _new_match(game: Game[Any, Any], seats: int | None, bots: str | None, seed: int, options: list[str]) -> Match:
    names = asked_bots(bots)
    seats = seats if seats is not None else max(game.info.min_seats, len(names))
    fixed = _one_device(game.info.id)
    chosen = asked_options(game, seats, [*(f"{key}={value}" for key, value in fixed.items()), *options])
    _must_fit_one_device(fixed, chosen)
    if bots is None:
        names = ["medium"] * (seats - 1)
    if len(names) > seats:
        raise BadInput(text("error-bots-many", bots=len(names), seats=seats))
    players = ("",) * (seats - len(names)) + tuple(bot_player(name) for name in names)
    return Match(game, new_header(game, seats, seed, options=chosen, players=players))


def _one_device(game_id: str) -> Mapping[str, str]:
    return live_part(game_id).ONE_DEVICE


def _must_fit_one_device(fixed: Mapping[str, str], chosen: Options) -> None:
    """Raises BadInput for options with a race: around one keyboard players are asked one after the other."""
    if any(chosen[key] != value for key, value in fixed.items()):
        raise BadInput(text("table-one-device"))


def _resumed(game: Game[Any, Any], path: Path) -> Match:
    file = decode(read_text(path))
    if file.header.game != game.info.id:
        raise BadInput(text("error-file-game", found=file.header.game, wanted=game.info.id))
    match = resume(game, file)
    _must_fit_one_device(_one_device(game.info.id), match.header.options)
    return match


class Terminal:
    def __init__(self, match: Match, words: Words, resumed: Path | None = None) -> None:
        self.match = match
        self.game = match.game
        self.words = words
        self.drawing = game_part(match.header.game, "terminal")
        self.console = Screen()
        self.bots = {
            seat: seated(match.game, seat_bot(bot_name(player), match.header.game, derive(match.header.seed, 1, seat)))
            for seat, player in enumerate(match.header.players)
            if bot_name(player)
        }
        self.people = [seat for seat in range(match.header.seats) if seat not in self.bots]
        self.facing: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.shown: tuple[Seat, int] | None = None
        self.heard: dict[Seat, int] = {}
        """How many steps each person has been shown, where several share the keyboard."""
        self.files = {} if resumed is None else {whole_name(resumed): read_text(resumed)}
        """Files of this match and their content: they may be overwritten as long as it is unchanged."""
        self.began = time.monotonic()
        self.before = max((entry.at for entry in match.entries), default=0)
        """Milliseconds of table time before this run: it goes on where a saved match stopped."""

    def run(self) -> None:
        info = self.game.info
        title = self.words.say(f"{info.prefix}-title")
        self.say(text("play-hello", game=title, seats=self.match.header.seats))
        if self.people:
            self.say(text("play-commands"))
        while awaited := seats_in(self.match.to_act):
            seat = awaited[0]
            if seat in self.bots:
                self._bot_moves(seat)
            else:
                self._person_moves(seat)
        self._show_end()

    def say(self, said: Text) -> None:
        self.console.print(self.words(said))

    def _at(self) -> int:
        return self.before + int((time.monotonic() - self.began) * 1000)

    def _bot_moves(self, seat: Seat) -> None:
        move = self.bots[seat](self.match.state, seat, list(self.match.legal(seat)))
        self._tell(self.match.play(seat, move, self._at()))

    def _tell(self, sent: list[Sent]) -> None:
        """Prints events for the person at the keyboard; with several people, only what all of them may know."""
        listener = SPECTATOR if self.facing is None else self.facing
        for event in heard_by(sent, listener):
            self.say(event.text())

    def _person_moves(self, seat: Seat) -> None:
        if self.facing != seat:
            self.console.clear()
            self.say(text("play-curtain", who=self.words.name(seat)))
            self._read("")
            self.facing = seat
            for place in standing(self.match.entries):  # what happened during turns of the others
                if place >= self.heard.get(seat, 0):
                    self._tell(self.match.sent[place])
        if self.shown != (seat, len(self.match.entries)):  # a question or a refusal changes nothing on the table
            self.show_table(seat)
            self.shown = (seat, len(self.match.entries))
        self._obey(seat, self._ask(seat))
        self.heard[seat] = len(self.match.sent)
        if len(self.people) > 1 and not self.match.to_act >> seat & 1:
            self.facing = None

    def show_table(self, seat: Seat) -> None:
        self.console.print()
        self.console.print(self.drawing.draw(self.game.view(self.match.state, seat), self.words, self.console.width))

    def _ask(self, seat: Seat) -> str:
        self.say(self.drawing.ask(self.game.view(self.match.state, seat)))
        return self._read("> ")

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Quit from None

    def _obey(self, seat: Seat, typed: str) -> None:
        """Carries out one typed line. If it is wrong, it says so and changes nothing."""
        command, _, rest = typed.partition(" ")
        try:
            match command.lower():
                case "":
                    return
                case "?":
                    self._show_legal(seat)
                case "help":
                    self.say(text("play-commands"))
                case "rules":
                    self._show_rules(rest.strip())
                case "quit" | "exit":
                    raise Quit
                case "undo":
                    self._take_back(seat)
                case "why":
                    self._explain(seat, rest)
                case "save":
                    self._save(rest.strip())
                case _:
                    move = read_move(self.game, typed, self._offered(seat))
                    self._tell(self.match.play(seat, move, self._at()))
        except NotAllowed as refused:
            self.say(text("play-refused", why=refused.text, clause=refused.clause) if refused.clause else refused.text)
        except BadInput as refused:
            self.say(refused.text)

    def _take_back(self, seat: Seat) -> None:
        """Takes back a whole part of a turn; if there is none, the match refuses."""
        for _ in range(max(1, last_part(self.match, takeback_part(self.match.header.game)))):
            self.match.undo(seat, self._at())
        self.say(text("play-undone"))

    def _save(self, name: str) -> None:
        if not name:
            self.say(text("play-commands"))
            return
        path, content = Path(name), encode(self.match)
        own, before = whole_name(path), self.files.get(whole_name(path))
        if before is not None and holds(own, before):
            write_over(own, content)
        else:
            write_new(path, content)
        self.files[own] = content
        self.say(text("play-saved", file=name))

    def _offered(self, seat: Seat) -> Sequence[Move]:
        """The legal moves that may be listed: in some games the list itself would tell too much."""
        return live_part(self.match.header.game).offered(self.match.state, seat, self.match.legal(seat))

    def _show_legal(self, seat: Seat) -> None:
        moves = [self.game.format(move) for move in self._offered(seat)]
        self.say(text("play-legal", count=len(moves)))
        self.console.print(Columns(moves, padding=(0, 3)))

    def _show_rules(self, asked: str) -> None:
        info = self.game.info
        for line in [rules.clause(info, self.words, asked)] if asked else rules.minute(info, self.words):
            self.console.print(line)

    def _explain(self, seat: Seat, typed: str) -> None:
        move = read_move(self.game, typed, self._offered(seat))
        verdict = self.match.judge(seat, move).verdict
        if verdict.reason is None:
            self.say(text("play-allowed", move=self.game.format(move)))
        else:
            self.say(text("play-refused", why=verdict.reason.text, clause=verdict.reason.clause))

    def _show_end(self) -> None:
        self.show_table(SPECTATOR)
        result = self.match.result
        assert result is not None
        self.console.print()
        for seat, points in enumerate(result.scores):
            shown = self.words.say("play-points", points=points)
            self.say(text("play-score", who=self.words.name(seat), points=shown))
        names = ", ".join(self.words.name(seat) for seat in result.winners)
        self.say(text("play-won" if len(result.winners) == 1 else "play-shared", who=names))
        self.say(text("play-seed", seed=str(self.match.header.seed)))
        sys.stdout.flush()
