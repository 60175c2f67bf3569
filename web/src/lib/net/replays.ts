// Replays, asked for over plain HTTP. The token goes along: the people of a running match may look at their own part.

import type { Replay, ReplayPositions } from '$lib/generated';
import { keepForTab, recallForTab } from '$lib/storage';
import { answered } from './api';
import { person } from './person.svelte';

/** Whose eyes: '' for what everybody sees, the number of a seat, or all hands. */
export type Eyes = string;
export const ALL_HANDS: Eyes = 'all';

const KEY = 'match-file';

function get(what: string, path: string, query: Record<string, string | number>): Promise<Response> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const headers: HeadersInit = person.token ? { authorization: `Bearer ${person.token}` } : {};
  return answered(fetch(`/api/replay/${encodeURIComponent(what)}${path}?${asked}`, { headers }));
}

export const replay = async (what: string, eyes: Eyes): Promise<Replay> => (await get(what, '', { eyes })).json();

export const positions = async (what: string, eyes: Eyes, from: number, count: number): Promise<ReplayPositions> =>
  (await get(what, '/positions', { eyes, from, count })).json();

export const matchFile = async (what: string): Promise<Blob> => (await get(what, '/file', {})).blob();

export async function upload(content: string): Promise<Replay> {
  return (await answered(fetch('/api/replays', { method: 'POST', body: content }))).json();
}

/** The match file that was opened last: for the screen that shows it, and for a reload of that. */
class Opened {
  content = '';

  keep(content: string): void {
    this.content = content;
    keepForTab(KEY, content);
  }

  recall(): string {
    return this.content || recallForTab(KEY);
  }
}

export const opened = new Opened();
