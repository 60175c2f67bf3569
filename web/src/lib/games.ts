// What the games' own folders bring along: a board, a box for the shelf, a face for each look. Found, never listed.

import { untrack, type Component } from 'svelte';
import { boards, boxes, ends, logArts, looks, passings } from 'virtual:games';
import type { BoardProps, EndProps, LogArtProps, Passing } from '$kit/board';
import { words } from '$lib/words/words.svelte';

export type LogArt = Component<LogArtProps>;
export type Board = Component<BoardProps>;
export type Box = Component<{ title?: string }>;
export type End = Component<EndProps>;
export type Look = Component<{ look: string }>;

type Part<C> = (() => Promise<{ default: C }>) | undefined;

export const passingOf = (game: string): Passing | undefined => passings[game];

async function load<C>(part: Part<C>): Promise<C | null> {
  return part ? (await part()).default : null;
}

/** Together with the game's words: no board is shown before it can speak. One that cannot is still better than none. */
async function loadSpeaking<C>(part: Part<C>, game: string): Promise<C | null> {
  const learning = untrack(() => words.learn(game)).catch(() => undefined);
  const [found] = await Promise.all([load(part), learning]);
  return found;
}

/** The game's own board, else one that shows every view as text. */
export async function loadBoard(game: string): Promise<Board> {
  return (await loadSpeaking(boards[game], game)) ?? (await import('$kit/PlainBoard.svelte')).default;
}

export const loadEnd = (game: string): Promise<End | null> => loadSpeaking(ends[game], game);
export const loadLogArt = (game: string): Promise<LogArt | null> => load(logArts[game]);
export const loadLook = (game: string): Promise<Look | null> => load(looks[game]);

/** The game's own box, else a plain one. */
export async function loadBox(game: string): Promise<Box> {
  return (await load(boxes[game])) ?? (await import('./ui/PlainBox.svelte')).default;
}
