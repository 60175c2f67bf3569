"""Features of a position at the end of a turn, seen by one seat; the weights that belong to them are learnt.

A chance is that of finishing a row with one card taken and one action, on the wall as it will be after step 1: exact
for action cards in the hand, by their share among the unseen cards for those still to be drawn and for rivals.
"""

from __future__ import annotations

from typing import Final

from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.prospect import Prospect
from tischlein.games.click.bot.reach import DONE, cards_that_finish, driven, kinds_after_taking
from tischlein.games.click.data import ACTION_HAND, ACTIONS, COMPOSITION_HAND, MARKET, REPLACE, TAKEN

FEATURES: Final[dict[str, str]] = {
    "always": "1",
    "lead": "points ahead of the best rival",
    "lead-late": "the same, growing as the match goes on",
    "lead-last-turns": "the same, once the last turns have begun",
    "lead-one-open": "the same, if one open composition is left, whose photo ends the match",
    "photos": "photos ahead of the best rival, which decide a tie",
    "held": "own compositions",
    "crowded": "own compositions beyond two",
    "held-points": "their points",
    "held-pairs": "those of two motifs only",
    "rivals-held": "compositions in other hands, on average",
    "own-next": "points of own compositions times the chance of finishing them in the next turn",
    "own-best": "the best of these",
    "own-parts": "points of own compositions of which all but one card lie side by side at an edge",
    "own-lacking": "points of own compositions times the share of motifs that are not on the wall",
    "own-later": "own-next, if only the turns of rivals are left in which others may bring the wall together",
    "open-rivals": "chances that a rival finishes an open composition next",
    "open-mine": "chances to finish an open composition, if no rival does",
    "open-parts": "open compositions of which all but one card lie side by side",
    "foreign-now": "points of photos on the wall that others may hold, times the chance that they do",
    "foreign-next": "points of such photos times the chance of finishing them",
    "one-open": "one open composition is left",
    "two-open": "two are left",
    "rival-ends": "the chance that a rival ends the match by the last open one and wins it",
    "rival-ends-badly": "the same, but the rival would not win by it",
    "mine-ends": "the chance to end the match by the last open one and win it",
    "last-turns": "the last turns have begun",
    "no-turn-left": "the viewer has no further turn",
    "deck": "compositions left in the deck, as a share",
    "wall": "cards of the wall",
    **{
        f"keeps-{action}": f"action cards of the kind {action}, or the share of it to be expected" for action in ACTIONS
    },
}
FIRST_ACTION: Final = len(FEATURES) - len(ACTIONS)


