"""What a seat is told about what happened since its last move: tears on its own paper first."""

from __future__ import annotations

from typing import Any

from tischlein.core.summary import Change, Entry, Tier
from tischlein.games.monsterrolle import GAME, summary
from tischlein.games.monsterrolle.tests.picture import play, position
from tischlein.lawbook.summaries import summed_up


def told(state: Any, seat: int, *moves: str) -> list[Entry]:
    return summed_up(GAME, summary, play, state, seat, moves)


def test_a_tear_on_my_strip_comes_first_with_what_it_costs():
    state = position(["", "rb bg gy"], "tb rb")
    lost, turn = told(state, 1, "lay rb 1", "tear b 2:2")
    assert (lost.text.key, lost.tier, lost.seat, lost.places) == ("mr-since-torn", Tier.LOST, 0, ("row:1:2",))
    assert lost.changes == (Change(1, -2),)
    assert lost.note is not None
    assert lost.note.args == {"points": 1}
    assert (turn.text.key, turn.tier, turn.changes) == ("mr-since-laid", Tier.NEW, (Change(0, 1),))
    assert turn.places == ("row:0:1",)


def test_a_tear_on_another_strip_is_news():
    (turn,) = told(position(["", "rb bg gy", "rb"], "tb rb", seats=3), 2, "tear b 2:2")
    assert (turn.text.key, turn.tier, turn.changes) == ("mr-since-torn-other", Tier.NEW, (Change(1, -2),))


def test_a_stop_card_is_told_with_the_paper_below():
    (turn,) = told(position(["", "rb"], "rb stop"), 1, "lay rb 1", "stop 1")
    assert turn.note is not None
    assert turn.note.key == "mr-since-stop"
    assert [type(event).__name__ for event in turn.events] == ["Laid", "Protected"]


def test_a_scoring_is_a_gain_of_mine():
    state = position(["ro og", "gb"], "rb rg ry", phase="draw", deck="gp score")
    entries = told(state, 1, "draw", "draw")
    assert [entry.text.key for entry in entries] == ["mr-since-scoring"]
    assert entries[0].tier is Tier.GAINED
    assert entries[0].changes == (Change(1, 1), Change(0, 2))
    assert entries[0].places == ("points:1",)


def test_a_scoring_that_brings_me_nothing_is_news():
    state = position(["ro og", ""], "rb rg ry", phase="draw", deck="gp score")
    (entry,) = told(state, 1, "draw", "draw")
    assert (entry.tier, entry.changes) == (Tier.NEW, (Change(0, 2),))


def test_a_turn_of_discards_shows_the_pile():
    entries = told(position(["rb", ""], "tb stop rb"), 1, "discard stop", "discard tb")
    assert [entry.text.key for entry in entries] == ["mr-since-discarded"]
    assert entries[0].places == ("discard",)
    assert entries[0].text.args["count"] == 2


def test_each_turn_of_the_others_is_told_by_itself():
    state = position(["", "", ""], "rb ro", seats=3)
    moves = ["lay rb 1", "discard ro", "end"]
    entries = told(state, 2, *moves)
    assert [entry.seat for entry in entries] == [0]
    assert entries[0].numbers == (1, 2)
