"""The leak law on the bytes that are sent: permute what a viewer may not know, and its frame stays the same.

A viewer may not know what the game's oracle hides, the secret and the seed, events for others only, their submitted
moves and ids, and, without a seat, the invitation. The published hash is held fixed.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

import tischlein
from tests.tables.scenes import ANN, BEN, EVE, GAME, NOBODY, Scene, encoded, new_id
from tischlein.core.errors import BadInput
from tischlein.core.events import PlainEvent, Sent, Sentence
from tischlein.core.match import Match
from tischlein.core.registry import game_part
from tischlein.core.types import SPECTATOR, Seat
from tischlein.core.words import to_plain
from tischlein.games.monsterrolle.data import STOP, TEAR, card_text, card_words
from tischlein.tables import wire
from tischlein.tables.frames import lookback
from tischlein.tables.frames import picture as frames
from tischlein.tables.frames import since as since_frames
from tischlein.tables.frames.lookback import Past
from tischlein.tables.frames.picture import Picture, Viewer, acting_seat
from tischlein.tables.gate.decide import explain
from tischlein.tables.log.lines import Line, Told
from tischlein.tables.log.shuffle import Shuffle
from tischlein.tables.log.state import TableState

TEMPLATE = Path(tischlein.__file__).parent / "games" / "_template"
VIEWERS = (Viewer(ANN), Viewer(BEN), Viewer(EVE), Viewer(ANN, is_display=True))


class Leak(Exception):
    pass


@pytest.fixture(autouse=True)
def _published_hash_is_held_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shuffle, "pledge", "the published pledge")


def other_world(state: TableState, viewer: Viewer, dice: random.Random) -> TableState:
    """A different table that this viewer must not be able to distinguish from the given one."""
    world = copy(state)
    eyes = acting_seat(state, viewer)
    mine = [] if viewer.is_display else state.seats_of(viewer.person)
    listener = mine[0] if len(mine) == 1 else SPECTATOR
    world.table = f"table-{dice.random()}"
    if not mine and (viewer.is_display or viewer.person != state.host):
        world.invitation = f"invitation-{dice.random()}"
    stranger = {person: f"stranger-{dice.random()}" for person in state.people if person != viewer.person}
    world.host = stranger.get(state.host, state.host)
    world.seats = [replace(seat, person=stranger.get(seat.person, seat.person)) for seat in state.seats]
    if state.shuffling is not None:
        world.shuffle = _other_shuffle(state.shuffling, stranger, dice)
    world.pause_asked = {stranger.get(person, person) for person in state.pause_asked}
    if state.match is not None and state.match.result is None:
        world.secret = f"{dice.getrandbits(240):060x}"
        if state.shuffle is not None:
            world.shuffle = replace(state.shuffle, secret=f"{dice.getrandbits(256):064x}")
        world.match = copy(state.match)
        world.match.header = replace(state.match.header, seed=dice.getrandbits(64))
        world.match.state = game_part(state.game_id, "tests.oracle").permuted(
            state.match.state, eyes, dice.getrandbits(32)
        )
        world.lines = [_otherwise(state, line, listener, dice) for line in state.lines]
    return world


def _other_shuffle(shuffle: Shuffle, stranger: dict[str, str], dice: random.Random) -> Shuffle:
    """Other people, another secret, other numbers; and other commitments until they are listed."""

    def person(each: str) -> str:
        return stranger.get(each, each)

    def drawn() -> str:
        return f"{dice.getrandbits(256):064x}"

    return replace(
        shuffle,
        secret=drawn(),
        people=[person(each) for each in shuffle.people],
        asked=[person(each) for each in shuffle.asked],
        commitments={person(each): own if shuffle.is_listed else drawn() for each, own in shuffle.commitments.items()},
        numbers={person(each): drawn() for each in shuffle.numbers},
    )


def _otherwise(state: TableState, line: Line, listener: Seat, dice: random.Random) -> Line:
    """Changes all events except those that the listener got."""
    heard = tuple(each if each.audience >> listener & 1 else _altered(each, dice) for each in line.told)
    move = line.move if line.seat == listener or line.move == "undo" else f"something else {dice.random()}"
    return msgspec.structs.replace(line, told=heard, move=move)


def _altered(told: Told, dice: random.Random) -> Told:
    """Replaces the card, both in the event's fields and in the arguments of its text."""
    event, said = msgspec.json.decode(told.event), msgspec.json.decode(told.text)
    if "card" not in event:
        return told
    card = card_text(dice.choice([STOP, TEAR, TEAR + 1]))
    event["card"], said["args"]["card"] = card, to_plain(card_words(card))
    return Told(told.audience, *(msgspec.Raw(msgspec.json.encode(each)) for each in (event, said)))


