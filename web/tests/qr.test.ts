import { expect, test } from 'vitest';
import { qrOf } from '$lib/ui/qr';

/** The dark modules that the path draws. */
function painted(text: string): string[] {
  const { size, path } = qrOf(text);
  const grid = Array.from({ length: size }, () => Array<string>(size).fill('0'));
  for (const [, column, row, length] of path.matchAll(/M(\d+),(\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(length); step++) grid[Number(row)]![Number(column) + step] = '1';
  }
  return grid.map((line) => line.join(''));
}

/** Made by another encoder, segno, with error correction M. */
const KNOWN = [
  '111111100111001111111',
  '100000101001001000001',
  '101110100001101011101',
  '101110100111001011101',
  '101110101100101011101',
  '100000100111001000001',
  '111111101010101111111',
  '000000000011000000000',
  '101010100110000010010',
  '000001011110110010001',
  '001110100100111010111',
  '110000001001110010010',
  '100101101101110101000',
  '000000001010111110011',
  '111111100110111010111',
  '100000100010010010011',
  '101110101000110101010',
  '101110100110110111010',
  '101110101100100010101',
  '100000100101110111010',
  '111111101001000001011',
];

test('paints what an independent encoder draws', () => {
  expect(painted('http://192.168')).toEqual(KNOWN);
});

test('a personal link fits: its token is long', () => {
  expect(qrOf(`https://tischlein.example.org/me/${'x'.repeat(300)}`).size).toBeLessThan(90);
});
