import { describe, expect, it } from 'vitest';
import { isWorthFolding, labelFor, planFor } from './fit';
import { canalTerrain } from '../testing';

describe('the label on a region', () => {
  it('is the whole name where that has room', () => {
    expect(labelFor('Maximiliane-Annegret', 220, 16)).toBe('Maximiliane-Annegret');
  });

  it('is the first part of the name over a short region, or in large letters', () => {
    expect(labelFor('Maximiliane-Annegret', 156, 16)).toBe('Maximiliane');
    expect(labelFor('Kunigunde Uhlenhorst', 220, 32)).toBe('Kunigunde');
  });
});

describe('the table of players', () => {
  const wishes = { hasTray: true, hasStatus: false };
  const LAPTOP = { width: 1318, height: 602 };

  it('can be folded where many players leave the map little height', () => {
    expect(isWorthFolding(canalTerrain(5), 5, LAPTOP, wishes)).toBe(true);
    expect(isWorthFolding(canalTerrain(2), 2, { width: 1392, height: 852 }, wishes)).toBe(false);
  });

  it('leaves the map nearly the whole width when it is folded', () => {
    const terrain = canalTerrain(5);
    const share = (isFolded: boolean) => (planFor(terrain, 5, LAPTOP, { ...wishes, isFolded }).radius * terrain.long) / LAPTOP.width;
    expect(share(false)).toBeLessThan(0.75);
    expect(share(true)).toBeGreaterThan(0.9);
  });
});
