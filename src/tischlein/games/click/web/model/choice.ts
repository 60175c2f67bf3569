// A move as a sequence of taps: an action card, then a wall card, then where it goes. What can be tapped next follows from
// the legal moves; legality is never decided here.

export interface Path {
  move: string;
  spots: readonly string[];
}

const startsWith = (path: Path, taps: readonly string[]): boolean => taps.every((tap, at) => path.spots[at] === tap);

/** The paths that continue these taps. */
export function open(paths: readonly Path[], taps: readonly string[]): Path[] {
  return paths.filter((path) => startsWith(path, taps));
}

/** What may be tapped next. */
export function nextSpots(paths: readonly Path[], taps: readonly string[]): Set<string> {
  return new Set(open(paths, taps).flatMap((path) => path.spots[taps.length] ?? []));
}

/** The move that these taps complete, if they do. */
export function moveOf(paths: readonly Path[], taps: readonly string[]): string | null {
  return open(paths, taps).find((path) => path.spots.length === taps.length)?.move ?? null;
}

/** The taps after one more: continued, started again, or without the last one; null if the tap has no meaning. */
export function tapped(paths: readonly Path[], taps: readonly string[], spot: string): string[] | null {
  if (taps.at(-1) === spot) return taps.slice(0, -1);
  for (let kept = taps.length; kept >= 0; kept--) {
    const longer = [...taps.slice(0, kept), spot];
    if (open(paths, longer).length > 0) return longer;
  }
  return null;
}
