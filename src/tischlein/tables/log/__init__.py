"""The log of a table: its records, the upgrades of older ones, and the fold that turns records into a table's state."""
