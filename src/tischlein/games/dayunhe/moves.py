"""Moves as packed integers, `verb << 12 | argument`, and as text.

Both are understood without a sheet: a field is its name (`data.FIELD_CODES`), a line the directions of its ends.

take 2           set-up: the visible tile of stack 2       sail C6         the ship's next field
pick tea         drafts a card                              halt            ends a special inspection
supply 1         draws from stack 1                         raise           +1 reputation
build canal4     chooses a tile to build, then              remove B4       unrest on B4 to the wall
  at B4          where it goes, then                        calm 2          unrest of seat 2 from the wall, then
  turn n-se      how its line lies                            under 3       under which stack of its owner
city canal4      into the Forbidden City                    destroy B4      attack, then `under 1`
rebuild B4       chooses a tile on the board, then          tea             attack, then `under 1`
  turn n-s       turns it, or                               intrigue 2      attack on seat 2, then `under 1`
  at C5          moves it, then `turn`, or                  denounce 2      attack on seat 2
  swap C6        swaps it, then `turn` for each canal       spy · reform · inspect · end
under 2          uprising: a tile goes under stack 2        spread          uprising: the rest, spread evenly
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from tischlein.core.notation import Notation
from tischlein.core.types import Move
from tischlein.games.dayunhe.data import CANAL_KINDS, CARD_CODES, COLOURS, FIELD_CODES, KIND_CODES, LINE_CODES, STACKS

VERB: Final = 12
ARGUMENT: Final = 4095
TAKE: Final = 1 << VERB
PICK: Final = 2 << VERB
SUPPLY: Final = 3 << VERB
BUILD: Final = 4 << VERB
CITY: Final = 5 << VERB
REBUILD: Final = 6 << VERB
AT: Final = 7 << VERB
SWAP: Final = 8 << VERB
TURN: Final = 9 << VERB
SPREAD: Final = 10 << VERB
UNDER: Final = 11 << VERB
RAISE: Final = 12 << VERB
REMOVE: Final = 13 << VERB
CALM: Final = 14 << VERB
DESTROY: Final = 15 << VERB
INSPECT: Final = 16 << VERB
TEA: Final = 17 << VERB
SPY: Final = 18 << VERB
INTRIGUE: Final = 19 << VERB
DENOUNCE: Final = 20 << VERB
REFORM: Final = 21 << VERB
SAIL: Final = 22 << VERB
HALT: Final = 23 << VERB
END: Final = 24 << VERB

SPECIALS: Final = (0, RAISE, REMOVE, CALM, DESTROY, INSPECT, TEA, SPY, INTRIGUE, DENOUNCE, REFORM)
"""By card: the verb of its third part."""

VERBS: Final = {
    TAKE: "take",
    PICK: "pick",
    SUPPLY: "supply",
    BUILD: "build",
    CITY: "city",
    REBUILD: "rebuild",
    AT: "at",
    SWAP: "swap",
    TURN: "turn",
    SPREAD: "spread",
    UNDER: "under",
    RAISE: "raise",
    REMOVE: "remove",
    CALM: "calm",
    DESTROY: "destroy",
    INSPECT: "inspect",
    TEA: "tea",
    SPY: "spy",
    INTRIGUE: "intrigue",
    DENOUNCE: "denounce",
    REFORM: "reform",
    SAIL: "sail",
    HALT: "halt",
    END: "end",
}

_STACKS: Final = {str(stack + 1): stack for stack in range(STACKS)}
_SEATS: Final = {str(seat + 1): seat for seat in range(len(COLOURS))}
_CANALS: Final = {name: kind for name, kind in KIND_CODES.items() if kind <= CANAL_KINDS}
_ARGUMENTS: Final[dict[int, dict[str, int]]] = {
    TAKE: _STACKS,
    PICK: CARD_CODES,
    SUPPLY: _STACKS,
    BUILD: KIND_CODES,
    CITY: _CANALS,
    REBUILD: FIELD_CODES,
    AT: FIELD_CODES,
    SWAP: FIELD_CODES,
    TURN: LINE_CODES,
    UNDER: _STACKS,
    REMOVE: FIELD_CODES,
    CALM: _SEATS,
    DESTROY: FIELD_CODES,
    INTRIGUE: _SEATS,
    DENOUNCE: _SEATS,
    SAIL: FIELD_CODES,
}
"""By verb: the texts of its argument, with their codes. Other verbs have none."""
AT_FIELDS: Final = frozenset(verb for verb, codes in _ARGUMENTS.items() if codes is FIELD_CODES)
"""Verbs that are followed by a field."""


def verb_of(move: Move) -> int:
    return move >> VERB << VERB


def argument_of(move: Move) -> int:
    return move & ARGUMENT


def _all_moves() -> Iterator[tuple[str, Move]]:
    for verb, name in VERBS.items():
        if verb not in _ARGUMENTS:
            yield name, verb
        for written, argument in _ARGUMENTS.get(verb, {}).items():
            yield f"{name} {written}", verb | argument
    for line, ends in LINE_CODES.items():  # the ends of a line may be typed in any order
        for order in permutations(line.split("-")):
            yield f"{VERBS[TURN]} {'-'.join(order)}", TURN | ends


NOTATION: Final = Notation("dy", _all_moves)
