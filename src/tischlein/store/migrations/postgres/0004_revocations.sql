-- Who signed out all other devices, when for the last time, and the digest of the device that did it.
CREATE TABLE revocations (
    person text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    device text NOT NULL
);
