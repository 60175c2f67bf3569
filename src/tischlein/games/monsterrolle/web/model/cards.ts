// Parses cards in notation (`rb*`, `tr`, `stop`) for drawings and words. Contains no rules of play.

import type { Translate } from '../types';

export const COLOURS = { r: 'red', o: 'orange', y: 'yellow', g: 'green', b: 'blue', p: 'purple' } as const;
export type Letter = keyof typeof COLOURS;
export type Colour = (typeof COLOURS)[Letter];

export type CardFace =
  | { kind: 'paper'; left: Colour; right: Colour; star: boolean }
  | { kind: 'tear'; colour: Colour }
  | { kind: 'stop' }
  | { kind: 'score' }
  | { kind: 'back' };

function colourOf(letter: string): Colour {
  return COLOURS[letter as Letter];
}

export function faceOf(card: string): CardFace {
  if (card === 'stop' || card === 'score' || card === 'back') return { kind: card };
  if (card[0] === 't') return { kind: 'tear', colour: colourOf(card[1] ?? 'r') };
  return { kind: 'paper', left: colourOf(card[0] ?? 'r'), right: colourOf(card[1] ?? 'r'), star: card.endsWith('*') };
}

export function isPaper(card: string): boolean {
  return card !== '' && faceOf(card).kind === 'paper';
}

/** The paper after a turn by 180 degrees; other cards are unchanged. */
export function turned(card: string): string {
  return isPaper(card) ? `${card[1]}${card[0]}${card.slice(2)}` : card;
}

/** Whether two texts mean the same piece of paper, in either direction. */
export function isSameSheet(one: string, other: string): boolean {
  return one === other || turned(one) === other;
}

export function showsColour(card: string, colour: Colour): boolean {
  const face = faceOf(card);
  return face.kind === 'paper' && (face.left === colour || face.right === colour);
}

export function cardWords(card: string, t: Translate): string {
  const face = faceOf(card);
  switch (face.kind) {
    case 'paper':
      return t('mr-paper', { left: t(`mr-${face.left}`), right: t(`mr-${face.right}`), star: face.star ? 1 : 0 });
    case 'tear':
      return t('mr-tear', { colour: t(`mr-${face.colour}`) });
    case 'stop':
      return t('mr-stop');
    case 'score':
      return t('mr-scoring');
    case 'back':
      return t('mr-page-card-back');
  }
}
