"""Turns word keys into sentences of a language: Project Fluent files of the shell and of each game."""
