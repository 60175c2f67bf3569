"""Several server processes on one PostgreSQL: which of them keeps a table, and how the others reach it.

An optional part: tables and store never import it.
"""
