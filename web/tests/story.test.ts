import { expect, test } from 'vitest';
import type { ShownLine, ShownText } from '$lib/generated';
import { chaptersOf, passagesOf, withoutName } from '../src/screens/table/story';

const by = (key: string, seat: number): ShownText => ({ key, args: { who: { key: 'seat-name', args: { seat } } } });
const plain = (key: string): ShownText => ({ key, args: { count: 3 } });
const line = (...texts: ShownText[]): ShownLine => ({ v: 1, seat: 0, move: '', events: [], texts });
const told = (...texts: ShownText[]) => passagesOf(line(...texts)).map((each) => [each.seat, each.pieces.map(({ text }) => text.key).join()]);

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

const step = (v: number, seat: number, key: string, turn = 0): ShownLine => ({
  v,
  seat,
  move: '',
  events: turn ? [{ kind: 'Did' }, { kind: 'TurnBegan', seat: 1 - seat, turn }] : [{ kind: 'Did' }],
  texts: turn ? [by(key, seat), by('turn', 1 - seat)] : [by(key, seat)],
});
const read = (lines: ShownLine[], ...struck: number[]) =>
  chaptersOf(lines, new Set(struck)).map(({ seat, turn, rows }) => [
    seat,
    turn,
    rows.map(({ line: { v }, count, passages }) => `${v} ${passages.map(({ pieces }) => pieces[0]?.text.key)} ${count}`).join('; '),
  ]);

test('a chapter for each turn, whose beginning is its heading; what is repeated is told once', () => {
  expect(read([step(1, 0, 'draws'), step(2, 0, 'draws'), step(3, 0, 'lays', 2), step(4, 1, 'draws'), step(5, 1, 'ends', 3)])).toEqual([
    [0, 0, '2 draws 2; 3 lays 1'],
    [1, 2, '4 draws 1; 5 ends 1'],
    [0, 3, ''],
  ]);
});

test('what was just taken back keeps a row of its own', () => {
  expect(read([step(1, 0, 'draws'), step(2, 0, 'draws'), step(3, 0, 'draws')], 2)).toEqual([[0, 0, '1 draws 1; 2 draws 1; 3 draws 1']]);
});

test('below a name, sentences go without it', () => {
  expect(withoutName('Mia draws a card.', 'Mia')).toBe('Draws a card.');
  expect(withoutName('Mia: CLICK!', 'Mia')).toBe('CLICK!');
  expect(withoutName('Олена бере картку.', 'Олена')).toBe('Бере картку.');
  expect(withoutName('Mia’s row is torn.', 'Mia')).toBe('Mia’s row is torn.');
  expect(withoutName('Photo! Mia gets 4 points.', 'Mia')).toBe('Photo! Mia gets 4 points.');
  expect(withoutName('Miau.', 'Mia')).toBe('Miau.');
});
