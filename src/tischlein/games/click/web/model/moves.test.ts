import { expect, it } from 'vitest';
import { moveOf, nextSpots, tapped } from './choice';
import { actionOf, meant, pathsOf, previewOf } from './moves';

const legal = ['click', 'move 2 1', 'move 2 3', 'move 2 4', 'swap 1 5', 'remove 3', 'back crane 2', 'back fan 1', 'extra', 'renew'];
const paths = pathsOf(legal);

it('begins with the cards that can be played, and never with a call', () => {
  expect([...nextSpots(paths, [])].sort()).toEqual(['act:back', 'act:extra', 'act:move1', 'act:move2', 'act:remove', 'act:swap', 'renew']);
});

it('tells the two moves apart by their distance', () => {
  expect(actionOf('move 2 3')).toBe('move1');
  expect(actionOf('move 2 4')).toBe('move2');
  expect([...nextSpots(paths, ['act:move1', 'wall:2'])].sort()).toEqual(['wall:1', 'wall:3']);
});

it('swaps from either end', () => {
  expect(moveOf(paths, ['act:swap', 'wall:5', 'wall:1'])).toBe('swap 1 5');
  expect(moveOf(paths, ['act:swap', 'wall:1', 'wall:5'])).toBe('swap 1 5');
});

it('picks a discard and then the gap', () => {
  expect([...nextSpots(paths, ['act:back'])]).toEqual(['discard:crane', 'discard:fan']);
  expect(moveOf(paths, ['act:back', 'discard:crane', 'gap:2'])).toBe('back crane 2');
});

it('takes a market card to an end, and lays a drawn card', () => {
  const taking = pathsOf(['draw', 'take 1 left', 'take 1 right']);
  expect([...nextSpots(taking, ['market:1'])].sort()).toEqual(['end:left', 'end:right']);
  expect(moveOf(taking, ['deck'])).toBe('draw');
  expect(moveOf(pathsOf(['lay left', 'lay right']), ['end:right'])).toBe('lay right');
});

it('goes on, begins anew, or takes the last tap back', () => {
  expect(tapped(paths, ['act:move1'], 'wall:2')).toEqual(['act:move1', 'wall:2']);
  expect(tapped(paths, ['act:move1', 'wall:2'], 'act:swap')).toEqual(['act:swap']);
  expect(tapped(paths, ['act:move1', 'wall:2'], 'wall:2')).toEqual(['act:move1']);
  expect(tapped(paths, ['act:swap'], 'wall:4')).toBeNull();
});

it.each([
  ['move 1 3', [1, 2, 0, 3]],
  ['move 4 3', [0, 1, 3, 2]],
  ['swap 1 4', [3, 1, 2, 0]],
  ['back crane 2', [0, -1, 1, 2, 3]],
  ['remove 2', [0, 1, 2, 3]],
])('shows the wall after %s', (move, order) => {
  expect(previewOf(move, 4)?.order).toEqual(order);
});

it('previews nothing where the wall stays as it is', () => {
  expect(previewOf('extra', 4)).toBeNull();
  expect(previewOf('renew', 4)).toBeNull();
});

it('asks about the move that a tap most likely meant', () => {
  expect(meant(['act:move2', 'wall:1'])).toBe('move 1 3');
  expect(meant(['act:swap', 'wall:2', 'wall:6'])).toBe('swap 2 6');
  expect(meant(['act:extra'])).toBe('extra');
  expect(meant(['market:3'])).toBe('take 3 left');
  expect(meant(['wall:3'])).toBeNull();
});

it('a card that is laid down without effect is a tap on it', () => {
  expect(pathsOf(['drop extra', 'renew'])).toEqual([
    { move: 'drop extra', spots: ['act:extra'] },
    { move: 'renew', spots: ['renew'] },
  ]);
});
