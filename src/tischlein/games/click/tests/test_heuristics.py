"""The greedy bot sees its own photos, prefers moves that bring them nearer, and wins against random play."""

from random import Random
from typing import Any

import pytest

from tischlein.core.options import complete_options
from tischlein.games.click import GAME
from tischlein.games.click.bot.classic import rate, wall_after, wanted_photos
from tischlein.games.click.data import COVERED, UNCOVERED
from tischlein.games.click.moves import verb_of
from tischlein.games.click.sheet import find_sheet
from tischlein.games.click.tests.picture import SHEET, legal, play, position, shoot
from tischlein.games.click.tests.wander import wander
from tischlein.games.click.walls import places_of, shown
from tischlein.lab.arena import play_match

LKB = "lantern-fan-blossom"
DULL = "head-middle-tail crane-head-tail"


def best(state, seat=0):
    moves = GAME.legal(state, seat)
    rates = rate(GAME.view(state, seat), moves)
    return {GAME.format(move) for move, each in zip(moves, rates, strict=True) if each == max(rates)}


def test_it_calls_and_marks_what_it_sees():
    state = position("lantern fan blossom crane", own=LKB)
    assert best(state) == {"click"}
    play(state, "click")
    assert best(state) == {"photo 1 1"}
    assert best(position("lantern fan blossom crane", opened=LKB, own=DULL)) == {"click"}


def test_in_calm_windows_too():
    assert best(position("lantern fan blossom crane", own=LKB, photos="calm")) == {"photo 1 1"}
    assert best(position("lantern fan tower crane", own=DULL, photos="calm")) == {"pass"}


def test_it_marks_the_photo_with_more_points():
    state = position("lantern fan blossom crane head tail", own=f"{LKB} crane-head-tail")
    play(state, "click")
    assert best(state) == {"photo 2 4"}


def test_a_call_without_a_photo_is_not_made():
    state = position("lantern fan tower crane", held={1: DULL}, own=LKB)
    assert best(state, 1) == {"pass"}
    play(state, "click", seat=1)
    assert best(state, 1) == {"nothing"}


def test_it_completes_its_photo():
    opened = "fan-hiker-tower tower-crane-blossom hiker-lantern-crane"
    state = position(
        "lantern tower fan blossom", own=f"{LKB} head-middle-tail", hand="swap move1 remove", opened=opened
    )
    assert best(state) == {"move 1 2"}
    state = position("crane lantern fan tower tower", own=LKB, phase="take", market="hiker blossom panda")
    assert "take 2 right" not in best(state)  # it would be behind the towers
    state = position("crane lantern fan", own=LKB, phase="take", market="hiker blossom panda", opened=opened)
    assert best(state) == {"take 2 right"}


def test_it_does_not_end_a_game_that_it_would_lose():
    state = position("lantern fan blossom crane", opened=f"-only {LKB}", own=DULL)  # the other seat has two points
    assert "click" not in best(state)
    state = position("lantern fan blossom crane", opened=f"-only {LKB}", own=DULL, scored={0: "head-tail-lantern"})
    assert best(state) == {"click"}


def test_it_knows_that_equal_points_are_decided_by_photos():
    """With this photo it would have as many points as the other seat, and one photo less, or as many (CL-7.3)."""
    picture: dict[str, Any] = {"opened": f"-only {LKB}", "own": DULL}
    pile = {0: "head-middle-tail-fan", 1: "fan-crane-hiker"}
    assert "click" not in best(position("lantern fan blossom crane", scored=pile, **picture))
    assert "click" in best(position("lantern fan blossom crane", scored={0: "crane-fan-panda-lantern"}, **picture))


def test_it_does_not_lay_out_a_photo_for_others_without_need():
    state = position("lantern fan", own=DULL, phase="take", market="hiker hiker blossom", opened="fan-hiker-tower")
    moves = GAME.legal(state, 0)
    rates = dict(zip(map(GAME.format, moves), rate(GAME.view(state, 0), moves), strict=True))
    assert rates["take 3 right"] < rates["take 1 right"]


def test_the_guess_of_the_wall_is_what_the_move_makes_of_it():
    """Checks every command that reveals nothing, in random matches."""
    sure = ("take", "lay", "move", "swap", "remove", "back")
    compared = 0
    for seed in (1, 2, 3):
        for state in wander(3, seed):
            seat = state.active
            view = GAME.view(state, seat)
            for move in GAME.legal(state, seat)[::5]:
                if GAME.format(move).split()[0] not in sure or state.waiting:
                    continue
                after = GAME.copy(state)
                GAME.apply(after, seat, move, 0)
                if after.wall.translate(UNCOVERED) == after.wall:
                    compared += 1
                    assert wall_after(view, move, verb_of(move)) == after.wall
    assert compared > 100


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_chance(seats):
    options = complete_options(GAME.info, seats, {})
    wins = 0.0
    for seed in range(6):
        names = ["greedy" if (seat + seed) % 2 else "random" for seat in range(seats)]
        result = play_match(GAME, options, names, seed).result
        wins += sum(names[seat] == "greedy" for seat in result.winners) / len(result.winners)
    assert wins >= 5


def test_photos_of_others_are_nobodys_business():
    state = position("lantern fan blossom crane", held={1: LKB}, own=DULL)
    assert wanted_photos(GAME.view(state, 0), find_sheet(SHEET)) == []
    shoot(state, "photo 1 1", seat=1)
    assert "click" in legal(state)


def test_a_row_is_shown_exactly_where_it_lies_uncovered():
    dice = Random(3)
    found = 0
    for _ in range(2000):
        wall = bytes(dice.randrange(4) | (COVERED if dice.random() < 0.2 else 0) for _ in range(dice.randrange(12)))
        row = bytes(dice.randrange(4) for _ in range(dice.randrange(2, 5)))
        first = dice.randrange(len(row))
        part = row[first:]
        places = sum(1 << place for place in range(len(wall)) if wall[place : place + len(part)] == part)
        assert shown(places_of(wall), row, first, len(row)) == places
        found += places > 0
    assert 200 < found < 1800
