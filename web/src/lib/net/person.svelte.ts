// The person at this device: a secret token and the last name. There are no accounts.

import { keep, recall } from '$lib/storage';

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
}

export const person = new Person();
