import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listed, ShownTable, ShownWebhook } from '$lib/generated';
import type { Wish } from '$lib/net/connection.svelte';
import { notices } from '$lib/notice.svelte';
import { TurnWatch } from '$lib/turnwatch';
import { untilParts } from '$lib/words/until';
import { words, type Language } from '$lib/words/words.svelte';
import RunningMatches from '../src/screens/home/RunningMatches.svelte';
import Webhook from '../src/screens/table/Webhook.svelte';
import { Table } from '../src/screens/table/table.svelte';

const NOON = Date.UTC(2026, 10, 17, 12, 0); // a Tuesday
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(async () => {
  vi.stubGlobal('isSecureContext', false);
  await words.speak('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function said(language: Language, at: number, zone = 'Europe/Berlin'): Promise<string> {
  await words.speak(language);
  return words.say('page-until', { ...untilParts(at, NOON, language, zone) });
}

test.each([
  ['en', 5 * HOUR, 'until today, 18:00'],
  ['en', DAY + 5 * HOUR, 'until tomorrow, 18:00'],
  ['en', 2 * DAY + 5 * HOUR, 'until Thursday, 18:00'],
  ['de', 2 * DAY + 5 * HOUR, 'bis Donnerstag, 18:00'],
  ['uk', 2 * DAY + 5 * HOUR, 'до четверга, 18:00'],
  ['en', 6 * DAY, 'until Monday, 13:00'],
  ['en', 7 * DAY, 'until 24 November, 13:00'],
  ['de', 7 * DAY, 'bis 24. November, 13:00'],
  ['uk', 7 * DAY, 'до 24 листопада, 13:00'],
] as const)('the end of a turn in words: %s', async (language, ahead, words_) => {
  expect(await said(language, NOON + ahead)).toBe(words_);
});

test('the day is that of the reader’s own time zone', async () => {
  const late = NOON + 11 * HOUR + 30 * 60_000; // 23:30 UTC
  expect(await said('en', late, 'UTC')).toBe('until today, 23:30');
  expect(await said('en', late, 'Europe/Kyiv')).toBe('until tomorrow, 01:30');
  expect(await said('en', late, 'America/Los_Angeles')).toBe('until today, 15:30');
  // Clocks are put back in the night to 25 October 2026: that day has 25 hours.
  const before = Date.UTC(2026, 9, 24, 20, 0);
  expect(untilParts(before + 25 * HOUR, before, 'en', 'Europe/Berlin')).toMatchObject({ day: 'tomorrow', time: '22:00' });
});

const listed = (change: Partial<Listed>): Listed => ({
  code: 'ABCDEFGH', game: 'x', status: 'playing', names: ['Ann', 'Ben'], kinds: ['person', 'person'], yours: [0], waited: [1],
  isYourTurn: false, updated: NOON - HOUR, turnSeconds: 86_400, turnEnds: NOON + 2 * DAY, isPaused: false, ...change,
});

test('the list says whose turn it is and until when, the most urgent of one’s own first', () => {
  vi.useFakeTimers({ now: NOON });
  render(RunningMatches, {
    tables: [
      listed({ code: 'AAAAAAAA' }),
      listed({ code: 'BBBBBBBB', isYourTurn: true, waited: [0], turnEnds: NOON + 3 * DAY }),
      listed({ code: 'CCCCCCCC', isYourTurn: true, waited: [0], turnEnds: NOON + DAY }),
      listed({ code: 'DDDDDDDD', isPaused: true, turnEnds: 0 }),
      listed({ code: 'EEEEEEEE', turnSeconds: 60, turnEnds: NOON + 60_000 }),
    ],
  });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent!.replace(/\s+/g, ' '));
  expect(items[0]).toMatch(/Your turn until tomorrow.*CCCC/);
  expect(items[1]).toMatch(/Your turn until Friday.*BBBB/);
  const of = (code: string) => items.find((item) => item.includes(code))!;
  expect(of('AAAA')).toMatch(/Ben is up until Thursday/);
  expect(of('DDDD')).toMatch(/paused/);
  expect(of('DDDD')).not.toMatch(/until/);
  expect(of('EEEE')).not.toMatch(/until/);
});

test('every match that comes to wait for us is told once, none that waited already', () => {
  const told: string[] = [];
  const hidden: string[] = [];
  vi.spyOn(notices, 'tell').mockImplementation((_title, _body, path) => {
    told.push(path);
    return () => hidden.push(path);
  });
  const watch = new TurnWatch();
  const mine = (code: string) => listed({ code, isYourTurn: true });
  watch.look([mine('AAAAAAAA'), listed({ code: 'BBBBBBBB' }), listed({ code: 'CCCCCCCC' })]);
  expect(told).toEqual([]);
  watch.look([mine('AAAAAAAA'), mine('BBBBBBBB'), mine('CCCCCCCC')]);
  watch.look([mine('AAAAAAAA'), mine('BBBBBBBB'), mine('CCCCCCCC')]);
  expect(told).toEqual(['/table/BBBBBBBB', '/table/CCCCCCCC']);
  watch.look([mine('AAAAAAAA'), mine('CCCCCCCC')]);
  expect(hidden).toEqual(['/table/BBBBBBBB']);
  watch.look([mine('BBBBBBBB')]);
  expect(told).toEqual(['/table/BBBBBBBB', '/table/CCCCCCCC', '/table/BBBBBBBB']);
});

let sent: Wish[];
function at(change: Partial<ShownTable>, refused = ''): void {
  const table = new Table('ABCDEFGH', false);
  const shown = { isHost: true, hasWebhook: false, webhook: null, ...change } as unknown as ShownTable;
  sent = [];
  vi.spyOn(table.connection, 'send').mockImplementation(async (wish) => {
    sent.push(wish);
    return refused ? { t: 'refused', id: '', why: { key: refused, args: {} }, clause: '' } : null;
  });
  render(Webhook, { table, shown });
}
const hook = (change: Partial<ShownWebhook>): Partial<ShownTable> => ({
  hasWebhook: true,
  webhook: { host: 'chat.example', language: 'de', outcome: '', status: 0, at: 0, ...change },
});

test('the host sets a webhook with its language, and the field is empty again', async () => {
  at({});
  const field = screen.getByLabelText<HTMLInputElement>('Address of the webhook');
  await fireEvent.input(field, { target: { value: 'https://chat.example/x' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Українська' }));
  await fireEvent.submit(field.form!);
  expect(sent).toEqual([{ t: 'setWebhook', url: 'https://chat.example/x', language: 'uk' }]);
  await vi.waitFor(() => expect(field.value).toBe(''));
});

test('a refusal is said beside the field, which keeps what was typed', async () => {
  at({}, 'table-webhook-url');
  const field = screen.getByLabelText<HTMLInputElement>('Address of the webhook');
  await fireEvent.input(field, { target: { value: 'http://chat.example/x' } });
  await fireEvent.submit(field.form!);
  expect((await screen.findByRole('alert')).textContent).toMatch(/https:/);
  expect(field.value).toBe('http://chat.example/x');
});

test.each([
  ['', /on its way/],
  ['delivered', /arrived/],
  ['status', /refused with status 404/],
  ['address', /not public/],
  ['something-new', /cannot be reached/],
])('what became of the last message: %s', (outcome, words_) => {
  at(hook({ outcome, status: 404 }));
  expect(screen.getByRole('status').textContent).toMatch(/chat\.example/);
  expect(screen.getByRole('status').textContent).toMatch(words_);
});

test('the others see that there is one', () => {
  at({ isHost: false, hasWebhook: true });
  expect(screen.getByText('A chat group is told whose turn it is.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
