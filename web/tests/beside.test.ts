import { expect, it } from 'vitest';
import { besideOf, outlineOf, type Box } from '$kit/beside';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

function covers(thing: Box, panel: Box): boolean {
  return panel.left < thing.left + thing.width && panel.left + panel.width > thing.left && panel.top < thing.top + thing.height && panel.top + panel.height > thing.top;
}

it('lies on the side with more room, on the screen, and never over the thing', () => {
  const panel = { width: 340, height: 320 };
  for (const screen of [PHONE, DESKTOP]) {
    for (let left = 0; left < screen.width - 60; left += 90) {
      for (let top = 0; top < screen.height - 60; top += 90) {
        const thing = { left, top, width: 60, height: 60 };
        const place = besideOf(thing, panel, screen);
        const at = { ...place, ...panel };
        expect(covers(thing, at), JSON.stringify(place)).toBe(false);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + at.width).toBeLessThanOrEqual(screen.width - 8);
        expect(at.top + at.height).toBeLessThanOrEqual(screen.height - 8);
        expect(place.arrow).toBeGreaterThan(0);
      }
    }
  }
});

it('points at the middle of the thing', () => {
  const place = besideOf({ left: 200, top: 100, width: 100, height: 50 }, { width: 340, height: 200 }, DESKTOP);
  expect(place).toMatchObject({ side: 'below', top: 166 });
  expect(place.left + place.arrow).toBe(250);
});

it('goes beside a thing that leaves no room above and below, and is cut where it has none at all', () => {
  expect(besideOf({ left: 20, top: 100, width: 200, height: 700 }, { width: 340, height: 400 }, DESKTOP).side).toBe('right');
  expect(besideOf({ left: 8, top: 300, width: 374, height: 300 }, { width: 374, height: 500 }, PHONE).most).toBe(276);
});

it('frames hexagons as hexagons', () => {
  const box = { left: 0, top: 0, width: 100, height: 86 };
  expect(outlineOf(box, 'flat').split('L')).toHaveLength(6);
  expect(outlineOf(box, 'pointy')).toMatch(/^M50 -3/);
  expect(outlineOf(box, undefined)).toContain('a11 11');
});
