"""Searches the best use of a card: which builds or which rebuild, and which third part, in which order.

A beam search on copies of a state without hidden tiles: it tries promising parts, keeps the best few positions, and
goes on from there. Its work is limited by counts, not by time, so that it is reproducible.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.bot.builds import Lie, Part, canal_builds, city_builds, unrest_builds
from tischlein.games.dayunhe.bot.features import REBUILD, REFORM, SPYING, value
from tischlein.games.dayunhe.bot.rebuilds import rebuild_parts
from tischlein.games.dayunhe.bot.specials import courses, special_parts
from tischlein.games.dayunhe.bot.steering import is_decided, played_out
from tischlein.games.dayunhe.data import STACKS, UNREST
from tischlein.games.dayunhe.legal import hidden_tops
from tischlein.games.dayunhe.moves import REBUILD as REBUILD_MOVE
from tischlein.games.dayunhe.moves import REFORM as REFORM_MOVE
from tischlein.games.dayunhe.moves import SPY, verb_of
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.state import ACTING, INSPECTING, State, copy

SACRIFICE: Final = 4.0
"""A position that is worse than doing nothing by more than this is not looked into."""


class Effort(NamedTuple):
    """How much is tried."""

    beam: int
    """Positions that are kept at each step."""
    places: int
    """Ways to build a canal, from each position."""
    rebuilds: int
    targets: int
    """Targets of each third part, and fields for unrest."""


def effort(width: int) -> Effort:
    return Effort(max(2, (width + 1) // 2), 6 + (3 * width) // 4, 2 + width // 2, 2 + width // 6)


class Line:
    """A use of the card, as far as it is planned. No tuple: compiled, those are slow."""

    __slots__ = ("extra", "moves", "state", "value")

    def __init__(self, value: float, extra: float, moves: list[Move], state: State) -> None:
        self.value: Final = value
        self.extra: Final = extra
        """The part of the value that cannot be seen in the position."""
        self.moves: Final = moves
        self.state: Final = state
        """After these moves."""


def search(state: State, seat: Seat, weights: list[float], tried: Effort) -> list[Line]:
    """Every use that was looked at, best first; of equal ones the shortest. Doing nothing more is one of them."""
    front = [Line(judged(state, seat, weights), 0.0, [], state)]
    if state.step == INSPECTING:
        begun = front[0]
        front = [_extended(begun, seat, part, _after(state, seat, part), weights) for part in courses(state, seat)]
    floor = front[0].value - SACRIFICE
    found, seen = front[:], {_key(line.state, seat) for line in front}
    while front:
        fresh: list[Line] = []
        for line in front:
            for part in parts(line.state, seat, tried):
                after = _after(line.state, seat, part)
                key = _key(after, seat)
                if key not in seen:
                    seen.add(key)
                    fresh.append(_extended(line, seat, part, after, weights))
        fresh.sort(key=_order)
        found += fresh
        front = [line for line in fresh[: tried.beam] if line.value > floor]
    found.sort(key=_order)
    return found


def _order(line: Line) -> tuple[float, int, list[Move]]:
    return -line.value, len(line.moves), line.moves


def judged(state: State, seat: Seat, weights: list[float]) -> float:
    """The value for a seat if its turn ended now; exact if that ends the match."""
    return played_out(state, seat, weights) if is_decided(state, seat) else value(state, seat, weights)


def _after(state: State, seat: Seat, part: Part) -> State:
    after = copy(state)
    for move in part:
        apply(after, seat, move, 0)
    assert after.step == ACTING
    return after


def _extended(line: Line, seat: Seat, part: Part, after: State, weights: list[float]) -> Line:
    """The line with one more part, which leads to this position."""
    feature, count = unseen(line.state, seat, part[0])
    extra = line.extra + weights[feature] * count
    return Line(judged(after, seat, weights) + extra, extra, [*line.moves, *part], after)


def unseen(state: State, seat: Seat, move: Move) -> tuple[int, float]:
    """What a part brings that cannot be seen in the position after it: a feature, and how much of it."""
    if verb_of(move) == REBUILD_MOVE:
        return REBUILD, 1.0
    if move == SPY:
        return SPYING, float(len(hidden_tops(state, seat)))
    if move == REFORM_MOVE:
        own = range(STACKS * seat, STACKS * seat + STACKS)
        tops = [state.stacks[stack][-1] for stack in own if state.up >> stack & 1]
        unrest = tops.count(UNREST)
        return REFORM, unrest - 0.5 * (len(tops) - unrest)
    return SPYING, 0.0


def _key(state: State, seat: Seat) -> tuple[object, ...]:
    """Equal for positions from which the same follows."""
    flags = state.builds << 3 | state.may_rebuild << 2 | state.may_special << 1 | state.is_tea
    return (
        state.board,
        state.warehouses[seat],
        state.walls,
        len(state.cities[seat]),
        state.ship,
        flags,
        state.reputation,
        tuple(map(len, state.blots)),
        state.up,
        state.trips,
    )


def parts(state: State, seat: Seat, tried: Effort) -> list[Part]:
    """Promising next parts of the card."""
    if not state.builds and not state.may_special:
        return []
    lie = Lie(state, seat)
    found: list[Part] = []
    if state.builds:
        found += canal_builds(lie, tried.places)
        found += city_builds(state, seat)
        found += unrest_builds(lie, tried.targets)
        if state.may_rebuild:
            found += rebuild_parts(lie, tried.rebuilds)
    if state.may_special:
        found += special_parts(lie, tried.targets)
    return found
