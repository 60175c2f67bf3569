"""Live tables: lobby, match and chat as one log of records. No HTTP and no SQL here."""
