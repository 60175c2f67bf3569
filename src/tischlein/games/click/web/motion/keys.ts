// Matches the cards of the new wall with those of the old one, so that they can be animated. Equal motifs are
// interchangeable: the longest sequence that kept its order stays, the rest are matched by motif, and all others are new.

export interface Keyed {
  key: number;
  motif: string;
}

export interface Rolling {
  id: number;
  /** The key of the card under it. */
  on: number;
}

function stayed(before: readonly Keyed[], wall: readonly string[]): Map<number, number> {
  const longest: number[][] = Array.from({ length: before.length + 1 }, () => Array<number>(wall.length + 1).fill(0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = wall.length - 1; j >= 0; j--) {
      const row = longest[i];
      if (row) row[j] = before[i]?.motif === wall[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const kept = new Map<number, number>();
  for (let i = 0, j = 0; i < before.length && j < wall.length; ) {
    if (before[i]?.motif === wall[j] && at(i, j) === at(i + 1, j + 1) + 1) kept.set(j++, i++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return kept;
}

export function rekey(before: readonly Keyed[], wall: readonly string[], fresh: () => number): Keyed[] {
  const kept = stayed(before, wall);
  const left = before.filter((_, i) => ![...kept.values()].includes(i));
  return wall.map((motif, j) => {
    const old = kept.get(j);
    if (old !== undefined) return { key: before[old]?.key ?? fresh(), motif };
    const moved = left.findIndex((one) => one.motif === motif);
    return { key: moved >= 0 ? (left.splice(moved, 1)[0]?.key ?? fresh()) : fresh(), motif };
  });
}

/** A rickshaw stays on its card, or moves to the next one on the right; any other is new. */
export function follow(before: readonly Rolling[], wall: readonly Keyed[], covered: readonly number[], fresh: () => number): Rolling[] {
  const free = [...before];
  const take = (on: number) => {
    const at = free.findIndex((one) => one.on === on);
    return at >= 0 ? free.splice(at, 1)[0] : undefined;
  };
  const spots = covered.map((at) => ({ on: wall[at]?.key ?? -1, before: wall[at - 1]?.key ?? -1 }));
  // Those that moved come first: all move together, so a card may be left by one and reached by another.
  const rolled = spots.map((spot) => (spot.before >= 0 ? take(spot.before) : undefined));
  return spots.map((spot, i) => ({ id: (rolled[i] ?? take(spot.on))?.id ?? fresh(), on: spot.on }));
}
