"""Training: sums that find weights, work that survives a kill, and tests that refuse what does not play better."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tischlein.bots.values import find_values, read_weights
from tischlein.core.errors import BadInput
from tischlein.core.game import Result
from tischlein.core.options import complete_options
from tischlein.core.planning import Values, dot
from tischlein.core.registry import find_game
from tischlein.core.rng import derive
from tischlein.games.monsterrolle import GAME
from tischlein.lab.training import decisions, evolve, fit, run, selfplay, spreads, trial
from tischlein.lab.training.course import Course
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import cut_margin, learners, learning_seats, margin, played, win_share
from tischlein.lab.training.sums import Chains, Sums, agreed, solved
from tischlein.lab.training.weights import weights_file

OPTIONS = complete_options(GAME.info, 2, {})
COURSE = Course("monsterrolle", 2, OPTIONS, {}, "fit", 2, 40, 400, 7)
SIZE = len(COURSE.planner.FEATURES)
ZERO = Values([0.0] * SIZE, 8.0, 1.0)


def silent(_done: int, _total: int) -> None:
    """Nobody watches."""


# -- Regression


def noisy_sums(weights: list[float], noise: float, samples: int = 400) -> Sums:
    dice, sums = random.Random(3), Sums(len(weights))
    for _ in range(samples):
        numbers = [1.0, dice.gauss(0, 1), dice.gauss(0, 20), 0.0]
        sums.add(numbers, sum(w * n for w, n in zip(weights, numbers, strict=True)) + dice.gauss(0, noise))
    return sums


def test_a_regression_finds_the_weights_of_a_linear_result() -> None:
    wanted = [3.0, -2.0, 0.25, 9.0]
    found = solved(noisy_sums(wanted, 0.0), [0.0, 0.0, 0.0, 5.0], 1e-9)
    assert found[:3] == pytest.approx(wanted[:3], abs=1e-5)
    assert found[3] == 5.0, "a number that is always 0 keeps its weight"


def test_a_stiff_regression_stays_where_it_began() -> None:
    start = [1.0, 1.0, 1.0, 1.0]
    assert solved(noisy_sums([3.0, -2.0, 0.25, 0.0], 1.0), start, 1e6) == pytest.approx(start, abs=1e-3)


def test_sums_of_pieces_are_those_of_the_whole() -> None:
    whole, first, second = Sums(2), Sums(2), Sums(2)
    for index in range(10):
        numbers, result = [1.0, float(index)], float(index * index)
        whole.add(numbers, result)
        (first if index < 4 else second).add(numbers, result)
    first.join(second.count, second.products, second.results)
    assert (first.count, first.products, first.results) == (whole.count, whole.products, whole.results)


def lives(count: int, trace: float) -> Chains:
    """Matches of two steps from either of two doors into the same room, where chance decides between 0 and 12."""
    dice, chains = random.Random(4), Chains(4)
    for match in range(count):
        door = [1.0, 0.0] if match % 2 else [0.0, 2.0]
        chains.add([[*door, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]], 12.0 * (dice.random() < 0.5), trace)
    return chains


def test_without_forgetting_chains_are_a_plain_regression() -> None:
    chains, sums = Chains(3), Sums(3)
    dice = random.Random(8)
    for _ in range(50):
        positions = [[1.0, dice.gauss(0, 1), dice.gauss(0, 9)] for _ in range(4)]
        result = dice.gauss(0, 5)
        chains.add(positions, result, 1.0)
        for numbers in positions:
            sums.add(numbers, result)
    assert agreed(chains, 1e-3) == pytest.approx(solved(sums, [0.0] * 3, 1e-3))


def test_positions_that_lead_to_the_same_are_rated_alike() -> None:
    """A plain regression takes the luck behind each door for the worth of the door."""
    first, second, room, never = agreed(lives(20, 0.0), 1e-9)
    assert first == pytest.approx(room) == pytest.approx(2 * second)
    assert never == 0.0
    lucky, unlucky, _, _ = agreed(lives(20, 1.0), 1e-9)
    assert abs(lucky - 2 * unlucky) > 1


# -- The folder


def test_finished_pieces_are_not_made_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path, COURSE)
    asked: list[int] = []

    def job(first: int, count: int) -> int:
        if first == 6 and 6 not in asked:
            asked.append(first)
            raise KeyboardInterrupt
        asked.append(first)
        return first + count

    with pytest.raises(KeyboardInterrupt):
        list(folder.pieces("sum", job, 10, 3, 1, silent))
    again = Folder(tmp_path, COURSE)
    seen: list[tuple[int, int]] = []
    assert list(again.pieces("sum", job, 10, 3, 1, lambda done, total: seen.append((done, total)))) == [3, 6, 9, 10]
    assert asked == [0, 3, 6, 6, 9]
    assert seen == [(6, 10), (9, 10), (10, 10)]


def test_the_processor_time_of_all_pieces_is_added_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 2.5, 10.0, 11.0, 20.0, 23.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    list(Folder(tmp_path, COURSE).pieces("sum", lambda first, _count: first, 6, 3, 1, silent))
    list(Folder(tmp_path, COURSE).pieces("sum", lambda first, _count: first, 9, 3, 1, silent))
    assert Folder(tmp_path, COURSE).spent() == 6.5


def test_a_piece_that_was_being_written_counts_as_unfinished(tmp_path: Path) -> None:
    folder = Folder(tmp_path, COURSE)
    (tmp_path / "sum-0.new").write_text('{"half": ')
    assert folder.read("sum-0") is None
    folder.keep("sum-0", 1)
    assert folder.read("sum-0") == 1


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, COURSE)
    with pytest.raises(BadInput, match="error-train-other"):
        Folder(tmp_path, COURSE._replace(seed=8))
    (tmp_path / "course.json").write_text("{")
    with pytest.raises(BadInput, match="error-train-folder"):
        Folder(tmp_path, COURSE)


# -- Learning


def test_samples_depend_on_the_seed_alone() -> None:
    whole = fit.samples(COURSE, 1, None, 0, 2)
    joined = Chains(SIZE)
    for first in (0, 1):
        joined.join(fit._chains(fit.samples(COURSE, 1, None, first, 1)))
    assert joined.count == whole["count"] > 40
    assert joined.results == pytest.approx(whole["results"])
    assert joined.squares == pytest.approx(whole["squares"])
    assert fit.samples(COURSE, 2, None, 0, 2)["results"] != whole["results"]


def test_a_run_killed_while_it_forgets_pieces_does_not_play_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = COURSE._replace(matches=5)
    folder = Folder(tmp_path, course)
    monkeypatch.setattr(Folder, "forget", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        fit.candidate(course, folder, 1, None, 1, silent)
    monkeypatch.undo()
    folder.file("fit-1-0").unlink()
    monkeypatch.setattr(fit, "samples", None)
    assert len(fit.candidate(course, folder, 1, None, 1, silent)) == SIZE


def test_in_a_race_a_turn_is_seen_by_the_seat_whose_turn_it_was() -> None:
    course = race_course()
    state = course.rules.setup(course.options, course.seats, 5)
    seen = []

    def after_turn(now: Any, seat: int) -> None:
        seen.append(now.turn)
        assert now.active == (seat + 1) % course.seats

    played(course, learners(course, None, 5), state, after_turn, 5)
    assert seen == list(range(2, state.turn + 1))


def test_learners_try_out_plans_but_never_wrong_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    course = race_course()
    values = find_values("click", 2, course.options)
    walls = []
    for share in (0.0, 1.0):
        monkeypatch.setattr(selfplay, "TRIED", share)
        state = course.rules.setup(course.options, course.seats, 5)
        seen: list[bytes] = []

        def after_turn(now: Any, _seat: int, seen: list[bytes] = seen) -> None:
            assert now.misses == (0, 0)
            seen.append(now.wall)

        played(course, learners(course, values, 5), state, after_turn, 5)
        walls.append(seen)
    assert walls[0] != walls[1]


def race_course() -> Course:
    game = find_game("click")
    return Course("click", 2, complete_options(game.info, 2, {}), {}, "fit", 1, 20, 40, 7)


def test_plans_of_a_race_are_not_compared_on_worlds() -> None:
    with pytest.raises(BadInput):
        race_course()._replace(method="decisions").check()


def test_a_result_is_the_margin_to_the_best_rival() -> None:
    result = Result("end", (30, 25, 30), (0, 2))
    assert [margin(result, seat) for seat in range(3)] == [0, -5, 0]
    assert [win_share(result, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_cut_margin_counts_no_more_than_the_cut() -> None:
    result = Result("end", (30, 25, 29), (0,))
    assert [cut_margin(result, seat, 0) for seat in range(3)] == [1.0, -5.0, -1.0]
    assert [cut_margin(result, seat, 4) for seat in range(3)] == [1.0, -4.0, -1.0]
    whole, cut = (fit.samples(COURSE._replace(cut=points), 1, None, 0, 2) for points in (0, 1))
    assert cut["products"] == whole["products"]
    assert cut["results"] != whole["results"]


def test_in_mixed_company_every_number_of_seats_learns_equally_often() -> None:
    mixed = COURSE._replace(seats=4, rivals="mixed")
    found = [learning_seats(mixed, ZERO, seed) for seed in range(400)]
    numbers = Counter(map(len, found))
    assert set(numbers) == {1, 2, 3, 4}
    assert min(numbers.values()) > 70
    assert min(Counter(seat for seats in found for seat in seats).values()) > 200
    assert learning_seats(mixed, None, 1) == learning_seats(mixed._replace(rivals="own"), ZERO, 1) == [0, 1, 2, 3]


def test_in_mixed_company_the_yardstick_plays_and_is_not_learnt_from() -> None:
    mixed = COURSE._replace(rivals="mixed")
    seed = next(seed for seed in range(99) if learning_seats(mixed, ZERO, seed) == [1])
    choosers, alone = learners(mixed, ZERO, seed), learners(mixed, None, seed)
    state = GAME.setup(OPTIONS, 2, 5)
    while len(legal := GAME.legal(state, state.active)) < 8:
        GAME.apply(state, state.active, legal[0], 0)
    assert choosers[0](state, state.active, legal) == alone[0](state, state.active, legal)
    match = next(match for match in range(99) if len(learning_seats(mixed, ZERO, derive(mixed.seed, 1, match))) == 1)
    own, half = (fit.samples(course, 1, ZERO, match, 1)["count"] for course in (COURSE, mixed))
    assert half < 0.7 * own


@pytest.mark.parametrize("asked", [{"rivals": "strong"}, {"method": "evolve", "cut": 4}])
def test_what_is_fitted_is_asked_for_where_something_is_fitted(asked: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        COURSE._replace(**asked).check()


def test_decisions_compare_plans_on_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "ASKED", 0.03)
    monkeypatch.setattr(decisions, "WORLDS", 1)
    values = ZERO._replace(weights=[0.1] * SIZE)
    piece = decisions.samples(COURSE, 1, values, 0, 1)
    assert piece["count"] > 0
    assert piece["products"][0][0] == pytest.approx(0.0), "siblings are compared with each other, so 1 cancels out"
    assert decisions.samples(COURSE, 1, values, 0, 1) == piece


def test_decisions_do_not_take_for_a_reason_what_siblings_share() -> None:
    """Whoever leads here is attacked and loses all the same: a plain regression would find attacks good."""
    dice, trials = random.Random(5), decisions._Trials(COURSE, ZERO)
    true = [2.0, -3.0, *([0.0] * (SIZE - 2))]
    for _ in range(1500):
        lead = dice.gauss(0, 10)
        seen = [[dice.gauss(0, 1), dice.gauss(lead / 5, 1), *([0.0] * (SIZE - 2))] for _ in range(4)]
        trials._add(seen, [4 * lead + dot(true, numbers) + dice.gauss(0, 3) for numbers in seen])
    before = [1.0, -4.0, *([1.0] * (SIZE - 2))]
    sums = trials.sums
    found = decisions.drawn(sums, trials.errors, before, [False] * SIZE)
    assert found[:2] == pytest.approx([2.0, -3.0], abs=0.4)
    assert found[2:] == pytest.approx([1.0] * (SIZE - 2)), "what was not tried stays as it was"
    assert decisions.drawn(sums, trials.errors, before, [True] * SIZE) == pytest.approx(before, abs=1e-3)


def test_the_less_was_tried_the_more_decisions_hold_on_to_weights() -> None:
    steps = []
    for samples in (4, 40, 400):
        sums = noisy_sums([3.0, 0.0, 0.0, 0.0], 1.0, samples)
        steps.append(decisions.drawn(sums, 4.0 * samples, [1.0, 0.0, 0.0, 0.0], [False] * 4)[0])
    assert 1.0 < steps[0] < steps[1] < steps[2] < 3.1


def test_decisions_keep_the_size_of_weights_beside_those_that_are_held() -> None:
    """Everything turns out to be worth half; compared with a weight that cannot be learnt nothing has changed."""
    before = [2.0, -4.0, 1.0, 3.0]
    for held, expected in ((False, [1.0, -2.0, 0.5, 3.0]), (True, before)):
        sums = noisy_sums([1.0, -2.0, 0.5, 0.0], 0.1, 4000)
        found = decisions.drawn(sums, 0.01 * 4000, before, [False, False, False, held])
        assert found == pytest.approx(expected, abs=0.1)


def test_evolution_follows_the_side_that_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has the larger second weight wins every match here."""

    def outcome(_game: object, _options: object, names: list[str], _seed: int) -> Any:
        levels = [read_weights(Path(name.partition("@")[2]), "monsterrolle").values.weights[1] for name in names]
        winner = levels.index(max(levels))
        return SimpleNamespace(result=Result("end", (0, 0), (winner,)))

    monkeypatch.setattr(evolve, "play_match", outcome)
    start = ZERO._replace(weights=[1.0] * SIZE)
    found = evolve.candidate(COURSE, Folder(tmp_path, COURSE), 1, start, 1, silent)
    steps = [after - before for after, before in zip(found, start.weights, strict=True)]
    assert steps[1] == max(steps) > 0
    assert evolve.candidate(COURSE, Folder(tmp_path, COURSE), 1, start, 1, silent) == found


