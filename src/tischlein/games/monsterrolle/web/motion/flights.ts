// The cards that moved between two views. Needs no events, so that taking back is animated in the same way.

import type { Flight as Flies } from '$kit/flights.svelte';
import { isSameSheet } from '../model/cards';
import type { View } from '../types';

/** `row:1:3`, `hand:2`, `seat:1` (a hidden hand), `deck`, `discard`. */
export type Spot = string;

export interface Flight extends Flies {
  card: string;
}

interface End {
  card: string;
  spot: Spot;
  seat: number;
}

/** With more at once it is a jump (in a replay, after a reconnection) and not animated. */
export const MOST = 9;

function* placesOf(view: View) {
  for (const [seat, row] of view.seats.entries()) {
    for (const [at, place] of row.row.entries()) {
      const spot = `row:${seat}:${at + 1}`;
      for (const card of place.cards) yield { card, spot, seat };
      if (place.is_protected) yield { card: 'stop', spot, seat };
    }
  }
}

function without(all: End[], other: End[]): End[] {
  const left = [...other];
  return all.filter((end) => {
    const at = left.findIndex((one) => one.spot === end.spot && one.card === end.card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

function handOf(view: View): End[] {
  return view.hand.map((card, at) => ({ card, spot: `hand:${at}`, seat: view.seat }));
}

/** Hands are sorted, so the index of a card changes: cards are compared by value, and the last of equals has moved. */
function handDifference(one: View, other: View): End[] {
  const left = [...other.hand];
  return handOf(one).filter(({ card }) => {
    const at = left.indexOf(card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

function pileDifference(one: View, other: View): End[] {
  let same = 0;
  while (same < one.discard.length && one.discard[same] === other.discard[same]) same++;
  return one.discard.slice(same).map((card) => ({ card, spot: 'discard', seat: -1 }));
}

export function flightsBetween(before: View, after: View): Flight[] {
  if (before.seats.length !== after.seats.length || before.seat !== after.seat) return [];
  const rowsBefore = [...placesOf(before)];
  const rowsAfter = [...placesOf(after)];
  const gone = [...without(rowsBefore, rowsAfter), ...handDifference(before, after), ...pileDifference(before, after)];
  const come = [...without(rowsAfter, rowsBefore), ...handDifference(after, before), ...pileDifference(after, before)];
  if (come.length > MOST) return [];
  const flights: Flight[] = [];
  for (const end of come) {
    const at = gone.findIndex((one) => one.spot !== end.spot && isSameSheet(one.card, end.card));
    const start = at >= 0 ? gone.splice(at, 1)[0] : undefined;
    flights.push({ card: end.card, from: start?.spot ?? hiddenSource(end, before, after), to: end.spot });
  }
  return [...flights, ...hiddenHands(before, after, gone)].slice(0, MOST);
}

/**
 * Where a card came from that was not visible before: the draw pile, if it is now in the viewer's hand or turned up; else
 * the hand of the seat that acted.
 */
function hiddenSource(end: End, before: View, after: View): Spot {
  if (end.spot.startsWith('hand:')) return 'deck';
  const hands = before.seats.map((row, seat) => row.hand_size - (after.seats[seat]?.hand_size ?? 0));
  if (end.spot === 'discard' && hands.every((change) => change <= 0)) return 'deck';
  return `seat:${before.active}`;
}

/** Flights into hands that are hidden from this viewer: from the draw pile, the discards, or back from the rows. */
function hiddenHands(before: View, after: View, gone: End[]): Flight[] {
  const flights: Flight[] = [];
  for (const [seat, row] of after.seats.entries()) {
    if (seat === after.seat) continue;
    const more = row.hand_size - (before.seats[seat]?.hand_size ?? 0);
    for (let step = 0; step < more; step++) {
      const open = gone.shift();
      flights.push({ card: open?.card ?? 'back', from: open?.spot ?? 'deck', to: `seat:${seat}` });
    }
  }
  return flights;
}
