"""Features of a position at the end of a turn, seen by one seat; the weights that belong to them are learnt."""

from __future__ import annotations

from typing import Final

from tischlein.games.click.bot.chances import Chances
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.prospect import Prospect
from tischlein.games.click.bot.reach import lacking
from tischlein.games.click.data import ACTION_HAND, ACTIONS, COMPOSITION_HAND, TAKEN

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


class Own:
    """Sums over the viewer's compositions; one that is still to be drawn counts as the mean of the unseen ones."""

    def __init__(self) -> None:
        self.points = 0.0
        self.pairs = 0.0
        self.next = 0.0
        self.best = 0.0
        self.parts = 0.0
        self.lacking = 0.0

    def add(self, chances: Chances, card: int, kinds: int, share: float) -> None:
        row, points = chances.facts.rows[card], share * chances.facts.points[card]
        worth = points * chances.mine(row, kinds)
        self.points += points
        if len(row) == 2:
            self.pairs += share
        self.next += worth
        if share == 1.0 and worth > self.best:
            self.best = worth
        self.parts += points * _is_in_part(chances.wall, row)
        self.lacking += points * lacking(chances.wall, row) / len(row)


class Foreign:
    """Sums over the compositions that others may hold."""

    def __init__(self) -> None:
        self.now = 0.0
        self.next = 0.0


class Open:
    """Sums over the open compositions."""

    def __init__(self, chances: Chances) -> None:
        self.rivals = 0.0
        self.mine = 0.0
        self.parts = 0.0
        self.left = 0
        for card in chances.then.open:
            if card != TAKEN:
                row = chances.facts.rows[card]
                kinds = chances.kinds(row)
                theirs = chances.rivals(row, kinds)
                self.rivals += theirs
                self.mine += chances.mine(row, kinds) * (1.0 - theirs)
                self.parts += _is_in_part(chances.wall, row)
                self.left += 1


def measured(facts: Facts, then: Prospect) -> list[float]:
    """The features, in the order of FEATURES."""
    chances = Chances(facts, then)
    own, foreign = _hands(chances)
    shown = Open(chances)
    lead = float(facts.mine[0] + then.points - facts.best_rival[0])
    last = facts.view.last or (facts.view.turn + facts.seats if then.composition_deck == 0 else 0)
    has_turn = last == 0 or facts.my_next_turn <= last
    turn, no_turn = (1.0, 0.0) if has_turn else (0.0, 1.0)
    one_open, two_open = 1.0 if shown.left == 1 else 0.0, 1.0 if shown.left == 2 else 0.0
    last_turns = 1.0 if last else 0.0
    held = float(len(then.compositions) + then.new_compositions)
    numbers = [
        1.0,
        lead,
        lead * progress_of(facts, then),
        lead * last_turns,
        lead * one_open,
        float(facts.mine[1] + then.photos - facts.best_rival[1]),
        held,
        max(0.0, held - COMPOSITION_HAND),
        own.points,
        own.pairs,
        facts.rivals_hold,
        own.next * turn,
        own.best * turn,
        own.parts * turn,
        own.lacking * turn,
        own.next * no_turn,
        shown.rivals,
        shown.mine * turn,
        shown.parts,
        foreign.now,
        foreign.next,
        one_open,
        two_open,
        shown.rivals * one_open if lead < 1.0 else 0.0,
        shown.rivals * one_open if lead >= 1.0 else 0.0,
        shown.mine * one_open * turn if lead >= -1.0 else 0.0,
        last_turns,
        no_turn,
        then.composition_deck / facts.drawn_compositions,
        float(len(then.wall)),
    ]
    new_actions = ACTION_HAND - len(then.actions)
    for kind in range(len(ACTIONS)):
        numbers.append(then.actions.count(kind) + new_actions * facts.unseen_actions[kind])
    return numbers


def _hands(chances: Chances) -> tuple[Own, Foreign]:
    facts, then = chances.facts, chances.then
    own, foreign = Own(), Foreign()
    for card in then.compositions:
        own.add(chances, card, chances.kinds(facts.rows[card]), 1.0)
    for card in facts.unseen:
        row, points = facts.rows[card], facts.held_elsewhere * facts.points[card]
        kinds = chances.kinds(row)
        if then.wall.find(row) >= 0:
            foreign.now += points
        foreign.next += points * chances.rivals(row, kinds)
        if then.new_compositions:
            own.add(chances, card, kinds, then.new_compositions / len(facts.unseen))
    return own, foreign


def progress_of(facts: Facts, then: Prospect) -> float:
    """How much of the match is over: by the deck of compositions, or by the open ones."""
    drawn = 1.0 - then.composition_deck / facts.drawn_compositions
    taken = then.open.count(TAKEN) / (len(then.open) + 0.5)
    return max(0.0, min(1.0, max(drawn, taken)))


def _is_in_part(wall: bytes, row: bytes) -> float:
    return 1.0 if wall.find(row[1:]) >= 0 or wall.find(row[:-1]) >= 0 else 0.0
