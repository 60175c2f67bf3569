"""The one gate: what is illegal is never applied, and steps are taken back only while they told nobody anything."""

from __future__ import annotations

from collections import Counter

import pytest

from tischlein.core.errors import BadOption, NotAllowed, NotationError
from tischlein.core.game import OK, Reason, Result, Verdict, late
from tischlein.core.match import UNDO, Entry, Judged, Match, new_header, replay
from tischlein.core.types import Move, Seat
from tischlein.core.words import text
from tischlein.games._template import GAME as BIDDING
from tischlein.games.monsterrolle import GAME, Monsterrolle
from tischlein.games.monsterrolle.state import State


def new_match(seed: int = 1) -> Match:
    """Seat 0 begins, with five cards in hand and nothing to draw."""
    return Match(GAME, new_header(GAME, 2, seed, options={"begins": "1"}))


def moves(match: Match, beginning: str = "") -> list[str]:
    seat = match.state.active
    texts = [GAME.format(move) for move in GAME.legal(match.state, seat)]
    return [move for move in texts if move.startswith(beginning)]


def play(match: Match, *beginnings: str) -> None:
    for beginning in beginnings:
        match.play(match.state.active, GAME.parse(moves(match, beginning)[0]), 0)


def test_a_header_is_complete() -> None:
    header = new_header(GAME, 3, 7)
    assert (header.game, header.rules, header.seats, header.seed) == ("monsterrolle", GAME.info.rules_version, 3, 7)
    assert set(header.options) == {spec.key for spec in GAME.info.options}
    assert header.players == ("", "", "")


def test_a_header_with_wrong_seats_is_refused() -> None:
    with pytest.raises(BadOption):
        new_header(GAME, 9, 7)


def test_an_allowed_move_is_applied_and_entered() -> None:
    match = new_match()
    move = moves(match, "lay")[0]
    sent = match.play(0, GAME.parse(move), 1200)
    assert match.entries == [Entry(0, move, 1200)]
    assert match.sent == [sent]
    assert sent
    assert len(match.state.hands[0]) == 4


@pytest.mark.parametrize(("seat", "move"), [(1, "end"), (0, "end"), (0, "draw"), (0, "lay rr 60"), (0, "tear r 1:1")])
def test_an_illegal_move_is_never_applied(seat: Seat, move: str) -> None:
    match = new_match()
    before = GAME.copy(match.state)
    with pytest.raises(NotAllowed) as refused:
        match.play(seat, GAME.parse(move), 0)
    assert refused.value.clause.startswith("MR-")
    assert match.state == before
    assert match.entries == []
    assert match.sent == []


@pytest.mark.parametrize("move", [-1, 1 << 70, 12345678])
def test_an_integer_that_is_no_move_is_never_applied(move: Move) -> None:
    match = new_match()
    with pytest.raises(NotAllowed):
        match.play(0, move, 0)
    assert match.entries == []


class Slow(Monsterrolle):
    """Whoever discards is too late."""

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        if self.format(move).startswith("discard"):
            return late(Reason("MR-3.2", text("mr-why-over")))
        return super().judge(state, seat, move)

    def apply(self, *_: object) -> None:
        raise AssertionError("a LATE move was applied")


def test_a_late_move_changes_nothing_and_is_not_an_error() -> None:
    game = Slow()
    match = Match(game, new_header(game, 2, 1, options={"begins": "1"}))
    before = game.copy(match.state)
    assert match.play(0, game.parse(moves(match, "discard")[0]), 5) == []
    assert match.state == before
    assert match.entries == []
    assert match.sent == []


def test_own_steps_are_taken_back_one_by_one() -> None:
    match = new_match()
    beginning = GAME.copy(match.state)
    play(match, "lay")
    after_one = GAME.copy(match.state)
    play(match, "discard")
    match.undo(0, 0)
    assert match.state == after_one
    match.undo(0, 0)
    assert match.state == beginning
    assert not match.can_undo(0)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    match = new_match()
    with pytest.raises(NotAllowed):
        match.undo(0, 0)
    assert match.entries == []


