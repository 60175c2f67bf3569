import { expect, it } from 'vitest';
import {
  CARD_SIZES, finderRows, fitWall, formOf, hasNames, inSight, keptScroll, LEAST, overviewLines, scrollFor, seatOrder, sightOf, zoomOf, type Drawn, type Room,
} from './layout';

const desk: Room = { width: 1256, height: 400, max: 124, least: LEAST, caption: 24, free: 56, mayScroll: true };
const phone: Room = { ...desk, width: 390, height: 200, max: 84, least: CARD_SIZES.s, free: 0 };
const television: Room = { ...desk, width: 1920, height: 640, max: 200, caption: 36, free: 0, mayScroll: false };

it('shows a short wall large, and never larger than the room is high', () => {
  expect(fitWall(4, desk)).toMatchObject({ cw: 124, isScrolling: false });
  const low = fitWall(4, { ...desk, height: 240 });
  expect(low.height + desk.free).toBeLessThanOrEqual(240);
});

it.each([1, 4, 11, 17, 18, 30, 44])('lays %i cards in one row, and scrolls only where cards of the least size do not fit', (count) => {
  for (const room of [desk, phone, { ...phone, height: 90 }]) {
    const fit = fitWall(count, room);
    expect(Number.isInteger(fit.cw)).toBe(true);
    expect(fit.cw).toBeGreaterThanOrEqual(room.least);
    expect(fit.isScrolling).toBe(count * fit.cw > room.width);
    if (count * room.least <= room.width - 24) expect(fit.isScrolling).toBe(false);
  }
});

it('shrinks the row where nobody can scroll it', () => {
  const fit = fitWall(44, television);
  expect(fit.isScrolling).toBe(false);
  expect(fit.cw * 44).toBeLessThanOrEqual(television.width);
});

it('enlarges the board on large screens only', () => {
  expect([zoomOf(1396, 842, 'wide'), zoomOf(390, 798, 'narrow'), zoomOf(1322, 592, 'wide')]).toEqual([1, 1, 1]);
  expect(zoomOf(2516, 1382, 'wide')).toBeGreaterThan(1.5);
  expect(zoomOf(1920, 1080, 'display')).toBe(1.7);
});

it('tells a phone, one held sideways, and a desk apart', () => {
  expect([formOf(390, 784, false), formOf(844, 330, false), formOf(667, 315, false), formOf(820, 1120, false)]).toEqual(['narrow', 'side', 'side', 'wide']);
  expect(formOf(390, 784, true)).toBe('display');
});

it('names the cards only where the longest name of the language fits', () => {
  expect(hasNames(124, 'Мандрівник'.length, 12)).toBe(true);
  expect(hasNames(100, 'Мандрівник'.length, 12)).toBe(false);
  expect(hasNames(100, 'Lantern'.length, 12)).toBe(true);
});

it('shows the whole wall in small: in one line while it can be read, else in two, from 27 cards on in three', () => {
  expect(overviewLines(22, 1216)).toEqual({ perLine: 22, lines: [{ from: 0, count: 22 }] });
  expect(overviewLines(22, 374)).toEqual({ perLine: 13, lines: [{ from: 0, count: 13 }, { from: 9, count: 13 }] });
  expect(overviewLines(26, 374).lines).toHaveLength(2);
  expect(overviewLines(27, 374).lines).toHaveLength(3);
  expect(overviewLines(44, 374).lines).toHaveLength(3);
  expect(overviewLines(0, 374).lines).toEqual([{ from: 0, count: 0 }]);
});

it.each([16, 22, 23, 27, 35, 44])('tears no stretch of up to five cards in the overview of %i', (count) => {
  const { lines } = overviewLines(count, 374);
  for (let from = 0; from + 5 <= count; from++) {
    expect(lines.some((line) => line.from <= from && from + 5 <= line.from + line.count), `from ${from}`).toBe(true);
  }
  expect(Math.max(...lines.map((line) => line.from + line.count))).toBe(count);
});

it('frames the visible part in every line that has some of it', () => {
  const { perLine, lines } = overviewLines(22, 374);
  const [first, second] = lines.map((line) => sightOf(line, perLine, 5.5, 13.5));
  expect(first).toMatchObject({ isCutLeft: false, isCutRight: true });
  expect(first?.left).toBeCloseTo(5.5 / 13);
  expect(second).toMatchObject({ left: 0, isCutLeft: true, isCutRight: false });
  expect(sightOf({ from: 0, count: 13 }, 13, 14, 20)).toBeNull();
});

it('keeps what is looked at where it is, whatever comes or goes elsewhere', () => {
  const before: Drawn = { keys: [1, 2, 3, 4, 5, 6], cw: 50, lead: 12 };
  const after = (keys: number[]): Drawn => ({ ...before, keys });
  expect(keptScroll(before, after([9, 1, 2, 3, 4, 5, 6]), 112)).toBe(162); // laid at the left end
  expect(keptScroll(before, after([1, 2, 3, 4, 5, 6, 9]), 112)).toBe(112); // at the right end
  expect(keptScroll(before, after([1, 5, 6]), 112)).toBe(0); // a photo took the first visible cards: the next one that stays
  expect(keptScroll(before, after([]), 112)).toBe(112);
});

it('counts a card as visible when more than half of it is', () => {
  expect(inSight(20, 80, 0, 390)).toEqual([0, 4]);
  expect(inSight(20, 80, 50, 390)).toEqual([1, 5]);
  expect(inSight(20, 80, 1210, 390)).toEqual([15, 19]);
  expect(inSight(0, 80, 0, 390)).toEqual([0, -1]);
});

it('scrolls only to what is out of sight, and centres it', () => {
  expect(scrollFor(1, 2, 80, 40, 0, 390)).toBeNull();
  expect(scrollFor(10, 10, 80, 40, 0, 390)).toBe(40 + 840 - 195);
  expect(scrollFor(0, 0, 80, 40, 600, 390)).toBe(0);
});

it('makes viewfinders as high as the row allows, and lays them in two before they become too small', () => {
  const size = { most: 88, least: 38, rows: 2 };
  expect(finderRows([3, 3], 430, size)).toEqual({ height: 88, rows: 1, isCut: false });
  const three = finderRows([3, 3, 4], 430, size);
  expect(three.height).toBeLessThan(88);
  expect(((three.height * 64) / 88) * 10 + 3 * 10 + 2 * 10).toBeLessThanOrEqual(430);
  expect(finderRows([4, 4, 3, 4, 4], 416, size)).toMatchObject({ rows: 2, isCut: false });
  expect(finderRows([4, 4, 4], 240, { ...size, rows: 2 })).toEqual({ height: 36, rows: 2, isCut: false });
  expect(finderRows([4, 4, 4], 200, { ...size, rows: 1 })).toEqual({ height: 38, rows: 1, isCut: true });
});

it('draws the viewer first, then clockwise', () => {
  expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1]);
  expect(seatOrder(3, -1)).toEqual([0, 1, 2]);
});
