import { expect, test } from 'vitest';
import type { ShownLine, ShownText } from '$lib/generated';
import { passagesOf } from '../src/screens/table/story';

const by = (key: string, seat: number): ShownText => ({ key, args: { who: { key: 'seat-name', args: { seat } } } });
const plain = (key: string): ShownText => ({ key, args: { count: 3 } });
const line = (...texts: ShownText[]): ShownLine => ({ v: 1, seat: 0, move: '', events: [], texts });
const told = (...texts: ShownText[]) => passagesOf(line(...texts)).map((each) => [each.seat, each.texts.map((text) => text.key).join()]);

test('where one turn ends and another begins, the record is told of two', () => {
  expect(told(by('ends', 0), by('up', 1), by('draws', 1))).toEqual([
    [0, 'ends'],
    [1, 'up,draws'],
  ]);
});

test('what is about nobody belongs to what was told before it, and at the beginning to what follows', () => {
  expect(told(plain('scoring'), by('scores', 0), plain('ship'), by('scores', 1))).toEqual([
    [0, 'scoring,scores,ship'],
    [1, 'scores'],
  ]);
  expect(told(plain('over'), plain('out'))).toEqual([[-1, 'over,out']]);
  expect(told()).toEqual([]);
});