def test_nobody_takes_back_the_step_of_another_seat() -> None:
    match = new_match()
    play(match, "lay")
    assert not match.can_undo(1)
    with pytest.raises(NotAllowed):
        match.undo(1, 0)
    assert match.can_undo(0)


def test_nothing_is_taken_back_once_the_turn_has_passed() -> None:
    match = new_match()
    play(match, "lay", "end")
    assert match.state.active == 1
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_what_was_drawn_stays_drawn() -> None:
    """A step that revealed something cannot be taken back, although it is still the same seat's turn."""
    match = new_match()
    play(match, "discard", "discard", "end", "discard", "discard", "end")
    play(match, "draw")
    assert match.state.active == 0
    assert not match.can_undo(0)


def test_steps_after_a_reveal_are_taken_back_only_as_far_as_the_reveal() -> None:
    match = new_match()
    play(match, "discard", "discard", "end", "discard", "discard", "end", "draw")
    while moves(match, "draw"):
        play(match, "draw")
    drawn = GAME.copy(match.state)
    play(match, "discard")
    match.undo(0, 0)
    assert match.state == drawn
    assert not match.can_undo(0)


def test_nothing_is_taken_back_when_the_match_is_over() -> None:
    match = new_match()
    while match.result is None:
        play(match, "")
    assert not match.can_undo(match.state.active)


def test_a_step_that_leaves_others_awaited_is_not_taken_back() -> None:
    """A hidden bid: from then on the others may have acted upon it."""
    match = Match(BIDDING, new_header(BIDDING, 3, 1))
    match.play(0, 5, 0)
    match.play(1, 5, 0)
    assert not any(match.can_undo(seat) for seat in range(3))


def test_undo_is_an_entry_of_its_own_that_replays() -> None:
    match = new_match()
    play(match, "lay")
    match.undo(0, 33)
    play(match, "discard", "end")
    assert match.entries[1] == Entry(0, UNDO, 33)
    again = replay(GAME, match.header, match.entries)
    assert again.state == match.state
    assert again.sent == match.sent
    assert again.digest() == match.digest()


def test_a_log_is_parsed_and_judged_like_anything_from_outside() -> None:
    match = new_match()
    with pytest.raises(NotationError):
        match.follow(Entry(0, "nonsense", 0))
    with pytest.raises(NotAllowed):
        match.follow(Entry(0, "end", 0))
    with pytest.raises(NotAllowed):
        match.follow(Entry(0, UNDO, 0))


def test_the_digest_depends_on_moves_times_and_deal() -> None:
    def digest(seed: int, at: int, beginning: str) -> str:
        match = new_match(seed)
        match.play(0, GAME.parse(moves(match, beginning)[0]), at)
        return match.digest()

    digests = [digest(1, 0, "lay"), digest(1, 0, "discard"), digest(1, 9, "lay"), digest(2, 0, "lay")]
    assert len(set(digests)) == 4
    assert digest(1, 0, "lay") == digests[0]


def test_the_digest_does_not_depend_on_the_order_of_options() -> None:
    one = new_match()
    options = dict(reversed(list(one.header.options.items())))
    assert Match(GAME, new_header(GAME, 2, 1, options=options)).digest() == one.digest()


# The gate


def first(match: Match) -> Judged:
    seat = match.state.active
    return match.judge(seat, match.legal(seat)[0])


def test_what_was_judged_is_entered_as_it_is() -> None:
    match = new_match()
    judged = match.judge_text(0, moves(match, "lay")[0])
    assert (judged.seat, judged.verdict, judged.text) == (0, OK, moves(match, "lay")[0])
    sent = match.enter(judged, 1200)
    assert match.entries == [Entry(0, judged.text, 1200)]
    assert match.sent == [sent]
    assert sent


def test_judging_changes_nothing() -> None:
    match = new_match()
    before = GAME.copy(match.state)
    first(match)
    match.judge_undo(0)
    match.judge(1, 3)
    assert (match.state, match.entries) == (before, [])


