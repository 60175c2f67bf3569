"""The shuffle, step by step: who commits, who reveals, what the seed follows from, and what no one can choose."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from tests.tables.house import House, ask, do, in_time, play_out, until
from tests.tables.scenes import ANN, BEN, EVE, NUMBERS, SECRET, Scene, encoded, picture
from tests.tables.shuffler import Shuffler
from tischlein.core.matchfile import all_at_once, decode, encoding
from tischlein.core.registry import rules_digest
from tischlein.core.shuffle import Proof, Receipt, commitment, pledge_of, sha256
from tischlein.store.memory import MemoryStore
from tischlein.tables import wire
from tischlein.tables.gate.checks import new_secret
from tischlein.tables.gate.shuffling import go_on_without
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.fold import fold
from tischlein.tables.log.records import Pledged, Record, Started
from tischlein.tables.log.shuffle import Shuffle
from tischlein.tables.log.snapshot import freeze, thaw
from tischlein.tables.log.state import OPEN, PLAYING, TableState
from tischlein.tables.log.steps import Step
from tischlein.tables.log.upgrades import read


def shuffling(seats: int = 4) -> Scene:
    """Ben sits before Ann; Eve comes last. The start has been pressed."""
    scene = Scene(seats)
    scene.do(ANN, wire.Sit, seat=1, name="Ann")
    scene.do(BEN, wire.Sit, seat=0, name="Ben")
    scene.do(EVE, wire.Sit, seat=2, name="Eve")
    for step in scene.answer(ANN, wire.Start, empty="bots"):
        scene.write(step)
    return scene


def now(scene: Scene) -> Shuffle:
    assert scene.state.shuffling is not None
    return scene.state.shuffling


def time_is_over(scene: Scene, secret: str = "d1" * 32) -> None:
    for step in go_on_without(scene.state, secret):
        scene.write(step)


def shown(scene: Scene, person: str = EVE) -> wire.ShownFairness:
    fairness = scene.seen(person).table.fairness
    assert fairness is not None
    return fairness


def proof_of(scene: Scene) -> Proof:
    proof = scene.state.playing.header.proof
    assert proof is not None
    return proof


def kinds(steps: list[Step]) -> list[str]:
    return [step.kind for step in steps if isinstance(step, Record)]


# The steps


def test_the_start_pledges_and_freezes_everything_that_the_cards_depend_on() -> None:
    scene = shuffling()
    assert scene.state.status == OPEN
    fairness = shown(scene)
    assert (fairness.step, fairness.pledge) == ("commit", pledge_of(SECRET))
    assert json.loads(fairness.terms) == {
        "game": "monsterrolle",
        "rules": scene.state.game.info.rules_version,
        "digest": rules_digest("monsterrolle"),
        "options": now(scene).options,
        "seats": [0, 1, 2, "medium"],
        "refused": [],
        "restarts": 0,
    }
    for person, kind, fields in (
        (ANN, wire.Start, {}),
        (ANN, wire.SetOption, {"key": "sheet", "value": "four"}),
        (ANN, wire.SetSeats, {"seats": 3}),
        (ANN, wire.PutBot, {"seat": 3, "bot": "random"}),
        (ANN, wire.ClearSeat, {"seat": 2}),
        (ANN, wire.Remove, {"seat": 2}),
        (ANN, wire.SetSettings, {"turn_seconds": 30, "is_open_to_spectators": True}),
        (BEN, wire.Stand, {"seat": 0}),
        ("somebody", wire.Sit, {"seat": 3, "name": "X"}),
        (BEN, wire.SetLook, {"seat": 0, "look": ""}),
    ):
        assert scene.refused(person, kind, **fields) == "table-is-shuffling", kind


def test_everybody_commits_then_everybody_reveals_then_the_match_starts_at_once() -> None:
    scene = shuffling()
    assert kinds(scene.answer_shuffle(EVE)) == ["committed"]
    assert shown(scene).commitments == [], "nobody sees who committed to what before the list is complete"
    assert shown(scene).waits_for == [0, 1]
    scene.answer_shuffle(ANN)
    assert kinds(scene.answer_shuffle(BEN)) == ["committed", "listed"]
    pledge = pledge_of(SECRET)
    listed = [commitment("ABCD2345", pledge, NUMBERS[person]) for person in (BEN, ANN, EVE)]
    assert (shown(scene).step, shown(scene).commitments) == ("reveal", listed)
    scene.answer_shuffle(BEN)
    assert shown(scene).numbers == [], "nor numbers before all are revealed"
    assert NUMBERS[BEN].encode() not in encoded(scene.seen(EVE))
    scene.answer_shuffle(EVE)
    assert kinds(scene.answer_shuffle(ANN)) == ["revealed", "started"]
    assert scene.state.status == PLAYING
    proof = proof_of(scene)
    assert proof.numbers == tuple(NUMBERS[person] for person in (BEN, ANN, EVE)), "in the order of the seats"
    assert proof.is_revealed
    assert scene.state.playing.header.seed == proof.seed > 1 << 64


def test_whoever_is_silent_is_listed_without_a_number() -> None:
    scene = shuffling()
    scene.answer_shuffle(ANN)
    time_is_over(scene)
    assert shown(scene).step == "reveal"
    assert [bool(each) for each in shown(scene).commitments] == [False, True, False]
    scene.answer_shuffle(ANN)
    assert proof_of(scene).numbers == ("", NUMBERS[ANN], "")
    assert proof_of(scene).is_revealed


def test_if_all_are_silent_the_match_starts_all_the_same() -> None:
    scene = shuffling()
    time_is_over(scene)
    assert scene.state.status == PLAYING
    assert proof_of(scene).numbers == ("", "", "")


def test_a_number_that_is_not_revealed_makes_it_start_over_without_that_person_and_is_counted() -> None:
    scene = shuffling()
    for person in (ANN, BEN, EVE, ANN, BEN):
        scene.answer_shuffle(person)
    time_is_over(scene)  # Eve, who saw what would come of it, does not reveal
    again = now(scene)
    assert (again.restarts, again.refused, again.asked) == (1, [EVE], [BEN, ANN])
    assert again.pledge != pledge_of(SECRET)
    assert again.commitments == again.numbers == {}, "numbers that are known are of no use any more"
    assert json.loads(again.terms)["refused"] == [2]
    assert json.loads(again.terms)["restarts"] == 1
    assert scene.refused(EVE, wire.Commit, pledge=again.pledge, commitment="00" * 32) == "table-shuffle-late"
    scene.shuffle()
    assert proof_of(scene).numbers == (NUMBERS[BEN], NUMBERS[ANN], "")
    assert json.loads(shown(scene).terms)["restarts"] == 1, "shown to everybody, and part of the seed"


def test_it_ends_though_everybody_refuses() -> None:
    scene = shuffling()
    for person in (ANN, BEN, EVE):
        scene.answer_shuffle(person)
    scene.answer_shuffle(ANN)
    time_is_over(scene, "d1" * 32)
    scene.answer_shuffle(ANN)
    time_is_over(scene, "d2" * 32)
    assert scene.state.status == PLAYING
    assert json.loads(proof_of(scene).terms)["restarts"] == 2
    assert json.loads(proof_of(scene).terms)["refused"] == [0, 1, 2]


def test_without_people_who_play_there_is_nobody_to_ask() -> None:
    scene = Scene(2)
    scene.do(ANN, wire.Stand, seat=0)
    steps = scene.do(ANN, wire.Start, empty="bots")
    assert kinds(steps) == ["seated", "seated", "pledged", "listed", "started"]


# What is refused


def test_nobody_commits_twice_reveals_something_else_or_comes_too_late() -> None:
    scene = shuffling()
    pledge = now(scene).pledge
    own = commitment("ABCD2345", pledge, NUMBERS[ANN])
    assert scene.refused(ANN, wire.Reveal, pledge=pledge, number=NUMBERS[ANN]) == "table-shuffle-late"
    scene.answer_shuffle(ANN)
    assert scene.do(ANN, wire.Commit, pledge=pledge, commitment=own) == [], "another tab of the same browser"
    assert scene.refused(ANN, wire.Commit, pledge=pledge, commitment="00" * 32) == "table-shuffle-late"
    assert scene.refused(BEN, wire.Commit, pledge=pledge, commitment=own) == "table-shuffle-copied"
    assert scene.refused(BEN, wire.Commit, pledge="00" * 32, commitment="00" * 32) == "table-shuffle-late"
    assert scene.refused("somebody", wire.Commit, pledge=pledge, commitment="00" * 32) == "table-shuffle-late"
    scene.answer_shuffle(BEN)
    time_is_over(scene)
    assert scene.refused(EVE, wire.Commit, pledge=pledge, commitment="00" * 32) == "table-shuffle-late"
    assert scene.refused(EVE, wire.Reveal, pledge=pledge, number=NUMBERS[EVE]) == "table-shuffle-late"
    assert scene.refused(BEN, wire.Reveal, pledge=pledge, number=NUMBERS[ANN]) == "table-shuffle-other"


# Attacks


def grind(proof: Proof, place: int, wanted: str) -> Proof:
    """Whoever chooses a number last tries numbers until the seed is to their liking."""
    for number in map(str, range(1 << 20)):
        tried = sha256(number)
        own = commitment(proof.code, proof.pledge, tried)
        found = replace(
            proof, numbers=_put(proof.numbers, place, tried), commitments=_put(proof.commitments, place, own)
        )
        if f"{found.seed:064x}".startswith(wanted):
            return found
    raise AssertionError("nothing found")


def _put(all_of: tuple[str, ...], place: int, new: str) -> tuple[str, ...]:
    return (*all_of[:place], new, *all_of[place + 1 :])


def receipt(scene: Scene, person: str) -> Receipt:
    """What the person's page keeps when the list comes."""
    fairness = shown(scene, person)
    return Receipt("ABCD2345", fairness.pledge, fairness.terms, tuple(fairness.commitments), NUMBERS[person])


