// What new log lines mean for the board: sounds, the photos to show, and which places changed last.

import { eventsOf as allEvents, soundsOf as sounds } from '$kit/happened';
import type { GameEvent } from '../generated';
import type { Line, SoundName, Strip } from '../types';

export interface Shot {
  seat: number;
  motifs: string[];
  points: number;
  /** The place of its leftmost card, from 0, on the wall before the photo. */
  start: number;
}

export const eventsOf = (lines: readonly Line[]) => allEvents<GameEvent>(lines);

export function shotsOf(lines: readonly Line[]): Shot[] {
  return eventsOf(lines).flatMap((event) =>
    event.kind === 'PhotoTaken'
      ? [{ seat: event.seat, motifs: event.row.split('-'), points: event.points, start: event.place - 1 }]
      : [],
  );
}

/** The judge's numbers of the last race with several callers among these lines; null if there was none. */
export function raceOf(lines: readonly Line[]): readonly Strip[] | null {
  return lines.findLast((line) => (line.strips?.length ?? 0) > 1)?.strips ?? null;
}

export interface News {
  kind: 'photo' | 'wrong' | 'late' | 'outrun' | 'gone' | 'locked';
  seat: number;
  /** Points of the photo, or seconds of the lock-out. */
  count: number;
}

/** What the sentence above the board tells the person at `own`: their own news first, then a photo, then a wrong call. */
export function newsOf(lines: readonly Line[], own: number): News | null {
  let found: News | null = null;
  let rank = 0;
  for (const event of eventsOf(lines)) {
    const news = newsIn(event);
    if (!news) continue;
    const isOwn = news.seat === own;
    // A late call of another player is not told.
    if (!isOwn && own >= 0 && ['outrun', 'gone', 'locked'].includes(news.kind)) continue;
    const weight = (isOwn ? 4 : 0) + (news.kind === 'photo' ? 2 : 1);
    if (weight >= rank) [found, rank] = [news, weight];
  }
  return found;
}

function newsIn(event: GameEvent): News | null {
  switch (event.kind) {
    case 'PhotoTaken':
      return { kind: 'photo', seat: event.seat, count: event.points };
    case 'WrongCall':
      return { kind: 'wrong', seat: event.seat, count: 0 };
    case 'Outrun':
      return { kind: 'outrun', seat: event.seat, count: 0 };
    case 'PhotoGone':
      return { kind: 'gone', seat: event.seat, count: 0 };
    case 'LockedOut':
      return { kind: 'locked', seat: event.seat, count: Math.ceil(event.left / 1000) };
    default:
      return null;
  }
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

/** Without the viewer's own call, which sounded when it was pressed. */
export function soundsOf(lines: readonly Line[], own: number): SoundName[] {
  return sounds(lines, (event: GameEvent) => {
    if (event.kind === 'TurnBegan' && event.seat === own) return 'turn';
    return event.kind === 'Called' && event.seat === own ? undefined : SOUNDS[event.kind];
  });
}

/** The places that the last command changed, for the mark "last" and for scrolling. */
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
