import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, ShownLine } from '$lib/generated';
import type { Socket } from '$lib/net/connection.svelte';
import { words } from '$lib/words/words.svelte';
import LogPanel from '../src/screens/table/LogPanel.svelte';
import { Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

const line = (v: number, change: Partial<ShownLine> = {}): ShownLine => ({ v, seat: 0, move: '', events: [], texts: [{ key: 'play-points', args: { points: v } }], ...change });
const undo = (v: number, takenBack: number) => line(v, { move: 'undo', texts: [], takenBack });

let table: Table;
let say: (message: object) => void;
let stop: () => void;

function frame(v: number, log: ShownLine[], isWhole = false): Frame {
  const seats = [seat({ name: 'Mia' }), seat({ name: 'Ben', isYou: true })];
  return { t: 'frame', v, isWhole, log, chat: [], table: { code: 'LOGSLOGS', game: 'x', status: 'playing', seats }, match: null } as unknown as Frame;
}

beforeEach(async () => {
  await words.speak('en');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = { onopen: null, onmessage: null, onclose: null, close() {}, send() {} } as unknown as Socket;
  say = (message) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  table = new Table('LOGSLOGS', false, { socket: () => socket });
  stop = table.start();
  say({ t: 'welcome', token: '' });
  say(frame(3, [line(1), line(2), line(3)], true));
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const shown = () => [...document.querySelectorAll('[data-v]')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

test('what was taken back is crossed out for a moment, then gone; look-back and last event never count it', () => {
  render(LogPanel, { table, Drawing: null });
  expect(shown()).toEqual(['1 point', '2 points', '3 points']);
  say(frame(5, [undo(4, 3), undo(5, 2)]));
  flushSync();
  expect(table.told.map(({ v }) => v), 'at once').toEqual([1]);
  expect([...document.querySelectorAll('.struck')].map((row) => row.textContent?.trim())).toEqual(['2 points', '3 points']);
  expect(table.spoken.map(({ text }) => text), 'a whole part is one sentence').toEqual(['Mia takes that back.']);
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(shown()).toEqual(['1 point']);
});

test('pointing at a row tells the board which', async () => {
  render(LogPanel, { table, Drawing: null });
  await fireEvent.pointerEnter(document.querySelector('[data-v="2"]')!);
  expect(table.pointed?.v).toBe(2);
  await fireEvent.pointerLeave(document.querySelector('[data-v="2"]')!);
  expect(table.pointed).toBeNull();
});

test('what others did is unread until somebody looks into the log or does something', () => {
  expect(table.unreadLog).toBe(3);
  table.markLogRead();
  expect(table.unreadLog).toBe(0);
  say(frame(6, [line(5), line(6)]));
  expect(table.unreadLog).toBe(2);
  say(frame(7, [line(7, { seat: 1 })]));
  expect(table.unreadLog).toBe(0);
  say(frame(8, [line(8)]));
  expect(table.unreadLog).toBe(1);
});
