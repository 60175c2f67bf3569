// The learn match: Knolle, whom nobody at the table plays, shows how it goes.

import type { LessonArt } from '$kit/learn/art';
import { isSameSheet } from '../model/cards';
import { parseMove, placeKey } from '../model/moves';
import type { View } from '../types';
import Floor from './Floor.svelte';
import Host from './Host.svelte';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import './learn.css';

const PILES: Record<string, string> = { draw: 'deck', take: 'discard', end: 'done' };

/** The card in the hand, then where it goes. */
export function wayOf(move: string, view: unknown, seat: number): string[] {
  const { verb, card, seat: whose, place } = parseMove(move, seat);
  const pile = PILES[verb];
  if (pile) return [pile];
  const slot = (view as View).hand.findIndex((held) => isSameSheet(held, card));
  return [`hand:${slot}`, verb === 'discard' ? 'discard' : placeKey(whose, place)];
}

const art: LessonArt = {
  Host,
  Picture,
  Mark,
  Floor,
  size: { width: 164, height: 200 },
  shoulders: { left: { x: 32, y: 149 }, right: { x: 132, y: 149 } },
  arm: { skin: '#7d8fe0', line: '#2b2440', shine: '#dfe5ff', width: 25 },
  wayOf,
};

export default art;
