// The way through a match: where one can stop, what a key means, where the marks stand, what a link says. No page, no server.

import type { Replay, ReplayMoment, ShownLine } from '$lib/generated';
import { ALL_HANDS, type Eyes } from '$lib/net/replays';
import { turnsOf } from '../table/recent';

export type Go = 'first' | 'last' | 'back' | 'on' | 'momentBack' | 'momentOn' | 'turnBack' | 'turnOn' | 'play';

/** The last moment of a match that is over; the shell draws it, whatever the game. */
export const END = 'end';

const KEYS: Record<string, Go> = {
  Home: 'first',
  End: 'last',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  PageUp: 'turnBack',
  PageDown: 'turnOn',
  ' ': 'play',
};
const SHIFTED: Record<string, Go> = { ArrowLeft: 'momentBack', ArrowRight: 'momentOn' };

export function goOf(key: string, isShifted: boolean): Go | null {
  return (isShifted ? SHIFTED : KEYS)[key] ?? null;
}

/** The positions in which a turn begins. */
export function turnStops(lines: readonly ShownLine[]): number[] {
  return [...new Set([0, ...turnsOf(lines).map(({ from }) => from)])];
}

export interface Course {
  moves: number;
  turns: readonly number[];
  moments: readonly ReplayMoment[];
}

/** Where a step leads from here. Before the first stop lies the beginning, after the last one the end. */
export function goal(go: Exclude<Go, 'play'>, at: number, { moves, turns, moments }: Course): number {
  const before = (stops: readonly number[]) => stops.findLast((stop) => stop < at) ?? 0;
  const after = (stops: readonly number[]) => stops.find((stop) => stop > at) ?? moves;
  const keys = moments.map(({ move }) => move);
  switch (go) {
    case 'first':
      return 0;
    case 'last':
      return moves;
    case 'back':
      return Math.max(0, at - 1);
    case 'on':
      return Math.min(moves, at + 1);
    case 'momentBack':
      return before(keys);
    case 'momentOn':
      return after(keys);
    case 'turnBack':
      return before(turns);
    case 'turnOn':
      return after(turns);
  }
}

/** Key moments that would lie on each other are one mark, with how many. */
export interface Mark {
  /** Of the first one. */
  move: number;
  moments: ReplayMoment[];
}

const CLOSE = 24;
const CLOSE_FOR_FINGERS = 44;

/** `width`: of the slider, in pixels. */
export function marksOf(moments: readonly ReplayMoment[], moves: number, width: number, isTouched = false): Mark[] {
  const close = isTouched ? CLOSE_FOR_FINGERS : CLOSE;
  const marks: Mark[] = [];
  const apart = (a: number, b: number) => (Math.abs(a - b) / Math.max(1, moves)) * width;
  for (const moment of moments) {
    const last = marks.at(-1);
    if (last && apart(last.move, moment.move) < close) last.moments.push(moment);
    else marks.push({ move: moment.move, moments: [moment] });
  }
  return marks;
}

/** Every how many ticks a name has room. */
export function spacing(ticks: number, width: number, each: number): number {
  return Math.max(1, Math.ceil((ticks * each) / Math.max(1, width)));
}

/** The numbers of the ticks whose names find room beside the one before and before the end; `each` is a name's width. */
export function named(ticks: readonly { move: number; number: number }[], moves: number, width: number, each: number): Set<number> {
  const found = new Set<number>();
  let free = 0;
  for (const { move, number } of ticks) {
    const x = (move / Math.max(1, moves)) * width;
    if (x < free || x + each * 0.7 > width) continue;
    found.add(number);
    free = x + each;
  }
  return found;
}

export interface Place {
  move: number | null;
  eyes: Eyes | null;
}

/** Stands in the address of what is watched together, so that a reload leads there again. */
export const TOGETHER = 'together';

export const isTogether = (hash: string): boolean => new URLSearchParams(hash.replace(/^#/, '')).has(TOGETHER);

/** `#m=151&eyes=2`: seats count from 1, as people do. */
export function placeOf(hash: string): Place {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const move = /^\d{1,6}$/.test(said.get('m') ?? '') ? Number(said.get('m')) : null;
  const eyes = said.get('eyes') ?? '';
  if (eyes === ALL_HANDS) return { move, eyes };
  const seat = /^\d{1,2}$/.test(eyes) ? Number(eyes) - 1 : -1;
  return { move, eyes: seat >= 0 ? String(seat) : null };
}

export function hashOf(move: number, eyes: Eyes): string {
  const seen = eyes === ALL_HANDS ? eyes : eyes === '' ? '' : String(Number(eyes) + 1);
  return `#m=${move}${seen && `&eyes=${seen}`}`;
}

/** The move after which a match goes on if it is played on from here: not in the middle of a race. */
export function startOf({ unsettled = [] }: Pick<Replay, 'unsettled'>, move: number): number {
  const busy = new Set(unsettled);
  let start = move;
  while (start > 0 && busy.has(start)) start -= 1;
  return start;
}
