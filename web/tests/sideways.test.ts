import { expect, it } from 'vitest';
import { bringIntoLine } from '$kit/sideways';

/** Things of these widths in a line that shows 100 pixels; jsdom has no layout of its own. */
function lineOf(widths: readonly number[], scrolled = 0): HTMLElement {
  const line = document.createElement('ul');
  line.getBoundingClientRect = () => new DOMRect(10, 0, 100, 40);
  line.scrollLeft = scrolled;
  let from = 10;
  for (const width of widths) {
    const left = from;
    const thing = document.createElement('li');
    thing.getBoundingClientRect = () => new DOMRect(left - line.scrollLeft, 0, width, 40);
    line.append(thing);
    from += width;
  }
  return line;
}

it.each([
  ['what is in sight', [40, 40, 90], 0, 1, 0],
  ['what is beyond the right side, as far as needed', [40, 40, 90], 0, 2, 70],
  ['what is beyond the left side, to its beginning', [40, 40, 90], 70, 0, 0],
  ['what is wider than the line, to its beginning', [40, 160], 0, 1, 40],
  ['nothing that is not there', [40], 0, 3, 0],
])('brings %s', (_, widths, scrolled, at, expected) => {
  const line = lineOf(widths, scrolled);
  bringIntoLine(line, at);
  expect(line.scrollLeft).toBe(expected);
});
