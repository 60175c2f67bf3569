import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing';
import { wayOf } from './index';
import { partsOf } from './picture';

describe('pictures of the script', () => {
  it('read tiles, torches, cards, walls and points', () => {
    expect(partsOf('ship > canal:yellow:bridge:7:ne-sw +2')).toEqual([
      { kind: 'ship' },
      { kind: 'becomes' },
      { kind: 'canal', look: 'yellow', name: 'bridge', value: 7, line: 'ne-sw' },
      { kind: 'gain', points: 2 },
    ]);
    expect(partsOf('card:intrigue -8 torch:red wall:red:3 city:2 score')).toEqual([
      { kind: 'card', card: 'intrigue' },
      { kind: 'gain', points: -8 },
      { kind: 'torch', look: 'red' },
      { kind: 'wall', look: 'red', count: 3 },
      { kind: 'city', count: 2 },
      { kind: 'score' },
    ]);
  });
});

describe('the way of a move', () => {
  const view = viewOf({ seats: [{ warehouse: ['canal1', 'bridge'] }] });
  it.each([
    ['take 3', ['stack:2']],
    ['supply 1', ['stack:0']],
    ['pick remove', ['card:remove', 'confirm']],
    ['build bridge', ['house:1']],
    ['at B1', ['B1']],
    ['turn ne-sw', ['turn-tile', 'confirm']],
    ['city canal1', ['house:0', 'confirm']],
    ['remove B3', ['part:remove', 'B3', 'confirm']],
    ['sail B0', ['B0', 'confirm']],
    ['end', ['end']],
  ])('%s', (move, way) => {
    expect(wayOf(move, view, 0)).toEqual(way);
  });
});
