"""What happened since a seat's last move: where it begins, what it is ranked by, and that it can be played again."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tischlein
from tests.tables.house import House, ask, do, in_time, own_move, refusal
from tests.tables.house import answer as answered
from tests.tables.scenes import ANN, BEN, EVE, Scene, new_id, started
from tischlein.core.registry import summary_part
from tischlein.core.summary import Change, Entry, Tier, own_first, ranked, tier_of
from tischlein.core.words import Text, from_plain, text
from tischlein.tables import wire
from tischlein.tables.frames.lookback import Past
from tischlein.tables.frames.picture import Viewer
from tischlein.tables.frames.since import MOST_ENTRIES, since
from tischlein.tables.log.records import Moved
from tischlein.words.words import LANGUAGES, Words

TEMPLATE = Path(tischlein.__file__).parent / "games" / "_template"


def asked(scene: Scene, person: str = ANN, *, has_positions: bool = False, past: Past | None = None) -> wire.Summary:
    return since(scene.state, past or Past(), Viewer(person), wire.Since(new_id(), has_positions=has_positions))


def turn(scene: Scene, dice: random.Random) -> None:
    """Plays until it is another seat's turn."""
    mover = scene.awaited
    while scene.awaited == mover:
        scene.play(dice, 1)


def at_anns_turn(seats: int = 3, seed: int = 1) -> tuple[Scene, random.Random]:
    """Ann has moved before, and everybody else since."""
    scene, dice = started(seats), random.Random(seed)
    for _ in range(2 * seats):
        turn(scene, dice)
    while scene.awaited != 0:
        turn(scene, dice)
    return scene, dice


def test_it_begins_after_the_last_own_move() -> None:
    scene, _ = at_anns_turn()
    own = max(line.n for line in scene.state.lines if line.seat == 0)
    told = asked(scene)
    assert told.seat == 0
    assert told.since == own
    assert told.entries
    assert {number for entry in told.entries for number in entry.numbers} <= set(range(own + 1, scene.state.n + 1))
    assert {entry.seat for entry in told.entries} <= {1, 2, -1}


def test_the_first_own_move_ends_it_and_taking_that_back_brings_it_again() -> None:
    scene, dice = at_anns_turn()
    first, before = asked(scene).since, asked(scene).entries
    assert before
    while not (scene.state.playing.can_undo(0)):
        scene.play(dice, 1)
    own = asked(scene)
    assert own.entries == []
    assert own.since == scene.state.n
    while scene.state.playing.can_undo(0):
        scene.write(Moved(0, "undo"))
    again = asked(scene)
    assert again.since < own.since
    assert again.entries == (before if again.since == first else [])


def test_steps_that_were_taken_back_are_not_told() -> None:
    scene, dice = started(2), random.Random(3)
    while not scene.state.playing.can_undo(scene.awaited):
        scene.play(dice, 1)
    mover, undone = scene.awaited, scene.state.n
    scene.write(Moved(mover, "undo"))
    told = asked(scene, (ANN, BEN)[1 - mover])
    assert all(undone not in entry.numbers for entry in told.entries)


def test_spectators_and_shared_screens_have_no_last_move() -> None:
    scene, _ = at_anns_turn()
    assert asked(scene, EVE).entries == []
    display = since(scene.state, Past(), Viewer(ANN, is_display=True), wire.Since(new_id(), has_positions=True))
    assert (display.seat, display.entries, display.positions) == (-1, [], [])


def test_on_one_device_it_is_told_to_the_seat_that_is_to_move() -> None:
    scene, dice = Scene(3, is_pass_and_play=True).seat_ben(2).begin(), random.Random(5)
    for _ in range(6):
        turn(scene, dice)
    while scene.awaited == 2:
        turn(scene, dice)
    told = asked(scene)
    assert told.seat == scene.awaited
    assert told.entries
    assert told.seat not in {entry.seat for entry in told.entries}


