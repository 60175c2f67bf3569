"""The terminal to write to: everything is shown as it is, and whoever stops reading is noticed by our caller."""

from __future__ import annotations

from rich.console import Console


class Screen(Console):
    """Names and files come from outside: what looks like markup or an emoji code in them is text."""

    def __init__(self) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, soft_wrap=True)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # rich itself would exit with 1, which means something else here
