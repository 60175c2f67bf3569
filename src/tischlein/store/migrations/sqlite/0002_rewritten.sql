-- The number of the record with which names were forgotten: a snapshot from before it may still know them.
ALTER TABLE tables ADD COLUMN rewritten INTEGER NOT NULL DEFAULT 0;
