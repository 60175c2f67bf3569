import { describe, expect, it } from 'vitest';
import { FLAT_EDGES } from '../testing';
import { bestLine, edgesOf, fieldMoves, lineOf, nextLine, offersOf, seatMoves, stackMoves } from './moves';

const legal = ['supply 1', 'supply 3', 'build canal4', 'city canal4', 'rebuild B4', 'remove A1', 'remove B4', 'end'];

describe('offers', () => {
  it('sorts texts by verb', () => {
    const offers = offersOf(legal);
    expect(offers.get('supply')).toEqual(['1', '3']);
    expect(offers.get('end')).toEqual(['']);
    expect(offers.has('sail')).toBe(false);
  });

  it('lets no field glow before a part is aimed, and only its fields then', () => {
    const offers = offersOf(legal);
    expect([...fieldMoves(offers, '')]).toEqual([]);
    expect([...fieldMoves(offers, 'remove')]).toEqual([['A1', 'remove A1'], ['B4', 'remove B4']]);
    expect([...fieldMoves(offers, 'rebuild').values()]).toEqual(['rebuild B4']);
  });

  it('takes places, swaps and ways of the ship from the step itself', () => {
    expect([...fieldMoves(offersOf(['at B1', 'swap C2', 'turn n-s']), '').values()]).toEqual(['at B1', 'swap C2']);
    expect([...fieldMoves(offersOf(['sail C6', 'sail B6', 'halt']), '').keys()]).toEqual(['C6', 'B6']);
  });

  it('counts seats and stacks from 0, as the page does', () => {
    expect([...seatMoves(offersOf(['intrigue 2', 'intrigue 3', 'end']), 'intrigue')]).toEqual([[1, 'intrigue 2'], [2, 'intrigue 3']]);
    expect(seatMoves(offersOf(['intrigue 2']), '').size).toBe(0);
    expect([...stackMoves(offersOf(legal))]).toEqual([[0, 'supply 1'], [2, 'supply 3']]);
    expect([...stackMoves(offersOf(['under 2']))]).toEqual([[1, 'under 2']]);
  });
});

describe('lines', () => {
  it('reads and writes them', () => {
    expect(edgesOf('n-se', FLAT_EDGES)).toEqual([0, 2]);
    expect(edgesOf('', FLAT_EDGES)).toEqual([]);
    expect(lineOf([4, 0], FLAT_EDGES)).toBe('n-sw');
  });

  it('turns by one sixth, skipping what is not offered, and comes round', () => {
    const all = ['n-se', 'ne-s', 'se-sw', 's-nw', 'n-sw', 'ne-nw'];
    let line = 'n-se';
    const seen = all.map(() => (line = nextLine(all, line, 1, FLAT_EDGES)));
    expect(new Set(seen)).toEqual(new Set(all));
    expect(line).toBe('n-se');
    expect(nextLine(all, 'n-se', -1, FLAT_EDGES)).toBe('ne-nw');
    expect(nextLine(['n-s', 'se-nw'], 'n-s', 1, FLAT_EDGES)).toBe('se-nw');
    expect(nextLine(['n-s'], 'n-s', 1, FLAT_EDGES)).toBe('n-s');
  });

  it('begins with the way that joins most, else with the last one', () => {
    expect(bestLine(['n-s', 'ne-sw'], (line) => (line === 'ne-sw' ? 2 : 0), 'n-s')).toBe('ne-sw');
    expect(bestLine(['n-s', 'ne-sw'], () => 1, 'ne-sw')).toBe('ne-sw');
    expect(bestLine(['n-s', 'ne-sw'], () => 0, 'gone')).toBe('n-s');
  });
});
