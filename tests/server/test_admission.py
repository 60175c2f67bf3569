"""Who may stay when there are more WebSockets than allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, new_address, talking
from tischlein.server.admission import Guest, Guests
from tischlein.server.limits import Limits
from tischlein.server.origins import networks

FEW = Limits(
    sockets=6, sockets_per_address=4, sockets_per_site=5, sockets_per_provider=6, spectators_per_table=3, newcomers=20
)


class House:
    """Guests by name; who was sent away is known."""

    def __init__(self) -> None:
        self.guests = Guests(FEW)
        self.here: dict[str, Guest] = {}
        self.gone: list[str] = []

    def enter(
        self, name: str, address: str, *, table: str = "t", has_seat: bool = False, is_display: bool = False
    ) -> bool:
        guest = Guest(networks(address), table, is_display, lambda: has_seat, lambda: self.gone.append(name))
        self.here[name] = guest
        return self.guests.enter(guest)


@pytest.fixture
def house() -> House:
    return House()


def test_networks_around_an_address() -> None:
    assert networks("192.0.2.7") == ("192.0.2.7",)
    assert networks("2001:db8:1:203::/64") == ("2001:db8:1:203::/64", "2001:db8:1:200::/56", "2001:db8:1::/48")
    assert networks("nonsense") == ("nonsense",)


@pytest.mark.parametrize(("number", "most"), [("{0:x}", 5), ("{0:x}00", 6)], ids=["home", "provider"])
def test_many_networks_of_one_subscriber_count_together(house: House, number: str, most: int) -> None:
    entered = [house.enter(str(i), f"2001:db8:1:{number.format(i)}::/64", table=str(i)) for i in range(1, 9)]
    assert entered == [True] * most + [False] * (8 - most)


def test_spectators_of_a_table_are_limited_and_screens_are_not_counted(house: House) -> None:
    assert [house.enter(str(i), f"192.0.2.{i}") for i in range(4)] == [True, True, True, False]
    assert house.enter("screen", "192.0.2.9", is_display=True)
    assert house.enter("elsewhere", "192.0.2.10", table="other")


def test_a_full_house_turns_spectators_away_and_lets_people_with_seats_in(house: House) -> None:
    for i in range(3):
        assert house.enter(f"seen {i}", f"192.0.2.{i}", table="busy")
        assert house.enter(f"unseen {i}", f"192.0.3.{i}", table="empty")
    assert not house.enter("late", "192.0.4.1", table="other")
    assert house.enter("ann", "192.0.4.2", table="busy", has_seat=True)
    assert house.gone == ["unseen 2"], "spectators of tables without people go first"
    for name in ("ben", "carla", "dora", "emil", "fritz"):
        assert house.enter(name, f"192.0.5.{len(house.gone)}", table="busy", has_seat=True)
    assert house.gone == ["unseen 2", "unseen 1", "unseen 0", "seen 2", "seen 1", "seen 0"]
    assert len(house.guests) == 6
    assert not house.enter("gerd", "192.0.6.1", table="busy", has_seat=True), "all have one place each"
    assert house.gone[6:] == []


def test_of_people_with_seats_those_of_the_most_crowded_network_go(house: House) -> None:
    for i in range(4):
        assert house.enter(f"many {i}", "192.0.2.1", table=f"own {i}", has_seat=True)
    for i in range(2):
        assert house.enter(f"few {i}", "192.0.2.2", has_seat=True)
    assert house.enter("ann", "192.0.2.3", has_seat=True)
    assert house.enter("ben", "192.0.2.4", has_seat=True)
    assert house.gone == ["many 3", "many 2"]
    assert not house.enter("carla", "192.0.2.3", has_seat=True), "two each: nobody has more than others"


def test_somebody_with_a_seat_is_not_locked_out_by_an_address(house: House) -> None:
    assert [house.enter(str(i), "192.0.2.1", table=str(i)) for i in range(5)] == [True] * 4 + [False]
    assert house.enter("ann", "192.0.2.1", has_seat=True)
    assert house.gone == ["3"]


def test_who_left_or_was_sent_away_has_no_place(house: House) -> None:
    for i in range(6):
        house.enter(str(i), f"192.0.2.{i}", table=str(i))
    house.enter("ann", "192.0.3.1", has_seat=True)
    (loser,) = house.gone
    house.guests.leave(house.here[loser])
    assert len(house.guests) == 6
    house.guests.leave(house.here["ann"])
    assert len(house.guests) == 5
    assert house.enter("next", "192.0.2.9", table="9")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, limits=FEW)
    yield running
    running.stop()


@talking
async def test_people_come_back_to_their_table_when_strangers_fill_the_house(server: Running) -> None:
    own, strangers = server.new_table(), [server.new_table() for _ in range(3)]
    watching = [await server.enter(made["code"], address=new_address()) for made in strangers for _ in range(2)]
    with pytest.raises(ConnectionClosed, match="crowd"):
        await server.enter(own["code"])
    ann = await server.enter(own["code"], own["token"])
    with pytest.raises(ConnectionClosed, match="crowd"):
        await watching[-1].until(lambda: False)
    assert (await ann.ask("say", text="Here I am."))["t"] == "ack"
    metrics = server.context.metrics.registry
    assert metrics.get_sample_value("tischlein_turned_away_total", {"why": "full"}) == 1


@talking
async def test_a_spectator_who_sits_down_is_no_spectator_any_more(server: Running) -> None:
    made, others = server.new_table(seats=4), [server.new_table() for _ in range(3)]
    guest = await server.enter(made["code"])
    assert (await guest.ask("sit", seat=1, name="Ben"))["t"] == "ack"
    for other in others:
        await server.enter(other["code"])
        await server.enter(other["code"], other["token"])
    assert len(server.context.guests) == FEW.sockets
    assert (await guest.ask("say", text="Still here."))["t"] == "ack"
