"""Random play of other engines, as one worker of `make bench`. Run by the Python of the peers' own environment.

A decision is a step at which a player is asked, with the legal moves listed; chance is played and not counted.
"""

from __future__ import annotations

import random
from typing import Any

from benchmarks.worker import Work, serve

LONGEST = 300
"""Half-moves of a game of chess; random play goes on for longer."""


def prepare(what: str) -> Work:
    library, _, game = what.partition(" ")
    return {
        "open_spiel": open_spiel,
        "rlcard": rlcard,
        "pettingzoo": pettingzoo,
        "catanatron": catanatron,
        "chess": python_chess,
    }[library](game)


def open_spiel(name: str) -> Work:
    import pyspiel  # type: ignore[import-not-found]

    game, dice = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), dice.random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
                steps += 1
        return steps

    return play


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def rlcard(name: str) -> Work:
    import rlcard as library  # type: ignore[import-not-found]

    env, dice = library.make(name, config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, steps = env.reset()[0], 0
        while not env.is_over():
            state = env.step(dice.choice(list(state["legal_actions"])))[0]
            steps += 1
        return steps

    return play


def pettingzoo(name: str) -> Work:
    from importlib import import_module

    env, dice = import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)

    def play() -> int:
        env.reset(seed=dice.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(dice.random() * len(legal))]))
                steps += 1
        return steps

    return play


def catanatron(_name: str) -> Work:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def play() -> int:
        game: Any = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return play


def python_chess(_name: str) -> Work:
    import chess  # type: ignore[import-not-found]

    dice = random.Random(1)

    def play() -> int:
        board, steps = chess.Board(), 0
        while steps < LONGEST and (legal := list(board.legal_moves)):
            board.push(legal[int(dice.random() * len(legal))])
            steps += 1
        return steps

    return play


if __name__ == "__main__":
    serve(prepare)