def listed() -> tuple[Scene, Receipt]:
    """Ben is honest, Eve an accomplice of the server."""
    scene = shuffling()
    for person in (ANN, BEN, EVE):
        scene.answer_shuffle(person)
    return scene, receipt(scene, BEN)


def test_the_old_attack_a_server_that_drops_the_browsers_numbers_and_grinds_is_found_out() -> None:
    scene, kept = listed()
    scene.shuffle()
    ground = grind(proof_of(scene), 0, "00")
    assert ground.is_revealed, "it is consistent in itself, which the page once took for a proof"
    assert [said.key for said in kept.objections(ground)] == ["verify-other-list", "verify-own-missing"]
    assert list(kept.objections(proof_of(scene))) == []


def test_an_accomplice_who_chooses_last_is_found_out_or_too_late() -> None:
    scene, kept = listed()
    scene.answer_shuffle(BEN)
    scene.answer_shuffle(ANN)
    pledge = now(scene).pledge  # the server knows all numbers but the accomplice's now
    assert scene.refused(EVE, wire.Reveal, pledge=pledge, number="00" * 32) == "table-shuffle-other"
    scene.answer_shuffle(EVE)
    ground = grind(proof_of(scene), 2, "00")
    assert ground.is_revealed
    assert [said.key for said in kept.objections(ground)] == ["verify-other-list"]


