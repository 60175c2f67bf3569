// What the games' own folders bring along: a board, a box for the shelf, a face for each look. Found, never listed.

import type { Component } from 'svelte';
import type { ShownLine, ShownSeat } from '$lib/generated';
import type { Say } from '$lib/words/words.svelte';
import type { LocatedBox } from './boxes/boxes';
import { shelf } from './boxes/boxes';

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
  /** 0 off, 1 normal, 2 fast. */
  motion: number;
  isDisplay: boolean;
  t: Say;
  name: (seat: number) => string;
  onmove: (text: string) => void;
  onundo: () => void;
  onwhy: (text: string) => Promise<{ why: string; clause: string } | null>;
  sound: (name: string) => void;
}

export type Board = Component<BoardProps>;
export type Look = Component<{ look: string }>;

type Found<C> = Record<string, () => Promise<{ default: C }>>;
const boards = import.meta.glob('../../../src/tischlein/games/*/web/Board.svelte') as Found<Board>;
const boxes = import.meta.glob('../../../src/tischlein/games/*/web/Box.svelte') as Found<Component>;
const looks = import.meta.glob('../../../src/tischlein/games/*/web/Look.svelte') as Found<Look>;

async function load<C>(files: Found<C>, game: string, name: string): Promise<C | null> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/games/${game}/web/${name}.svelte`));
  return found ? (await found[1]()).default : null;
}

export const loadBoard = (game: string): Promise<Board | null> => load(boards, game, 'Board');
export const loadLook = (game: string): Promise<Look | null> => load(looks, game, 'Look');

/** The game's own box, else one that we drew ahead, else a plain one. */
export async function loadBox(game: string): Promise<Component<{ title?: string }>> {
  const own = (await load(boxes, game, 'Box')) as Component<{ title?: string }> | null;
  if (own) return own;
  const ahead: LocatedBox | undefined = shelf.find((each) => each.id === game);
  return (await (ahead?.load ?? (() => import('./boxes/Plain.svelte')))()).default as Component<{ title?: string }>;
}
