import { expect, test } from 'vitest';
import { qrGrid, qrPath } from '$lib/ui/qr';
// Each text fills its code to the last byte: padding is the one thing that the other encoder does otherwise.
import known from './fixtures/qr.json';

test.each(known)('equals what an independent encoder draws: $text', ({ text, mask, rows }) => {
  expect(qrGrid(text, mask).map((line) => line.map((cell) => (cell ? '1' : '0')).join(''))).toEqual(rows);
});

test('a text that fits no code is refused', () => {
  expect(() => qrGrid('x'.repeat(500))).toThrow(RangeError);
});

test('the path paints every dark cell once', () => {
  const dark = qrGrid('tisch').flat().filter(Boolean).length;
  const painted = [...qrPath('tisch').matchAll(/h(\d+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  expect(painted).toBe(dark);
});
