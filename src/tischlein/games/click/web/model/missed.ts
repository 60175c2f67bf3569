// The photos that nobody made: each composition once for each seat, what it would have been worth, and the stretch to be
// framed when its moment is looked at.

import type { MissedPhoto } from '../types';

export interface MissedRow extends MissedPhoto {
  /** How often it became possible anew. */
  times: number;
}

/** Each composition of each seat once, at its first chance. */
export function missedRows(photos: readonly MissedPhoto[]): MissedRow[] {
  const rows = new Map<string, MissedRow>();
  for (const photo of photos) {
    const key = `${photo.seat} ${photo.row}`;
    const known = rows.get(key);
    rows.set(key, known ? { ...known, times: known.times + 1 } : { ...photo, times: 1 });
  }
  return [...rows.values()];
}

/** What each seat left lying, by seat; only those who left something. */
export function missedSums(rows: readonly MissedRow[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const row of rows) sums.set(row.seat, (sums.get(row.seat) ?? 0) + row.points);
  return [...sums].map(([seat, points]) => ({ seat, points })).sort((a, b) => a.seat - b.seat);
}

export interface Stretch {
  from: number;
  count: number;
}

/** Asked for at the end of the match, shown by the board of that moment: two parts of the page that do not know each other. */
let wanted: Stretch | null = null;
let shown: { v: number; stretch: Stretch } | null = null;

export function want(photo: MissedPhoto): void {
  wanted = { from: photo.start - 1, count: photo.row.split('-').length };
  shown = null;
}

/** What is framed on the board after record `v`: what was asked for last, as soon as a moment is looked at. */
export function stretchAt(v: number): Stretch | null {
  if (wanted) [shown, wanted] = [{ v, stretch: wanted }, null];
  return shown?.v === v ? shown.stretch : null;
}
