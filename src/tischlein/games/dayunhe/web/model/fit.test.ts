import { describe, expect, it } from 'vitest';
import { isWorthFolding, labelFor, planFor } from './fit';
import { canalTerrain } from '../testing';

describe('the label on a region', () => {
  it('is the whole name where that has room', () => {
    expect(labelFor('Maximiliane-Annegret', 220, 16)).toEqual({ lines: ['Maximiliane-Annegret'], isSmall: false });
  });

  it('is the first part of the name over a short region, or in large letters', () => {
    expect(labelFor('Maximiliane-Annegret', 156, 16)).toEqual({ lines: ['Maximiliane'], isSmall: false });
    expect(labelFor('Kunigunde Uhlenhorst', 220, 32)).toEqual({ lines: ['Kunigunde'], isSmall: false });
  });

  it('has two lines for one word that is too long', () => {
    expect(labelFor('Maximilianejohannaxx', 156, 16)).toEqual({ lines: ['Maximilian', 'ejohannaxx'], isSmall: true });
  });

  it('is the whole name where two lines have room, broken between words if they fit', () => {
    const linesOf = (name: string) => labelFor(name, 156, 16, true);
    expect(linesOf('Maximiliane-Annegret')).toEqual({ lines: ['Maximiliane-', 'Annegret'], isSmall: false });
    expect(linesOf('Anna Lena Wolkenkrat')).toEqual({ lines: ['Anna Lena ', 'Wolkenkrat'], isSmall: false });
    expect(linesOf('Maximilianejohann Xy')).toEqual({ lines: ['Maximilian', 'ejohann Xy'], isSmall: false });
    expect(linesOf('Ben')).toEqual({ lines: ['Ben'], isSmall: false });
  });
});

describe('cards that say in words what they do', () => {
  const DESK = { width: 1392, height: 778 };
  const wishes = { hasTray: true, hasStatus: false, isDrafting: true, isWorded: true };

  it('get the height that they need, and leave the rest to the map', () => {
    const terrain = canalTerrain(3);
    const [low, high] = [180, 225].map((worded) => planFor(terrain, 3, DESK, { ...wishes, worded }));
    expect(low!.tray).toBeGreaterThan(180);
    expect(high!.tray).toBeGreaterThan(225);
    expect(low!.radius).toBeGreaterThan(high!.radius);
    expect(high!.radius).toBeGreaterThan(44);
  });

  it('scroll before hexagons become too small', () => {
    const plan = planFor(canalTerrain(5), 5, { width: 1318, height: 602 }, { ...wishes, worded: 400 });
    expect(plan.radius).toBeGreaterThanOrEqual(30);
    expect(plan.tray).toBeLessThan(200);
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
