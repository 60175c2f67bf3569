"""Rates moves from a View; plans are made on a state guessed from it.

Ratings are in points of reputation, less the rivals' gains.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.states import replaced, with_card
from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.bot.classic.evaluation import utility, warehouse_worth
from tischlein.games.dayunhe.bot.classic.plan import (
    NO_STEP,
    PLACES,
    TARGETS,
    attraction,
    canal_parts,
    deepest_stack,
    plan,
    prospects,
)
from tischlein.games.dayunhe.chart import find_chart
from tischlein.games.dayunhe.data import BUILDS, STACKS, SUPPLIES, UNREST, WAREHOUSE
from tischlein.games.dayunhe.legal import legal as legal_moves
from tischlein.games.dayunhe.moves import (
    CALM,
    SPREAD,
    SUPPLY,
    TURN,
    UNDER,
    argument_of,
    verb_of,
)
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.state import (
    ACTING,
    DRAFTING,
    PLACING,
    REBUILDING,
    RISING,
    SAILING,
    TAKING,
    TUCKING,
    State,
    copy,
)
from tischlein.games.dayunhe.view import View, determinize, unseen_tiles

HELM: Final = 3
"""How many successive choices of the ship's way are searched."""
LATER_SUPPLY: Final = 0.85
"""Factor for each further draw of a card."""


def rate(view: View, legal: Sequence[Move]) -> list[float]:
    state = determinize(view, 1)
    seat, step = view.seat, view.step
    if step == ACTING:
        return _rate_parts(view, state, legal)
    if step == DRAFTING:
        return _rate_cards(view, state, legal)
    if step == TAKING:
        return [_supply_gain(view, argument_of(move)) for move in legal]
    if step == TUCKING:
        deepest = deepest_stack(state, state.aim if state.begun == CALM else seat)
        return [1.0 if move == UNDER | deepest else 0.0 for move in legal]
    if step == RISING:  # DY-7.4
        return [1.0 if move == SPREAD else 0.0 for move in legal]
    if step == PLACING:
        return _rate_places(state, seat, legal)
    if step == SAILING:
        return [_steered(state, seat, move, HELM) for move in legal]
    return [_after(state, seat, move) if step != REBUILDING or verb_of(move) == TURN else NO_STEP for move in legal]


def _after(state: State, seat: Seat, *moves: Move) -> float:
    after = copy(state)
    for move in moves:
        apply(after, seat, move, 0)
    return prospects(after, seat)


def _rate_parts(view: View, state: State, legal: Sequence[Move]) -> list[float]:
    """Draws are rated higher, because what they show may change the plan. Ending the turn is rated 0."""
    gains = plan(state, view.seat)
    best = max([0.0, *gains.values()])
    rates = []
    for move in legal:
        if verb_of(move) == SUPPLY:
            gain = _supply_gain(view, argument_of(move))
            rates.append(best + gain if gain > 0 else gain)
        else:
            rates.append(gains.get(move, 0.0 if move == legal[-1] else NO_STEP))
    return rates


def _supply_gain(view: View, stack: int) -> float:
    """The value of the top of the stack for the warehouse: of the visible tile, or an average."""
    index = STACKS * view.seat + stack
    top = view.tops[index] or (UNREST if view.low[index] == view.sizes[index] else 0)
    return _gain_of(view, [top] if top else unseen_tiles(view, view.seat))


def _gain_of(view: View, kinds: list[int]) -> float:
    """The average value of one more of these tiles."""
    warehouse = view.warehouses[view.seat]
    if not kinds or len(warehouse) >= WAREHOUSE:
        return 0.0
    chart = find_chart(view.options["sheet"], view.seats)
    worth = {kind: warehouse_worth(chart, with_card(warehouse, kind)) for kind in set(kinds)}
    return sum(worth[kind] for kind in kinds) / len(kinds) - warehouse_worth(chart, warehouse)


def _rate_cards(view: View, state: State, legal: Sequence[Move]) -> list[float]:
    """The value of each card now: its builds, its third part, and its supplies."""
    seat = view.seat
    builds = [0.0] + [_card_part(state, seat, 0, count) for count in (1, 2)]
    draws = sorted(
        (_supply_gain(view, stack) for stack in range(STACKS) if view.sizes[STACKS * seat + stack]), reverse=True
    )
    unseen = max(0.0, _gain_of(view, unseen_tiles(view, seat)))
    draws = [max(gain, unseen) for gain in draws] + [unseen] * STACKS
    room = WAREHOUSE - len(view.warehouses[seat])
    rates = []
    for move in legal:
        card = argument_of(move)
        supplies = sum(gain * LATER_SUPPLY**number for number, gain in enumerate(draws[: min(SUPPLIES[card], room)]))
        rates.append(builds[BUILDS[card]] + supplies + _card_part(state, seat, card, 0))
    return rates


def _card_part(state: State, seat: Seat, card: int, builds: int) -> float:
    """The gain of so many builds, or of the card's third part, as if it were the seat's turn now."""
    trial = copy(state)
    trial.step = ACTING
    trial.cards = replaced(trial.cards, seat, card)
    trial.builds = builds
    trial.may_rebuild = builds == 2
    trial.may_special = card > 0
    return max([0.0, *plan(trial, seat).values()])


def _rate_places(state: State, seat: Seat, legal: Sequence[Move]) -> list[float]:
    """Evaluates the most promising fields; the others are only ordered by how likely the ship comes there."""
    field_at, attracted = state.table.chart.field_at, attraction(state)
    likely = {move: attracted[field_at[argument_of(move)]] for move in legal}
    rates = {move: NO_STEP + likely[move] for move in legal}
    if state.kind == UNREST:
        for move in sorted(legal, key=lambda move: -likely[move])[: PLACES + TARGETS]:
            rates[move] = _after(state, seat, move)
    else:
        for _, at, turn in canal_parts(state, seat, PLACES, [state.kind]):
            rates[at] = max(rates[at], _after(state, seat, at, turn))
    return [rates[move] for move in legal]


def _steered(state: State, seat: Seat, move: Move, depth: int) -> float:
    """The value after this choice of the ship's way and the seat's best further ones, at most `depth` in all."""
    after = copy(state)
    apply(after, seat, move, 0)
    if after.step != SAILING or depth == 1:
        return utility(after, seat)
    return max(_steered(after, seat, onward, depth - 1) for onward in legal_moves(after, seat))