def test_positions_lead_from_the_last_own_move_to_now() -> None:
    scene, _ = at_anns_turn()
    told = asked(scene, has_positions=True)
    shown = scene.seen(ANN).match
    assert shown is not None
    assert told.positions[0].v == told.since
    assert told.positions[-1].match.view == shown.view
    assert [each.v for each in told.positions] == sorted({each.v for each in told.positions})
    heard = {line.v for line in scene.seen(ANN).log if line.v > told.since and line.events}
    assert {each.v for each in told.positions[1:]} == heard


@pytest.mark.parametrize("game", ["monsterrolle", "dayunhe", "click"])
@pytest.mark.parametrize("seed", range(2))
def test_it_can_be_asked_at_any_moment_and_said_in_every_language(game: str, seed: int) -> None:
    scene, dice = Scene(2 + seed, game=game).seat_ben().begin(bots=seed), random.Random(seed + 4)
    languages = [Words(language) for language in LANGUAGES]
    tiers: set[str] = set()
    past = Past()
    for _ in range(60):
        scene.play(dice, 1 + dice.randrange(12))
        for person in (ANN, BEN):
            told = asked(scene, person, past=past)
            assert len(told.entries) <= MOST_ENTRIES
            order = [("lost", "gained", "new").index(entry.tier) for entry in told.entries]
            assert order == sorted(order)
            tiers |= {entry.tier for entry in told.entries}
            for entry in told.entries:
                for shown in [entry.text, *([entry.note] if entry.note else [])]:
                    said = from_plain({"key": shown.key, "args": shown.args})
                    assert isinstance(said, Text)
                    assert all(shown.key not in words(said) for words in languages)
    assert "new" in tiers
    assert "lost" in tiers or game == "click", "random play makes few photos"


def test_a_game_without_the_part_tells_its_log(games_folder: Path) -> None:
    shutil.copytree(TEMPLATE, games_folder / "bidding", ignore=shutil.ignore_patterns("__pycache__"))
    scene, dice = Scene(3, game="bidding").seat_ben().begin(bots=1), random.Random(1)
    assert summary_part("bidding") is None
    for _ in range(40):
        told = asked(scene)
        lines = [line for line in scene.seen(ANN).log if line.v > told.since and line.seat != 0]
        said = [text.key for line in reversed(lines) for text in _texts(line)]
        assert [entry.text.key for entry in told.entries] == said[:MOST_ENTRIES]
        scene.play(dice, 1)
        if scene.state.status != "playing":
            break
    assert scene.state.n > 5


def _texts(line: wire.ShownLine) -> list[Any]:
    return [msgspec.convert(msgspec.json.decode(raw), wire.ShownText) for raw in line.texts]


def test_what_was_lost_comes_first() -> None:
    new, more = Entry(text("new"), (1,), weight=1), Entry(text("more"), (3,), weight=2)
    gained, lost = Entry(text("gained"), (2,), Tier.GAINED), Entry(text("lost"), (4,), Tier.LOST)
    assert [entry.text.key for entry in ranked([new, more, gained, lost])] == ["lost", "gained", "more", "new"]


def test_changes_are_the_seats_own_first() -> None:
    changes = [Change(0, 2), Change(1, 0), Change(2, -4)]
    assert own_first(changes, 2) == (Change(2, -4), Change(0, 2))
    assert [tier_of(changes, seat) for seat in range(3)] == [Tier.GAINED, Tier.NEW, Tier.LOST]


@in_time
async def test_a_page_asks_for_it() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    while (move := own_move(ann)) is None:
        theirs = own_move(ben)
        assert theirs is not None
        await do(keeper, ben, wire.Play, seat=theirs[0], move=theirs[1])
    told = await answered(ann, ask(keeper, ann, wire.Since))
    assert isinstance(told, wire.Summary)
    assert told.seat == move[0]
    assert told.v == keeper.state.n
    lobby, host = await House().lobby()
    assert await refusal(lobby, host, wire.Since) == "table-is-open"
