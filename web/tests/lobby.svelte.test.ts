import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownGame, ShownSeat, ShownTable } from '$lib/generated';
import type { Wish } from '$lib/net/connection.svelte';
import { words } from '$lib/words/words.svelte';
import Lobby from '../src/screens/table/Lobby.svelte';
import { Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

const game = { id: 'x', prefix: 'x', minSeats: 2, maxSeats: 4, options: [], looks: [], bots: [{ name: 'medium', against: 'easy', wins: 84 }] } as unknown as ShownGame;
let sent: Wish[];
let knocked: string[] = [];

function open(...seats: ShownSeat[]): void {
  const table = new Table('ABCDEFGH', false);
  const settings = { turnSeconds: 0, isPassAndPlay: false, isOpenToSpectators: true, pace: 'normal' };
  const shown = { code: 'ABCDEFGH', game: 'x', status: 'open', seats, options: {}, settings, isHost: true, invitation: '', knocks: knocked };
  table.connection.frame = { t: 'frame', v: 1, isWhole: true, log: [], chat: [], match: null, table: shown as unknown as ShownTable };
  sent = [];
  vi.spyOn(table.connection, 'send').mockImplementation(async (wish) => {
    sent.push(wish);
    return null;
  });
  render(Lobby, { table, shown: table.table!, game, title: 'X', Drawing: null });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your name');

beforeEach(() => words.speak('en'));
afterEach(cleanup);

test('Enter sends the name, and so does leaving the field', async () => {
  open(seat({ isYou: true }), seat({ kind: 'open' }));
  await fireEvent.blur(field());
  expect(sent, 'nothing was typed').toEqual([]);
  await fireEvent.input(field(), { target: { value: ' Anna ' } });
  await fireEvent.submit(field().form!);
  await fireEvent.input(field(), { target: { value: 'Anne' } });
  await fireEvent.blur(field());
  expect(sent).toEqual([
    { t: 'rename', seat: 0, name: 'Anna' },
    { t: 'rename', seat: 0, name: 'Anne' },
  ]);
});

test('the start sends a name that is still in the field first', async () => {
  open(seat({ isYou: true }), seat({ name: 'Ben' }));
  await fireEvent.input(field(), { target: { value: 'Anna' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(sent.map((wish) => wish.t)).toEqual(['rename', 'start']));
});

test('whoever sits nowhere yet takes the first free chair by Enter', async () => {
  open(seat({ name: 'Ben' }), seat({ kind: 'open' }), seat({ kind: 'open' }));
  await fireEvent.input(field(), { target: { value: 'Anna' } });
  await fireEvent.blur(field());
  expect(sent).toEqual([]);
  await fireEvent.submit(field().form!);
  expect(sent).toEqual([{ t: 'sit', seat: 1, name: 'Anna' }]);
});

test('a table is not closed by one tap, nor by a hasty second one', async () => {
  open(seat({ isYou: true }), seat({ kind: 'open' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Close the table' }), { detail: 1 });
  const really = screen.getByRole('button', { name: 'Really close it for everybody' });
  await fireEvent.click(really, { detail: 2 });
  expect(sent).toEqual([]);
  await fireEvent.blur(really);
  await fireEvent.click(screen.getByRole('button', { name: 'Close the table' }), { detail: 1 });
  await fireEvent.click(really, { detail: 1 });
  expect(sent).toEqual([{ t: 'close' }]);
});

test('with empty chairs the start asks once what becomes of them; with none it just starts', async () => {
  open(seat({ isYou: true, name: 'Anna' }), seat({ name: 'Ben' }), seat({ kind: 'open' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(sent).toEqual([]);
  await fireEvent.click(await screen.findByRole('button', { name: /Take them away.*Anna, Ben/ }));
  expect(sent).toEqual([{ t: 'start', empty: 'remove' }]);
  cleanup();
  open(seat({ isYou: true, name: 'Anna' }), seat({ kind: 'open' }), seat({ kind: 'open' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Take them away/ })).disabled, 'nobody to play with').toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: /Bots sit down.*2 × medium bot/ }));
  expect(sent).toEqual([{ t: 'start', empty: 'bots' }]);
});

test('the host hears who found no chair, and makes room in one tap', async () => {
  const chairs = [seat({ isYou: true }), seat({ name: 'Ben' })];
  knocked = ['Oma', ''];
  open(...chairs);
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual([
    expect.stringContaining('Oma would like to join'),
    expect.stringContaining('Somebody would like to join'),
  ]);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Add a chair' })[0]!);
  expect(sent).toEqual([{ t: 'setSeats', seats: 3 }]);
  cleanup();
  open(...chairs, seat({ kind: 'bot', bot: 'greedy' }), seat());
  await fireEvent.click(screen.getAllByRole('button', { name: 'Bot 1 makes room' })[0]!);
  expect(sent).toEqual([{ t: 'clearSeat', seat: 2 }]);
  cleanup();
  open(...chairs, seat(), seat());
  expect(screen.getAllByText(/no more chairs/)).toHaveLength(2);
  knocked = [];
});
