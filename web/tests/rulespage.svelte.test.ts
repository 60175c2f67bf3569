import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShownRules } from '$lib/generated';
import { hearAlone, startKeys } from '$lib/keys';
import { router } from '$lib/router.svelte';
import { turn } from '$lib/turn.svelte';
import { words } from '$lib/words/words.svelte';
import { Book } from '../src/screens/rules/book.svelte';
import Page from '../src/screens/rules/Page.svelte';

const rules: ShownRules = {
  game: {
    id: 'bidding', prefix: 'xy', minSeats: 2, maxSeats: 4, minutes: 5, age: 8, looks: [], bots: [],
    options: [{ key: 'pace', choices: ['slow', 'fast'], default: 'slow' }],
    credits: { author: 'Ann Author', publisher: '', year: 2020 },
  },
  language: 'en',
  title: 'Bidding: the rules',
  introduction: ['A game about bids.'],
  legend: [
    { mark: 'text', text: 'the printed rulebook says so.' },
    { mark: 'ruling', text: 'this is how we play it.' },
    { mark: 'sheet', text: 'we reconstructed it.' },
  ],
  remarks: [],
  sections: [
    {
      number: 1, heading: 'Bids', paragraphs: [], table: [],
      clauses: [
        { id: 'XY-1.1', parts: [{ mark: 'text', text: 'Bid a card.' }, { mark: 'ruling', text: 'In secret, see XY-1.2.' }] },
        { id: 'XY-1.2', parts: [{ mark: 'sheet', text: 'There are five cards.' }] },
      ],
    },
  ],
  components: null,
};

beforeEach(async () => {
  await words.speak('en');
  router.go('/rules/bidding');
  Element.prototype.scrollIntoView = vi.fn();
});

const show = () => render(Page, { book: new Book(rules), art: null });
const row = (id: string) => document.getElementById(id)!;

test('marks stand in plain words before what they cover; what is printed has none', () => {
  show();
  expect(row('XY-1.1').textContent).toMatch(/Bid a card\.\s+How we play it\s+In secret/);
  expect(row('XY-1.2').textContent).toMatch(/Rebuilt by us\s+There are five cards\./);
  expect(row('XY-1.2').querySelectorAll('.mark')).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/\[(text|ruling|sheet)\]/);
});

test('an external game without words or drawings has a page all the same', () => {
  show();
  expect(screen.getByText('A game about bids.')).toBeTruthy();
  expect(document.getElementById('minute')).toBeNull();
  expect(document.getElementById('box')).toBeNull();
  expect(document.getElementById('options')!.textContent).toContain('slow');
  expect(document.body.textContent).toContain('is a game by Ann Author from 2020');
});

test('a reference is a link, and the clause of the address is highlighted and has the focus', async () => {
  show();
  expect(row('XY-1.1').querySelector('p a')!.getAttribute('href')).toBe('/rules/bidding#XY-1.2');
  router.go('/rules/bidding#xy-1.2');
  await vi.waitFor(() => expect(document.activeElement).toBe(row('XY-1.2')));
  expect(row('XY-1.2').getAttribute('aria-current')).toBe('true');
  expect(row('XY-1.1').getAttribute('aria-current')).toBeNull();
});

test('search filters, counts and says when there is nothing; an anchor ends it', async () => {
  show();
  const input = screen.getByLabelText('Find a rule');
  await fireEvent.input(input, { target: { value: 'FIVE' } });
  expect(row('XY-1.1')).toBeNull();
  expect(row('XY-1.2').querySelector('mark')!.textContent).toBe('five');
  expect(document.querySelector('[data-to="part-1"] b')!.textContent).toBe('1');
  await fireEvent.input(input, { target: { value: 'snowman' } });
  expect(document.querySelector('.nothing')!.textContent).toContain('nothing about that');
  router.go('/rules/bidding#XY-1.1');
  await vi.waitFor(() => expect(row('XY-1.1')).toBeTruthy());
});

test('the way back is there only for who came from a table, and says whose turn it is', async () => {
  show();
  expect(screen.queryByText('Back to the table')).toBeNull();
  router.go('/table/ABCDEFGH');
  router.go('/rules/bidding');
  await tick();
  const back = screen.getByText('Back to the table');
  expect(back.closest('a')!.getAttribute('href')).toBe('/table/ABCDEFGH');
  expect(back.textContent).not.toContain('Your turn');
  turn.isMine = true;
  await tick();
  expect(back.textContent).toContain('Your turn');
  turn.isMine = false;
});

test('the table behind the rules is known until another page is opened, also after a reload', () => {
  router.go('/table/ABCDEFGH');
  expect(router.behind).toBeNull();
  router.go('/rules/bidding#XY-1.1');
  router.go('/rules/bidding#XY-1.2');
  expect(router.behind).toEqual({ screen: 'table', code: 'ABCDEFGH' });
  expect(history.state).toEqual({ table: 'ABCDEFGH' });
  expect(router.anchor).toBe('XY-1.2');
  router.go('/');
  router.go('/rules/bidding');
  expect(router.behind).toBeNull();
});

test('whoever hears alone hears first, and nobody else does', () => {
  startKeys();
  const [board, page] = [vi.fn(), vi.fn()];
  addEventListener('keydown', board, { capture: true });
  const stop = hearAlone(page);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
  expect(page).toHaveBeenCalledTimes(1);
  expect(board).not.toHaveBeenCalled();
  stop();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(page).toHaveBeenCalledTimes(1);
  expect(board).toHaveBeenCalledTimes(1);
  removeEventListener('keydown', board, { capture: true });
});
