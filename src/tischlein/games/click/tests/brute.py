"""A second implementation of the legal moves, for tests only.

The engine finds legal moves quickly. This file finds them slowly, from the clauses of RULES.md alone: it reads a
position in the game's JSON notation and asks every seat for every move that can be written down. It must not import
the engine: a mistake in both would go unnoticed. Places and seats count from 1 in move texts.
"""

from collections.abc import Iterator
from typing import Any

ORDINARY_END = ("left", "right")
OPEN_NAMES = "abc"
WINDOWS = ("start", "take", "act", "ending")  # CL-3.5: in these phases

Position = dict[str, Any]


def legal_texts(position: Position, seat: int, rows: list[list[str]]) -> set[str]:
    """All moves of this seat. `rows` are the motifs of the compositions by their number."""
    if position["phase"] == "over":
        return set()
    if position["options"]["photos"] == "calm":
        return _calm(position, seat, rows)
    if position["phase"] not in WINDOWS:
        return set(_commands(position)) if seat == position["active"] else set()
    callers = [call["seat"] for call in position["queue"]]
    if callers and callers[0] == seat:  # CL-3.12: the first caller marks
        return {"nothing", *_photos(position, seat, rows, is_false_start=position["queue"][0]["false_start"])}
    moves = set()
    has_passed = position["passed"] >> seat & 1
    if seat not in callers and not has_passed and position["wrong"][seat] < 3:  # CL-3.12, CL-3.13
        moves.add("click")
        if seat != position["active"]:
            moves.add("pass")  # CL-3.14
    if seat == position["active"] and not callers:  # CL-3.12: a call freezes the wall
        moves |= set(_commands(position))
    return moves


def _calm(position: Position, seat: int, rows: list[list[str]]) -> set[str]:
    """CL-6.6: every seat answers once, then the active seat goes on."""
    if position["answers"]:
        if position["answers"][seat] is not None:
            return set()
        return {"pass", "pass turn", *_photos(position, seat, rows, is_false_start=False)}
    return set(_commands(position)) if seat == position["active"] else set()


# -- Photos


def _photos(position: Position, seat: int, rows: list[list[str]], *, is_false_start: bool) -> Iterator[str]:
    for slot, number in enumerate(position["compositions"][seat], 1):
        for place in _stretches(position["wall"], rows[number]):
            if not is_false_start or f"photo {slot} {place}" in position["early"][seat]:  # CL-6.3
                yield f"photo {slot} {place}"
    if seat == position["active"]:  # CL-3.4
        for name, number in zip(OPEN_NAMES, position["open"], strict=True):
            if number is None:
                continue
            for place in _stretches(position["wall"], rows[number]):
                if not is_false_start or f"photo {name} {place}" in position["early"][seat]:
                    yield f"photo {name} {place}"


def _stretches(wall: list[str], row: list[str]) -> list[int]:
    """CL-3.1, CL-3.3: places where the wall shows the row; a card under a rickshaw (`*`) does not count."""
    found = []
    for place in range(1, len(wall) + 1):
        shown = [wall[index] for index in range(place - 1, place - 1 + len(row)) if index < len(wall)]
        if shown == row:
            found.append(place)
    return found


# -- The turn


def _commands(position: Position) -> Iterator[str]:
    phase = position["phase"]
    market = range(1, len(position["market"]) + 1)
    if phase in ("start", "ending"):
        yield "go"  # CL-3.11
    elif phase == "take":
        something_to_draw = bool(position["deck"] or position["discard"])
        if something_to_draw:
            yield "draw"
        yield from (f"take {card} {end}" for card in market for end in ORDINARY_END)
        if not something_to_draw and not position["market"]:
            yield "go"  # CL-2.6
    elif phase == "place":
        yield from (f"lay {end}" for end in ORDINARY_END)  # CL-2.2
    elif phase in ("must-take", "replaced"):
        yield from (f"take {card} {end}" for card in market for end in ORDINARY_END)  # CL-5.1, CL-4.6
    elif phase == "act":
        yield from _actions(position)


def _actions(position: Position) -> Iterator[str]:
    yield from _playable(position)
    if position["played"]:
        yield "end"  # CL-2.3
        return
    yield "renew"  # CL-2.4
    if not list(_playable(position)):
        yield from (f"drop {card}" for card in position["actions"][position["active"]])  # CL-2.10


def _playable(position: Position) -> Iterator[str]:
    """CL-2.7: only cards that can be carried out completely."""
    wall, hand = position["wall"], position["actions"][position["active"]]
    places = range(1, len(wall) + 1)
    free = [place for place in places if wall[place - 1] != "tower" and not wall[place - 1].endswith("*")]
    for steps, card in ((1, "move1"), (2, "move2")):  # CL-4.1, CL-4.2
        if card in hand:
            for place in free:
                for target in (place - steps, place + steps):
                    if target in places:
                        yield f"move {place} {target}"
    if "swap" in hand:  # CL-4.3
        yield from (f"swap {one} {other}" for one in free for other in free if one < other)
    if "remove" in hand:  # CL-4.4
        yield from (f"remove {place}" for place in free)
    if "extra" in hand and position["composition_deck"]:  # CL-4.5
        yield "extra"
    wall_cards = [*position["deck"], *position["discard"], *position["market"]]
    if "replace" in hand and any(card != "rickshaw" for card in wall_cards):  # CL-4.6
        yield "replace"
    if "back" in hand:  # CL-4.7
        motifs = set(position["discard"]) - {"rickshaw"}
        yield from (f"back {motif} {place}" for motif in motifs for place in range(1, len(wall) + 2))
