"""`python -m benchmarks.finishes --seats N`: does Click!'s planner see that an own photo can be finished this turn?

In matches of calm photos, at the beginning of turns, everything is tried: each card of the market at each end, and then
all action cards of the hand. The planner keeps only the most promising walls for a second and a third card.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final

from tischlein.bots.roster import seat_bot
from tischlein.bots.seating import seated
from tischlein.bots.values import find_values
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.core.types import Move, seats_in
from tischlein.games.click import moves
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.planner import plans
from tischlein.games.click.bot.prospect import Prospect, present
from tischlein.games.click.bot.reach import DONE, kinds_that_finish
from tischlein.games.click.bot.turns import with_action, with_market_card
from tischlein.games.click.state import TAKE
from tischlein.games.click.view import View

SHARE: Final = 0.25
"""Of the turns that are looked at."""


def finishable(facts: Facts, now: Prospect) -> bool:
    """Whether some own composition can be finished with a card of the market and the action cards of the hand."""
    rows = [facts.rows[card] for card in now.compositions]
    level = with_market_card(now)
    for left in reversed(range(facts.most_actions)):
        if any(_is_near(after, row) for after in level for row in rows):
            return True
        if left:
            after_one = [then for after in level for then in with_action(facts, after)]
            level = list({(then.wall, then.actions, then.discard): then for then in after_one}.values())
    return False


def _is_near(after: Prospect, row: bytes) -> bool:
    kinds = kinds_that_finish(after.wall, row, after.discard)
    return bool(kinds & DONE) or any(kinds >> kind & 1 for kind in after.actions)


def is_seen(view: View, legal: list[Move], width: int) -> bool:
    """Whether one of the plans makes a photo of an own composition."""
    found = plans(view, legal, find_values("click", view.seats, view.options), width)
    return any(_is_own_photo(move) for plan in found for move in plan.moves)


def _is_own_photo(move: Move) -> bool:
    return moves.verb_of(move) == moves.PHOTO and move >> moves.FIRST & 0xFF < moves.OPEN_SLOT


def turns(seats: int, seed: int) -> Iterator[tuple[View, list[Move]]]:
    """Views at the beginning of turns in which no photo is there already."""
    game = find_game("click")
    state = game.setup(complete_options(game.info, seats, {"photos": "calm"}), seats, seed)
    choosers = [seated(game, seat_bot("medium", "click", seed + seat)) for seat in range(seats)]
    while awaited := seats_in(game.to_act(state)):
        seat = awaited[0]
        legal = game.legal(state, seat)
        view = game.view(state, seat)
        if view.phase == TAKE and seat == view.active and not {moves.PASS, moves.CLICK} & {*legal}:
            yield view, legal
        game.apply(state, seat, choosers[seat](state, seat, legal) if len(legal) > 1 else legal[0], 0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.finishes", description=__doc__)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--matches", type=int, default=100)
    given = parser.parse_args()
    dice, looked, can, seen = Random(1), 0, 0, {6: 0, 12: 0}
    for number in range(given.matches):
        for view, legal in turns(given.seats, number):
            if dice.random() < SHARE:
                facts = Facts(view, None)
                looked += 1
                if finishable(facts, present(view)):
                    can += 1
                    for width in seen:
                        seen[width] += is_seen(view, legal, width)
    shares = ", ".join(f"{count / can:.1%} with a width of {width}" for width, count in seen.items())
    print(f"{given.seats} seats: one can be finished in {can} of {looked} turns; plans with one: {shares}")


if __name__ == "__main__":
    main()
