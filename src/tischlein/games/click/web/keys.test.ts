import { expect, it } from 'vitest';
import { follow, rekey, type Keyed } from './keys';

let next = 100;
const fresh = () => next++;
const wallOf = (text: string): Keyed[] => text.split(' ').map((motif, key) => ({ key, motif }));
const keys = (before: string, after: string) => rekey(wallOf(before), after.split(' '), fresh).map((card) => (card.key >= 100 ? 'new' : card.key));

it('knows a card that was added at either end', () => {
  expect(keys('crane kite', 'tower crane kite')).toEqual(['new', 0, 1]);
  expect(keys('crane kite', 'crane kite kite')).toEqual([0, 1, 'new']);
});

it('knows a card that moved past others', () => {
  expect(keys('crane kite panda tower', 'kite panda crane tower')).toEqual([1, 2, 0, 3]);
});

it('knows two that changed places', () => {
  expect(keys('crane kite panda tower', 'tower kite panda crane')).toEqual([3, 1, 2, 0]);
});

it('keeps the rest when a stretch is gone', () => {
  expect(keys('crane head middle tail crane', 'crane crane')).toEqual([0, 4]);
});

it('never gives one key twice, however often a motif occurs', () => {
  const after = rekey(wallOf('kite kite crane kite'), 'kite crane kite kite kite'.split(' '), fresh);
  expect(new Set(after.map((card) => card.key)).size).toBe(5);
});

it('follows a rickshaw to the next card, and three that roll together', () => {
  const wall = wallOf('crane kite panda tower hiker');
  const before = [{ id: 7, on: 0 }, { id: 8, on: 1 }, { id: 9, on: 4 }];
  expect(follow(before, wall, [1, 2], fresh)).toEqual([{ id: 7, on: 1 }, { id: 8, on: 2 }]);
});

it('leaves a rickshaw with its card when cards shift', () => {
  const wall = rekey(wallOf('crane kite panda'), 'tower crane kite panda'.split(' '), fresh);
  expect(follow([{ id: 7, on: 1 }], wall, [2], fresh)).toEqual([{ id: 7, on: 1 }]);
});

it('lets a new rickshaw be a new one', () => {
  const wall = wallOf('crane kite panda');
  const [one] = follow([], wall, [0], fresh);
  expect(one?.id).toBeGreaterThanOrEqual(100);
});
