// Measures where things are on the board, for animations.

import type { Box } from '$kit/flights.svelte';
import { nodeAt } from '$kit/keys';
import type { Places } from './flights';

/** The first of these places that is visible. */
export function measure(board: HTMLElement | null, places: Places): Box | null {
  for (const place of places) {
    const node = nodeAt(board, place);
    const box = node && board ? boxOf(node, board) : null;
    if (box) return box;
  }
  return null;
}

/** Its middle, and the width of a tile there; null if it is scrolled out of view. */
function boxOf(node: HTMLElement, board: HTMLElement): Box | null {
  const at = node.getBoundingClientRect();
  const base = board.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const frame = (node.closest('[data-clips]') ?? board).getBoundingClientRect();
  if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
  const [less, more] = [Math.min(at.width, at.height), Math.max(at.width, at.height)];
  return { x: x - base.left, y: y - base.top, width: more < 1.3 * less ? more : less };
}
