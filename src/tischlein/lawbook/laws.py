"""The laws: what every game owes to tables, bots and players, as checks over one randomly played match each.

A test passes a Case (hypothesis draws them, see tests/laws), and a law raises LawBroken. Games outside this repository
can import the laws and run them too. An Oracle permutes what a seat may not know; the game's tests write it
independently of `view` and `determinize`, because the same mistake in both would go unnoticed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol

from tischlein.core.errors import NotAllowed
from tischlein.core.events import Event, Recorder, Sent, has_revealed, heard_by
from tischlein.core.game import Game
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import decode, encode, resume
from tischlein.core.options import complete_options
from tischlein.core.rng import below, derive
from tischlein.core.types import SPECTATOR, Move, Seat, only, seats_in

AnyGame = Game[Any, Any]


class LawBroken(Exception):
    pass


class Oracle(Protocol):
    def permuted(self, state: Any, seat: Seat, seed: int) -> Any:
        """Another state that this seat (or a spectator) cannot tell from the given one, which is not changed."""
        ...


@dataclass(frozen=True, slots=True)
class Case:
    """A randomly played match, reproducible from these few values."""

    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    lean: int
    """0: every legal move is equally likely; 1 or 2: small or large move numbers are preferred, for other play."""

    def dice(self) -> Dice:
        return Dice(derive(self.seed, 17))


def sample_cases(game: AnyGame, count: int, **options: str) -> list[Case]:
    """A few cases of all seat counts and leanings, always the same; options that are not given have defaults."""
    chosen = tuple((spec.key, options.get(spec.key, spec.default)) for spec in game.info.options)
    spread = game.info.max_seats - game.info.min_seats + 1
    return [
        Case(game.info.min_seats + number % spread, chosen, number * 101 + 7, number % 3) for number in range(count)
    ]


class Dice:
    """A stream of random choices for the tests, apart from the match's own randomness."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, bound: int) -> int:
        value, self.state = below(self.state, bound)
        return value

    def choose(self, legal: list[Move], lean: int) -> Move:
        index = self.below(len(legal))
        if lean == 1:
            index = min(index, self.below(len(legal)))
        elif lean == 2:
            index = max(index, self.below(len(legal)))
        return legal[index]


def start(game: AnyGame, case: Case) -> Any:
    options = complete_options(game.info, case.seats, dict(case.options))
    return game.setup(options, case.seats, case.seed)


def steps(game: AnyGame, case: Case) -> Iterator[tuple[Any, Seat, Move]]:
    """Yields state, seat and move before each step, which is taken when the next one is asked for."""
    state, dice = start(game, case), case.dice()
    for _ in range(game.bound(case.seats) + 1):
        awaited = seats_in(game.to_act(state))
        if not awaited:
            return
        seat = awaited[dice.below(len(awaited))]
        legal = game.legal(state, seat)
        _require(bool(legal), "3: awaited without a move")
        move = dice.choose(legal, case.lean)
        yield state, seat, move
        game.apply(state, seat, move, 0)
    raise LawBroken("5: the match goes on beyond its bound")


def some_steps(game: AnyGame, case: Case, share: int = 16) -> Iterator[tuple[Any, Seat, Move, int]]:
    """About one in `share` steps, each with a seed of its own, for laws that are expensive to check."""
    dice = Dice(derive(case.seed, 18))
    for number, (state, seat, move) in enumerate(steps(game, case)):
        if dice.below(share) == 0:
            yield state, seat, move, derive(case.seed, 19, number)


def observers(seats: int) -> list[Seat]:
    return [*range(seats), SPECTATOR]


def seen_by(game: AnyGame, state: Any, seat: Seat) -> bytes:
    """All that a frame tells this observer, as bytes: the view, who is awaited, and its own legal moves."""
    legal = [] if seat == SPECTATOR else game.legal(state, seat)
    return repr((game.view(state, seat), game.to_act(state), legal, game.result(state))).encode()


def take(game: AnyGame, state: Any, seat: Seat, move: Move) -> tuple[Any, list[Sent]]:
    """Applies the move to a copy; returns that and the events it sent."""
    after, recorder = game.copy(state), Recorder()
    game.apply(after, seat, move, 0, recorder)
    return after, recorder.sent


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise LawBroken(what)


def law_1_apply_depends_on_its_arguments(game: AnyGame, case: Case, oracle: Oracle) -> None:
    for state, seat, move in steps(game, case):
        random.seed(1)
        first = take(game, state, seat, move)
        random.seed(2)
        _require(first == take(game, state, seat, move), "1: two equal steps differ")


def _is_value(event: object) -> bool:
    try:
        hash(event)
    except TypeError:
        return False
    return True


