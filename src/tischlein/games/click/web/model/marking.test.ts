import { expect, it } from 'vitest';
import { framedCards, markCard, markComposition, NO_MARKS, startOf } from './marking';

const wall = 'crane lantern fan blossom lantern fan blossom panda'.split(' ');
const photo = { name: '1', motifs: ['lantern', 'fan', 'blossom'] };
const other = { name: '2', motifs: ['fan', 'crane', 'panda'] };
const frames = [photo, other];

it('takes the composition, then the first card of the stretch', () => {
  const { marks, shot } = markComposition(NO_MARKS, wall, photo);
  expect(shot).toBeNull();
  expect(markCard(marks, wall, 4, frames).shot).toEqual({ name: '1', start: 4 });
});

it('takes the first card, then the composition', () => {
  const { marks, shot } = markCard(NO_MARKS, wall, 1, frames);
  expect(shot).toBeNull();
  expect(markComposition(marks, wall, photo).shot).toEqual({ name: '1', start: 1 });
});

it('takes both ends of a stretch, in either order, and knows which composition is meant', () => {
  for (const [first, second] of [[4, 6], [6, 4]] as const) {
    const { marks } = markCard(NO_MARKS, wall, first, frames);
    expect(markCard(marks, wall, second, frames).shot).toEqual({ name: '1', start: 4 });
  }
});

it('waits for the composition when the stretch shows none', () => {
  const { marks } = markCard(NO_MARKS, wall, 0, frames);
  const stretch = markCard(marks, wall, 2, frames);
  expect(stretch).toEqual({ marks: { name: null, cards: [0, 2] }, shot: null });
  expect(markComposition(stretch.marks, wall, other).shot).toEqual({ name: '2', start: 0 });
});

it('lets a thumb hit any card of the stretch it looks at', () => {
  expect(startOf(wall, 2, photo.motifs)).toBe(1);
  expect(startOf(wall, 6, photo.motifs)).toBe(4);
  expect(startOf(wall, 4, photo.motifs)).toBe(4);
});

it('sends what was tapped when nothing fits: the table says why not', () => {
  expect(startOf(wall, 7, photo.motifs)).toBe(7);
  const { marks } = markComposition(NO_MARKS, wall, other);
  expect(markCard(marks, wall, 3, frames).shot).toEqual({ name: '2', start: 3 });
});

it('takes marks back with a second tap', () => {
  expect(markComposition({ name: '1', cards: [] }, wall, photo).marks.name).toBeNull();
  expect(markCard({ name: null, cards: [3] }, wall, 3, frames).marks.cards).toEqual([]);
});

it('frames as many cards as the composition has', () => {
  expect(framedCards({ name: '1', cards: [] }, 2, frames)).toEqual({ from: 2, count: 3 });
  expect(framedCards({ name: '1', cards: [] }, -1, frames)).toBeNull();
  expect(framedCards({ name: null, cards: [2, 5] }, -1, frames)).toEqual({ from: 2, count: 4 });
});
