import { expect, it } from 'vitest';
import { missedRows, missedSums, stretchAt, want } from './missed';
import type { MissedPhoto } from '../types';

const photo = (seat: number, row: string, v: number, points: number, start = 1): MissedPhoto => ({ v, turn: v, seat, row, points, start });
const photos = [photo(0, 'head-tail-crane', 3, 3), photo(1, 'head-tail-crane', 4, 3), photo(0, 'head-tail-crane', 9, 3), photo(0, 'fan-fan-hiker', 12, 1)];

it('lists a composition once for each seat, at its first chance, and says how often', () => {
  expect(missedRows(photos).map(({ seat, v, times }) => [seat, v, times])).toEqual([[0, 3, 2], [1, 4, 1], [0, 12, 1]]);
});

it('adds up what each seat left lying, every composition once', () => {
  expect(missedSums(missedRows(photos))).toEqual([{ seat: 0, points: 4 }, { seat: 1, points: 3 }]);
  expect(missedSums([])).toEqual([]);
});

it('frames what was asked for at its moment, and at no other', () => {
  expect(stretchAt(5)).toBeNull();
  want(photo(0, 'head-tail-crane', 6, 3, 4));
  expect(stretchAt(5)).toEqual({ from: 3, count: 3 });
  expect(stretchAt(7)).toBeNull();
  expect(stretchAt(5)).toEqual({ from: 3, count: 3 });
});
