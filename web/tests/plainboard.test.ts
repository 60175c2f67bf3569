// The fallback for games without a board.

import { expect, it, test, vi } from 'vitest';
import PlainBoard from '$kit/PlainBoard.svelte';
import { click, glowing, show } from '$kit/testing';
import { loadBoard } from '$lib/games';
import { words } from '$lib/words/words.svelte';

const view = { prize: 3, has_bid: [true, false], hands: [[1, 2], []], seats: [{ look: '', points: 4 }] };

it('shows every field of the view, lists within lists included', () => {
  const { container } = show(PlainBoard, { view });
  const text = container.querySelector('.view')?.textContent?.replace(/\s+/g, ' ');
  expect(text).toContain('prize: 3');
  expect(text).toContain('has bid: true, false');
  expect([...container.querySelectorAll('ol > li')].map((item) => item.textContent?.trim())).toEqual(['1, 2', '–', 'look: –points: 4']);
});

it('makes the move whose button is pressed, and says whose turn it is', () => {
  const { container, onmove } = show(PlainBoard, { view, legal: ['bid 1', 'bid 2'] });
  expect(container.querySelector('[data-prompt]')?.textContent).toBe('page-your-turn');
  expect(glowing(container)).toEqual(['bid 1', 'bid 2']);
  click(container, 'bid 2');
  expect(onmove).toHaveBeenCalledExactlyOnceWith('bid 2');
});

it.each([
  ['others are waited for', { toAct: [1, 2] }, 'page-waiting-for seat 1, seat 2'],
  ['nobody sits here', { seat: -1, toAct: [0] }, 'page-waiting-for seat 0'],
  ['it is over', { toAct: [] }, 'page-join-over'],
])('offers nothing when %s', (_, change, asked) => {
  const { container } = show(PlainBoard, { view, ...change });
  expect(container.querySelector('[data-prompt]')?.textContent).toBe(asked);
  expect(container.querySelectorAll('button')).toHaveLength(0);
});

it('takes back what can be taken back', () => {
  const { container, onundo } = show(PlainBoard, { view, canUndo: true });
  click(container, 'undo');
  expect(onundo).toHaveBeenCalledOnce();
});

test('a game that the page was built without gets it, with words from the server', async () => {
  const asked = vi.fn(async () => new Response('zz-title = Zebra\n'));
  vi.stubGlobal('fetch', asked);
  await words.speak('de');
  expect(await loadBoard('zebra')).toBe(PlainBoard);
  expect(asked).toHaveBeenCalledWith('/api/words/zebra/de');
  expect(words.say('zz-title')).toBe('Zebra');
});
