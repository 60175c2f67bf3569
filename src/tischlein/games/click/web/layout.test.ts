import { expect, it } from 'vitest';
import { finderHeight, fitWall, inSight, LEAST, overviewLines, scrollFor, seatOrder, TALL, type Room } from './layout';

const desk: Room = { width: 1080, height: 340, max: 124, caption: 26, mayWrap: false };
const phone: Room = { width: 390, height: 200, max: 84, caption: 26, mayWrap: false };

it('shows a short wall large, and never larger than the room is high', () => {
  expect(fitWall(4, desk)).toMatchObject({ cw: 124, isScrolling: false, lines: 1 });
  const low = fitWall(4, { ...desk, height: 200 });
  expect(low.cw * TALL + 26).toBeLessThanOrEqual(200);
});

it.each([1, 4, 11, 14, 15, 30, 44])('draws %i cards with whole pixels and never below the least size', (count) => {
  for (const room of [desk, phone, { ...phone, height: 90 }]) {
    const fit = fitWall(count, room);
    expect(Number.isInteger(fit.cw)).toBe(true);
    expect(fit.cw).toBeGreaterThanOrEqual(LEAST);
    expect(fit.isScrolling).toBe(count * fit.cw > room.width);
  }
});

it('lays a long wall in lines where nobody can scroll', () => {
  const fit = fitWall(44, { ...desk, width: 1880, height: 640, max: 190, mayWrap: true });
  expect(fit).toMatchObject({ lines: 2, perLine: 22, isScrolling: false });
  expect(fit.perLine * fit.cw).toBeLessThanOrEqual(1880);
});

it('says whether the photo finish fits below the wall', () => {
  expect(fitWall(11, desk).hasStripRoom).toBe(true);
  expect(fitWall(11, phone).hasStripRoom).toBe(false);
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

it('makes viewfinders as high as the row allows', () => {
  expect(finderHeight([3, 3], 430, 88, 46)).toBe(88);
  const three = finderHeight([3, 3, 4], 430, 88, 46);
  expect(three).toBeLessThan(88);
  expect(((three * 64) / 88) * 10 + 3 * 10 + 2 * 10).toBeLessThanOrEqual(430);
  expect(finderHeight([4, 4, 4], 240, 56, 40)).toBe(40);
});

it('draws the own seat first, then clockwise', () => {
  expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1]);
  expect(seatOrder(3, -1)).toEqual([0, 1, 2]);
});
