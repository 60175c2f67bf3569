// What a picture of the script says: signs of the board side by side, read left to right.

export type Part =
  | { kind: 'canal'; look: string; name: string; value: number; line: string }
  | { kind: 'torch'; look: string }
  | { kind: 'card'; card: string }
  | { kind: 'wall'; look: string; count: number }
  | { kind: 'city'; count: number }
  | { kind: 'gain'; points: number }
  | { kind: 'ship' | 'becomes' | 'score' };

export function partsOf(picture: string): Part[] {
  return picture.split(' ').filter(Boolean).map(partOf);
}

function partOf(word: string): Part {
  const [kind = '', first = '', second = '', third = '', fourth = ''] = word.split(':');
  switch (kind) {
    case 'canal':
      return { kind, look: first, name: second, value: Number(third), line: fourth };
    case 'torch':
      return { kind, look: first };
    case 'card':
      return { kind, card: first };
    case 'wall':
      return { kind, look: first, count: Number(second) };
    case 'city':
      return { kind, count: Number(first) };
    case 'ship':
    case 'score':
      return { kind };
    case '>':
      return { kind: 'becomes' };
    default:
      return { kind: 'gain', points: Number(word) };
  }
}
