// What new log lines mean for the board: the ship's voyage, tiles that were just laid, points in the air, sounds.

import { eventsOf as allEvents, soundsOf as sounds } from '$kit/happened';
import type { GameEvent } from '../generated';
import type { Line, SoundName } from '../types';

export interface Step {
  source: string;
  field: string;
  what: string;
  /** Whose points; -1 for nobody. */
  seat: number;
  points: number;
  /** What that seat has then. */
  total: number;
}

/** Points outside of the map, beside a player's name. */
export interface Pop {
  seat: number;
  points: number;
}

/** Points after which a reputation is known. */
export interface Booked extends Pop {
  total: number;
}

export interface ShownCard {
  seat: number;
  card: string;
}

export const eventsOf = (lines: readonly Line[]) => allEvents<GameEvent>(lines);

export function voyageOf(lines: readonly Line[]): Step[] {
  return eventsOf(lines).flatMap((event) =>
    event.kind === 'Sailed' ? [{ source: event.source, field: event.field, what: event.what, seat: event.seat, points: event.points, total: event.total }] : [],
  );
}

/** Who steers the voyage that these lines begin, and whether it is one in the middle of a turn; null if none begins. */
export function helmOf(lines: readonly Line[]): { seat: number; isInspection: boolean } | null {
  const event = eventsOf(lines).filter((each) => each.kind === 'SetSail').at(-1);
  return event ? { seat: event.seat, isInspection: event.is_inspection } : null;
}

export function roundsBegun(lines: readonly Line[]): number {
  return eventsOf(lines).filter((event) => event.kind === 'RoundBegan').length;
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

/** Fields that these lines changed: what was laid, turned, moved, removed or destroyed there. */
export function changedBy(lines: readonly Line[]): string[] {
  const gone = eventsOf(lines).flatMap((event) => (event.kind === 'Removed' || event.kind === 'Destroyed' ? [event.field] : event.kind === 'Moved' ? [event.source] : []));
  return [...new Set([...freshOf(lines), ...gone])];
}

/** What the others changed since this seat's own turn; for those who only watch, what was changed last. */
export function newTo(own: number, lines: readonly Line[]): string[] {
  if (own >= 0) return changedBy(lines.filter((line) => line.seat !== own));
  return changedBy(lines.filter((line) => changedBy([line]).length > 0).slice(-1));
}

/** Every field that a line is about, the ship's way included. */
export function fieldsOf(line: Line): string[] {
  return [...new Set([...changedBy([line]), ...voyageOf([line]).map((step) => step.field)])];
}

/** Points of uprisings and of the end are not among them: they may have to wait for the ship. */
export function popsOf(lines: readonly Line[]): Pop[] {
  return eventsOf(lines).flatMap((event) => {
    switch (event.kind) {
      case 'Raised':
        return [{ seat: event.seat, points: event.points }];
      case 'Intrigued':
        return [{ seat: event.victim, points: event.points }];
      default:
        return [];
    }
  });
}

export function finalsOf(lines: readonly Line[]): Pop[] {
  return eventsOf(lines).flatMap((event) => (event.kind === 'FinalScored' ? [{ seat: event.seat, points: event.points }] : []));
}

export function uprisingsOf(lines: readonly Line[]): Booked[] {
  return eventsOf(lines).flatMap((event) => (event.kind === 'Uprising' ? [{ seat: event.seat, points: event.points, total: event.total }] : []));
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

export function soundsOf(lines: readonly Line[]): SoundName[] {
  return sounds(lines, (event: GameEvent) => SOUNDS[event.kind]);
}
