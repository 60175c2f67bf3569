// Verifies in the page, after the match, that the shuffle was fixed before the first move.

import type { ShownFairness } from '$lib/generated';
import { sha256hex } from './sha256';

export interface Verified {
  /** The secret matches the commitment (before the first move) and the pledge (before any nonce was known). */
  isCommitted: boolean;
  /** The seed follows from the secret and all nonces. */
  isSeeded: boolean;
  /** This browser's nonce was included. */
  hasNonce: boolean;
}

/** `pledge` is the hash that this browser stored when it first connected to the table; empty if it stored none. */
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

/** Sixteen hex digits, as specified in `ShownFairness`. */
function seedNumber(seed: string): bigint | null {
  return /^[0-9a-f]{1,16}$/i.test(seed) ? BigInt(`0x${seed}`) : null;
}
