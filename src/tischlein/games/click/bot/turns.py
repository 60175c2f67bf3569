"""The moves of a turn as prospects: cards taken, action cards, and photos between them."""

from __future__ import annotations

from tischlein.core.states import without
from tischlein.core.types import Move
from tischlein.games.click import moves
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.prospect import Prospect, copied, photographed
from tischlein.games.click.data import (
    BACK,
    CARD,
    EXTRA,
    FREE,
    LEFT,
    MOVE_ONE,
    MOVE_TWO,
    REMOVE,
    RICKSHAW,
    SWAP,
    TAKEN,
)
from tischlein.games.click.legal import STEPS, backs, find_photos, removals, shifts, swaps
from tischlein.games.click.walls import rearranged


def with_photos(facts: Facts, now: Prospect) -> list[Prospect]:
    """The prospect, and all that photos in this window lead to."""
    found: list[Move] = []
    find_photos(now.wall, now.compositions, facts.rows, 0, found)
    find_photos(now.wall, now.open, facts.rows, moves.OPEN_SLOT, found)
    variants = [now]
    for photo in found:
        after = photographed(facts, now, photo)
        after.moves = (*now.moves, photo) if facts.is_calm else (*now.moves, moves.CLICK, photo)
        if after.is_over:
            variants.append(after)
        else:
            variants += with_photos(facts, after)
    return variants


def laid(now: Prospect, card: int, move: Move) -> Prospect:
    """After a card was laid at an end of the wall; `move` says at which."""
    after = copied(now)
    after.wall = CARD[card] + now.wall if move & 0xFF == LEFT else now.wall + CARD[card]
    after.moves = (*now.moves, move)
    return after


def with_market_card(now: Prospect) -> list[Prospect]:
    """Every card of the market at every end."""
    found = []
    for place, card in enumerate(now.market):
        if card not in now.market[:place]:
            rest = now.market[:place] + now.market[place + 1 :]
            for end in range(2):
                after = laid(now, card, moves.take(place, end))
                after.market = rest
                found.append(after)
    return found


def with_action(facts: Facts, now: Prospect) -> list[Prospect]:
    """Every action card of the hand in every way, but for a new market, whose cards are unknown."""
    found: list[Prospect] = []
    hand, wall = now.actions, now.wall
    pattern = wall.translate(FREE)
    if MOVE_ONE in hand:
        _rearrange(now, MOVE_ONE, shifts(pattern, STEPS[True, False]), found)
    if MOVE_TWO in hand:
        _rearrange(now, MOVE_TWO, shifts(pattern, STEPS[False, True]), found)
    if SWAP in hand:
        _rearrange(now, SWAP, swaps(pattern), found)
    if REMOVE in hand:
        _rearrange(now, REMOVE, removals(pattern), found)
    if BACK in hand and now.discard:
        _take_back(facts, now, found)
    if EXTRA in hand and now.composition_deck:
        after = _played(now, EXTRA, moves.DRAW_EXTRA)
        after.new_compositions += 1
        after.composition_deck -= 1
        found.append(after)
    return found


def _played(now: Prospect, kind: int, move: Move) -> Prospect:
    after = copied(now)
    after.actions = without(now.actions, kind)
    after.played += 1
    after.moves = (*now.moves, move)
    return after


def _rearrange(now: Prospect, kind: int, commands: list[Move], found: list[Prospect]) -> None:
    """One prospect for each wall that these commands lead to."""
    wall, seen = now.wall, {now.wall}
    for move in commands:
        new = rearranged(wall, move, b"")
        if new not in seen:
            seen.add(new)
            after = _played(now, kind, move)
            after.wall = new
            if kind == REMOVE:
                after.discard = now.discard + CARD[wall[move >> moves.FIRST & 0xFF]]
            found.append(after)
    if not found and commands:  # all of it changes nothing, and yet a card has to be played
        found.append(_played(now, kind, commands[0]))


def _take_back(facts: Facts, now: Prospect, found: list[Prospect]) -> None:
    """Only cards that some composition in sight asks for; if there are none, the one on top."""
    wanted = b"".join(facts.rows[card] for card in now.compositions + now.open if card != TAKEN)
    motifs = bytes(sorted(set(now.discard) & set(wanted))) or now.discard.replace(CARD[RICKSHAW], b"")[-1:]
    seen = set()
    for move in backs(motifs, len(now.wall)):
        card = move >> moves.FIRST & 0xFF
        new = rearranged(now.wall, move, CARD[card])
        if new not in seen:
            seen.add(new)
            after = _played(now, BACK, move)
            after.wall = new
            after.discard = without(now.discard, card)
            found.append(after)


def renewed(now: Prospect) -> Prospect:
    """After the whole hand was exchanged, which ends the turn (CL-2.4)."""
    after = copied(now)
    after.actions = b""
    after.compositions = b""
    after.new_compositions = min(2, now.composition_deck)
    after.composition_deck -= after.new_compositions
    after.moves = (*now.moves, moves.RENEW)
    return after