def test_a_secret_that_is_chosen_after_the_numbers_is_found_out() -> None:
    scene, kept = listed()
    scene.shuffle()
    other = replace(proof_of(scene), secret="77" * 32)
    assert "verify-other-pledge" in [said.key for said in kept.objections(other)]
    assert not other.is_revealed


# Crashes


def test_a_log_that_ends_anywhere_folds_to_the_same_step() -> None:
    scene = shuffling()
    while (shuffle := scene.state.shuffling) is not None:
        _check_reload(scene)
        if shuffle.is_listed and len(shuffle.numbers) == 2 and not shuffle.restarts:
            time_is_over(scene)
        else:
            scene.answer_shuffle(shuffle.missing[-1])
    _check_reload(scene)
    assert json.loads(proof_of(scene).terms)["restarts"] == 1


def _check_reload(scene: Scene) -> None:
    loaded = TableState(table="table-1")
    for row in scene.rows():
        fold(loaded, row.n, read(row.kind, row.data), row.at)
    assert picture(loaded) == picture(scene.state)
    assert loaded.shuffle == scene.state.shuffle
    thawed = thaw("table-1", freeze(scene.state))
    assert thawed is not None
    assert picture(thawed) == picture(scene.state)
    assert (thawed.match and thawed.match.header) == (scene.state.match and scene.state.match.header)


PATIENT = Timing(bot_move=0.0, notice=0.01, quiet=0.0, commit=600.0, reveal=600.0)
HASTY = Timing(bot_move=0.0, notice=0.01, quiet=0.0, commit=0.1, reveal=0.1)


