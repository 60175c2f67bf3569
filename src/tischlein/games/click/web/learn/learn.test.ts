import { describe, expect, it } from 'vitest';
import { wayOf } from './index';
import { partsOf } from './picture';

describe('pictures of the script', () => {
  it('are stretches of the wall, viewfinders and signs', () => {
    expect(partsOf('crane*-fan > see:head-tail click =2 lock:5 act:swap')).toEqual([
      { kind: 'wall', cards: [{ motif: 'crane', hasRickshaw: true }, { motif: 'fan', hasRickshaw: false }] },
      { kind: 'becomes' },
      { kind: 'finder', motifs: ['head', 'tail'] },
      { kind: 'click' },
      { kind: 'points', points: 2 },
      { kind: 'lock', seconds: 5 },
      { kind: 'action', action: 'swap' },
    ]);
  });
});

describe('the way of a move', () => {
  it.each([
    ['click', ['shutter']],
    ['photo 2 5', ['frame:2', 'wall:5']],
    ['photo b 1', ['frame:b', 'wall:1']],
    ['nothing', ['nothing']],
    ['draw', ['deck']],
    ['lay right', ['end:right']],
    ['take 3 left', ['market:3', 'end:left']],
    ['move 4 2', ['actions', 'act:move2', 'wall:4', 'wall:2', 'do']],
    ['swap 1 4', ['actions', 'act:swap', 'wall:1', 'wall:4', 'do']],
    ['remove 3', ['actions', 'act:remove', 'wall:3', 'do']],
    ['back crane 3', ['actions', 'act:back', 'discard:crane', 'gap:3', 'do']],
    ['extra', ['actions', 'act:extra', 'do']],
  ])('%s', (move, way) => {
    expect(wayOf(move)).toEqual(way);
  });
});
