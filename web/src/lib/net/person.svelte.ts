// The person at this device: a secret token and the last name. There are no accounts.

import { keep, recall } from '$lib/storage';
import { newNonce } from './ids';

class Person {
  token = $state(recall('token'));
  name = $state(recall('name'));

  /** Stores the token from the server, unless it is empty. */
  take(token: string): void {
    if (!token || token === this.token) return;
    this.token = token;
    keep('token', token);
  }

  call(name: string): void {
    this.name = name.trim().slice(0, 24);
    keep('name', this.name);
  }

  /** Deletes token and name. */
  vanish(): void {
    this.token = this.name = '';
    keep('token', '');
    keep('name', '');
  }

  /** This browser's nonce for a table's shuffle: drawn once, and stored for the verification after the match. */
  nonce(code: string): string {
    const known = recall(`nonce.${code}`);
    return known || this.keepNonce(code, newNonce());
  }

  /** Stores the first pledge that was received for a table, for the verification after the match. */
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