@in_time
async def test_a_server_that_is_killed_at_any_step_goes_on_with_it() -> None:
    """Each house is a new process on the same store; the one before is left as a kill would leave it."""
    store = MemoryStore()
    house = House(store, PATIENT)
    keeper, ann = await house.lobby()
    _, ben = await house.enter(keeper.state, BEN, is_silent=True)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    ann.keeper = None
    ask(keeper, ann, wire.Start)
    await until(lambda: keeper.state.shuffling)
    pledge = now_of(keeper.state).pledge
    lines = {ANN: ann, BEN: ben}
    for step, person in (("commit", ANN), ("commit", BEN), ("reveal", BEN), ("reveal", ANN)):
        house = House(store, PATIENT)
        for each, before_it in list(lines.items()):
            keeper, lines[each] = await house.enter(keeper.state, each, is_silent=True)
            lines[each].shuffler = before_it.shuffler  # the page keeps its number in the browser
        assert now_of(keeper.state).pledge == pledge
        fairness = lines[person].frame.table.fairness
        assert fairness is not None
        assert fairness.step == step
        before = keeper.state.n
        lines[person].keeper = keeper
        lines[person].send(lines[person].frame)
        lines[person].keeper = None
        await until(lambda before=before, keeper=keeper: keeper.state.n > before)  # type: ignore[misc]
    assert keeper.state.status == PLAYING
    proof = keeper.state.playing.header.proof
    assert proof is not None
    assert proof.numbers == tuple(line.shuffler.number(pledge) for line in (lines[ANN], lines[BEN]))
    assert (await House(store).hall.load(keeper.state.table)).playing.digest() == keeper.state.playing.digest()


def now_of(state: TableState) -> Shuffle:
    assert state.shuffling is not None
    return state.shuffling


@in_time
async def test_after_a_crash_the_time_of_a_step_runs_again() -> None:
    store = MemoryStore()
    house = House(store, PATIENT)
    state = await house.hall.create("monsterrolle", 3, ANN, ["Ann"], is_quick=True, is_begun=True)
    again = House(store, HASTY)
    keeper, _ = await again.enter(state, EVE)
    await until(lambda: keeper.state.status == PLAYING)
    assert keeper.state.shuffle is not None
    assert keeper.state.shuffle.revealed() == [""]


class CommitsOnly(Shuffler):
    """A page that is closed before the list comes."""

    def answer(self, table: dict[str, Any]) -> dict[str, str] | None:
        wanted = super().answer(table)
        return wanted if wanted is not None and wanted["t"] == "commit" else None


@in_time
async def test_a_page_that_commits_and_is_gone_costs_a_restart_and_no_more() -> None:
    house = House(timing=replace(PATIENT, reveal=0.3))
    keeper, ann = await house.lobby()
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    ben.shuffler = CommitsOnly(BEN)
    await do(keeper, ann, wire.Start)
    proof = keeper.state.playing.header.proof
    assert proof is not None
    terms = json.loads(proof.terms)
    assert (terms["restarts"], terms["refused"]) == (1, [1])
    assert proof.numbers == (ann.shuffler.number(proof.pledge), "")
    assert proof.is_revealed


@in_time
async def test_an_update_of_the_rules_in_between_leaves_the_start_to_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    house = House(store, PATIENT)
    state = await house.hall.create("monsterrolle", 3, ANN, ["Ann"], is_quick=True, is_begun=True)
    game = state.game
    monkeypatch.setattr(game, "info", replace(game.info, rules_version=game.info.rules_version + 1))
    keeper, ann = await House(store, PATIENT).enter(state, ANN, is_silent=True)
    await until(lambda: keeper.state.shuffling is None)
    assert keeper.state.status == OPEN
    ann.keeper = keeper
    await do(keeper, ann, wire.Start)
    assert keeper.state.status == PLAYING


# Afterwards


@in_time
async def test_the_match_file_carries_the_whole_proof() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    match = keeper.state.playing
    file = decode(all_at_once(encoding(match.game, match.header, match.entries)))
    assert file.header.proof == match.header.proof
    assert file.header.proof is not None
    assert file.header.proof.is_revealed
    assert file.header.proof.seed == file.header.seed


def test_a_deal_that_was_chosen_has_no_shuffle() -> None:
    scene = Scene(2).seat_ben()
    scene.state.seed = 1 << 200
    steps = scene.answer(ANN, wire.Start)
    assert [type(step) for step in steps] == [Started]
    for step in steps:
        scene.write(step)
    assert scene.seen(ANN).table.fairness is None
    assert scene.state.playing.header.seed == 1 << 200
    assert scene.state.playing.header.proof is None
    thawed = thaw("table-1", freeze(scene.state))
    assert thawed is not None
    assert thawed.seed == thawed.playing.header.seed == 1 << 200


def test_old_tables_that_began_without_a_pledge_prove_nothing() -> None:
    scene = Scene(2).seat_ben().begin().play(random.Random(1))
    assert scene.seen(ANN).table.fairness is None


def test_secrets_are_drawn_anew() -> None:
    assert len({new_secret() for _ in range(9)}) == 9
    scene = Scene(2).seat_ben()
    drawn = set()
    for _ in range(2):
        step = scene.answer(ANN, wire.Start, known={"secret": new_secret()})[0]
        assert isinstance(step, Pledged)
        drawn.add(step.secret)
    assert len(drawn) == 2
