// Around one device nobody races: after each change of the wall everybody answers for themselves.

/** What to know before, as a word key. */
export const note = 'cl-page-one-device';

/** What whoever takes the device is asked; empty for an ordinary turn. */
export function asked(moves: readonly string[]): string {
  return moves.includes('pass') ? 'cl-page-curtain-photo' : '';
}
