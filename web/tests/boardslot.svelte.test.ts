import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Frame } from '$lib/generated';
import { viewOf } from '../../src/tischlein/games/monsterrolle/web/testing';
import { Table } from '../src/screens/table/table.svelte';
import Slot from './Slot.svelte';

const frame = (v: number): Frame => ({
  t: 'frame',
  v,
  isWhole: true,
  log: [],
  chat: [],
  table: { code: 'ABCDEFGH', game: 'monsterrolle', status: 'playing', seats: [] } as unknown as Frame['table'],
  match: { view: viewOf({ rows: [[], []], turn: v }), toAct: [], waited: [], legal: {}, canUndo: [], deadline: 0, due: 0, window: 0, locked: [], result: null },
});

test('the board stays from frame to frame: else nothing could move on it', async () => {
  const table = new Table('ABCDEFGH', false);
  table.connection.frame = frame(1);
  const mounted = mount(Slot, { target: document.body, props: { table } });
  await vi.waitFor(() => expect(document.querySelector('section.world')).not.toBeNull(), { timeout: 10_000 });
  const before = document.querySelector('section.world');
  table.connection.frame = frame(2);
  flushSync();
  await new Promise((done) => setTimeout(done, 50));
  expect(document.querySelector('section.world')).toBe(before);
  await unmount(mounted);
});

test('in the past a tap into the tray leads back to now', async () => {
  const table = new Table('ABCDEFGH', false);
  table.connection.frame = frame(2);
  table.moment = { t: 'moment', id: 'x', v: 1, match: frame(1).match! };
  const mounted = mount(Slot, { target: document.body, props: { table } });
  await vi.waitFor(() => expect(document.querySelector('section.world')).not.toBeNull(), { timeout: 10_000 });
  document.querySelector<HTMLElement>('section.world')!.click();
  expect(table.moment, 'the board may be looked at').not.toBeNull();
  const tray = document.createElement('div');
  tray.className = 'tray';
  document.querySelector('.board')!.append(tray);
  tray.click();
  expect(table.moment).toBeNull();
  await unmount(mounted);
});
