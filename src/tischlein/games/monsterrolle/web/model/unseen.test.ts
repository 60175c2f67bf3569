import { describe, expect, it } from 'vitest';
import { ALL_SEEN, unseenOf } from './unseen';

const ROWS = [
  { seat: 1, top: 50, bottom: 120 },
  { seat: 2, top: 120, bottom: 190 },
  { seat: 3, top: 190, bottom: 260 },
];
const scrolled = (by: number) => ROWS.map(({ seat, top, bottom }) => ({ seat, top: top - by, bottom: bottom - by }));

describe('rows out of sight', () => {
  it('are none where nothing can be scrolled', () => {
    expect(unseenOf(ROWS, 50, 260, 0, 0)).toEqual(ALL_SEEN);
    expect(unseenOf(ROWS, 50, 250, 0, 10)).toEqual(ALL_SEEN);
  });

  it('are those below the own row, and after scrolling those above', () => {
    expect(unseenOf(ROWS, 50, 140, 0, 120)).toEqual({ seats: [2, 3], isBelow: true });
    expect(unseenOf(ROWS, 50, 200, 0, 60)).toEqual({ seats: [3], isBelow: true });
    expect(unseenOf(scrolled(60), 50, 200, 60, 0)).toEqual({ seats: [1], isBelow: false });
  });

  it('are at least the row that is cut', () => {
    expect(unseenOf(ROWS, 50, 230, 0, 30)).toEqual({ seats: [3], isBelow: true });
    expect(unseenOf(scrolled(30), 50, 230, 30, 0)).toEqual({ seats: [1], isBelow: false });
  });
});
