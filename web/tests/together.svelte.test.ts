import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Replay, ServerMessage, SharedReplay } from '$lib/generated';
import type { Socket } from '$lib/net/connection.svelte';
import { words } from '$lib/words/words.svelte';
import { pointingAt, pointOf } from '../src/screens/replay/pointing';
import { Together } from '../src/screens/replay/together.svelte';
import { Watching, type Source } from '../src/screens/replay/watching.svelte';
import { Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

const MOVES = 40;
const WELCOME: ServerMessage = { t: 'welcome', token: 'me', version: '1' };
const SEATS = [seat({ isYou: true, name: 'Ann' }), seat({ name: 'Ben' }), seat({ name: 'Eve' })];
const INFO = {
  code: 'ABCDEFGH', isFile: false, game: 'x', seats: SEATS, isOver: true, eyes: [0, 1, 2], played: 1, moves: MOVES,
  lines: [], ticks: [], moments: [], fixed: null, result: null,
} as unknown as Replay;

const place = (change: Partial<SharedReplay> = {}): SharedReplay => ({
  t: 'sharedReplay', hasLeader: true, leader: 1, isYou: false, move: 7, eyes: '', speed: 0, watching: [0, 1], guests: 0, ...change,
});

/** A server that takes everything; what it was sent can be asked for. */
class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(data: string): void {
    const message = JSON.parse(data) as Record<string, unknown>;
    this.sent.push(message);
    if (message['t'] === 'hello') return;
    const { move, eyes, speed } = message as unknown as SharedReplay;
    queueMicrotask(() => {
      if (message['t'] === 'lead') this.hear(place({ leader: 0, isYou: true, move, eyes, speed }));
      this.hear({ t: 'ack', id: String(message['id']), v: 1 });
    });
  }
  close(): void {}
  hear(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  /** The steps, without ids. */
  get told(): unknown[] {
    return this.sent.filter(({ t }) => t !== 'hello').map(({ t, move, eyes, speed, isWatching, isTaking, seat: to }) => JSON.parse(JSON.stringify({ t, move, eyes, speed, isWatching, isTaking, seat: to })));
  }
}

const sockets: FakeSocket[] = [];
const socket = (): FakeSocket => sockets.at(-1)!;
let positions: Source['positions'];
let watching: Watching;
let together: Together;
let stop: () => void;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 30; i += 1) {
    flushSync();
    await Promise.resolve();
  }
};

async function open(isWith = true): Promise<void> {
  watching = new Watching('ABCDEFGH', { replay: async () => INFO, positions: (...asked) => positions(...asked), upload: async () => INFO, opened: () => '' });
  await watching.start('#together');
  const table = new Table('ABCDEFGH', false, { socket: () => (sockets.push(new FakeSocket()), socket()) });
  together = new Together(watching, table, isWith);
  stop = $effect.root(() => {
    $effect(() => together.start());
  });
  await settle();
}

async function connect(...messages: ServerMessage[]): Promise<void> {
  const table = { code: 'ABCDEFGH', status: 'finished', seats: SEATS, isHost: false, rematch: '', fairness: null };
  const frame = { t: 'frame', v: 1, isWhole: true, table, match: null, log: [], chat: [] } as unknown as Frame;
  socket().onopen?.(new Event('open'));
  socket().hear(WELCOME, frame, ...messages);
  await settle();
}

const LEAD = { t: 'lead', isTaking: false, eyes: '', speed: 0 };
const JOIN = { t: 'watchTogether', isWatching: true };

