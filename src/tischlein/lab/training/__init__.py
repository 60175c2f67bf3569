"""Learns weights for a game's planner by playing, and accepts them only if they play better."""
