"""Plans the rest of a turn (core.planning)."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein.core.planning import Plan, Values
from tischlein.core.types import Move
from tischlein.games.click import moves
from tischlein.games.click.bot.calls import answers
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.features import FEATURES, measured, progress_of
from tischlein.games.click.bot.prospect import Prospect, present
from tischlein.games.click.bot.search import Search
from tischlein.games.click.bot.turns import laid, with_market_card, with_photos
from tischlein.games.click.state import MUST_TAKE, PLACE, REPLACED, TAKE
from tischlein.games.click.view import View

__all__ = ["FEATURES", "features", "horizon", "plans", "progress"]


def features(view: View) -> list[float]:
    facts = Facts(view, None)
    return measured(facts, present(view))


def progress(view: View) -> float:
    return progress_of(Facts(view, None), present(view))


def horizon(view: View) -> int:
    """The end of the viewer's next turn after the present one: positions at the end of a turn are what was learnt."""
    return Facts(view, None).my_next_turn + 1


def plans(view: View, legal: Sequence[Move], values: Values, width: int) -> list[Plan]:
    if len(legal) == 1:
        return [Plan(0.0, (legal[0],))]
    facts = Facts(view, values)
    if legal[0] in (moves.PASS, moves.NOTHING, moves.GO):
        return answers(facts, legal)[:width]
    search = Search(facts, width)
    _plan_turn(facts, search, legal)
    allowed = set(legal)
    found = [plan for plan in search.plans if plan.moves and plan.moves[0] in allowed]
    if not found:
        found = [Plan(0.0, (move,)) for move in legal if move != moves.CLICK]
    found.sort(key=_order)
    return found[:width]


def _order(plan: Plan) -> tuple[float, bool, int, tuple[Move, ...]]:
    """The best first; among equals a call now, and then the shorter one."""
    return -plan.value, plan.moves[0] != moves.CLICK, len(plan.moves), plan.moves


def _plan_turn(facts: Facts, search: Search, legal: Sequence[Move]) -> None:
    view, now = facts.view, present(facts.view)
    if view.phase == PLACE:
        search.from_act(_windows(facts, [laid(now, view.drawn, moves.lay(end)) for end in range(2)]))
    elif view.phase in (MUST_TAKE, REPLACED):
        search.from_act(_windows(facts, with_market_card(now)))
    else:
        roots = with_photos(facts, now) if moves.CLICK in legal else [now]
        if view.phase == TAKE:
            search.from_take(roots, can_draw=moves.DRAW_CARD in legal)
        else:
            search.from_act(roots)


def _windows(facts: Facts, level: list[Prospect]) -> list[Prospect]:
    return [then for now in level for then in with_photos(facts, now)]
