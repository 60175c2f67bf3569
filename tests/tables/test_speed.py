"""On a slow machine a bot thinks less, and answers no later."""

from __future__ import annotations

from tischlein.tables.live.speed import HALVED_AFTER, TELLING, USUAL_SECONDS, Speed


class Machine:
    """A process in which whole planning takes so many seconds."""

    def __init__(self, whole: float) -> None:
        self.time = 100.0
        self.whole = whole
        self.speed = Speed(lambda: self.time)

    def plans(self, seconds: float = 1.0, *, whole: float | None = None, playouts: int = 0) -> tuple[float, float]:
        """The share that it plans by, and how long the thought took."""
        began, thought = self.time, self.speed.thought("game hard", seconds)
        self.time += (self.whole if whole is None else whole) * thought.budget.share
        for _ in range(playouts):
            if thought.budget.is_over():
                break
            self.time += 0.1
        thought.end()
        return thought.budget.share, self.time - began


def test_a_fast_machine_plans_as_it_is_meant_to() -> None:
    machine = Machine(0.05)
    assert [machine.plans()[0] for _ in range(5)] == [1.0] * 5


def test_a_slow_machine_plans_less_as_soon_as_it_is_known_to_be_slow() -> None:
    machine = Machine(4.0)
    machine.plans()
    assert machine.plans()[0] == 1.0, "with the first thought the game was imported"
    for _ in range(10):
        share, took = machine.plans()
        assert 0.2 < share < 0.5
        assert took <= 1.0 + 1e-6


def test_who_waits_has_less_time() -> None:
    machine = Machine(0.8)
    machine.plans()
    machine.plans()
    assert machine.plans(0.5)[1] <= 0.5 + 1e-6
    assert machine.plans()[0] == 1.0, "four fifths of a second are allowed"


def test_playouts_are_cut_and_do_not_count_as_planning() -> None:
    machine = Machine(0.05)
    for _ in range(5):
        share, took = machine.plans(playouts=100)
        assert share == 1.0
        assert took < 1.2


def test_a_machine_that_was_busy_for_a_while_thinks_again_as_before() -> None:
    machine = Machine(0.05)
    machine.plans()
    machine.plans(whole=2.0)
    for _ in range(100):
        assert machine.plans()[0] < 0.51, "quick decisions between two dear ones say nothing"
    machine.time += HALVED_AFTER
    assert machine.plans()[0] == 1.0


def test_a_small_share_of_the_work_says_nothing_of_the_whole() -> None:
    """Else what takes equally long with less work would make it less and less."""
    machine = Machine(0.0)
    for _ in range(20):
        thought = machine.speed.thought("game hard", USUAL_SECONDS * TELLING / 2)
        machine.time += 0.1
        thought.end()
    assert machine.plans()[0] == 1.0


def test_each_bot_and_game_is_known_by_itself() -> None:
    machine = Machine(4.0)
    for _ in range(3):
        machine.plans()
    assert machine.speed.thought("game easy", 1.0).budget.share == 1.0
