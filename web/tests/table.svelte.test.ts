import { beforeEach, expect, test, vi } from 'vitest';
import type { Frame, ShownSeat } from '$lib/generated';
import { words } from '$lib/words/words.svelte';
import { Table } from '../src/screens/table/table.svelte';

const seat = (change: Partial<ShownSeat> = {}): ShownSeat => ({
  kind: 'person',
  name: 'Olena',
  bot: '',
  look: '',
  isYou: false,
  isHost: false,
  isHere: true,
  isThinking: false,
  awaySince: 0,
  ...change,
});

function frame(seats: ShownSeat[], toAct: number[], status = 'playing', legal: Record<string, string[]> = {}): Frame {
  return {
    t: 'frame',
    v: 1,
    isWhole: true,
    log: [],
    chat: [],
    table: { code: 'ABCDEFGH', game: 'x', status, seats } as unknown as Frame['table'],
    match: { view: {}, toAct, legal, canUndo: [], deadline: 0, result: null },
  };
}

let table: Table;
const show = (shown: Frame) => {
  table.connection.frame = shown;
};

beforeEach(async () => {
  await words.speak('en');
  table = new Table('ABCDEFGH', false);
});

test('with one seat we act for it; without one we watch', () => {
  show(frame([seat(), seat({ isYou: true })], [0]));
  expect(table.acting).toBe(1);
  show(frame([seat(), seat()], [0]));
  expect(table.acting).toBe(-1);
});

test('around one device we act for whoever is to move, and for nobody while a bot thinks', () => {
  const seats = [seat({ isYou: true }), seat({ isYou: true }), seat({ kind: 'bot', bot: 'greedy' })];
  show(frame(seats, [1]));
  expect(table.acting).toBe(1);
  show(frame(seats, [2]));
  expect(table.acting).toBe(-1);
});

test('the curtain falls between two people at one device, and only there', () => {
  const seats = [seat({ isYou: true }), seat({ isYou: true })];
  show(frame(seats, [0]));
  expect(table.curtain).toBe(0);
  table.lift();
  expect(table.curtain).toBe(-1);
  show(frame(seats, [1]));
  expect(table.curtain).toBe(1);
  table.lift();
  show(frame(seats, [0], 'finished'));
  expect(table.curtain, 'at the end all may look').toBe(-1);
  show(frame([seat({ isYou: true }), seat()], [0]));
  expect(table.curtain, 'an own device needs none').toBe(-1);
});

test('somebody who vanished is asked about after half a minute, counted on between frames', () => {
  show(frame([seat({ isYou: true }), seat({ isHere: false, awaySince: 12 })], [0]));
  expect(table.vanished).toEqual([]);
  table.age = 18;
  expect(table.vanished).toEqual([1]);
  show(frame([seat({ isYou: true }), seat({ isHere: false, awaySince: 40, bot: 'greedy' })], [0]));
  expect(table.vanished, 'a bot sits in').toEqual([]);
});

test('bots are numbered among themselves, the nameless by their seat', () => {
  show(frame([seat({ kind: 'bot', bot: 'random', name: '' }), seat({ name: '' }), seat({ kind: 'bot', bot: 'greedy' })], []));
  expect([0, 1, 2].map(table.name)).toEqual(['Bot 1', 'Player 2', 'Bot 2']);
});

test('a refusal is said in words with its clause', async () => {
  vi.spyOn(table.connection, 'send').mockResolvedValue({ why: { key: 'error-undo', args: {} }, clause: 'MR-6.2' });
  expect(await table.undo()).toBe(false);
  expect(table.trouble).toContain('(rule MR-6.2)');
});
