"""The kit that tests games: laws, clauses, golden playthroughs. It may print and write, unlike core."""
