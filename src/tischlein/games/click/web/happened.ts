// What new log lines mean for the board: sounds, the photos to show, and which places changed last.

import type { GameEvent } from './generated';
import type { Line, SoundName, Strip } from './types';

export interface Shot {
  seat: number;
  motifs: string[];
  points: number;
  /** Of its leftmost card, from 0, on the wall as it was before. */
  start: number;
}

const eventsOf = (lines: readonly Line[]): GameEvent[] => lines.flatMap((line) => line.events as unknown as GameEvent[]);

export function shotsOf(lines: readonly Line[]): Shot[] {
  return eventsOf(lines).flatMap((event) =>
    event.kind === 'PhotoTaken'
      ? [{ seat: event.seat, motifs: event.row.split('-'), points: event.points, start: event.place - 1 }]
      : [],
  );
}

/** The judge's numbers of the last contested race among these lines; null if there was none. */
export function raceOf(lines: readonly Line[]): readonly Strip[] | null {
  return lines.findLast((line) => (line.strips?.length ?? 0) > 1)?.strips ?? null;
}

export interface News {
  kind: 'photo' | 'wrong' | 'outrun' | 'gone' | 'locked';
  seat: number;
  /** Points of the photo, or seconds of the lock-out. */
  count: number;
}

/** What is worth a sentence above the board; a photo before all else. */
export function newsOf(lines: readonly Line[]): News | null {
  let found: News | null = null;
  for (const event of eventsOf(lines)) {
    if (event.kind === 'PhotoTaken') return { kind: 'photo', seat: event.seat, count: event.points };
    if (event.kind === 'WrongCall') found = { kind: 'wrong', seat: event.seat, count: 0 };
    else if (event.kind === 'Outrun') found = { kind: 'outrun', seat: event.seat, count: 0 };
    else if (event.kind === 'PhotoGone') found = { kind: 'gone', seat: event.seat, count: 0 };
    else if (event.kind === 'LockedOut') found = { kind: 'locked', seat: event.seat, count: Math.ceil(event.left / 1000) };
  }
  return found;
}

const SOUNDS: Partial<Record<GameEvent['kind'], SoundName>> = {
  Laid: 'lay',
  Moved: 'lay',
  Swapped: 'lay',
  Removed: 'lay',
  TookBack: 'lay',
  ReplacedMarket: 'lay',
  RickshawsMoved: 'roll',
  RickshawCame: 'roll',
  Called: 'call',
  WrongCall: 'flop',
  Outrun: 'flop',
  PhotoTaken: 'shutter',
  Ended: 'win',
};

/** Each sound once, in the order of the events. The own call was heard when it was pressed. */
export function soundsOf(lines: readonly Line[], own: number): SoundName[] {
  const names = new Set<SoundName>();
  for (const event of eventsOf(lines)) {
    const sound = SOUNDS[event.kind];
    if (sound && !(event.kind === 'Called' && event.seat === own)) names.add(sound);
    if (event.kind === 'TurnBegan' && event.seat === own) names.add('turn');
  }
  return [...names];
}

/** Where somebody has just put something, for the mark "last" and for scrolling there. */
export function lastPlaces(lines: readonly Line[], count: number): number[] | null {
  let found: number[] | null = null;
  for (const event of eventsOf(lines)) {
    if (event.kind === 'Laid') found = [event.is_left ? 0 : count - 1];
    else if (event.kind === 'Moved') found = [event.target - 1];
    else if (event.kind === 'Swapped') found = [event.place - 1, event.other_place - 1];
    else if (event.kind === 'TookBack') found = [event.place - 1];
    else if (event.kind === 'PhotoTaken' || event.kind === 'Removed') found = [];
  }
  return found;
}
