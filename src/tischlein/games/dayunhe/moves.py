"""Moves as packed integers and as text: `verb << 8 | argument`. The two forms say the same.

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
"""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import NotationError
from tischlein.core.types import Move
from tischlein.core.words import text
from tischlein.games.dayunhe.data import (
    CANAL_KINDS,
    CARD_CODES,
    CARDS,
    COLOURS,
    EDGES,
    FIELD_CODES,
    KIND_CODES,
    KINDS,
    LINE_CODES,
    STACKS,
    field_text,
    line_text,
)

VERB: Final = 8
ARGUMENT: Final = 255
TAKE: Final = 1 << VERB
PICK: Final = 2 << VERB
SUPPLY: Final = 3 << VERB
BUILD: Final = 4 << VERB
CITY: Final = 5 << VERB
REBUILD: Final = 6 << VERB
AT: Final = 7 << VERB
SWAP: Final = 8 << VERB
TURN: Final = 9 << VERB
UNDER: Final = 10 << VERB
RAISE: Final = 11 << VERB
REMOVE: Final = 12 << VERB
CALM: Final = 13 << VERB
DESTROY: Final = 14 << VERB
INSPECT: Final = 15 << VERB
TEA: Final = 16 << VERB
SPY: Final = 17 << VERB
INTRIGUE: Final = 18 << VERB
DENOUNCE: Final = 19 << VERB
REFORM: Final = 20 << VERB
SAIL: Final = 21 << VERB
HALT: Final = 22 << VERB
END: Final = 23 << VERB

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
"""What may follow the verb, as it is written; verbs that are not here stand alone."""


def verb_of(move: Move) -> int:
    return move >> VERB << VERB


def argument_of(move: Move) -> int:
    return move & ARGUMENT


def format_move(move: Move) -> str:
    return f"{VERBS[verb_of(move)]}{_argument_text(verb_of(move), argument_of(move))}"


def _argument_text(verb: int, argument: int) -> str:
    values = _ARGUMENTS.get(verb)
    if values is None:
        return ""
    if values is FIELD_CODES:
        return f" {field_text(argument)}"
    if values is LINE_CODES:
        return f" {line_text(argument)}"
    if values is CARD_CODES:
        return f" {CARDS[argument]}"
    if values is KIND_CODES or values is _CANALS:
        return f" {KINDS[argument]}"
    return f" {argument + 1}"


_MOVES: Final = {
    f"{name}{_argument_text(verb, argument)}".lower(): verb | argument
    for verb, name in VERBS.items()
    for argument in (_ARGUMENTS[verb].values() if verb in _ARGUMENTS else (0,))
}
_WELL_FORMED: Final = frozenset(_MOVES.values())


def parse_move(typed: str) -> Move:
    """Forgives spaces, capitals and the order of a line's ends; anything else that is no move raises NotationError."""
    words = " ".join(typed.lower().split())
    move = _MOVES.get(words) or _MOVES.get(_sorted_ends(words))
    if move is None:
        raise NotationError(text("dy-notation", typed=words[:40]))
    return move


def _sorted_ends(words: str) -> str:
    """`turn se-n` as `turn n-se`; whatever is no line stays as it is."""
    verb, _, line = words.partition(" ")
    ends = line.split("-")
    return f"{verb} {'-'.join(sorted(ends, key=EDGES.index))}" if set(ends) <= set(EDGES) else words


def is_well_formed(move: Move) -> bool:
    """Whether the integer is a move at all; anybody can send any integer."""
    return move in _WELL_FORMED
