"""The command line: arguments in, exit code out.

0 all well; 1 the check that was asked for failed; 2 bad input, said in one sentence on stderr without a traceback.
Commands import what they need when they run, so that `tischlein --help` is quick.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from tischlein import __version__
from tischlein.cli.language import language_of
from tischlein.cli.parameters import Database, Language, Option
from tischlein.cli.research import arena, fuzz, simulate, train
from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.words.words import Words, harmless, pick_language

app = App(
    name="tischlein",
    help="Tabletop games, fully and faithfully.",
    version=__version__,
    suppress_keyboard_interrupt=False,  # `run` handles it
)

app.command(simulate)
app.command(train)
app.command(arena)
app.command(fuzz)


@app.command
def play(
    game: str = "",
    *,
    seats: int | None = None,
    bots: str | None = None,
    seed: int | None = None,
    lang: Language = None,
    option: Option = None,
    resume: Path | None = None,
) -> int:
    """Play a whole match in the terminal.

    Parameters
    ----------
    game
        The game's name.
    seats
        How many sit at the table. Default: the fewest the game allows.
    bots
        Bots by name, separated by commas; they take the last seats. Default: medium in every seat but the first.
    seed
        Deal this number again.
    resume
        Go on with a saved match.
    """
    from tischlein.cli.play import play_in_terminal
    from tischlein.core.registry import game_ids

    if not game:
        known = game_ids()
        raise BadInput(text("error-game-missing", known=", ".join(known), example=f"tischlein play {known[-1]}"))
    return play_in_terminal(game, seats, bots, seed, pick_language(lang), option or [], resume)


@app.command
def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8270,
    db: Database = "",
    public_url: str = "",
    allow_host: Annotated[list[str] | None, Parameter(negative=())] = None,
    trust_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
    round_trip_header: str = "",
    peer_url: str = "",
    keep_days: int = 0,
    bot_pause: float = 0.8,
    bot_workers: int = 1,
    bot: Annotated[list[str] | None, Parameter(negative=())] = None,
    webhook_network: Annotated[list[str] | None, Parameter(negative=())] = None,
    no_webhooks: Annotated[bool, Parameter(negative=())] = False,
    no_open: Annotated[bool, Parameter(negative=())] = False,
    lang: Language = None,
) -> int:
    """Serve tables and the page: one command, nothing to configure.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 keeps the local network out.
    port
        The port.
    db
        sqlite:////absolute/path or postgresql://...; default: a SQLite file in the user's data folder.
    public_url
        How browsers reach the server behind a proxy, such as https://games.example.org.
    allow_host
        A further host name under which the server answers.
    trust_proxy
        The address of a proxy whose X-Forwarded-For and X-Forwarded-Proto are believed.
    round_trip_header
        The header in which that proxy tells the round trip to its client in microseconds, for races.
    peer_url
        How other servers on the same PostgreSQL reach this one, such as http://10.0.0.5:8270; default: on this machine.
    keep_days
        Delete tables that nobody has touched for so many days, also unfinished ones; 0 keeps them.
    bot_pause
        Seconds that a bot lets pass before its move, so that people can follow.
    bot_workers
        Processes in which bots think, 1 to 64.
    bot
        A bot of your own as module:Class, offered in every lobby; see docs/your-bot.md.
    webhook_network
        A network such as 10.0.0.0/8 that webhooks may reach although it is not public.
    no_webhooks
        Send no messages to the webhooks of tables.
    no_open
        Do not open the browser.
    """
    from tischlein.cli.serve import serve as run_server
    from tischlein.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        db=db,
        public_url=public_url,
        allowed_hosts=tuple(allow_host or ()),
        trusted_proxies=tuple(trust_proxy or ()),
        round_trip_header=round_trip_header,
        peer_url=peer_url,
        keep_days=keep_days,
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        bots=tuple(bot or ()),
        has_webhooks=not no_webhooks,
        webhook_networks=tuple(webhook_network or ()),
    )
    return run_server(settings, opens_browser=not no_open, language=pick_language(lang))


@app.command
def backup(
    file: Path,
    *,
    db: Database = "",
    with_secrets: Annotated[bool, Parameter(negative=())] = False,
    lang: Language = None,
) -> int:
    """Keep all tables in one file, whatever the store.

    Parameters
    ----------
    file
        A new file; an existing one is never overwritten.
    db
        The store, as for `serve`.
    with_secrets
        Also keep the key that signs people's tokens; guard such a file well.
    """
    from tischlein.cli.operate import back_up

    return back_up(file, db, pick_language(lang), with_secrets=with_secrets)


@app.command
def restore(file: Path, *, db: Database = "", lang: Language = None) -> int:
    """Put a backup into an empty store, of the same kind or another. If it was interrupted, it goes on.

    Parameters
    ----------
    file
        A file written by `backup`.
    db
        The store, as for `serve`.
    """
    from tischlein.cli.operate import bring_back

    return bring_back(file, db, pick_language(lang))


@app.command
def delete(code: str = "", *, name: str = "", person: str = "", db: Database = "", lang: Language = None) -> int:
    """Delete a table for good: its match, its chat, the names of its people. Or a name, from all tables.

    Parameters
    ----------
    code
        The table's code of eight letters and digits.
    name
        Instead of a table: this name, letter by letter, with what was said under it. Matches stay.
    person
        Instead of a name: all names of the person with this id, as the logs have it. All their devices are signed out.
    db
        The store, as for `serve`.
    """
    from tischlein.cli.operate import delete_name, delete_table
    from tischlein.tables.log.forget import by_name, by_person

    if sum(map(bool, (code, name, person))) != 1:
        raise BadInput(text("error-delete-what"))
    if code:
        return delete_table(code, db, pick_language(lang))
    whom = by_name(name) if name else by_person(person)
    return delete_name(whom, db, pick_language(lang), person=person)


@app.command
def replay(file: Path, *, to: int | None = None, lang: Language = None) -> int:
    """Read a match file: the log in words, the final table, and whether it follows the rules.

    Parameters
    ----------
    file
        A file written by `save` or `fuzz`.
    to
        Stop after this many moves and show the table as it was.
    """
    from tischlein.cli.replay import replay_file

    return replay_file(file, to, pick_language(lang))


@app.command
def verify(file: Path, *, receipt: Path | None = None, lang: Language = None) -> int:
    """Deal the cards of a match again from everybody's numbers, and compare them: was the shuffle fair?

    Parameters
    ----------
    file
        A match file of a table, as the page offers it at the end.
    receipt
        The receipt of somebody who played, as their page offers it: what was promised before the numbers were known.
    """
    from tischlein.cli.verify import verify_file

    return verify_file(file, receipt, pick_language(lang))


@app.command
def clauses(game: str | None = None, *, quiet: Annotated[bool, Parameter(negative=())] = False) -> int:
    """List every clause of the rules with the tests that prove it and the code that cites it.

    Exits with 1 when a clause has no test or a test names a clause that does not exist.

    Parameters
    ----------
    game
        Only this game.
    quiet
        Only what is wrong, and one line per game.
    """
    from tischlein.cli.clauses import show_clauses

    return show_clauses(game, quiet=quiet)


@app.command
def goldens(*, write: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Play the golden playthroughs of all games again and compare.

    Parameters
    ----------
    write
        Write those that differ anew. Refused for a game whose rules version was not raised.
    """
    from tischlein.cli.goldens import compare_goldens

    return compare_goldens(write=write)


@app.command
def about(*, lang: Language = None) -> int:
    """Say what runs here: the version, whether the engine is compiled, and each game's rules and sheets."""
    from tischlein.cli.about import show_about

    return show_about(pick_language(lang))


@app.command(name="compile")
def compile_engine(*, lang: Language = None) -> int:
    """Compile the engine with mypyc and the C compiler, for every program that is started from then on."""
    from tischlein.cli.about import compile_now

    return compile_now(pick_language(lang))


def main(arguments: list[str] | None = None) -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # characters that the terminal's encoding lacks are replaced
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Runs a command and returns its exit code."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()  # so that a closed pipe raises here and not at exit
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        _complain(str(error))
    except BadInput as error:
        _complain(Words(language_of(arguments))(error.text))
    except BrokenPipeError:
        # The reader of our output has ended (`| head`). Python flushes stdout again at exit, which must not raise.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 2


def _complain(sentence: str) -> None:
    """Prints an error on one line, whatever it quotes."""
    print(harmless(" ".join(sentence.split())), file=sys.stderr)
