// Sums over the matches of a person.

import type { Opponent, Played } from './played';

export interface Sum {
  matches: number;
  wins: number;
}

export interface GameSum extends Sum {
  game: string;
  best: number;
  /** Milliseconds; null in a game without a race, or as long as nothing was pressed. */
  reaction: { median: number; best: number } | null;
  /** Totals by word. */
  figures: { key: string; value: number; matches: number }[];
}

export interface OpponentSum extends Sum {
  opponent: Opponent;
}

export interface Summary extends Sum {
  games: GameSum[];
  opponents: OpponentSum[];
}

const sumOf = (played: readonly Played[]): Sum => ({ matches: played.length, wins: played.filter(({ hasWon }) => hasWon).length });

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function gameSum(game: string, played: readonly Played[]): GameSum {
  const presses = played.flatMap(({ reactions }) => reactions);
  const counted = grouped(played.flatMap(({ figures }) => figures), ({ key }) => key);
  return {
    ...sumOf(played),
    game,
    best: Math.max(...played.map(({ points }) => points)),
    reaction: presses.length ? { median: Math.round(medianOf(presses)), best: Math.min(...presses) } : null,
    figures: [...counted].map(([key, each]) => ({ key, value: each.reduce((sum, { value }) => sum + value, 0), matches: each.length })),
  };
}

const byMatches = (a: Sum, b: Sum): number => b.matches - a.matches;

/** A bot is one opponent by its kind, a person by the name; several of a kind at one table count once. */
export function summaryOf(played: readonly Played[]): Summary {
  const met = played.flatMap((match) => {
    const faced = new Map(match.others.map((other) => [`${other.kind}/${other.bot}/${other.name}`, other]));
    return [...faced].map(([key, opponent]) => ({ key, opponent, match }));
  });
  return {
    ...sumOf(played),
    games: [...grouped(played, ({ game }) => game)].map(([game, each]) => gameSum(game, each)).sort(byMatches),
    opponents: [...grouped(met, ({ key }) => key).values()]
      .map((each) => ({ opponent: each[0]!.opponent, ...sumOf(each.map(({ match }) => match)) }))
      .sort(byMatches),
  };
}
