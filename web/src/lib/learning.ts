// What this device remembers of learn matches: which one was begun, and which were left to be played without help.

import { keep, recall } from '$lib/storage';

const place = (game: string) => `learn.${game}`;
const left = (code: string) => `learn-left.${code}`;

/** The code of the learn match that was begun and not finished; empty if there is none. */
export const begunLesson = (game: string): string => recall(place(game));
export const keepLesson = (game: string, code: string): void => keep(place(game), code);

export const isLeft = (code: string): boolean => recall(left(code)) === 'yes';
export const keepLeft = (code: string): void => keep(left(code), 'yes');
