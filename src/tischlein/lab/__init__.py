"""Simulation and fuzzing: many matches without tables or clocks."""
