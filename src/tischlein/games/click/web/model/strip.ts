// The photo finish: turns the judge's numbers into bars. In microseconds; shown in milliseconds.

import type { Strip } from '../types';

export interface Lane {
  /** A seat that calls again after a wrong call has two places. */
  place: number;
  seat: number;
  /** The length of its bar in percent of the longest. */
  bar: number;
  /** The allowance for the network, on the same scale. */
  credit: number;
  /** The time that decides: elapsed less the allowance. */
  ms: number;
  elapsedMs: number;
  reaction: number | null;
  creditMs: number;
  isFirst: boolean;
  isFinish: boolean;
  isFalseStart: boolean;
}

const toMs = (micros: number): number => Math.round(micros / 1000);

/** In the order of places, without seats that did not call. */
export function lanesOf(strips: readonly Strip[]): Lane[] {
  const longest = Math.max(1, ...strips.map((strip) => strip.effective + strip.credit)) * 1.05;
  return [...strips]
    .sort((a, b) => a.place - b.place)
    .map((strip) => ({
      place: strip.place,
      seat: strip.seat,
      bar: (strip.effective / longest) * 100,
      credit: (strip.credit / longest) * 100,
      ms: toMs(strip.effective),
      elapsedMs: toMs(strip.elapsed),
      reaction: strip.reaction === null ? null : toMs(strip.reaction),
      creditMs: toMs(strip.credit),
      isFirst: strip.place === 1,
      isFinish: strip.isPhotoFinish,
      isFalseStart: strip.isFalseStart,
    }));
}

export type Verdict =
  | { kind: 'alone'; first: number }
  | { kind: 'ahead'; first: number; second: number; gap: number }
  | { kind: 'finish'; first: number; second: number };

export function verdictOf(lanes: readonly Lane[]): Verdict | null {
  const [first] = lanes;
  if (!first) return null;
  const second = lanes.find((lane) => lane.seat !== first.seat);
  if (!second) return { kind: 'alone', first: first.seat };
  if (first.isFinish && second.isFinish) return { kind: 'finish', first: first.seat, second: second.seat };
  return { kind: 'ahead', first: first.seat, second: second.seat, gap: Math.max(0, second.ms - first.ms) };
}
