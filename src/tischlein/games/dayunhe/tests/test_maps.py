"""Other maps than the shipped one: pointy hexagons, neighbours due east and west, tiles with 1, 3 and 6 ends."""

import random
import re
from collections import Counter

import pytest

from tischlein.bots.greedy import GreedyBot
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import decode, encode, resume
from tischlein.games.dayunhe import GAME, bot, terminal
from tischlein.games.dayunhe.chart import HEADINGS, find_chart
from tischlein.games.dayunhe.data import COMPASS, UNREST, line_text, tile
from tischlein.games.dayunhe.events import Sailed
from tischlein.games.dayunhe.sheet import find_sheet, parse_sheet
from tischlein.games.dayunhe.ship import canal_set, is_at_end, move_length, ways
from tischlein.games.dayunhe.tests import oracle
from tischlein.games.dayunhe.tests.maps import POINTY, WITH_HEIGHTS, swerves
from tischlein.games.dayunhe.tests.picture import events_of, legal, play, position, refused, start
from tischlein.lawbook.clauses import clause
from tischlein.lawbook.laws import LAWS, sample_cases, steps

CASES = sample_cases(GAME, 4, sheet=POINTY)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.seats}-seats")
def test_every_law_holds_on_another_map(law, case):
    law(GAME, case, oracle)


def test_whole_matches_on_another_map_keep_every_invariant():
    """Tiles with one, three and six ends are built in them, too; these have six, two and one directions."""
    ways_to_lie: Counter[int] = Counter()
    for case in CASES:
        for state, _, move in steps(GAME, case):
            GAME.check(state)
            if GAME.format(move).startswith("build ") and move & 31 != UNREST:
                ways_to_lie[len(state.table.chart.turn_lines[move & 31])] += 1
    assert min(ways_to_lie[1], ways_to_lie[2], ways_to_lie[6]) > 0


def test_a_sheet_with_heights_is_the_same_map():
    """Sheets of stored matches have this form."""
    assert parse_sheet(WITH_HEIGHTS) == find_sheet("canal")
    kept = Match(GAME, new_header(GAME, 3, 7, options={"sheet": WITH_HEIGHTS}))
    plain = Match(GAME, new_header(GAME, 3, 7))
    for number in range(400):
        seats = [each for each in range(3) if kept.legal(each)]
        if not seats:
            break
        (seat,) = seats
        assert kept.legal(seat) == plain.legal(seat)
        move = kept.legal(seat)[number % len(kept.legal(seat))]
        kept.enter(kept.judge(seat, move), 0)
        plain.enter(plain.judge(seat, move), 0)
    assert kept.state.round > 3
    again = resume(GAME, decode(encode(kept)))
    assert again.state == kept.state


def test_places_and_neighbours_say_the_same():
    """The same map described by neighbours alone."""
    sheet = find_sheet(POINTY)
    edges = [COMPASS[direction] for direction in sheet.edges]
    assert edges == ["ne", "e", "se", "sw", "w", "nw"]

    def told(found):
        field = sheet.names.index(found[1])
        named = ", ".join(
            f'{edge} = "{sheet.names[other]}"'
            for edge, other in zip(edges, sheet.beside[field], strict=True)
            if other >= 0
        )
        return f"{found[0]}beside = {{ {named} }} }}"

    assert parse_sheet(re.sub(r'(\{ name = "(\w+)",.*)at = .* \}', lambda m: told((m[1], m[2])), POINTY)) == sheet


def test_neighbours_may_be_parted_although_they_touch():
    wall = POINTY.replace(
        '"C2",  region = 1, at = [2, 2] }',
        '"C2",  region = 1, at = [2, 2], beside = { ne = "D1", se = "D3", sw = "B3" } }',
    ).replace(
        '"E2",  region = 1, at = [4, 2] }',
        '"E2",  region = 1, at = [4, 2], beside = { nw = "D1", se = "F3", sw = "D3" } }',
    )
    sheet = parse_sheet(wall)
    assert sheet.places == find_sheet(POINTY).places
    assert sheet.names.index("E2") not in sheet.beside[sheet.names.index("C2")]


def pointy(board, **more):
    return position(board, sheet=POINTY, **{"ship": "C0", **more})


def at_the_helm(board, ship, *, heading="south", **more):
    """The fields that the ship may enter, whether there is a choice or not."""
    state = pointy(board, ship=ship, heading=heading, **more)
    sent = play(state, "end", "end")
    if GAME.dump(state)["step"] == "sailing" and not events_of(sent, Sailed):
        return {text.removeprefix("sail ") for text in legal(state)}
    return {events_of(sent, Sailed)[0].field}


@clause("DY-6.10")
def test_a_line_due_east_is_followed_if_it_leads_on():
    board = {"C4": "y canal2 e-nw", "E4": "r canal2 se-w", "F5": "r canal3 ne-nw"}
    assert at_the_helm(board, "C4") == {"E4"}
    board["E4"] = "r canal2 ne-w"
    assert at_the_helm(board, "C4") != {"E4"}, "from there no line leads ahead"
    assert at_the_helm(board, "C4", heading="north", trips=3) == {"D3", "B3"}, "bound for the north it does not, either"


@clause("DY-6.10")
def test_a_line_ahead_comes_before_one_aside():
    board = {"C4": "y canal4 ne-se-w", "D5": "r canal3 ne-nw", "A4": "y garden ne-e-se-sw-w-nw"}
    board["B5"] = "y canal3 ne-nw"
    assert at_the_helm(board, "C4") == {"D5"}


