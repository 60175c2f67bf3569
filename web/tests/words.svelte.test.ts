import { beforeEach, expect, test } from 'vitest';
import { flushSync } from 'svelte';
import { loadBoard } from '$lib/games';
import { negotiate, t, words } from '$lib/words/words.svelte';

beforeEach(async () => {
  localStorage.clear();
  await words.speak('en');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['uk-UA'], 'uk'],
  [['fr', 'en-GB'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that speaks %j gets %s', (wanted, language) => {
  expect(negotiate(wanted)).toBe(language);
});

test('a switch is live: whoever showed a text shows it anew', async () => {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(t('page-play-now')));
  });
  flushSync();
  await words.choose('de');
  flushSync();
  await words.choose('uk');
  flushSync();
  stop();
  expect(seen).toEqual(['Play now', 'Sofort spielen', 'Грати зараз']);
  expect(document.documentElement.lang).toBe('uk');
});

test.each([
  [1, '1 бал'],
  [2, '2 бали'],
  [5, '5 балів'],
  [11, '11 балів'],
  [21, '21 бал'],
])('Ukrainian plurals as in the terminal: %i', async (points, spoken) => {
  await words.speak('uk');
  expect(t('play-points', { points })).toBe(spoken);
});

test('texts inside texts and names of seats', async () => {
  await words.learn('monsterrolle');
  const card = { key: 'mr-paper', args: { left: { key: 'mr-red', args: {} }, right: { key: 'mr-blue', args: {} }, star: 0 } };
  const said = { key: 'mr-log-discarded', args: { who: { key: 'seat-name', args: { seat: 1 } }, card } };
  expect(words.text(said, (seat) => ['Olena', 'Jonas'][seat] ?? '')).toBe('Jonas discards: red-blue paper.');
  expect(words.text(said)).toBe('Player 2 discards: red-blue paper.');
});

test('who asks for words that are on their way waits for them', async () => {
  const first = words.learn('dayunhe');
  await words.learn('dayunhe');
  expect(words.has('dy-title')).toBe(true);
  await first;
});

test('a board comes with its words', async () => {
  expect(words.has('cl-title')).toBe(false);
  await loadBoard('click');
  expect(words.has('cl-title')).toBe(true);
});

test('a key that nobody knows is shown as it is', () => {
  expect(t('zz-unheard-of', { n: 1 })).toBe('zz-unheard-of');
});
