"""Logs stored by earlier versions of the program load, fold to the same table and can be continued."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tables import kept
from tests.tables.scenes import new_id
from tischlein.core.types import seats_in
from tischlein.tables import wire
from tischlein.tables.gate.checks import Asked, new_secret
from tischlein.tables.gate.decide import decide, played
from tischlein.tables.gate.shuffling import go_on_without
from tischlein.tables.log.fold import fold
from tischlein.tables.log.listing import to_json
from tischlein.tables.log.records import ALL
from tischlein.tables.log.snapshot import thaw
from tischlein.tables.log.state import FINISHED, OPEN, PLAYING, TableState
from tischlein.tables.log.upgrades import read

ALWAYS = ("n", "at", "code", "invitation", "game_id", "options", "host", "seats", "chat", "moves", "removed", "rematch")
"""The part of a table that does not depend on the rules version."""


def folded(name: str, *, state: TableState | None = None) -> TableState:
    state = state or TableState(table=f"table-{name}")
    for record in kept.records(name)[state.n :]:
        fold(state, record.n, read(record.kind, record.data), record.at)
    return state


def check(state: TableState, wanted: dict[str, Any]) -> None:
    found = kept.summary(state)
    if kept.has_current_rules(wanted):
        done, known = found["table"].pop("done"), wanted["table"].pop("done")
        assert done.items() <= known.items(), "of each person the last ones are remembered"
        assert done or not known
        for part in ("table", "match", "old"):
            assert found[part] == wanted[part], part
        return
    assert state.status in (FINISHED, wanted["table"]["status"])
    assert state.old_rules == wanted["match"]["rules"]
    assert {name: found["table"][name] for name in ALWAYS} == {name: wanted["table"][name] for name in ALWAYS}


def test_the_kept_logs_have_every_kind_of_record_that_there_was() -> None:
    kinds = {record.kind for name in kept.NAMES for record in kept.records(name)}
    assert kinds == {kind.kind for kind in ALL}


@pytest.mark.parametrize("name", kept.NAMES)
def test_a_kept_log_folds_to_the_same_table(name: str) -> None:
    check(folded(name), kept.expected(name))


@pytest.mark.parametrize("name", kept.NAMES)
def test_a_kept_log_in_today_s_shapes_folds_to_the_same_table(name: str) -> None:
    state = TableState(table=f"table-{name}")
    for row in kept.records(name):
        today = to_json(read(row.kind, row.data))
        fold(state, row.n, read(row.kind, today), row.at)
    check(state, kept.expected(name))


def test_a_kept_snapshot_and_what_came_after_it_give_the_same_table() -> None:
    kept_one = json.loads((kept.FOLDER / "monsterrolle-whole.snapshot.json").read_text(encoding="utf-8"))
    state = thaw("table-monsterrolle-whole", kept_one["data"])
    assert state is None or state.n == kept_one["n"]
    check(folded("monsterrolle-whole", state=state), kept.expected("monsterrolle-whole"))


@pytest.mark.parametrize("name", kept.NAMES)
def test_a_kept_match_is_played_on(name: str) -> None:
    state = folded(name)
    if state.status != PLAYING:
        assert kept.expected(name)["table"]["status"] != PLAYING or state.old_rules
        return
    match, before = state.playing, state.n
    seat = seats_in(match.game.to_act(match.state))[0]
    fold(state, state.n + 1, played(state, seat, match.legal(seat)[0]), state.at + 1000)
    assert state.n == before + 1
    assert state.lines[-1].n == state.n


def test_a_kept_lobby_begins() -> None:
    state = folded("rematch-not-yet-begun")
    asked = Asked(state.host, "")
    for new in decide(state, asked, wire.Start(new_id())):
        fold(state, state.n + 1, new, state.at + 1000)
    assert state.shuffling is not None
    while state.status == OPEN:
        for new in go_on_without(state, new_secret()):  # nobody answers
            fold(state, state.n + 1, new, state.at + 1000)
    assert state.status == PLAYING
