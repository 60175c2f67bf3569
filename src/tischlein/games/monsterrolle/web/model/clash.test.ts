import { describe, expect, it } from 'vitest';
import { isPaper, turned } from './cards';
import { picturesOf } from './clash';
import { viewOf } from '../testing';

describe('the pictures of "Why not?"', () => {
  const empty = viewOf({ rows: [[], []] });

  it('show no card where none lies', () => {
    expect(picturesOf(empty, 0, 'tear p 2:1', 'MR-4.4')).toEqual([]);
    expect(picturesOf(empty, 0, 'stop 1', 'MR-4.6')).toEqual([]);
    expect(picturesOf(empty, 0, 'stop 1', 'MR-4.1')).toEqual([]);
    expect([isPaper(''), turned('')]).toEqual([false, '']);
  });

  it('show the tear beside the paper that it does not fit', () => {
    const view = viewOf({ rows: [[], ['rg']] });
    expect(picturesOf(view, 0, 'tear p 2:1', 'MR-4.4').map((each) => each.kind)).toEqual(['card', 'unequal', 'card']);
  });

  it('show the stop card beside the paper of an earlier turn', () => {
    const view = viewOf({ rows: [['rg'], []] });
    expect(picturesOf(view, 0, 'stop 1', 'MR-4.6').at(-1)).toEqual({ kind: 'card', card: 'rg' });
  });
});