beforeEach(() => {
  vi.useFakeTimers();
  words.speak('en');
  sockets.length = 0;
  positions = async (_what, _eyes, from, count) => ({
    first: from,
    positions: Array.from({ length: Math.min(count, MOVES + 1 - from) }, (_, i) => ({ match: { view: { move: from + i } } as never, hands: [] })),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the first leads at once, and is followed step by step', async () => {
  await open();
  await connect();
  expect(socket().told).toEqual([JOIN, { ...LEAD, move: 0 }]);
  watching.do('on');
  await vi.advanceTimersByTimeAsync(200);
  expect(socket().told.at(-1)).toEqual({ ...LEAD, move: 1 });
});

test('many steps at once are few messages, and the last one is where it stands', async () => {
  await open();
  await connect();
  const before = socket().told.length;
  for (let step = 0; step < 20; step += 1) {
    watching.do('on');
    await settle();
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(socket().told.length - before).toBeLessThanOrEqual(2);
  expect(socket().told.at(-1)).toEqual({ ...LEAD, move: 20 });
});

test('followers go where the leader goes, with the same eyes and pace', async () => {
  await open();
  await connect(place({ move: 7 }));
  expect([watching.at, watching.eyes, watching.pace]).toEqual([7, '', 0]);
  socket().hear(place({ move: 8, eyes: '2', speed: 2 }), place({ move: 9, eyes: '2', speed: 2 }));
  await settle();
  expect([watching.at, watching.eyes, watching.pace]).toEqual([9, '2', 2]);
  expect(socket().told).toEqual([JOIN]);
});

test('whoever steps while somebody else leads looks on their own, until they come back', async () => {
  await open();
  await connect(place());
  watching.do('on');
  await settle();
  expect([together.isWith, watching.at]).toEqual([false, 8]);
  expect(socket().told.at(-1)).toEqual({ t: 'watchTogether', isWatching: false });
  socket().hear(place({ move: 12 }));
  await settle();
  expect(watching.at).toBe(8);
  together.back();
  await settle();
  expect(watching.at).toBe(12);
  expect(socket().told.at(-1)).toEqual(JOIN);
});

test('where nobody leads, whoever steps leads', async () => {
  await open();
  await connect(place({ hasLeader: false, leader: -1 }));
  expect(socket().told).toEqual([JOIN]);
  watching.go(20);
  await settle();
  expect([together.isWith, watching.at]).toEqual([true, 20]);
  expect(socket().told.at(-1)).toEqual({ ...LEAD, move: 20 });
});

test('a step before the table is there counts as soon as it is', async () => {
  await open();
  watching.go(5);
  await settle();
  await connect(place({ hasLeader: false, leader: -1, move: 3 }));
  expect(watching.at).toBe(5);
  expect(socket().told.at(-1)).toEqual({ ...LEAD, move: 5 });
});

test('after a restart of the server the page that led leads again, others do not', async () => {
  for (const isYou of [true, false]) {
    sockets.length = 0;
    await open();
    await connect(place({ isYou, leader: isYou ? 0 : 1, move: 0 }));
    socket().onclose?.({ code: 1006 } as CloseEvent);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets.length).toBe(2);
    await connect();
    expect(socket().told).toEqual(isYou ? [JOIN, { ...LEAD, move: 0 }] : [JOIN]);
    stop();
  }
  await open();
});

test('who sees the same is told without the reader and the leader', async () => {
  await open();
  await connect(place({ watching: [0, 1, 2], guests: 2 }));
  expect([together.names, together.followers, together.leader]).toEqual(['Eve and 2 guests', 4, 'Ben']);
});

test('other eyes: the board stays until theirs is there', async () => {
  await open(false);
  await settle();
  watching.go(3);
  expect([watching.drawn?.move, watching.drawn?.seat]).toEqual([3, -1]);
  let answer: (found: Awaited<ReturnType<Source['positions']>>) => void = () => {};
  positions = () => new Promise((done) => (answer = done));
  void watching.look('1');
  await settle();
  expect([watching.eyes, watching.drawn?.move, watching.drawn?.seat]).toEqual(['1', 3, -1]);
  answer({ first: 0, positions: [0, 1, 2, 3].map((move) => ({ match: { view: { move } } as never, hands: [] })) });
  await settle();
  expect([watching.drawn?.move, watching.drawn?.seat]).toEqual([3, 1]);
});

// Pointing

function board(...places: [string, number, number, number, number][]): HTMLElement {
  const root = document.createElement('div');
  root.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  for (const [at, x, y, width, height] of places) {
    const node = document.createElement('span');
    node.setAttribute('data-at', at);
    node.getBoundingClientRect = () => new DOMRect(x, y, width, height);
    root.append(node);
  }
  document.elementsFromPoint = (x, y) =>
    [...root.children].filter((node) => {
      const box = node.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
  return root;
}

test('a point is a place and fractions of it, so that it is right on another layout', async () => {
  await open(false);
  const here = board(['deck', 0, 0, 100, 100], ['hand:1', 200, 200, 50, 20]);
  const there = board(['deck', 300, 0, 20, 20], ['hand:1', 10, 350, 100, 40]);
  board();
  document.elementsFromPoint = () => [here.children[1]!];
  const meant = pointingAt(here, { x: 225, y: 205 })!;
  expect(meant).toEqual({ at: 'hand:1', x: 0.5, y: 0.25 });
  expect(pointOf(there, meant)).toEqual({ x: 60, y: 360 });
});

test('between two places the nearest one is meant, and beyond the board its edge', async () => {
  await open(false);
  const here = board(['deck', 0, 0, 100, 100], ['hand:1', 200, 200, 50, 20], ['gone', 120, 120, 0, 0]);
  expect(pointingAt(here, { x: 190, y: 230 })).toEqual({ at: 'hand:1', x: 0, y: 1 });
  expect(pointOf(board(['deck', 390, 500, 100, 100]), { at: 'deck', x: 0.5, y: 0.5 })).toEqual({ x: 400, y: 400 });
});

test('a place that a board does not have is pointed at by nobody', async () => {
  await open(false);
  const here = board(['deck', 0, 0, 100, 100], ['gone', 120, 120, 0, 0]);
  for (const at of ['', 'gone', 'nowhere', '"] *', "x']{}<b>"]) expect(pointOf(here, { at, x: 0.5, y: 0.5 })).toBeNull();
  expect(pointingAt(board(), { x: 1, y: 1 })).toBeNull();
});
