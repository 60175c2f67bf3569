// The way through a replay: stops, keys, marks, links, frames that are fetched ahead, and files that the server has forgotten.

import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import type { Replay, ReplayPosition, ShownLine, ShownMatch } from '$lib/generated';
import { ApiRefused } from '$lib/net/api';
import { goal, goOf, hashOf, marksOf, named, placeOf, turnStops, type Course } from '../src/screens/replay/course';
import { chartOf, nearest, xOf } from '../src/screens/replay/points';
import { FILE, Watching, type Source } from '../src/screens/replay/watching.svelte';
import { seat } from './seat';

const moment = (move: number, icon = 'scoring', seat = -1) => ({ move, icon, seat });
const course: Course = { moves: 100, turns: [0, 10, 20, 95], moments: [moment(15), moment(40, 'tear', 1), moment(100, 'end')] };

describe('keys', () => {
  test.each([
    ['ArrowLeft', false, 'back'],
    ['ArrowRight', false, 'on'],
    ['ArrowLeft', true, 'momentBack'],
    ['ArrowRight', true, 'momentOn'],
    ['PageUp', false, 'turnBack'],
    ['PageDown', false, 'turnOn'],
    [' ', false, 'play'],
    ['Home', false, 'first'],
    ['End', false, 'last'],
    ['a', false, null],
    ['Home', true, null],
  ])('%s, shifted: %s, means %s', (key, isShifted, go) => {
    expect(goOf(key, isShifted)).toBe(go);
  });
});

describe('where a step leads', () => {
  test.each([
    ['on', 0, 1],
    ['on', 100, 100],
    ['back', 0, 0],
    ['first', 50, 0],
    ['last', 50, 100],
    ['momentOn', 0, 15],
    ['momentOn', 15, 40],
    ['momentOn', 100, 100],
    ['momentBack', 40, 15],
    ['momentBack', 15, 0],
    ['turnOn', 10, 20],
    ['turnOn', 96, 100],
    ['turnBack', 15, 10],
    ['turnBack', 10, 0],
  ] as const)('%s from %i to %i', (go, from, to) => {
    expect(goal(go, from, course)).toBe(to);
  });

  test('turns begin where the log says so', () => {
    const line = (v: number, seat: number, events: Record<string, unknown>[] = []): ShownLine => ({ v, seat, move: '', events, texts: [] });
    const began = { kind: 'TurnBegan', seat: 1, turn: 2 };
    expect(turnStops([line(1, 0), line(2, 0, [began]), line(3, 1), line(4, 1)])).toEqual([0, 2]);
    expect(turnStops([])).toEqual([0]);
  });
});

describe('the slider', () => {
  test('moments that are closer than 24 pixels are one mark, and fingers need more room', () => {
    const moments = [moment(10), moment(11), moment(30), moment(34), moment(90)];
    const marks = (width: number, isTouched = false) => marksOf(moments, 100, width, isTouched).map((mark) => mark.moments.length);
    expect(marks(1000)).toEqual([2, 1, 1, 1]);
    expect(marks(1000, true)).toEqual([2, 2, 1]);
    expect(marks(100)).toEqual([3, 1, 1]);
    expect(marksOf([], 0, 0)).toEqual([]);
  });

  test('names of ticks never lie on each other, nor beyond the end', () => {
    const ticks = Array.from({ length: 30 }, (_, i) => ({ number: i + 1, move: i * 10 }));
    const shown = [...named(ticks, 300, 600, 80)].map((number) => (number - 1) * 20);
    expect(shown.every((x, i) => i === 0 || x - shown[i - 1]! >= 80)).toBe(true);
    expect(Math.max(...shown)).toBeLessThanOrEqual(600 - 56);
    expect(shown.length).toBeGreaterThan(4);
  });
});

