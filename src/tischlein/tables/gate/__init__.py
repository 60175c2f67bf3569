"""Decides whether commands are allowed. Nothing else does, and nothing is changed here."""
