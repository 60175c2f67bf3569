import { describe, expect, it } from 'vitest';
import { aboveOwn, cornerOf, fitRivals, fitRow, fitRows, heightOf, isNameAbove, linesOf, MONSTER, ownRoom, rivalsOf, scaleOf, shapeOf, spotOf } from './layout';

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
    const wall = { ...size, scale: 1, letters: 1, rivals: 1, hasHand: true, isDisplay: false };
    const rivals = fitRivals(wall, rivalsWidth, [10]);
    const room = ownRoom(wall, rivals);
    const own = fitRow(11, room);
    const above = aboveOwn(wall, own, room.gap);
    expect(heightOf(rivals.fits[0]!, 12) + 30).toBeLessThanOrEqual(above);
    if (size.shape === 'wide') expect(cornerOf(false, above, 1).pile).toBeGreaterThanOrEqual(52);
  });

  it('sets three rows of others in two columns where the wall is low and broad', () => {
    const low = { shape: 'wide', width: 1322, height: 465, scale: 1, letters: 1, rivals: 3, hasHand: true, isDisplay: false } as const;
    expect(fitRivals(low, 1000, [7, 7, 7]).columns).toBe(2);
    expect(fitRivals({ ...low, height: 640 }, 1080, [7, 7, 7]).columns).toBe(1);
    expect(fitRivals({ ...low, shape: 'narrow', width: 390 }, 390, [7, 7, 7]).columns).toBe(1);
    const both = { columns: 2, fits: fitRivals(low, 1000, [7, 7, 7]).fits };
    expect(ownRoom(low, both).height).toBeGreaterThan(ownRoom(low, { ...both, columns: 1 }).height);
  });

  it('keeps its columns while something is shown above the board', () => {
    const wall = { shape: 'wide', width: 1392, height: 640, scale: 1, letters: 1, rivals: 3, hasHand: true, isDisplay: false } as const;
    const lower = { ...wall, height: 550 };
    expect(fitRivals(wall, 1080, [5, 5, 5]).columns).toBe(1);
    expect(fitRivals(lower, 1080, [5, 5, 5]).columns).toBe(2);
    const kept = fitRivals(lower, 1080, [5, 5, 5], 640);
    expect(kept.columns).toBe(1);
    expect(kept.fits[0]!.cw).toBeLessThan(fitRivals(wall, 1080, [5, 5, 5]).fits[0]!.cw);
  });

  it('gives way to names in large letters', () => {
    const wall = { shape: 'wide', width: 1392, height: 640, scale: 1, letters: 1, rivals: 3, hasHand: true, isDisplay: false } as const;
    const large = { ...wall, letters: 2 };
    const usual = fitRivals(wall, 1080, [7, 7, 7]);
    const rivals = fitRivals(large, 1080, [7, 7, 7]);
    expect(rivals.fits[0]!.cw).toBeLessThan(usual.fits[0]!.cw);
    expect(ownRoom(large, usual).height).toBeLessThan(ownRoom(wall, usual).height);
    expect(fitRivals({ ...wall, letters: 1.2 }, 1080, [7, 7, 7])).toEqual(usual);
  });

  it('has two columns in large letters only where a name has its room in each', () => {
    const wall = { shape: 'wide', width: 1392, height: 640, scale: 1, letters: 2, rivals: 3, hasHand: true, isDisplay: false } as const;
    expect(fitRivals({ ...wall, letters: 1 }, 1052, [0, 0, 0]).columns).toBe(2);
    expect(fitRivals(wall, 1052, [0, 0, 0]).columns).toBe(1);
    expect(fitRivals({ ...wall, width: 2000 }, 1600, [0, 0, 0]).columns).toBe(2);
  });

  it('grows with a large screen, and never on a phone', () => {
    expect(scaleOf('wide', 1396, 841, false)).toBeCloseTo(1, 1);
    expect(scaleOf('wide', 2516, 1384, false)).toBeGreaterThan(1.5);
    expect(scaleOf('wide', 2516, 700, false)).toBe(1);
    expect(scaleOf('wide', 1920, 1020, true)).toBeCloseTo(1.28, 2);
    expect(scaleOf('narrow', 390, 786, false)).toBe(1);
  });

  it('shows the window only where the piles have all their room', () => {
    expect(cornerOf(false, 420, 1)).toEqual({ pile: 96, hasWindow: true });
    expect(cornerOf(false, 300, 1)).toEqual({ pile: 96, hasWindow: false });
    expect(cornerOf(false, 190, 1).pile).toBeLessThan(96);
  });
});

describe('the names', () => {
  const screen = { shape: 'wide', width: 1920, height: 940, scale: 1.28, letters: 1, rivals: 4, hasHand: false, isDisplay: true } as const;
  const named = (name: number) => ({ ...screen, tag: { name, figures: 130, letter: 28 } });

  it('leave the cards of a shared screen as they are where they have room, and take height where they need lines', () => {
    const sizes = [100, 330, 460].map((name) => fitRivals(named(name), 800, [4, 4, 4, 4]).fits[0]!.cw);
    expect(sizes[0]).toBe(fitRivals(screen, 800, [4, 4, 4, 4]).fits[0]!.cw);
    expect(sizes[1]).toBeLessThanOrEqual(sizes[0]!);
    expect(sizes[2]).toBeLessThan(sizes[0]!);
  });

  it('are above the monsters of a phone if the letters are large or the names are wide', () => {
    const phone = { shape: 'narrow', width: 390, height: 485, scale: 1, letters: 1, rivals: 3, hasHand: true, isDisplay: false } as const;
    const tag = { name: 130, figures: 64, letter: 14 };
    expect(isNameAbove({ ...phone, tag }, 390)).toBe(false);
    expect(isNameAbove({ ...phone, tag: { ...tag, name: 210 } }, 390)).toBe(true);
    expect(isNameAbove({ ...phone, letters: 2, tag: { name: 100, figures: 128, letter: 28 } }, 390)).toBe(true);
    expect(isNameAbove({ ...phone, shape: 'wide', width: 1128, letters: 2, tag }, 800)).toBe(false);
  });

  it('take the height of their lines from the rows of a phone', () => {
    const phone = { shape: 'narrow', width: 390, height: 785, scale: 1, letters: 2, rivals: 3, hasHand: true, isDisplay: false } as const;
    const heightWith = (name: number) => {
      const wall = { ...phone, tag: { name, figures: 128, letter: 28 } };
      return ownRoom(wall, fitRivals(wall, 390, [8, 8, 8])).height;
    };
    expect(heightWith(500)).toBeLessThan(heightWith(300));
  });
});

describe('the order of the seats', () => {
  it('begins to the left of the viewer', () => expect(rivalsOf(4, 2)).toEqual([3, 0, 1]));
  it('is in order for spectators', () => expect(rivalsOf(3, -1)).toEqual([0, 1, 2]));
});

describe('two columns of others', () => {
  const wall = { shape: 'wide' as const, width: 976, height: 430, scale: 1, letters: 1, rivals: 3, hasHand: true, isDisplay: false };

  it('come only where a name has room beside its monster, also before anything is laid', () => {
    expect(fitRivals(wall, 620, [0, 0, 0]).columns).toBe(1);
    expect(fitRivals({ ...wall, width: 1318, height: 420 }, 960, [3, 3, 3]).columns).toBe(2);
  });
});
