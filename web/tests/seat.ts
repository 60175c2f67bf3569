import type { ShownSeat } from '$lib/generated';

/** A connected person without a name, with the given changes. */
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
