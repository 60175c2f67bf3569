import type { ShownSeat } from '$lib/generated';

/** A nameless person who is here, or what the change makes of that. */
export const seat = (change: Partial<ShownSeat> = {}): ShownSeat => ({
  kind: 'person',
  name: '',
  bot: '',
  look: '',
  isYou: false,
  isHost: false,
  isHere: true,
  isThinking: false,
  awaySince: 0,
  ...change,
});
