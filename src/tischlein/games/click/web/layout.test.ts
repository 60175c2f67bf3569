import { expect, it } from 'vitest';
import { captionOf, finderRows, fitWall, formOf, inSight, LEAST, LEAST_IN_LINES, overviewLines, piecesOf, placeOf, scrollFor, seatOrder, type Room } from './layout';

const desk: Room = { width: 1080, height: 374, max: 124, least: LEAST, caption: 24, free: 56, mayWrap: true, mustWrap: false };
const phone: Room = { ...desk, width: 390, height: 200, max: 84, mayWrap: false };
const television: Room = { ...desk, width: 1880, height: 640, max: 190, caption: 36, free: 0, mustWrap: true };

it('shows a short wall large, and never larger than the room is high', () => {
  expect(fitWall(4, desk)).toMatchObject({ cw: 124, isScrolling: false, lines: 1 });
  const low = fitWall(4, { ...desk, height: 240 });
  expect(low.height + desk.free).toBeLessThanOrEqual(240);
});

it.each([1, 4, 11, 14, 15, 30, 44])('draws %i cards with whole pixels and never below the least size', (count) => {
  for (const room of [desk, phone, { ...phone, height: 90 }]) {
    const fit = fitWall(count, room);
    expect(Number.isInteger(fit.cw)).toBe(true);
    expect(fit.cw).toBeGreaterThanOrEqual(fit.lines > 1 ? LEAST_IN_LINES : LEAST);
    expect(fit.isScrolling).toBe(fit.lines === 1 && count * fit.cw > room.width);
  }
});

it.each([16, 31, 44])('lays %i cards in lines on a desk, so that all are seen', (count) => {
  const fit = fitWall(count, desk);
  expect(fit.isScrolling).toBe(false);
  expect(fit.perLine * fit.cw).toBeLessThanOrEqual(desk.width);
  expect(fit.height + desk.free).toBeLessThanOrEqual(desk.height);
});

it('keeps one line as long as its cards are large enough, and scrolls where lines would be too small', () => {
  expect(fitWall(15, desk).lines).toBe(1);
  expect(fitWall(31, { ...desk, height: 190 })).toMatchObject({ lines: 1, cw: LEAST, isScrolling: true });
  expect(fitWall(31, { ...television, height: 190 }).isScrolling).toBe(false);
});

it('leaves room for the photo finish below lines that stay large', () => {
  const fit = fitWall(44, television);
  expect(fit.lines).toBeGreaterThan(1);
  expect(fit.cw).toBeGreaterThanOrEqual(LEAST);
  expect(fit.hasStripRoom).toBe(true);
});

it('says whether the photo finish fits below the wall', () => {
  expect(fitWall(11, desk).hasStripRoom).toBe(true);
  expect(fitWall(11, phone).hasStripRoom).toBe(false);
});

it('tells a phone, one held sideways, and a desk apart', () => {
  expect([formOf(390, 784, false), formOf(844, 330, false), formOf(667, 315, false), formOf(820, 1120, false)]).toEqual(['narrow', 'side', 'side', 'wide']);
  expect(formOf(390, 784, true)).toBe('display');
});

it('says the place where a wall has lines, the name where it is short of room, else both', () => {
  expect(captionOf({ cw: 100, lines: 2, perLine: 9 }, 24)).toBe('both');
  expect(captionOf({ cw: 72, lines: 2, perLine: 9 }, 24)).toBe('place');
  expect(captionOf({ cw: 72, lines: 1, perLine: 9 }, 24)).toBe('name');
  expect(captionOf({ cw: 72, lines: 1, perLine: 9 }, 48)).toBe('place');
});

it('puts the gap after the last card at the end of its line', () => {
  const size = { cw: 50, lines: 2, perLine: 10 };
  expect(placeOf(9, size)).toEqual({ left: 450, line: 0 });
  expect(placeOf(10, size)).toEqual({ left: 0, line: 1 });
  expect(placeOf(20, size)).toEqual({ left: 500, line: 1 });
});

it('cuts a stretch where a line ends', () => {
  expect(piecesOf(3, 3, 10)).toEqual([{ from: 3, count: 3, isBegun: false, goesOn: false }]);
  expect(piecesOf(8, 4, 10)).toEqual([
    { from: 8, count: 2, isBegun: false, goesOn: true },
    { from: 10, count: 2, isBegun: true, goesOn: false },
  ]);
});

it('wraps the overview before its cards become too small', () => {
  expect(overviewLines(11, 374)).toBe(1);
  expect(overviewLines(44, 374)).toBe(2);
  expect(overviewLines(0, 374)).toBe(1);
});

it('counts a card as in sight when more than half of it is', () => {
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
  expect(finderRows([4, 4, 4], 240, { ...size, rows: 1 })).toEqual({ height: 38, rows: 1, isCut: true });
});

it('draws the own seat first, then clockwise', () => {
  expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1]);
  expect(seatOrder(3, -1)).toEqual([0, 1, 2]);
});
