"""One folder per game, found by scanning (core.registry). No game imports another."""