@clause("DY-6.10")
def test_of_two_sides_the_sooner_one_is_taken_and_equal_ones_are_a_choice():
    board = {
        "C4": "r canal7 e-w",
        "A4": "y canal3 e-se",
        "B5": "r garden ne-e-se-sw-w-nw",
        "E4": "y bridge e-w",
        "G4": "y canal6 sw-w",
        "F5": "y canal9 ne-nw",
    }
    assert at_the_helm(board, "C4") == {"A4"}, (
        "a line leads ahead from the first in the west, in the east from the second"
    )
    board["E4"] = "r canal2 se-w"
    assert at_the_helm(board, "C4") == {"A4", "E4"}


@clause("DY-6.10")
def test_without_a_line_the_ship_does_not_go_aside():
    state = pointy({"E4": "r canal7 e-w", "C4": "y unrest"}, ship="C4")
    play(state, "end", "end")
    assert state.ship != state.table.chart.names.index("E4")
    state = pointy({"D3": "r canal7 e-w"}, ship="B3", card="inspect")
    play(state, "inspect")
    assert refused(state, "sail D3") == "DY-6.10 not-aside"
    assert refused(state, "sail C2") == "DY-6.2 not-ahead"
    assert refused(state, "sail Z9") == "DY-6.2 not-ahead"


@clause("DY-6.10")
def test_points_count_along_the_bend():
    board = {"C4": "y canal2 e-nw", "E4": "r canal2 se-w", "F5": "r canal3 ne-nw"}
    state = pointy(board, ship="C4")
    sailed = events_of(play(state, "end", "end"), Sailed)
    assert [(each.field, each.what, each.seat, each.points) for each in sailed[:2]] == [
        ("E4", "joined", 1, 4),
        ("F5", "joined", 1, 4),
    ]


@clause("DY-6.10")
@pytest.mark.parametrize("heading", [0, 1], ids=HEADINGS)
def test_bends_agree_with_trying_out_both_sides(heading):
    """Whatever is chosen, a whole trip ends: the ship never goes back and forth."""
    chart, dice, seen = find_chart(POINTY, 5), random.Random(heading), Counter[str]()
    for _ in range(1500):
        board = [0] * len(chart.names)
        for field in chart.fields:
            if dice.random() < 0.85:
                kind = dice.choice([10, 10, 7, 13, 4])
                line = dice.choice(chart.turn_lines[kind])
                board[field] = tile(dice.randrange(5), kind, chart.turn_of[kind][line])
        plain = {
            chart.names[at]: tuple(line_text(chart.lines[code]).split("-")) for at, code in enumerate(board) if code
        }
        laid = tuple(board)
        canals, ship = canal_set(laid), dice.choice(chart.fields)
        for _ in range(100):
            if is_at_end(chart, ship, heading):
                break
            found = ways(chart, laid, canals, ship, heading)
            wanted = swerves(plain, chart.names[ship], HEADINGS[heading])
            if wanted is not None:
                assert {chart.names[field] for field in found} == wanted
                seen["lines"] += 1
            sides = [field for field in found if chart.sheet.heights[field] == chart.sheet.heights[ship]]
            assert wanted is not None or not sides
            seen["aside"] += bool(sides)
            seen["either side"] += len(sides) > 1
            ship = dice.choice(found)
        else:
            pytest.fail("the ship sails to and fro")
    assert seen["lines"] > 3000
    assert seen["aside"] > 300
    assert seen["either side"] > 5


@pytest.mark.parametrize("seats", [2, 5])
def test_bots_play_whole_matches_on_another_map(seats):
    greedy = GreedyBot(bot, 3)
    state = start(seats, 4, sheet=POINTY)
    moves = 0
    while GAME.to_act(state) and state.round < 3:
        seat = state.active
        move = greedy.choose(GAME.view(state, seat), GAME.legal(state, seat))
        GAME.apply(state, seat, move, 0)
        GAME.check(state)
        moves += 1
    assert moves > 10 * seats


def test_the_ship_is_foretold_as_it_sails():
    board = {"C4": "y canal2 e-nw", "E4": "r canal2 se-w", "F5": "r canal3 ne-nw"}
    shown = GAME.show(GAME.view(pointy(board, ship="C4"), 0))
    assert [(leg.field, leg.points) for leg in shown.forecast[:2]] == [("E4", 4), ("F5", 4)]
    assert move_length(2) == max(leg.number for leg in shown.forecast)


def test_the_terminal_draws_rows_that_are_set_off_between_each_other():
    drawn = terminal.draw(GAME.view(start(2, 3, sheet=POINTY), 0), Mute(), 120).plain.splitlines()[1:11]
    columns = {name: row.index(f"{name} ") for row in drawn for name in row.replace(">", " ").split() if name in NAMES}
    assert len(columns) == 22
    assert columns["E4"] - columns["C4"] == 2 * (columns["D5"] - columns["C4"]) == 20
    assert [row.split()[0].strip(">") for row in drawn] == ["C0", "D1", "C2", "B3", "A4", "B5", "C6", "D7", "E8", "D9"]


NAMES = find_sheet(POINTY).names


class Mute:
    """Renders texts as their keys."""

    def __call__(self, said):
        return said.key

    def say(self, key, **_args):
        return key

    def name(self, seat):
        return str(seat)
