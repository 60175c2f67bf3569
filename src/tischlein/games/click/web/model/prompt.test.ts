import { expect, it } from 'vitest';
import { askOf, isByPhotos, leadOf, rankedOf, winnersOf, type Doing } from './prompt';
import { viewOf } from '../testing';

const idle: Doing = {
  isSeated: true, isPressed: false, isAsked: false, wantsPhoto: false, hasName: false, hasCards: false, action: '', taps: [], isComplete: false, isDropped: false, isPast: false,
};
const ask = (sketch: Parameters<typeof viewOf>[0], doing: Partial<Doing> = {}, seat = 0) => askOf(viewOf(sketch), seat, { ...idle, ...doing });

it('asks the active player for the next step', () => {
  expect(ask({ phase: 'take' }).ask).toBe('take');
  expect(ask({ phase: 'take' }, { taps: ['market:1'] }).ask).toBe('take-end');
  expect(ask({}).ask).toBe('act');
  expect(ask({ played: 1 }).ask).toBe('act-more');
  expect(ask({}, { action: 'swap', taps: ['act:swap'] }).ask).toBe('swap');
  expect(ask({}, { action: 'swap', taps: ['act:swap', 'wall:1'] }).ask).toBe('swap-to');
  expect(ask({}, { action: 'swap', taps: ['act:swap', 'wall:1', 'wall:2'], isComplete: true }).ask).toBe('confirm');
  expect(ask({}, { action: 'extra', taps: ['act:extra'], isComplete: true }).ask).toBe('extra');
  expect(ask({}, { action: 'swap', taps: ['act:swap'], isComplete: true, isDropped: true }).ask).toBe('drop');
});

it('waits with everybody else', () => {
  expect(ask({ active: 1 })).toMatchObject({ ask: 'wait', tone: 'calm' });
  expect(ask({ phase: 'take' }, { isSeated: false }, -1).ask).toBe('wait');
});

it('runs a ring for a call and says who marks', () => {
  expect(ask({ marking: 0, queue: [0] })).toMatchObject({ ask: 'mark', hasRing: true });
  expect(ask({ marking: 0, queue: [0] }, { hasName: true }).ask).toBe('mark-where');
  expect(ask({ marking: 1, queue: [1] })).toMatchObject({ ask: 'calls', hasRing: true });
  expect(ask({ marking: 1, queue: [1, 0] }).ask).toBe('queued');
});

it('shows the same pause before an automatic step to all viewers', () => {
  for (const seat of [0, 1, -1]) expect(ask({ phase: 'ending' }, {}, seat)).toMatchObject({ ask: 'ending', hasPause: true });
});

it('speaks of rickshaws where there are any', () => {
  expect(ask({ phase: 'start' }).ask).toBe('start-look');
  expect(ask({ phase: 'start', wall: 'crane lantern* hiker' })).toMatchObject({ ask: 'start', hasPause: true });
});

it('asks in a calm window for a photo or a pass', () => {
  expect(ask({ is_calm: true }, { isAsked: true }).ask).toBe('calm');
  expect(ask({ is_calm: true }, { isAsked: true, wantsPhoto: true }).ask).toBe('calm-mark');
  expect(ask({ is_calm: true }).ask).toBe('calm-wait');
});

it('knows the winners by points, then by photos, else together', () => {
  const over = { phase: 'over' };
  expect(winnersOf(viewOf({ ...over, photos: [['a-b-c-d'], ['a-b-c', 'd-e-f']] }))).toEqual([1]);
  expect(winnersOf(viewOf({ ...over, photos: [['a-b-c'], ['d-e-f']] }))).toEqual([0, 1]);
  expect(ask({ ...over, photos: [['a-b-c'], []] }).ask).toBe('won');
  expect(winnersOf(viewOf())).toEqual([]);
});

it('knows when the number of photos has decided', () => {
  const isDecided = (...photos: string[][]) => isByPhotos(viewOf({ phase: 'over', photos }));
  expect(isDecided(['a-b-c-d'], ['a-b-c', 'd-e-f'])).toBe(true);
  expect(isDecided(['a-b-c'], ['d-e-f'])).toBe(false);
  expect(isDecided(['a-b-c-d'], ['d-e-f'])).toBe(false);
  expect(isByPhotos(viewOf())).toBe(false);
  expect(rankedOf(viewOf({ phase: 'over', photos: [['a-b-c'], ['a-b-c-d'], ['a-b-c', 'd-e-f']] }))).toEqual([2, 1, 0]);
});

it('begins each sentence with whose moment it is', () => {
  expect(leadOf(ask({}))).toBe('mine');
  expect(leadOf(ask({ marking: 0, queue: [0] }))).toBe('mark');
  expect(leadOf(ask({ marking: 1, queue: [1] }))).toBe('calls');
  expect(leadOf(ask({ phase: 'start' }))).toBe('turn');
});
