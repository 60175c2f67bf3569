"""The parts of the planner's judgement, each against a slow and plain count."""

import random
from itertools import combinations, pairwise
from math import comb

import pytest

from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.bot.chances import expected_damage, none_held, scoring_within
from tischlein.games.monsterrolle.bot.features import BASES, OWN, RIVALS, ROW, Scene
from tischlein.games.monsterrolle.bot.planner import FEATURES, features, horizon, progress
from tischlein.games.monsterrolle.bot.rows import Reach, Row
from tischlein.games.monsterrolle.data import COLOURS_OF, FITS, LAID_EITHER_WAY, STAR, TEAR, paper
from tischlein.games.monsterrolle.legal import wishes_at
from tischlein.games.monsterrolle.rules import best_section, scoring_ranges
from tischlein.games.monsterrolle.tests.picture import position, start
from tischlein.games.monsterrolle.tests.wander import wander


def some_rows(count):
    """Rows of random matches, with their stop cards."""
    found: dict[tuple[bytes, int], None] = {}
    for seed in range(4):
        for state in wander(2, seed):
            for seat in range(2):
                found[state.rows[seat], state.protected[seat]] = None
    return random.Random(1).sample(sorted(found), count)


def test_damage_is_what_the_worst_tear_of_a_colour_takes():
    hurt = 0
    for row, protected in some_rows(80):
        for colour in range(6):
            after = [
                best_section(row[:place] + bytes([TEAR]) + row[place + 1 :])
                for place, card in enumerate(row)
                if COLOURS_OF[card] >> colour & 1 and not protected >> place & 1
            ]
            wanted = best_section(row) - min(after) if after else 0
            assert Row(row, protected).damage[colour] == wanted
            hurt += wanted > 0
    assert hurt > 100


def test_sections_and_what_covering_a_tear_would_join():
    joins = 0
    for row, protected in some_rows(80):
        seen = Row(row, protected)
        covered = [row[:place] + bytes([0]) + row[place + 1 :] for place, card in enumerate(row) if card >= TEAR]
        assert seen.best == best_section(row)
        assert seen.joined == max([seen.best, *map(best_section, covered)])
        joins += seen.joined > seen.best
    assert joins > 10


def reached(row, protected, papers, cards):
    """The best section after at most so many papers at the end or over tears, matching at once."""
    best = best_section(row)
    if cards == 0:
        return best
    for index, card in enumerate(papers):
        rest = papers[:index] + papers[index + 1 :]
        for place in [*(place for place, lying in enumerate(row) if lying >= TEAR), len(row)]:
            fits = FITS[wishes_at(row, place)] & LAID_EITHER_WAY[card]
            for way in range(48):
                if fits >> way & 1:
                    after = row[:place] + bytes([card & STAR | way]) + row[place + 1 :]
                    best = max(best, reached(after, protected, rest, cards - 1))
    return best


def test_reach_is_the_best_section_after_one_paper_and_after_two():
    """Rows with a tear at the end or beside another one are estimated only."""
    dice = random.Random(2)
    gains = 0
    for row, protected in some_rows(120):
        if row[-1:] >= bytes([TEAR]) or any(min(pair) >= TEAR for pair in pairwise(row)):
            continue
        papers = [paper(*sorted(dice.sample(range(6), 2)), star=dice.random() < 0.3) for _ in range(3)]
        hand = bytes(sorted(papers))
        reach = Reach(Row(row, protected), hand, LAID_EITHER_WAY)
        assert reach.one == reached(row, protected, hand, 1)
        assert reach.two == reached(row, protected, hand, 2)
        gains += reach.two > reach.one
    assert gains > 10


def test_the_chance_that_none_is_held_is_hypergeometric():
    assert none_held(30, 5, 4) == pytest.approx([comb(30 - k, 5) / comb(30, 5) for k in range(5)])
    assert none_held(4, 4, 3) == [1.0, 0.0, 0.0, 0.0]


