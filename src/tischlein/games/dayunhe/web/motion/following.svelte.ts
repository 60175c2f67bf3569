// On a phone the map scrolls to what happens: the moving ship, changes by others, and the fields that can be chosen.

import { untrack } from 'svelte';
import { changedBy } from '../model/happened';
import type { Trial } from '../model/mapping';
import type { BoardProps } from '../types';

/** What can be scrolled; null on a screen that shows the whole map. */
interface Port {
  reveal: (field: string, smoothly: boolean) => void;
  revealOne: (fields: readonly string[]) => void;
  uncover: (field: string) => void;
}

interface Followed {
  port: Port | null;
  ship: string;
  isSteering: boolean;
  targets: ReadonlySet<string>;
  trial: Trial | null;
  lines: BoardProps['lines'];
  own: number;
  isSmooth: boolean;
  /** Changes when the screen is rotated. */
  shape: string;
  width: number;
}

/** To be called while the board is created. */
export function follow(now: () => Followed): void {
  const followed = $derived.by(now);
  const port = $derived(followed.port);
  const ship = $derived(followed.ship);
  const isSteering = $derived(followed.isSteering);
  const targets = $derived(followed.targets);
  const lines = $derived(followed.lines);
  const trial = $derived(followed.trial);
  const shape = $derived(followed.shape);
  const width = $derived(followed.width);

  let isShown = false;
  $effect(() => {
    void [ship, isSteering];
    if (!port) return;
    untrack(() => port?.reveal(ship, isShown && followed.isSmooth));
    isShown = true;
  });
  // After a phone was rotated, scrolls to the same thing again when the layout is stable.
  $effect(() => {
    void [shape, width];
    const frame = requestAnimationFrame(() => {
      if (targets.size > 0) port?.revealOne([...targets]);
      else port?.reveal(ship, false);
    });
    return () => cancelAnimationFrame(frame);
  });
  $effect(() => {
    const changed = changedBy(lines.filter((line) => line.seat !== untrack(() => followed.own))).at(-1);
    if (port && changed) untrack(() => port?.reveal(changed, followed.isSmooth));
  });
  $effect(() => {
    const fields = [...targets];
    if (port && fields.length > 0) untrack(() => port?.revealOne(fields));
  });
  $effect(() => {
    const at = trial?.isPlaced ? trial.field : '';
    if (port && at) untrack(() => port?.uncover(at));
  });
}
