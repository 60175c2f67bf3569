import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '$lib/net/person.svelte';
import { words } from '$lib/words/words.svelte';
import Forget from '../src/screens/Forget.svelte';

beforeEach(async () => {
  await words.speak('en');
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

async function tap(): Promise<string> {
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, forget me' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent?.trim()).not.toBe(''));
  return screen.getByRole('status').textContent ?? '';
}

test('whoever is forgotten is nobody here, too', async () => {
  answer(200, { tables: 3, running: 0, token: '' });
  const { device } = person;
  render(Forget);
  expect(await tap()).toContain('gone from 3 tables');
  expect([person.token, person.name]).toEqual(['', '']);
  expect(fetch).toHaveBeenCalledWith('/api/forget', expect.objectContaining({ body: `{"token":"someone.signed","device":"${device}"}` }));
  expect(person.device).not.toBe(device);
});

test('whoever still plays keeps the way back to the seat', async () => {
  answer(200, { tables: 0, running: 2, token: 'someone.fresh' });
  render(Forget);
  expect(await tap()).toContain('2 tables that are not over yet');
  expect([person.token, person.name]).toEqual(['someone.fresh', 'Olena']);
});

test('what did not work is said and can be tried again', async () => {
  answer(429, {});
  render(Forget);
  expect(await tap()).toContain('try again in a minute');
  expect(person.token).toBe('someone.signed');
  expect(screen.getByRole('button', { name: 'Yes, forget me' }).hasAttribute('disabled')).toBe(false);
});
