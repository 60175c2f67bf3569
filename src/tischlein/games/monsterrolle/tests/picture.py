"""Positions as small text pictures, and short functions for moves and questions. For tests only.

    position(rows=["rb by! ro/tr", "gp"], hand="rg op*")

A row is its places, separated by blanks; a place is its cards from bottom to top, separated by `/`; `!` is a stop card
on top. In piles the last card is the top. A hand that is too short is filled up with stop cards; everything else that
the picture leaves out is dealt from the rest of the box, always in the same way.

A scoring card on top of the draw pile is only possible if enough cards have left it. They go where the picture has
`...`: under the discard pile (`"... oy"`) or in a stack (`".../gp"`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tischlein.core.errors import InvariantBroken
from tischlein.core.events import Recorder, Sent
from tischlein.core.game import Reason
from tischlein.core.options import complete_options
from tischlein.core.rng import shuffle
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.data import CANONICAL, CARD_CODES, HAND_SIZE, SCORINGS, card_text
from tischlein.games.monsterrolle.rules import new_table, scoring_ranges
from tischlein.games.monsterrolle.state import State

GONE = "..."
SCORE = "score"


def start(seats: int = 2, seed: int = 0, **options: str) -> State:
    """A match at its beginning."""
    return GAME.setup(complete_options(GAME.info, seats, options), seats, seed)


def position(
    rows: Sequence[str] = (),
    hand: str = "",
    *,
    seats: int = 2,
    active: int = 0,
    hands: Mapping[int, str] | None = None,
    discard: str = GONE,
    deck: str = "",
    phase: str = "play",
    points: Sequence[Sequence[int]] = (),
    fixed: bool = False,
    sheet: str = "six",
    is_odd: bool = False,
) -> State:
    """`hands` are those of the other seats, `deck` the cards on top of the draw pile. `is_odd` skips the check."""
    chosen = {"direction": "fixed" if fixed else "free", "sheet": sheet, "begins": "1"}
    options = complete_options(GAME.info, seats, chosen)
    everything = new_table(options, seats).cards
    box = _Box([card_text(card) for card in everything], fixed=fixed, is_odd=is_odd)
    stacks = [_stacks(row) for row in [*rows, *[""] * (seats - len(rows))]]
    for card in [card for row in stacks for stack in row for card in stack]:
        box.take(card)
    gap = 2 if phase == "draw" else 0
    size = HAND_SIZE - gap
    held = {seat: box.deal(text) for seat, text in (hands or {}).items()}
    held[active] = box.deal(hand) + box.deal("stop " * (size - len(hand.split())))
    shown, top = box.deal(discard), box.deal(deck)
    for seat in range(seats):
        if seat not in held:
            held[seat] = box.any(HAND_SIZE)
    if shown == [GONE]:
        shown += box.any(1)
    ranges = scoring_ranges(len(everything) - HAND_SIZE * seats)[: SCORINGS - len(points)]
    pile, gone = _pile(box.rest(), top, ranges)
    state = GAME.load(
        {
            "options": options,
            "turn": 1,
            "active": active,
            "phase": phase,
            "gap": gap,
            "took": False,
            "laid": 0,
            "discarded": 0,
            "fresh": None,
            "hands": [held[seat] for seat in range(seats)],
            "known": [[]] * seats,
            "rows": [[_filled(stack, gone) for stack in row] for row in stacks],
            "discard": _filled(shown, gone),
            "deck": pile,
            "points": points,
            "rng": 1,
        }
    )
    if not is_odd:
        try:
            GAME.check(state)
        except InvariantBroken as broken:
            raise ValueError(f"impossible picture: {broken}; is it without a `...`?") from None
    return state


class _Box:
    """The cards that the picture has not used yet, in a fixed order that looks shuffled."""

    def __init__(self, cards: list[str], *, fixed: bool, is_odd: bool) -> None:
        order = list(range(len(cards)))
        shuffle(1, order)
        self.cards = [cards[index] for index in order]
        self.fixed = fixed
        self.is_odd = is_odd

    def take(self, card: str) -> str:
        """The card as it is in a hand: with the free direction both directions are the same card."""
        same = card if self.fixed or card in (GONE, SCORE) else card_text(CANONICAL[CARD_CODES[card]])
        if same in self.cards:
            self.cards.remove(same)
        elif same not in (GONE, SCORE) and not self.is_odd:
            raise ValueError(f"no {card} left in the box")
        return same

    def deal(self, text: str) -> list[str]:
        return [self.take(card) for card in text.split()]

    def any(self, count: int) -> list[str]:
        return [self.cards.pop() for _ in range(count)]

    def rest(self) -> list[str]:
        """Stop cards come first: nothing can cover them, so they must be the last to go into a stack."""
        return sorted(self.cards, key=lambda card: card != "stop")


def _stacks(row: str) -> list[list[str]]:
    return [place.replace("!", "/stop").split("/") for place in row.split()]


def _filled(cards: list[str], gone: list[str]) -> list[str]:
    return [each for card in cards for each in (gone if card == GONE else [card])]


def _pile(rest: list[str], top: list[str], ranges: list[tuple[int, int]]) -> tuple[list[str], list[str]]:
    """The draw pile with its scoring cards at allowed positions (MR-1.6), and the cards removed for that."""
    below = len(ranges) - top.count(SCORE)
    kept = len(rest)
    if SCORE in top:  # at the highest allowed position
        kept = min(kept, ranges[-1][1] - 1 - top.index(SCORE) - below)
    pile, gone = rest[:kept], rest[kept:]
    for low, _ in ranges[:below]:
        pile.insert(low, SCORE)
    return pile + top, gone


def legal(state: State) -> set[str]:
    """The texts of all legal moves of the active seat."""
    return {GAME.format(move) for move in GAME.legal(state, state.active)}


def lays(state: State) -> set[str]:
    return {text for text in legal(state) if text.startswith("lay")}


def play(state: State, *texts: str) -> list[Sent]:
    """Judges and plays each move by the active seat; returns the events."""
    recorder = Recorder()
    for text in texts:
        move = GAME.parse(text)
        verdict = GAME.judge(state, state.active, move)
        assert verdict.is_ok, f"{text}: {verdict.reason}"
        GAME.apply(state, state.active, move, 0, recorder)
    return recorder.sent


def why(state: State, text: str, *, seat: int | None = None) -> Reason:
    verdict = GAME.judge(state, state.active if seat is None else seat, GAME.parse(text))
    assert verdict.reason is not None, f"{text} is allowed"
    return verdict.reason


def cards(pile: bytes) -> str:
    return " ".join(card_text(card) for card in pile)


def row(state: State, seat: int = 0) -> str:
    """The row as a picture."""
    rows: object = GAME.dump(state)["rows"]
    assert isinstance(rows, list)
    return " ".join("/".join(stack).replace("/stop", "!") for stack in rows[seat])


def scored(*rows: str, sheet: str = "six") -> list[int]:
    """The points that a scoring gives these rows."""
    state = position(rows, seats=max(2, len(rows)), phase="draw", deck=SCORE, sheet=sheet)
    play(state, "draw")
    return state.points
