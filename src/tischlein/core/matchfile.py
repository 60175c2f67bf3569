"""Match files: one JSON object per line. A header, one line per entry, and a last line with the digest.

Without its last line a file was cut off. Each entry contains the public log in words, so that a file of another
version of the rules can still be read, though not replayed.

This module turns matches into text and back; adapters read and write the files.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeVar

from tischlein.core.errors import BadInput, BadMatchFile, NotAllowed
from tischlein.core.events import public_texts
from tischlein.core.game import Game, Result
from tischlein.core.match import Entry, Header, Match
from tischlein.core.options import complete_options
from tischlein.core.shuffle import Proof
from tischlein.core.words import Text, from_plain, text, to_plain

FORMAT: Final = 1

SHOWN: Final = 40
"""How many characters of wrong input are quoted: files from outside can contain anything."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class MatchFile:
    header: Header
    entries: list[Entry]
    logs: list[list[Text]]
    """The public log of each entry."""
    digest: str
    result: Result | None


def encode(match: Match) -> str:
    lines = [_first_line(match.header)]
    for entry, sent in zip(match.entries, match.sent, strict=True):
        log = [to_plain(line) for line in public_texts(sent)]
        lines.append({"seat": entry.seat, "move": entry.text, "at": entry.at, "log": log})
    result = match.result
    lines.append(
        {
            "end": match.digest(),
            "result": None
            if result is None
            else {"reason": result.reason, "scores": list(result.scores), "winners": list(result.winners)},
        }
    )
    return _joined(lines)


def encode_unbegun(header: Header) -> str:
    """The file of a match that could not be set up, to find out why."""
    return _joined([_first_line(header), {"end": "", "result": None}])


def _first_line(header: Header) -> dict[str, object]:
    proof = header.proof
    return {
        "tischlein": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "options": dict(header.options),
        "seed": str(header.seed),  # as text, because not every JSON reader keeps 64 bits
        "players": list(header.players),
        **({} if proof is None else {"shuffle": asdict(proof)}),
    }


