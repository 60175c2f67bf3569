// Groups the legal move texts by what they affect. Contains no rules: what is not in the list is not possible.

export type Offers = ReadonlyMap<string, readonly string[]>;

/** By verb: its possible arguments; an empty text for verbs without one. */
export function offersOf(legal: readonly string[]): Offers {
  const offers = new Map<string, string[]>();
  for (const text of legal) {
    const at = text.indexOf(' ');
    const verb = at < 0 ? text : text.slice(0, at);
    const rest = at < 0 ? '' : text.slice(at + 1);
    offers.set(verb, [...(offers.get(verb) ?? []), rest]);
  }
  return offers;
}

export function moveText(verb: string, rest: string): string {
  return rest ? `${verb} ${rest}` : verb;
}

/** Verbs of card parts whose target is a field. */
export const AIMED_AT_FIELDS = ['rebuild', 'remove', 'destroy'];
/** Verbs of card parts whose target is a player. */
export const AIMED_AT_SEATS = ['calm', 'intrigue', 'denounce'];
/** Verbs that reveal something hidden or are expensive: these need a second tap to confirm. */
export const TO_CONFIRM = ['spy', 'reform', 'tea', 'inspect'];

/** The fields that can be chosen now, with the move of each. */
export function fieldMoves(offers: Offers, mode: string): Map<string, string> {
  const found = new Map<string, string>();
  const verbs = AIMED_AT_FIELDS.includes(mode) ? [mode] : ['at', 'swap', 'sail'];
  for (const verb of verbs) for (const field of offers.get(verb) ?? []) found.set(field, moveText(verb, field));
  return found;
}

/** The seats that can be chosen now (from 0), with the move of each. */
export function seatMoves(offers: Offers, mode: string): Map<number, string> {
  if (!AIMED_AT_SEATS.includes(mode)) return new Map();
  return new Map((offers.get(mode) ?? []).map((text) => [Number(text) - 1, moveText(mode, text)]));
}

/** The stacks that can be chosen now (from 0), with the move of each. */
export function stackMoves(offers: Offers): Map<number, string> {
  for (const verb of ['under', 'take', 'supply']) {
    const stacks = offers.get(verb);
    if (stacks) return new Map(stacks.map((text) => [Number(text) - 1, moveText(verb, text)]));
  }
  return new Map();
}

/** Converts a line to edges: `n-se` is 0 and 2 on flat-topped hexagons. `names` are those of the edges, clockwise. */
export function edgesOf(line: string, names: readonly string[]): number[] {
  return line ? line.split('-').map((edge) => names.indexOf(edge)) : [];
}

export function lineOf(edges: readonly number[], names: readonly string[]): string {
  return [...edges]
    .sort((a, b) => a - b)
    .map((edge) => names[edge] ?? '')
    .join('-');
}

/** The next direction of the tile, clockwise, among the lines that are offered. */
export function nextLine(lines: readonly string[], now: string, step: 1 | -1, names: readonly string[]): string {
  for (let sixths = step; Math.abs(sixths) <= 6; sixths += step) {
    const line = lineOf(edgesOf(now, names).map((edge) => (edge + sixths + 12) % 6), names);
    if (lines.includes(line)) return line;
  }
  return lines[0] ?? now;
}

/** The line to begin with: the one that joins most ends; of equals the one used last, else the first. */
export function bestLine(lines: readonly string[], joins: (line: string) => number, last: string): string {
  let best = lines.includes(last) ? last : (lines[0] ?? '');
  for (const line of lines) if (joins(line) > joins(best)) best = line;
  return best;
}
