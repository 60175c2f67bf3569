// What flew where between two views. Needs no events, so taking back flies the same way home.

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

/** More than this at once is a jump (a replay, a reconnection), not a move. */
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

/** The hand is sorted, so its slots shift: only the cards count, the last of equals is the one that moved. */
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

/** Cards that nobody saw before: from the draw pile into the own hand or face up, else out of the hand of whoever acted. */
function hiddenSource(end: End, before: View, after: View): Spot {
  if (end.spot.startsWith('hand:')) return 'deck';
  const hands = before.seats.map((row, seat) => row.hand_size - (after.seats[seat]?.hand_size ?? 0));
  if (end.spot === 'discard' && hands.every((change) => change <= 0)) return 'deck';
  return `seat:${before.active}`;
}

/** Into hands that this viewer cannot see: from the draw pile, from the discards, or back from the rows. */
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
