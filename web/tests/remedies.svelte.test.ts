import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownTable } from '$lib/generated';
import type { Wish } from '$lib/net/connection.svelte';
import { words } from '$lib/words/words.svelte';
import Banners from '../src/screens/table/Banners.svelte';
import People from '../src/screens/table/People.svelte';
import TableMenu from '../src/screens/table/TableMenu.svelte';
import { GRACE, Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

let sent: Wish[];

function at(change: Partial<ShownTable>): { table: Table; shown: ShownTable } {
  const table = new Table('ABCDEFGH', false);
  const shown = {
    code: 'ABCDEFGH', game: 'x', status: 'playing', seats: [seat({ isYou: true, name: 'Ann' }), seat({ name: 'Ben' })], options: {},
    settings: { turnSeconds: 30, isPassAndPlay: false, isOpenToSpectators: true, pace: 'calm' }, isHost: true, isPaused: false,
    pauseAskedBy: [], endAsked: [], spectators: 0, watchers: [], ...change,
  } as unknown as ShownTable;
  table.connection.frame = { t: 'frame', v: 1, isWhole: true, log: [], chat: [], match: null, table: shown };
  sent = [];
  vi.spyOn(table.connection, 'send').mockImplementation(async (wish) => {
    sent.push(wish);
    return null;
  });
  return { table, shown };
}

beforeEach(() => words.speak('en'));
afterEach(cleanup);

test('the host shows a player the door by a second press, after reading what it means', async () => {
  render(People, { ...at({}), Drawing: null });
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Ben' }));
  expect(sent).toEqual([]);
  expect(screen.getByText(/A bot plays on/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Ben' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Ben' }));
  expect(sent).toEqual([{ t: 'remove', seat: 1 }]);
});

test('and a guest; nobody else has these buttons', async () => {
  render(People, { ...at({ spectators: 2, watchers: ['aa', 'bb'] }), Drawing: null });
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Guest 2' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Guest 2' }));
  expect(sent).toEqual([{ t: 'remove', watcher: 'bb' }]);
  cleanup();
  render(People, { ...at({ isHost: false }), Drawing: null });
  expect(screen.queryByRole('button')).toBeNull();
});

test('everybody reads the length of the own line, and nobody that of others', async () => {
  const shown = at({});
  vi.spyOn(shown.table.connection, 'roundTrip').mockResolvedValueOnce(80).mockResolvedValueOnce(34).mockResolvedValue(51);
  render(People, { ...shown, Drawing: null });
  expect(await screen.findByText('line: 34 ms')).toBeTruthy();
  expect(screen.getAllByText(/line:/)).toHaveLength(1);
});

test('a running match is closed to spectators, and all else stays', async () => {
  render(TableMenu, { ...at({}), close: vi.fn() });
  await fireEvent.click(screen.getByLabelText('Spectators are welcome'));
  expect(sent).toEqual([{ t: 'setSettings', turnSeconds: 30, isOpenToSpectators: false, pace: 'calm', hasChildren: false }]);
});

test('an early end: the votes are shown, and a vote can be withdrawn', async () => {
  const seats = [seat({ isYou: true, name: 'Ann' }), seat({ name: 'Ben' }), seat({ isHere: false, awaySince: GRACE })];
  render(Banners, at({ seats, endAsked: [{ seat: 2, by: [1], needed: 2 }] }));
  expect(screen.getByText('Ben would end the match (1 of 2 voices).')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'End the match' }));
  cleanup();
  const asked = [...sent];
  render(Banners, at({ seats, endAsked: [{ seat: 2, by: [0], needed: 2 }] }));
  await fireEvent.click(screen.getByRole('button', { name: 'Wait after all' }));
  expect([...asked, ...sent]).toEqual([
    { t: 'chooseForAbsent', seat: 2, choice: 'end' },
    { t: 'chooseForAbsent', seat: 2, choice: 'wait' },
  ]);
});

test('a refusal goes after a while, unless somebody reads it', async () => {
  vi.useFakeTimers();
  try {
    const shown = at({});
    render(Banners, shown);
    shown.table.trouble = 'Not now.';
    await tick();
    expect(screen.getByRole('alert').textContent).toContain('Not now.');
    vi.advanceTimersByTime(11_000);
    await fireEvent.pointerEnter(screen.getByRole('alert'));
    vi.advanceTimersByTime(30_000);
    await tick();
    expect(screen.queryByRole('alert')).not.toBeNull();
    await fireEvent.pointerLeave(screen.getByRole('alert'));
    vi.advanceTimersByTime(12_000);
    await tick();
    expect(screen.queryByRole('alert')).toBeNull();
    // Closed under the pointer: that holds no later one.
    shown.table.trouble = 'Nor now.';
    await tick();
    await fireEvent.pointerEnter(screen.getByRole('alert'));
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    shown.table.trouble = 'Never.';
    await tick();
    expect(screen.getByRole('alert').textContent).toContain('Never.');
    vi.advanceTimersByTime(12_000);
    await tick();
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
