"""Fuzzing finds what was planted, and what it leaves behind replays up to the step that failed."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from tischlein.core.errors import BadInput, InvariantBroken
from tischlein.core.events import Out
from tischlein.core.game import Game, Options, Result
from tischlein.core.match import Entry, Match
from tischlein.core.matchfile import decode, resume
from tischlein.core.types import Millis, Move, Seat, SeatMask
from tischlein.core.words import text
from tischlein.games._template import GAME as BIDDING
from tischlein.games.monsterrolle import GAME, Monsterrolle
from tischlein.games.monsterrolle.state import State
from tischlein.lab.fuzz import LEANS, Finding, fuzz, fuzz_chunk, fuzz_match, tables

LATE_TURN = 10
"""Far enough into the match that there is something to replay."""


class Crashing(Monsterrolle):
    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        super().apply(state, seat, move, at, out)
        if state.turn == LATE_TURN:
            raise ZeroDivisionError("planted")


class Losing(Monsterrolle):
    """A card falls under the table."""

    def apply(self, state: State, seat: Seat, move: Move, at: Millis, out: Out | None = None) -> None:
        turn = state.turn
        super().apply(state, seat, move, at, out)
        if turn < state.turn == LATE_TURN:
            state.deck = state.deck[1:]


class Stuck(Monsterrolle):
    """Awaited, and nothing to do."""

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return [] if state.turn == LATE_TURN else super().legal(state, seat)


class Forsaken(Monsterrolle):
    """Nobody awaited, and no result."""

    def to_act(self, state: State) -> SeatMask:
        return 0 if state.turn == LATE_TURN else super().to_act(state)


class Endless(Monsterrolle):
    """Its bound is wrong."""

    def bound(self, seats: int) -> int:
        return 20


class Stillborn(Monsterrolle):
    def setup(self, options: Options, seats: int, seed: int) -> State:
        raise KeyError("planted")


class Speechless(Crashing):
    """What was played last cannot even be written down."""

    def dump(self, state: State) -> dict[str, object]:
        if state.turn == LATE_TURN - 1:
            raise ValueError("planted too")
        return super().dump(state)


def found_in(game: Game[Any, Any]) -> Finding:
    options = {spec.key: spec.default for spec in GAME.info.options}
    _, finding = fuzz_match(game, 2, options, seed=5, lean=0)
    assert finding is not None
    return finding


def resumed(game: Game[Any, Any], finding: Finding) -> tuple[Match, dict[str, Any]]:
    """The match as far as it went well, and what the file says about the failing step."""
    failing = json.loads(finding.match_file.splitlines()[-1])["failing"]
    return resume(game, decode(finding.match_file)), failing


def test_a_crash_is_found_and_comes_again_at_the_step_that_is_named() -> None:
    game = Crashing()
    match, failing = resumed(game, found_in(game))
    assert failing["error"] == "ZeroDivisionError: planted"
    assert failing["number"] == len(match.entries) + 1
    with pytest.raises(ZeroDivisionError):
        match.follow(Entry(failing["seat"], failing["move"], 0))


def test_a_broken_invariant_is_found_after_the_step_that_is_named() -> None:
    game = Losing()
    match, failing = resumed(game, found_in(game))
    assert failing["error"].startswith("InvariantBroken: ")
    assert match.entries[-1][:2] == (failing["seat"], failing["move"])
    assert len(match.entries) == failing["number"]
    with pytest.raises(InvariantBroken):
        game.check(match.state)


def test_a_seat_without_a_legal_move_is_found() -> None:
    game = Stuck()
    match, failing = resumed(game, found_in(game))
    assert "dead end" in failing["error"]
    assert game.legal(match.state, match.state.active) == []
    assert match.entries[-1].text == failing["move"]


def test_a_match_that_nobody_goes_on_with_is_found() -> None:
    game = Forsaken()
    match, failing = resumed(game, found_in(game))
    assert "dead end" in failing["error"]
    assert game.to_act(match.state) == 0
    assert match.result is None


def test_a_match_longer_than_its_bound_is_found() -> None:
    game = Endless()
    match, failing = resumed(game, found_in(game))
    assert "over-long" in failing["error"]
    assert len(match.entries) == game.bound(2)


def test_a_match_of_exactly_its_bound_is_no_trouble() -> None:
    assert BIDDING.bound(3) == 15
    assert fuzz_match(BIDDING, 3, {}, seed=1, lean=0) == (15, None)


class Hasty(type(BIDDING)):  # type: ignore[misc]
    def bound(self, seats: int) -> int:
        return super().bound(seats) - 1  # type: ignore[no-any-return]


def test_a_match_one_move_longer_than_its_bound_is_trouble() -> None:
    _, finding = fuzz_match(Hasty(), 3, {}, seed=1, lean=0)
    assert finding is not None


def test_a_crash_at_the_set_up_is_found_and_its_file_tells_the_deal() -> None:
    finding = found_in(Stillborn())
    file = decode(finding.match_file)
    assert "KeyError" in finding.trouble
    assert file.entries == []
    with pytest.raises(KeyError):
        resume(Stillborn(), file)


def test_what_cannot_be_written_down_is_left_out_of_the_file() -> None:
    game = Speechless()
    match, failing = resumed(game, found_in(game))
    assert failing["error"] == "ZeroDivisionError: planted"
    assert 0 < len(match.entries) < failing["number"] - 1


def test_a_sound_game_gives_no_finding() -> None:
    moves, finding = fuzz_match(GAME, 4, {spec.key: spec.default for spec in GAME.info.options}, seed=1, lean=2)
    assert finding is None
    assert moves > 50


def test_the_same_seed_plays_the_same_matches() -> None:
    assert fuzz_chunk("monsterrolle", 2, 1, 0, 3) == fuzz_chunk("monsterrolle", 2, 1, 0, 3)
    assert fuzz_chunk("monsterrolle", 2, 1, 0, 3).moves != fuzz_chunk("monsterrolle", 2, 2, 0, 3).moves


def test_reports_cover_all_games() -> None:
    reports = list(fuzz("monsterrolle", 12, None, 1, 1))
    assert sum(report.games for report in reports) == 12
    assert not [finding for report in reports for finding in report.findings]


def test_tables_cover_every_seat_count_with_every_option() -> None:
    found = {(seats, tuple(sorted(options.items()))) for seats, options in tables(GAME, None)}
    for seats in (2, 3, 4):
        begins = ["random", *(str(seat + 1) for seat in range(seats))]
        for direction, sheet, first in product(("free", "fixed"), ("six", "four"), begins):
            options = {"direction": direction, "sheet": sheet, "begins": first, "monsters": ""}
            assert (seats, tuple(sorted(options.items()))) in found
    assert len(found) == len(tables(GAME, None)) == 4 * (3 + 4 + 5)


def test_tables_of_one_seat_count() -> None:
    assert {seats for seats, _ in tables(GAME, 3)} == {3}


def test_tables_leave_out_only_what_the_game_refuses() -> None:
    class Picky(Monsterrolle):
        def setup(self, options: Options, seats: int, seed: int) -> State:
            if options["sheet"] == "four":
                raise BadInput(text("no"))
            return super().setup(options, seats, seed)

    assert {options["sheet"] for _, options in tables(Picky(), 2)} == {"six"}


def test_a_crash_at_the_set_up_hides_no_table() -> None:
    assert len(tables(Stillborn(), 2)) > 0


def test_all_leans_are_played_on_all_tables() -> None:
    """Tables take turns first, leans after that, so a number of matches that covers both covers every pair."""
    seen: list[tuple[int, int]] = []

    class Watched:
        def __call__(self, game: Any, seats: int, options: Any, seed: int, lean: int) -> tuple[int, None]:
            seen.append((seats, lean))
            return 0, None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tischlein.lab.fuzz.fuzz_match", Watched())
        fuzz_chunk("monsterrolle", None, 1, 0, LEANS * len(tables(GAME, None)))
    assert set(seen) == set(product((2, 3, 4), range(LEANS)))


def test_a_finished_match_needs_a_result() -> None:
    class Silent(Monsterrolle):
        def result(self, state: State) -> Result | None:
            return None

    assert "dead end" in found_in(Silent()).trouble
