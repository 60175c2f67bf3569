"""What is said in windows: calls, marks after a call, and the answers of calm photos."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein.core.planning import Plan
from tischlein.core.types import Move
from tischlein.games.click import moves
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.prospect import photographed, present
from tischlein.games.click.bot.valuing import value_of
from tischlein.games.click.legal import find_photos

BETTER: float = 0.01
WORSE: float = -100.0
"""For what is never right: to call without a photo, or to pass for all windows to come."""


def possible_photos(facts: Facts) -> list[Move]:
    view = facts.view
    found: list[Move] = []
    find_photos(view.wall, view.compositions, facts.rows, 0, found)
    if view.seat == view.active:
        find_photos(view.wall, view.open, facts.rows, moves.OPEN_SLOT, found)
    return found


def valued_photos(facts: Facts, photos: Sequence[Move]) -> list[Plan]:
    """The photos as plans of one move, best first."""
    found = []
    for photo in photos:
        after = photographed(facts, present(facts.view), photo)
        found.append(Plan(value_of(facts, after), (photo,)))
    return sorted(found, key=lambda plan: (-plan.value, plan.moves))


def answers(facts: Facts, legal: Sequence[Move]) -> list[Plan]:
    """Plans where there is nothing but calling, marking, answering, or letting the turn go on."""
    marks = [move for move in legal if moves.verb_of(move) == moves.PHOTO]
    silence = legal[0]
    photos = valued_photos(facts, marks or (possible_photos(facts) if moves.CLICK in legal else []))
    now = value_of(facts, present(facts.view)) if photos else 0.0
    plans = [Plan(now, (silence,))]
    for plan in photos:
        # A photo that does not end the match brings points, whatever the weights say of the rest.
        value = plan.value if _ends(facts, plan.moves[0]) else max(plan.value, now + BETTER)
        plans.append(Plan(value, plan.moves if marks else (moves.CLICK, *plan.moves)))
    plans.sort(key=lambda plan: -plan.value)
    if not photos and moves.CLICK in legal:
        plans.append(Plan(WORSE, (moves.CLICK, moves.NOTHING)))
    if moves.REST in legal:
        plans.append(Plan(WORSE, (moves.REST,)))
    return plans


def _ends(facts: Facts, photo: Move) -> bool:
    return photographed(facts, present(facts.view), photo).is_over
