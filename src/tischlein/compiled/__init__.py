"""The engine's inner loops as compiled modules, made by mypyc from the same Python sources.

Compiled modules are kept outside the sources and used only if they were made from exactly the sources that are there.
With `TISCHLEIN_PURE=1`, or without their folder, everything is pure Python. Of the package, only its `__init__` and the
commands `about`, `compile` and `serve` import this folder, and `core.rng` asks whether it is compiled itself.
"""