# -- Tests of what was learnt


def even(share: float) -> Callable[..., float]:
    """In place of matches: each brings this share."""
    return lambda _course, _bots, _before, _first, count: share * count


def test_a_sequential_test_stops_when_it_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Folder(tmp_path, COURSE)
    monkeypatch.setattr(trial, "shares_of", even(0.9))
    ended = trial.against(COURSE, folder, "gain", ["a", "b"], trial.test_of_gain(2), 1, silent)
    assert trial.is_better(ended)
    assert ended.matches < COURSE.trials
    monkeypatch.setattr(trial, "shares_of", even(0.1))
    assert trial.against(COURSE, folder, "gain", ["a", "b"], trial.test_of_gain(2), 1, silent) == ended
    worse = trial.against(COURSE, folder, "other", ["a", "b"], trial.test_of_gain(2), 1, silent)
    assert worse.verdict == "low"
    fixed = trial.against(COURSE, folder, "rate", ["a", "b"], None, 1, silent)
    assert (fixed.matches, fixed.verdict) == (120, "open")
    assert sorted(path.stem for path in tmp_path.iterdir()) == ["course", "gain", "other", "rate", "spent"]


def test_the_first_bot_is_counted_at_every_seat() -> None:
    assert trial.shares_of(COURSE, ("classic", "random"), 0, 0, 6) == 6.0
    assert trial.shares_of(COURSE, ("random", "classic"), 0, 0, 6) == 0.0


