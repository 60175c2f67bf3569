// The person at this device: a secret token and the last name. There are no accounts.

import { keep, recall } from '$lib/storage';

class Person {
  /**
   * Not reactive: requests are made in effects, and one that depended on the token would ask and connect again with every
   * new one that its own answer brings.
   */
  token = recall('token');
  /** Whether there is a token, for what is shown. */
  isKnown = $state(recall('token') !== '');
  name = $state(recall('name'));

  #set(token: string): void {
    this.token = token;
    this.isKnown = token !== '';
  }

  /** Stores the token from the server, unless it is empty. */
  take(token: string): void {
    if (!token || token === this.token) return;
    this.#set(token);
    keep('token', token);
  }

  call(name: string): void {
    this.name = name.trim().slice(0, 24);
    keep('name', this.name);
  }

  /** Deletes token and name. */
  vanish(): void {
    this.#set('');
    this.name = '';
    keep('token', '');
    keep('name', '');
  }
}

export const person = new Person();
