// Play on one device, without races: after each change of the wall everybody answers for themselves.

/** The word key of what to know before. */
export const note = 'cl-page-one-device';

/** The word key of the question for the player who gets the device; empty for an ordinary turn. */
export function asked(moves: readonly string[]): string {
  return moves.includes('pass') ? 'cl-page-curtain-photo' : '';
}
