"""Da Yunhe's planner: whole cards, exact steering, and a draft that looks at what is passed on (core.planning)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.planning import Plan, Values
from tischlein.core.types import Move
from tischlein.games.dayunhe.bot.begun import begun_moves, completions, unbegun
from tischlein.games.dayunhe.bot.draft import rate_cards
from tischlein.games.dayunhe.bot.features import FEATURES, compared_features
from tischlein.games.dayunhe.bot.steering import steerings
from tischlein.games.dayunhe.bot.supply import Draws
from tischlein.games.dayunhe.bot.turns import Line, effort, search
from tischlein.games.dayunhe.data import TRIPS, WAREHOUSE
from tischlein.games.dayunhe.moves import END, SPREAD, SUPPLY, argument_of
from tischlein.games.dayunhe.state import ACTING, DRAFTING, INSPECTING, RISING, SAILING, TAKING, State
from tischlein.games.dayunhe.view import View, determinize

__all__ = ["FEATURES", "features", "horizon", "plans", "progress"]


def features(view: View) -> list[float]:
    return compared_features(determinize(view, 1), view.seat)


def progress(view: View) -> float:
    return 1.0 - view.trips / TRIPS


def horizon(view: View) -> int:
    """The beginning of the next round."""
    return view.round + 1


def plans(view: View, legal: Sequence[Move], values: Values, width: int) -> list[Plan]:
    weights, step = values.weights, view.step
    state = determinize(view, 1)
    if step in (TAKING, DRAFTING, SAILING, RISING):
        found = _single(view, state, legal, weights, width)
    elif step in (ACTING, INSPECTING):
        found = _of_card(view, state, weights, width)
    else:
        found = _begun(view, state, weights, width)
    return found[:width]


def _single(view: View, state: State, legal: Sequence[Move], weights: list[float], width: int) -> list[Plan]:
    """Choices outside of a card."""
    if view.step == RISING:  # DY-7.4
        return [Plan(0.0, (SPREAD,))]
    if view.step == SAILING:
        return [Plan(value, tuple(moves)) for value, moves in steerings(state, weights)]
    if view.step == TAKING:
        draws = Draws(state, view.seat, weights, 0)
        rated = [(draws.gain(argument_of(move)), move) for move in legal]
    else:
        cards = [argument_of(move) for move in legal]
        rated = list(zip(rate_cards(view, state, cards, weights, width), legal, strict=True))
    rated.sort(key=lambda each: (-each[0], each[1]))
    return [Plan(value, (move,)) for value, move in rated]


def _of_card(view: View, state: State, weights: list[float], width: int) -> list[Plan]:
    """Draws come first, because what they show may change the plan."""
    seat = view.seat
    lines = _searched(view, state, weights, width)
    found = [Plan(line.value, (*line.moves, _closing(line, view, weights))) for line in lines[:width]]
    if state.step == ACTING and state.supplies:
        draws = Draws(state, seat, weights, state.builds)
        if draws.room():
            best = lines[0].value
            drawn = [(draws.gain(stack), stack) for stack in draws.stacks()]
            found += [Plan(best + gain, (SUPPLY | stack,)) for gain, stack in drawn if gain > 0]
            found.sort(key=lambda plan: -plan.value)
    return found


_LAST: Final[dict[object, list[Line]]] = {}
"""The last search. The steps of one part ask for the same one again and again."""


def _searched(view: View, state: State, weights: list[float], width: int) -> list[Line]:
    """What can be done with the card from a position in which no part is begun."""
    key = (_known(view), state.step, tuple(weights), width)
    if key not in _LAST:
        _LAST.clear()
        _LAST[key] = search(state, view.seat, weights, effort(width))
    return _LAST[key]


def _known(view: View) -> tuple[object, ...]:
    """All that a search depends on, but for the part that is begun."""
    return (
        (tuple(sorted(view.options.items())), view.seat, view.first, view.start, view.active, view.round),
        (view.board, view.warehouses, view.sizes, view.tops, view.low, view.cities, view.blots, view.walls),
        (view.ship, view.heading, view.trips, view.left, view.is_tea, view.reputation, view.cards),
        (view.supplies, view.builds, view.may_rebuild, view.may_special),
    )


def forget() -> None:
    """For tests: the next search is done anew."""
    _LAST.clear()


def _closing(line: Line, view: View, weights: list[float]) -> Move:
    """A use of the card that leaves a draw is followed by it, if it has made room; otherwise the turn ends."""
    after, seat = line.state, view.seat
    if after.supplies and len(view.warehouses[seat]) == WAREHOUSE and len(after.warehouses[seat]) < WAREHOUSE:
        gain, stack = Draws(after, seat, weights, after.builds).best()
        if gain > 0:
            return SUPPLY | stack
    return END


def _begun(view: View, state: State, weights: list[float], width: int) -> list[Plan]:
    """Finishes the begun part as the whole card was planned; if it was not planned, in the best way."""
    made = begun_moves(state)
    before = unbegun(state)
    count = len(made)
    lines = [line for line in _searched(view, before, weights, width) if line.moves[:count] == made]
    found = [Plan(line.value, (*line.moves[count:], _closing(line, view, weights))) for line in lines[:width]]
    return found or [Plan(value, tuple(moves)) for value, moves in completions(state, view.seat, weights)]
