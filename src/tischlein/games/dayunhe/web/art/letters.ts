// The least size of letters within drawings, in pixels of the board. On a shared screen they are larger than on one's own.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('least letter');
/** Readable on a device in one's hands. */
export const NEAR = 12;
/** The part of a shared screen's height that is readable at three metres; a little more than the fortieth that is demanded. */
const FAR = 1 / 39.5;

/** `scale`: how much the board is enlarged as a whole. */
export const leastFor = (screen: number, scale: number, isDisplay: boolean): number => (isDisplay ? Math.max(NEAR, (screen * FAR) / scale) : NEAR);

export const setLeastLetter = (least: () => number): unknown => setContext(KEY, least);

export const leastLetter = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => NEAR);
