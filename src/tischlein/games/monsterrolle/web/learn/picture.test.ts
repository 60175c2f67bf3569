import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing';
import { wayOf } from './index';
import { partsOf } from './picture';

describe('pictures of the script', () => {
  it('join cards that stand side by side', () => {
    expect(partsOf('yb bo').map((part) => part.kind === 'paper' && part.isJoined)).toEqual([false, true]);
    expect(partsOf('yb / op*').map((part) => part.kind === 'paper' && part.isJoined)).toEqual([false, false]);
    expect(partsOf('yb > bo').map((part) => part.kind === 'paper' && part.isJoined)).toEqual([false, false, false]);
  });
  it('read stars, stop cards, points and sums', () => {
    expect(partsOf('op*!+2')).toEqual([{ kind: 'paper', card: 'op*', isProtected: true, points: 2, isJoined: false }]);
    expect(partsOf('yb =4')[1]).toEqual({ kind: 'sum', points: 4 });
    expect(partsOf('face:blubb crown')).toEqual([{ kind: 'face', look: 'blubb' }, { kind: 'crown' }]);
  });
});

describe('the way of a move', () => {
  const view = { ...viewOf({ rows: [['rb'], ['by']], hand: ['ob', 'op*', 'to', 'stop'] }) };
  it.each([
    ['lay bo 2', ['hand:0', 'row:0:2']],
    ['lay op* 2', ['hand:1', 'row:0:2']],
    ['tear o 2:1', ['hand:2', 'row:1:1']],
    ['stop 2', ['hand:3', 'row:0:2']],
    ['discard to', ['hand:2', 'discard']],
    ['draw', ['deck']],
    ['take', ['discard']],
    ['end', ['done']],
  ])('%s', (move, way) => {
    expect(wayOf(move, view, 0)).toEqual(way);
  });
});
