import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownLine, ShownTable } from '$lib/generated';
import { router } from '$lib/router.svelte';
import { words } from '$lib/words/words.svelte';
import OldMatch from '../src/screens/table/OldMatch.svelte';
import { Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

const line = (v: number, key: string): ShownLine => ({ v, seat: 0, move: '', events: [], texts: [{ key, args: {} }] });

beforeEach(() => words.speak('en'));
afterEach(cleanup);

test('a match of older rules shows its end and what happened, and the same people begin another', async () => {
  const table = new Table('ABCDEFGH', false);
  const seats = [seat({ isYou: true, name: 'Ann' }), seat({ name: 'Ben' })];
  const old = { rules: 1, result: { reason: 'x', scores: [7, 9], winners: [1] } };
  const shown = { code: 'ABCDEFGH', game: 'monsterrolle', status: 'finished', seats, options: {}, rematch: '', old } as unknown as ShownTable;
  const log = [line(3, 'play-undone'), line(4, 'gone-by-now')];
  table.connection.frame = { t: 'frame', v: 9, isWhole: true, log, chat: [], match: null, table: shown };
  table.connection.log = log;
  vi.spyOn(words, 'learn').mockResolvedValue(undefined);
  const send = vi.spyOn(table.connection, 'send').mockResolvedValue(null);
  const { rerender } = render(OldMatch, { table, shown, title: 'Monsterrolle', Drawing: null });
  expect(screen.getByText(/older rules/)).toBeTruthy();
  expect(screen.getByText('9 points')).toBeTruthy();
  expect(await screen.findByText('Taken back.')).toBeTruthy();
  expect(screen.queryByText('gone-by-now')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /new match/ }));
  expect(send).toHaveBeenCalledWith({ t: 'rematch' });
  const go = vi.spyOn(router, 'go').mockReturnValue(undefined);
  await rerender({ shown: { ...shown, rematch: 'NEXTNEXT' } });
  expect(go).toHaveBeenCalledWith('/table/NEXTNEXT');
  cleanup();
  go.mockClear();
  render(OldMatch, { table, shown: { ...shown, rematch: 'NEXTNEXT' }, title: 'Monsterrolle', Drawing: null });
  expect(screen.getByRole('link', { name: /new match/ }).getAttribute('href')).toBe('/table/NEXTNEXT');
  expect(go, 'whoever did not begin it reads on').not.toHaveBeenCalled();
});