def look(state: TableState, viewer: Viewer, moves: list[str]) -> bytes:
    """A frame, and the answers to every question that the viewer may ask."""
    answers: list[Any] = []
    person = "" if viewer.is_display else viewer.person
    asked = Scene().asked(person)
    for seat in range(len(state.seats)):
        for move in moves:
            try:
                answers.append(explain(state, asked, wire.Why(new_id(), seat, move)))
            except BadInput as refused:
                answers.append(refused.text)
    picture = Picture(state, NOBODY)
    picture.frame(Viewer(ANN), 0)  # the host's frame comes first and must not affect the others
    return encoded(picture.frame(viewer, 0)) + repr(answers).encode()


def check(scene: Scene, dice: random.Random, moves: list[str]) -> None:
    for viewer in VIEWERS:
        world = other_world(scene.state, viewer, dice)
        if look(scene.state, viewer, moves) != look(world, viewer, moves):
            raise Leak(viewer)


class Elsewhere(Past):
    """A replacement for `Past` that always gives this position."""

    def __init__(self, position: Any) -> None:
        super().__init__()
        self._position = position

    def position(self, match: Match, steps: int) -> Any:
        return self._position


def check_moment(scene: Scene, dice: random.Random) -> None:
    """A random earlier position, compared with one that the viewer could not distinguish from it then."""
    state = scene.state
    assert state.match is not None
    position = Past().position(state.match, dice.randrange(len(state.match.entries) + 1))
    oracle, asked = game_part(state.game_id, "tests.oracle"), wire.LookBack("a-command", dice.randrange(state.n))
    for viewer in VIEWERS:
        mine = [] if viewer.is_display else state.seats_of(viewer.person)
        eyes = mine[0] if len(mine) == 1 else SPECTATOR  # with pass and play the public view
        other = oracle.permuted(position, eyes, dice.getrandbits(32))
        shown = [encoded(lookback.moment(state, Elsewhere(each), viewer, asked)) for each in (position, other)]
        if shown[0] != shown[1]:
            raise Leak(viewer)


@dataclass(frozen=True)
class Secret(PlainEvent):
    """Stands for an event that a viewer did not hear."""

    number: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("mr-log-scoring", "number")


class Otherwise(Past):
    """A replacement for `Past`, whose steps these eyes cannot distinguish from the true ones."""

    def __init__(self, eyes: Seat, oracle: Any, dice: random.Random) -> None:
        super().__init__()
        self._eyes, self._oracle, self._dice = eyes, oracle, dice

    def replayed(self, match: Match, first: int, places: Sequence[int]) -> Generator[tuple[Any, list[Sent], Any]]:
        for before, sent, after in super().replayed(match, first, places):
            told = [each if each.audience >> self._eyes & 1 else self._secret(each.audience) for each in sent]
            yield self._permuted(before), told, self._permuted(after)

    def _secret(self, audience: int) -> Sent:
        return Sent(audience, Secret(self._dice.getrandbits(32)))

    def _permuted(self, position: Any) -> Any:
        return self._oracle.permuted(position, self._eyes, self._dice.getrandbits(32))


def check_summary(scene: Scene, dice: random.Random) -> None:
    """What happened since the viewer's last move, and the positions to play it again."""
    state, asked = scene.state, wire.Since("a-command", has_positions=True)
    oracle = game_part(state.game_id, "tests.oracle")
    for viewer in VIEWERS:
        other = Otherwise(acting_seat(state, viewer), oracle, dice)
        shown = [encoded(since_frames.since(state, past, viewer, asked)) for past in (Past(), other)]
        if shown[0] != shown[1]:
            raise Leak(viewer)


