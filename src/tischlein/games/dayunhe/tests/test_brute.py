"""Compares the ship with a second path finder that tries out every forward path (brute.py)."""

import random
from collections import Counter

import pytest

from tischlein.games.dayunhe.chart import HEADINGS, find_chart
from tischlein.games.dayunhe.data import NOWHERE, UNREST, line_text, tile
from tischlein.games.dayunhe.ship import canal_set, is_at_end, move_length, points_for, ways
from tischlein.games.dayunhe.tests import brute

BOARDS = 1250
"""For each number of seats and each heading: 10,000 in all."""
FAR = 12
"""In half hexagons. The number of paths doubles with every step, so farther goals are not searched."""


def random_board(chart, dice):
    """From empty to crowded boards, with bands of lines and unrest."""
    board = [0] * len(chart.names)
    density, calm = dice.choice([0.1, 0.25, 0.5, 0.8]), dice.choice([0.3, 0.7, 1.0])
    for field in chart.fields:
        if dice.random() < density:
            owner = dice.randrange(chart.seats)
            if dice.random() < calm:
                kind = dice.randrange(1, 19)
                line = dice.choice(chart.turn_lines[kind])
                board[field] = tile(owner, kind, chart.turn_of[kind][line])
            else:
                board[field] = tile(owner, UNREST)
    return tuple(board)


def as_brute(chart, board):
    plain = {}
    for field, code in enumerate(board):
        if code:
            line = line_text(chart.lines[code])
            name = "canal" if line else "unrest"
            plain[chart.names[field]] = (code >> 8, name, tuple(line.split("-")) if line else ())
    return plain


def compare(seats, heading, boards, seed):
    """Sails a whole move on each board, and counts the situations."""
    chart, dice = find_chart("canal", seats), random.Random(seed)
    seen: Counter[str | int] = Counter()
    sign = 1 if heading == 0 else -1
    goal = chart.goals[heading]
    for _ in range(boards):
        board = random_board(chart, dice)
        plain, canals, first = as_brute(chart, board), canal_set(board), dice.randrange(seats)
        ship = dice.choice([field for field in (*chart.fields, *chart.goals) if field != goal])
        for _ in range(move_length(seats)):
            if is_at_end(chart, ship, heading):
                break
            here = brute.height(chart.names[ship])
            canals_ahead = [
                field for field in plain if brute.is_canal(plain, field) and (brute.height(field) - here) * sign > 0
            ]
            nearest = min(abs(brute.height(field) - here) for field in canals_ahead or [chart.names[goal]])
            if nearest > FAR:
                break
            found = ways(chart, board, canals, ship, heading)
            expected = brute.choices(plain, chart.names[ship], seats, HEADINGS[heading])
            assert {chart.names[field] for field in found} == expected, (plain, chart.names[ship])
            assert len(found) == len(expected)
            for field in found:
                seat, gained = points_for(chart, board, first, ship, field)
                told = {} if seat == NOWHERE else {seat: gained}
                assert told == brute.points(plain, chart.names[ship], chart.names[field], seats, first)
                seen[gained] += 1
            seen["steps"] += 1
            seen["choices"] += len(found) > 1
            seen["no canal ahead"] += not canals_ahead
            ship = dice.choice(found)
    return seen


@pytest.mark.parametrize("heading", [0, 1], ids=HEADINGS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ship_agrees_with_trying_out_every_path(seats, heading):
    """Asserts also what the sample contains, so that the test cannot become empty."""
    seen = compare(seats, heading, BOARDS, 100 * seats + heading)
    assert seen["steps"] > 3000
    assert seen["choices"] > 600
    assert seen["no canal ahead"] > 50
    assert min(seen[2], seen[4], seen[-4], seen[0]) > 100


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_second_opinion_has_the_same_fields(seats):
    chart = find_chart("canal", seats)
    assert {chart.names[field] for field in (*chart.fields, *chart.goals)} == brute.fields_in_play(seats)
    for heading, name in enumerate(HEADINGS):
        assert chart.names[chart.goals[heading]] == brute.turning_point(seats, name)
        for field in (*chart.fields, *chart.goals):
            if field != chart.goals[heading]:
                ahead = {chart.names[other] for _, other, _ in chart.forward[heading][field]}
                assert ahead == set(brute.ahead(chart.names[field], seats, name))
    assert chart.names[0] == "A0"
