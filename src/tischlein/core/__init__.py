"""The innermost layer: what a game is, and how a match is played, recorded and read.

Pure and standard library only: no clock, no input or output, no global randomness, no knowledge of any game.
"""
