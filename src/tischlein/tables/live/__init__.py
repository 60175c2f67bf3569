"""A table that runs: its keeper, who is there, bots, clocks."""
