import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, ServerMessage } from '$lib/generated';
import { Connection, socketAddress, type Socket } from '$lib/net/connection.svelte';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.onopen?.(new Event('open'));
  }
  hear(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  lose(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason } as CloseEvent);
  }
  commands(): Record<string, unknown>[] {
    return this.sent.filter((message) => message['t'] !== 'hello');
  }
}

const sockets: FakeSocket[] = [];
const last = (): FakeSocket => sockets.at(-1)!;
const WELCOME: ServerMessage = { t: 'welcome', token: 'me', version: '1' };
const onsignedout = vi.fn();
let connection: Connection;

function frame(v: number, lines: number[] = [], isWhole = false): Frame {
  return {
    t: 'frame',
    v,
    isWhole,
    table: { code: 'ABCDEFGH' } as Frame['table'],
    match: null,
    log: lines.map((n) => ({ v: n, seat: 0, move: '', events: [], texts: [] })),
    chat: [],
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sockets.length = 0;
  onsignedout.mockClear();
  connection = new Connection({
    code: 'ABCDEFGH',
    hello: () => ({ token: 'me' }),
    onsignedout,
    socket: () => {
      sockets.push(new FakeSocket());
      return last();
    },
  });
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function greet(...frames: Frame[]): void {
  last().open();
  last().hear(WELCOME, ...frames);
}

test('hello is the first message, and commands wait for the welcome', () => {
  void connection.send({ t: 'start' });
  last().open();
  expect(last().sent).toEqual([{ t: 'hello', code: 'ABCDEFGH', token: 'me', since: 0 }]);
  last().hear(WELCOME);
  expect(last().commands()).toMatchObject([{ t: 'start' }]);
  expect(connection.status).toBe('open');
});

test('a lost connection comes back by itself, later each time, and says what it has seen', () => {
  greet(frame(7, [1], true));
  last().lose();
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(499);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  last().lose();
  vi.advanceTimersByTime(999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  last().open();
  expect(last().sent[0]).toMatchObject({ t: 'hello', since: 7 });
});

/** The connection is accepted and closed at once. Returns how long the page waits before it reconnects. */
function pauseAfterStoreTrouble(): number {
  greet(frame(1, [], true));
  last().hear({ t: 'bye', why: 'store' });
  last().lose(1000);
  const before = sockets.length;
  let waited = 0;
  for (; sockets.length === before; waited += 100) vi.advanceTimersByTime(100);
  return waited;
}

test('a server that welcomes and cannot write is asked less and less often', () => {
  void connection.send({ t: 'start' });
  expect([1, 2, 3, 4].map(pauseAfterStoreTrouble)).toEqual([500, 1000, 2000, 4000]);
});

test('after something was acknowledged the page comes back soon again', () => {
  expect([1, 2].map(pauseAfterStoreTrouble)).toEqual([500, 1000]);
  greet();
  void connection.send({ t: 'start' });
  last().hear({ t: 'ack', id: String(last().commands()[0]?.['id']), v: 2 });
  expect(pauseAfterStoreTrouble()).toBe(500);
});

test('so it does after a line that has held for a while', () => {
  expect([1, 2].map(pauseAfterStoreTrouble)).toEqual([500, 1000]);
  greet();
  vi.advanceTimersByTime(16_000);
  expect(pauseAfterStoreTrouble()).toBe(500);
});

test('a network that is back, or a page that is looked at again, does not wait', () => {
  greet();
  last().lose();
  window.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  last().lose();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sockets).toHaveLength(3);
  greet();
  window.dispatchEvent(new Event('online'));
  expect(sockets, 'an open line is left alone').toHaveLength(3);
});

test('an unanswered command is sent again with the same id, an answered one never', async () => {
  greet();
  const first = connection.send({ t: 'play', seat: 0, move: 'draw' });
  const second = connection.send({ t: 'play', seat: 0, move: 'end' });
  const [one, two] = last().commands();
  last().hear({ t: 'ack', id: String(one?.['id']), v: 3 });
  expect(await first).toBeNull();
  last().lose();
  vi.advanceTimersByTime(500);
  greet(frame(3, [], true));
  expect(last().commands()).toEqual([two]);
  last().hear({ t: 'ack', id: String(two?.['id']), v: 4 });
  expect(await second).toBeNull();
  last().hear({ t: 'ack', id: String(two?.['id']), v: 4 });
  expect(connection.unanswered).toBe(0);
});

test('a refusal answers its command, with the reason and the clause', async () => {
  greet();
  const answer = connection.send({ t: 'start' });
  const why = { key: 'table-too-few', args: {} };
  last().hear({ t: 'refused', id: String(last().commands()[0]?.['id']), why, clause: 'MR-1.1' });
  expect(await answer).toEqual({ why, clause: 'MR-1.1' });
});

test('frames add to the log; what was known is not added twice', () => {
  greet(frame(3, [1, 2, 3], true), frame(5, [3, 4, 5]));
  expect(connection.log.map((line) => line.v)).toEqual([1, 2, 3, 4, 5]);
  expect(connection.fresh.map((line) => line.v)).toEqual([4, 5]);
  last().hear(frame(5));
  expect(connection.fresh, 'somebody came or went').toEqual([]);
});

test('a frame that was overtaken changes nothing', () => {
  greet(frame(5, [1, 5], true));
  last().hear(frame(4, [4]));
  expect(connection.frame?.v).toBe(5);
  expect(connection.log.map((line) => line.v)).toEqual([1, 5]);
});

test('a part without its whole is a gap: begin again with everything', () => {
  greet(frame(9, [9]));
  expect(connection.frame).toBeNull();
  vi.advanceTimersByTime(500);
  last().open();
  expect(last().sent[0]).toMatchObject({ t: 'hello', since: 0 });
  last().hear(WELCOME, frame(9, [1, 9], true));
  expect(connection.log.map((line) => line.v)).toEqual([1, 9]);
});

test('a whole frame replaces everything, even by an older table', () => {
  greet(frame(9, [1, 9], true), frame(2, [1, 2], true));
  expect(connection.frame?.v).toBe(2);
  expect(connection.log.map((line) => line.v)).toEqual([1, 2]);
});

test('a closed table and an unknown one are final; a server that stops is not', () => {
  greet();
  last().hear({ t: 'bye', why: 'stopping' });
  last().lose();
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(500);
  last().lose(4404);
  expect(connection.endReason).toBe('unknown');
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

test('a device that was signed out is told and does not come back', () => {
  greet();
  last().hear({ t: 'bye', why: 'signed-out' });
  expect(onsignedout).toHaveBeenCalledOnce();
  expect([connection.status, connection.endReason]).toEqual(['over', 'signed-out']);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('a question is answered once, and a lost one with nothing', async () => {
  greet();
  const asked = connection.why(0, 'end');
  const id = String(last().commands()[0]?.['id']);
  last().hear({ t: 'reason', id, why: { key: 'mr-why-turn', args: {} }, clause: 'MR-2.1' });
  expect(await asked).toEqual({ why: { key: 'mr-why-turn', args: {} }, clause: 'MR-2.1' });
  const lost = connection.why(0, 'end');
  last().lose();
  expect(await lost).toBeNull();
});

test('the length of the line is measured by a question and its answer', async () => {
  expect(await connection.roundTrip()).toBeNull();
  greet();
  const measured = connection.roundTrip();
  const [ping] = last().commands().slice(-1);
  expect(ping?.['t']).toBe('ping');
  vi.advanceTimersByTime(34);
  last().hear({ t: 'ack', id: String(ping?.['id']), v: 1 });
  expect(await measured).toBe(34);
  const lost = connection.roundTrip();
  last().lose();
  expect(await lost).toBeNull();
});

test('the socket is as safe as the page', () => {
  expect(socketAddress({ protocol: 'http:', host: 'tisch:8270' }, 'ABCD2345')).toBe('ws://tisch:8270/ws?table=ABCD2345');
  expect(socketAddress({ protocol: 'https:', host: 'tisch' }, 'a&b c')).toBe('wss://tisch/ws?table=a%26b%20c');
});

test('the address names the table, and the token is asked for once the socket is open', () => {
  const dialled: string[] = [];
  class Dialled extends FakeSocket {
    constructor(address: string) {
      super();
      dialled.push(address);
    }
  }
  vi.stubGlobal('WebSocket', Dialled);
  const hello = vi.fn(() => ({ token: 'me' }));
  const plain = new Connection({ code: 'ABCDEFGH', hello });
  plain.start();
  plain.stop();
  vi.unstubAllGlobals();
  expect(dialled.map((address) => new URL(address).search)).toEqual(['?table=ABCDEFGH']);
  // `hello` reads the token: an effect that starts the connection would run again with every new one.
  expect(hello).not.toHaveBeenCalled();
});

test('the past is asked for, and a question dies with its line', async () => {
  greet(frame(7, [1], true));
  const match = { view: 1, toAct: [], waited: [], legal: {}, canUndo: [], deadline: 0, due: 0, window: 0, locked: [], result: null };
  const asked = connection.lookBack(4);
  const [question] = last().commands();
  expect(question).toMatchObject({ t: 'lookBack', v: 4 });
  last().hear({ t: 'moment', id: String(question?.['id']), v: 4, match });
  expect((await asked)?.match.view).toBe(1);
  const again = connection.lookBack(5);
  last().lose();
  expect(await again).toBeNull();
});

test('a cut cable is noticed by its silence', () => {
  greet(frame(7, [1], true));
  vi.advanceTimersByTime(20_000);
  expect(last().commands()).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(last().commands(), 'is anybody there?').toMatchObject([{ t: 'ping' }]);
  vi.advanceTimersByTime(6000);
  expect(connection.status).toBe('open');
  vi.advanceTimersByTime(3000);
  expect(connection.status).not.toBe('open');
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.isClosed).toBe(true);
});

test('an answered question keeps the line', () => {
  greet();
  window.dispatchEvent(new Event('offline'));
  const [ping] = last().commands();
  expect(ping).toMatchObject({ t: 'ping' });
  last().hear({ t: 'ack', id: String(ping?.['id']), v: 1 });
  vi.advanceTimersByTime(15_000);
  expect(sockets).toHaveLength(1);
});

test('a command that is not answered in time is sent again over a new line', () => {
  greet();
  void connection.send({ t: 'play', seat: 0, move: 'draw' });
  const sent = last().commands();
  vi.advanceTimersByTime(9000);
  expect(sockets).toHaveLength(2);
  greet(frame(1, [], true));
  expect(last().commands()).toEqual(sent);
});

test('a server that never says welcome is tried again', () => {
  last().open();
  vi.advanceTimersByTime(9000);
  expect(sockets).toHaveLength(2);
});

const MOVE = { t: 'play', seat: 0, move: 'draw' } as const;

test('of the moves made without a connection one waits, in sight, and goes out for the position it was meant for', async () => {
  greet(frame(3, [2, 3], true));
  last().lose();
  const first = connection.send(MOVE);
  const second = connection.send({ ...MOVE, move: 'take' });
  expect((await first)?.why.key, 'replaced').toBe('');
  expect(connection.held).toMatchObject({ move: 'take' });
  vi.advanceTimersByTime(1000);
  last().open();
  last().hear(WELCOME);
  expect(last().commands(), 'nobody knows yet what happened meanwhile').toEqual([]);
  last().hear(frame(4, [2, 3], true));
  expect(last().commands()).toMatchObject([{ move: 'take' }]);
  expect(connection.held).toBeNull();
  last().hear({ t: 'ack', id: String(last().commands()[0]!['id']), v: 5 });
  expect(await second).toBeNull();
});

test('a move that was meant for another position is not made, and one that was withdrawn neither', async () => {
  greet(frame(3, [2, 3], true));
  last().lose();
  const late = connection.send(MOVE);
  vi.advanceTimersByTime(1000);
  greet(frame(4, [2, 3, 4], true));
  expect((await late)?.why.key).toBe('page-wish-outdated');
  last().lose();
  const withdrawn = connection.send(MOVE);
  connection.withdraw();
  expect((await withdrawn)?.why.key).toBe('');
  expect(connection.held).toBeNull();
  vi.advanceTimersByTime(2000);
  greet(frame(4, [2, 3, 4], true));
  expect(last().commands()).toEqual([]);
});

test('while nobody knows what became of a move the next one waits', async () => {
  greet(frame(3, [2, 3], true));
  void connection.send(MOVE);
  vi.advanceTimersByTime(2000);
  const second = connection.send(MOVE);
  expect(last().commands(), 'into a dead line').toHaveLength(1);
  expect(connection.held).toEqual(MOVE);
  last().lose();
  vi.advanceTimersByTime(2000);
  const mine = { v: 4, seat: 0, move: 'draw', events: [], texts: [] };
  greet({ ...frame(4, [2, 3], true), log: [...frame(4, [2, 3]).log, mine] } as unknown as Frame);
  expect((await second)?.why.key, 'the first one was carried out').toBe('page-wish-outdated');
  expect(last().commands(), 'which the server says once more').toMatchObject([{ move: 'draw' }]);
});

test('what never changes in a match comes once and is part of every view, also of the past', async () => {
  const match = (ship: string) => ({ view: { ship } }) as NonNullable<Frame['match']>;
  greet({ ...frame(5, [], true), match: match('A0'), fixed: { fields: ['A0', 'B1'] } });
  expect(connection.frame?.match?.view).toEqual({ ship: 'A0', fields: ['A0', 'B1'] });
  last().hear({ ...frame(6, [6]), match: match('B1') });
  expect(connection.frame?.match?.view).toEqual({ ship: 'B1', fields: ['A0', 'B1'] });
  const past = connection.lookBack(5);
  const asked = last().commands().at(-1);
  last().hear({ t: 'moment', id: String(asked?.['id']), v: 5, match: match('A0') });
  expect((await past)?.match.view).toEqual({ ship: 'A0', fields: ['A0', 'B1'] });
  last().hear({ ...frame(7, [], true), match: match('C3') });
  expect(connection.frame?.match?.view).toEqual({ ship: 'C3' });
});

test('a server that cannot save says so, and the page waits with it', () => {
  greet(frame(1, [1], true));
  void connection.send({ t: 'play', seat: 0, move: 'draw' });
  for (let second = 0; second < 20; second += 1) {
    last().hear({ t: 'stalled', isOver: false });
    vi.advanceTimersByTime(1000);
  }
  expect([connection.isStalled, connection.status, sockets.length]).toEqual([true, 'open', 1]);
  last().hear({ t: 'stalled', isOver: true });
  expect(connection.isStalled).toBe(false);
});

test('a server that was sent away by its store is told from a lost connection', () => {
  greet(frame(1, [1], true));
  last().hear({ t: 'bye', why: 'store' });
  last().lose(1000, 'store');
  expect([connection.isStalled, connection.status]).toEqual([true, 'lost']);
  vi.advanceTimersByTime(1000);
  greet(frame(2, [2]));
  expect([connection.isStalled, connection.status]).toEqual([false, 'open']);
});
