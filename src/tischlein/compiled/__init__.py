"""The engine's inner loops as compiled modules, made by mypyc from the same Python sources.

Compiled modules are kept outside the sources and used only if they were made from exactly the sources that are there.
Nothing else in the project knows of them: with `TISCHLEIN_PURE=1`, or without their folder, everything is pure Python.
"""
