import { expect, it } from 'vitest';
import { Space, type Shown } from './space.svelte';
import { canalTerrain } from '../testing';

const SHOWN: Shown = { terrain: canalTerrain(4), seats: 4, hit: undefined, isDisplay: false, hasTray: true, isDrafting: false, isWorded: true, isTableNeeded: false };

function spaceOf(width: number, height: number, over: Partial<Shown> = {}): Space {
  const space = new Space(() => ({ ...SHOWN, ...over }));
  space.outer = { width, height };
  return space;
}

it('leaves a strip for the buttons below the map of a phone on its side', () => {
  const space = spaceOf(844, 344);
  space.stage = { width: 470, height: 295 };
  expect(space.shape).toBe('short');
  expect(space.pane.height).toBe(241);
  expect(space.layout.height).toBeCloseTo(241, 5);
});

it('keeps fields of a phone large enough for a child', () => {
  const [usual, large] = [undefined, 64].map((hit) => {
    const space = spaceOf(390, 786, { hit });
    space.stage = { width: 390, height: 360 };
    space.zoom = 0.2;
    return space.layout.radius * Math.sqrt(3);
  });
  expect(usual).toBeLessThan(44);
  expect(large).toBeCloseTo(64, 5);
});

it('lets drawn letters grow with the letters of the reader', () => {
  const space = spaceOf(1392, 852);
  const { smallest, track } = space;
  space.letter = 32;
  expect(space.smallest).toBe(2 * smallest);
  expect(space.track).toBeGreaterThan(track);
});

it('folds the players where their table would have to be scrolled, until the person chooses', () => {
  const crowd = { terrain: canalTerrain(5), seats: 5 };
  const [roomy, low] = [650, 600].map((height) => spaceOf(1318, height, crowd));
  expect(roomy!.isFolded).toBe(false);
  expect(low!.isFolded).toBe(true);
  expect(low!.plan.isWhole).toBe(true);
  low!.fold();
  expect(low!.isFolded).toBe(false);
  expect(spaceOf(1318, 600, crowd).isFolded).toBe(false);
});

it('has the players in one line with large letters, whatever is to be chosen', () => {
  const space = spaceOf(1392, 838, { terrain: canalTerrain(5), seats: 5, isTableNeeded: true });
  expect(space.isFolded).toBe(false);
  space.letter = 32;
  expect(space.isFolded).toBe(true);
  expect(space.canFold).toBe(false);
  expect(space.plan.isWhole).toBe(true);
});

it('has room for whole names of two lines above the map of a shared screen', () => {
  const [own, shared] = [false, true].map((isDisplay) => {
    const space = spaceOf(1920, 1005, { terrain: canalTerrain(5), seats: 5, isDisplay, hasTray: !isDisplay });
    space.screen = 1080;
    return space;
  });
  expect(shared!.label(0, 'Maximiliane-Annegret')).toEqual({ lines: ['Maximiliane-', 'Annegret'], isSmall: false });
  expect(shared!.layout.margins.top).toBeGreaterThan(2 * shared!.smallest);
  expect(own!.label(0, 'Maximiliane-Annegret').lines).toHaveLength(1);
});

it('folds the players on a low screen until something among them is to be chosen', () => {
  const crowd = { terrain: canalTerrain(5), seats: 5 };
  const [space, needed] = [false, true].map((isTableNeeded) => spaceOf(1318, 602, { ...crowd, isTableNeeded }));
  if (space!.isFolding) space!.fold();
  const before = space!.layout.radius;
  space!.fold();
  if (!needed!.isFolding) needed!.fold();
  expect(space!.isFolded).toBe(true);
  expect(space!.layout.radius).toBeGreaterThan(before);
  expect(needed!.isFolded).toBe(false);
  space!.fold();
  expect(space!.isFolded).toBe(false);
});

it('gives the height of folded players to the words of the cards', () => {
  const space = spaceOf(1318, 556, { terrain: canalTerrain(5), seats: 5, isDrafting: true });
  space.worded = 209;
  if (space.isFolding) space.fold();
  const before = space.plan.tray;
  space.fold();
  expect(space.isFolded).toBe(true);
  expect(space.plan.tray).toBeGreaterThan(before + 20);
  space.fold();
});
