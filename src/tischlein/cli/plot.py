"""Draws rates with their intervals as an SVG: one line for each, a dot in it, the scale below."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

WIDTH: Final = 640
LEFT: Final = 190
"""Where the scale begins; labels are before it."""
RIGHT: Final = 590
ROW: Final = 26
HEAD: Final = 44
FOOT: Final = 34
STEPS: Final = (1, 2, 5)
MOST_TICKS: Final = 8
MOST_LETTERS: Final = 24


class Bar(NamedTuple):
    label: str
    low: float
    middle: float
    high: float
    is_second: bool = False
    """Drawn lighter: the same once more, in another way."""


class Panel(NamedTuple):
    title: str
    bars: Sequence[Bar]
    mark: float
    """A line at what would be expected of equals."""
    unit: str = ""


def draw(title: str, panels: Sequence[Panel]) -> str:
    panels = [panel for panel in panels if panel.bars]
    parts: list[str] = []
    top = 40.0
    for panel in panels:
        parts += _panel(panel, top)
        top += HEAD + ROW * len(panel.bars) + FOOT
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top:g}" width="{WIDTH}" height="{top:g}"'
            ' role="img" font-family="system-ui, sans-serif" font-size="14">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{top:g}" fill="#fff"/>',
            _text(20, 28, title, 'font-size="17" font-weight="600"'),
            *parts,
            "</svg>\n",
        )
    )


def _panel(panel: Panel, top: float) -> Iterator[str]:
    ticks = _ticks(
        min(panel.mark, *(bar.low for bar in panel.bars)), max(panel.mark, *(bar.high for bar in panel.bars))
    )

    def across(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - ticks[0]) / (ticks[-1] - ticks[0])

    upper = top + HEAD
    lower = upper + ROW * len(panel.bars)
    yield _text(20, top + 26, panel.title, 'font-weight="600"')
    for tick in ticks:
        yield _line(across(tick), upper - 6, across(tick), lower, "#ddd")
        yield _text(
            across(tick), lower + 18, f"{tick:g}{panel.unit}", 'text-anchor="middle" font-size="12" fill="#555"'
        )
    yield _line(across(panel.mark), upper - 6, across(panel.mark), lower, "#888", ' stroke-dasharray="4 3"')
    for number, bar in enumerate(panel.bars):
        y, colour = upper + ROW * (number + 0.5), "#8aa8c8" if bar.is_second else "#1f4e79"
        yield _text(LEFT - 12, y + 5, _end_of(bar.label), 'text-anchor="end"')
        yield _line(across(bar.low), y, across(bar.high), y, colour, ' stroke-width="3"')
        yield f'<circle cx="{across(bar.middle):.1f}" cy="{y:g}" r="5" fill="{colour}"/>'


def _end_of(label: str) -> str:
    """As much as fits before the scale; the end of a file's name says more than its folder."""
    return label if len(label) <= MOST_LETTERS else f"…{label[1 - MOST_LETTERS :]}"


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers around everything that is drawn."""
    power = 10.0 ** math.floor(math.log10(max(high - low, 1e-9)) - 1)
    size = next(
        step * power * scale
        for scale in (1, 10, 100)
        for step in STEPS
        if math.ceil(high / (step * power * scale)) - math.floor(low / (step * power * scale)) <= MOST_TICKS
    )
    first, last = math.floor(low / size), math.ceil(high / size)
    return [round(number * size, 9) for number in range(first, max(last, first + 1) + 1)]


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x:.1f}" y1="{y:g}" x2="{to_x:.1f}" y2="{to_y:g}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, content: str, more: str) -> str:
    return f'<text x="{x:.1f}" y="{y:g}" {more}>{escape(content)}</text>'
