// Paints the background of the scroll: mountains in ink wash, mist and rivers. The same seed gives the same picture.

export interface Mountain {
  d: string;
  /** 1 far, 2 nearer, 3 wooded. */
  wash: 1 | 2 | 3;
  strokes: { d: string; width: number }[];
}

export interface Band {
  d: string;
  width: number;
  opacity: number;
}

export interface Landscape {
  mountains: Mountain[];
  rivers: Band[];
  clouds: { x: number; y: number; scale: number }[];
  pines: { x: number; y: number; scale: number }[];
  birds: { x: number; y: number }[];
}

export const CLOUD = 'M0 0h62c10 0 10-13 0-13c-2 0-4 1-5 3M57-10c-1-12-19-14-22-3c-5-12-22-8-20 3c-12-4-17 10-7 10M-14 6h54M20 12h58';
export const BIRD = 'M0 0q4-3 7 2q3-5 8-3';

/** A seeded random generator, because the picture must not change between two frames. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function mountain(roll: () => number, x: number, foot: number, width: number, height: number, wash: Mountain['wash']): Mountain {
  const lean = (roll() - 0.5) * 0.22;
  const px = (part: number) => (x + width * (part + lean * (0.5 - Math.abs(part)))).toFixed(0);
  const py = (part: number) => (foot - height * part).toFixed(0);
  const d =
    `M${px(-0.5)} ${py(0)}C${px(-0.3)} ${py(0.25)} ${px(-0.25)} ${py(0.72)} ${px(-0.12)} ${py(0.82)}` +
    `C${px(-0.1)} ${py(0.86)} ${px(-0.06)} ${py(1)} ${px(0)} ${py(1)}C${px(0.08)} ${py(1)} ${px(0.1)} ${py(0.8)} ${px(0.18)} ${py(0.74)}` +
    `C${px(0.25)} ${py(0.65)} ${px(0.3)} ${py(0.2)} ${px(0.5)} ${py(0)}Z`;
  const strokes = Array.from({ length: 3 }, () => {
    const sx = x + (roll() - 0.5) * width * 0.24;
    const sy = foot - height * (0.62 + roll() * 0.22);
    return {
      d: `M${sx.toFixed(0)} ${sy.toFixed(0)}q${((roll() - 0.5) * 10).toFixed(0)} ${(height * 0.09).toFixed(0)} ${((roll() - 0.5) * 14).toFixed(0)} ${(height * 0.22).toFixed(0)}`,
      width: 1 + roll() * 1.4,
    };
  });
  return { d, wash, strokes };
}

function river(roll: () => number, x: number, y: number, length: number): Band {
  const half = (length / 2).toFixed(0);
  const quarter = (length / 4).toFixed(0);
  return {
    d: `M${x.toFixed(0)} ${y.toFixed(0)}q${quarter} -5 ${half} 0t${half} 0`,
    width: 8 + roll() * 20,
    opacity: 0.1 + roll() * 0.09,
  };
}

/** For a wide map: one horizon, mountains above, water below. */
export function wide(width: number, height: number): Landscape {
  const roll = dice(7);
  const foot = height * 0.56;
  const count = Math.round(width / 78);
  const mountains: Mountain[] = [];
  for (let i = 0; i < count; i++) {
    mountains.push(mountain(roll, (i + roll()) * (width / count), foot, 120 + roll() * 150, height * (0.18 + roll() * 0.24), 1));
  }
  for (let i = 0; i < count / 2; i++) {
    mountains.push(mountain(roll, (i + roll()) * ((2 * width) / count), foot - height * 0.1, 90 + roll() * 90, height * (0.14 + roll() * 0.22), roll() < 0.3 ? 3 : 2));
  }
  const rivers = Array.from({ length: 7 }, (_, i) => river(roll, (i / 7) * width - 60, height * (0.62 + roll() * 0.34), width * (0.25 + roll() * 0.3)));
  const places = (many: number, low: number, high: number) =>
    Array.from({ length: many }, (_, i) => ({ x: ((i + 0.15 + roll() * 0.7) * width) / many, y: height * (low + roll() * (high - low)), scale: 0.6 + roll() * 0.3 }));
  const pines = [
    { x: width - 46, y: height * 0.44, scale: 0.85 },
    { x: 46, y: height * 0.66, scale: 0.7 },
  ];
  return { mountains, rivers, clouds: places(4, 0.12, 0.22), pines, birds: places(6, 0.1, 0.2) };
}

/** For an upright map: several views one above the other, with mist between them. */
export function tall(width: number, height: number): Landscape {
  const roll = dice(11);
  const step = 250;
  const mountains: Mountain[] = [];
  const rivers: Band[] = [];
  const clouds: Landscape['clouds'] = [];
  const pines: Landscape['pines'] = [];
  const birds: Landscape['birds'] = [];
  for (let foot = 150; foot < height + 100; foot += step) {
    const isLeft = roll() < 0.5;
    for (let i = 0; i < 5; i++) {
      const x = width * ((isLeft ? 0 : 0.55) + roll() * 0.45);
      mountains.push(mountain(roll, x, foot + roll() * 30, 90 + roll() * 110, 60 + roll() * 110, roll() < 0.55 ? 1 : roll() < 0.4 ? 3 : 2));
    }
    rivers.push(river(roll, -30, foot + 60 + roll() * 40, width * 1.1), river(roll, width * 0.3, foot + 20 + roll() * 90, width * 0.8));
    clouds.push({ x: width * (isLeft ? 0.62 : 0.08), y: foot - 60 + roll() * 80, scale: 0.7 });
    pines.push({ x: isLeft ? width - 22 : 26, y: foot + 70, scale: 0.8 });
    birds.push({ x: width * (isLeft ? 0.75 : 0.2), y: foot - 100 }, { x: width * (isLeft ? 0.75 : 0.2) + 20, y: foot - 90 });
  }
  return { mountains, rivers, clouds, pines, birds };
}
