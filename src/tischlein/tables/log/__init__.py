"""The log of a table: its records, how older ones are read, and the fold that turns them into a table."""