def law_2_a_log_replays(game: AnyGame, case: Case, oracle: Oracle) -> None:
    header = new_header(game, case.seats, case.seed, options=dict(case.options))
    match, dice = Match(game, header), case.dice()
    while awaited := seats_in(game.to_act(match.state)):
        seat = awaited[dice.below(len(awaited))]
        if match.can_undo(seat) and dice.below(8) == 0:
            match.undo(seat, len(match.entries))
        else:
            match.play(seat, dice.choose(game.legal(match.state, seat), case.lean), len(match.entries))
    again = resume(game, decode(encode(match)))
    _require(again.state == match.state, "2: another final state")
    _require(again.sent == match.sent, "2: other events")
    for event in {type(event): event for sent in match.sent for _, event in sent}.values():
        _require(_is_value(event), f"2: {event} may change")
    _require(again.digest() == match.digest(), "2: another digest")
    _require(again.result == match.result and match.result is not None, "2: another result")


def law_3_legal_moves_exactly_for_the_awaited(game: AnyGame, case: Case, oracle: Oracle) -> None:
    """Judges every move at every fourth step, from another offset in each case: judging is expensive."""
    for number, (state, _, _) in enumerate(steps(game, case), case.seed):
        game.check(state)
        awaited = game.to_act(state)
        for seat in range(case.seats):
            legal = game.legal(state, seat)
            _require(bool(legal) == bool(awaited >> seat & 1), "3: awaited without a move, or the reverse")
            _require(legal == sorted(set(legal)), "3: not sorted, or twice the same")
            if number % 4 == 0:
                _require(all(game.judge(state, seat, move).is_ok for move in legal), "3: legal but judged otherwise")


def law_4_nobody_to_act_exactly_at_the_end(game: AnyGame, case: Case, oracle: Oracle) -> None:
    state, dice = start(game, case), case.dice()
    while awaited := seats_in(game.to_act(state)):
        _require(game.result(state) is None, "4: a result although somebody is awaited")
        seat = awaited[dice.below(len(awaited))]
        game.apply(state, seat, dice.choose(game.legal(state, seat), case.lean), 0)
    result = game.result(state)
    _require(result is not None, "4: nobody to act and no result")
    assert result is not None
    _require(len(result.scores) == case.seats, "4: scores for every seat")
    _require(0 < len(result.winners) <= case.seats, "4: somebody wins")
    game.check(state)


def law_5_every_match_ends_within_its_bound(game: AnyGame, case: Case, oracle: Oracle) -> None:
    taken = sum(1 for _ in steps(game, case))
    _require(taken <= game.bound(case.seats), "5: more moves than the bound")


def law_6_copies_share_nothing_mutable(game: AnyGame, case: Case, oracle: Oracle) -> None:
    for state, seat, move, _ in some_steps(game, case, 4):
        before, copied = game.dump(state), game.copy(state)
        _require(copied == state, "6: a copy differs")
        game.apply(copied, seat, move, 0)
        _require(game.dump(state) == before, "6: changing a copy changed the original")


def law_7_text_forms_round_trip(game: AnyGame, case: Case, oracle: Oracle) -> None:
    """Checks every fourth position, from another offset in each case: dumping one takes longer than a turn."""
    for number, (state, seat, move) in enumerate(steps(game, case), case.seed):
        _require(game.parse(game.format(move)) == move, "7: a move does not round-trip")
        legal = game.legal(state, seat)
        _require(len({game.format(each) for each in legal}) == len(legal), "7: two moves with one text")
        if number % 4 == 0:
            dumped = json.loads(json.dumps(game.dump(state)))
            _require(game.load(dumped) == state, "7: a position does not round-trip")


def law_8_no_leaks(game: AnyGame, case: Case, oracle: Oracle) -> None:
    for state, _, _, seed in some_steps(game, case):
        for seat in observers(case.seats):
            world = oracle.permuted(state, seat, derive(seed, seat))
            game.check(world)
            _require(
                seen_by(game, state, seat) == seen_by(game, world, seat),
                f"8: seat {seat} can tell hidden worlds apart",
            )


def law_9_events_tell_no_more_than_views(game: AnyGame, case: Case, oracle: Oracle) -> None:
    """Their order within one move is not compared: at a table everybody sees what comes first, a card or a scoring.

    What the order of hidden choices could tell is law 12's.
    """
    for state, seat, move, seed in some_steps(game, case, 8):
        after, sent = take(game, state, seat, move)
        for observer in observers(case.seats):
            world = oracle.permuted(state, observer, derive(seed, observer))
            if move in game.legal(world, seat):
                other_after, other_sent = take(game, world, seat, move)
                if _in_any_order(heard_by(sent, observer)) != _in_any_order(heard_by(other_sent, observer)):
                    seen, other_seen = seen_by(game, after, observer), seen_by(game, other_after, observer)
                    _require(seen != other_seen, "9: an event tells more")


