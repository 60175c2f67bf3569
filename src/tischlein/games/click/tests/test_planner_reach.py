"""What the planner says can be finished is what the rules allow: compared with trying everything."""

from __future__ import annotations

import random

import pytest

from tischlein.bots.values import find_values
from tischlein.games.click import GAME, moves
from tischlein.games.click.bot.facts import Facts
from tischlein.games.click.bot.prospect import Prospect, present
from tischlein.games.click.bot.reach import DONE, driven, kinds_after_taking, kinds_that_finish
from tischlein.games.click.bot.search import Search
from tischlein.games.click.bot.turns import with_market_card, with_photos
from tischlein.games.click.data import BACK, CARD, MOVE_ONE, MOVE_TWO, REMOVE, RICKSHAW, SWAP, TAKEN
from tischlein.games.click.legal import legal as legal_moves
from tischlein.games.click.piles import move_rickshaws
from tischlein.games.click.state import ACT, TAKE, State, copy
from tischlein.games.click.tests.picture import SHEET
from tischlein.games.click.tests.wander import wander

NO_MOTIF = 61
UNKNOWN = (moves.DRAW_EXTRA, moves.REPLACE_MARKET)
"""Commands that turn up hidden cards."""
ON_THE_WALL = (MOVE_ONE, MOVE_TWO, SWAP, REMOVE, BACK)


def positions(phase: int, seeds: range, share: float, seats: int = 2, sheet: str = "standard") -> list[State]:
    """Positions in which the active seat is to command, without rickshaws in the deck and without a queue."""
    dice, found = random.Random(5), []
    for seed in seeds:
        for state in wander(seats, seed, sheet=sheet):
            is_quiet = not state.queue and not state.waiting and len(state.market) == 3
            if state.phase == phase and is_quiet and len(state.deck) > 9 and dice.random() < share:
                kept = copy(state)
                kept.deck = kept.deck.replace(CARD[RICKSHAW], b"")
                kept.wrong, kept.passed, kept.locked = 0, 0, (0,) * seats
                found.append(kept)
    assert len(found) > 20
    return found


@pytest.mark.parametrize("sheet", ["standard", SHEET], ids=["standard", "pictures"])
def test_which_kinds_of_action_finish_a_row(sheet: str) -> None:
    finished = 0
    for state in positions(ACT, range(4), 0.14, sheet=sheet):
        for row in state.table.rows:
            wanted = (
                DONE if row in state.wall else sum(1 << kind for kind in ON_THE_WALL if _finishes(state, kind, row))
            )
            assert kinds_that_finish(state.wall, row, state.discard) == wanted, (state.wall, row)
            finished += wanted.bit_count()
    assert finished > 200


def _finishes(state: State, kind: int, row: bytes) -> bool:
    """Tries all that the rules allow with this action card."""
    for move in _moves_with(state, kind):
        after = copy(state)
        after.actions = [CARD[kind]] * 2
        GAME.apply(after, state.active, move, 0)
        if row in after.wall:
            return True
    return False


def _moves_with(state: State, kind: int) -> list[int]:
    armed = copy(state)
    armed.played, armed.actions = 0, [CARD[kind]] * 2
    return [move for move in legal_moves(armed, state.active) if moves.MOVE_CARD <= move < moves.RENEW]


def test_with_a_card_of_the_market_first() -> None:
    """Only cards that the row asks for are tried: another one at the end can only help to move what is beside it."""
    wall, row = bytes((1, 2, 9)), bytes((0, 1, 2))
    assert kinds_after_taking(wall, row, b"\x05", b"") == 0
    assert kinds_after_taking(wall, row, b"\x05\x00", b"") & DONE
    assert (
        kinds_after_taking(bytes((9, 1, 2)), row, b"\x00", b"")
        == 1 << MOVE_ONE | 1 << MOVE_TWO | 1 << SWAP | 1 << REMOVE
    )


def test_rickshaws_drive_as_in_the_rules() -> None:
    covered = 0
    for seed in range(6):
        for state in wander(2, seed):
            after = copy(state)
            move_rickshaws(after, None)
            assert driven(state.wall) == after.wall
            covered += state.wall != after.wall
    assert covered > 50


class Noting(Search):
    """Remembers the most points that any end of the turn has brought, instead of looking at them closely."""

    most = 0

    def _look_closely(self, leaves: list[Prospect], _count: int) -> None:
        self.most = max([self.most, *(leaf.points for leaf in leaves)])


@pytest.mark.pure
def test_a_photo_that_can_be_finished_this_turn_is_found_exactly() -> None:
    """Two seats, hence one action card: a market card, an action, and the photos between."""
    states = positions(TAKE, range(20, 26), 0.14)
    found = []
    for state in states:
        facts = Facts(GAME.view(state, state.active), find_values("click", 2, state.table.options))
        search = Noting(facts, 200)
        search.from_take(with_photos(facts, present(facts.view)), can_draw=False)
        most = _most_points(state, 0)
        assert search.most == most
        found.append(most)
    assert found.count(0) > 5
    assert sum(points > 0 for points in found) > 5


def _most_points(state: State, gained: int) -> int:
    """Of all ways through the rules that reveal nothing hidden; photos are tried in every window."""
    seat, most = state.active, gained
    if GAME.result(state) is not None:
        return most
    held = [*enumerate(state.compositions[seat]), *enumerate(state.open, moves.OPEN_SLOT)]
    for slot, card in held:
        start = state.wall.find(state.table.rows[card]) if card != TAKEN else -1
        if start >= 0:
            after = _photographed(state, slot, start, len(state.table.rows[card]))
            most = max(most, _most_points(after, gained + state.table.points[card]))
    if state.phase in (TAKE, ACT):
        for move in GAME.legal(state, seat):
            if moves.TAKE_CARD <= move < moves.RENEW and moves.verb_of(move) not in UNKNOWN:
                after = copy(state)
                GAME.apply(after, seat, move, 0)
                most = max(most, _most_points(after, gained))
    return most


def _photographed(state: State, slot: int, start: int, size: int) -> State:
    """After a photo. What it draws is unknown to a plan: no composition, and cards of the wall that fit nowhere."""
    after = copy(state)
    after.composition_deck = b""
    GAME.apply(after, state.active, moves.CLICK, 0)
    GAME.apply(after, state.active, moves.photo(slot, start), 0)
    came = len(after.wall) - (len(state.wall) - size)
    after.wall = CARD[NO_MOTIF] * came + after.wall[came:]
    return after


def test_cards_of_the_market_that_are_alike_are_tried_once() -> None:
    state = next(iter(wander(2, 1)))
    state.market = bytes((1, 1, 2))
    assert len(with_market_card(present(GAME.view(state, 0)))) == 4
