"""Who was first: real time, for games that have a race. Tables without one never meet it."""
