"""Work is shared out fairly among origins, and within an origin among tables."""

from __future__ import annotations

import pytest

from tischlein.tables.live.fairqueue import FairQueue


def served(queue: FairQueue[str], cost: dict[str, float], count: int) -> list[str]:
    done = []
    for _ in range(count):
        origin, item = queue.take()
        queue.charge(origin, cost.get(origin, 1.0))
        done.append(item)
    return done


def test_origins_take_turns_however_much_one_of_them_wants() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put("flood", f"table {number}", f"f{number}")
    assert served(queue, {}, 3) == ["f0", "f1", "f2"]
    queue.put("honest", "table", "h0")
    queue.put("honest", "table", "h1")
    assert len(queue) == 49
    assert sorted(served(queue, {}, 4)) == ["f3", "f4", "h0", "h1"]


def test_tables_of_one_origin_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put("here", "busy", f"b{number}")
    queue.put("here", "calm", "c")
    assert served(queue, {}, 4) == ["b0", "c", "b1", "b2"]


def test_seconds_count_and_not_items() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.put("slow", "table", f"s{number}")
        queue.put("quick", "table", f"q{number}")
    done = served(queue, {"slow": 3.0, "quick": 0.1}, 32)
    assert sum(item.startswith("s") for item in done) <= 3


def test_who_was_idle_has_no_arrears() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("late", "table", "l0")
    assert served(queue, {}, 1) == ["l0"]
    for number in range(100):
        queue.put("busy", "table", f"b{number}")
    served(queue, {}, 50)
    for number in range(50):
        queue.put("late", "table", f"l{number}")
    done = served(queue, {}, 20)
    assert 9 <= sum(item.startswith("l") for item in done) <= 11


def test_an_empty_queue_and_a_settled_one() -> None:
    queue: FairQueue[str] = FairQueue()
    with pytest.raises(IndexError):
        queue.take()
    queue.put("a", "table", "a0")
    served(queue, {"a": 1000.0}, 1)
    queue.settle()
    queue.put("b", "table", "b0")
    served(queue, {"b": 1.0}, 1)
    queue.put("a", "table", "a1")
    queue.put("b", "table", "b1")
    assert served(queue, {}, 1) == ["a1"], "what was used before everybody was done is forgotten"
