"""The bots that can be asked for by name: each module here is one. There is no list of them (roster.py scans)."""
