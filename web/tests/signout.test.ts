import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '$lib/catalogue.svelte';
import { person } from '$lib/net/person.svelte';
import { recall } from '$lib/storage';
import { words } from '$lib/words/words.svelte';
import SignOut from '../src/screens/SignOut.svelte';

beforeEach(async () => {
  await words.speak('en');
  person.vanish();
  person.take('someone.signed');
  person.call('Olena');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answer(status: number, body: object): void {
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(body), { status })));
}

const button = () => screen.queryByRole('button', { name: 'Yes, sign them out' });

async function tap(): Promise<string> {
  await fireEvent.click(button()!);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent?.trim()).not.toBe(''));
  return screen.getByRole('status').textContent ?? '';
}

test('whoever signs out other devices stays signed in with a new token', async () => {
  answer(200, { token: 'someone.fresh' });
  render(SignOut);
  expect(await tap()).toContain('on this device alone');
  expect([person.token, recall('token'), person.name]).toEqual(['someone.fresh', 'someone.fresh', 'Olena']);
  const body = JSON.stringify({ token: 'someone.signed', device: person.device });
  expect(fetch).toHaveBeenCalledWith('/api/signout', expect.objectContaining({ body }));
  expect(person.device).toMatch(/^[0-9a-f]{32}$/);
  expect(button()).toBeNull();
});

test('what did not work is said and can be tried again', async () => {
  answer(503, {});
  render(SignOut);
  expect(await tap()).toContain('try again in a minute');
  expect(person.token).toBe('someone.signed');
  expect(button()!.hasAttribute('disabled')).toBe(false);
});

test('whoever has no seat has nothing to sign out', () => {
  person.vanish();
  render(SignOut);
  expect(button()).toBeNull();
});

test('a page that was signed out drops its token and says so', async () => {
  answer(200, { games: [], tables: [], version: '', token: '', isSignedOut: true });
  await catalogue.ask();
  expect([person.token, recall('token'), person.name, person.wasSignedOut]).toEqual(['', '', 'Olena', true]);
  person.take('someone.else');
  expect(person.wasSignedOut).toBe(false);
});

test('a late answer does not touch a token that has come meanwhile', async () => {
  for (const late of [{ isSignedOut: true }, { token: 'someone.late' }]) {
    let arrive = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
    const asking = catalogue.ask();
    person.take('someone.new');
    arrive(new Response(JSON.stringify({ games: [], tables: [], version: '', ...late })));
    await asking;
    expect(person.token).toBe('someone.new');
    person.take('someone.signed');
  }
});

test('the home screen takes the token that the server renews', async () => {
  answer(200, { games: [], tables: [], version: '', token: 'someone.renewed' });
  await catalogue.ask();
  expect(recall('token')).toBe('someone.renewed');
});

test('another tab is told of a new token', () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'tischlein.token', newValue: 'someone.tab' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'tischlein.name', newValue: 'Ben' }));
  expect([person.token, person.name]).toEqual(['someone.tab', 'Olena']);
});
