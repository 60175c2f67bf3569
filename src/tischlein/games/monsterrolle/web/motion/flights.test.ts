import { describe, expect, it } from 'vitest';
import { flightsBetween } from './flights';
import { viewOf } from '../testing';

describe('what flew where', () => {
  it('is a paper from the hand to its place, also when turned round', () => {
    const before = viewOf({ hand: ['op', 'rb'], rows: [['yo'], []], hands: [2, 3] });
    const after = viewOf({ hand: ['rb'], rows: [['yo', 'op'], []], hands: [1, 3] });
    expect(flightsBetween(before, after)).toEqual([{ card: 'op', from: 'hand:0', to: 'row:0:2' }]);
    const turned = viewOf({ hand: ['rb'], rows: [['yo', 'po'], []], hands: [1, 3] });
    expect(flightsBetween(before, turned)).toEqual([{ card: 'po', from: 'hand:0', to: 'row:0:2' }]);
    expect(flightsBetween(turned, before)).toEqual([{ card: 'op', from: 'row:0:2', to: 'hand:0' }]);
  });

  it('is a tear out of a hidden hand onto a place', () => {
    const before = viewOf({ active: 1, rows: [['yo', 'ob'], []], hands: [3, 5] });
    const after = viewOf({ active: 1, rows: [['yo+to', 'ob'], []], hands: [3, 4] });
    expect(flightsBetween(before, after)).toEqual([{ card: 'to', from: 'seat:1', to: 'row:0:1' }]);
  });

  it('is a stop card onto the paper it protects', () => {
    const before = viewOf({ hand: ['stop'], rows: [['yo']], hands: [1] });
    const after = viewOf({ hand: [], rows: [['yo!']], hands: [0] });
    expect(flightsBetween(before, after)).toEqual([{ card: 'stop', from: 'hand:0', to: 'row:0:1' }]);
  });

  it('is a card from the draw pile, face down into another player’s hand', () => {
    const before = viewOf({ hand: ['op'], rows: [[], []], hands: [1, 4], deck_size: 9 });
    const own = viewOf({ hand: ['op', 'rb'], rows: [[], []], hands: [2, 4], deck_size: 8 });
    expect(flightsBetween(before, own)).toEqual([{ card: 'rb', from: 'deck', to: 'hand:1' }]);
    const other = viewOf({ hand: ['op'], rows: [[], []], hands: [1, 5], deck_size: 8 });
    expect(flightsBetween(before, other)).toEqual([{ card: 'back', from: 'deck', to: 'seat:1' }]);
  });

  it('is the top discard into a hand, and the card that starts the pile again', () => {
    const before = viewOf({ rows: [[], []], hands: [3, 4], discard: ['rb'] });
    const after = viewOf({ rows: [[], []], hands: [3, 5], discard: ['gp'] });
    expect(flightsBetween(before, after)).toEqual([
      { card: 'gp', from: 'deck', to: 'discard' },
      { card: 'rb', from: 'discard', to: 'seat:1' },
    ]);
  });

  it('is nothing when the view jumps to another seat or another time', () => {
    const before = viewOf({ hand: ['op'], rows: [[]] });
    expect(flightsBetween(before, { ...before, seat: 1 })).toEqual([]);
    expect(flightsBetween(before, viewOf({ rows: [Array<string>(12).fill('rb')] }))).toEqual([]);
  });
});
