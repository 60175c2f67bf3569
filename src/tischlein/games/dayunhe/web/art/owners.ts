// The five owners: a colour and a shape each, because colour must not be the only sign.

export interface Owner {
  colour: string;
  /** The colour of text on it. */
  ink: string;
  shape: 'circle' | 'square' | 'diamond' | 'shield' | 'blossom';
}

const OWNERS: Record<string, Owner> = {
  yellow: { colour: '#dba51c', ink: '#2b2014', shape: 'circle' },
  red: { colour: '#bf3526', ink: '#fff', shape: 'square' },
  green: { colour: '#357f40', ink: '#fff', shape: 'diamond' },
  blue: { colour: '#34529c', ink: '#fff', shape: 'shield' },
  purple: { colour: '#7b4898', ink: '#fff', shape: 'blossom' },
};
const NOBODY: Owner = { colour: '#7a6a4c', ink: '#fff', shape: 'circle' };

export function ownerOf(look: string | undefined): Owner {
  return OWNERS[look ?? ''] ?? NOBODY;
}

/** The owner's shape around 0 0. Sizes differ a little, so that all shapes look equally large. */
export function shapePath(shape: Owner['shape'], size: number): string {
  const n = (value: number) => value.toFixed(1);
  if (shape === 'square') return `M${n(-0.9 * size)} ${n(-0.9 * size)}h${n(1.8 * size)}v${n(1.8 * size)}h${n(-1.8 * size)}Z`;
  if (shape === 'diamond') return `M0 ${n(-1.22 * size)}L${n(1.22 * size)} 0L0 ${n(1.22 * size)}L${n(-1.22 * size)} 0Z`;
  if (shape === 'shield') {
    // A triangle that points down, with sides bent outwards to make space for a number.
    const [w, top, low] = [1.08 * size, -0.92 * size, 1.24 * size];
    return `M${n(-w)} ${n(top)}H${n(w)}Q${n(0.92 * size)} ${n(0.66 * size)} 0 ${n(low)}Q${n(-0.92 * size)} ${n(0.66 * size)} ${n(-w)} ${n(top)}Z`;
  }
  if (shape === 'blossom') {
    const petal = Array.from({ length: 5 }, (_, i) => {
      const angle = (Math.PI * 2 * (i - 0.25)) / 5 - Math.PI / 5;
      return [Math.cos(angle) * 1.15 * size, Math.sin(angle) * 1.15 * size] as const;
    });
    const r = n(0.7 * size);
    const [start] = petal;
    const arcs = [...petal.slice(1), start!].map(([x, y]) => `A${r} ${r} 0 0 1 ${n(x)} ${n(y)}`).join('');
    return `M${n(start![0])} ${n(start![1])}${arcs}Z`;
  }
  return `M${n(-size)} 0a${n(size)} ${n(size)} 0 1 0 ${n(2 * size)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-2 * size)} 0Z`;
}