def test_expected_damage_is_the_mean_over_all_hands():
    """Unseen: two red and one blue tear and five others; three of the eight are in hand."""
    unseen, damage = [0, 0, 4, 9, 9, 9, 9, 9], [3, 0, 0, 0, 5, 0]
    for known in (0, 2, 4, 7):
        hands = list(combinations(unseen, 3))
        wanted = sum(max([known, *(damage[card] for card in hand if card < 6)]) for hand in hands) / len(hands)
        found = expected_damage(damage, [2, 0, 0, 0, 1, 0], known, none_held(8, 3, 3))
        assert found == pytest.approx(wanted)


def test_the_chance_of_a_scoring_is_that_of_all_places_where_its_card_may_be():
    for seats in (2, 3, 4):
        for left, (low, high) in enumerate(scoring_ranges(86 - 5 * seats), 1):
            for deck in range(high - 2, high + 6):
                if deck <= low:
                    continue
                places = range(low, min(high, deck))
                for cards in range(12):
                    wanted = sum(place >= deck - cards for place in places) / len(places)
                    assert scoring_within(cards, deck, seats, left) == pytest.approx(wanted)


def test_every_feature_has_a_number_and_a_meaning():
    names = [name for name, _, _ in BASES]
    assert names[ROW] == "own-guard"
    assert names[OWN] == "rival-best"
    assert names[RIVALS] == "gift-reach"
    assert all(FEATURES.values())
    for seats in (2, 3, 4):
        for state in wander(seats, 3):
            for seat in range(seats):
                assert len(features(GAME.view(state, seat))) == len(FEATURES)


def test_a_match_begins_at_0_and_looking_ahead_ends_with_the_own_next_turn():
    state = start(3, 5)
    view = GAME.view(state, state.active)
    assert progress(view) < 0.05
    assert horizon(view) == view.turn + 4


def seen(state, seat=0):
    """By name: the base features of a position, without the times."""
    scene, rows = Scene(GAME.view(state, seat)), list(state.rows)
    own = scene.row(rows[seat], state.protected[seat])
    bases = scene.see_row(own) + scene.see_hand(own, state.hands[seat])
    bases += scene.see_rivals(rows, scene.standing(rows)[0], state.hands[seat])
    return dict(zip([name for name, _, _ in BASES], bases, strict=False))


def test_a_stop_card_in_hand_guards_what_is_fragile():
    """The middle of the row can be torn, which leaves two of five points."""
    row = "rg gb by yp pr"
    assert seen(position([row], hand="ro oy ob op yg"))["own-fragile"] == 3.0
    assert seen(position([row], hand="ro oy ob op yg"))["own-guard"] == 0.0
    assert seen(position([row], hand="ro oy ob op stop"))["own-guard"] == 3.0
    assert seen(position(["rg gb! by! yp! pr"], hand="ro oy ob op yg"))["own-fragile"] == 1.0


def test_a_tear_is_of_use_where_it_takes_two_points_or_more():
    rival = "rg gb by yp pr"
    found = seen(position(["", rival], hand="tb tr to oy ob"))
    assert (found["tear-best"], found["tear-use"]) == (3.0, 1.0)
    assert found["rival-joins"] == 0.0
    torn = position(["", "rg gb/tb by yp pr"], hand="ro oy ob op yg")
    unseen = 86 - 5 - 5 - 1 - len(torn.discard)
    assert seen(torn)["rival-joins"] == pytest.approx(3 / unseen), "three of the four cards with green and blue"


def test_rivals_who_are_near_the_leading_one_count():
    rows = ["rg", "rb by yp pr", "ro og gb", "rb"]
    found = seen(position(rows, seats=4, hand="oy ob op yg ry"))
    assert found["rival-pack"] == pytest.approx((8 - 3 * 1) / 8)
    assert seen(position(rows[:2], hand="oy ob op yg ry"))["rival-pack"] == 0.0
