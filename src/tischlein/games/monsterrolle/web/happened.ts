// What new log lines mean for the board: marks of the last turn, sounds, and the scoring to show.

import type { GameEvent } from './generated';
import { placeKey } from './moves';
import type { Line, SoundName } from './types';

export interface Step {
  /** The place that it marks; empty for a discard. */
  key: string;
  card: string;
  verb: 'lay' | 'stop' | 'tear' | 'discard';
}

export interface LastTurn {
  seat: number;
  steps: Step[];
}

export interface Scoring {
  number: number;
  /** By seat. */
  points: number[];
  totals: number[];
}

export const NOBODY: LastTurn = { seat: -1, steps: [] };

function eventsOf(line: Line): GameEvent[] {
  return line.events as unknown as GameEvent[];
}

/** The marks after these lines; a new seat's first card clears those of the one before. */
export function lastTurn(before: LastTurn, lines: readonly Line[]): LastTurn {
  let { seat, steps } = before;
  for (const line of lines) {
    if (line.move === 'undo') {
      if (line.seat === seat) steps = steps.slice(0, -1);
      continue;
    }
    for (const event of eventsOf(line)) {
      const step = stepOf(event);
      if (!step) continue;
      if (line.seat !== seat) [seat, steps] = [line.seat, []];
      steps = [...steps, step];
    }
  }
  return { seat, steps };
}

function stepOf(event: GameEvent): Step | null {
  switch (event.kind) {
    case 'Laid':
      return { key: placeKey(event.seat, event.place), card: event.card, verb: 'lay' };
    case 'Protected':
      return { key: placeKey(event.seat, event.place), card: 'stop', verb: 'stop' };
    case 'Torn':
      return { key: placeKey(event.victim, event.place), card: event.card, verb: 'tear' };
    case 'Discarded':
      return { key: '', card: event.card, verb: 'discard' };
    default:
      return null;
  }
}

const SOUNDS: Partial<Record<GameEvent['kind'], SoundName>> = {
  Laid: 'lay',
  Torn: 'tear',
  Protected: 'stop',
  Discarded: 'lay',
  Drew: 'draw',
  DrewUnseen: 'draw',
  Took: 'draw',
  ScoringCame: 'score',
  Ended: 'win',
};

/** Each sound once, in the order of the events. */
export function soundsOf(lines: readonly Line[], own: number): SoundName[] {
  const names = new Set<SoundName>();
  for (const event of lines.flatMap(eventsOf)) {
    const sound = SOUNDS[event.kind];
    if (sound) names.add(sound);
    if (event.kind === 'TurnBegan' && event.seat === own) names.add('turn');
  }
  return [...names];
}

/** The last scoring among these lines, if there is one. */
export function scoringOf(lines: readonly Line[], seats: number): Scoring | null {
  let found: Scoring | null = null;
  for (const event of lines.flatMap(eventsOf)) {
    if (event.kind === 'ScoringCame') {
      found = { number: event.number, points: Array<number>(seats).fill(0), totals: Array<number>(seats).fill(0) };
    } else if (event.kind === 'Scored' && found) {
      found.points[event.seat] = event.points;
      found.totals[event.seat] = event.total;
    }
  }
  return found;
}

/** Seats whose paper was torn in these lines: their monsters shudder. */
export function tornSeats(lines: readonly Line[]): number[] {
  return lines.flatMap(eventsOf).flatMap((event) => (event.kind === 'Torn' ? [event.victim] : []));
}
