"""A minimal card game, written by hand for speed in pure Python: what all figures of the engine are compared with.

It deals, lists the legal plays, plays one at random and counts. It imports nothing of the project.
"""

from __future__ import annotations

import random


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
