import { expect, test } from 'vitest';
import type { ShownLine } from '$lib/generated';
import { recentOf, standing, turnsOf } from '../src/screens/table/recent';

const line = (v: number, seat: number, move = '', ...events: Record<string, unknown>[]): ShownLine => ({ v, seat, move, events, texts: [] });
const undo = (v: number, takenBack: number): ShownLine => ({ ...line(v, 0, 'undo'), takenBack });
const began = (seat: number) => ({ kind: 'TurnBegan', seat });
const numbers = (lines: ShownLine[]) => lines.map((each) => each.v);

test('what was taken back is gone, and so is the taking back; twice takes back two', () => {
  expect(numbers(standing([line(1, 0), line(2, 0), undo(3, 2), line(4, 0)]))).toEqual([1, 4]);
  expect(numbers(standing([line(1, 0), line(2, 0), undo(3, 2), undo(4, 1), line(5, 1)]))).toEqual([5]);
  expect(numbers(standing([line(1, 0), line(2, 1), undo(3, 1)]))).toEqual([2]);
});

test('a turn is what one seat does in a row, unless the game says when one begins', () => {
  expect(turnsOf([line(1, 0), line(2, 0), line(3, 1), line(4, 0)]).map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [0, 0, 2],
    [1, 2, 3],
    [0, 3, 4],
  ]);
  // A call of another seat in between does not split the turn
  const told = [line(1, 0), line(2, 1), line(3, 0, '', began(1)), line(4, 1), line(5, 1, '', began(0))];
  expect(turnsOf(told).map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [0, 0, 3],
    [1, 3, 5],
    [0, 5, 5],
  ]);
});

const round = [line(1, 0), line(2, 1), line(3, 2), line(4, 0), line(5, 0), line(6, 1), line(7, 2)];

test('recent begins before my last turn, also in the middle of the next', () => {
  expect(numbers(recentOf(round, 0, 3))).toEqual([3, 4, 5, 6, 7]);
  expect(numbers(recentOf([...round, line(8, 0)], 0, 3))).toEqual([3, 4, 5, 6, 7, 8]);
  expect(numbers(recentOf(round, 1, 3)), 'for the next one who lifts the curtain').toEqual([5, 6, 7]);
});

test('whoever has had no turn yet, or only one that goes on, is told all; a spectator a round', () => {
  expect(numbers(recentOf([line(1, 0), line(2, 1)], 2, 3))).toEqual([1, 2]);
  expect(numbers(recentOf([line(1, 1), line(2, 0), line(3, 0)], 0, 2))).toEqual([1, 2, 3]);
  expect(numbers(recentOf(round, -1, 3))).toEqual([2, 3, 4, 5, 6, 7]);
  expect(recentOf([], -1, 3)).toEqual([]);
});

test('however long it is ago, it is not more than can be told', () => {
  const long = Array.from({ length: 500 }, (_, i) => line(i, 1));
  expect(recentOf([line(0, 0), ...long], 0, 2)).toHaveLength(120);
});
