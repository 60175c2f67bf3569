import { beforeEach, expect, test, vi } from 'vitest';
import type { Frame, ShownSeat } from '$lib/generated';
import type { Socket } from '$lib/net/connection.svelte';
import { commitmentOf } from '$lib/net/fairness';
import { person } from '$lib/net/person.svelte';
import { sound } from '$lib/sound';
import { keep } from '$lib/storage';
import { words } from '$lib/words/words.svelte';
import { Table } from '../src/screens/table/table.svelte';
import { seat } from './seat';

vi.mock('$lib/sound', () => ({ sound: vi.fn() }));
let turnSeconds = 0;

function frame(seats: ShownSeat[], toAct: number[], status = 'playing', legal: Record<string, string[]> = {}): Frame {
  return {
    t: 'frame',
    v: 1,
    isWhole: true,
    log: [],
    chat: [],
    table: { code: 'ABCDEFGH', game: 'x', status, seats, settings: { turnSeconds } } as unknown as Frame['table'],
    match: { view: {}, toAct, waited: toAct, legal, canUndo: [], deadline: 0, due: 0, window: 0, locked: [], result: null },
  };
}

let table: Table;
const show = (shown: Frame) => {
  table.connection.frame = shown;
};

beforeEach(async () => {
  await words.speak('en');
  turnSeconds = 0;
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

const told = (v: number) => ({ v, seat: 0, move: '', events: [], texts: [{ key: 'page-log', args: {} }] });
const untold = (v: number) => ({ ...told(v), texts: [] });

/** A table whose fake server answers questions about earlier positions. */
function withPast(): number[] {
  const asked: number[] = [];
  show(frame([seat({ isYou: true }), seat()], [0]));
  table.connection.log = [told(3), untold(4), told(5), told(8)];
  vi.spyOn(table.connection, 'lookBack').mockImplementation(async (v) => {
    asked.push(v);
    return { t: 'moment', id: 'x', v, match: table.match! };
  });
  return asked;
}

test('the log leads to the moments it tells of, and arrows lead on', async () => {
  const asked = withPast();
  await table.lookAt(2);
  expect([table.moment?.v, table.momentNumber]).toEqual([5, 2]);
  table.step(-1);
  await vi.waitFor(() => expect(table.momentNumber).toBe(1));
  table.step(-1);
  await vi.waitFor(() => expect(table.momentNumber).toBe(0));
  expect(asked).toEqual([5, 3, 0]);
});

test('after the last moment comes now, and who moves comes back as well', async () => {
  withPast();
  await table.lookAt(3);
  expect(table.moment?.v).toBe(8);
  table.step(1);
  expect(table.moment).toBeNull();
  await table.lookAt(1);
  vi.spyOn(table.connection, 'send').mockResolvedValue(null);
  await table.play('draw');
  expect(table.moment).toBeNull();
});

test('of several steps in a hurry only the last is shown', async () => {
  withPast();
  const first = table.lookAt(1);
  await table.lookAt(3);
  await first;
  expect(table.moment?.v).toBe(8);
  const late = table.lookAt(1);
  table.lookNow();
  await late;
  expect(table.moment, 'now is now').toBeNull();
});

test('a refusal is said in words with its clause', async () => {
  vi.spyOn(table.connection, 'send').mockResolvedValue({ why: { key: 'error-undo', args: {} }, clause: 'MR-6.2' });
  expect(await table.undo()).toBe(false);
  expect(table.troubleClause).toBe('MR-6.2');
});

test('of a move pressed twice in a hurry nobody hears that the second came too late', async () => {
  const refusal = { why: { key: 'error-undo', args: {} }, clause: 'MR-1.8' };
  const send = vi.spyOn(table.connection, 'send').mockResolvedValueOnce(null).mockResolvedValue(refusal);
  expect(await Promise.all([table.play('end'), table.play('end')])).toEqual([true, false]);
  expect(send).toHaveBeenCalledTimes(2);
  expect(table.trouble).toBe('');
  await table.play('end');
  expect(table.trouble, 'later it is a move like any other').not.toBe('');
  expect(table.troubleClause).toBe('MR-1.8');
  table.trouble = '';
  await Promise.all([table.play('end'), table.play('end')]);
  expect(table.trouble, 'when the first was refused as well').not.toBe('');
});

test('a victory is heard once, and only by those who saw the match', () => {
  const socket = { onopen: null, onmessage: null, onclose: null, close() {}, send() {} } as unknown as Socket;
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  for (const [statuses, heard] of [[['playing', 'finished'], 1], [['finished'], 0]] as const) {
    vi.mocked(sound).mockClear();
    table = new Table('ABCDEFGH', false, { socket: () => socket });
    const stop = table.start();
    say({ t: 'welcome', token: '' });
    for (const status of statuses) say(frame([seat(), seat()], [], status));
    table.cheer();
    table.cheer();
    expect(vi.mocked(sound).mock.calls.filter(([name]) => name === 'win')).toHaveLength(heard);
    stop();
  }
});

test('a match is watched again with the others, if others played', () => {
  const finished = (others: ShownSeat) => frame([seat({ isYou: true }), others], [], 'finished');
  show(finished(seat({ kind: 'bot' })));
  expect(table.replay).toBe('/replay/ABCDEFGH');
  show(finished(seat()));
  expect(table.replay).toBe('/replay/ABCDEFGH#together');
  show(frame([seat({ isYou: true }), seat()], [0]));
  expect(table.replay).toBe('/replay/ABCDEFGH');
});

/** A lobby whose fake server answers when the test says so. */
function slowLobby() {
  const sent: { text: Record<string, unknown>; answer: (message: object) => void }[] = [];
  const socket = { onopen: null, onmessage: null, onclose: null, close() {}, send } as unknown as Socket;
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  function send(raw: string) {
    const text = JSON.parse(raw) as Record<string, unknown>;
    sent.push({ text, answer: (message) => say({ ...message, id: text.id }) });
  }
  table = new Table('ABCDEFGH', false, { socket: () => socket });
  const stop = table.start();
  say({ t: 'welcome', token: '' });
  const lobby = (chairs: number, v: number) => {
    const shown = frame(Array.from({ length: chairs }, () => seat({ kind: 'open' })), [], 'open');
    shown.table.settings = { turnSeconds: 0, isPassAndPlay: false, isOpenToSpectators: true, pace: 'normal' };
    say({ ...shown, v, match: null });
  };
  lobby(2, 1);
  return { sent, lobby, stop };
}

test('a second chair counts on from the first, before the server has answered', async () => {
  const { sent, lobby, stop } = slowLobby();
  void table.setChairs(table.chairs + 1);
  void table.setChairs(table.chairs + 1);
  expect(sent.map(({ text }) => text.seats)).toEqual([3, 4]);
  sent[0]!.answer({ t: 'ack', v: 2 });
  lobby(3, 2);
  expect(table.chairs, 'the first answer does not hide the second tap').toBe(4);
  sent[1]!.answer({ t: 'ack', v: 3 });
  expect(table.chairs, 'acknowledged, but not shown yet').toBe(4);
  lobby(4, 3);
  lobby(2, 4);
  expect(table.chairs, 'what is shown counts again').toBe(2);
  stop();
});

test('a refused chair is not counted on from', async () => {
  const { sent, stop } = slowLobby();
  const asked = table.setChairs(table.chairs + 1);
  sent[0]!.answer({ t: 'refused', why: { key: 'error-undo', args: {} }, clause: '' });
  expect(await asked).toBe(false);
  expect(table.chairs).toBe(2);
  stop();
});

test('two settings changed in one breath both hold', () => {
  const { sent, stop } = slowLobby();
  void table.setSettings({ turnSeconds: 30 });
  void table.setSettings({ isOpenToSpectators: false });
  expect(sent[1]!.text).toMatchObject({ turnSeconds: 30, isOpenToSpectators: false });
  stop();
});

test('a new name is sent at any time, for the seat of the person only, and only if it is new', async () => {
  const send = vi.spyOn(table.connection, 'send').mockResolvedValue(null);
  show(frame([seat({ kind: 'open' }), seat({ isYou: true, name: 'Olena' })], [], 'open'));
  expect(await table.rename(' Olena ')).toBe(true);
  expect(send).not.toHaveBeenCalled();
  await table.rename('Ann');
  await table.rename('');
  expect(send.mock.calls.map(([wish]) => wish)).toEqual([
    { t: 'rename', seat: 1, name: 'Ann' },
    { t: 'rename', seat: 1, name: '' },
  ]);
  send.mockClear();
  show(frame([seat({ isYou: true }), seat({ isYou: true })], [], 'open'));
  await table.rename('Both?');
  expect(send).not.toHaveBeenCalled();
  expect(person.name, 'for the next table').toBe('Both?');
  show(frame([seat({ isYou: true }), seat()], [0]));
  await table.rename('Later');
  expect(send.mock.calls.map(([wish]) => wish)).toEqual([{ t: 'rename', seat: 0, name: 'Later' }]);
});

test('only words of others are unread, until they are looked at, also after a reload', () => {
  const said = (v: number, seat: number, emote = '') => ({ v, name: '', seat, text: emote ? '' : 'x', emote });
  const chat = [said(2, 0), said(3, 1), said(4, 1, 'wow'), said(5, -1)];
  const open = () => {
    table = new Table('CHATCHAT', false);
    show(frame([seat({ isYou: true }), seat()], [0]));
    table.connection.chat = chat;
  };
  open();
  expect(table.unread).toBe(2);
  table.markRead();
  expect(table.unread).toBe(0);
  open();
  expect(table.unread).toBe(0);
  table.connection.chat = [...chat, said(6, 0), said(7, 1)];
  expect(table.unread).toBe(1);
});

test('whoever asked for a chair sits on the first one that is put there', async () => {
  const { sent, lobby, stop } = slowLobby();
  const asked = table.askForChair(' Oma ');
  expect(sent[0]!.text).toMatchObject({ t: 'knock', name: 'Oma' });
  sent[0]!.answer({ t: 'ack', v: 2 });
  expect(await asked).toBe(true);
  lobby(2, 2);
  lobby(2, 3);
  expect(sent.slice(1).map(({ text }) => text), 'once').toMatchObject([{ t: 'sit', seat: 0, name: 'Oma' }]);
  stop();
});

test('in a match over days nobody is missing, and no seconds are counted', () => {
  turnSeconds = 86_400;
  const shown = frame([seat({ isYou: true }), seat({ isHere: false, awaySince: 4000 })], [0]);
  show({ ...shown, match: { ...shown.match!, deadline: 3_600_000 } });
  expect(table.vanished).toEqual([]);
  expect(table.secondsLeft).toBeNull();
  expect(table.endsAt).toBe(3_600_000);
  show({ ...shown, table: { ...shown.table, isPaused: true } });
  expect(table.endsAt, 'paused: no deadline').toBeNull();
  turnSeconds = 600;
  const short = frame([seat({ isYou: true })], [0]);
  show({ ...short, match: { ...short.match!, deadline: 600_000 } });
  expect(table.endsAt).toBeNull();
  expect(table.secondsLeft).toBe(600);
});

test('a shuffle is answered by itself, once in each step, and by no shared screen', () => {
  const [pledge, terms] = ['77'.repeat(32), '{"refused":[],"restarts":0,"seats":[0,1]}'];
  const fairness = { step: 'commit', pledge, terms, waitsFor: [0, 1], commitments: [] as string[], numbers: [], secret: '', seed: '' };
  for (const isDisplay of [false, true]) {
    keep('number.ABCDEFGH', '');
    const sent: Record<string, string>[] = [];
    const send = (raw: string) => sent.push(JSON.parse(raw) as Record<string, string>);
    const socket = { onopen: null, onmessage: null, onclose: null, close() {}, send } as unknown as Socket;
    const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
    const show = (change: object) => {
      const shown = frame([seat({ isYou: true }), seat()], [], 'open');
      say({ ...shown, match: null, table: { ...shown.table, fairness: { ...fairness, ...change } } });
    };
    table = new Table('ABCDEFGH', isDisplay, { socket: () => socket });
    const stop = table.start();
    say({ t: 'welcome', token: '' });
    show({});
    show({});
    expect(sent.map(({ t }) => t)).toEqual(isDisplay ? [] : ['commit']);
    const own = sent[0]?.commitment ?? '';
    const commitments = [own, 'ee'.repeat(32)];
    show({ step: 'reveal', commitments });
    show({ step: 'reveal', commitments });
    expect(sent.map(({ t }) => t)).toEqual(isDisplay ? [] : ['commit', 'reveal']);
    if (!isDisplay) expect(commitmentOf('ABCDEFGH', pledge, sent[1]!.number!)).toBe(own);
    stop();
  }
});