describe('a link', () => {
  test.each([
    ['#m=151&eyes=2', { move: 151, eyes: '1' }],
    ['#m=7', { move: 7, eyes: null }],
    ['#m=7&eyes=all', { move: 7, eyes: 'all' }],
    ['', { move: null, eyes: null }],
    ['#m=-1&eyes=0', { move: null, eyes: null }],
    ['#m=1e9&eyes=<b>', { move: null, eyes: null }],
    ['#m=99999999', { move: null, eyes: null }],
    ['#%E0%A4%A', { move: null, eyes: null }],
  ])('%s', (hash, place) => {
    expect(placeOf(hash)).toEqual(place);
  });

  test.each([
    [151, '1', '#m=151&eyes=2'],
    [0, '', '#m=0'],
    [3, 'all', '#m=3&eyes=all'],
  ])('of move %i with eyes %s is read as it was written', (move, eyes, hash) => {
    expect(hashOf(move, eyes)).toBe(hash);
    expect(placeOf(hash)).toEqual({ move, eyes: eyes || null });
  });
});

describe('the chart', () => {
  const room = { width: 300, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  const ticks = [0, 10, 20].map((move, i) => ({ move, number: i + 1, points: [i * 2, i] }));

  test('has a stop for each tick, and the result at the end', () => {
    const chart = chartOf({ ticks, moves: 30, result: { reason: '', scores: [9, 4], winners: [0] } }, room)!;
    expect(chart.stops.map(({ x, number }) => [x, number])).toEqual([[0, 1], [100, 2], [200, 3], [300, 0]]);
    expect(chart.stops.at(-1)!.points).toEqual([9, 4]);
    expect(chart.y(0)).toBe(100);
    expect(xOf(chart.stops, 15)).toBe(150);
    expect(xOf(chart.stops, 30)).toBe(300);
    expect(nearest(chart.stops, 130).move).toBe(10);
  });

  test('tells nothing of what is to come in a running match, and nothing at all where the game does not', () => {
    expect(chartOf({ ticks, moves: 30, result: null }, room)!.stops).toHaveLength(3);
    expect(chartOf({ ticks: [{ move: 0, number: 1, points: [] }], moves: 3, result: null }, room)).toBeNull();
  });
});

// Watching

const MOVES = 240;
const line = (v: number): ShownLine => ({ v, seat: 0, move: '', events: [], texts: [] });
const info = (change: Partial<Replay> = {}): Replay => ({
  code: 'K7PM2ABC', isFile: false, game: 'g', seats: [seat(), seat({ kind: 'bot' })], isOver: true, eyes: [0, 1], played: 1, moves: MOVES,
  lines: Array.from({ length: MOVES }, (_, i) => line(i + 1)), ticks: [], moments: [moment(100)], fixed: { map: 'm' }, result: null, ...change,
});
const position = (move: number): ReplayPosition => ({ match: { view: { move } } as unknown as ShownMatch, hands: [] });

type Mocked = { [K in 'replay' | 'positions' | 'upload']: Mock<Source[K]> } & Pick<Source, 'opened'>;

function server(change: Partial<Mocked> = {}, told: Partial<Replay> = {}): Mocked {
  return {
    replay: vi.fn<Source['replay']>(async () => info(told)),
    positions: vi.fn<Source['positions']>(async (_what, _eyes, from, count) => ({
      first: from,
      positions: Array.from({ length: Math.max(0, Math.min(count, MOVES + 1 - from)) }, (_, i) => position(from + i)),
    })),
    upload: vi.fn<Source['upload']>(async () => info({ isFile: true, code: 'key' })),
    opened: () => 'the file',
    ...change,
  };
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};
const no = (status: number, key: string) => new ApiRefused(status, { key, args: {} });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function watching(source = server(), hash = '', what = 'K7PM2ABC'): Promise<Watching> {
  const opened = new Watching(what, source);
  await opened.start(hash);
  await settle();
  return opened;
}

test('frames are fetched ahead, so that a step waits for nothing', async () => {
  const source = server();
  const seen = await watching(source, '#m=40');
  expect(source.positions.mock.calls.map(([, , from]) => from)).toEqual([0, 50, 100]);
  for (let move = 41; move < 150; move += 1) {
    seen.go(move);
    expect(seen.drawn).toMatchObject({ move, position: { match: { view: { map: 'm', move } }, hands: [] } });
    await settle();
  }
  expect(new Set(source.positions.mock.calls.map(([, , from]) => from)).size).toBe(source.positions.mock.calls.length);
});

test('the board is drawn anew after a jump, and goes on after a step', async () => {
  const seen = await watching(server(), '#m=40');
  const before = seen.jump;
  seen.do('on');
  expect(seen.jump).toBe(before);
  seen.do('back');
  expect(seen.jump).toBe(before + 1);
  seen.do('momentOn');
  expect([seen.at, seen.jump]).toEqual([100, before + 2]);
});

test('a move that does not exist leads to the last one, and that is said', async () => {
  const seen = await watching(server(), '#m=9999');
  expect([seen.at, seen.beyond]).toEqual([MOVES, 9999]);
  seen.do('back');
  expect(seen.beyond).toBe(0);
});

test('eyes that are not allowed become those of everybody, and that is said', async () => {
  const replay = vi.fn<Source['replay']>(async (_what, eyes) => {
    if (eyes) throw no(403, 'replay-eyes');
    return info({ isOver: false, eyes: [] });
  });
  const seen = await watching(server({ replay }), '#m=3&eyes=2');
  expect([seen.eyes, seen.wasClosed, seen.at]).toEqual(['', true, 3]);
});

test('whoever played sees it with their own eyes, unless the link says otherwise', async () => {
  const told = { seats: [seat(), seat({ isYou: true })] };
  expect((await watching(server({}, told))).eyes).toBe('1');
  expect((await watching(server({}, told), '#eyes=all')).eyes).toBe('all');
  expect((await watching(server({}, { seats: [seat({ isYou: true }), seat({ isYou: true })] }))).eyes).toBe('');
});

test('it plays to the end, lingers at key moments, and begins anew', async () => {
  const seen = await watching(server(), '#m=98');
  seen.speed = 4;
  seen.do('play');
  await vi.advanceTimersByTimeAsync(2 * 330);
  expect(seen.at).toBe(100);
  await vi.advanceTimersByTimeAsync(330);
  expect(seen.at).toBe(100);
  await vi.advanceTimersByTimeAsync(300);
  expect(seen.at).toBe(101);
  await vi.advanceTimersByTimeAsync(200 * 330);
  expect([seen.at, seen.isPlaying]).toEqual([MOVES, false]);
  seen.do('play');
  expect([seen.at, seen.isPlaying]).toEqual([0, true]);
  seen.do('on');
  expect(seen.isPlaying).toBe(false);
});

test('what the server refuses is told, and a lost line is not a refusal', async () => {
  const refused = await watching(server({ replay: vi.fn<Source['replay']>(() => Promise.reject(no(404, 'replay-unknown'))) }));
  expect(refused.refused?.key).toBe('replay-unknown');
  const lost = await watching(server({ replay: vi.fn<Source['replay']>(() => Promise.reject(new TypeError('no network'))) }));
  expect([lost.refused, lost.isLost]).toEqual([null, true]);
});

test('a part that was lost is asked for again with the next step, and by itself', async () => {
  const source = server();
  source.positions.mockRejectedValueOnce(new TypeError('no network'));
  const seen = await watching(source, '#m=10');
  expect([seen.drawn, seen.isLost]).toEqual([null, true]);
  seen.do('on');
  await settle();
  expect([seen.drawn?.move, seen.isLost]).toEqual([11, false]);

  source.positions.mockRejectedValueOnce(new TypeError('no network'));
  seen.go(230);
  await settle();
  expect(seen.isLost).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  await settle();
  expect([seen.drawn?.move, seen.isLost]).toEqual([230, false]);
});

test('a file that the server has forgotten is uploaded again', async () => {
  const source = server();
  const seen = await watching(source, '', FILE);
  expect(source.upload).toHaveBeenCalledTimes(1);
  source.positions.mockRejectedValueOnce(no(404, 'replay-unknown'));
  seen.go(230);
  await settle();
  expect(source.upload).toHaveBeenCalledTimes(2);
  expect(seen.drawn?.move).toBe(230);
});

test('without its file there is nothing to upload, which is said', async () => {
  const seen = await watching(server({ opened: () => '' }), '', FILE);
  expect(seen.refused?.key).toBe('page-file-gone');
});

test('the end of a running match is asked for anew', async () => {
  const source = server({}, { isOver: false, eyes: [] });
  expect((await watching(source)).at).toBe(MOVES);
  source.replay.mockClear();
  const seen = await watching(source, '#m=5');
  seen.do('last');
  await settle();
  expect(source.replay).toHaveBeenCalledTimes(2);
  expect(seen.at).toBe(MOVES);
});