def scenes(game: str, seeds: range) -> Iterator[tuple[Scene, random.Random]]:
    """Tables of every size, with and without pass and play, before the start and at any point of the match."""
    for seed in seeds:
        dice = random.Random(seed)
        is_shared = seed % 4 == 3
        seats = 2 + seed % 3 if game == GAME else 2 + seed % 2
        scene = Scene(max(seats, 3) if is_shared else seats, is_pass_and_play=is_shared, game=game)
        scene.seat_ben(2 if is_shared else 1)
        scene.do(BEN, wire.Say, text="hi")
        yield scene, dice
        free = sum(seat.kind == "open" for seat in scene.state.seats)
        for place in [place for place, seat in enumerate(scene.state.seats) if seat.kind == "open"][:free]:
            scene.do(ANN, wire.PutBot, seat=place, bot="greedy")
        for step in scene.answer(ANN, wire.Start, known={"secret": f"{dice.getrandbits(256):064x}"}):
            scene.write(step)
        while (shuffle := scene.state.shuffling) is not None:
            yield scene, dice
            scene.answer_shuffle(shuffle.missing[0])
        while scene.state.status == "playing":
            yield scene, dice
            scene.play(dice, 1 + dice.randrange(60 if game == GAME else 2))
        yield scene, dice


def races(seeds: range) -> Iterator[tuple[Scene, random.Random]]:
    """Tables with a race, and with calm photos, at several points of a match."""
    for seed in seeds:
        dice = random.Random(seed)
        scene = Scene(2 + seed % 3, game="click").seat_ben()
        if seed % 2:
            scene.do(ANN, wire.SetOption, key="photos", value="calm")
        scene.begin(bots=seed % 3)
        for _ in range(20):
            if scene.state.status == "playing":
                yield scene, dice
                scene.play(dice, 1 + dice.randrange(40))


def law(game: str, seeds: range) -> int:
    return law_over(scenes(game, seeds))


def law_over(tables: Iterator[tuple[Scene, random.Random]]) -> int:
    looked, known = 0, ["draw", "end", "bid 1"]
    for scene, dice in tables:
        if scene.state.match is not None and scene.state.match.result is None:
            known = [*known[-6:], dice.choice(scene.legal(scene.awaited))]
        check(scene, dice, known)
        if scene.state.match is not None:
            check_moment(scene, dice)
            check_summary(scene, dice)
        looked += 1
    return looked


@pytest.fixture
def bidding(games_folder: Path) -> str:
    """The template game: its bids are hidden simultaneous choices."""
    shutil.copytree(TEMPLATE, games_folder / "bidding", ignore=shutil.ignore_patterns("__pycache__"))
    return "bidding"


def test_no_frame_tells_more_than_its_viewer_may_know() -> None:
    assert law(GAME, range(12)) > 80


def test_no_frame_tells_a_hidden_choice(bidding: str) -> None:
    assert law(bidding, range(12)) > 50


def test_no_frame_tells_that_there_is_a_photo_or_what_was_answered() -> None:
    assert law_over(races(range(3))) > 40


def test_the_law_catches_whoever_waits_for_photos(monkeypatch: pytest.MonkeyPatch) -> None:
    live = game_part("click", "live")
    honest = live.awaited

    def awaited(state: Any, to_act: int) -> int:
        rows, hands = state.table.rows, state.compositions
        seen = [any(rows[card] in state.wall for card in hand) for hand in hands]
        return int(honest(state, to_act)) | sum(1 << seat for seat, has_photo in enumerate(seen) if has_photo)

    monkeypatch.setattr(live, "awaited", awaited)
    with pytest.raises(Leak):
        law_over(races(range(12)))


def test_other_worlds_are_really_other(bidding: str) -> None:
    scene, dice = next(each for each in scenes(bidding, range(2, 3)) if each[0].state.lines)
    world = other_world(scene.state, Viewer(EVE), dice)
    assert world.lines[0].move != scene.state.lines[0].move
    assert world.match is not None
    assert scene.state.match is not None
    assert world.match.header.seed != scene.state.match.header.seed
    assert deepcopy(world.match.state) != scene.state.match.state