def _in_any_order(events: list[Event]) -> list[str]:
    return sorted(map(repr, events))


def law_10_determinized_worlds_look_the_same(game: AnyGame, case: Case, oracle: Oracle) -> None:
    for state, _, _, seed in some_steps(game, case):
        for seat in observers(case.seats):
            world = game.determinize(game.view(state, seat), derive(seed, seat))
            game.check(world)
            _require(seen_by(game, state, seat) == seen_by(game, world, seat), "10: a guess looks different")


def law_11_out_is_write_only(game: AnyGame, case: Case, oracle: Oracle) -> None:
    for state, seat, move in steps(game, case):
        silent = game.copy(state)
        game.apply(silent, seat, move, 0)
        _require(silent == take(game, state, seat, move)[0], "11: listening changes what happens")


def law_12_simultaneous_hidden_choices_commute(game: AnyGame, case: Case, oracle: Oracle) -> None:
    for state, seat, move in steps(game, case):
        for other in seats_in(game.to_act(state) & ~only(seat)):
            reply = game.legal(state, other)[-1]
            first, _ = take(game, state, seat, move)
            second, _ = take(game, state, other, reply)
            is_hidden = seen_by(game, first, other) == seen_by(game, state, other)
            if is_hidden and seen_by(game, second, seat) == seen_by(game, state, seat):
                _require(
                    take(game, first, other, reply)[0] == take(game, second, seat, move)[0],
                    "12: the order matters",
                )


def law_13_refused_moves_change_nothing(game: AnyGame, case: Case, oracle: Oracle) -> None:
    header = new_header(game, case.seats, case.seed, options=dict(case.options))
    match, dice = Match(game, header), case.dice()
    known: list[Move] = [0]
    while awaited := seats_in(game.to_act(match.state)):
        seat = awaited[dice.below(len(awaited))]
        legal = game.legal(match.state, seat)
        known = (known + legal)[-200:]
        _refuse_something(match, [dice.below(case.seats), known[dice.below(len(known))]])
        _refuse_something(match, [seat, dice.below(1 << 40) - (1 << 20)])
        match.play(seat, dice.choose(legal, case.lean), 0)
    _refuse_something(match, [0, known[-1]])


def _refuse_something(match: Match, attempt: list[int]) -> None:
    seat, move = attempt
    verdict = match.judge(seat, move).verdict
    if verdict.is_ok:
        return
    before, entries = match.game.copy(match.state), len(match.entries)
    _require(verdict.reason is not None, "13: refused without a reason")
    try:
        sent = match.play(seat, move, 0)
        _require(verdict.is_late and not sent, "13: an illegal move was let through")
    except NotAllowed as refused:
        _require(not verdict.is_late and refused.clause != "", "13: refused without a clause")
    _require(match.state == before and len(match.entries) == entries, "13: a refused move changed something")


def law_14_what_can_be_taken_back_revealed_nothing(game: AnyGame, case: Case, oracle: Oracle) -> None:
    for state, seat, move, seed in some_steps(game, case, 4):
        after, sent = take(game, state, seat, move)
        if has_revealed(sent) or game.to_act(after) != only(seat):
            continue
        for observer in observers(case.seats):
            world = oracle.permuted(state, observer, derive(seed, observer))
            if move in game.legal(world, seat):
                other_after, _ = take(game, world, seat, move)
                _require(
                    seen_by(game, after, observer) == seen_by(game, other_after, observer),
                    "14: a step that can be taken back told somebody something hidden",
                )


Law = Callable[[AnyGame, Case, Oracle], None]

LAWS: Final[tuple[Law, ...]] = (
    law_1_apply_depends_on_its_arguments,
    law_2_a_log_replays,
    law_3_legal_moves_exactly_for_the_awaited,
    law_4_nobody_to_act_exactly_at_the_end,
    law_5_every_match_ends_within_its_bound,
    law_6_copies_share_nothing_mutable,
    law_7_text_forms_round_trip,
    law_8_no_leaks,
    law_9_events_tell_no_more_than_views,
    law_10_determinized_worlds_look_the_same,
    law_11_out_is_write_only,
    law_12_simultaneous_hidden_choices_commute,
    law_13_refused_moves_change_nothing,
    law_14_what_can_be_taken_back_revealed_nothing,
)


def catches(law: Law, game: AnyGame, cases: list[Case], oracle: Oracle) -> bool:
    """Whether one of the cases breaks the law, as planted leaks must."""
    try:
        for case in cases:
            law(game, case, oracle)
    except LawBroken:
        return True
    return False
