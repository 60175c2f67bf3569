import { beforeEach, expect, test } from 'vitest';
import { ago } from '$lib/words/ago';
import { nameOf } from '$lib/words/names';
import { words } from '$lib/words/words.svelte';

beforeEach(() => words.speak('en'));

const seats = [
  { kind: 'person', name: '' },
  { kind: 'bot', name: '' },
  { kind: 'open', name: '' },
  { kind: 'person', name: 'Olena' },
  { kind: 'bot', name: '' },
];

test('a seat without a name has a number, and bots are counted, in the language of whoever looks', async () => {
  expect(seats.map((_, i) => nameOf(seats, i))).toEqual(['Player 1', 'Bot 1', 'Player 3', 'Olena', 'Bot 2']);
  await words.speak('de');
  expect(nameOf(seats, 0)).toBe('Nummer 1');
});

test('two people with the same name are told apart', () => {
  const mias = [{ kind: 'person', name: 'Mia' }, { kind: 'bot', name: '' }, { kind: 'person', name: 'Mia' }];
  expect(mias.map((_, i) => nameOf(mias, i))).toEqual(['Mia', 'Bot 1', 'Mia 2']);
});

test.each([
  [-5, 'now'],
  [0, 'now'],
  [59, 'now'],
  [60, '1 min. ago'],
  [3 * 60 + 59, '3 min. ago'],
  [2 * 3600, '2 hr. ago'],
  [24 * 3600, 'yesterday'],
  [29 * 24 * 3600, '29 days ago'],
  [40 * 24 * 3600, 'last mo.'],
  [800 * 24 * 3600, '2 yr. ago'],
])('%i seconds ago: %s', (seconds, said) => {
  expect(ago(1_000_000_000, 1_000_000_000 + seconds * 1000, 'en')).toBe(said);
});
