-- Who signed out all other devices, when for the last time, and the digest of the device that did it.
CREATE TABLE revocations (
    person TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    device TEXT NOT NULL
);
