"""A second implementation of the legal moves, for tests only.

The engine finds legal moves quickly. This file finds them slowly, from the clauses of RULES.md alone: it plays out
every complete turn on plain lists and offers the steps with which at least one of those turns begins. It was written
independently of the engine and must not import any part of the package: a mistake in both would go unnoticed.

Positions and move texts are those of the game's JSON notation. Places and seats count from 1 in move texts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

HAND_SIZE = 5  # MR-2.1
CARDS_PER_TURN = 2  # MR-3.3

Place = list[str]  # the cards of one place, bottom to top
Row = list[Place]  # the places from the monster to the right


def legal_texts(position: dict[str, Any]) -> set[str]:
    """The texts of all legal moves of the active seat; none when the game is over."""
    if position["phase"] == "over":
        return set()
    if position["phase"] == "draw":
        return _draws(position)
    if position["phase"] == "play":
        return {turn[0] for turn in complete_turns(_moment(position))}
    raise ValueError(f"unknown phase {position['phase']!r}")


def _draws(position: dict[str, Any]) -> set[str]:
    """MR-2.2: draw or take. MR-7.2: the game waits for a draw only if there is this choice."""
    missing = HAND_SIZE - len(position["hands"][position["active"]])
    if missing not in (1, 2) or position["took"] or not position["discard"]:
        raise ValueError("phase 'draw' without a choice (MR-7.2)")
    return {"draw", "take"}


# -- Cards


def is_stop(card: str) -> bool:
    return card == "stop"


def is_tear(card: str) -> bool:
    return len(card) == 2 and card[0] == "t"


def is_paper(card: str) -> bool:
    return len(card.removesuffix("*")) == 2 and card[0] in "roygbp" and card[1] in "roygbp"


def turned(paper: str) -> str:
    """The same paper card after a turn by 180 degrees: the colours change sides, the star stays."""
    return paper[1] + paper[0] + paper[2:]


# -- Rows


def shown_paper(place: Place) -> str | None:
    """The paper that counts here: on top, or right below a stop (MR-4.3). None if a tear is on top."""
    top = place[-2] if is_stop(place[-1]) else place[-1]
    return top if is_paper(top) else None


def is_joined(row: Row) -> bool:
    """MR-3.7: wherever two neighbouring places show paper, the touching colours are equal."""
    for left_place, right_place in pairwise(row):
        left, right = shown_paper(left_place), shown_paper(right_place)
        if left is not None and right is not None and left[1] != right[0]:
            return False
    return True


# -- Turns


@dataclass(frozen=True)
class Moment:
    """The relevant part of a position during a turn. Its lists are never changed; each step makes new ones."""

    seat: int
    can_turn: bool  # MR-1.4
    hand: list[str]
    rows: list[Row]
    laid: int
    discarded: int
    fresh: int | None  # the place, from 1, of the paper that this turn's first play laid

    def is_full(self) -> bool:
        return self.laid + self.discarded >= CARDS_PER_TURN

    def may_end(self) -> bool:
        """MR-3.3: at least one card has left the hand. MR-3.8: the active seat's row has no mismatch."""
        return self.laid + self.discarded >= 1 and is_joined(self.rows[self.seat])


def _moment(position: dict[str, Any]) -> Moment:
    return Moment(
        seat=position["active"],
        can_turn={"free": True, "fixed": False}[position["options"]["direction"]],
        hand=position["hands"][position["active"]],
        rows=position["rows"],
        laid=position["laid"],
        discarded=position["discarded"],
        fresh=position["fresh"],
    )


def complete_turns(now: Moment) -> Iterator[list[str]]:
    """Every sequence of steps that leads from this moment to an allowed end of the turn."""
    if now.may_end():
        yield ["end"]
    for text, then in _steps(now):
        for rest in complete_turns(then):
            yield [text, *rest]


def _steps(now: Moment) -> Iterator[tuple[str, Moment]]:
    """Every single step but the end, and the moment after it; the row may be mismatched in between."""
    if now.is_full():
        return
    for card in now.hand:
        if now.discarded == 0:  # MR-7.1: no laying after a discard
            if is_paper(card):
                yield from _lay_paper(now, card)
            elif is_stop(card):
                yield from _lay_stop(now, card)
            elif is_tear(card):
                yield from _lay_tear(now, card)
            else:
                raise ValueError(f"no such card in a hand: {card!r}")
        yield f"discard {card}", replace(now, hand=_without(now.hand, card), discarded=now.discarded + 1)


def _lay_paper(now: Moment, card: str) -> Iterator[tuple[str, Moment]]:
    ways = {card, turned(card)} if now.can_turn else {card}
    end_of_row = len(now.rows[now.seat]) + 1
    for lying in sorted(ways):
        for place in range(1, end_of_row + 1):
            if place < end_of_row and is_stop(now.rows[now.seat][place - 1][-1]):
                continue  # MR-4.2: a protected place is closed to its owner, too
            # MR-3.4: append at the right end; MR-3.6, MR-7.3: or cover any paper or tear of one's own row.
            yield f"lay {lying} {place}", _after_laying(now, card, lying, now.seat, place, fresh=place)


def _lay_stop(now: Moment, card: str) -> Iterator[tuple[str, Moment]]:
    """MR-4.1: only onto paper that was laid before in this turn; with two cards a turn, that is the first one."""
    if now.laid == 1 and now.fresh is not None:
        yield f"stop {now.fresh}", _after_laying(now, card, card, now.seat, now.fresh, fresh=None)


def _lay_tear(now: Moment, card: str) -> Iterator[tuple[str, Moment]]:
    """MR-4.4: onto visible, unprotected paper that shows the colour, in the row of another seat."""
    colour = card[1]
    for other, row in enumerate(now.rows):
        if other == now.seat:
            continue
        for place, cards in enumerate(row, start=1):
            top = cards[-1]
            if is_paper(top) and colour in (top[0], top[1]):
                text = f"tear {colour} {other + 1}:{place}"
                yield text, _after_laying(now, card, card, other, place, fresh=None)


def _after_laying(now: Moment, card: str, lying: str, owner: int, place: int, *, fresh: int | None) -> Moment:
    """The moment after `card` has left the hand and lies as `lying` on a place in the owner's row."""
    rows = [[list(cards) for cards in row] for row in now.rows]
    if place == len(rows[owner]) + 1:
        rows[owner].append([])
    rows[owner][place - 1].append(lying)
    return replace(now, hand=_without(now.hand, card), rows=rows, laid=now.laid + 1, fresh=fresh)


def _without(hand: list[str], card: str) -> list[str]:
    """The hand without one copy of the card."""
    rest = list(hand)
    rest.remove(card)
    return rest
