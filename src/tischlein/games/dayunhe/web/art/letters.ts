// The least size of letters within drawings, in pixels of the board. On a shared screen they are larger than on one's own.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('least letter');
/** Readable on a device in one's hands. */
export const NEAR = 12;
/** The part of a shared screen's height that is readable at three metres; a little more than the fortieth that is demanded. */
const FAR = 1 / 39.5;

const USUAL_LETTER = 16;

interface Seen {
  /** The height of the screen. */
  screen: number;
  /** How much the board is enlarged as a whole. */
  scale: number;
  /** The font size that the reader has chosen. */
  letter: number;
  isDisplay: boolean;
}

export const leastFor = ({ screen, scale, letter, isDisplay }: Seen): number =>
  isDisplay ? Math.max(NEAR, (screen * FAR) / scale) : NEAR * Math.max(1, letter / USUAL_LETTER);

export const setLeastLetter = (least: () => number): unknown => setContext(KEY, least);

export const leastLetter = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => NEAR);
