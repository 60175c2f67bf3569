// The positions of the markers on the reputation track.

/** The end of the track: a multiple of ten, a little ahead of the first player. */
export function rangeOf(reputations: readonly number[]): number {
  return Math.max(40, Math.ceil((Math.max(0, ...reputations) + 4) / 10) * 10);
}

export interface Marker {
  seat: number;
  at: number;
}

/** Markers in order; those that would overlap are spread around their common position. */
export function markersOf(reputations: readonly number[], x: (points: number) => number, room: number): Marker[] {
  const markers = reputations.map((points, seat) => ({ seat, at: x(points) })).sort((a, b) => a.at - b.at || a.seat - b.seat);
  let groups = markers.map((marker) => ({ members: [marker], middle: marker.at }));
  for (let isMoved = true; isMoved; ) {
    isMoved = false;
    const merged: typeof groups = [];
    for (const group of groups) {
      const before = merged.at(-1);
      const reach = (one: typeof group) => (one.members.length * room) / 2;
      if (before && before.middle + reach(before) > group.middle - reach(group) + 0.01) {
        const members = [...before.members, ...group.members];
        before.middle = members.reduce((sum, marker) => sum + marker.at, 0) / members.length;
        before.members = members;
        isMoved = true;
      } else merged.push({ ...group });
    }
    groups = merged;
  }
  return groups.flatMap(({ members, middle }) =>
    members.map((marker, at) => ({ seat: marker.seat, at: middle + (at - (members.length - 1) / 2) * room })),
  );
}
