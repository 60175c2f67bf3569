// The motifs with drawings: the colour of the card behind each, and of its hill. Colour is never the only difference.
// A sheet may add other kinds, which get a plain medal with their first letter.

import type { ShownKind } from '../generated';
import type { Translate } from '../types';

export const MOTIFS = [
  'lantern', 'fan', 'blossom', 'crane', 'hiker', 'tower', 'panda', 'head', 'middle', 'tail',
] as const;
export type Motif = (typeof MOTIFS)[number];

const DRAGON = ['#ffd6c2', '#eca68c'] as const;
const COLOURS: Record<Motif, readonly [tint: string, hill: string]> = {
  lantern: ['#ffe0ac', '#f3bd74'],
  fan: ['#c6e0ff', '#8dbbea'],
  blossom: ['#f8f0a8', '#d9cb6c'],
  crane: ['#bdece6', '#83c9c2'],
  hiker: ['#cfebb8', '#9bcb83'],
  tower: ['#ddd3f5', '#b0a0d8'],
  panda: ['#ffc6de', '#ea97bd'],
  head: DRAGON,
  middle: DRAGON,
  tail: DRAGON,
};

/** The kinds that a sheet has added; shared by all boards of the page. */
const kinds = new Map<string, ShownKind>();

export function learnKinds(told: readonly ShownKind[]): void {
  for (const kind of told) kinds.set(kind.id, kind);
}

const isKnown = (motif: string): motif is Motif => Object.hasOwn(COLOURS, motif);
/** The name of its drawing; empty for a plain medal. */
export const drawingOf = (motif: string): Motif | '' => {
  const drawing = isKnown(motif) ? motif : (kinds.get(motif)?.drawing ?? '');
  return isKnown(drawing) ? drawing : '';
};
/** Its name in moves. */
export const wordOf = (motif: string): string => kinds.get(motif)?.word ?? motif;
/** Backgrounds for kinds without a drawing; the same name has the same one everywhere. */
const OTHERS = [['#e3e0d4', '#b9b39d'], ['#d3e3e8', '#9dbac4'], ['#ead9ea', '#c29fc4'], ['#dfe9cf', '#afc493']] as const;
const otherOf = (motif: string) => OTHERS[[...motif].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % OTHERS.length] ?? OTHERS[0];

const coloursOf = (motif: string) => {
  const drawing = drawingOf(motif);
  return drawing === '' ? otherOf(motif) : COLOURS[drawing];
};
export const tintOf = (motif: string): string => coloursOf(motif)[0];
export const hillOf = (motif: string): string => coloursOf(motif)[1];
export const letterOf = (motif: string): string => ([...motif][0] ?? '?').toUpperCase();
/** Its name for people: the game's words, else the name on its sheet. */
export const nameOf = (motif: string, t: Translate): string => (isKnown(motif) || motif === 'rickshaw' ? t(`cl-motif-${motif}`) : kinds.get(motif)?.name || motif);
export const captionOf = (motif: string, t: Translate): string => (isKnown(motif) ? t(`cl-page-cap-${motif}`) : kinds.get(motif)?.name || motif);
export const isDragon = (motif: string): boolean => ['head', 'middle', 'tail'].includes(drawingOf(motif));

/** A part of the dragon extends over its edges to join the next one; all others keep a distance. */
export function placeIn(motif: string, size: number, at: number, floor: number): { x: number; y: number; width: number; height: number } {
  if (isDragon(motif)) {
    const bleed = size / 128;
    return { x: at - bleed, y: floor - size, width: size + 2 * bleed, height: size };
  }
  const inner = size * 0.875;
  return { x: at + (size - inner) / 2, y: floor - inner - size / 32, width: inner, height: inner };
}

/** The short name of a picture: its rarest motif, or the number of cards. */
export function subjectOf(motifs: readonly string[]): 'dragon' | 'panda' | 'tower' | 'plain' {
  if (motifs.some(isDragon)) return 'dragon';
  if (motifs.includes('panda')) return 'panda';
  return motifs.includes('tower') ? 'tower' : 'plain';
}
