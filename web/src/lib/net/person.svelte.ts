// The person at this device: a secret token and the last name. There are no accounts.

import { keep, onKept, recall } from '$lib/storage';
import { hex } from './ids';

class Person {
  /**
   * Not reactive: requests are made in effects, and one that depended on the token would ask and connect again with every
   * new one that its own answer brings.
   */
  token = recall('token');
  /** Whether there is a token, for what is shown. */
  isKnown = $state(recall('token') !== '');
  name = $state(recall('name'));
  /** The server no longer accepts the token that this device had. */
  wasSignedOut = $state(false);

  constructor() {
    // Another tab may have got a new token, which voids this one's.
    onKept('token', (token) => this.#set(token));
  }

  /** A secret by which the server knows this device when it signs out the others. No link carries it. */
  get device(): string {
    const known = recall('device');
    if (!known) keep('device', hex(16));
    return known || recall('device');
  }

  #set(token: string): void {
    this.token = token;
    this.isKnown = token !== '';
  }

  /** Stores the token from the server, unless it is empty. */
  take(token: string): void {
    if (!token || token === this.token) return;
    this.#set(token);
    this.wasSignedOut = false;
    keep('token', token);
  }

  /** Deletes the token that the server refused, unless there is another one meanwhile. */
  signedOut(token: string): void {
    if (token !== this.token) return;
    this.#set('');
    this.wasSignedOut = true;
    keep('token', '');
  }

  call(name: string): void {
    this.name = name.trim().slice(0, 24);
    keep('name', this.name);
  }

  /** Deletes token and name, and what the device was known by. */
  vanish(): void {
    this.#set('');
    this.name = '';
    keep('token', '');
    keep('name', '');
    keep('device', '');
  }
}

export const person = new Person();
