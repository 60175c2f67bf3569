// What new log lines mean for the board: the others' last actions, sounds, and a scoring to count.

import { eventsOf as allEvents, soundsOf as sounds } from '$kit/happened';
import type { GameEvent } from '../generated';
import { placeKey } from './moves';
import type { Line, SoundName } from '../types';

export interface Step {
  /** The place that it marks; empty for a discard. */
  key: string;
  card: string;
  verb: 'lay' | 'stop' | 'tear' | 'discard' | 'score';
  /** The seat whose paper was torn; -1 otherwise. */
  victim: number;
}

export interface Turn {
  seat: number;
  steps: Step[];
}

const eventsOf = (lines: readonly Line[]) => allEvents<GameEvent>(lines);

/**
 * What the others did since this seat's last turn, by turn. For spectators: the last turn in which a card was played.
 * `recent` does not contain steps that were taken back.
 */
export function turnsSince(recent: readonly Line[], own: number): Turn[] {
  let turns: Turn[] = [];
  let isNew = true;
  for (const line of recent) {
    const events = eventsOf([line]);
    for (const event of events) {
      const step = stepOf(event);
      if (!step || line.seat === own) continue;
      if (isNew || turns.at(-1)?.seat !== line.seat) turns.push({ seat: line.seat, steps: [] });
      turns.at(-1)?.steps.push(step);
      isNew = false;
    }
    if (!events.some((event) => event.kind === 'TurnBegan')) continue;
    isNew = true;
    if (line.seat === own) turns = [];
  }
  return own < 0 ? turns.slice(-1) : turns;
}

/** The cards that left a hand in this line. */
export function stepsOf(line: Line): Step[] {
  return eventsOf([line]).flatMap((event) => stepOf(event) ?? []);
}

function stepOf(event: GameEvent): Step | null {
  switch (event.kind) {
    case 'Laid':
      return { key: placeKey(event.seat, event.place), card: event.card, verb: 'lay', victim: -1 };
    case 'Protected':
      return { key: placeKey(event.seat, event.place), card: 'stop', verb: 'stop', victim: -1 };
    case 'Torn':
      return { key: placeKey(event.victim, event.place), card: event.card, verb: 'tear', victim: event.victim };
    case 'Discarded':
      return { key: '', card: event.card, verb: 'discard', victim: -1 };
    case 'ScoringCame':
      return { key: '', card: 'score', verb: 'score', victim: -1 };
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

export function soundsOf(lines: readonly Line[], own: number): SoundName[] {
  return sounds(lines, (event: GameEvent) => (event.kind === 'TurnBegan' && event.seat === own ? 'turn' : SOUNDS[event.kind]));
}

/** The number of the last scoring among these lines; 0 if there is none. */
export function scoringOf(lines: readonly Line[]): number {
  const came = eventsOf(lines).findLast((event) => event.kind === 'ScoringCame');
  return came?.kind === 'ScoringCame' ? came.number : 0;
}

/** Seats whose paper was torn in these lines; their monsters shake. */
export function tornSeats(lines: readonly Line[]): number[] {
  return eventsOf(lines).flatMap((event) => (event.kind === 'Torn' ? [event.victim] : []));
}
