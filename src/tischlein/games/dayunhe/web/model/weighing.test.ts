import { expect, it } from 'vitest';
import type { SeatOutlook } from '../generated';
import { weigh } from './weighing.svelte';

const seat = (over: Partial<SeatOutlook>): SeatOutlook => ({
  points: 0, wall: [0, 0], uprisings: [0, 0], riots: [0, 0], network: [0, 0], city: [0, 0], blots: [0, 0], scoring: [0, 0], final: [0, 0], ...over,
});
const voyage = (...most: number[]) => ({ legs: [], least: most, most });

it('adds up what is counted, also for those who would end at 0', () => {
  const mine = seat({ points: 3, riots: [4, 3], network: [0, 1], scoring: [-16, -11], final: [0, 7] });
  const other = seat({ wall: [2, 3], uprisings: [0, -12], final: [10, 0] });
  const outlook = { voyages: [voyage(0, 2), voyage(4, 2)], ways: [{ line: '', seats: [mine, other], voyage: 1 }] };
  const weighed = weigh(outlook, '', 0)!;
  expect(weighed.cells.map(({ what, seat: whose, points }) => [what, whose, points[0]])).toEqual([
    ['now', 0, 3],
    ['wall', 1, -12],
    ['end', 0, 5],
    ['ship', 0, 4],
  ]);
  expect(weighed.sum).toEqual([12, 12]);
});
