// HTTP requests: everything that needs no connection to a table.

import type { Forgotten, Found, Home, NewTable, ShownLesson, ShownRules, ShownText, SignedOut, TableMade } from '$lib/generated';
import { person } from './person.svelte';

/** The server refused the request, with a reason. */
export class ApiRefused extends Error {
  constructor(
    readonly status: number,
    readonly why: ShownText | null,
  ) {
    super(why?.key ?? `HTTP ${status}`);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  return (await answered(fetch(`/api/${path}`, init))).json() as Promise<T>;
}

/** Throws ApiRefused for a no. */
export async function answered(asking: Promise<Response>): Promise<Response> {
  const answer = await asking;
  if (!answer.ok) throw new ApiRefused(answer.status, await words(answer));
  return answer;
}

async function words(answer: Response): Promise<ShownText | null> {
  try {
    const said = (await answer.json()) as { extra?: Partial<ShownText> };
    const key = said.extra?.key;
    return key ? { key, args: said.extra?.args ?? {} } : null;
  } catch {
    return null;
  }
}

export async function home(): Promise<Home> {
  const { token, device } = person;
  const home = await ask<Home>('home', { token, device });
  if (home.isSignedOut) person.signedOut(token);
  else if (person.token === token) person.take(home.token ?? '');
  return home;
}

export const rules = (game: string, language: string): Promise<ShownRules> => ask(`rules/${encodeURIComponent(game)}/${language}`);

export async function forgetMe(): Promise<Forgotten> {
  const done = await ask<Forgotten>('forget', { token: person.token, device: person.device });
  // The token is needed to return to tables that are running; without one nothing is left to return to.
  if (done.token) person.take(done.token);
  else person.vanish();
  return done;
}

/** Other devices lose their tokens, and this one gets a new one. */
export async function signOutOthers(): Promise<void> {
  person.take((await ask<SignedOut>('signout', { token: person.token, device: person.device })).token);
}

export const find = (code: string): Promise<Found> => ask(`find/${encodeURIComponent(code)}`);

/** The script of a game's learn match. */
export const lesson = (game: string): Promise<ShownLesson> => ask(`lesson/${encodeURIComponent(game)}`);

export async function open(wish: Omit<NewTable, 'token' | 'device'>): Promise<TableMade> {
  const made = await ask<TableMade>('tables', { ...wish, token: person.token, device: person.device });
  person.take(made.token);
  return made;
}

/** The address under which other devices reach this server, in place of `localhost`. */
export async function address(): Promise<string> {
  try {
    return (await ask<{ url: string }>('address')).url;
  } catch {
    return location.origin;
  }
}

/** Whether the link works on this device only, because its host is a loopback address. */
export const isHereOnly = (link: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(link).hostname);