def measured(facts: Facts, then: Prospect) -> list[float]:
    """The features, in the order of FEATURES."""
    seats = facts.seats
    lead = float(facts.mine[0] + then.points - facts.best_rival[0])
    photos = float(facts.mine[1] + then.photos - facts.best_rival[1])
    last = facts.view.last or (facts.view.turn + seats if then.composition_deck == 0 else 0)
    has_turn = last == 0 or facts.my_next_turn <= last
    one_left, two_left = _open_left(then.open) == 1, _open_left(then.open) == 2
    done = progress_of(facts, then)
    wall = driven(then.wall)

    new = then.new_compositions
    held_points, pairs, own_next, own_best, own_parts, own_lacking = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for card in then.compositions:
        row, points = facts.rows[card], float(facts.points[card])
        held_points += points
        if len(row) == 2:
            pairs += 1.0
        mask = kinds_after_taking(wall, row, then.market, then.discard)
        worth = points * _my_chance(facts, then, wall, row, mask)
        own_next += worth
        own_best = max(own_best, worth)
        own_parts += points * _is_in_part(wall, row)
        own_lacking += points * _lacking(wall, row)
    foreign_now, foreign_next = 0.0, 0.0
    for card in facts.unseen:
        row, points = facts.rows[card], float(facts.points[card])
        mask = kinds_after_taking(wall, row, then.market, then.discard)
        if row in then.wall:
            foreign_now += points
        foreign_next += points * _rivals_chance(facts, then, wall, row, mask)
        if new:
            share = new / len(facts.unseen)
            held_points += share * points
            if len(row) == 2:
                pairs += share
            own_next += share * points * _my_chance(facts, then, wall, row, mask)
            own_parts += share * points * _is_in_part(wall, row)
            own_lacking += share * points * _lacking(wall, row)
    foreign_now *= facts.held_elsewhere
    foreign_next *= facts.held_elsewhere

    open_rivals, open_mine, open_parts, most, mine_most = 0.0, 0.0, 0.0, 0.0, 0.0
    for card in then.open:
        if card != TAKEN:
            row = facts.rows[card]
            mask = kinds_after_taking(wall, row, then.market, then.discard)
            theirs = _rivals_chance(facts, then, wall, row, mask)
            mine = _my_chance(facts, then, wall, row, mask) * (1.0 - theirs)
            open_rivals += theirs
            open_mine += mine
            open_parts += _is_in_part(wall, row)
            most, mine_most = max(most, theirs), max(mine_most, mine)
    held = float(len(then.compositions) + new)
    numbers = [
        1.0,
        lead,
        lead * done,
        lead if last else 0.0,
        lead if one_left else 0.0,
        photos,
        held,
        max(0.0, held - COMPOSITION_HAND),
        held_points,
        pairs,
        facts.rivals_hold,
        own_next if has_turn else 0.0,
        own_best if has_turn else 0.0,
        own_parts if has_turn else 0.0,
        own_lacking if has_turn else 0.0,
        0.0 if has_turn else own_next,
        open_rivals,
        open_mine if has_turn else 0.0,
        open_parts,
        foreign_now,
        foreign_next,
        1.0 if one_left else 0.0,
        1.0 if two_left else 0.0,
        most if one_left and lead < 1.0 else 0.0,
        most if one_left and lead >= 1.0 else 0.0,
        mine_most if one_left and has_turn and lead >= -1.0 else 0.0,
        1.0 if last else 0.0,
        0.0 if has_turn else 1.0,
        then.composition_deck / facts.drawn_compositions,
        float(len(wall)),
    ]
    new_actions = ACTION_HAND - len(then.actions)
    for kind in range(len(ACTIONS)):
        numbers.append(then.actions.count(kind) + new_actions * facts.unseen_actions[kind])
    return numbers


def progress_of(facts: Facts, then: Prospect) -> float:
    """How much of the match is over: by the deck of compositions, or by the open ones."""
    drawn = 1.0 - then.composition_deck / facts.drawn_compositions
    taken = (len(then.open) - _open_left(then.open)) / (len(then.open) + 0.5)
    return max(0.0, min(1.0, max(drawn, taken)))


def _open_left(cards: bytes) -> int:
    return len(cards) - cards.count(TAKEN)


def _is_in_part(wall: bytes, row: bytes) -> float:
    return 1.0 if row[1:] in wall or row[:-1] in wall else 0.0


def _lacking(wall: bytes, row: bytes) -> float:
    lacking = 0
    for motif in row:
        if motif not in wall:
            lacking += 1
    return lacking / len(row)


def _my_chance(facts: Facts, then: Prospect, wall: bytes, row: bytes, mask: int) -> float:
    if mask & DONE:
        return 1.0
    for kind in then.actions:
        if mask >> kind & 1:
            return 1.0
    share = _share(facts, mask)
    unlucky = 1.0
    for _ in range(ACTION_HAND - len(then.actions)):
        unlucky *= 1.0 - share
    return 1.0 - unlucky * _no_luck_with_cards(facts, then, wall, row, REPLACE in then.actions)


def _rivals_chance(facts: Facts, then: Prospect, wall: bytes, row: bytes, mask: int) -> float:
    if mask & DONE:
        return 1.0
    unlucky = 1.0 - _share(facts, mask)
    return 1.0 - unlucky * unlucky * unlucky * _no_luck_with_cards(facts, then, wall, row, False)


def _share(facts: Facts, mask: int) -> float:
    share = 0.0
    if mask:
        for kind in range(len(ACTIONS)):
            if mask >> kind & 1:
                share += facts.unseen_actions[kind]
    return share


def _no_luck_with_cards(facts: Facts, then: Prospect, wall: bytes, row: bytes, has_new_market: bool) -> float:
    """The chance that no card still to be drawn finishes the row at an end of the wall."""
    left, right = cards_that_finish(wall, row)
    share = 0.0
    if left >= 0:
        share += facts.in_deck[left]
    if right >= 0 and right != left:
        share += facts.in_deck[right]
    if share == 0.0:
        return 1.0
    unlucky = 1.0
    for _ in range(MARKET - len(then.market) + (MARKET if has_new_market else 0)):
        unlucky *= 1.0 - share
    return unlucky
