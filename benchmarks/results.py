"""The tables of benchmarks/results.md: what was found, as Markdown."""

from __future__ import annotations

from typing import Final, NamedTuple


class Found(NamedTuple):
    share: float
    """The median of what was done, as a share of the minimal game's decisions in the same time."""
    least: float
    most: float
    rate: float
    """The median per second of processor time."""


class Row(NamedTuple):
    kind: str
    name: str
    engine: str
    found: Found | None
    why: str
    """Why there is no figure."""


TITLES: Final = {
    "random": "Random play: decisions, with the legal moves listed at each of them",
    "greedy": "Decisions of the bot `greedy`, views included",
    "copy": "Copies of a state",
    "view": "Views of a seat",
    "page": "The game's part of a frame: the view as the page gets it, as JSON",
}


def table(rows: list[Row], circumstances: list[str]) -> str:
    parts = ["# What `make bench` found", "", *circumstances, ""]
    parts += [
        "A share is a figure divided by the decisions of a minimal card game in pure Python in the same time "
        "(`minimal.py`). Shares are for comparing; the figures per second hold for this machine and this minute.",
        "",
    ]
    for kind, title in TITLES.items():
        chosen = [row for row in rows if row.kind == kind]
        if chosen:
            parts += [f"## {title}", "", *_lines(chosen), ""]
    return "\n".join(parts)


def _lines(rows: list[Row]) -> list[str]:
    lines = ["| | engine | share (least to most) | per second | compiled : pure |", "|---|---|---|---|---|"]
    for row in rows:
        if row.found is None:
            lines.append(f"| {row.name} | {row.engine} | missing: {row.why} | | |")
            continue
        share = f"{written(row.found.share)} ({written(row.found.least)} to {written(row.found.most)})"
        lines.append(f"| {row.name} | {row.engine} | {share} | {row.found.rate:,.0f} | {gain(rows, row)} |")
    return lines


def written(share: float) -> str:
    """With at least two figures that count."""
    return f"{share:.3f}" if share >= 0.01 else f"{share:.2g}"


def gain(rows: list[Row], row: Row) -> str:
    """How many times the pure engine's share the compiled one's is; empty for others."""
    if row.engine != "compiled" or row.found is None:
        return ""
    pure = [other.found for other in rows if (other.name, other.engine) == (row.name, "pure")]
    return f"{row.found.share / pure[0].share:.2f}" if pure and pure[0] else ""