def _joined(lines: list[dict[str, object]]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def decode(content: str) -> MatchFile:
    """Parses the file without replaying it. Raises BadMatchFile with the number of the wrong line."""
    rows = content.split("\n")
    if rows and rows[-1] == "":
        rows.pop()
    first = _object(rows[0] if rows else "", 1)
    if "tischlein" not in first:
        raise BadMatchFile(text("error-file-alien"))
    if first["tischlein"] != FORMAT:
        found = first["tischlein"]
        raise BadMatchFile(
            text("error-file-format", found=str(found)[:SHOWN] if isinstance(found, int | str) else "?", known=FORMAT)
        )
    header = _header(first)
    entries: list[Entry] = []
    logs: list[list[Text]] = []
    for number, row in enumerate(rows[1:], 2):
        line = _object(row, number)
        if "end" in line:
            if number != len(rows):
                raise BadMatchFile(text("error-file-line", line=number + 1))
            return MatchFile(header, entries, logs, *_closing(line, number))
        entry, log = _entry(line, number, header.seats)
        entries.append(entry)
        logs.append(log)
    raise BadMatchFile(text("error-file-cut", count=len(entries)))


def resume(game: Game[Any, Any], file: MatchFile) -> Match:
    """Replays the file move by move, checking each. Raises BadMatchFile."""
    return all_at_once(resuming(game, file))


def resuming(game: Game[Any, Any], file: MatchFile) -> Generator[None, None, Match]:
    """The same in steps of one move, for a program that has other things to do in between."""
    if file.header.rules != game.info.rules_version:
        raise BadMatchFile(text("error-file-rules", found=file.header.rules, known=game.info.rules_version))
    match = Match(game, _playable(game, file.header))
    for number, entry in enumerate(file.entries, 1):
        yield
        try:
            match.follow(entry)
        except NotAllowed as refused:
            if not refused.clause:  # not a rule of the game: a step that could not be taken back
                raise _senseless(number, entry, refused) from None
            raise BadMatchFile(
                text(
                    "error-file-illegal",
                    number=number,
                    move=entry.text[:SHOWN],
                    why=refused.text,
                    clause=refused.clause,
                )
            ) from None
        except BadInput as refused:
            raise _senseless(number, entry, refused) from None
    if match.digest() != file.digest or match.result != file.result:
        raise BadMatchFile(text("error-file-digest"))
    return match


def encoding(game: Game[Any, Any], header: Header, entries: Sequence[Entry]) -> Generator[None, None, str]:
    """The file of a match whose events were not kept: it is played again, in steps of one move."""
    match = Match(game, header)
    for entry in entries:
        yield
        match.follow(entry)
    return encode(match)


def all_at_once(steps: Generator[None, None, T]) -> T:
    """What the steps lead to."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result


def _senseless(number: int, entry: Entry, refused: BadInput) -> BadMatchFile:
    return BadMatchFile(text("error-file-move", number=number, move=entry.text[:SHOWN], why=refused.text))


def _playable(game: Game[Any, Any], header: Header) -> Header:
    """Checks that the header is complete: our files contain every option. Raises BadInput."""
    if complete_options(game.info, header.seats, header.options) != header.options:
        raise BadMatchFile(text("error-file-line", line=1))
    return header


def _object(row: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(row)
    except (ValueError, RecursionError):
        value = None
    if isinstance(value, dict):
        return value
    if number == 1:
        raise BadMatchFile(text("error-file-alien"))
    raise BadMatchFile(text("error-file-line", line=number))


def _header(line: dict[str, Any]) -> Header:
    try:
        header = Header(
            game=_typed(line["game"], str),
            rules=_typed(line["rules"], int),
            seats=_typed(line["seats"], int),
            options={_typed(key, str): _typed(value, str) for key, value in line["options"].items()},
            seed=int(_typed(line["seed"], str)),
            players=tuple(_typed(name, str) for name in _typed(line["players"], list)),
            proof=_proof(line["shuffle"]) if "shuffle" in line else None,
        )
    except (KeyError, ValueError, AttributeError, TypeError):
        raise BadMatchFile(text("error-file-line", line=1)) from None
    if len(header.players) != header.seats:
        raise BadMatchFile(text("error-file-line", line=1))
    return header


def _proof(line: dict[str, Any]) -> Proof:
    return Proof(
        code=_typed(line["code"], str),
        terms=_typed(line["terms"], str),
        secret=_typed(line["secret"], str),
        commitments=tuple(_typed(each, str) for each in _typed(line["commitments"], list)),
        numbers=tuple(_typed(each, str) for each in _typed(line["numbers"], list)),
    )


def _entry(line: dict[str, Any], number: int, seats: int) -> tuple[Entry, list[Text]]:
    try:
        entry = Entry(_typed(line["seat"], int), _typed(line["move"], str), _typed(line["at"], int))
        log = [_typed(from_plain(part), Text) for part in _typed(line["log"], list)]
        if not 0 <= entry.seat < seats or entry.at < 0:
            raise ValueError("no such seat or time")
    except (KeyError, ValueError, TypeError):
        raise BadMatchFile(text("error-file-line", line=number)) from None
    return entry, log


def _closing(line: dict[str, Any], number: int) -> tuple[str, Result | None]:
    try:
        digest, result = _typed(line["end"], str), line["result"]
        if result is None:
            return digest, None
        scores = tuple(_typed(score, int) for score in result["scores"])
        winners = tuple(_typed(seat, int) for seat in result["winners"])
        return digest, Result(_typed(result["reason"], str), scores, winners)
    except (KeyError, ValueError, TypeError):
        raise BadMatchFile(text("error-file-line", line=number)) from None


def _typed(value: object, kind: type[T]) -> T:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError("wrong type")
    if isinstance(value, str):
        value.encode()  # a lone surrogate is a ValueError here; it could never be written to a file again
    return value
