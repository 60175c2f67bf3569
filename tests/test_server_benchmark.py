"""The benchmark of the server, in small: a second of each game against a real server gives believable figures."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
import pytest

from benchmarks.guests import Seen, look, offered
from benchmarks.meter import Eyes, Meter, Sample, Sent
from benchmarks.report import COLUMNS, Figures, figures, median_of, ratios, row
from benchmarks.server import measure, parts, plan_for
from benchmarks.servers import ROOT, Running, checkouts, serving
from tests.e2e.matrix import gated
from tischlein.core.registry import game_ids

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bytes and processor time come from Linux")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("store")
    with serving(checkouts([])[0], f"sqlite:///{folder}/bench.sqlite", 1) as servers:
        yield servers


def play(game: str, running: list[Running], *, has_deflate: bool = True) -> Figures:
    plan = plan_for(game, running, tables=2, pause=0.0, has_deflate=has_deflate, has_affinity=True)
    return measure(plan, 1, 1.0, running)


@gated("game", game_ids(), gate=["click"])
def test_every_game_is_played_and_measured(game, running):
    found = play(game, running)
    assert found.rate > 2
    assert 0 < found.ack_p50 <= found.ack_p99 < 5_000
    assert 0 < found.other_p50 <= found.other_p99 < 5_000
    assert found.cost > 0
    assert found.memory > 10
    assert found.load > 0
    assert found.refused == 0, "scripted people only make moves that they are offered"
    assert found.frame > 500
    assert 8 < found.bytes_in < 200, "a move is a short message"
    assert 0 < found.bytes_out < 2 * found.frame, "two frames and an acknowledgement, compressed"


def test_without_deflate_frames_are_on_the_wire_as_they_are(running):
    found = play(game_ids()[0], running, has_deflate=False)
    assert 1.8 * found.frame < found.bytes_out < 3 * found.frame


def test_moves_are_found_in_a_frame_and_in_nothing_else():
    assert offered(look(b'{"t":"welcome","token":"x"}')) == (0, [])
    assert offered(look(b'{"t":"frame","v":3,"match":null}')) == (0, [])
    assert offered(look(b'{"t":"frame","v":3,"match":{"legal":{"1":["go","end"]},"new":[1]}}')) == (1, ["go", "end"])
    ended = b'{"t":"frame","v":3,"match":{"legal":{"1":["go"]},"result":{"reason":"x"}}}'
    assert offered(look(ended)) == (0, [])
    finished = b'{"t":"frame","table":{"status":"finished"},"match":{"legal":{"1":["go"]}}}'
    assert offered(msgspec.json.decode(finished, type=Seen)) == (0, [])


@pytest.mark.parametrize("is_ack_first", [True, False])
def test_the_other_ones_frame_is_timed_whatever_comes_first(is_ack_first):
    meter = Meter()
    meter.begin(0.0, float("inf"))
    eyes, move = Eyes(meter), Sent()
    eyes.expect(move)
    eyes.see(6)
    if is_ack_first:
        move.v = 7
        eyes.settle()
        assert meter.sample.others == []
    eyes.see(7)
    if not is_ack_first:
        assert meter.sample.others == []
        move.v = 7
        eyes.settle()
    assert len(meter.sample.others) == 1
    assert 0 <= meter.sample.others[0] < 5
    eyes.see(8)
    assert len(meter.sample.others) == 1


def test_figures_are_those_of_all_processes_of_people():
    one = Sample(seconds=2.0, moves=3, acks=[0.001, 0.002, 0.003], others=[0.002] * 3, bytes_in=60, frames=6)
    two = Sample(seconds=2.0, moves=1, acks=[0.009], others=[0.004], bytes_in=20, frame_bytes=7_000, processor=1.0)
    found = figures([one, two], 0.004, 0.002, 5_000_000)
    assert (found.rate, found.ack_p50, found.ack_p99, found.other_p99) == (2, 2.5, 9, 4)
    assert (found.cost, found.store_cost, found.bytes_in, found.load, found.memory) == (1_000, 500, 20, 50, 5)


def test_versions_are_compared_by_the_medians_of_their_runs():
    def of(value: float) -> Figures:
        return Figures(*(value for _ in COLUMNS))

    assert median_of([of(1), of(9), of(2)]) == of(2)
    assert ratios("", of(3), of(2)).split() == ["1.50"] * 10
    assert row("x", of(1)).split()[:2] == ["x", "1"]
    assert set(ratios("", of(3), of(0)).split()) == {"-"}


def test_tables_are_dealt_out_to_processes():
    plan = plan_for(game_ids()[0], [], tables=5, pause=0.0, has_deflate=True, has_affinity=True)
    dealt = parts(plan, 2)
    assert [(part.first, part.tables) for part in dealt] == [(0, 2), (2, 3)]
    assert [(part.first, part.tables) for part in parts(plan, 9)] == [(n, 1) for n in range(5)]


def test_a_checkout_can_be_measured_with_the_compiled_engine_and_without():
    with_build, without = checkouts([str(ROOT), f"pure:{ROOT}"])
    assert (with_build.is_pure, without.is_pure) == (False, True)
    assert with_build.path == without.path
    assert with_build.name != without.name


def test_a_folder_without_an_environment_is_named(tmp_path):
    with pytest.raises(SystemExit, match="fmt` there"):
        checkouts([str(tmp_path)])
