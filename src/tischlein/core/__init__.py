"""The innermost ring: what a game is, how a match is recorded, and the laws every game obeys.

Pure and standard library only: no clock, no input or output, no global randomness, no knowledge of any game.
"""
