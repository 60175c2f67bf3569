// What new log lines mean for the board: the ship's voyage, tiles that were just laid, points to show, sounds.

import { eventsOf as allEvents, soundsOf as sounds } from '$kit/happened';
import type { GameEvent } from '../generated';
import type { Line, SoundName } from '../types';

export interface Step {
  source: string;
  field: string;
  what: string;
  /** The seat that gets the points; -1 if none does. */
  seat: number;
  points: number;
  /** That seat's reputation afterwards. */
  total: number;
}

/** Points shown outside the map, beside a player's name. */
export interface Pop {
  seat: number;
  points: number;
}

/** Points with the reputation afterwards. */
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

/** The seat that steers the voyage that begins in these lines, and whether it is an inspection; null if none begins. */
export function helmOf(lines: readonly Line[]): { seat: number; isInspection: boolean } | null {
  const event = eventsOf(lines).filter((each) => each.kind === 'SetSail').at(-1);
  return event ? { seat: event.seat, isInspection: event.is_inspection } : null;
}

export function roundsBegun(lines: readonly Line[]): number {
  return eventsOf(lines).filter((event) => event.kind === 'RoundBegan').length;
}

/** Points that appear on a field, because something was built there. */
export function builtOf(lines: readonly Line[]): { field: string; seat: number; points: number }[] {
  return eventsOf(lines).flatMap((event) =>
    event.kind === 'Built' ? [{ field: event.field, seat: event.seat, points: event.points }] : [],
  );
}

/** Fields whose tile was just laid or turned. */
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

/** Fields that these lines changed: where tiles were laid, turned, moved, removed or destroyed. */
export function changedBy(lines: readonly Line[]): string[] {
  const gone = eventsOf(lines).flatMap((event) => (event.kind === 'Removed' || event.kind === 'Destroyed' ? [event.field] : event.kind === 'Moved' ? [event.source] : []));
  return [...new Set([...freshOf(lines), ...gone])];
}

/** Fields that others changed since this seat's last turn; for spectators, the fields that were changed last. */
export function newTo(own: number, lines: readonly Line[]): string[] {
  if (own >= 0) return changedBy(lines.filter((line) => line.seat !== own));
  return changedBy(lines.filter((line) => changedBy([line]).length > 0).slice(-1));
}

/** All fields of a line, including the ship's way. */
export function fieldsOf(line: Line): string[] {
  return [...new Set([...changedBy([line]), ...voyageOf([line]).map((step) => step.field)])];
}

/** Without the points of uprisings and of the final scoring, which may have to wait for the ship. */
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
