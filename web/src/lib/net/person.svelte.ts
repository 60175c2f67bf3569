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

  /** Nobody in particular sits here any more. */
  vanish(): void {
    this.token = this.name = '';
    keep('token', '');
    keep('name', '');
  }

  /** Our share of a table's randomness: made once, kept for the proof afterwards. */
  nonce(code: string): string {
    const known = recall(`nonce.${code}`);
    return known || this.keepNonce(code, newNonce());
  }

  /** The first promise that we heard at a table; what the server says later has to fit it. */
  pledge(code: string, heard = ''): string {
    const known = recall(`pledge.${code}`);
    if (!known && heard) keep(`pledge.${code}`, heard);
    return known || heard;
  }

  keepNonce(code: string, nonce: string): string {
    keep(`nonce.${code}`, nonce);
    return nonce;
  }
}

export const person = new Person();
