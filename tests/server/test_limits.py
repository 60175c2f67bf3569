"""Commands that write to a log without playing are rate limited, but do not cost the connection."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.running import Running, new_address, talking
from tischlein.server.limits import Limits, RecordRates
from tischlein.tables import wire
from tischlein.tables.frames.answers import QUESTIONS
from tischlein.tables.live.together import TOGETHER

_ids = itertools.count()


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> RecordRates:
    """With a clock that stands still."""
    monkeypatch.setattr("tischlein.server.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
    return RecordRates(Limits())


def allowed(
    rates: RecordRates, kind: type, *, caller: str = "", table: str = "t", person: str = "", **fields: Any
) -> int:
    """How many of a thousand commands pass at once; without `caller` or `person`, each comes from another one."""
    count = 0
    for _ in range(1000):
        number = next(_ids)
        command = kind(id=f"command-{number}", **fields)
        who = {"caller": caller or f"10.{number}", "person": person or f"person-{number}"}
        count += rates.allows(command, table=table, **who)
    return count


def test_steps_of_a_replay_are_bounded_by_person_and_table(rates: RecordRates) -> None:
    """They are not records: whoever steers uses up nothing of what the table may write."""
    burst = Limits().steering[1]
    assert allowed(rates, wire.Lead, person="ann", move=3) == burst
    assert allowed(rates, wire.Point, person="ann", at="deck") == 0
    assert allowed(rates, wire.Point, person="ann", table="another", at="deck") == burst
    assert allowed(rates, wire.Lead, person="ben", caller="10.1", move=3) == burst
    assert allowed(rates, wire.Sit, caller="10.1", seat=1, name="Ann") == Limits().records_by_address[1]


SETTLING = [
    (wire.Sit, {"seat": 1, "name": "Ann"}),
    (wire.Stand, {"seat": 1}),
    (wire.Rename, {"seat": 1, "name": "Ann"}),
    (wire.Knock, {"name": "Ann"}),
    (wire.PutBot, {"seat": 1, "bot": "greedy"}),
    (wire.ClearSeat, {"seat": 1}),
    (wire.SetSeats, {"seats": 3}),
    (wire.SetOption, {"key": "direction", "value": "fixed"}),
    (wire.SetLook, {"seat": 1, "look": ""}),
    (wire.SetSettings, {"turn_seconds": 5, "is_open_to_spectators": True}),
    (wire.HandOver, {"seat": 1}),
    (wire.Start, {}),
    (wire.Commit, {"pledge": "00" * 32, "commitment": "00" * 32}),
    (wire.Reveal, {"pledge": "00" * 32, "number": "00" * 32}),
    (wire.CloseTable, {}),
    (wire.Rematch, {}),
    (wire.ChooseForAbsent, {"seat": 1, "choice": "bot"}),
    (wire.Remove, {"seat": 1}),
    (wire.Pause, {}),
    (wire.Resume, {}),
    (wire.Resign, {"seat": 1}),
    (wire.Return, {"seat": 1}),
]


@pytest.mark.parametrize(("kind", "fields"), SETTLING)
def test_an_address_and_a_table_are_limited(rates: RecordRates, kind: type, fields: dict[str, Any]) -> None:
    assert allowed(rates, kind, caller="10.0.0.1", **fields) == 100
    assert allowed(rates, kind, table="t", **fields) == 100, "the rest is left to other addresses"
    assert allowed(rates, kind, table="other", **fields) == 200


@pytest.mark.parametrize("kind", [wire.Play, wire.Why])
def test_moves_and_questions_are_free(rates: RecordRates, kind: type) -> None:
    assert allowed(rates, kind, caller="10.0.0.1", person="ann", seat=0, move="draw") == 1000


def test_what_if_is_a_question(rates: RecordRates) -> None:
    """Counted by the flood limit only, like all messages."""
    assert allowed(rates, wire.Try, caller="10.0.0.1", person="ann", seat=0, moves=["draw"]) == 1000


def test_every_command_was_thought_of() -> None:
    """New commands are limited unless they are listed as free."""
    rest = {wire.Play, wire.Undo, wire.Say, wire.SetWebhook, *QUESTIONS, *TOGETHER}
    assert {kind for kind, _ in SETTLING} | rest == set(wire.Command.__args__)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (wire.Undo, {"seat": 0}),
        (wire.Pause, {}),
        (wire.Resume, {}),
        (wire.Resign, {"seat": 0}),
        (wire.Return, {"seat": 0}),
    ],
)
def test_nobody_goes_to_and_fro_for_ever(rates: RecordRates, kind: type, fields: dict[str, Any]) -> None:
    assert allowed(rates, kind, person="ann", **fields) == 20
    assert allowed(rates, kind, person="ben", **fields) == 20


def test_chat_of_a_table_leaves_the_rest_of_it_alone(rates: RecordRates) -> None:
    assert allowed(rates, wire.Say, text="x") == 200
    assert allowed(rates, wire.Stand, seat=1) == 200


def test_texts_count_by_their_length(rates: RecordRates) -> None:
    sheet: dict[str, Any] = {"key": "sheet", "value": "x" * 20_000}
    assert allowed(rates, wire.SetOption, caller="10.0.0.1", table="a", **sheet) == 10
    assert allowed(rates, wire.SetOption, caller="10.0.0.1", table="b", **sheet) == 0, "by address"
    assert allowed(rates, wire.SetOption, table="c", **sheet) == 10, "by table"


@talking
async def test_whoever_is_too_fast_is_told_so_and_stays(server: Running) -> None:
    made, address, before = server.new_table(), new_address(), server.limited("command")
    ann = await server.enter(made["code"], made["token"], address=address)
    sheet = "# " + "\n# ".join(["x" * 400] * 49) + "\n"
    seen: list[str] = []
    while "table-slow-down" not in seen and len(seen) < 30:
        answer = await ann.ask("setOption", key="sheet", value=sheet)
        assert answer["t"] == "refused", "it is no sheet"
        seen.append(answer["why"]["key"])
    assert seen[-1] == "table-slow-down"
    assert len(seen) == 11
    assert server.limited("command") == before + 1
    assert (await ann.ask("setSeats", seats=3))["t"] == "ack", "other things go on"
    await ann.close()


def test_new_webhooks_are_limited_by_address(rates: RecordRates) -> None:
    """Each is sent a greeting; removing one is a change like any other."""
    assert allowed(rates, wire.SetWebhook, caller="10.0.0.1", url="https://chat.example/1") == 10
    assert allowed(rates, wire.SetWebhook, caller="10.0.0.1", url="") == 90
