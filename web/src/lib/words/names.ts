// What seats are called where nobody has said a name: in the language of whoever looks, so the server keeps none.

import { words } from './words.svelte';

interface Named {
  /** open, person or bot. */
  kind: string;
  name: string;
}

/** Bots are counted; people without a name have the number of their seat; of two with the same name one has a number. */
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