def test_only_a_clear_loss_against_the_yardstick_counts() -> None:
    before = trial.Trial(80.0, 100, "open")
    assert not trial.is_loss(0.70, before)
    assert trial.is_loss(0.65, before)


def trained(
    folder: Path, monkeypatch: pytest.MonkeyPatch, shares: list[float], matches: int = 200
) -> tuple[Any, list[run.Round]]:
    """A run whose candidates are constants, and whose tests end as told, one after the other."""
    monkeypatch.setitem(run.METHODS, "fit", lambda _c, _f, number, _v, _w, _r: [float(number)] * SIZE)
    monkeypatch.setattr(spreads, "fitted", lambda *_: (9.0, 2.0))
    told: list[run.Round] = []
    waiting = iter(shares)

    def against(_course: Any, _folder: Any, _name: str, bots: list[str], *_: Any) -> trial.Trial:
        share = next(waiting)
        return trial.Trial(100 * share, 100, "high" if share > 0.5 else "low")

    monkeypatch.setattr(trial, "against", against)
    training = run.Training(COURSE, folder, 1, silent)
    values = training.run(None, told.append)
    assert training.matches == matches, "without weights there are four times as many, of the yardstick"
    return values, told


def test_weights_are_accepted_only_if_they_play_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    values, told = trained(tmp_path / "better", monkeypatch, [0.7, 0.7, 0.6, 0.75])
    assert [ended.is_accepted for ended in told] == [True, True]
    assert values == Values([2.0] * SIZE, 9.0, 2.0)
    values, told = trained(tmp_path / "no-gain", monkeypatch, [0.7, 0.7, 0.4, 0.75])
    assert [ended.is_accepted for ended in told] == [True, False]
    assert values.weights == [1.0] * SIZE
    values, told = trained(tmp_path / "loss", monkeypatch, [0.7, 0.7, 0.6, 0.4])
    assert [ended.is_accepted for ended in told] == [True, False]
    values, told = trained(tmp_path / "none", monkeypatch, [0.4, 0.4, 0.4, 0.4], matches=320)
    assert values is None


