import { expect, it } from 'vitest';
import { lanesOf, verdictOf } from './strip';
import type { Strip } from '../types';

const call = (seat: number, place: number, effective: number, credit: number, more: Partial<Strip> = {}): Strip => ({
  seat, place, effective, credit, elapsed: effective + credit, reaction: effective, isPhotoFinish: false, isFalseStart: false, ...more,
});

it('orders the lanes by place and fits the longest bar with its credit into the track', () => {
  const lanes = lanesOf([call(2, 2, 622_000, 18_000), call(1, 1, 412_400, 43_000)]);
  expect(lanes.map((lane) => lane.seat)).toEqual([1, 2]);
  expect(lanes.map((lane) => lane.ms)).toEqual([412, 622]);
  expect(lanes.every((lane) => lane.bar + lane.credit <= 100)).toBe(true);
  expect(lanes[0]?.creditMs).toBe(43);
});

it('says by how much the first was ahead', () => {
  expect(verdictOf(lanesOf([call(1, 1, 412_000, 0), call(0, 2, 438_000, 0)]))).toEqual({ kind: 'ahead', first: 1, second: 0, gap: 26 });
});

it('says when the lot decided', () => {
  const finish = { isPhotoFinish: true };
  expect(verdictOf(lanesOf([call(3, 1, 403_000, 0, finish), call(0, 2, 401_000, 0, finish)]))).toEqual({ kind: 'finish', first: 3, second: 0 });
});

it('handles no calls, one call, and a page that measured nothing', () => {
  expect(verdictOf([])).toBeNull();
  const lanes = lanesOf([call(1, 1, 0, 0, { reaction: null, isFalseStart: true })]);
  expect(verdictOf(lanes)).toEqual({ kind: 'alone', first: 1 });
  expect(lanes[0]).toMatchObject({ bar: 0, reaction: null, isFalseStart: true });
});

it('compares the first with another seat; a seat that calls twice has two lanes', () => {
  const lanes = lanesOf([call(1, 1, 300_000, 0), call(1, 2, 900_000, 0), call(0, 3, 950_000, 0)]);
  expect(lanes.map((lane) => [lane.place, lane.seat])).toEqual([[1, 1], [2, 1], [3, 0]]);
  expect(verdictOf(lanes)).toEqual({ kind: 'ahead', first: 1, second: 0, gap: 650 });
});
