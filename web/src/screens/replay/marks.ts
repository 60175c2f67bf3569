// Colour and shape of each seat: as its game has them, else ours by the number of the seat.

import type { MarkOf } from '$kit/board';
import { circle, diamond, square, triangle, wedge } from '$kit/shapes';

const COLOURS = ['#1d6fd0', '#c2452d', '#2f8f55', '#8a3ea8', '#b87400'] as const;
const SHAPES = [circle, square, diamond, triangle, wedge] as const;

export function markOf(mark: MarkOf | null, look: string, seat: number): ReturnType<MarkOf> {
  if (mark && look) return mark(look);
  return { colour: COLOURS[seat % COLOURS.length]!, path: SHAPES[seat % SHAPES.length]! };
}
