// What a picture of the script says: cards side by side and a few signs, read left to right.

export interface Paper {
  kind: 'paper';
  card: string;
  isProtected: boolean;
  /** What it counts; 0 where that is not said. */
  points: number;
  /** It touches the card before it. */
  isJoined: boolean;
}

export type Part = Paper | { kind: 'roll' | 'face'; look: string } | { kind: 'sum'; points: number } | { kind: 'becomes' | 'duck' | 'crown' | 'shield' | 'bin' };

const SIGNS: Record<string, 'becomes' | 'duck' | 'crown' | 'shield' | 'bin'> = { '>': 'becomes', duck: 'duck', crown: 'crown', shield: 'shield', bin: 'bin' };

export function partsOf(picture: string): Part[] {
  const parts: Part[] = [];
  let isApart = true;
  for (const word of picture.split(' ').filter(Boolean)) {
    const sign = SIGNS[word];
    const [name = '', look = ''] = word.split(':');
    if (word === '/') isApart = true;
    else if (sign) parts.push({ kind: sign });
    else if (word.startsWith('=')) parts.push({ kind: 'sum', points: Number(word.slice(1)) });
    else if (name === 'roll' || name === 'face') parts.push({ kind: name, look });
    else parts.push(paperOf(word, !isApart && parts.at(-1)?.kind !== 'becomes'));
    if (word !== '/') isApart = !!sign;
  }
  return parts;
}

function paperOf(word: string, isJoined: boolean): Paper {
  const [card = '', points = '0'] = word.split('+');
  return { kind: 'paper', card: card.replace('!', ''), isProtected: card.endsWith('!'), points: Number(points), isJoined };
}
