"""splitmix64 is the published one, and numbers drawn from it favour nothing."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations, product

import pytest

from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids
from tischlein.core.rng import GAMMA, MASK, below, derive, narrow, output, shuffle

WORDS = 1 << 64


def stream(seed: int, count: int) -> list[int]:
    return [output(seed + step * GAMMA & MASK) for step in range(1, count + 1)]


def state_before(word: int) -> int:
    """The state from which the next word drawn is this one: every step of the mixing undone."""
    z = word
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        whole = z
        for _ in range(64 // shift):
            whole = z ^ (whole >> shift)
        z = whole * pow(factor, -1, WORDS) & MASK
    return (z - GAMMA) & MASK


def test_outputs_for_seed_1234567_are_the_published_ones() -> None:
    assert stream(1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_outputs_for_seed_0_are_the_published_ones() -> None:
    assert stream(0, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_below_takes_one_step_of_the_stream() -> None:
    value, state = below(1234567, 1 << 32)
    assert value == 6457827717110365317 >> 32
    assert state == 1234567 + GAMMA & MASK


@pytest.mark.parametrize("word", [0, 1, MASK, 0x0123456789ABCDEF])
def test_any_word_can_be_made_the_next_one(word: int) -> None:
    """The tool of the tests below, tested itself."""
    assert below(state_before(word), WORDS)[0] == word


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 10, 60, 93, 100, 1000])
def test_every_number_below_a_bound_has_exactly_as_many_words(bound: int) -> None:
    """Each number owns a range of words; where the range is one too long, its first word is thrown away."""
    for number in range(bound):
        first = -(-number * WORDS // bound)
        last = -(-(number + 1) * WORDS // bound) - 1
        thrown = 0
        for word in (first, first + 1, last):
            state = state_before(word)
            value, after = below(state, bound)
            if after == (state + GAMMA) & MASK:
                assert value == number
            else:
                thrown += 1
        assert last - first + 1 - thrown == WORDS // bound


def test_a_bound_that_rejects_half_of_all_words_still_ends() -> None:
    bound = (1 << 63) + 1
    drawn, state = [], 1
    for _ in range(200):
        value, state = below(state, bound)
        drawn.append(value)
    assert all(0 <= value < bound for value in drawn)
    assert 60 < sum(value < bound // 2 for value in drawn) < 140


@pytest.mark.parametrize("count", [0, 1, 2, 7, 93])
def test_shuffle_only_changes_the_order(count: int) -> None:
    items = [number * 3 for number in range(count)]
    shuffled = items[:]
    shuffle(5, shuffled)
    assert sorted(shuffled) == items


def test_shuffle_really_shuffles() -> None:
    items = list(range(93))
    shuffle(5, items)
    assert items != list(range(93))


def test_shuffle_gives_each_order_of_three_equally_often() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        items = [0, 1, 2]
        shuffle(derive(seed), items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations(range(3)))
    assert all(900 < count < 1100 for count in seen.values()), "3.5 standard deviations around 1000"


def test_shuffle_hands_on_the_stream() -> None:
    first, second = [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]
    state = shuffle(7, first)
    shuffle(state, second)
    assert first != second


def test_derived_streams_are_all_different() -> None:
    paths = [(), *((part,) for part in range(2000)), *product(range(40), range(40)), (0, 0, 0)]
    seeds = {derive(seed, *path) for seed in (0, 1) for path in paths}
    assert len(seeds) == 2 * len(paths)


def test_derive_looks_at_the_order_of_a_path() -> None:
    assert derive(1, 2, 3) != derive(1, 3, 2)


def test_derive_stays_within_64_bits_for_any_seed() -> None:
    assert all(0 <= derive(seed, 1) <= MASK for seed in (-1, 0, MASK, 1 << 200))
    assert derive(-1, 4) == derive(MASK, 4)


def test_neighbouring_seeds_share_no_bits() -> None:
    """On average half of the 64 bits differ between the seeds of two neighbouring matches."""
    differing = [(derive(1, number) ^ derive(1, number + 1)).bit_count() for number in range(1000)]
    assert 31 < sum(differing) / len(differing) < 33


# The 256-bit stream


def test_a_wide_seed_is_drawn_from_whole() -> None:
    one, other = 1 << 255, 1 << 255 | 1 << 200  # the same lowest 64 bits
    assert narrow(one) != narrow(other)
    assert 0 <= narrow(one) <= MASK
    assert narrow(7) == 7
    cards, same = list(range(60)), list(range(60))
    assert shuffle(one, cards) == shuffle(one, same)
    assert cards == same
    assert sorted(cards) == list(range(60))
    again = list(range(60))
    shuffle(other, again)
    assert again != cards


def test_draws_of_a_wide_seed_are_even() -> None:
    state, counts = 1 << 255, [0] * 6
    for _ in range(6000):
        drawn, state = below(state, 6)
        counts[drawn] += 1
    assert all(880 < count < 1120 for count in counts), counts


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_deals_from_the_whole_seed_and_keeps_64_bits(game_id: str) -> None:
    game = find_game(game_id)
    seats = game.info.max_seats
    options = complete_options(game.info, seats, {})
    seeds = [1 << 255 | high << 64 | 5 for high in range(3)]
    dealt = [game.dump(game.setup(options, seats, seed)) for seed in seeds]
    assert len({json.dumps(each, sort_keys=True) for each in dealt}) == 3, "cards follow from the upper bits, too"
    for each in dealt:
        assert 0 <= each["rng"] <= MASK  # type: ignore[operator]
        assert game.dump(game.load(each)) == each
