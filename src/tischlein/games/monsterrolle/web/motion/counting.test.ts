import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatsOf, Counting } from './counting.svelte';
import { viewOf } from '../testing';

const view = viewOf({ rows: [['ry', 'yo*', 'ob+tg', 'br'], [], ['rg!']], points: [[3], [0], [1]] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts each section from one on, a star twice, and knows which section counts', () => {
  const [own] = beatsOf(view, [0]);
  expect(own?.map((beat) => [beat.key, beat.sum, beat.isBest])).toEqual([
    ['row:0:1', 1, true],
    ['row:0:2', 3, true],
    ['row:0:4', 1, false],
  ]);
});

it('goes row by row, and lets the sections that do not count step back', () => {
  const counting = new Counting(view, 1, [1, 2, 0], 1);
  expect([counting.seat, counting.tallies.size, counting.isDone]).toEqual([1, 0, false]);
  vi.advanceTimersByTime(60_000);
  expect(counting.isDone).toBe(true);
  expect(counting.tallies.get('row:0:2')).toMatchObject({ sum: 3, isOut: false });
  expect(counting.tallies.get('row:0:4')).toMatchObject({ isOut: true });
  expect([0, 1, 2].map((seat) => counting.pointsOf(seat))).toEqual([3, 0, 1]);
});

it('says nothing of rows that are still to come', () => {
  const counting = new Counting(view, 1, [0, 1, 2], 1);
  expect(counting.pointsOf(2)).toBeNull();
  counting.stop();
});

it('is complete at once without motion, and when a person skips it', () => {
  expect(new Counting(view, 1, [0, 1, 2], 0).isDone).toBe(true);
  const counting = new Counting(view, 1, [0, 1, 2], 1);
  counting.finish();
  expect(counting.isDone).toBe(true);
});
