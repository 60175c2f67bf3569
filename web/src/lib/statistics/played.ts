// The matches that a person has played in this browser. They are kept here and nowhere else: no server knows of them.

import { keep, keepForTab, recall, recallForTab } from '$lib/storage';

export interface Opponent {
  /** person or bot. */
  kind: string;
  /** Of a person; may be empty. */
  name: string;
  bot: string;
}

export interface Figure {
  /** The word of what is counted. */
  key: string;
  value: number;
}

export interface Played {
  code: string;
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  points: number;
  hasWon: boolean;
  others: Opponent[];
  /** Milliseconds from what was seen to the press, in games with a race. */
  reactions: number[];
  /** What the game counts besides. */
  figures: Figure[];
}

const KEY = 'statistics';
/** Matches that are kept; the oldest are dropped. */
export const MOST = 500;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Null for what is not an entry: the storage can be edited, and older versions wrote something else. */
function entryOf(value: unknown): Played | null {
  const said = value as Partial<Played> | null;
  if (!said || !isText(said.code) || !isText(said.game) || !isNumber(said.at) || !isNumber(said.points)) return null;
  if (!Array.isArray(said.others) || !Array.isArray(said.reactions) || !Array.isArray(said.figures)) return null;
  return {
    code: said.code,
    game: said.game,
    at: said.at,
    points: said.points,
    hasWon: said.hasWon === true,
    others: said.others.filter((each) => isText(each?.kind) && isText(each.name) && isText(each.bot)),
    reactions: said.reactions.filter(isNumber),
    figures: said.figures.filter((each) => isText(each?.key) && isNumber(each.value)),
  };
}

/** Newest first. */
export function allPlayed(): Played[] {
  try {
    const said: unknown = JSON.parse(recall(KEY) || '[]');
    return Array.isArray(said) ? said.map(entryOf).filter((each) => each !== null) : [];
  } catch {
    return [];
  }
}

/** Seen again, such as after a reload, a match replaces what was kept of it, and keeps its time. */
export function keepPlayed(match: Played): void {
  const before = allPlayed();
  const known = before.find(({ code }) => code === match.code);
  const entry = {
    ...match,
    at: known?.at ?? match.at,
    reactions: match.reactions.length ? match.reactions : (known?.reactions ?? []),
    figures: match.figures.length ? match.figures : (known?.figures ?? []),
  };
  const others = before.filter(({ code }) => code !== match.code);
  keep(KEY, JSON.stringify([entry, ...others].sort((a, b) => b.at - a.at).slice(0, MOST)));
}

export function deletePlayed(): void {
  keep(KEY, '');
}

const reactionsKey = (code: string): string => `reactions.${code}`;

/** While a match runs, presses are kept for this tab. */
export function reactionsOf(code: string): number[] {
  return recallForTab(reactionsKey(code)).split(',').filter(Boolean).map(Number);
}

export function keepReaction(code: string, milliseconds: number): void {
  keepForTab(reactionsKey(code), [...reactionsOf(code), Math.round(milliseconds)].join(','));
}
