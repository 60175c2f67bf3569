// Points over the turns or rounds of a match, as lines on a sheet of a given size.

import type { Replay } from '$lib/generated';

export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Stop {
  x: number;
  move: number;
  /** 0: the end. */
  number: number;
  points: number[];
}

export interface Drawn {
  stops: Stop[];
  y: (points: number) => number;
  rows: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const ROWS = 4;

/** One stop for each tick with points, and the result at the end. Null where the game does not tell, or nothing happened. */
export function chartOf(info: Pick<Replay, 'ticks' | 'result' | 'moves'>, room: Room): Drawn | null {
  const ticks = info.ticks.filter((tick) => tick.points.length);
  if (ticks.length < 2) return null;
  const told = ticks.map(({ move, number, points }) => ({ move, number, points }));
  if (info.result) told.push({ move: info.moves, number: 0, points: info.result.scores });
  const width = room.width - room.left - room.right;
  const stops = told.map((each, i) => ({ ...each, x: room.left + (width * i) / (told.length - 1) }));
  return { stops, ...scaleOf(told.flatMap(({ points }) => points), room) };
}

/** Where points lie on a sheet that has room for all of these, with rows at round numbers. */
export function scaleOf(all: readonly number[], room: Room): Pick<Drawn, 'y' | 'rows'> {
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find((each) => (high - low) / each <= ROWS) ?? (high - low) / ROWS;
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const height = room.height - room.top - room.bottom;
  const y = (points: number) => room.top + (height * (top - points)) / (top - bottom);
  const rows = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step);
  return { y, rows };
}

/** Where between two stops a move lies. */
export function xOf(stops: readonly Stop[], move: number): number {
  const after = stops.findIndex((stop) => stop.move > move);
  if (after < 0) return stops.at(-1)!.x;
  const [a, b] = [stops[Math.max(0, after - 1)]!, stops[after]!];
  return a === b ? b.x : a.x + ((b.x - a.x) * (move - a.move)) / (b.move - a.move);
}

export function nearest(stops: readonly Stop[], x: number): Stop {
  return stops.reduce((best, stop) => (Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best));
}
