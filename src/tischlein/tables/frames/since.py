"""What happened since a seat's last move, for the person who is to move now. Read-only; nothing is logged.

The steps since then are played again, and of each only what this seat heard and saw is handed to the game. The seat is
the one whose view the frame shows, so with pass and play it is the seat that the device was passed to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core import summary
from tischlein.core.events import event_to_plain, heard_by
from tischlein.core.match import Match
from tischlein.core.registry import summary_part
from tischlein.core.summary import Entry, Step, SummaryPart, ranked, told_plainly
from tischlein.core.takeback import standing
from tischlein.core.types import SPECTATOR, Seat
from tischlein.tables import wire
from tischlein.tables.frames.lookback import Past, shown_position
from tischlein.tables.frames.picture import Viewer, acting_seat, shown_text
from tischlein.tables.gate.checks import must_have_begun
from tischlein.tables.log.state import TableState

MOST_STEPS: Final = 120
"""The latest ones, if a seat has not moved for longer."""
MOST_ENTRIES: Final = 12


def since(state: TableState, past: Past, viewer: Viewer, command: wire.Since) -> wire.Summary:
    match, seat = must_have_begun(state), acting_seat(state, viewer)
    if seat == SPECTATOR or match.result is not None:
        return wire.Summary(command.id, state.n, summary.NOBODY, 0, [], [])
    last, places = _since_last_move(match, seat)
    numbers = [state.lines[place].n for place in places]
    steps: list[Step] = []
    shown: list[wire.ShownMoment] = []
    first = places[0] if places else 0
    for number, place, (before, sent, after) in zip(numbers, places, past.replayed(match, first, places), strict=True):
        heard = heard_by(sent, seat)
        if command.has_positions and not shown:
            shown.append(_moment(match, state.lines[first - 1].n if first else 0, before, seat))
        if command.has_positions and heard:
            shown.append(_moment(match, number, after, seat))
        view = match.game.view
        steps.append(Step(number, match.entries[place].seat, heard, view(before, seat), view(after, seat)))
    return wire.Summary(
        id=command.id,
        v=state.n,
        seat=seat,
        since=state.lines[last].n if last >= 0 else 0,
        entries=[_shown(entry) for entry in entries_of(match.header.game, seat, steps)],
        positions=shown,
    )


def entries_of(game_id: str, seat: Seat, steps: Sequence[Step]) -> list[Entry]:
    """The game's own summary, or its log lines."""
    part = summary_part(game_id)
    found = told_plainly(seat, steps) if part is None else part.entries(seat, steps)
    return ranked(found)[:MOST_ENTRIES]


def _since_last_move(match: Match, seat: Seat) -> tuple[int, list[int]]:
    """The entry of the seat's last move, -1 if it has made none, and the entries after it that were not taken back."""
    part, places = summary_part(match.header.game), standing(match.entries)
    for at in range(len(places) - 1, -1, -1):
        entry = match.entries[places[at]]
        if entry.seat == seat and not _is_idle(part, entry.text):
            return places[at], places[at + 1 :][-MOST_STEPS:]
    return -1, places[-MOST_STEPS:]


def _is_idle(part: SummaryPart | None, move: str) -> bool:
    return part is not None and move.split(" ", 1)[0] in part.IDLE


def _moment(match: Match, number: int, position: Any, seat: Seat) -> wire.ShownMoment:
    return wire.ShownMoment(number, shown_position(match, position, seat))


def _shown(entry: Entry) -> wire.ShownEntry:
    return wire.ShownEntry(
        tier=entry.tier.name.lower(),
        text=shown_text(entry.text),
        note=None if entry.note is None else shown_text(entry.note),
        seat=entry.seat,
        changes=[wire.ShownChange(*change) for change in entry.changes],
        places=list(entry.places),
        is_way=entry.is_way,
        numbers=list(entry.numbers),
        events=[event_to_plain(event) for event in entry.events],
    )
