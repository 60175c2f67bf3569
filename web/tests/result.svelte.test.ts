import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ShownGame, ShownQuick, ShownSeat, ShownTable } from '$lib/generated';
import { commitmentOf } from '$lib/net/fairness';
import { sha256hex } from '$lib/net/sha256';
import { settings } from '$lib/settings.svelte';
import { keep } from '$lib/storage';
import { words } from '$lib/words/words.svelte';
import ResultPanel from '../src/screens/table/ResultPanel.svelte';
import { Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

const credits = { author: 'A. Uthor', publisher: '', year: 1999 };
const game = { id: 'x', prefix: 'x', minSeats: 2, maxSeats: 4, options: [], looks: [], bots: [], credits } as unknown as ShownGame;

function end(seats: ShownSeat[], winners: number[], more: Partial<ShownTable> = {}, quick: ShownQuick[] = []): string {
  cleanup();
  const table = new Table('ABCDEFGH', false);
  const shown = { code: 'ABCDEFGH', game: 'x', status: 'finished', seats, rematch: '', fairness: null, ...more } as unknown as ShownTable;
  table.connection.frame = { t: 'frame', v: 1, isWhole: true, log: [], chat: [], match: null, table: shown };
  const result = { reason: 'x', scores: seats.map((_, i) => i), winners, quick };
  render(ResultPanel, { table, shown, game, result, Drawing: null, onhide: () => undefined });
  return screen.getByRole('heading', { name: /.+/ }).textContent ?? '';
}

beforeEach(() => words.speak('en'));
afterEach(cleanup);

const [me, ben, eve] = [seat({ isYou: true, name: 'Ann' }), seat({ name: 'Ben' }), seat({ name: 'Eve' })];

test('the winner reads so, alone or with others; for everybody else the winner has a name', () => {
  expect(end([me, ben], [0])).toBe('You have won!');
  expect(end([me, ben, eve], [0, 2])).toBe('You share the victory with Eve!');
  expect(end([me, ben], [1])).toBe('Ben wins!');
  expect(end([ben, eve, me], [0, 1])).toBe('Ben and Eve share the victory!');
  expect(end([ben, eve], [0]), 'a spectator').toBe('Ben wins!');
  expect(end([me, { ...ben, isYou: true }], [1]), 'around one device').toBe('Ben wins!');
});

test('paper is in the air for who has won, and hangs still where nothing is to move', () => {
  settings.wantsCalm = false;
  end([me, ben], [0]);
  expect(document.querySelector('.paper')).not.toBeNull();
  expect(document.querySelector('.paper.still')).toBeNull();
  settings.wantsCalm = true;
  end([me, ben], [0]);
  expect(document.querySelector('.paper.still')).not.toBeNull();
  end([me, ben], [1]);
  expect(document.querySelector('.paper')).toBeNull();
});

test('whose game it was stands at the end', () => {
  end([me, ben], [0]);
  expect(screen.getByText('by A. Uthor, 1999')).toBeTruthy();
});

const [secret, terms] = ['5e'.repeat(32), '{"refused":[1],"restarts":1,"seats":[0,1,2]}'];
const numbers = ['aa'.repeat(32), '', ''];
const pledge = sha256hex(secret);
const commitments = [commitmentOf('ABCDEFGH', pledge, numbers[0]!), '', ''];
const seed = sha256hex(`seed|${secret}|ABCDEFGH|${pledge}|${terms}|${commitments.join(',')}|${numbers.join(',')}`);
const fairness = { step: 'dealt', waitsFor: [], pledge, terms, commitments, numbers, secret, seed };

test('verified is said only to whom it was proven, with restarts and who gave no number', async () => {
  end([me, ben, eve], [0], { fairness });
  expect(await screen.findByText(/^Shuffled before you came/)).toBeTruthy();
  expect(screen.queryByText('Receipt')).toBeNull();
  const receipt = { tischleinReceipt: 1, code: 'ABCDEFGH', pledge, terms, commitments, number: numbers[0] };
  keep('receipt.ABCDEFGH', JSON.stringify(receipt));
  end([me, ben, eve], [0], { fairness });
  expect(await screen.findByText(/^Shuffle verified/)).toBeTruthy();
  expect(screen.getByText('The shuffle had to begin again once, because a number was not revealed: Ben.')).toBeTruthy();
  expect(screen.getByText('Without a number of their own: Eve.')).toBeTruthy();
  expect(screen.getByText('Receipt')).toBeTruthy();
  end([me, ben, eve], [0], { fairness: { ...fairness, seed: '00'.repeat(32) } });
  expect(await screen.findByText(/^Careful/)).toBeTruthy();
  keep('receipt.ABCDEFGH', '');
});

test('a deal that was chosen says so, and an old table without a proof says nothing', async () => {
  end([me, ben], [0], { lesson: 'first' });
  expect(await screen.findByText('Dealt on purpose, not shuffled.')).toBeTruthy();
  end([me, ben], [0], { origin: { move: 3, deal: '' } });
  expect(await screen.findByText('Dealt on purpose, not shuffled.')).toBeTruthy();
  end([me, ben], [0]);
  expect(document.querySelector('[data-verdict]')).toBeNull();
});

test('who called quicker than people usually can is named with the figures, in every language', async () => {
  end([me, ben], [0]);
  expect(screen.queryByText(/ ms/)).toBeNull();
  for (const [language, said] of [
    ['en', 'Ben: 12 calls, half of them within 140 ms.'],
    ['de', 'Ben: 12 Rufe, die Hälfte davon binnen 140 ms.'],
    ['uk', 'Ben: вигуків – 12, половина з них за 140 мс.'],
  ] as const) {
    await words.speak(language);
    end([me, ben], [0], {}, [{ seat: 1, calls: 12, median: 140 }]);
    expect(screen.getByText((text) => text.startsWith(said))).toBeTruthy();
  }
});
