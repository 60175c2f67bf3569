// The missed photos: each composition once for each seat, its points, and the run of cards to be framed when its moment is
// shown.

import type { MissedPhoto } from '../types';

export interface MissedRow extends MissedPhoto {
  /** How many times it became possible. */
  times: number;
}

/** Each composition of each seat once, with its first chance. */
export function missedRows(photos: readonly MissedPhoto[]): MissedRow[] {
  const rows = new Map<string, MissedRow>();
  for (const photo of photos) {
    const key = `${photo.seat} ${photo.row}`;
    const known = rows.get(key);
    rows.set(key, known ? { ...known, times: known.times + 1 } : { ...photo, times: 1 });
  }
  return [...rows.values()];
}

/** The points that each seat has missed; only seats that missed some. */
export function missedSums(rows: readonly MissedRow[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const row of rows) sums.set(row.seat, (sums.get(row.seat) ?? 0) + row.points);
  return [...sums].map(([seat, points]) => ({ seat, points })).sort((a, b) => a.seat - b.seat);
}

export interface Stretch {
  from: number;
  count: number;
}

/** Set at the end of the match, and read by the board of that moment: two components without another connection. */
let wanted: Stretch | null = null;
let shown: { v: number; stretch: Stretch } | null = null;

export function want(photo: MissedPhoto): void {
  wanted = { from: photo.start - 1, count: photo.row.split('-').length };
  shown = null;
}

/** What to frame on the board after record `v`: the last request belongs to the first record that is shown after it. */
export function stretchAt(v: number): Stretch | null {
  if (wanted) [shown, wanted] = [{ v, stretch: wanted }, null];
  return shown?.v === v ? shown.stretch : null;
}
