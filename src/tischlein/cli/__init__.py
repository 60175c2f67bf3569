"""The command `tischlein`."""

from tischlein.cli.app import main

__all__ = ["main"]