def test_a_finished_run_is_told_again_without_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = trained(tmp_path, monkeypatch, [0.7, 0.7, 0.6, 0.75])
    assert trained(tmp_path, monkeypatch, []) == first


def test_a_run_that_began_with_other_weights_or_sources_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pieces would be told as those of this one."""
    trained(tmp_path, monkeypatch, [0.7, 0.7, 0.6, 0.75])
    with pytest.raises(BadInput, match="error-train-other"):
        run.Training(COURSE, tmp_path, 1, silent).run(ZERO, print)
    monkeypatch.setattr(run, "sources_digest", lambda *_: "changed")
    with pytest.raises(BadInput, match="error-train-other"):
        run.Training(COURSE, tmp_path, 1, silent).run(None, print)


def test_other_methods_need_weights_to_begin_with(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="error-train-start"):
        run.Training(COURSE._replace(method="decisions"), tmp_path, 1, silent).run(None, print)


def test_an_unknown_method_is_refused() -> None:
    with pytest.raises(BadInput, match="error-train-method"):
        COURSE._replace(method="guess").check()


# -- What is written


def test_written_weights_are_read_again(tmp_path: Path) -> None:
    values = Values([index / 8 for index in range(SIZE)], 9.5, 1.25)
    course = COURSE._replace(chosen={"sheet": "four"})
    path = tmp_path / "new.toml"
    path.write_text(weights_file(course, values, {"command": 'tischlein train "x"', "seed": 7}), encoding="utf-8")
    read = read_weights(path, "monsterrolle")
    assert (read.seats, read.options, read.values) == (2, {"sheet": "four"}, values)


def test_spreads_are_found_that_explain_the_results() -> None:
    """Results of which nine in ten follow a margin of 4 points: a spread of 4 / ln 9 = 1.8 points."""
    seen = [(4.0, 0.5, 1.0)] * 9 + [(4.0, 0.5, 0.0)]
    best = max(spreads.LADDER, key=lambda spread: spreads.likelihood(ZERO, (spread, spread), seen))
    assert best == pytest.approx(1.8, rel=0.15)
