"""Live tables: lobby, match and chat, stored as one append-only log per table. No HTTP and no SQL here."""
