import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '$lib/net/person.svelte';
import { words } from '$lib/words/words.svelte';
import Join from '../src/screens/Join.svelte';

class Dialled {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = vi.fn();
  close = vi.fn();
  constructor() {
    dialled.push(this);
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const dialled: Dialled[] = [];
const asked: string[] = [];
const HOME = { games: [], tables: [], version: '', token: '' };
const FOUND = { code: 'ABCDEFGH', game: 'monsterrolle', status: 'open', freeSeats: 2 };

beforeEach(async () => {
  await words.speak('en');
  person.vanish();
  dialled.length = asked.length = 0;
  vi.stubGlobal('WebSocket', Dialled);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.includes('find') ? FOUND : HOME));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a new token neither asks nor connects again', async () => {
  render(Join, { invitation: 'come-in' });
  await vi.waitFor(() => expect(dialled).toHaveLength(1));
  for (const token of ['someone.first', 'someone.second']) {
    dialled[0]!.onopen?.();
    dialled[0]!.hear({ t: 'welcome', token, version: '1' });
    await new Promise((done) => setTimeout(done));
  }
  expect(person.token).toBe('someone.second');
  expect(asked).toEqual(['/api/find/come-in', '/api/home']);
  expect(dialled).toHaveLength(1);
  expect(dialled[0]!.close).not.toHaveBeenCalled();
});
