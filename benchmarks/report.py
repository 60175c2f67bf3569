"""From what was seen to a table: one row for each game, store and way of playing, and ratios between versions."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Final, NamedTuple

from benchmarks.meter import Sample


class Case(NamedTuple):
    """What is measured, whatever the version of the server."""

    game: str
    store: str
    processes: int
    has_affinity: bool
    tables: int
    pause: float

    @property
    def label(self) -> str:
        """For example `2a` for two processes with affinity, `2r` where connections go round."""
        way = "" if self.processes == 1 else "a" if self.has_affinity else "r"
        pace = "1/s" if self.pause else "max"
        return f"{self.game:13}{self.store:9}{self.processes}{way:2}{self.tables:>6} {pace}"


class Figures(NamedTuple):
    """Of one run, or the medians of several."""

    rate: float
    ack_p50: float
    ack_p99: float
    other_p50: float
    other_p99: float
    cost: float
    store_cost: float
    bytes_in: float
    bytes_out: float
    frame: float
    memory: float
    load: float
    matches: float
    refused: float


COLUMNS: Final = (
    ("moves/s", 9, 0),
    ("ack p50", 9, 1),
    ("p99", 8, 1),
    ("other p50", 11, 1),
    ("p99", 8, 1),
    ("us/move", 9, 0),
    ("db us", 7, 0),
    ("B in", 7, 0),
    ("B out", 7, 0),
    ("frame B", 9, 0),
    ("MB", 6, 0),
    ("people", 8, 0),
    ("ended", 7, 0),
    ("refused", 8, 0),
)
"""Heading, width, digits; in the order of Figures."""
COMPARED: Final = 10
"""So many of them are compared between versions; the rest says how far to trust the others."""


def figures(samples: list[Sample], processor: float, store_processor: float, memory: int) -> Figures:
    """The samples are those of the processes of scripted people in one run."""
    moves = sum(sample.moves for sample in samples)
    if not moves:
        raise SystemExit("No move was made while it was measured.")
    acks = sorted(wait for sample in samples for wait in sample.acks)
    others = sorted(wait for sample in samples for wait in sample.others) or [float("nan")]

    def per_move(amount: Callable[[Sample], float]) -> float:
        return sum(amount(sample) for sample in samples) / moves

    frames = sum(sample.frames for sample in samples)
    return Figures(
        rate=moves / samples[0].seconds,
        ack_p50=1000 * statistics.median(acks),
        ack_p99=1000 * percentile(acks, 0.99),
        other_p50=1000 * statistics.median(others),
        other_p99=1000 * percentile(others, 0.99),
        cost=1e6 * processor / moves,
        store_cost=1e6 * store_processor / moves,
        bytes_in=per_move(lambda sample: sample.bytes_in),
        bytes_out=per_move(lambda sample: sample.bytes_out),
        frame=sum(sample.frame_bytes for sample in samples) / max(1, frames),
        memory=memory / 1e6,
        load=100 * max(sample.processor / sample.seconds for sample in samples),
        matches=sum(sample.matches for sample in samples),
        refused=sum(sample.refused for sample in samples),
    )


def percentile(ordered: list[float], rank: float) -> float:
    return ordered[min(len(ordered) - 1, int(rank * len(ordered)))]


def median_of(runs: list[Figures]) -> Figures:
    return Figures(*(statistics.median(values) for values in zip(*runs, strict=True)))


def heading(width: int) -> str:
    return f"{'':{width}}" + "".join(f"{name:>{size}}" for name, size, _ in COLUMNS)


def row(label: str, found: Figures) -> str:
    cells = zip(found, COLUMNS, strict=True)
    return label + "".join(f"{value:>{size},.{digits}f}" for value, (_, size, digits) in cells)


def ratios(label: str, found: Figures, base: Figures) -> str:
    """By how much each figure is larger than that of the first version."""
    cells = zip(found[:COMPARED], base[:COMPARED], COLUMNS[:COMPARED], strict=True)
    return label + "".join(
        f"{value / other:>{size}.2f}" if other else f"{'-':>{size}}" for value, other, (_, size, _) in cells
    )
