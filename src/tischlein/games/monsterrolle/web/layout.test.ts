import { describe, expect, it } from 'vitest';
import { fitRow, fitRows, linesOf, MONSTER, rivalsOf } from './layout';

const desk = { width: 1080, height: 130, min: 44, max: 118, gap: 14 };
const phone = { width: 360, height: 66, min: 38, max: 56, gap: 12 };

describe('the size of a row', () => {
  it('is the largest while there is room', () => expect(fitRow(5, desk)).toMatchObject({ cw: 118, lines: 1 }));

  it('shrinks before it wraps', () => {
    const fit = fitRow(11, desk);
    expect(fit.lines).toBe(1);
    expect((MONSTER + 11) * fit.cw).toBeLessThanOrEqual(desk.width);
    expect(fit.cw).toBeLessThan(118);
  });

  it('wraps rather than go below the smallest size', () => {
    for (let count = 1; count <= 60; count++) {
      for (const room of [desk, phone]) {
        const fit = fitRow(count, room);
        expect(fit.cw).toBeGreaterThanOrEqual(room.min);
        expect((MONSTER + Math.min(count, fit.first)) * fit.cw).toBeLessThanOrEqual(room.width);
        expect(Math.min(count, fit.rest) * fit.cw).toBeLessThanOrEqual(room.width);
        expect(linesOf(count, fit).flat()).toEqual(Array.from({ length: count }, (_, at) => at));
        expect(linesOf(count, fit)).toHaveLength(fit.lines);
      }
    }
  });

  it('takes 25 places on a phone in three lines', () => expect(fitRow(25, phone)).toMatchObject({ cw: 38, lines: 3 }));
  it('is the same for rows that are drawn alike', () => {
    expect(new Set(fitRows([3, 9, 14], desk).map((fit) => fit.cw)).size).toBe(1);
  });
  it('keeps a line for an empty row', () => expect(linesOf(0, fitRow(0, desk))).toEqual([[]]));
});

describe('the order of the seats', () => {
  it('begins to the left of the own one', () => expect(rivalsOf(4, 2)).toEqual([3, 0, 1]));
  it('is plain for those who only watch', () => expect(rivalsOf(3, -1)).toEqual([0, 1, 2]));
});
