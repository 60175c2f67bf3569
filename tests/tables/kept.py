"""Logs as stored by earlier versions of the program, and what each of them folds to.

`logs/NAME.jsonl` has one stored record per line, `logs/NAME.json` the expected table. The files are never regenerated,
just as logs in a database are not.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tischlein.core.game import Result
from tischlein.core.registry import find_game
from tischlein.store.port import Record
from tischlein.tables.log.state import TableState

FOLDER = Path(__file__).parent / "logs"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))

_TABLE = (
    "n at code invitation game_id status options host turn_seconds is_pass_and_play is_open_to_spectators pace"
    " is_starting knocks began secret nonces is_paused paused_at removed rematch turn_began reached"
).split()


def records(name: str) -> list[Record]:
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [Record(**json.loads(line)) for line in lines]


def expected(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def summary(state: TableState) -> dict[str, Any]:
    """The table in two parts: what every version must reproduce, and what only the rules of that time can."""
    table: dict[str, Any] = {name: getattr(state, name) for name in _TABLE}
    table["seats"] = [[seat.person, seat.name, seat.bot, seat.look] for seat in state.seats]
    table["done"] = {**state.said, **{key: n for commands in state.done.values() for key, n in commands.items()}}
    table["pause_asked"] = sorted(state.pause_asked)
    table["end_asked"] = sorted(state.end_asked.items())
    table["chat"] = [[line.n, line.name, line.seat, line.text, line.emote, line.person] for line in state.chat]
    table["moves"] = [[line.n, line.seat, line.move, line.takes_back] for line in state.lines]
    plain: dict[str, Any] = json.loads(json.dumps({"table": table, "match": _match(state), "old": _old(state)}))
    return plain


def _match(state: TableState) -> dict[str, Any] | None:
    match = state.match
    if match is None:
        return None
    strips = [[line.n, [[each.seat, each.place, each.effective] for each in line.strips]] for line in state.lines]
    return {
        "rules": match.header.rules,
        "players": match.header.players,
        "digest": match.digest(),
        "times": [entry.at for entry in match.entries],
        "before": [match.game.dump(position) for position in match.before],
        "result": _result(match.result),
        "strips": [[n, places] for n, places in strips if places],
    }


def _old(state: TableState) -> dict[str, Any] | None:
    if not state.old_rules:
        return None
    words = [[[each.audience, json.loads(bytes(each.text))] for each in line.told] for line in state.lines]
    return {"rules": state.old_rules, "result": _result(state.old_result), "words": words}


def _result(result: Result | None) -> list[object] | None:
    return None if result is None else [result.reason, result.scores, result.winners]


def has_current_rules(wanted: dict[str, Any]) -> bool:
    """Whether the log has the current rules version; older ones are only read (log/oldrules.py)."""
    return (
        wanted["match"] is None or wanted["match"]["rules"] == find_game(wanted["table"]["game_id"]).info.rules_version
    )
