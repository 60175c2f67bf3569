// The ten motifs: the colour of the card behind each, and of its hill. A motif is never told by its colour alone.

export const MOTIFS = [
  'lantern', 'kite', 'blossom', 'crane', 'hiker', 'tower', 'panda', 'head', 'middle', 'tail',
] as const;
export type Motif = (typeof MOTIFS)[number];

const DRAGON = ['#ffd6c2', '#eca68c'] as const;
const COLOURS: Record<Motif, readonly [tint: string, hill: string]> = {
  lantern: ['#ffe0ac', '#f3bd74'],
  kite: ['#c6e0ff', '#8dbbea'],
  blossom: ['#ffd3e4', '#e8a3c0'],
  crane: ['#bdece6', '#83c9c2'],
  hiker: ['#cfebb8', '#9bcb83'],
  tower: ['#ddd3f5', '#b0a0d8'],
  panda: ['#e6e7eb', '#b5bac4'],
  head: DRAGON,
  middle: DRAGON,
  tail: DRAGON,
};

const known = (motif: string): motif is Motif => motif in COLOURS;
export const tintOf = (motif: string): string => (known(motif) ? COLOURS[motif][0] : '#ffffff');
export const hillOf = (motif: string): string => (known(motif) ? COLOURS[motif][1] : '#cccccc');
export const isDragon = (motif: string): boolean => ['head', 'middle', 'tail'].includes(motif);

/** A part of the dragon bleeds over its edges to join with the next; all others keep their distance. */
export function placeIn(motif: string, size: number, at: number, floor: number): { x: number; y: number; width: number; height: number } {
  if (isDragon(motif)) {
    const bleed = size / 128;
    return { x: at - bleed, y: floor - size, width: size + 2 * bleed, height: size };
  }
  const inner = size * 0.875;
  return { x: at + (size - inner) / 2, y: floor - inner - size / 32, width: inner, height: inner };
}

/** What a picture is called for short: its rarest motif, or how many cards it takes. */
export function subjectOf(motifs: readonly string[]): 'dragon' | 'panda' | 'tower' | 'plain' {
  if (motifs.some(isDragon)) return 'dragon';
  if (motifs.includes('panda')) return 'panda';
  return motifs.includes('tower') ? 'tower' : 'plain';
}
