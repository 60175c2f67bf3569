"""Draws curves of growth side by side: docs/pictures/growth.svg."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, Protocol

ACROSS: Final = 2
WIDTH: Final = 420
HEIGHT: Final = 190
LEFT: Final = 52
TOP: Final = 34
BOTTOM: Final = 36


class Curve(Protocol):
    @property
    def title(self) -> str: ...

    @property
    def across(self) -> str: ...

    @property
    def points(self) -> Sequence[tuple[float, float]]: ...

    @property
    def slope(self) -> float: ...


def draw(curves: Sequence[Curve]) -> str:
    """Each in a field of its own, on linear scales that begin at 0."""
    lines = -(-len(curves) // ACROSS)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH * ACROSS} {HEIGHT * lines}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH * ACROSS}" height="{HEIGHT * lines}" fill="#fdfcf8"/>',
    ]
    for number, curve in enumerate(curves):
        x, y = WIDTH * (number % ACROSS), HEIGHT * (number // ACROSS)
        parts += [f'<g transform="translate({x} {y})">', *_field(curve), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def _field(curve: Curve) -> list[str]:
    most = max(across for across, _ in curve.points)
    dearest = max(cost for _, cost in curve.points) * 1.1
    wide, high = WIDTH - LEFT - 20, HEIGHT - TOP - BOTTOM
    places = [(LEFT + wide * across / most, TOP + high * (1 - cost / dearest)) for across, cost in curve.points]
    floor = TOP + high
    return [
        f'<text x="10" y="20" font-size="13" fill="#222">{escape(curve.title)}, slope {curve.slope:.2f}</text>',
        f'<path d="M{LEFT} {TOP}V{floor}H{LEFT + wide}" fill="none" stroke="#999"/>',
        f'<text x="{LEFT - 5}" y="{TOP + 8}" text-anchor="end" fill="#555">{dearest / 1.1:.3g} µs</text>',
        f'<text x="{LEFT + wide}" y="{floor + 15}" text-anchor="end" fill="#555">{most:g} '
        f"{escape(curve.across)}</text>",
        f'<polyline points="{" ".join(f"{x:.0f},{y:.0f}" for x, y in places)}" fill="none" stroke="#1f7a8c" '
        'stroke-width="2"/>',
        *(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="#1f7a8c"/>' for x, y in places),
    ]
