// What this device remembers of learn matches: which one was begun.

import { keep, recall } from '$lib/storage';

const place = (game: string) => `learn.${game}`;

/** The code of the learn match that was begun and not finished; empty if there is none. */
export const begunLesson = (game: string): string => recall(place(game));
export const keepLesson = (game: string, code: string): void => keep(place(game), code);