# Planted leaks: the check must find each of them


def _hears_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_heard", lambda line, _listener: list(line.told))


def _first_seats_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the view of the first seat."""
    monkeypatch.setattr(frames, "_view_seat", lambda _state, _mine: 0)


def _shows_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "is_over", lambda state: state.match is not None)


def _shows_person(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frames._seat

    def seat(state: TableState, number: Seat, *rest: Any) -> wire.ShownSeat:
        shown = honest(state, number, *rest)
        return msgspec.structs.replace(shown, look=state.seats[number].person[:10])

    monkeypatch.setattr(frames, "_seat", seat)


def _shows_invitation(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frames._table

    def table(state: TableState, *rest: Any, **more: Any) -> wire.ShownTable:
        return msgspec.structs.replace(honest(state, *rest, **more), invitation=state.invitation)

    monkeypatch.setattr(frames, "_table", table)


def _offers_everybodys_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Picture._match_of

    def match_of(self: Picture, mine: list[Seat]) -> wire.ShownMatch | None:
        shown, match = honest(self, mine), self._state.match
        if shown is None or match is None:
            return None
        counts = {str(seat): len(match.game.legal(match.state, seat)) for seat in range(match.header.seats)}
        return msgspec.structs.replace(shown, legal=counts)

    monkeypatch.setattr(Picture, "_match_of", match_of)


def _remembers_who_looked_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """One viewer's match is cached for all."""
    honest = Picture._match_of

    def match_of(self: Picture, mine: list[Seat]) -> wire.ShownMatch | None:
        if self._match is not None and self._match.view is None:
            self._match = honest(self, mine)
        return self._match

    monkeypatch.setattr(Picture, "_match_of", match_of)


def _answers_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    from tischlein.tables.gate import decide

    monkeypatch.setattr(decide, "must_own", lambda *_: None)


def _looks_back_through_the_first_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """With pass and play, earlier positions from the view of the first seat instead of the public one."""
    monkeypatch.setattr(
        lookback, "past_view_seat", lambda state, viewer: (state.seats_of(viewer.person) or [SPECTATOR])[0]
    )


def _sums_up_for_the_first_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(since_frames, "acting_seat", lambda _state, _viewer: 0)


def _shows_moves_of_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = lookback.shown_position

    def shown(match: Match, position: Any, eyes: Seat) -> wire.ShownMatch:
        legal = {str(seat): len(match.game.legal(position, seat)) for seat in range(match.header.seats)}
        return msgspec.structs.replace(honest(match, position, eyes), legal=legal)

    monkeypatch.setattr(lookback, "shown_position", shown)


@pytest.mark.parametrize(
    "plant",
    [
        _hears_everything,
        _first_seats_eyes,
        _shows_seed,
        _shows_person,
        _shows_invitation,
        _offers_everybodys_moves,
        _remembers_who_looked_before,
        _answers_for_others,
        _looks_back_through_the_first_seat,
        _sums_up_for_the_first_seat,
        _shows_moves_of_the_past,
    ],
)
def test_the_law_catches_the_leak(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        law(GAME, range(8))


def test_the_law_catches_a_summary_of_what_was_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(since_frames, "summary_part", lambda _game: None)
    assert law(GAME, range(4)) > 20
    monkeypatch.setattr(since_frames, "heard_by", lambda sent, _seat: [event for _, event in sent])
    with pytest.raises(Leak):
        law(GAME, range(4))


def test_no_summary_of_the_canal_tells_a_draft() -> None:
    looked = 0
    for seed in range(4):
        dice = random.Random(seed)
        scene = Scene(2 + seed, game="dayunhe").seat_ben()
        scene.begin(bots=seed)
        for _ in range(6):
            scene.play(dice, 1 + dice.randrange(40))
            check_summary(scene, dice)
            looked += 1
    assert looked == 24


def test_the_law_catches_a_shown_choice(bidding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frames.shown_line

    def line(shown: Line, listener: Seat, *, is_over: bool) -> wire.ShownLine:
        return honest(shown, listener, is_over=True)

    monkeypatch.setattr(frames, "shown_line", line)
    with pytest.raises(Leak):
        law(bidding, range(8))
