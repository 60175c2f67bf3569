"""A learn match is a table like any other: its bots follow the script, and it goes on where it was left."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tests.tables.house import House, SlowStore, Wire, do, in_time, until
from tests.tables.scenes import ANN
from tischlein.core.errors import BadInput
from tischlein.core.lesson import PUPIL, Lesson
from tischlein.core.lessonfile import lesson_of
from tischlein.core.registry import live_part
from tischlein.core.types import only
from tischlein.store.memory import Shelf
from tischlein.tables import wire
from tischlein.tables.clock import micros
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.due import due_of
from tischlein.tables.log.state import OPEN, PLAYING

GAME = "monsterrolle"


def script() -> Lesson:
    lesson = lesson_of(GAME)
    assert lesson is not None
    return lesson


ASKS = [ask for ask in script().asks if ask.moves]


async def sit_down(house: House, step: int = 0) -> tuple[Keeper, Wire]:
    return await house.enter(await house.hall.create_lesson(GAME, ANN, "Ann", step), ANN)


def texts(keeper: Keeper) -> list[str]:
    return [f"{entry.seat + 1}: {entry.text}" for entry in keeper.state.playing.entries]


async def follow(keeper: Keeper, ann: Wire, first: int, last: int) -> None:
    """Does what is asked from one move to the other, and waits for the others in between."""
    for ask in ASKS[first:last]:
        before = len(texts(keeper))
        await do(keeper, ann, wire.Play, seat=PUPIL, move=ask.moves[0])
        while len(texts(keeper)) < before + 1 + len(ask.then):
            await asyncio.sleep(0.002)


@in_time
async def test_the_others_play_what_the_script_says() -> None:
    house = House()
    keeper, ann = await sit_down(house)
    assert keeper.state.status == PLAYING
    assert [seat.look for seat in keeper.state.seats] == list(script().looks)
    await follow(keeper, ann, 0, len(ASKS))
    moves = [f"{seat + 1}: {text}" for seat, text in script().opening(len(script().steps))]
    assert texts(keeper) == moves
    assert house.troubles == []


@in_time
async def test_the_match_goes_on_after_the_script() -> None:
    house = House()
    keeper, ann = await sit_down(house)
    await follow(keeper, ann, 0, len(ASKS))
    scripted = len(texts(keeper))
    while "1: end" not in texts(keeper)[scripted:]:  # not longer: a quick bot is done before the next look
        await do(keeper, ann, wire.Play, seat=PUPIL, move=ann.frame.match.legal["0"][-1])  # type: ignore[union-attr]
        await until(lambda: ann.frame.v == keeper.state.n)
    await until(lambda: keeper.state.playing.to_act == only(PUPIL))
    others = [text for text in texts(keeper)[scripted:] if text.startswith("2: ")]
    assert others[-1] == "2: end", "a whole turn that no script knows"


@in_time
async def test_whoever_leaves_the_script_meets_a_bot_like_any_other() -> None:
    house = House()
    keeper, ann = await sit_down(house)
    for move in ("lay ob 1", "end"):
        await do(keeper, ann, wire.Play, seat=PUPIL, move=move)
    await until(lambda: keeper.state.playing.to_act == only(PUPIL))
    scripted = [f"{seat + 1}: {text}" for seat, text in ASKS[2].then]
    assert texts(keeper)[2:5] != scripted
    assert texts(keeper)[-1] == "2: end"


@in_time
async def test_it_says_that_it_was_dealt_on_purpose() -> None:
    keeper, ann = await sit_down(House())
    assert ann.frame.table.lesson == script().id
    assert ann.frame.table.fairness is None
    assert keeper.state.playing.header.seed == script().seed


@in_time
async def test_it_goes_on_after_a_restart() -> None:
    shelf = Shelf()
    before = House(SlowStore(shelf))
    keeper, ann = await sit_down(before)
    await follow(keeper, ann, 0, 7)
    state, digest = keeper.state, keeper.state.playing.digest()
    await before.hall.close()  # a snapshot is kept

    after = House(SlowStore(shelf))
    keeper, ann = await after.enter(state, ANN)
    assert keeper.state.playing.digest() == digest
    assert ann.frame.table.lesson == script().id
    await follow(keeper, ann, 7, len(ASKS))
    assert texts(keeper) == [f"{seat + 1}: {text}" for seat, text in script().opening(len(script().steps))]


@in_time
async def test_the_snapshot_and_the_log_say_the_same() -> None:
    shelf = Shelf()
    keeper, ann = await sit_down(House(SlowStore(shelf)))
    await follow(keeper, ann, 0, 3)
    loaded = await House(SlowStore(shelf)).hall.load(keeper.state.table)
    assert (loaded.lesson, loaded.seed) == (script().id, script().seed)
    assert loaded.playing.digest() == keeper.state.playing.digest()


@pytest.mark.parametrize("step", range(len(script().steps)))
@in_time
async def test_it_may_begin_with_any_step(step: int) -> None:
    keeper, _ = await sit_down(House(), step)
    assert texts(keeper) == [f"{seat + 1}: {text}" for seat, text in script().opening(step)]
    assert keeper.state.playing.to_act == only(PUPIL)


@pytest.mark.parametrize(("game", "step", "why"), [("chess", 0, "error-game"), (GAME, 6, "table-no-lesson")])
@in_time
async def test_what_cannot_be_learnt_is_refused(game: str, step: int, why: str) -> None:
    house = House()
    with pytest.raises(BadInput, match=why):
        await house.hall.create_lesson(game, ANN, "Ann", step)
    assert await house.store.tables_of(ANN, (OPEN, PLAYING), limit=100) == []


@in_time
async def test_the_next_match_is_an_ordinary_one() -> None:
    house = House()
    state = await house.hall.create_lesson(GAME, ANN, "Ann", 0)
    code = await house.hall._make_rematch(state, frozenset({ANN}), ANN)
    table = await house.hall.find(code)
    assert table is not None
    again = await house.hall.load(table)
    assert (again.lesson, again.seed) == ("", None)


# With calls and a clock


CALLED = "click"
HASTY = Timing(bot_move=0.0, grace=30.0, notice=0.01, quiet=0.0, bot_in_race=0.0, pauses=0.01)


def called_script() -> Lesson:
    lesson = lesson_of(CALLED)
    assert lesson is not None
    return lesson


async def photograph() -> tuple[House, Keeper, Wire]:
    house = House(timing=HASTY, clock=lambda: micros() + house.time * 1000)
    return house, *await house.enter(await house.hall.create_lesson(CALLED, ANN, "Ann", 0), ANN)


def _has_happened(keeper: Keeper, count: int) -> bool:
    return len(texts(keeper)) == count


async def follow_to(house: House, keeper: Keeper, ann: Wire, word: str = "") -> None:
    """Does all that is asked, from the first ask to the one with this word, or to the end."""
    happened = 0
    for ask in called_script().asks:
        if ask.word == word:
            return
        happened += bool(ask.moves) + len(ask.then)
        if ask.moves:
            house.time += 1000  # nobody reacts within a moment
            shown = ann.frame.match
            assert shown is not None
            await do(keeper, ann, wire.Play, seat=PUPIL, move=ask.moves[0], window=shown.window, reaction=900.0)
        await until(partial(_has_happened, keeper, happened))
        await until(lambda: ann.frame.v == keeper.state.n)


@in_time
async def test_a_race_goes_as_the_script_says() -> None:
    house, keeper, ann = await photograph()
    await follow_to(house, keeper, ann)
    lesson = called_script()
    assert texts(keeper) == [f"{seat + 1}: {text}" for seat, text in lesson.opening(len(lesson.steps))]
    assert house.troubles == []


@pytest.mark.parametrize("word", ["mark", "dragon-click"])
@in_time
async def test_nobody_is_hurried_until_the_script_is_left(word: str) -> None:
    """Neither the time to mark a photo nor the pause before the turn passes on runs out."""
    house, keeper, ann = await photograph()
    await follow_to(house, keeper, ann, word)
    match, live = keeper.state.playing, live_part(CALLED)
    due, before = live.due(match.state), len(match.entries)
    assert due is not None
    assert due_of(keeper.state) is None
    assert ann.frame.match is not None
    assert ann.frame.match.due == 0
    await asyncio.sleep(0.1)
    assert len(match.entries) == before

    await do(keeper, ann, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True, is_taught=False)
    await until(lambda: not ann.frame.table.is_taught)
    assert due_of(keeper.state) == due
    assert not (await house.hall.load(keeper.state.table)).is_taught


@in_time
async def test_who_plays_on_without_the_script_is_not_waited_for() -> None:
    """In the turn of another seat, which waits for the pupil's call as long as the script is followed."""
    house, keeper, ann = await photograph()
    await follow_to(house, keeper, ann, "anytime")
    before = len(texts(keeper))
    await asyncio.sleep(0.1)
    assert len(texts(keeper)) == before
    await do(keeper, ann, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True, is_taught=False)
    await until(lambda: len(texts(keeper)) > before)
    assert texts(keeper)[before].startswith("2: ")
