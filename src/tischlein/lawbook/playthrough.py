"""Golden playthroughs: a whole match as readable text, with every event and who heard it.

Header and moves are read from a golden file and played again, and the text must come out the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tischlein.core.game import Game
from tischlein.core.match import Entry, Header, Match, replay
from tischlein.core.rng import below, derive
from tischlein.core.types import EVERYONE, SPECTATOR, Move, Seat, SeatMask, seats_in

Policy = Callable[[Any, Seat, list[Move]], Move]
"""Chooses a move from a state, hidden parts included: a golden may be made by any means that reach its situation."""


def render(match: Match, shows: str) -> str:
    """The text of a golden file; `shows` says in one line what it is kept for."""
    header = match.header
    lines = [
        f"# {shows}",
        f"game {header.game}",
        f"rules {header.rules}",
        f"seats {header.seats}",
        f"options {json.dumps(dict(header.options), sort_keys=True)}",
        f"seed {header.seed}",
        "",
    ]
    for number, (entry, sent) in enumerate(zip(match.entries, match.sent, strict=True), 1):
        at = f" at {entry.at}" if entry.at else ""
        lines.append(f"{number}. seat {entry.seat + 1}{at}: {entry.text}")
        lines.extend(f"    {_audience(part.audience, header.seats)} {part.event!r}" for part in sent)
    lines += ["", f"result {match.result!r}", f"digest {match.digest()}"]
    return "\n".join(lines) + "\n"


def read(content: str) -> tuple[str, Header, list[Entry]]:
    """What a golden file shows, and the header and entries to play it again."""
    shows = ""
    fields: dict[str, str] = {}
    entries: list[Entry] = []
    for line in content.splitlines():
        if line.startswith("# "):
            shows = line[2:]
        elif line[:1].isdigit():
            _, _, seat_and_move = line.partition(". seat ")
            seat_and_time, _, move = seat_and_move.partition(": ")
            seat, _, at = seat_and_time.partition(" at ")
            entries.append(Entry(int(seat) - 1, move, int(at or 0)))
        elif line and not line.startswith(" "):
            key, _, value = line.partition(" ")
            fields[key] = value
    seats = int(fields["seats"])
    header = Header(
        fields["game"],
        int(fields["rules"]),
        seats,
        json.loads(fields["options"]),
        int(fields["seed"]),
        ("",) * seats,
    )
    return shows, header, entries


def regenerate(game: Game[Any, Any], content: str) -> str:
    """Plays a golden file again under the current rules."""
    shows, old, entries = read(content)
    header = Header(old.game, game.info.rules_version, old.seats, old.options, old.seed, old.players)
    return render(replay(game, header, entries), shows)


def play_out(game: Game[Any, Any], header: Header, policy: Policy) -> Match:
    """A whole match by one policy for all seats."""
    match = Match(game, header)
    while mask := game.to_act(match.state):
        seat = seats_in(mask)[0]
        match.play(seat, policy(match.state, seat, game.legal(match.state, seat)), 0)
    return match


def random_policy(seed: int) -> Policy:
    rng = derive(seed, 1)

    def choose(_state: Any, _seat: Seat, legal: list[Move]) -> Move:
        nonlocal rng
        index, rng = below(rng, len(legal))
        return legal[index]

    return choose


def _audience(mask: SeatMask, seats: int) -> str:
    if mask == EVERYONE:
        return "[all]"
    heard = [f"{seat + 1}" for seat in seats_in(mask) if seat < seats]
    if mask >> SPECTATOR & 1:
        heard.append("spectators")
    return f"[{' '.join(heard)}]"
