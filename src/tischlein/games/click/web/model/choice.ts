// A move is a path of taps: an action card, then a wall card, then where it goes. What may be tapped next is read off the
// legal moves; what is legal is never decided here.

export interface Path {
  move: string;
  spots: readonly string[];
}

const startsWith = (path: Path, taps: readonly string[]): boolean => taps.every((tap, at) => path.spots[at] === tap);

/** Paths that go on from these taps. */
export function open(paths: readonly Path[], taps: readonly string[]): Path[] {
  return paths.filter((path) => startsWith(path, taps));
}

/** What may be tapped next. */
export function nextSpots(paths: readonly Path[], taps: readonly string[]): Set<string> {
  return new Set(open(paths, taps).flatMap((path) => path.spots[taps.length] ?? []));
}

/** The move that these taps say in full, if they do. */
export function moveOf(paths: readonly Path[], taps: readonly string[]): string | null {
  return open(paths, taps).find((path) => path.spots.length === taps.length)?.move ?? null;
}

/** After one more tap: further along, or a new beginning, or the last step taken back; null where the tap means nothing. */
export function tapped(paths: readonly Path[], taps: readonly string[], spot: string): string[] | null {
  if (taps.at(-1) === spot) return taps.slice(0, -1);
  for (let kept = taps.length; kept >= 0; kept--) {
    const longer = [...taps.slice(0, kept), spot];
    if (open(paths, longer).length > 0) return longer;
  }
  return null;
}
