"""Results of matches in a file of lines, appended as they come, so that a run can be killed and goes on where it was.

The first line says what is played; each other line has the matches of one rotation. A line that was not written to its
end is cut off. Everything but the number of matches has to be the same when a run goes on, sources and weights too.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tischlein.bots.roster import foreign_class
from tischlein.core.errors import BadInput
from tischlein.core.game import Result
from tischlein.core.registry import game_folder
from tischlein.core.words import text
from tischlein.lab.arena import Outcome

FORM: Final = 1
PLAYED_BY: Final = ("arena.py", "contest.py", "luck.py")
PACKAGE: Final = Path(__file__).resolve().parents[1]


class Results:
    """Outcomes by the number of their match; without a path they are kept in memory only."""

    def __init__(self, path: Path | None = None, plan: Mapping[str, object] | None = None) -> None:
        """Raises BadInput for a file that is of another plan, damaged, or cannot be written."""
        self.outcomes: dict[int, Outcome] = {}
        self._path = path
        if path is not None:
            try:
                self._open(path, _line({"tischlein": "results", "form": FORM, **(plan or {})}))
            except OSError as error:
                raise _unwritable(path, error) from None

    def _open(self, path: Path, head: bytes) -> None:
        with path.open("ab+") as file:
            file.seek(0)
            lines = file.read().splitlines(keepends=True)
            if not lines or (len(lines) == 1 and head.startswith(lines[0])):  # new, or killed when it was
                file.truncate(0)
                file.write(head)
                return
            cut = lines.pop() if not lines[-1].endswith(b"\n") else b""
            self._read(path.name, lines or [cut], head)
            if cut:
                file.truncate(file.tell() - len(cut))

    def _read(self, name: str, lines: list[bytes], head: bytes) -> None:
        try:
            found, wanted = json.loads(lines[0]), json.loads(head)
            if not isinstance(found, dict) or found.get("tischlein") != "results":
                raise ValueError
        except ValueError:
            raise BadInput(text("error-results-alien", file=name)) from None
        if found != wanted:
            differing = sorted(key for key in {*found, *wanted} if found.get(key) != wanted.get(key))
            raise BadInput(text("error-results-other", file=name, what=", ".join(differing)))
        for number, line in enumerate(lines[1:], 2):
            try:
                rotation = json.loads(line)
                self._keep(rotation["first"], [_outcome(match) for match in rotation["matches"]])
            except (ValueError, KeyError, TypeError):
                raise BadInput(text("error-results-line", file=name, line=number)) from None

    def _keep(self, first: int, outcomes: list[Outcome]) -> None:
        self.outcomes.update(enumerate(outcomes, first))

    def append(self, first: int, outcomes: list[Outcome]) -> None:
        """Raises BadInput if the disk is full."""
        self._keep(first, outcomes)
        if self._path is not None:
            try:
                with self._path.open("ab") as file:
                    file.write(_line({"first": first, "matches": [_as_json(outcome) for outcome in outcomes]}))
            except OSError as error:
                raise _unwritable(self._path, error) from None


def _unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput(text("error-file-write", file=str(path), why=error.strerror or type(error).__name__))


def _line(content: dict[str, object]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def _as_json(outcome: Outcome) -> dict[str, Any]:
    result = outcome.result
    return {
        "scores": result.scores,
        "winners": result.winners,
        "reason": result.reason,
        "decisions": outcome.decisions,
        "length": outcome.length,
        "places": outcome.places,
        "figures": outcome.figures,
    }


def _outcome(match: dict[str, Any]) -> Outcome:
    result = Result(match["reason"], tuple(match["scores"]), tuple(match["winners"]))
    return Outcome(result, match["decisions"], match["length"], match["figures"], match["places"])


def sources_digest(game_id: str, bots: list[str]) -> str:
    """Of all that makes the same match: engine, bots, the game with its sheets and weights, and what bots name.

    That is weights in files, and the module of somebody else's class.
    """
    paths = [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("bots/**/*.py"), *(PACKAGE / "lab" / name for name in PLAYED_BY)]
    folder = game_folder(game_id)
    paths += [path for ending in ("py", "toml") for path in folder.rglob(f"*.{ending}") if "tests" not in path.parts]
    paths += [Path(file) for _, at, file in (name.partition("@") for name in bots) if at]
    paths += [Path(inspect.getfile(foreign_class(name))) for name in bots if ":" in name and "@" not in name]
    digests = [hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(set(paths)) if path.is_file()]
    return hashlib.sha256(" ".join(digests).encode()).hexdigest()[:16]
