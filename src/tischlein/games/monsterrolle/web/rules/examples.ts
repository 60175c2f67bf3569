// The examples that are drawn, in the notation of the game's tests, which play them by the real rules.

import drawn from './examples.json';

/** What lies at a place. */
export interface Spot {
  card: string;
  /** How many cards lie below it. */
  covered: number;
  isProtected: boolean;
}

export interface Example {
  /** Places with blanks between them, a place its cards from bottom to top with `/` between them, `!` a stop card. */
  row?: string;
  /** The row of somebody else. */
  rival?: string;
  /** Cards of the hand that are not laid. */
  kept?: string;
  moves?: string[];
  isRight?: boolean;
  /** What its sections are worth, from left to right. */
  points?: number[];
}

export interface Section {
  /** Places from 0. */
  first: number;
  last: number;
  points: number;
}

export const EXAMPLES: Record<string, Example[]> = drawn;

export function exampleOf(name: string, at = 0): Example {
  return EXAMPLES[name]?.[at] ?? {};
}

export function spotsOf(row = ''): Spot[] {
  return row.split(' ').filter(Boolean).map((place) => {
    const cards = place.replace('!', '').split('/');
    return { card: cards.at(-1) ?? '', covered: cards.length - 1, isProtected: place.endsWith('!') };
  });
}

export interface Move {
  verb: 'lay' | 'stop' | 'tear';
  /** The card that is moved. */
  card: string;
  /** Where to, from 0. */
  at: number;
}

export function moveOf(text: string): Move {
  const [verb = '', ...rest] = text.split(' ');
  const at = Number(rest.at(-1)?.split(':').at(-1)) - 1;
  if (verb === 'stop') return { verb, card: 'stop', at };
  return verb === 'tear' ? { verb, card: `t${rest[0]}`, at } : { verb: 'lay', card: rest[0] ?? '', at };
}

/** The row once paper is laid; whatever else is moved is drawn above it. */
export function laidOn(spots: readonly Spot[], { card, at }: Move): Spot[] {
  const laid = [...spots];
  laid[at] = { card, covered: (spots[at]?.covered ?? -1) + 1, isProtected: false };
  return laid;
}

export const isTear = (spot: Spot | undefined): boolean => spot?.card.startsWith('t') ?? false;

/** The stretches between tears, each with its points. */
export function sectionsOf(spots: readonly Spot[], points: readonly number[]): Section[] {
  const found: Section[] = [];
  spots.forEach((spot, at) => {
    if (isTear(spot)) return;
    if (at > 0 && !isTear(spots[at - 1])) found.at(-1)!.last = at;
    else found.push({ first: at, last: at, points: points[found.length] ?? 0 });
  });
  return found;
}

/** How far one has counted at each place of a section: a point for the paper, one for its star. */
export function talliesOf(spots: readonly Spot[], { first, last }: Section): number[] {
  let sum = 0;
  return spots.slice(first, last + 1).map(({ card }) => (sum += card.endsWith('*') ? 2 : 1));
}
