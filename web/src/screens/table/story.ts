// Who a line of the log is about. One record may tell of several: a turn ends, and the next one's begins.

import type { ShownLine, ShownText } from '$lib/generated';

/** Sentences in a row about the same seat; -1 where they are about nobody. */
export interface Passage {
  seat: number;
  texts: ShownText[];
}

function isText(value: unknown): value is ShownText {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
}

/** Whom a sentence names as the one who does it. */
function subjectOf(text: ShownText): number {
  const who = text.args['who'];
  const seat = isText(who) ? who.args['seat'] : undefined;
  return typeof seat === 'number' ? seat : -1;
}

/** What is about nobody belongs to what was told before it, and at the beginning to what follows. */
export function passagesOf(line: ShownLine): Passage[] {
  const passages: Passage[] = [];
  for (const text of line.texts) {
    const seat = subjectOf(text);
    const last = passages.at(-1);
    if (last && (seat < 0 || last.seat < 0 || last.seat === seat)) {
      last.texts.push(text);
      last.seat = Math.max(last.seat, seat);
    } else passages.push({ seat, texts: [text] });
  }
  return passages;
}
