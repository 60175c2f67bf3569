// The cards that moved, from the events and the views before and after them. Spots are those of the board: `market:2`,
// `deck`, `discard`, `wall:5` (from 1), `pile:0`.

import type { Flight as Flies } from '$kit/flights.svelte';
import { eventsOf, shotsOf, type Shot } from '../model/happened';
import type { Line, View } from '../types';

export interface Flight extends Flies {
  motif: string;
}

/** More lines than this at once are a jump (after a reconnection) and not animated. */
const MOST = 8;

export function flightsOf(lines: readonly Line[], before: View, after: View): Flight[] {
  if (lines.length > MOST || before.seats.length !== after.seats.length) return [];
  const flights: Flight[] = [];
  const rest = [...before.market];
  for (const event of eventsOf(lines)) {
    if (event.kind === 'Laid') {
      const at = before.drawn === event.card ? -1 : rest.indexOf(event.card);
      if (at >= 0) rest[at] = '';
      flights.push({ motif: event.card, from: at >= 0 ? `market:${at + 1}` : 'deck', to: event.is_left ? 'wall:1' : `wall:${after.wall.length}` });
    } else if (event.kind === 'MarketFilled') {
      const first = after.market.length - event.cards.length;
      event.cards.forEach((motif, step) => flights.push({ motif, from: 'deck', to: `market:${first + step + 1}` }));
    } else if (event.kind === 'ReplacedMarket') {
      before.market.forEach((motif, at) => flights.push({ motif, from: `market:${at + 1}`, to: 'discard' }));
    } else if (event.kind === 'Removed') {
      flights.push({ motif: event.card, from: `wall:${event.place}`, to: 'discard' });
    } else if (event.kind === 'TookBack') {
      flights.push({ motif: event.card, from: 'discard', to: `wall:${event.place}` });
    } else if (event.kind === 'WallRefilled') {
      event.cards.forEach((motif, step) => flights.push({ motif, from: 'deck', to: `wall:${event.cards.length - step}` }));
    }
  }
  return flights;
}

/** Photos with the spots of their first and last card on the previous wall; only the first photo can be measured reliably. */
export function photosOf(lines: readonly Line[]): (Shot & { first: string; last: string })[] {
  if (lines.length > MOST) return [];
  return shotsOf(lines).map((shot) => ({ ...shot, first: `wall:${shot.start + 1}`, last: `wall:${shot.start + shot.motifs.length}` }));
}
