import { expect, it } from 'vitest';
import { follow, rekey, type Keyed } from './keys';

let next = 100;
const fresh = () => next++;
const wallOf = (text: string): Keyed[] => text.split(' ').map((motif, key) => ({ key, motif }));
const keys = (before: string, after: string) => rekey(wallOf(before), after.split(' '), fresh).map((card) => (card.key >= 100 ? 'new' : card.key));

it('knows a card that was added at either end', () => {
  expect(keys('crane fan', 'tower crane fan')).toEqual(['new', 0, 1]);
  expect(keys('crane fan', 'crane fan fan')).toEqual([0, 1, 'new']);
});

it('knows a card that moved past others', () => {
  expect(keys('crane fan panda tower', 'fan panda crane tower')).toEqual([1, 2, 0, 3]);
});

it('knows two that changed places', () => {
  expect(keys('crane fan panda tower', 'tower fan panda crane')).toEqual([3, 1, 2, 0]);
});

it('keeps the rest when a stretch is gone', () => {
  expect(keys('crane head middle tail crane', 'crane crane')).toEqual([0, 4]);
});

it('never gives one key twice, however often a motif occurs', () => {
  const after = rekey(wallOf('fan fan crane fan'), 'fan crane fan fan fan'.split(' '), fresh);
  expect(new Set(after.map((card) => card.key)).size).toBe(5);
});

it('follows a rickshaw to the next card, and three that roll together', () => {
  const wall = wallOf('crane fan panda tower hiker');
  const before = [{ id: 7, on: 0 }, { id: 8, on: 1 }, { id: 9, on: 4 }];
  expect(follow(before, wall, [1, 2], fresh)).toEqual([{ id: 7, on: 1 }, { id: 8, on: 2 }]);
});

it('leaves a rickshaw with its card when cards shift', () => {
  const wall = rekey(wallOf('crane fan panda'), 'tower crane fan panda'.split(' '), fresh);
  expect(follow([{ id: 7, on: 1 }], wall, [2], fresh)).toEqual([{ id: 7, on: 1 }]);
});

it('lets a new rickshaw be a new one', () => {
  const wall = wallOf('crane fan panda');
  const [one] = follow([], wall, [0], fresh);
  expect(one?.id).toBeGreaterThanOrEqual(100);
});
