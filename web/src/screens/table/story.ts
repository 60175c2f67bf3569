// Structures the log for reading: a chapter per turn, a row per step, a passage per seat that its sentences are about.

import type { ShownLine, ShownText } from '$lib/generated';
import { turnsOf } from './recent';

/** A sentence and its event, from which a picture is drawn. */
export interface Piece {
  text: ShownText;
  event: Record<string, unknown>;
}

/** Consecutive sentences about the same seat; -1 if they are about no seat. */
export interface Passage {
  seat: number;
  pieces: Piece[];
}

export interface Row {
  /** The last line, if several equal ones were merged. */
  line: ShownLine;
  count: number;
  passages: Passage[];
}

export interface Chapter {
  /** The number of its first record. */
  v: number;
  seat: number;
  /** The turn number of the game; 0 if it does not count turns. */
  turn: number;
  rows: Row[];
}

function isText(value: unknown): value is ShownText {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
}

/** The acting seat in a sentence; -1 if there is none. */
function subjectOf(text: ShownText): number {
  const who = text.args['who'];
  const seat = isText(who) ? who.args['seat'] : undefined;
  return typeof seat === 'number' ? seat : -1;
}

const isHeading = (event: Record<string, unknown>): boolean => event['kind'] === 'TurnBegan';

/**
 * Sentences about no seat join the previous passage, at the beginning the next one.
 * The beginning of a turn is not a sentence but the heading of the next chapter.
 */
export function passagesOf(line: ShownLine | undefined): Passage[] {
  const passages: Passage[] = [];
  line?.texts.forEach((text, i) => {
    const piece = { text, event: line.events[i] ?? {} };
    if (isHeading(piece.event)) return;
    const seat = subjectOf(text);
    const last = passages.at(-1);
    if (last && (seat < 0 || last.seat < 0 || last.seat === seat)) {
      last.pieces.push(piece);
      last.seat = Math.max(last.seat, seat);
    } else passages.push({ seat, pieces: [piece] });
  });
  return passages;
}

const saying = (passages: Passage[]): string => JSON.stringify(passages.map(({ pieces }) => pieces.map(({ text }) => text)));

/** Merges repeated lines and counts them, except those that were just undone (`struck`). */
function rowsOf(lines: readonly ShownLine[], struck: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const passages = passagesOf(line);
    if (!passages.length) continue;
    const last = rows.at(-1);
    const isAlone = struck.has(line.v) || (last && struck.has(last.line.v));
    if (last && !isAlone && last.line.seat === line.seat && saying(last.passages) === saying(passages)) {
      last.line = line;
      last.count += 1;
    } else rows.push({ line, count: 1, passages });
  }
  return rows;
}

export function chaptersOf(lines: readonly ShownLine[], struck: ReadonlySet<number> = new Set()): Chapter[] {
  return turnsOf(lines).flatMap(({ seat, from, to }) => {
    const began = lines[from - 1]?.events.findLast(isHeading);
    const turn = typeof began?.['turn'] === 'number' ? began['turn'] : 0;
    const rows = rowsOf(lines.slice(from, to), struck);
    return rows.length || turn ? [{ v: lines[from]?.v ?? Infinity, seat, turn, rows }] : [];
  });
}

/** Removes the name at the start of a sentence, for rows under a heading with that name. */
export function withoutName(sentence: string, name: string): string {
  const rest = sentence.startsWith(name) ? /^(?::\s*|\s+)(.+)$/su.exec(sentence.slice(name.length))?.[1] : undefined;
  if (!name || !rest) return sentence;
  const [first = '', ...others] = rest;
  return first.toLocaleUpperCase() + others.join('');
}
