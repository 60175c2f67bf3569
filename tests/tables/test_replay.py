"""A replay is a function of the match and of the eyes that look, and tells nobody more than the table told them."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from tests.tables.scenes import ANN, BEN, EVE, NOBODY, Scene, new_id, started
from tischlein.core.errors import BadInput
from tischlein.core.match import Match
from tischlein.core.matchfile import all_at_once, decode, resume
from tischlein.core.registry import game_ids, game_part, replay_part
from tischlein.core.types import SPECTATOR
from tischlein.tables import wire
from tischlein.tables.frames import replay as replays
from tischlein.tables.frames.lookback import Past, moment, shown_position
from tischlein.tables.frames.picture import Viewer, frame
from tischlein.tables.frames.replay import PUBLIC, Access, Eyes, Replay, access, recorded
from tischlein.tables.log.records import Moved
from tischlein.tables.log.state import CLOSED
from tischlein.tables.replays import Kept

GAMES = game_ids()
FAR = 1 << 20


def played(scene: Scene) -> Replay:
    replay = Replay(recorded(scene.state))
    all_at_once(replay.play_through())
    return replay


def kept(scene: Scene) -> Kept:
    state = scene.state
    source = recorded(state)
    return Kept(state.code, False, state.game_id, [], source.header, tuple(source.entries), played(scene), state=state)


def positions(replay: Replay, eyes: Eyes, first: int = 0, count: int = FAR) -> list[bytes]:
    return [msgspec.json.encode(each.match) for each in all_at_once(replay.positions(eyes, first, count))]


def at(scene: Scene, person: str, v: int) -> bytes:
    """The board as the table itself shows this person an earlier moment."""
    return msgspec.json.encode(moment(scene.state, Past(), Viewer(person), wire.LookBack(new_id(), v)).match)


def running(game: str, seed: int, steps: int) -> Scene:
    return started(3 if game != "click" else 2, game=game).play(random.Random(seed), steps)


def finished(game: str = "monsterrolle", seed: int = 1, seats: int = 2) -> Scene:
    return started(seats, game=game).play(random.Random(seed))


@pytest.mark.parametrize("game", GAMES)
def test_every_batch_is_the_same_as_playing_from_the_beginning(game: str) -> None:
    replay = played(running(game, 2, 120))
    whole = positions(replay, PUBLIC)
    assert len(whole) == replay.moves + 1 > 40
    for first, count in ((0, 1), (1, 7), (31, 5), (33, 40), (replay.moves, 9)):
        assert positions(replay, PUBLIC, first, count) == whole[first : first + count]


def test_there_is_nothing_beyond_the_last_move() -> None:
    replay = played(running("monsterrolle", 2, 20))
    assert positions(replay, PUBLIC, replay.moves + 1, 5) == []
    assert positions(replay, PUBLIC, 999_999, 5) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("person", [ANN, BEN])
def test_while_it_runs_it_shows_what_the_table_showed_then(game: str, person: str) -> None:
    """The frames of a table and its look back are under the leak law; what equals them tells no more."""
    scene = running(game, 3, 90)
    replay, state = played(scene), scene.state
    (own,) = access(state, person).seats
    shown = positions(replay, Eyes(own))
    lines = [
        line for line in frame(state, Viewer(person), NOBODY, 0).log if line.v in {each.n for each in replay.lines}
    ]
    assert [each.n for each in replay.lines] == [line.v for line in lines]
    told = kept(scene).overview(person, access(state, person), Eyes(own)).lines
    assert msgspec.json.encode(told) == msgspec.json.encode(lines)
    for move in range(0, replay.moves + 1, 7):
        assert shown[move] == at(scene, person, replay.lines[move - 1].n if move else 0)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_in_the_public_part(game: str) -> None:
    """Whatever a spectator cannot know may be otherwise in every single position: the public replay is the same."""
    scene, dice = running(game, 5, 90), random.Random(5)
    replay, oracle = played(scene), game_part(game, "tests.oracle")
    part = replay_part(game)
    assert part is not None
    match = Match(replay.game, replay.header)
    honest = positions(replay, PUBLIC)
    for count, entry in enumerate(replay._entries, 1):
        match.follow(entry)
        if count not in replay._reached or dice.random() > 0.2:
            continue
        other = Match.resumed(replay.game, replay.header, oracle.permuted(match.state, SPECTATOR, count), [])
        shown = replay._position(other, PUBLIC)
        assert msgspec.json.encode(shown.match) == honest[replay._reached.index(count)]
        assert shown.hands == []
        views = [replay.game.view(each, SPECTATOR) for each in (match.state, other.state)]
        assert part.points(views[0]) == part.points(views[1])


@pytest.mark.parametrize("game", GAMES)
def test_key_moments_are_public_events(game: str) -> None:
    replay, part = played(finished(game)), replay_part(game)
    assert part is not None
    assert replay.moments, "a whole match without a moment to remember"
    match, expected = Match(replay.game, replay.header), set()
    for count, entry in enumerate(replay._entries, 1):
        for audience, event in match.follow(entry):
            found = part.key_moment(event)
            if found is not None:
                assert found.icon in part.ICONS
                assert audience >> SPECTATOR & 1, "only some heard of it"
                expected.add((replay._reached.index(count), *found))
    assert {(each.move, each.icon, each.seat) for each in replay.moments} == expected


@pytest.mark.parametrize("game", GAMES)
def test_ticks_count_up_and_the_points_of_the_last_are_those_before_the_end(game: str) -> None:
    replay = played(finished(game, seats=3))
    assert [tick.number for tick in replay.ticks] == sorted({tick.number for tick in replay.ticks})
    assert all(len(tick.points) == 3 for tick in replay.ticks)
    assert replay.ticks[0].move == 0
    assert replay.result is not None
    assert len(replay.result.scores) == 3


def test_what_was_taken_back_is_not_in_it() -> None:
    scene, dice, undone = running("monsterrolle", 1, 10), random.Random(4), 0
    while undone < 5:
        scene.play(dice, 1)
        seat = scene.awaited
        if scene.state.playing.can_undo(seat):
            gone = scene.state.lines[-1].n
            scene.write(Moved(seat, "undo"))
            undone += 1
            replay = played(scene)
            assert gone not in {line.n for line in replay.lines}
            assert scene.state.lines[-1].n not in {line.n for line in replay.lines}
            assert positions(replay, PUBLIC, replay.moves) == [at(scene, EVE, scene.state.n)]


# Who may look


def key_of(refused: pytest.ExceptionInfo[BadInput]) -> str:
    return refused.value.text.key


def test_while_it_runs_only_its_people_look_and_only_with_their_own_eyes() -> None:
    scene = running("monsterrolle", 1, 30)
    assert access(scene.state, ANN) == Access((0,), is_over=False)
    assert access(scene.state, BEN) == Access((1,), is_over=False)
    for stranger in (EVE, ""):
        with pytest.raises(BadInput) as refused:
            access(scene.state, stranger)
        assert key_of(refused) == "replay-running"
    for eyes in (Eyes(0), Eyes(2), Eyes(77), Eyes(has_all_hands=True), Eyes(1, has_all_hands=True)):
        with pytest.raises(BadInput) as refused:
            access(scene.state, BEN).required(eyes)
        assert key_of(refused) == "replay-eyes"


def test_around_one_device_the_past_is_public_until_the_end() -> None:
    scene = Scene(3, is_pass_and_play=True).begin(bots=1).play(random.Random(1), 20)
    assert access(scene.state, ANN).seats == ()
    scene.play(random.Random(1))
    assert access(scene.state, ANN).seats == (0, 1, 2)


def test_after_the_end_everybody_looks_with_all_eyes() -> None:
    state = finished().state
    for person in (ANN, BEN, EVE, ""):
        allowed = access(state, person)
        assert allowed == Access((0, 1), is_over=True)
        assert allowed.required(Eyes(1, has_all_hands=True))
        with pytest.raises(BadInput):
            allowed.required(Eyes(2))


def test_a_table_without_spectators_is_replayed_by_its_people_alone() -> None:
    state = replace(finished().state, is_open_to_spectators=False)
    assert access(state, BEN).is_over
    with pytest.raises(BadInput) as refused:
        access(state, EVE)
    assert key_of(refused) == "replay-spectators"


def test_whoever_was_removed_sees_nothing() -> None:
    state = replace(finished().state, removed=[EVE])
    with pytest.raises(BadInput) as refused:
        access(state, EVE)
    assert key_of(refused) == "replay-removed"


def test_before_the_match_and_after_it_was_broken_off_there_is_nothing_to_see() -> None:
    with pytest.raises(BadInput) as refused:
        access(Scene().seat_ben().state, ANN)
    assert key_of(refused) == "replay-not-begun"
    broken_off = replace(running("monsterrolle", 1, 30).state, status=CLOSED)
    with pytest.raises(BadInput) as refused:
        access(broken_off, ANN)
    assert key_of(refused) == "table-closed"
    assert access(replace(finished().state, status=CLOSED), ANN).is_over


def test_moves_of_others_are_told_after_the_end_only() -> None:
    before, after = running("monsterrolle", 1, 30), finished()
    told = kept(before).overview(BEN, access(before.state, BEN), Eyes(1)).lines
    assert {line.seat for line in told if line.move} == {1}
    told = kept(after).overview("", access(after.state, ""), PUBLIC).lines
    assert all(line.move for line in told)


def test_all_hands_are_the_views_of_all_seats() -> None:
    scene = finished(seats=3)
    replay = played(scene)
    (shown,) = all_at_once(replay.positions(Eyes(has_all_hands=True), 40, 1))
    single = [positions(replay, Eyes(seat), 40, 1)[0] for seat in range(3)]
    alone = [bytes(msgspec.json.decode(each, type=View).view) for each in single]
    assert [msgspec.json.encode(hand) for hand in shown.hands] == alone


class View(msgspec.Struct):
    view: msgspec.Raw


def test_the_file_of_a_table_is_whole_with_what_was_taken_back() -> None:
    scene = finished()
    text = all_at_once(replace(kept(scene), seats=seats_of(scene)).file())
    match = resume(scene.state.game, decode(text))
    assert match.entries == scene.state.playing.entries
    assert match.header.players == ("Ann", "Ben")


def seats_of(scene: Scene) -> list[wire.ShownSeat]:
    return frame(scene.state, Viewer(EVE), NOBODY, 0).table.seats


# The test of the test


def test_the_law_catches_a_replay_with_the_wrong_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "shown_position", lambda match, position, _eyes: shown_position(match, position, 0))
    with pytest.raises(AssertionError):
        test_while_it_runs_it_shows_what_the_table_showed_then("monsterrolle", BEN)


@pytest.mark.parametrize("game", GAMES)
def test_uses_are_counted_from_public_events(game: str) -> None:
    replay, part = played(finished(game)), replay_part(game)
    assert part is not None
    counted: dict[tuple[str, int], int] = {}
    match = Match(replay.game, replay.header)
    for entry in replay._entries:
        for audience, event in match.follow(entry):
            found = part.use(event)
            if found is not None:
                assert audience >> SPECTATOR & 1, "a use that not everybody has seen"
                assert found.key in part.USES
                counted[found] = counted.get(found, 0) + 1
    assert {(use.key, seat): count for use in replay.uses for seat, count in enumerate(use.counts) if count} == counted
    assert len(replay.uses) > 2
