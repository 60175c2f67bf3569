// The course of reputation over the rounds, as curves.

export interface Curve {
  seat: number;
  points: { x: number; y: number; value: number }[];
  d: string;
}

export interface Curves {
  lines: Curve[];
  /** Grid lines with their values. */
  rows: { y: number; value: number }[];
  columns: { x: number; round: number }[];
}

interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A step that gives between three and seven grid lines. */
export function stepOf(highest: number): number {
  return [5, 10, 20, 50, 100, 200].find((step) => highest / step <= 6) ?? 500;
}

/** `history` has one row for each round, and a first one for the beginning. */
export function curvesOf(history: readonly (readonly number[])[], room: Room): Curves {
  const highest = Math.max(10, ...history.flat());
  const step = stepOf(highest);
  const most = Math.ceil(highest / step) * step;
  const inner = { width: room.width - room.left - room.right, height: room.height - room.top - room.bottom };
  const x = (round: number) => room.left + (history.length < 2 ? 0 : (round / (history.length - 1)) * inner.width);
  const y = (value: number) => room.top + inner.height * (1 - value / most);
  const seats = history[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const points = history.map((row, round) => ({ x: x(round), y: y(row[seat] ?? 0), value: row[seat] ?? 0 }));
    return { seat, points, d: points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('') };
  });
  const rows = Array.from({ length: Math.round(most / step) + 1 }, (_, at) => ({ y: y(at * step), value: at * step }));
  const every = Math.max(1, Math.ceil(history.length / 12));
  const columns = history.map((_, round) => ({ x: x(round), round })).filter(({ round }) => round % every === 0);
  return { lines, rows, columns };
}
