"""A golden file is its own recipe."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.match import UNDO, Match, new_header
from tischlein.core.types import Move, Seat
from tischlein.games._template import GAME as BIDDING
from tischlein.games.monsterrolle import GAME, Monsterrolle
from tischlein.games.monsterrolle.state import State
from tischlein.lawbook.playthrough import play_out, random_policy, read, regenerate, render


def whole_match(seed: int = 4) -> Match:
    return play_out(GAME, new_header(GAME, 3, seed, options={"direction": "fixed"}), random_policy(seed))


def test_a_rendered_match_is_read_back() -> None:
    match = whole_match()
    shows, header, entries = read(render(match, "three seats"))
    assert shows == "three seats"
    assert header == match.header
    assert entries == match.entries


def test_a_golden_file_regenerates_itself() -> None:
    content = render(whole_match(), "three seats")
    assert regenerate(GAME, content) == content


def test_steps_taken_back_and_table_times_are_part_of_the_recipe() -> None:
    match = Match(GAME, new_header(GAME, 2, 4))
    seat = match.state.active
    match.play(seat, GAME.legal(match.state, seat)[0], 1500)
    match.undo(seat, 2500)
    match.play(seat, GAME.legal(match.state, seat)[0], 0)
    content = render(match, "undo")
    assert read(content)[2] == match.entries
    assert match.entries[1].text == UNDO
    assert regenerate(GAME, content) == content


def test_it_shows_every_event_with_its_audience() -> None:
    content = render(whole_match(), "audiences")
    assert "    [all] TurnBegan(seat=" in content
    assert "    [1] Drew(seat=0" in content
    assert "    [2 3 spectators] DrewUnseen(seat=0)" in content


def test_it_ends_with_result_and_digest() -> None:
    match = whole_match()
    *_, result, digest = render(match, "end").splitlines()
    assert result == f"result {match.result!r}"
    assert digest == f"digest {match.digest()}"


class Generous(Monsterrolle):
    """Other rules under the same version."""

    def apply(self, state: State, seat: Seat, move: Move, at: int, out: object = None) -> None:
        super().apply(state, seat, move, at, out)  # type: ignore[arg-type]
        if state.points:
            state.points[0] += 1


def test_other_rules_give_another_text() -> None:
    content = render(whole_match(), "changed")
    assert regenerate(Generous(), content) != content


class NextRules(Monsterrolle):
    info = replace(Monsterrolle.info, rules_version=Monsterrolle.info.rules_version + 1)


def test_a_raised_version_is_written_into_the_new_text() -> None:
    again = regenerate(NextRules(), render(whole_match(), "raised"))
    assert f"rules {NextRules.info.rules_version}\n" in again


def test_a_move_that_is_not_allowed_any_more_is_an_error() -> None:
    content = render(whole_match(), "illegal").replace("1. seat", "1. seat 9: end\n1. seat", 1)
    with pytest.raises(BadInput):
        regenerate(GAME, content)


def test_random_play_is_the_same_for_the_same_seed_only() -> None:
    assert whole_match(4).entries == whole_match(4).entries
    first = play_out(BIDDING, new_header(BIDDING, 2, 1), random_policy(1))
    second = play_out(BIDDING, new_header(BIDDING, 2, 1), random_policy(2))
    assert first.entries != second.entries
