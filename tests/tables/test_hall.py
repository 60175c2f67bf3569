"""All tables of a process: created, found, loaded, unloaded, and the same after a restart."""

from __future__ import annotations

import asyncio
import secrets

import pytest
from msgspec.structs import replace

from tests.tables.house import House, SlowStore, Wire, do, in_time, play_out, until
from tests.tables.scenes import ANN, BEN, EVE, NOBODY, encoded
from tischlein.core.errors import BadInput
from tischlein.store.memory import Shelf
from tischlein.tables import wire
from tischlein.tables.codes import CODE_LENGTH, CODE_LETTERS
from tischlein.tables.frames.picture import Viewer, frame
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.log.state import FINISHED, OPEN, PLAYING, TableState
from tischlein.tables.unloading import Unloading


@in_time
async def test_a_new_table() -> None:
    hall = House().hall
    state = await hall.create("monsterrolle", 0, ANN, [" Ann "])
    assert [seat.name for seat in state.seats] == ["Ann", "", "", ""], "all chairs that the game has"
    assert state.host == ANN
    assert len(state.code) == CODE_LENGTH
    assert set(state.code) <= set(CODE_LETTERS)
    assert len(state.invitation) >= 24, "too long to be guessed"
    assert await hall.find(state.code) == state.table


@in_time
async def test_a_quick_table_has_the_bots_that_were_asked_for() -> None:
    hall = House().hall
    for asked, filled in (("", "medium"), ("hard", "hard"), ("easy", "easy")):
        state = await hall.create("monsterrolle", 3, ANN, ["Ann"], is_quick=True, bot=asked)
        assert [seat.bot for seat in state.seats] == ["", filled, filled]
    kind = await hall.create("monsterrolle", 2, ANN, ["Ann"], is_quick=True, bot="hard", has_children=True)
    assert kind.seats[1].bot == "kind"
    with pytest.raises(BadInput):
        await hall.create("monsterrolle", 2, ANN, ["Ann"], is_quick=True, bot="os:system")


@in_time
async def test_bots_fill_a_quick_table_and_its_shuffle_has_begun() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 4, ANN, ["Ann"], is_quick=True, is_begun=True)
    assert [seat.kind for seat in state.seats] == ["person", "bot", "bot", "bot"]
    assert state.shuffling is not None, "pledged before any number is known"
    loaded = await house.hall.load(state.table)
    assert loaded.shuffling == state.shuffling
    keeper, _ = await house.enter(state, ANN)
    await until(lambda: keeper.state.status == PLAYING)
    loaded = await house.hall.load(state.table)
    assert loaded.playing.digest() == keeper.state.playing.digest()
    await house.hall.close()


@pytest.mark.parametrize(
    ("game", "seats", "names", "why"),
    [
        ("chess", 2, ["Ann"], "error-game"),
        ("monsterrolle", 9, ["Ann"], "error-seats"),
        ("monsterrolle", 2, ["\n"], "table-no-name"),
        ("monsterrolle", 2, ["Ann"], "table-too-few"),
    ],
)
@in_time
async def test_what_is_refused_leaves_nothing_behind(game: str, seats: int, names: list[str], why: str) -> None:
    house = House()
    with pytest.raises(BadInput, match=why):
        await house.hall.create(game, seats, ANN, names, is_begun=True)
    assert await house.store.tables_of(ANN, (OPEN, PLAYING), limit=100) == []


@in_time
async def test_codes_as_people_type_them() -> None:
    hall = House().hall
    state = await hall.create("monsterrolle", 2, ANN, ["Ann"])
    code = state.code
    for typed in (code.lower(), f" {code[:4]} {code[4:]}\n", f"{code[:4]}-{code[4:]}".lower()):
        assert await hall.find(typed) == state.table
    assert await hall.find(state.invitation) == state.table
    assert await hall.find(state.invitation.upper()) is None


@pytest.mark.parametrize(
    "typed", ["", " ", "-", "\x00", "ABCDEFGH", "ß" * 8, "A" * 100_000, "../../etc", "%00", "🐼" * 8, "' OR 1=1 --"]
)
@in_time
async def test_odd_codes_lead_nowhere(typed: str) -> None:
    hall = House().hall
    await hall.create("monsterrolle", 2, ANN, ["Ann"])
    assert await hall.find(typed) is None


@in_time
async def test_a_code_that_is_taken_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = House().hall
    letters = iter("A" * CODE_LENGTH * 3 + "B" * CODE_LENGTH)
    monkeypatch.setattr(secrets, "choice", lambda _letters: next(letters))
    first = await hall.create("monsterrolle", 2, ANN, ["Ann"])
    second = await hall.create("monsterrolle", 2, BEN, ["Ben"])
    assert (first.code, second.code) == ("AAAAAAAA", "BBBBBBBB")
    assert await hall.find("BBBBBBBB") == second.table


@in_time
async def test_an_unknown_table() -> None:
    hall = House().hall
    with pytest.raises(BadInput, match="table-unknown"):
        await hall.keeper("no such table")
    await asyncio.sleep(0)
    assert hall._opening == {}


@in_time
async def test_however_many_come_there_is_one_keeper() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 2, ANN, ["Ann"])
    keepers = await asyncio.gather(*(house.hall.keeper(state.table) for _ in range(20)))
    assert len(set(map(id, keepers))) == 1
    await asyncio.sleep(0)
    assert house.hall._opening == {}


