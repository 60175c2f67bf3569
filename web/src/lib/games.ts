// What the games' own folders bring along: a board, a box for the shelf, a face for each look. Found, never listed.

import { untrack, type Component } from 'svelte';
import type { ShownLine, ShownSeat } from '$lib/generated';
import { words, type Say } from '$lib/words/words.svelte';
import type { LocatedBox } from './boxes/boxes';
import { shelf } from './boxes/boxes';

/** Milliseconds from the paint of the frame that opened the window to the press; null where they were not measured. */
export interface Press {
  window: number;
  reaction: number | null;
}

export interface BoardProps {
  view: unknown;
  legal: string[];
  /** The seat acted for now; -1 for spectators. */
  seat: number;
  seats: ShownSeat[];
  toAct: number[];
  canUndo: boolean;
  /** New since the last frame, for motion. */
  lines: ShownLine[];
  /** The window that is open now; 0 for none, and in games without windows. */
  window?: number;
  /** Milliseconds until something follows by itself; 0 where nothing does. */
  due?: number;
  /** 0 off, 1 normal, 2 fast. */
  motion: number;
  isDisplay: boolean;
  /** This is how it was. Nothing can be done here: whoever tries to (`onmove`, `onundo`, `onwhy`) is led back to now. */
  isPast?: boolean;
  /** What a thumb must reach fast belongs to the left. */
  isLeftHanded?: boolean;
  t: Say;
  name: (seat: number) => string;
  /** A move may say which window it was made in; a raced one says how long the person took, too. */
  onmove: (text: string, press?: Press) => unknown;
  onundo: () => void;
  onwhy: (text: string) => Promise<{ why: string; clause: string } | null>;
  sound: (name: string) => void;
}

/** What a game shows of its end beside the places: a scoring sheet, a review. */
export interface EndProps {
  view: unknown;
  /** What a look back over the finished match found, in the game's own form; absent until it is known. */
  review?: unknown;
  t: Say;
  name: (seat: number) => string;
  /** Shows the board as it was after this record of the log. */
  onmoment?: (v: number) => void;
}

/** Where one device goes around a game may have words of its own, as keys. */
export interface Passing {
  /** What to know before. */
  note: string;
  /** What whoever takes the device is asked; empty for an ordinary turn. */
  asked: (moves: readonly string[]) => string;
}

export type Board = Component<BoardProps>;
export type End = Component<EndProps>;
export type Look = Component<{ look: string }>;

type Found<C> = Record<string, () => Promise<{ default: C }>>;
const boards = import.meta.glob('../../../src/tischlein/games/*/web/Board.svelte') as Found<Board>;
const boxes = import.meta.glob('../../../src/tischlein/games/*/web/Box.svelte') as Found<Component>;
const ends = import.meta.glob('../../../src/tischlein/games/*/web/End.svelte') as Found<End>;
const looks = import.meta.glob('../../../src/tischlein/games/*/web/Look.svelte') as Found<Look>;

const passings = import.meta.glob('../../../src/tischlein/games/*/web/passing.ts', { eager: true }) as Record<string, Passing>;

export function passingOf(game: string): Passing | undefined {
  return Object.entries(passings).find(([path]) => path.endsWith(`/games/${game}/web/passing.ts`))?.[1];
}

async function load<C>(files: Found<C>, game: string, name: string): Promise<C | null> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/games/${game}/web/${name}.svelte`));
  return found ? (await found[1]()).default : null;
}

/** Together with the game's words: no board is shown before it can speak. One that cannot is still better than none. */
async function loadSpeaking<C>(files: Found<C>, game: string, name: string): Promise<C | null> {
  const learning = untrack(() => words.learn(game)).catch(() => undefined);
  const [found] = await Promise.all([load(files, game, name), learning]);
  return found;
}

export const loadBoard = (game: string): Promise<Board | null> => loadSpeaking(boards, game, 'Board');
export const loadEnd = (game: string): Promise<End | null> => loadSpeaking(ends, game, 'End');
export const loadLook = (game: string): Promise<Look | null> => load(looks, game, 'Look');

/** The game's own box, else one that we drew ahead, else a plain one. */
export async function loadBox(game: string): Promise<Component<{ title?: string }>> {
  const own = (await load(boxes, game, 'Box')) as Component<{ title?: string }> | null;
  if (own) return own;
  const ahead: LocatedBox | undefined = shelf.find((each) => each.id === game);
  return (await (ahead?.load ?? (() => import('./boxes/Plain.svelte')))()).default as Component<{ title?: string }>;
}
