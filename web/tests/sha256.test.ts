import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256hex } from '$lib/net/sha256';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the vector of FIPS 180-4: %j', (text, digest) => {
  expect(sha256hex(text)).toBe(digest);
});

test('every length around the block borders, and letters of several bytes', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'ї'.repeat(length % 7) + 'x'.repeat(length);
    expect(sha256hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
