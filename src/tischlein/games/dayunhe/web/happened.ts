// What new log lines mean for the board: the ship's voyage, tiles that were just laid, points in the air, sounds.

import type { GameEvent } from './generated';
import type { Line, SoundName } from './types';

export interface Step {
  source: string;
  field: string;
  what: string;
  /** Whose points; -1 for nobody. */
  seat: number;
  points: number;
}

/** Points outside of the map, beside a player's name. */
export interface Pop {
  seat: number;
  points: number;
}

export interface ShownCard {
  seat: number;
  card: string;
}

export function eventsOf(lines: readonly Line[]): GameEvent[] {
  return lines.flatMap((line) => line.events as unknown as GameEvent[]);
}

export function voyageOf(lines: readonly Line[]): Step[] {
  return eventsOf(lines).flatMap((event) =>
    event.kind === 'Sailed' ? [{ source: event.source, field: event.field, what: event.what, seat: event.seat, points: event.points }] : [],
  );
}

/** Points that appear on a field: what was built there. */
export function builtOf(lines: readonly Line[]): { field: string; seat: number; points: number }[] {
  return eventsOf(lines).flatMap((event) =>
    event.kind === 'Built' ? [{ field: event.field, seat: event.seat, points: event.points }] : [],
  );
}

/** Fields whose tile lies there newly, or newly turned. */
export function freshOf(lines: readonly Line[]): string[] {
  return eventsOf(lines).flatMap((event) => {
    switch (event.kind) {
      case 'Built':
      case 'UnrestLaid':
      case 'Turned':
      case 'Moved':
        return [event.field];
      case 'Swapped':
        return [event.source, event.field];
      default:
        return [];
    }
  });
}

/** The fields that the last line with something to see was about: marked until the next one. */
export function lastFields(before: readonly string[], lines: readonly Line[]): readonly string[] {
  let fields = before;
  for (const line of lines) {
    const fresh = freshOf([line]);
    const gone = eventsOf([line]).flatMap((event) => (event.kind === 'Removed' || event.kind === 'Destroyed' ? [event.field] : []));
    if (fresh.length + gone.length > 0) fields = [...fresh, ...gone];
  }
  return fields;
}

export function popsOf(lines: readonly Line[]): Pop[] {
  return eventsOf(lines).flatMap((event) => {
    switch (event.kind) {
      case 'Raised':
      case 'Uprising':
      case 'FinalScored':
        return [{ seat: event.seat, points: event.points }];
      case 'Intrigued':
        return [{ seat: event.victim, points: event.points }];
      default:
        return [];
    }
  });
}

export function uprisingOf(lines: readonly Line[]): Pop | null {
  const found = eventsOf(lines).filter((event) => event.kind === 'Uprising').at(-1);
  return found ? { seat: found.seat, points: found.points } : null;
}

export function cardOf(lines: readonly Line[]): ShownCard | null {
  const found = eventsOf(lines).filter((event) => event.kind === 'CardShown').at(-1);
  return found ? { seat: found.seat, card: found.card } : null;
}

const SOUNDS: Partial<Record<GameEvent['kind'], SoundName>> = {
  Took: 'lay',
  Supplied: 'lay',
  Drew: 'lay',
  Built: 'lay',
  UnrestLaid: 'lay',
  CityBuilt: 'score',
  Turned: 'lay',
  Moved: 'lay',
  Swapped: 'lay',
  Removed: 'lay',
  Destroyed: 'tear',
  Intrigued: 'tear',
  Denounced: 'tear',
  Reformed: 'shuffle',
  Sailed: 'sail',
  Uprising: 'gong',
  Ended: 'win',
};

/** Each sound once, in the order of the events. */
export function soundsOf(lines: readonly Line[]): SoundName[] {
  const names = new Set<SoundName>();
  for (const event of eventsOf(lines)) {
    const sound = SOUNDS[event.kind];
    if (sound) names.add(sound);
  }
  return [...names];
}
