import { describe, expect, it } from 'vitest';
import { aboveOwn, cornerOf, fitRow, fitRows, heightOf, linesOf, MONSTER, ownRoom, rivalRoom, rivalsOf, shapeOf, spotOf } from './layout';

const desk = { width: 1080, height: 130, min: 44, max: 118, comfort: 76, gap: 14 };
const phone = { width: 360, height: 66, min: 38, max: 56, comfort: 45, gap: 12 };

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
  it('shrinks rather than wrap a single card, even where the height would allow that', () => {
    const tall = { ...desk, height: 400 };
    expect(fitRow(8, tall)).toMatchObject({ lines: 1 });
    expect(fitRow(8, tall).cw).toBeGreaterThanOrEqual(tall.comfort);
    expect(fitRow(20, tall).lines).toBe(2);
  });
  it('keeps a line for an empty row', () => expect(linesOf(0, fitRow(0, desk))).toEqual([[]]));
});

describe('a place', () => {
  it('is found in the line where it is drawn', () => {
    const fit = fitRow(25, phone);
    const drawn = linesOf(25, fit);
    for (let index = 0; index < 25; index++) {
      const { line, column } = spotOf(index, fit);
      expect(drawn[line]?.[column]).toBe(index);
    }
  });
});

describe('the shape of the board', () => {
  it('follows how a phone is held', () => {
    expect([shapeOf(390, 786), shapeOf(844, 332), shapeOf(667, 317)]).toEqual(['narrow', 'short', 'short']);
    expect([shapeOf(820, 1122), shapeOf(968, 590), shapeOf(1128, 841)]).toEqual(['wide', 'wide', 'wide']);
  });

  it.each([
    ['laptop', { shape: 'wide', width: 968, height: 391 }, 650],
    ['desktop', { shape: 'wide', width: 1128, height: 612 }, 800],
    ['phone', { shape: 'narrow', width: 390, height: 485 }, 390],
    ['phone held sideways', { shape: 'short', width: 844, height: 286 }, 591],
  ] as const)('gives two rows of ten places room, one above the other: %s', (_, size, rivalsWidth) => {
    const wall = { ...size, rivals: 1, hasHand: true, isDisplay: false };
    const rivals = fitRows([10], rivalRoom(wall, rivalsWidth));
    const room = ownRoom(wall, rivals);
    const own = fitRow(11, room);
    const above = aboveOwn(wall, own, room.gap);
    expect(heightOf(rivals[0]!, 12) + 30).toBeLessThanOrEqual(above);
    if (size.shape === 'wide') expect(cornerOf(false, above).pile).toBeGreaterThanOrEqual(52);
  });

  it('shows the window only where the piles have all their room', () => {
    expect(cornerOf(false, 420)).toEqual({ pile: 96, hasWindow: true });
    expect(cornerOf(false, 300)).toEqual({ pile: 96, hasWindow: false });
    expect(cornerOf(false, 190).pile).toBeLessThan(96);
  });
});

describe('the order of the seats', () => {
  it('begins to the left of the own one', () => expect(rivalsOf(4, 2)).toEqual([3, 0, 1]));
  it('is plain for those who only watch', () => expect(rivalsOf(3, -1)).toEqual([0, 1, 2]));
});
