import { expect, it } from 'vitest';
import type { Figure, SeatOutlook, Way } from '../generated';
import { weighedFor } from './weighing.svelte';

const seat = (over: Partial<SeatOutlook>): SeatOutlook => ({
  points: 0, wall: [0, 0], uprisings: [0, 0], riots: [0, 0], network: [0, 0], city: [0, 0], blots: [0, 0], scoring: [0, 0], final: [0, 0], ...over,
});
const voyage = (...most: number[]) => ({ legs: [], least: most, most });
const figure: Figure = { what: 'now', seat: 0, points: [3, 3], wall: 0, cause: '' };
const way = (line: string, least: number, at: number): Way => ({
  line, seats: [seat({ wall: [2, 3], final: [0, 7] }), seat({ final: [10, 4] })], weighed: { figures: [figure], sum: [least, 12], walls: [1, 0] }, voyage: at,
});

it('shows what was answered about the tile as it lies', () => {
  const outlook = { voyages: [voyage(0, 2), voyage(4, 2)], ways: [way('n-s', 9, 0), way('ne-sw', 10, 1)] };
  const weighed = weighedFor(outlook, 'ne-sw')!;
  expect(weighed.figures).toEqual([figure]);
  expect(weighed.sum).toEqual([10, 12]);
  expect(weighed.walls).toEqual([1, 0]);
  expect(weighed.finals).toEqual([7, 4]);
  expect([weighed.before, weighed.after]).toEqual([voyage(0, 2), voyage(4, 2)]);
  expect(weighedFor(outlook, 'n-se')).toBeNull();
});

it('shows the one way there is, however the tile is held', () => {
  expect(weighedFor({ voyages: [voyage(0, 2)], ways: [way('', 9, 0)] }, 'n-s')?.sum).toEqual([9, 12]);
});
