// Boxes on the shelf before their games are there. A game that exists brings its own and replaces the entry here.

import type { Component } from 'svelte';

export interface LocatedBox {
  id: string;
  title: string;
  load: () => Promise<{ default: Component }>;
}

export const shelf: LocatedBox[] = [];
