// The keys of the board: put the lifted card back, go to the next target, turn the card, discard it.

import { hasModifier } from '$kit/keys';
import type { Play } from '../model/play.svelte';

/** `isCovered`: whether a dialog with its own keys is open. */
export function keysOf(play: Play, isCovered: () => boolean, focusAt: (spot: string) => void) {
  return (event: KeyboardEvent) => {
    if (isCovered() || hasModifier(event)) return;
    if (event.key === 'Escape' && (play.lifted >= 0 || play.why.told)) {
      const slot = play.lifted;
      play.putBack();
      if (slot >= 0) focusAt(`hand:${slot}`);
      event.stopPropagation();
      return;
    }
    if (play.lifted < 0) return;
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const targets = [...play.targets.keys()];
    if (by !== undefined && targets.length > 0) {
      const now = targets.indexOf(document.activeElement?.getAttribute('data-at') ?? '');
      const next = now < 0 ? (by > 0 ? 0 : targets.length - 1) : (now + by + targets.length) % targets.length;
      focusAt(targets[next] ?? '');
    } else if (event.key.toLowerCase() === 'r') play.turn();
    else if (event.key === 'Delete' || event.key === 'Backspace') play.drop('discard');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
