// Marking after a call: a composition, and a run of cards in the wall. Two taps in either order, or both ends of the run.

export interface Framed {
  /** Its name in the move. */
  name: string;
  motifs: readonly string[];
}

export interface Marks {
  /** The name of the marked composition, or null. */
  name: string | null;
  /** Marked cards of the wall, from 0. */
  cards: readonly number[];
}

export interface Shot {
  name: string;
  start: number;
}

export interface Marked {
  marks: Marks;
  /** The photo, as soon as the marks determine it. */
  shot: Shot | null;
}

export const NO_MARKS: Marks = { name: null, cards: [] };

function fits(wall: readonly string[], start: number, motifs: readonly string[]): boolean {
  return motifs.length > 0 && motifs.every((motif, step) => wall[start + step] === motif);
}

/** Where the run starts that a tap means: at the tapped card, or at an earlier one if the tapped card belongs to the run. */
export function startOf(wall: readonly string[], tapped: number, motifs: readonly string[]): number {
  if (fits(wall, tapped, motifs)) return tapped;
  for (let start = tapped - 1; start > tapped - motifs.length && start >= 0; start--) {
    if (fits(wall, start, motifs)) return start;
  }
  return tapped;
}

export function markComposition(marks: Marks, wall: readonly string[], framed: Framed): Marked {
  const [first] = marks.cards;
  if (first === undefined) {
    const name = marks.name === framed.name ? null : framed.name;
    return { marks: { ...marks, name }, shot: null };
  }
  return { marks: { ...marks, name: framed.name }, shot: { name: framed.name, start: startOf(wall, Math.min(...marks.cards), framed.motifs) } };
}

export function markCard(marks: Marks, wall: readonly string[], tapped: number, frames: readonly Framed[]): Marked {
  const chosen = frames.find((each) => each.name === marks.name);
  if (chosen) return { marks: { ...marks, cards: [tapped] }, shot: { name: chosen.name, start: startOf(wall, tapped, chosen.motifs) } };
  const [first] = marks.cards;
  if (first === undefined || marks.cards.length > 1) return { marks: { ...marks, cards: [tapped] }, shot: null };
  if (first === tapped) return { marks: { ...marks, cards: [] }, shot: null };
  const cards = [Math.min(first, tapped), Math.max(first, tapped)];
  const motifs = wall.slice(cards[0], (cards[1] ?? 0) + 1);
  const meant = frames.filter((each) => each.motifs.length === motifs.length && fits(motifs, 0, each.motifs));
  const [only] = meant;
  return { marks: { ...marks, cards }, shot: only ? { name: only.name, start: cards[0] ?? 0 } : null };
}

/** The cards that are framed while marking: the first, and how many. */
export function framedCards(marks: Marks, hovered: number, frames: readonly Framed[]): { from: number; count: number } | null {
  const chosen = frames.find((each) => each.name === marks.name);
  const [first, last] = marks.cards;
  if (first !== undefined) return { from: first, count: chosen?.motifs.length ?? (last === undefined ? 1 : last - first + 1) };
  if (chosen && hovered >= 0) return { from: hovered, count: chosen.motifs.length };
  return null;
}