def test_a_step_is_entered_once() -> None:
    match = new_match()
    judged = first(match)
    match.enter(judged, 0)
    with pytest.raises(AssertionError, match="another position"):
        match.enter(judged, 0)
    assert len(match.entries) == 1


def test_a_step_of_another_position_is_not_entered() -> None:
    match = new_match()
    judged = first(match)
    play(match, "discard")
    with pytest.raises(AssertionError, match="another position"):
        match.enter(judged, 0)
    match.undo(0, 0)
    with pytest.raises(AssertionError, match="another position"):
        match.enter(judged, 0)  # an equal position is not the same: something has happened meanwhile
    assert len(match.entries) == 2


def test_a_step_of_another_match_is_not_entered() -> None:
    with pytest.raises(AssertionError, match="another position"):
        new_match().enter(first(new_match()), 0)


def test_a_position_that_was_set_is_another_one() -> None:
    match = new_match()
    judged = first(match)
    match.state = GAME.copy(match.state)
    with pytest.raises(AssertionError, match="another position"):
        match.enter(judged, 0)


@pytest.mark.parametrize("step", ["end", UNDO])
def test_a_step_that_is_not_allowed_is_not_entered(step: str) -> None:
    match = new_match()
    judged = match.judge_text(0, step)
    assert not judged.verdict.is_ok
    with pytest.raises(NotAllowed):
        judged.required()
    with pytest.raises(AssertionError, match="not allowed"):
        match.enter(judged, 0)
    assert match.entries == []


def test_what_one_seat_was_shown_is_not_allowed_to_another() -> None:
    match = new_match()
    listed = match.legal(0)
    assert not any(match.judge(1, move).verdict.is_ok for move in listed)


def test_a_late_step_in_a_log_is_refused() -> None:
    """None is ever written; such a log was changed by hand."""
    game = Slow()
    match = Match(game, new_header(game, 2, 1, options={"begins": "1"}))
    with pytest.raises(NotAllowed):
        match.follow(Entry(0, moves(match, "discard")[0], 5))
    assert match.entries == []


# Facts of a position


class Counting(Monsterrolle):
    """Counts what it is asked."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def to_act(self, state: State) -> int:
        self.asked["to_act"] += 1
        return super().to_act(state)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        self.asked["legal"] += 1
        return super().legal(state, seat)

    def result(self, state: State) -> Result | None:
        self.asked["result"] += 1
        return super().result(state)

    def judge(self, state: State, seat: Seat, move: Move) -> Verdict:
        self.asked["judge"] += 1
        return super().judge(state, seat, move)

    def parse(self, text: str) -> Move:
        self.asked["parse"] += 1
        return super().parse(text)


def counted() -> tuple[Match, Counter[str]]:
    game = Counting()
    return Match(game, new_header(game, 2, 1, options={"begins": "1"})), game.asked


def test_facts_are_found_once_in_every_position() -> None:
    match, asked = counted()
    for _ in range(3):
        assert match.to_act == 1
        assert match.result is None
        match.legal(0)
        match.can_undo(0)
    assert asked == {"to_act": 1, "result": 1, "legal": 1}
    match.enter(match.judge(0, match.legal(0)[0]), 0)
    assert match.to_act == 1
    match.legal(0)
    assert match.result is None
    assert asked == {"to_act": 2, "result": 2, "legal": 2}, "and a move that was listed is not judged again"


def test_facts_are_those_of_the_position() -> None:
    match = new_match()
    before = match.legal(0)
    play(match, "lay")
    assert match.legal(0) == tuple(GAME.legal(match.state, 0)) != before
    match.undo(0, 0)
    assert match.legal(0) == before
    play(match, "lay", "end")
    assert match.to_act == GAME.to_act(match.state) == 2


def test_a_text_is_parsed_once() -> None:
    match, asked = counted()
    match.enter(match.judge_text(0, moves(match, "lay")[0]), 0)
    assert (asked["parse"], asked["judge"]) == (1, 1)


def test_the_list_of_moves_cannot_be_changed_by_whoever_gets_it() -> None:
    assert isinstance(new_match().legal(0), tuple)
