import { expect, it } from 'vitest';
import { artOf } from './logart';

it('shows the cards that a sentence tells of', () => {
  expect(artOf({ kind: 'PhotoTaken', seat: 0, row: 'crane-fan-hiker' })).toEqual({ motifs: ['crane', 'fan', 'hiker'], action: '', isPhoto: true });
  expect(artOf({ kind: 'Laid', card: 'panda' })).toEqual({ motifs: ['panda'], action: '', isPhoto: false });
  expect(artOf({ kind: 'Moved', card: 'panda', origin: 3, target: 5 })?.action).toBe('move2');
  expect(artOf({ kind: 'Swapped', card: 'head', other_card: 'tail' })).toEqual({ motifs: ['head', 'tail'], action: 'swap', isPhoto: false });
  expect(artOf({ kind: 'MarketFilled', cards: ['crane', 'rickshaw'] })?.motifs).toEqual(['crane']);
});

it('shows nothing where there is nothing to see', () => {
  expect(artOf({ kind: 'TurnBegan', seat: 0 })).toBeNull();
  expect(artOf({ kind: 'Called', seat: 0 })).toBeNull();
});
