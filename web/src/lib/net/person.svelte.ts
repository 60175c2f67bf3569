// Who sits at this device: a secret token and the name typed last. No account.

import { keep, recall } from '$lib/storage';
import { newNonce } from './ids';

class Person {
  token = $state(recall('token'));
  name = $state(recall('name'));

  /** The server's word on who we are; an empty one says nothing new. */
  take(token: string): void {
    if (!token || token === this.token) return;
    this.token = token;
    keep('token', token);
  }

  call(name: string): void {
    this.name = name.trim().slice(0, 24);
    keep('name', this.name);
  }

  /** Our share of a table's randomness: made once, kept for the proof afterwards. */
  nonce(code: string): string {
    const known = recall(`nonce.${code}`);
    return known || this.keepNonce(code, newNonce());
  }

  keepNonce(code: string, nonce: string): string {
    keep(`nonce.${code}`, nonce);
    return nonce;
  }
}

export const person = new Person();
