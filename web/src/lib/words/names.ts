// Display names of seats. Names of bots and nameless people are made here, because they depend on the reader's language.

import { words } from './words.svelte';

/** A turn or a round, as the game calls it. */
export function tickName(prefix: string, number: number): string {
  const key = `${prefix}-tick`;
  return words.has(key) ? words.say(key, { number }) : words.say('page-log-turn', { turn: number });
}

interface Named {
  /** open, person or bot. */
  kind: string;
  name: string;
}

/** Bots are numbered, nameless people get the number of their seat, and duplicate names get a number. */
export function nameOf(seats: readonly Named[], seat: number): string {
  const shown = seats[seat];
  if (shown?.kind === 'bot') {
    const number = seats.slice(0, seat + 1).filter((each) => each.kind === 'bot').length;
    return words.say('page-bot-name', { number });
  }
  if (!shown?.name) return words.say('seat', { number: seat + 1 });
  const number = seats.slice(0, seat + 1).filter((each) => each.kind === 'person' && each.name === shown.name).length;
  return number > 1 ? `${shown.name} ${number}` : shown.name;
}
