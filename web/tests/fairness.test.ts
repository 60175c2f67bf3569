import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { verify } from '$lib/net/fairness';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const text = 'topsecret|aa,bb';
const honest = {
  pledge: sha('topsecret'),
  commitment: sha(text),
  nonces: ['aa', 'bb'],
  secret: 'topsecret',
  seed: sha(`seed|${text}`).slice(0, 16),
};

test('an honest shuffle is verified, including the nonce of this browser', () => {
  expect(verify(honest, 'bb', honest.pledge)).toEqual({ isCommitted: true, isSeeded: true, hasNonce: true });
  expect(verify(honest, 'cc', honest.pledge)?.hasNonce).toBe(false);
});

test('nothing is claimed before the secret is out', () => {
  expect(verify({ ...honest, secret: '', seed: '' }, 'bb', honest.pledge)).toBeNull();
});

test.each([
  ['another secret', { secret: 'other' }, { isCommitted: false, isSeeded: false }],
  ['another number', { nonces: ['aa', 'bc'] }, { isCommitted: false, isSeeded: false }],
  ['another seed', { seed: '0000000000000001' }, { isCommitted: true, isSeeded: false }],
  ['no seed', { seed: 'not hex' }, { isCommitted: true, isSeeded: false }],
])('%s is noticed', (_, change, found) => {
  expect(verify({ ...honest, ...change }, 'bb', honest.pledge)).toMatchObject(found);
});

test('a secret that was not pledged from the beginning is noticed, whatever is said later', () => {
  expect(verify(honest, 'bb', sha('another'))?.isCommitted).toBe(false);
  expect(verify({ ...honest, pledge: sha('another') }, 'bb', '')?.isCommitted).toBe(false);
  expect(verify(honest, 'bb', '')?.isCommitted).toBe(true);
});
