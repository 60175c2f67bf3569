// From a table whose match is over to an entry of the person's statistics.

import type { FiguresOf } from '$kit/board';
import type { ShownMatch, ShownTable } from '$lib/generated';
import { keepPlayed, reactionsOf, type Played } from './played';

/** Null for what does not count: seats that a bot played to the end, several people at one device, learn matches, and
    cards that were known before. */
export function playedOf(table: ShownTable, match: ShownMatch, figuresOf: FiguresOf | null, now: number): Played | null {
  const mine = table.seats.flatMap((seat, i) => (seat.isYou ? [i] : []));
  const [seat] = mine;
  const { result } = match;
  if (seat === undefined || mine.length > 1 || table.seats[seat]!.bot) return null;
  if (!result || table.lesson || table.origin) return null;
  return {
    code: table.code,
    game: table.game,
    at: now,
    points: result.scores[seat] ?? 0,
    hasWon: result.winners.includes(seat),
    others: table.seats.filter((_, i) => i !== seat).map(({ kind, name, bot }) => (kind === 'bot' ? { kind, name: '', bot } : { kind, name, bot: '' })),
    reactions: reactionsOf(table.code),
    figures: match.review && figuresOf ? figuresOf(match.review, seat) : [],
  };
}

export function remember(table: ShownTable, match: ShownMatch, figuresOf: FiguresOf | null): void {
  const played = playedOf(table, match, figuresOf, Date.now());
  if (played) keepPlayed(played);
}
