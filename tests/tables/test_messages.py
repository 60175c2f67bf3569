"""Messages about turns: to whom, when, how often, and what of the webhook is seen by whom."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable
from functools import partial

import msgspec
import pytest

from tests.tables.house import House, Wire, awaited, do, in_time, play_out, refusal, stored, until
from tests.tables.scenes import ANN, BEN, EVE, Scene, encoded, started
from tischlein.core.matchfile import all_at_once, encoding
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Snapshot
from tischlein.tables import wire
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.messages import Message, Report
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.forget import by_name, by_person, forget
from tischlein.tables.log.listing import index_of
from tischlein.tables.log.records import MessageOwed, MessageSent
from tischlein.tables.log.snapshot import freeze, thaw

URL = "https://chat.example/hooks/very-secret-token"
SOON = Timing(bot_move=0.0, grace=30.0, notice=0.01, quiet=0.0, message=0.01)


def owes_nothing(keeper: Keeper) -> bool:
    return not keeper.state.webhook.owed


class Post:
    """A messenger that keeps what it is given; the test says what becomes of it."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.reports: list[Report] = []
        self.dropped: list[str] = []

    def send(self, message: Message, report: Report) -> None:
        self.sent.append(message)
        self.reports.append(report)

    def drop(self, table: str) -> None:
        self.dropped.append(table)

    @property
    def turns(self) -> list[tuple[int, ...]]:
        return [message.seats for message in self.sent if message.seats]


async def with_webhook(house: House, post: Post) -> tuple[Keeper, Wire, Wire]:
    keeper, ann, ben = await house.match()
    await do(keeper, ann, wire.SetWebhook, url=URL, language="de")
    await until(lambda: post.sent)
    post.reports[0]("delivered", 204)
    await until(lambda: keeper.state.webhook.outcome)
    return keeper, ann, ben


async def hand_turn_over(keeper: Keeper, ann: Wire, ben: Wire, *, away: Iterable[Wire] = ()) -> int:
    """Whoever is awaited plays until the other one is; those who are away have left before. Returns that seat."""
    mover, _, _ = awaited(ann, ben)
    other = ben if mover is ann else ann
    if other in away:
        keeper.leave(other)
        await until(lambda: other not in keeper.listeners)
    seat = 0 if other is ann else 1
    while keeper.state.playing.to_act >> seat & 1 == 0:
        _, own, move = awaited(mover, mover)
        await do(keeper, mover, wire.Play, seat=own, move=move)
        await until(lambda: mover.frame.v == keeper.state.n)
    return seat


def kinds(house: House, keeper: Keeper) -> list[str]:
    return [record.kind for record in stored(house, keeper)]


async def settled() -> None:
    await asyncio.sleep(0.05)


@in_time
async def test_a_message_goes_out_when_the_turn_comes_to_somebody_who_is_away():
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    seat = await hand_turn_over(keeper, ann, ben, away=(ann, ben))
    await until(lambda: post.turns)
    message = post.sent[-1]
    assert message.seats == (seat,)
    assert (message.url, message.language, message.code) == (URL, "de", keeper.state.code)
    assert message.names == ("Ann", "Ben")
    await house.hall.close()


@in_time
async def test_none_goes_out_to_people_who_are_there():
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    await hand_turn_over(keeper, ann, ben)
    await settled()
    assert not post.turns
    assert MessageOwed.kind not in kinds(house, keeper)
    await house.hall.close()


