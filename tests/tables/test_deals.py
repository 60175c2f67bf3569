"""A match that is dealt again has the same cards and first moves, and tells nobody more than a replay would."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.tables.house import House, do, in_time, until
from tests.tables.scenes import ANN, BEN, EVE, NOBODY, Scene, started
from tests.tables.test_replay import played
from tischlein.core.errors import BadInput
from tischlein.core.match import Match
from tischlein.core.registry import game_ids, live_part
from tischlein.store.port import Record as Row
from tischlein.tables import wire
from tischlein.tables.deals import Deals, repeated
from tischlein.tables.frames.picture import Viewer, frame
from tischlein.tables.frames.replay import recorded
from tischlein.tables.gate.checks import Asked
from tischlein.tables.gate.decide import decide
from tischlein.tables.log.fold import fold
from tischlein.tables.log.listing import index_of, to_json
from tischlein.tables.log.records import Created, Moved, Started
from tischlein.tables.log.snapshot import freeze, thaw
from tischlein.tables.log.state import FINISHED, OPEN, PLAYING, TableState
from tischlein.tables.log.upgrades import read
from tischlein.tables.replays import Kept, Replays

GAMES = game_ids()
SEEDS = {"click": 4, "dayunhe": 4, "monsterrolle": 4}
ALONE = wire.DealAgain(seat=0, name="Cleo")
TOGETHER = wire.DealAgain(seat=1, name="Cleo", is_waiting=True)


def finished(game: str = "monsterrolle", seats: int = 3) -> Scene:
    return started(seats, game=game).play(random.Random(SEEDS[game]))


def kept(scene: Scene) -> Kept:
    state, source = scene.state, recorded(scene.state)
    seats = [
        wire.ShownSeat(each.kind, each.name, each.bot, each.look, False, False, True, False, 0) for each in state.seats
    ]
    return Kept(
        state.code, False, state.game_id, seats, source.header, tuple(source.entries), played(scene), state=state
    )


def dealt(created: Created, at: int = 1000) -> TableState:
    """The table, started by its host."""
    state = TableState(table="again")
    fold(state, 1, created, at)
    for step in decide(state, Asked(created.host, ""), wire.Start("s")):
        fold(state, state.n + 1, step, at)
    return state


def position(match: Match) -> dict[str, Any]:
    return match.game.dump(match.state)


def at_move(scene: Scene, move: int) -> Match:
    replay = played(scene)
    match = Match(replay.game, replay.header)
    for entry in replay.opening(move):
        match.follow(entry)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_has_the_same_cards_and_plays_the_same(game: str) -> None:
    scene = finished(game)
    again = dealt(repeated(kept(scene), ALONE, EVE))
    first, second = scene.state.playing, again.playing
    assert position(second) == position(Match(first.game, first.header))
    for entry in played(scene)._entries:
        second.follow(entry)
    assert second.result == first.result


def test_a_deal_of_256_bits_is_dealt_again_from_a_stored_record() -> None:
    scene = Scene(2).seat_ben()
    scene.do(ANN, wire.Start)
    scene.play(random.Random(4))
    created = read(Created.kind, to_json(repeated(kept(scene), ALONE, EVE)))
    assert isinstance(created, Created)
    again, first = dealt(created), scene.state.playing
    assert again.seed == first.header.seed > 1 << 64
    assert position(again.playing) == position(Match(first.game, first.header))
    assert again.playing.header.proof is None, "dealt on purpose"


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_do_not_depend_on_who_plays_whom(game: str) -> None:
    scene = finished(game)
    created = repeated(kept(scene), ALONE, EVE)
    other = tuple(msgspec.structs.replace(chair, look="") for chair in created.seats[::-1])
    again = dealt(msgspec.structs.replace(created, seats=other)).playing
    positions = [position(again), position(Match(again.game, scene.state.playing.header))]
    for each in positions:
        each.pop("options", None)  # they name the looks
    assert positions[0] == positions[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_playing_on_begins_where_the_match_was(game: str, share: float) -> None:
    scene = finished(game)
    replay = played(scene)
    move = replay.settled(int(replay.moves * share))
    again = dealt(repeated(kept(scene), ALONE, EVE, move), at=5_000_000)
    assert position(again.playing) == position(at_move(scene, move))
    assert again.status == PLAYING
    assert [line.move for line in again.lines] == [entry.text for entry in replay.opening(move)]
    assert again.at - again.began == replay.opening(move)[-1].at, "the time of the match goes on"
    origin = again.origin
    assert origin is not None
    assert (origin.move, origin.opening) == (move, ()), "the opening is kept once, as moves"


def test_what_was_taken_back_is_not_repeated() -> None:
    scene = started(2)
    dice = random.Random(1)
    while not scene.state.playing.can_undo(scene.awaited):
        scene.play(dice, 1)
    scene.write(Moved(scene.awaited, "undo"))
    scene.play(dice)
    again = dealt(repeated(kept(scene), ALONE, EVE, 40))
    assert "undo" not in [line.move for line in again.lines]


def test_a_race_goes_on_from_before_it() -> None:
    scene = finished("click", 2)
    replay = played(scene)
    assert replay.unsettled, "somebody called"
    for move in range(replay.moves):
        start = replay.settled(move)
        assert start <= move
        assert start == move or all(each in replay.unsettled for each in range(start + 1, move + 1))
    moment = next(move for move in replay.unsettled if move > 10)
    again = dealt(repeated(kept(scene), ALONE, EVE, moment))
    assert live_part("click").due(again.playing.state) is None
    assert again.origin is not None
    assert again.origin.move < moment


@pytest.mark.parametrize(("move", "key"), [(-1, "deal-no-move"), (99_999, "deal-no-move"), (None, "deal-over")])
def test_moves_that_do_not_exist_are_refused(move: int | None, key: str) -> None:
    scene = finished()
    with pytest.raises(BadInput) as refused:
        repeated(kept(scene), ALONE, EVE, played(scene).moves if move is None else move)
    assert refused.value.text.key == key


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        repeated(kept(finished()), wire.DealAgain(seat=3), EVE)
    assert refused.value.text.key == "table-no-seat"


def test_the_same_bots_sit_there_and_friends_find_the_seats_of_people() -> None:
    scene = Scene(3).seat_ben()
    scene.do(ANN, wire.PutBot, seat=2, bot="random")
    scene.do(ANN, wire.Start)
    scene.play(random.Random(1))
    alone = repeated(kept(scene), ALONE, EVE)
    assert [chair.bot for chair in alone.seats] == ["", "medium", "random"]
    together = repeated(kept(scene), TOGETHER, EVE)
    assert [chair.bot for chair in together.seats] == ["", "", "random"]
    assert [chair.person for chair in together.seats] == ["", EVE, ""]
    assert [chair.look for chair in together.seats] == [seat.look for seat in scene.state.seats]


def test_a_waiting_table_keeps_seats_and_options_and_gets_bots() -> None:
    scene = finished()
    state = TableState(table="again")
    fold(state, 1, repeated(kept(scene), TOGETHER, EVE, 20), 1000)
    asked = Asked(EVE, "")
    for command in (wire.SetSeats("1", 2), wire.SetOption("2", "direction", "fixed")):
        with pytest.raises(BadInput) as refused:
            decide(state, asked, command)
        assert refused.value.text.key == "table-same-deal"
    for step in decide(state, asked, wire.Start("3", empty="remove")):
        fold(state, state.n + 1, step, 1000)
    assert [seat.kind for seat in state.seats] == ["bot", "person", "bot"]
    assert position(state.playing) == position(at_move(scene, 20))


def test_other_rules_deal_nothing() -> None:
    created = repeated(kept(finished()), TOGETHER, EVE)
    origin = created.origin
    assert origin is not None
    older = msgspec.structs.replace(created, origin=msgspec.structs.replace(origin, rules=origin.rules - 1))
    with pytest.raises(BadInput) as refused:
        dealt(older)
    assert refused.value.text.key == "deal-other-rules"


def test_a_snapshot_keeps_what_is_repeated() -> None:
    state = TableState(table="again")
    fold(state, 1, repeated(kept(finished()), TOGETHER, EVE, 20), 1000)
    again = thaw("again", freeze(state))
    assert again is not None
    assert again.origin == state.origin
    assert again.origin is not None
    assert len(again.origin.opening) >= 20


@in_time
async def test_opening_moves_are_stored_with_their_words() -> None:
    """So that they can still be read when the rules have changed."""
    house = House()
    created = repeated(kept(finished()), ALONE, EVE, 30)
    state = await house.hall.create_repeated(created, is_waiting=False)
    stored = await house.hall.store.load(state.table, after=0)
    assert stored is not None
    moves = [msgspec.json.decode(row.data) for row in stored.records if row.kind == "moved"]
    assert len(moves) >= 30
    assert all(move["told"] for move in moves[:1])
    assert (await house.hall.load(state.table)).playing.digest() == state.playing.digest()


@in_time
async def test_a_match_that_goes_on_is_played_to_its_end_by_people_and_bots() -> None:
    house, scene = House(), finished()
    move = played(scene).moves - 12
    state = await house.hall.create_repeated(repeated(kept(scene), ALONE, ANN, move), is_waiting=False)
    keeper, ann = await house.enter(state, ANN)
    while keeper.state.status == PLAYING:
        await until(lambda: keeper.state.status == FINISHED or ann.frame.match.legal.get("0"))  # type: ignore[union-attr]
        if keeper.state.status == FINISHED:
            break
        legal = ann.frame.match.legal["0"]  # type: ignore[union-attr]
        before = keeper.state.n
        await do(keeper, ann, wire.Play, seat=0, move=legal[-1])
        await until(lambda before=before: ann.frame.v > before)  # type: ignore[misc]
    assert keeper.state.playing.result is not None
    assert house.troubles == []


# Who learns what


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_the_deal_before_the_end(game: str) -> None:
    again = dealt(repeated(kept(finished(game)), ALONE, EVE, 8))
    for person in (EVE, BEN, ""):
        shown = frame(again, Viewer(person), NOBODY, 0)
        said = msgspec.json.encode(shown).decode()
        assert shown.table.fairness is None
        assert shown.table.origin == wire.ShownOrigin(8, "")
        assert "table-1" not in said, "the id of the deal"
        assert str(again.seed) not in said


def test_after_the_end_the_deal_can_be_compared() -> None:
    scene = finished()
    again = dealt(repeated(kept(scene), ALONE, EVE))
    for entry in played(scene)._entries:
        fold(again, again.n + 1, Moved(entry.seat, entry.text), 2000)
    shown = frame(again, Viewer(EVE), NOBODY, 0).table
    assert shown.origin == wire.ShownOrigin(0, "table-1")
    assert shown.fairness is None


class Shelf:
    """A store with tables, and who asks for deals."""

    def __init__(self) -> None:
        self.house = House()
        hall = self.house.hall
        self.deals = Deals(hall.store, Replays(hall.load, 100_000))

    async def put(self, scene: Scene, table: str) -> None:
        state = scene.state
        state.table, state.code, state.invitation = table, table[-8:].upper().rjust(8, "A"), table
        rows = scene.rows()
        created = rows[0].data.replace("ABCD2345", state.code).replace("a-long-invitation", table)
        rows[0] = type(rows[0])(1, rows[0].kind, created, rows[0].at)
        await self.house.hall.store.create(index_of(state, scene.at), rows)

    async def again(self, deal: str, asked: wire.DealAgain, person: str) -> TableState:
        created = await self.deals.again(deal, asked, person)
        return await self.house.hall.create_repeated(created, is_waiting=asked.is_waiting)

    async def shown(self, deal: str, person: str) -> wire.ShownDeal:
        return (await self.deals.find(deal, person)).shown(person, deal)

    async def finish(self, state: TableState, scene: Scene) -> None:
        """The match is played as the first one was."""
        rows = []
        for entry in played(scene)._entries[len(state.lines) :]:
            record = Moved(entry.seat, entry.text)
            fold(state, state.n + 1, record, state.at + 1000)
            rows.append(Row(state.n, record.kind, to_json(record), state.at))
        await self.house.hall.store.append(index_of(state, state.at), rows)


async def refusal(asking: Any) -> str:
    with pytest.raises(BadInput) as refused:
        await asking
    return refused.value.text.key


@in_time
async def test_a_running_match_has_no_deal_for_anybody() -> None:
    shelf = Shelf()
    await shelf.put(started(3).play(random.Random(1), 30), "running")
    for person in (ANN, BEN, EVE, ""):
        assert await refusal(shelf.shown("running", person)) == "deal-unknown"
        assert await refusal(shelf.again("running", ALONE, person or EVE)) == "deal-unknown"
    assert await refusal(shelf.shown("nothing", ANN)) == "deal-unknown"


@in_time
async def test_who_has_not_played_it_sees_no_match_no_name_and_no_code() -> None:
    shelf, scene = Shelf(), finished()
    await shelf.put(scene, "finished")
    before = await shelf.shown("finished", EVE)
    assert (before.is_known, before.matches, before.others) == (False, [], 1)
    said = msgspec.json.encode(before).decode()
    for hidden in ("Ann", "Ben", scene.state.code, "scores", '"result"'):
        assert hidden not in said
    known = await shelf.shown("finished", BEN)
    assert [match.is_first for match in known.matches] == [True]
    assert known.matches[0].ticks


@in_time
async def test_the_own_match_opens_the_comparison_when_it_is_over() -> None:
    shelf, scene = Shelf(), finished()
    await shelf.put(scene, "finished")
    state = await shelf.again("finished", ALONE, EVE)
    during = await shelf.shown("finished", EVE)
    assert (during.is_known, during.running) == (False, state.code)
    assert await refusal(shelf.again("finished", ALONE, EVE)) == "deal-running"
    await shelf.finish(state, scene)
    after = await shelf.shown("finished", EVE)
    assert (after.is_known, after.running) == (True, "")
    assert [(match.is_first, match.code) for match in after.matches] == [(True, scene.state.code), (False, state.code)]
    assert after.matches[0].result == after.matches[1].result
    assert [seat.is_you for seat in after.matches[1].seats] == [True, False, False]
    assert len((await shelf.shown("finished", ANN)).matches) == 2


@in_time
async def test_a_match_that_is_only_for_its_people_is_counted_and_not_shown() -> None:
    shelf, scene = Shelf(), started(3)
    scene.do(ANN, wire.SetSettings, turn_seconds=0, is_open_to_spectators=False)
    scene.play(random.Random(4))
    await shelf.put(scene, "finished")
    state = await shelf.again("finished", ALONE, EVE)
    await shelf.finish(state, scene)
    shown = await shelf.shown("finished", EVE)
    assert ([match.code for match in shown.matches], shown.others) == ([state.code], 1)


@in_time
async def test_the_deal_stays_when_the_first_match_was_deleted() -> None:
    shelf, scene = Shelf(), finished()
    await shelf.put(scene, "finished")
    state = await shelf.again("finished", ALONE, EVE)
    await shelf.finish(state, scene)
    await shelf.house.hall.store.delete("finished")
    shown = await shelf.shown("finished", EVE)
    assert [match.code for match in shown.matches] == [state.code]
    other = await shelf.again("finished", TOGETHER, BEN)
    assert other.status == OPEN
    assert other.seed == state.seed
    assert other.origin is not None
    assert other.origin.deal == "finished"


@in_time
async def test_a_match_of_older_rules_is_not_dealt() -> None:
    shelf, scene = Shelf(), finished()
    scene.records = [
        (msgspec.structs.replace(record, rules=record.rules - 1) if isinstance(record, Started) else record, at)
        for record, at in scene.records
    ]
    await shelf.put(scene, "finished")
    assert await refusal(shelf.shown("finished", ANN)) == "deal-other-rules"


@in_time
async def test_a_table_that_was_closed_after_the_end_is_still_dealt() -> None:
    shelf, scene = Shelf(), finished()
    scene.do(ANN, wire.CloseTable)
    await shelf.put(scene, "finished")
    assert len((await shelf.shown("finished", ANN)).matches) == 1
    aborted = started(3).play(random.Random(1), 30)
    aborted.do(ANN, wire.CloseTable)
    await shelf.put(aborted, "aborted")
    never = Scene(3)
    never.do(ANN, wire.CloseTable)
    await shelf.put(never, "never")
    for deal in ("aborted", "never"):
        assert await refusal(shelf.shown(deal, ANN)) == "deal-unknown"


def test_the_index_lists_a_table_under_its_deal() -> None:
    state = dealt(repeated(kept(finished()), ALONE, EVE))
    assert index_of(state, 0).members == ("deal:table-1", EVE)
    assert "deal:" not in "".join(index_of(finished().state, 0).members)
