// The shuffle was fixed before the first move: whoever knows the secret afterwards can check that, here in the page.

import type { ShownFairness } from '$lib/generated';
import { sha256hex } from './sha256';

export interface Verified {
  /** The secret is the one that was promised: before the first move, and before anybody's number was known. */
  isCommitted: boolean;
  /** The seed follows from the secret and everybody's numbers. */
  isSeeded: boolean;
  /** This browser's own number went in. */
  hasNonce: boolean;
}

/** `pledge` is the server's first promise, as this browser heard it when it came to the table; empty if it came later. */
export function verify(shown: ShownFairness, nonce: string, pledge: string): Verified | null {
  if (!shown.secret) return null;
  const isPledged = sha256hex(shown.secret) === (pledge || shown.pledge).toLowerCase();
  const text = `${shown.secret}|${shown.nonces.join(',')}`;
  return {
    isCommitted: isPledged && sha256hex(text) === shown.commitment.toLowerCase(),
    isSeeded: BigInt(`0x${sha256hex(`seed|${text}`).slice(0, 16)}`) === seedNumber(shown.seed),
    hasNonce: nonce !== '' && shown.nonces.includes(nonce),
  };
}

/** Sixteen hex digits, as the protocol says. */
function seedNumber(seed: string): bigint | null {
  return /^[0-9a-f]{1,16}$/i.test(seed) ? BigInt(`0x${seed}`) : null;
}