@in_time
async def test_whoever_is_back_in_a_moment_is_not_written_to():
    post = Post()
    house = House(timing=Timing(bot_move=0.0, notice=0.01, quiet=0.0, message=0.3), messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    seat = await hand_turn_over(keeper, ann, ben, away=(ann, ben))
    await house.enter(keeper.state, (ANN, BEN)[seat])
    await asyncio.sleep(0.4)
    assert not post.turns
    await house.hall.close()


@in_time
async def test_one_message_for_one_turn():
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    seat = await hand_turn_over(keeper, ann, ben, away=(ann, ben))
    await until(lambda: post.turns)
    watcher = ben if seat == 0 else ann
    post.reports[-1]("delivered", 200)
    await until(lambda: not keeper.state.webhook.owed)
    for _ in range(3):
        await do(keeper, watcher, wire.Say, text="hello")
        _, back = await house.enter(keeper.state, (ANN, BEN)[seat])
        keeper.leave(back)
    await settled()
    assert post.turns == [(seat,)]
    await house.hall.close()


@in_time
async def test_a_message_whose_turn_is_over_is_stopped():
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    seat = await hand_turn_over(keeper, ann, ben, away=(ann, ben))
    await until(lambda: post.turns)
    before = len(post.dropped)
    _, back = await house.enter(keeper.state, (ANN, BEN)[seat])
    await hand_turn_over(keeper, *((back, ben) if seat == 0 else (ann, back)))
    assert len(post.dropped) > before
    assert not keeper.state.webhook.owed
    await house.hall.close()


@in_time
async def test_after_a_crash_an_owed_message_goes_out_once():
    """The store is all that is left of the first house: its keeper never heard what became of the message."""
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    seat = await hand_turn_over(keeper, ann, ben, away=(ann, ben))
    await until(lambda: post.turns)
    assert isinstance(house.store, MemoryStore)

    for expected in ([(seat,)], []):
        post = Post()
        again = House(house.store, SOON, messenger=post)
        keeper = await again.hall.keeper(keeper.state.table)
        await settled()
        assert post.turns == expected
        for report in post.reports:
            report("delivered", 200)
        await until(partial(owes_nothing, keeper))
        await again.hall.close()
    await house.hall.close()


@in_time
async def test_a_keeper_that_ends_stops_its_message():
    """Else two processes could send it: the next keeper finds it owed."""
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    await hand_turn_over(keeper, ann, ben, away=(ann, ben))
    await until(lambda: post.turns)
    before = len(post.dropped)
    await house.hall.close()
    assert len(post.dropped) > before
    post.reports[-1]("delivered", 200)
    await settled()
    assert kinds(house, keeper).count(MessageSent.kind) == 1, "the greeting's alone"


@in_time
async def test_a_failing_webhook_is_shown_to_its_host_alone():
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await house.match()
    await do(keeper, ann, wire.SetWebhook, url=URL, language="uk")
    await until(lambda: post.sent)
    post.reports[0]("status", 404)
    await until(lambda: ann.frame.table.webhook and ann.frame.table.webhook.outcome)
    shown = ann.frame.table.webhook
    assert shown is not None
    assert (shown.host, shown.language, shown.outcome, shown.status) == ("chat.example", "uk", "status", 404)
    assert ben.frame.table.has_webhook
    assert ben.frame.table.webhook is None
    await house.hall.close()


@in_time
async def test_only_the_host_sets_it():
    house = House(timing=SOON, messenger=Post())
    keeper, ann, ben = await house.match()
    assert await refusal(keeper, ben, wire.SetWebhook, url=URL) == "table-host-only"
    assert not keeper.state.webhook.url
    await do(keeper, ann, wire.SetWebhook, url=URL)
    await do(keeper, ann, wire.SetWebhook, url="")
    assert not keeper.state.webhook.url
    assert not keeper.state.webhook.owed
    await house.hall.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://chat.example/hook",
        "chat.example/hook",
        "https://",
        "https:///hook",
        "https://anna:secret@chat.example/hook",
        "https://chat.example:99999/",
        "https://chat.example/a b",
        "https://chät.example/",
        "https://chat.example\\@evil.example/",
        "https://[::1/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://chat.example/\r\nHost: evil",
    ],
)
def test_what_is_no_https_address_is_refused_in_one_sentence(url: str):
    assert Scene().refused(ANN, wire.SetWebhook, url=url) == "table-webhook-url"


def test_nobody_is_sent_the_address_not_even_its_host():
    scene = started()
    scene.do(ANN, wire.SetWebhook, url=URL, language="de")
    scene.do(ANN, wire.HandOver, seat=1)
    scene.play(random.Random(5))
    for person in (ANN, BEN, EVE):
        for is_display in (False, True):
            assert b"very-secret" not in encoded(scene.seen(person, is_display=is_display))
    assert "very-secret" not in index_of(scene.state, scene.at).summary
    match = scene.state.playing
    assert "very-secret" not in all_at_once(encoding(match.game, match.header, match.entries))
    assert "very-secret" in "".join(row.data for row in scene.rows())


def test_a_message_tells_what_everybody_knows_and_nothing_else():
    """All its fields; a new one has to be thought about here."""
    assert set(Message.__struct_fields__) == {
        "table", "url", "language", "game", "code", "names", "seats", "turn_ends"
    }  # fmt: skip


def test_a_snapshot_keeps_it():
    scene = started()
    scene.do(ANN, wire.SetWebhook, url=URL, language="de")
    scene.write(MessageOwed((1,)))
    thawed = thaw("table-1", freeze(scene.state))
    assert thawed is not None
    assert thawed.webhook == scene.state.webhook


@pytest.mark.parametrize("target", [by_person(ANN), by_name("Ann")])
def test_it_is_gone_when_its_host_is_forgotten(target):
    async def scenario() -> None:
        scene = started()
        scene.do(ANN, wire.SetWebhook, url=URL, language="de")
        scene.play(random.Random(5))
        store = MemoryStore()
        await store.create(index_of(scene.state, scene.at), scene.rows())
        await store.save_snapshot("table-1", Snapshot(scene.state.n, freeze(scene.state)))
        await forget(store, by_person(BEN), scene.at, is_sparing_running=True)
        assert "very-secret" in repr(store._shelf), "it is not Ben's"
        await forget(store, target, scene.at, is_sparing_running=True)
        assert "very-secret" not in repr(store._shelf)

    asyncio.run(scenario())


@in_time
async def test_a_rematch_of_the_same_host_keeps_it_without_a_greeting():
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    await play_out(keeper, ann, ben)
    await do(keeper, ann, wire.Rematch)
    table = await house.hall.find(keeper.state.rematch)
    assert table is not None
    state = await house.hall.load(table)
    assert (state.webhook.url, state.webhook.owed) == (URL, 0)
    await house.hall.close()


@in_time
async def test_a_rematch_under_another_host_does_not():
    post = Post()
    house = House(timing=SOON, messenger=post)
    keeper, ann, ben = await with_webhook(house, post)
    await play_out(keeper, ann, ben)
    keeper.leave(ann)
    await do(keeper, ben, wire.Rematch)
    table = await house.hall.find(keeper.state.rematch)
    assert table is not None
    state = await house.hall.load(table)
    assert state.host == BEN
    assert not state.webhook.url
    await house.hall.close()


def test_an_unknown_language_is_refused_at_the_door():
    said = {"t": "setWebhook", "id": "command-1", "url": URL, "language": "../../x"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(said), type=wire.SetWebhook)
