"""The terminal for output: a rich Console without markup, which raises BrokenPipeError when its reader ends."""

from __future__ import annotations

from collections.abc import Iterable
from colorsys import rgb_to_hls
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorType
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.style import Style

SIXTEEN: Final = (
    (15, "bright_white on red", "red"),
    (42, "black on yellow", "yellow"),  # orange: the yellow of most terminals is dark
    (70, "bright_yellow on black", "bright_yellow"),
    (165, "black on green", "green"),
    (195, "black on cyan", "cyan"),
    (250, "bright_white on blue", "bright_blue"),
    (290, "bright_white on magenta", "magenta"),
    (345, "black on bright_magenta", "bright_magenta"),
    (361, "bright_white on red", "red"),
)
"""For hues up to so many degrees: the style with a background, and the colour of letters. The nearest of sixteen
colours would be the same grey for all pale ones. The Linux console has no bright backgrounds: not relied upon."""
PALE: Final = 0.1
"""Colours of less saturation are shown as grey."""


class Screen(Console):
    """A Console that takes markup and emoji codes as plain text, because names and files come from outside."""

    def __init__(self) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, soft_wrap=True)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # rich itself would exit with 1, which means something else here

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        segments = super().render(renderable, options)
        if self.color_system != "standard":
            return segments
        return [Segment(each.text, in_sixteen(each.style), each.control) for each in segments]


@lru_cache(maxsize=256)
def in_sixteen(style: Style | None) -> Style | None:
    """The style with colours that can be told apart on a terminal of sixteen colours."""
    if style is None:
        return None
    if style.bgcolor is not None and style.bgcolor.type == ColorType.TRUECOLOR:
        return style + Style.parse(_of_hue(style.bgcolor)[0])
    if style.color is not None and style.color.type == ColorType.TRUECOLOR:
        return style + Style.parse(_of_hue(style.color)[1])
    return style


def _of_hue(colour: Color) -> tuple[str, str]:
    hue, lightness, saturation = rgb_to_hls(*colour.get_truecolor().normalized)
    if saturation < PALE:
        return ("black on white", "white") if lightness > 0.5 else ("bright_white on black", "black")
    return next((ground, letters) for limit, ground, letters in SIXTEEN if hue * 360 < limit)
