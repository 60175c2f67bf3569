// People whose chat is hidden on this device, as long as the page is open.

import { SvelteSet } from 'svelte/reactivity';
import type { ShownChat } from '$lib/generated';

const keyOf = (said: ShownChat): string => (said.seat >= 0 ? `seat ${said.seat}` : `name ${said.name}`);

class Muted {
  #keys = new SvelteSet<string>();

  has(said: ShownChat): boolean {
    return this.#keys.has(keyOf(said));
  }

  add(said: ShownChat): void {
    this.#keys.add(keyOf(said));
  }

  clear(): void {
    this.#keys.clear();
  }

  get count(): number {
    return this.#keys.size;
  }
}

export const muted = new Muted();
