"""Bots. They are given a View, never a State, so the type checker proves that they cannot cheat."""
