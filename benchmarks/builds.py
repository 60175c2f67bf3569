"""`python -m benchmarks.builds`: pure and compiled engine beside a minimal card game, in alternating processes.

The minimal game is what one would write by hand for speed in pure Python: it deals, lists the legal plays, plays one at
random and counts. Processor time is measured, and each figure is divided by the mean of the minimal games before and
after it.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids
from tischlein.lab.simulate import Plan, run_chunk

ROUNDS = 5
TRIES = 5
SECONDS = 0.4
SEATS = 4


def minimal_game(dice: random.Random) -> int:
    """110 cards, four hands of five; a card fits by colour or by number. Returns the number of decisions."""
    deck = list(range(110))
    dice.shuffle(deck)
    hands = [[deck.pop() for _ in range(5)] for _ in range(4)]
    top, score, steps, seat = deck.pop(), [0] * 4, 0, 0
    while deck:
        hand = hands[seat]
        fitting = [place for place, card in enumerate(hand) if card % 6 == top % 6 or card // 18 == top // 18]
        legal = fitting or list(range(len(hand)))
        card = hand.pop(legal[int(dice.random() * len(legal))])
        score[seat] += card % 6 == top % 6
        top = card
        hand.append(deck.pop())
        seat = (seat + 1) & 3
        steps += 1
    return steps


def rate(work: Callable[[], int]) -> float:
    """Units of work per second of processor time, in the best of several tries."""
    best = 0.0
    for _ in range(TRIES):
        began, done = time.process_time(), 0
        while (took := time.process_time() - began) < SECONDS:
            done += work()
        best = max(best, done / took)
    return best


def minimal() -> float:
    dice = random.Random(1)
    return rate(lambda: minimal_game(dice))


def simulated(game_id: str, bot: str) -> float:
    """Decisions per second of whole matches, as `tischlein simulate` plays them."""
    game = find_game(game_id)
    plan = Plan(game_id, SEATS, complete_options(game.info, SEATS, {}), (bot,) * SEATS, 1)
    return rate(lambda: run_chunk(plan, 0, 2).decisions)


def copies(game_id: str) -> float:
    game = find_game(game_id)
    state = game.setup(complete_options(game.info, SEATS, {}), SEATS, 1)

    def some() -> int:
        for _ in range(1000):
            game.copy(state)
        return 1000

    return rate(some)


WORK: dict[str, Callable[[str], float]] = {
    "random": lambda game_id: simulated(game_id, "random"),
    "greedy": lambda game_id: simulated(game_id, "greedy"),
    "copy": copies,
}


def measured(pure: str, *arguments: str) -> float:
    """The figure of a process of its own, which loads the one build or the other."""
    command = [sys.executable, "-m", "benchmarks.builds", *arguments]
    return float(subprocess.check_output(command, env={**os.environ, "TISCHLEIN_PURE": pure}))


def compare(rounds: int) -> None:
    print(f"{'':24} {'pure':>22} {'compiled':>22} {'compiled : pure':>16}")
    for game_id in game_ids():
        for what in WORK:
            shares: dict[str, list[float]] = {"1": [], "": []}
            for _ in range(rounds):
                for pure, found in shares.items():
                    before = measured("1", "minimal")
                    figure = measured(pure, what, game_id)
                    found.append(figure / ((before + measured("1", "minimal")) / 2))
            told = [f"{statistics.median(each):.3f} ({min(each):.3f}-{max(each):.3f})" for each in shares.values()]
            gain = statistics.median(shares[""]) / statistics.median(shares["1"])
            print(f"{game_id + ' ' + what:24} {told[0]:>22} {told[1]:>22} {gain:>16.2f}", flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["minimal"]:
            print(minimal())
        case [what, game_id]:
            print(WORK[what](game_id))
        case rest:
            compare(int(rest[0]) if rest else ROUNDS)