@in_time
async def test_a_visitor_who_gives_up_turns_nobody_away() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 2, ANN, ["Ann"])
    first = asyncio.create_task(house.hall.keeper(state.table))
    await asyncio.sleep(0)
    second = asyncio.create_task(house.hall.keeper(state.table))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).state.code == state.code


@in_time
async def test_a_closed_table_stays_closed() -> None:
    house = House()
    keeper, ann = await house.lobby()
    await do(keeper, ann, wire.CloseTable)
    with pytest.raises(BadInput, match="table-closed"):
        await house.hall.keeper(keeper.state.table)


@in_time
async def test_a_damaged_log_fails_loudly() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 2, ANN, ["Ann"])
    log = house.store._shelf.logs[state.table]
    log[0] = replace(log[0], kind="conjured")
    with pytest.raises(KeyError):
        await house.hall.keeper(state.table)


async def leave(keeper: Keeper, *lines: Wire) -> None:
    """Until nobody is there any more."""
    for line in lines:
        keeper.leave(line)
    await until(lambda: not keeper.listeners)
    await asyncio.sleep(0.05)


@in_time
async def test_idle_tables_are_unloaded() -> None:
    house = House()
    keeper, ann = await house.lobby()
    house.time += 3_600_000
    await house.hall.sweep()
    assert house.hall.live == 1, "somebody is here"
    await leave(keeper, ann)
    house.time += 1_000_000
    await house.hall.sweep()
    assert house.hall.live == 0
    assert keeper.has_ended
    again, _ = await house.enter(keeper.state, ANN)
    assert again is not keeper


@in_time
async def test_a_finished_match_is_unloaded_sooner() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    keeper.state.status = FINISHED
    await leave(keeper, ann, ben)
    house.time += 50_000
    await house.hall.sweep()
    assert house.hall.live == 1
    house.time += 20_000
    await house.hall.sweep()
    assert house.hall.live == 0


@in_time
async def test_of_many_tables_without_connections_the_least_recently_used_are_unloaded() -> None:
    house = House(unloading=Unloading(most=3))
    watched, _ = await house.lobby()
    left = []
    for _ in range(6):
        house.time += 1000
        keeper, line = await house.lobby()
        left.append(keeper)
        await leave(keeper, line)
    house.time += 1000
    await house.lobby()
    await until(lambda: sum(not keeper.has_ended for keeper in left) == 3)
    assert [keeper.has_ended for keeper in left] == [True] * 3 + [False] * 3
    assert not watched.has_ended
    assert house.hall.live == 5


@in_time
async def test_somebody_on_the_way_in_keeps_a_table_alive() -> None:
    house = House()
    keeper, ann = await house.lobby()
    await leave(keeper, ann)
    house.time += 1_000_000
    visitor = Wire(EVE)
    keeper.join(visitor)
    await house.hall.sweep()
    assert not keeper.has_ended
    await until(lambda: visitor.heard)
    assert visitor.byes == []


@in_time
async def test_after_a_restart_every_frame_is_the_same_to_the_byte() -> None:
    shelf = Shelf()
    house = House(SlowStore(shelf))
    keeper, ann, ben = await house.match(4, bots=2)
    await do(keeper, ben, wire.Say, text="Grüße <b>")
    await play_out(keeper, ann, ben)
    assert keeper.state.status == FINISHED
    restarted = House(SlowStore(shelf))
    loaded = await restarted.hall.load(keeper.state.table)
    _same_frames(keeper.state, loaded)


@in_time
async def test_a_restart_in_the_middle_of_a_match() -> None:
    shelf = Shelf()
    house = House(SlowStore(shelf))
    keeper, ann, ben = await house.match()
    for _ in range(25):
        line = ann if ann.frame.match and ann.frame.match.legal else ben
        assert line.frame.match is not None
        ((seat, moves),) = line.frame.match.legal.items()
        await do(keeper, line, wire.Play, seat=int(seat), move=moves[-1])
    await house.hall.close()
    restarted = House(SlowStore(shelf))
    again, back = await restarted.enter(keeper.state, ANN)
    _same_frames(keeper.state, again.state)
    _, friend = await restarted.enter(keeper.state, BEN)
    await play_out(again, back, friend)
    assert again.state.status == FINISHED


def _same_frames(one: TableState, other: TableState) -> None:
    for person in (ANN, BEN, EVE):
        for is_display in (False, True):
            viewer = Viewer(person, is_display)
            assert encoded(frame(one, viewer, NOBODY, 0)) == encoded(frame(other, viewer, NOBODY, 0))


@in_time
async def test_the_host_finds_a_table_without_sitting_there() -> None:
    house = House()
    keeper, ann = await house.lobby()
    await do(keeper, ann, wire.Stand, seat=0)
    assert [index.code for index in await house.store.tables_of(ANN, (OPEN, PLAYING), limit=100)] == [keeper.state.code]


@in_time
async def test_closing_the_hall_ends_everything() -> None:
    house = House()
    lines = [(await house.lobby())[1] for _ in range(3)]
    await house.hall.close()
    assert [line.byes for line in lines] == [["stopping"]] * 3
    assert house.hall.live == 0
    await asyncio.sleep(0)
    assert len(asyncio.all_tasks()) <= 2


def test_codes_cannot_be_guessed() -> None:
    """A thousand open tables and one guess per second: about thirty years until one is found."""
    assert len(CODE_LETTERS) ** CODE_LENGTH / 1000 > 20 * 365 * 86_400
    assert not set("ILO01") & set(CODE_LETTERS)
