// What a picture of the script says: cards of the wall, viewfinders and a few signs, read left to right.

export type Part =
  /** Cards side by side on the wall. */
  | { kind: 'wall'; cards: readonly Card[] }
  /** A composition. */
  | { kind: 'finder'; motifs: readonly string[] }
  | { kind: 'action'; action: string }
  | { kind: 'points'; points: number }
  | { kind: 'lock'; seconds: number }
  | { kind: Sign };

export interface Card {
  motif: string;
  hasRickshaw: boolean;
}

const SIGNS = ['becomes', 'click', 'back', 'album', 'crown'] as const;
type Sign = (typeof SIGNS)[number];
const isSign = (word: string): word is Sign => (SIGNS as readonly string[]).includes(word);

export function partsOf(picture: string): Part[] {
  return picture.split(' ').filter(Boolean).map(partOf);
}

function partOf(word: string): Part {
  const [name = '', value = ''] = word.split(':');
  if (word === '>') return { kind: 'becomes' };
  if (isSign(word)) return { kind: word };
  if (word.startsWith('=')) return { kind: 'points', points: Number(word.slice(1)) };
  if (name === 'lock') return { kind: 'lock', seconds: Number(value) };
  if (name === 'act') return { kind: 'action', action: value };
  if (name === 'see') return { kind: 'finder', motifs: value.split('-') };
  return { kind: 'wall', cards: word.split('-').map((card) => ({ motif: card.replace('*', ''), hasRickshaw: card.endsWith('*') })) };
}
