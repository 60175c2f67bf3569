"""Draws random play as bars: docs/pictures/speed.svg, for the README."""

from __future__ import annotations

import math
from html import escape
from typing import Final

from benchmarks.results import Row, written

WIDTH: Final = 860
NAMES: Final = 230
LINE: Final = 24
TOP: Final = 52
LEAST: Final = 0.005
"""Where the logarithmic scale begins, as a share of the minimal game."""
COLOURS: Final = {"compiled": "#1f7a8c", "pure": "#8fb8c2", "peers": "#b98b4e"}
TICKS: Final = (0.01, 0.03, 0.1, 0.3, 1.0)


def draw(rows: list[Row]) -> str:
    bars = [row for row in rows if row.kind == "random" and row.found is not None]
    bars.sort(key=lambda row: -row.found.share if row.found else 0.0)
    height = TOP + LINE * len(bars) + 34
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fdfcf8"/>',
        '<text x="12" y="22" font-size="15" fill="#222">Random play on one core, as a share of a minimal card game in'
        " pure Python (logarithmic)</text>",
    ]
    for number, (engine, colour) in enumerate(COLOURS.items()):
        called = {"compiled": "Tischlein, compiled", "pure": "Tischlein, pure Python", "peers": "others"}[engine]
        x = 12 + 190 * number
        parts.append(f'<rect x="{x}" y="32" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="43" fill="#333">{called}</text>')
    for tick in TICKS:
        at = NAMES + _length(tick)
        parts.append(f'<line x1="{at:.0f}" y1="{TOP}" x2="{at:.0f}" y2="{height - 26}" stroke="#ccc"/>')
        parts.append(f'<text x="{at:.0f}" y="{height - 10}" text-anchor="middle" fill="#555">{tick:g}</text>')
    for number, row in enumerate(bars):
        parts += _bar(row, TOP + LINE * number)
    return "\n".join([*parts, "</svg>", ""])


def _bar(row: Row, y: int) -> list[str]:
    assert row.found is not None
    end, least, most = (NAMES + _length(share) for share in (row.found.share, row.found.least, row.found.most))
    middle = y + LINE // 2
    return [
        f'<text x="{NAMES - 8}" y="{middle + 4}" text-anchor="end" fill="#222">{escape(row.name)}</text>',
        f'<rect x="{NAMES}" y="{y + 4}" width="{end - NAMES:.0f}" height="{LINE - 8}" fill="{COLOURS[row.engine]}"/>',
        f'<line x1="{least:.0f}" y1="{middle}" x2="{most:.0f}" y2="{middle}" stroke="#222"/>',
        f'<text x="{max(end, most) + 6:.0f}" y="{middle + 4}" fill="#222">{written(row.found.share)}</text>',
    ]


def _length(share: float) -> float:
    """Of a bar, in points."""
    whole = WIDTH - NAMES - 60
    return max(2.0, whole * math.log(max(share, LEAST) / LEAST) / math.log(1.3 / LEAST))
