import { beforeEach, expect, test, vi } from 'vitest';
import type { Frame, ShownEntry, ShownLine, Summary } from '$lib/generated';
import { words } from '$lib/words/words.svelte';
import { Since } from '../src/screens/table/since.svelte';
import { Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

const line = (v: number, of: number): ShownLine => ({ v, seat: of, move: '', events: [], texts: [], strips: [], takenBack: 0 });

function frame(log: ShownLine[], { isMine = true, window = 0 } = {}): Frame {
  const toAct = [isMine ? 0 : 1];
  return {
    t: 'frame',
    v: log.at(-1)?.v ?? 1,
    isWhole: true,
    log,
    chat: [],
    table: { code: 'ABCDEFGH', game: 'x', status: 'playing', seats: [seat({ isYou: true }), seat()] } as unknown as Frame['table'],
    match: { view: {}, toAct, waited: toAct, legal: isMine ? { '0': ['end'] } : {}, canUndo: [], deadline: 0, due: 0, window, locked: [], result: null },
  };
}

const entry = (number: number): ShownEntry => ({
  tier: 'new',
  text: { key: 'page-log', args: {} },
  note: null,
  seat: 1,
  changes: [],
  places: [],
  isWay: false,
  numbers: [number],
  events: [],
});

function summary(count: number, since = 2): Summary {
  return { t: 'summary', id: '', v: 9, seat: 0, since, entries: Array.from({ length: count }, (_, at) => entry(3 + at)), positions: [] };
}

let table: Table;
let since: Since;
/** Each test has a table of its own: what was closed is remembered. */
let tables = 0;
let asked: ReturnType<typeof vi.fn>;

function show(log: ShownLine[], how: { isMine?: boolean; window?: number } = {}): Promise<void> {
  const shown = frame(log, how);
  table.connection.frame = shown;
  table.connection.log = shown.log;
  return since.follow();
}

beforeEach(async () => {
  await words.speak('en');
  table = new Table(`TABLE${(tables += 1)}`, false);
  since = new Since(table);
  asked = vi.fn(async (hasPositions: boolean) => {
    const { match } = frame([]);
    const positions = [2, 3, 4, 5].map((v) => ({ v, match: match! }));
    return { ...summary(5), positions: hasPositions ? positions : [] };
  });
  table.connection.since = asked as unknown as typeof table.connection.since;
});

test('it is asked for once when it is my turn, and three entries are shown', async () => {
  await show([line(3, 1)], { isMine: false });
  expect(asked).not.toHaveBeenCalled();
  await show([line(3, 1), line(4, 1)]);
  await since.follow();
  expect(asked).toHaveBeenCalledExactlyOnceWith(false);
  expect(since.shown).toHaveLength(3);
  expect(since.entries).toHaveLength(5);
});

test('it goes with my first move, and when it is not my turn', async () => {
  await show([line(3, 1)]);
  expect(since.shown).toHaveLength(3);
  asked.mockResolvedValue(summary(0, 4));
  await show([line(3, 1), line(4, 0)]);
  expect(since.shown).toHaveLength(0);
  const before = asked.mock.calls.length;
  await show([line(3, 1), line(4, 0), line(5, 0)]);
  expect(asked.mock.calls.length, 'another move of mine needs no question').toBe(before);
});

test('the cross is remembered for this summary, also by another page, and not for the next', async () => {
  await show([line(3, 1)]);
  since.close();
  expect(since.shown).toHaveLength(0);
  since = new Since(table);
  await show([line(3, 1)]);
  expect(since.shown).toHaveLength(0);
  asked.mockResolvedValue(summary(2, 7));
  await show([line(8, 1)]);
  expect(since.shown).toHaveLength(2);
});

test('it comes when the board has come to rest, however long a scoring stays open', async () => {
  vi.useFakeTimers();
  try {
    table.isBoardBusy = true;
    const following = show([line(3, 1)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledOnce();
    expect(since.shown).toHaveLength(0);
    table.isBoardBusy = false;
    await vi.advanceTimersByTimeAsync(1000);
    await following;
    expect(since.shown).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test('an earlier position hides it', async () => {
  await show([line(3, 1)]);
  table.moment = { t: 'moment', id: '', v: 1, match: frame([]).match! };
  expect(since.shown).toHaveLength(0);
});

test('all of it is played again, or one entry with the position before it, and then it is now again', async () => {
  vi.useFakeTimers();
  try {
    await show([line(3, 1)]);
    const seen: number[] = [];
    const play = async (only?: ShownEntry): Promise<number[]> => {
      seen.length = 0;
      const done = since.play(only ?? null);
      for (let i = 0; i < 200; i += 1) {
        await vi.advanceTimersByTimeAsync(100);
        const v = table.again?.v;
        if (v !== undefined && seen.at(-1) !== v) seen.push(v);
      }
      await done;
      return [...seen];
    };
    expect(await play()).toEqual([2, 3, 4, 5]);
    expect(table.again).toBeNull();
    expect(await play(since.shown[1]!)).toEqual([3, 4]);
    expect(asked.mock.calls.filter(([hasPositions]) => hasPositions), 'positions are asked for once').toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('nothing is played again while a window is open', async () => {
  await show([line(3, 1)], { window: 4 });
  expect(since.isQuiet).toBe(true);
  await since.play();
  expect(table.again).toBeNull();
});

test('a move or a tap ends it at once', async () => {
  await show([line(3, 1)]);
  const playing = since.play();
  await vi.waitFor(() => expect(since.isPlaying).toBe(true));
  table.lookNow();
  expect(since.isPlaying).toBe(false);
  await playing;
  expect(table.again).toBeNull();
});
