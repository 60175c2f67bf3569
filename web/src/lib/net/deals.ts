// Matches that are dealt again: from a move of a replay, or with the same cards from the beginning.

import type { DealAgain, PlayOn, ShownDeal, TableMade } from '$lib/generated';
import { answered } from './api';
import { person } from './person.svelte';

type Wish<T> = Omit<T, 'token' | 'device' | 'name'>;

async function make(path: string, wish: Wish<DealAgain>): Promise<string> {
  const body = JSON.stringify({ ...wish, token: person.token, device: person.device, name: person.name });
  const answer = await answered(fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
  const made = (await answer.json()) as TableMade;
  person.take(made.token);
  return made.code;
}

/** The code of a new table that goes on from a move of this replay. */
export const playOn = (what: string, wish: Wish<PlayOn>): Promise<string> => make(`/api/replay/${encodeURIComponent(what)}/table`, wish);

/** The code of a new table with the same cards. */
export const dealAgain = (deal: string, wish: Wish<DealAgain>): Promise<string> => make(`/api/deal/${encodeURIComponent(deal)}`, wish);

export async function shownDeal(deal: string): Promise<ShownDeal> {
  const headers: HeadersInit = person.token ? { authorization: `Bearer ${person.token}` } : {};
  return (await answered(fetch(`/api/deal/${encodeURIComponent(deal)}`, { headers }))).json() as Promise<ShownDeal>;
}
