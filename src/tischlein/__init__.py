"""Tischlein: tabletop games for the browser and the terminal."""

__version__ = "0.1.0"
