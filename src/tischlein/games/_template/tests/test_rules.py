"""One test per clause, each of which fails when the clause is broken."""

from __future__ import annotations

from tischlein.lawbook.clauses import clause

from .. import GAME, State


def play(state: State, *bids: int) -> State:
    for seat, bid in enumerate(bids):
        assert GAME.judge(state, seat, bid).is_ok
        GAME.apply(state, seat, bid, 0)
    return state


@clause("TP-1.1")
def test_prizes_are_shuffled_and_only_the_top_is_seen() -> None:
    orders = {tuple(GAME.setup({}, 2, seed).prizes) for seed in range(100)}
    assert len(orders) > 50
    assert all(sorted(order) == [1, 2, 3, 4, 5] for order in orders)


@clause("TP-1.2")
def test_a_card_is_bid_only_once() -> None:
    state = play(GAME.setup({}, 2, 1), 5, 3)
    assert GAME.legal(state, 0) == [1, 2, 3, 4]
    assert not GAME.judge(state, 0, 5).is_ok


@clause("TP-1.3")
def test_the_highest_bid_that_nobody_else_made_wins_the_prize() -> None:
    state = State(0, [1, 2, 3, 5, 4], [bytes([1, 2, 3, 4, 5])] * 3, [0, 0, 0], [0, 0, 0])
    assert play(state, 5, 5, 2).points == [0, 0, 4]


@clause("TP-1.4")
def test_most_points_wins_after_the_last_prize() -> None:
    state = State(0, [4], [b"\1", b"\2"], [0, 0], [5, 2])
    result = GAME.result(play(state, 1, 2))
    assert result is not None
    assert (result.scores, result.winners) == ((5, 6), (1,))
