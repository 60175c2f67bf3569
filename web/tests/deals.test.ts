// Matches of one deal side by side, and the move from which a match is played on.

import { describe, expect, it } from 'vitest';
import type { ShownDealMatch } from '$lib/generated';
import { comparedOf, MOST_LINES, ownSeat } from '../src/screens/deal/compare';
import { startOf } from '../src/screens/replay/course';
import { routeOf } from '$lib/router.svelte';
import { seat } from './seat';

const ROOM = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

function match(code: string, turns: number[][], scores: number[], fields: Partial<ShownDealMatch> = {}): ShownDealMatch {
  const ticks = turns.map((points, number) => ({ move: number * 3, number, points }));
  const result = { reason: '', scores, winners: [0] };
  return { code, seats: [seat({}), seat({})], isFirst: false, move: 0, played: 1, ticks, result, ...fields };
}

describe('matches side by side', () => {
  const long = match('A', [[0, 0], [2, 1], [4, 5], [6, 8]], [10, 8]);
  const short = match('B', [[0, 0], [3, 0]], [5, 1]);

  it('lie above each other turn by turn, and end with their own points', () => {
    const chart = comparedOf([long, short], 0, ROOM)!;
    expect(chart.lines.map(({ stops }) => stops.map(({ points }) => points))).toEqual([
      [0, 2, 4, 6, 10],
      [0, 3, 5],
    ]);
    expect(chart.lines[1]!.stops.map(({ x }) => x)).toEqual(chart.lines[0]!.stops.slice(0, 3).map(({ x }) => x));
    expect(chart.lines[0]!.stops.at(-1)).toMatchObject({ x: 200, y: 0 });
    expect(chart.ticks.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('are those of the chosen seat', () => {
    expect(comparedOf([long], 1, ROOM)!.lines[0]!.stops.map(({ points }) => points)).toEqual([0, 1, 5, 8, 8]);
  });

  it('are no more than can be told apart, and none where a game tells no points', () => {
    expect(comparedOf(Array.from({ length: 9 }, (_, i) => ({ ...long, code: String(i) })), 0, ROOM)!.lines).toHaveLength(MOST_LINES);
    expect(comparedOf([match('A', [[], []], [1, 2])], 0, ROOM)).toBeNull();
    expect(comparedOf([], 0, ROOM)).toBeNull();
  });

  it('begin with the own seat of the newest own match', () => {
    const first = { ...long, played: 1, seats: [seat({ isYou: true }), seat({})] };
    const second = { ...short, played: 2, seats: [seat({}), seat({ isYou: true })] };
    expect(ownSeat([first, second])).toBe(1);
    expect(ownSeat([first])).toBe(0);
    expect(ownSeat([long])).toBe(0);
  });
});

describe('the move to play on from', () => {
  it('is never in the middle of a race', () => {
    const info = { unsettled: [3, 4, 7] };
    expect([2, 3, 4, 5, 7].map((move) => startOf(info, move))).toEqual([2, 2, 2, 5, 6]);
    expect(startOf({ unsettled: [0, 1] }, 1)).toBe(0);
    expect(startOf({}, 9)).toBe(9);
  });
});

it('has addresses of its own', () => {
  expect(routeOf('/deal/ab-12')).toEqual({ screen: 'deal', deal: 'ab-12' });
  expect(routeOf('/deal')).toEqual({ screen: 'lost' });
  expect(routeOf('/statistics')).toEqual({ screen: 'statistics' });
  expect(routeOf('/statistics/x')).toEqual({ screen: 'lost' });
});
