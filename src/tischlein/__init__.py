"""Tischlein: tabletop games for the browser and the terminal."""

from tischlein.compiled.finder import install

__version__ = "0.1.0"

install()  # before any module is loaded that may have been compiled
