"""One press takes back a whole part, where a game says what its parts are."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tischlein.core.match import Entry, Match, new_header
from tischlein.core.registry import find_game, takeback_part
from tischlein.core.takeback import last_part, standing
from tischlein.core.types import seats_in
from tischlein.games.monsterrolle import GAME


def play(match: Match, *beginnings: str) -> None:
    for beginning in beginnings:
        seat = seats_in(match.game.to_act(match.state))[0]
        move = next(move for move in match.legal(seat) if match.game.format(move).startswith(beginning))
        match.play(seat, move, 0)


def new_match() -> Match:
    """Seat 0 begins, with five cards in hand and nothing to draw."""
    return Match(GAME, new_header(GAME, 2, 1, options={"begins": "1"}))


def test_without_a_word_about_parts_every_step_is_one() -> None:
    match = new_match()
    assert last_part(match, None) == 0
    play(match, "lay", "discard")
    assert last_part(match, None) == 1


@pytest.mark.parametrize(("places", "steps"), [({0, 1}, 1), ({0}, 2), (set(), 2)])
def test_a_part_reaches_back_to_where_it_began(places: set[int], steps: int) -> None:
    """And never further than to what may be taken back at all."""
    match = new_match()
    positions = []
    for beginning in ("lay", "discard"):
        positions.append(GAME.copy(match.state))
        play(match, beginning)
    takeback = SimpleNamespace(begins_part=lambda before: positions.index(before) in places)
    assert last_part(match, takeback) == steps


def test_a_reveal_ends_every_part() -> None:
    match = new_match()
    play(match, "discard", "discard", "end", "discard", "discard", "end", "draw", "draw", "discard")
    assert last_part(match, SimpleNamespace(begins_part=lambda _before: False)) == 1


@pytest.mark.parametrize(
    ("log", "read"), [("ab", [0, 1]), ("abu", [0]), ("abuu", []), ("abucu", [0]), ("abucuud", [6]), ("", [])]
)
def test_each_undo_takes_the_last_step_that_stood_out_of_what_is_read(log: str, read: list[int]) -> None:
    assert standing([Entry(0, "undo" if letter == "u" else letter, 0) for letter in log]) == read


def test_a_build_on_the_canal_is_one_part_and_a_second_press_takes_back_the_one_before() -> None:
    game = find_game("dayunhe")
    match = Match(game, new_header(game, 2, 5))
    while match.game.format(match.legal(seats_in(game.to_act(match.state))[0])[-1]) != "end":
        play(match, "")
    play(match, "supply")
    seat = seats_in(game.to_act(match.state))[0]
    before, takeback = game.copy(match.state), takeback_part("dayunhe")
    play(match, "build")
    assert last_part(match, takeback) == 1, "a tile in the hand"
    play(match, "at")
    assert last_part(match, takeback) == 2
    play(match, "turn")
    for _ in range(last_part(match, takeback)):
        match.undo(seat, 0)
    assert game.dump(match.state) == game.dump(before)
    assert not match.can_undo(seat), "what was supplied came to light"
