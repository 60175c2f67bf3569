-- When a table came into its status. Memberships repeat both, so that a person's list is read from one index, in order,
-- without looking at all tables of the person.
ALTER TABLE tables ADD COLUMN turned bigint NOT NULL DEFAULT 0;

UPDATE tables SET turned = updated;

ALTER TABLE memberships ADD COLUMN status text NOT NULL DEFAULT '';

ALTER TABLE memberships ADD COLUMN turned bigint NOT NULL DEFAULT 0;

UPDATE memberships SET status = tables.status, turned = tables.turned FROM tables WHERE id = table_id;

CREATE INDEX memberships_list ON memberships (person, status, turned);
